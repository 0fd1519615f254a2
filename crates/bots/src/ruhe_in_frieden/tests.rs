//! What the mourner does where every sensible player would do the same.

use super::{Mourner, Taste};
use crate::{Bot as _, seat_rng};
use engine::table::{NewTable, Table};
use engine::{Audience, Game as _, Later, Mode, Prompt, PromptId, Seat, Secret};
use ruhe_in_frieden::api::DocumentAlone;
use ruhe_in_frieden::board::Condition;
use ruhe_in_frieden::parts::{Action, Chips, Grave, GraveSet, Health, Money, Pill, Relative};
use ruhe_in_frieden::phase::{Step, WindowKind};
use ruhe_in_frieden::{Answer, Command, How, Kind, Known, Options, Play, RuheInFrieden, Sighting};

const ME: Seat = Seat(0);
const RIVAL: Seat = Seat(1);

/// What seat 0 knows in the first turn of two, which is its own.
fn known() -> Known {
    let options = Options {
        start: ruhe_in_frieden::api::Start::Seat(ME),
        ..Options::default()
    };
    let new = NewTable::<RuheInFrieden>::new(2, options);
    let table = Table::shuffled(new, Secret::from_seed(1), vec![], &mut ()).unwrap();
    RuheInFrieden::knowledge(table.state(), Audience::Seat(ME))
}

fn grave(number: u8) -> Grave {
    Grave::from_number(number).unwrap()
}

fn alive(health: Health) -> Condition {
    Condition::Alive {
        health,
        prescription: None,
        visited: false,
    }
}

fn relative(known: &Known, seat: Seat, wish: u8) -> Relative {
    known.board.relative(seat, grave(wish)).unwrap()
}

/// Gives somebody a share, and its action if it is the own one.
fn give(known: &mut Known, seat: Seat, action: Action, number: u8) {
    let idx = grave(number).idx();
    known.board.piles[idx] -= 1;
    known.board.shares[seat.idx()][idx] += 1;
    if seat == ME {
        known.cards.held[seat.idx()][idx].insert(action);
    }
}

/// Lays a relative into a grave.
fn bury(known: &mut Known, seat: Seat, wish: u8, number: u8) {
    let coffin = relative(known, seat, wish);
    known.board.graves[grave(number).idx()].push(coffin);
    known.board.relatives[seat.idx()][grave(wish).idx()] = Condition::Buried(grave(number));
}

fn prompt(kind: Kind) -> Prompt<Kind> {
    Prompt {
        id: PromptId(1),
        seat: ME,
        kind,
        mode: Mode::Open,
        must: kind != Kind::Interrupt,
        until: None,
    }
}

/// What mourners of many tastes answer; all of them must agree.
fn check(known: &Known, kind: Kind, choices: &[Command], expected: Command) {
    for seed in 0..50 {
        let mut rng = seat_rng(seed, ME);
        let answer = Mourner::new(Taste::USUAL).answer(known, &prompt(kind), choices, &mut rng);
        assert_eq!(answer, expected, "seed {seed}");
    }
}

/// One relative is left, near death, and the box is as for one (RF-4.5).
fn last_breath() -> (Known, [Command; 2]) {
    let mut known = known();
    known.board.relatives[ME.idx()] = [Condition::BuriedNew; 5];
    known.board.relatives[ME.idx()][0] = alive(Health::NearDeath);
    known.board.pill_box = Chips::new(1, 0, 1);
    let relative = relative(&known, ME, 1);
    let choices = [Pill::White, Pill::Red].map(|kind| Command::Visit { relative, kind });
    (known, choices)
}

#[test]
fn a_game_that_is_won_is_ended() {
    // RF-9.1 b
    let (known, choices) = last_breath();
    check(&known, Kind::Visits, &choices, choices[1]);
}

#[test]
fn a_game_that_is_lost_is_not_ended() {
    // RF-9.1 b: 10 points against 23 and one relative alive.
    let (mut known, choices) = last_breath();
    for wish in 1..=5 {
        bury(&mut known, RIVAL, wish, wish);
    }
    known.board.graves[4].clear();
    known.board.relatives[RIVAL.idx()][4] = alive(Health::TopFit);
    known.board.money[RIVAL.idx()] = Money::ZERO;
    check(&known, Kind::Visits, &choices, choices[0]);
}

#[test]
fn who_is_about_to_finish_is_given_pills() {
    // RF-4.13: two thousands would do for the rival's last two.
    let mut known = known();
    known.see(&Sighting::StepEnded { step: Kind::Visits });
    known.board.relatives[RIVAL.idx()] = [Condition::BuriedNew; 5];
    known.board.relatives[RIVAL.idx()][1] = alive(Health::NearDeath);
    known.board.relatives[RIVAL.idx()][3] = alive(Health::NearDeath);
    known.board.money[RIVAL.idx()] = Money::thousands(2);
    let buys = [2, 4].map(|wish| Command::BuyPill {
        relative: relative(&known, RIVAL, wish),
        kind: Pill::White,
    });
    let choices = [buys[0], buys[1], Command::EndPills];
    for seed in 0..50 {
        let mut rng = seat_rng(seed, ME);
        let answer = Mourner::new(Taste::USUAL).answer(&known, &prompt(Kind::Pills), &choices, &mut rng);
        assert!(buys.contains(&answer), "seed {seed}");
    }
}

#[test]
fn the_dead_go_where_they_wished() {
    // RF-6.2, RF-9.5
    let mut known = known();
    known.board.relatives[ME.idx()][2] = Condition::Deceased;
    give(&mut known, ME, Action::MixUp, 3);
    give(&mut known, ME, Action::MixUp, 1);
    let relative = relative(&known, ME, 3);
    let bury = |how| Command::Bury { relative, how };
    let docs = GraveSet::EMPTY;
    let regular = |number| {
        bury(How::Regular {
            grave: grave(number),
            docs,
        })
    };
    let choices = [bury(How::New), regular(1), regular(3)];
    check(&known, Kind::Bury, &choices, choices[2]);
}

/// The rival declares the burial of his third relative in the grave it wished for, with one certificate.
fn declared() -> Known {
    let mut known = known();
    known.board.relatives[RIVAL.idx()][2] = Condition::Deceased;
    give(&mut known, RIVAL, Action::MixUp, 3);
    known.see(&Sighting::Declared {
        seat: RIVAL,
        relative: relative(&known, RIVAL, 3),
        grave: grave(3),
        docs: GraveSet::EMPTY,
    });
    known.see(&Sighting::WindowOpened {
        window: WindowKind::Bury { grave: grave(3) },
        first: ME,
    });
    known
}

#[test]
fn a_document_stops_a_rival_at_the_grave_of_his_wish() {
    // RF-7.8, RF-7.10: 1–0 becomes 1–1.
    let mut known = declared();
    bury(&mut known, ME, 5, 5);
    give(&mut known, ME, Action::Illegible, 5);
    let play = Play::Illegible { grave: grave(5) };
    let choices = [Answer::Pass, Answer::Play(play)].map(Command::Respond);
    check(&known, Kind::Respond, &choices, choices[1]);
}

#[test]
fn a_document_that_is_not_enough_is_kept() {
    // RF-6.3: 3–0 against two documents, of which only one is held.
    let mut known = declared();
    give(&mut known, RIVAL, Action::MixUp, 3);
    give(&mut known, RIVAL, Action::Shock, 3);
    give(&mut known, ME, Action::Illegible, 5);
    let play = Play::Illegible { grave: grave(5) };
    let choices = [Answer::Pass, Answer::Play(play)].map(Command::Respond);
    check(&known, Kind::Respond, &choices, choices[0]);
}

#[test]
fn the_burier_answers_a_document_with_a_document() {
    // RF-7.10: 1–1 becomes 2–1, where a document counts alone (R-RF-63).
    let mut known = known();
    known.board.options.document_alone = Later(DocumentAlone::Share);
    known.board.relatives[ME.idx()][2] = Condition::Deceased;
    give(&mut known, ME, Action::MixUp, 3);
    bury(&mut known, ME, 1, 1);
    give(&mut known, ME, Action::Illegible, 1);
    give(&mut known, RIVAL, Action::Illegible, 5);
    known.see(&Sighting::Declared {
        seat: ME,
        relative: relative(&known, ME, 3),
        grave: grave(3),
        docs: GraveSet::EMPTY,
    });
    known.see(&Sighting::WindowOpened {
        window: WindowKind::Bury { grave: grave(3) },
        first: RIVAL,
    });
    known.see(&Sighting::Played {
        seat: RIVAL,
        play: Play::Illegible { grave: grave(5) },
    });
    let play = Play::Illegible { grave: grave(1) };
    let choices = [Answer::Pass, Answer::Play(play)].map(Command::Respond);
    check(&known, Kind::Respond, &choices, choices[1]);
}

#[test]
fn an_interruption_takes_money_before_it_is_spent() {
    // RF-8.2 c, RF-7.7
    let mut known = known();
    known.see(&Sighting::TurnBegan { seat: RIVAL, turn: 2 });
    known.see(&Sighting::BoxFilled {
        chips: Chips::new(5, 4, 1),
    });
    bury(&mut known, RIVAL, 2, 2);
    give(&mut known, ME, Action::Maintenance, 2);
    let choices = [Command::Interrupt(Play::Maintenance { grave: grave(2) })];
    let react = |known: &Known| {
        let mut rng = seat_rng(3, ME);
        let reaction = Mourner::new(Taste::USUAL).react(known, &prompt(Kind::Interrupt), &choices, &mut rng);
        reaction.map(|(_, command)| command)
    };
    assert_eq!(react(&known), Some(choices[0]));
    known.board.money[RIVAL.idx()] = Money::ZERO;
    assert_eq!(react(&known), None);
}

#[test]
fn no_grave_comes_first_by_its_number() {
    // RF-1.10: bots must break ties at random. With plenty of money all shares of wishes alike are bought first alike.
    let mut known = known();
    known.see(&Sighting::StepEnded { step: Kind::Visits });
    known.see(&Sighting::StepEnded { step: Kind::Pills });
    assert!(matches!(known.board.agenda.step(), Some(Step::Shares { .. })));
    known.board.money[ME.idx()] = Money::thousands(40);
    known.board.relatives[ME.idx()] = [alive(Health::NearDeath); 5];
    known.board.relatives[RIVAL.idx()] = [alive(Health::TopFit); 5];
    let choices: Vec<Command> = Grave::all()
        .map(|grave| Command::BuyShare { grave })
        .chain([Command::EndShares])
        .collect();
    let mut counts = [0; 6];
    for seed in 0..600 {
        let mut rng = seat_rng(seed, ME);
        let answer = Mourner::new(Taste::USUAL).answer(&known, &prompt(Kind::Shares), &choices, &mut rng);
        counts[choices.iter().position(|choice| *choice == answer).unwrap()] += 1;
    }
    assert!(counts[..5].iter().all(|count| *count > 60), "{counts:?}");
}

#[test]
fn no_two_tastes_are_quite_alike() {
    let taste = |seed| Taste::USUAL.varied(&mut seat_rng(seed, ME));
    assert_ne!(taste(1), taste(2));
    assert_eq!(taste(1), taste(1));
    assert_eq!(taste(1).victory, Taste::USUAL.victory);
}
