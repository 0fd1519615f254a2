//! Ruhe in Frieden in numbers.

use super::{Block, Code, Coded, Question, around, offset, start};
use crate::pen::Pen;
use engine::Seat;
use ruhe_in_frieden::RuheInFrieden;
use ruhe_in_frieden::api::{Answer, Command, How, Kind, Play};
use ruhe_in_frieden::board::{Board, Condition};
use ruhe_in_frieden::known::Known;
use ruhe_in_frieden::parts::{Action, ActionSet, Family, Grave, GraveSet, Relative};
use ruhe_in_frieden::phase::WindowKind;

const GRAVES: usize = Grave::COUNT;

const BLOCKS: &[Block] = &[
    Block::one("pass"),
    Block::of("family", &[Family::COUNT]),
    // The wish of an own relative, and the pill: white, black, red.
    Block::of("visit", &[GRAVES, 3]),
    Block::one("end_visits"),
    // Whose relative, beginning with the left neighbour's; its wish, and the pill.
    Block::of("pill", &[4, GRAVES, 3]),
    Block::one("end_pills"),
    Block::of("share", &[GRAVES]),
    Block::one("end_shares"),
    // From which grave, the first or the second coffin in it, to which grave.
    Block::of("mix_up", &[GRAVES, 2, GRAVES]),
    Block::of("mix_up_double", &[GRAVES, 2, GRAVES]),
    Block::of("shock", &[GRAVES]),
    Block::of("maintenance", &[GRAVES]),
    Block::of("illegible", &[GRAVES]),
    // The wish of the deceased.
    Block::of("bury_new", &[GRAVES]),
    Block::of("bury_double", &[GRAVES, GRAVES]),
    // The wish, the grave, and the documents as bits, that of the first grave lowest.
    Block::of("bury_regular", &[GRAVES, GRAVES, 32]),
];

const FAMILY: u16 = start(BLOCKS, "family");
const VISIT: u16 = start(BLOCKS, "visit");
const END_VISITS: u16 = start(BLOCKS, "end_visits");
const PILL: u16 = start(BLOCKS, "pill");
const END_PILLS: u16 = start(BLOCKS, "end_pills");
const SHARE: u16 = start(BLOCKS, "share");
const END_SHARES: u16 = start(BLOCKS, "end_shares");
const MIX_UP: u16 = start(BLOCKS, "mix_up");
const MIX_UP_DOUBLE: u16 = start(BLOCKS, "mix_up_double");
const SHOCK: u16 = start(BLOCKS, "shock");
const MAINTENANCE: u16 = start(BLOCKS, "maintenance");
const ILLEGIBLE: u16 = start(BLOCKS, "illegible");
const BURY_NEW: u16 = start(BLOCKS, "bury_new");
const BURY_DOUBLE: u16 = start(BLOCKS, "bury_double");
const BURY_REGULAR: u16 = start(BLOCKS, "bury_regular");

const KINDS: [Kind; 7] = [
    Kind::Family,
    Kind::Visits,
    Kind::Pills,
    Kind::Shares,
    Kind::Bury,
    Kind::Respond,
    Kind::Interrupt,
];

impl Coded for RuheInFrieden {
    const BLOCKS: &'static [Block] = BLOCKS;

    type Trace = ();

    fn is_pass(command: &Command) -> bool {
        *command == Command::Respond(Answer::Pass)
    }

    fn code(known: &Known, seat: Seat, command: &Command) -> Code {
        let board = &known.board;
        let id = |start: u16, number: usize| start + number as u16;
        Code::One(match *command {
            Command::ChooseFamily { family } => id(FAMILY, family.idx()),
            Command::Visit { relative, kind } => id(VISIT, relative.wish.idx() * 3 + kind as usize),
            Command::EndVisits => END_VISITS,
            Command::BuyPill { relative, kind } => {
                let distance = distance(board, relative.family, seat).saturating_sub(1);
                id(
                    PILL,
                    (distance * GRAVES + relative.wish.idx()) * 3 + kind as usize,
                )
            }
            Command::EndPills => END_PILLS,
            Command::BuyShare { grave } => id(SHARE, grave.idx()),
            Command::EndShares => END_SHARES,
            Command::PlayCard(play) | Command::Interrupt(play) | Command::Respond(Answer::Play(play)) => {
                play_id(board, play)
            }
            Command::Respond(Answer::Pass) => super::PASS,
            Command::Bury { relative, how } => {
                let wish = relative.wish.idx();
                match how {
                    How::New => id(BURY_NEW, wish),
                    How::Double { grave } => id(BURY_DOUBLE, wish * GRAVES + grave.idx()),
                    How::Regular { grave, docs } => {
                        id(BURY_REGULAR, (wish * GRAVES + grave.idx()) * 32 + bits(docs))
                    }
                }
            }
        })
    }

    /// Nothing is forgotten in this game, so recall changes nothing.
    fn write(
        known: &Known,
        seat: Seat,
        question: Option<Question<Kind>>,
        _recall: bool,
        _: &mut (),
        pen: &mut impl Pen,
    ) {
        let board = &known.board;
        let kind = |kind: Kind| KINDS.iter().position(|other| *other == kind);
        pen.section("asked", &[KINDS.len()]);
        pen.one_of(KINDS.len(), question.and_then(|question| kind(question.kind)));
        window(known, pen);
        table(board, pen);
        seats(known, seat, pen);
        relatives(board, seat, pen);
        graves(board, seat, pen);
        burial(board, seat, pen);
    }
}

fn play_id(board: &Board, play: Play) -> u16 {
    let mix_up = |start: u16, from: Grave, coffin: Relative, to: Grave| {
        let coffins = &board.graves[from.idx()];
        let place = coffins.iter().position(|other| *other == coffin).unwrap_or(0);
        start + ((from.idx() * 2 + place) * GRAVES + to.idx()) as u16
    };
    match play {
        Play::MixUp { from, coffin, to } => mix_up(MIX_UP, from, coffin, to),
        Play::MixUpDouble { from, coffin, to } => mix_up(MIX_UP_DOUBLE, from, coffin, to),
        Play::Shock { grave } => SHOCK + grave.idx() as u16,
        Play::Maintenance { grave } => MAINTENANCE + grave.idx() as u16,
        Play::Illegible { grave } => ILLEGIBLE + grave.idx() as u16,
    }
}

fn distance(board: &Board, family: Family, from: Seat) -> usize {
    let owner = board.seat_of(family);
    owner.map_or(0, |owner| offset(owner, from, board.seats))
}

fn bits(graves: GraveSet) -> usize {
    graves.iter().map(|grave| 1 << grave.idx()).sum()
}

fn window(known: &Known, pen: &mut impl Pen) {
    let kind = known.board.agenda.window().map(|window| window.kind);
    pen.section("window", &[5 + GRAVES + 1]);
    pen.one_of(
        5,
        kind.map(|kind| match kind {
            WindowKind::Bury { .. } => 0,
            WindowKind::After => 1,
            WindowKind::Adjust => 2,
            WindowKind::End { last: false } => 3,
            WindowKind::End { last: true } => 4,
        }),
    );
    pen.one_of(
        GRAVES,
        match kind {
            Some(WindowKind::Bury { grave }) => Some(grave.idx()),
            _ => None,
        },
    );
    pen.flag(known.passed);
}

fn table(board: &Board, pen: &mut impl Pen) {
    pen.section("table", &[10]);
    pen.count(board.turn);
    pen.count(board.idle_turns);
    for chips in [board.supply, board.pill_box] {
        for count in [chips.white, chips.black, chips.red] {
            pen.count(u32::from(count));
        }
    }
    pen.flag(board.counts_chips());
    pen.flag(board.agenda.over().is_some());
}

fn actions(pen: &mut impl Pen, held: ActionSet) {
    Action::ALL
        .into_iter()
        .for_each(|action| pen.flag(held.contains(action)));
}

fn seats(known: &Known, seat: Seat, pen: &mut impl Pen) {
    let board = &known.board;
    let features = 4 + Family::COUNT + 2 * (GRAVES + GRAVES * Action::COUNT);
    pen.section("seats", &[usize::from(board.seats), features]);
    for other in around(seat, board.seats) {
        let idx = other.idx();
        pen.flag(board.active == other);
        pen.flag(board.start == other);
        pen.flag(board.next_burier() == Some(other));
        pen.count(board.money[idx].to_thousands());
        pen.one_of(Family::COUNT, board.families[idx].map(Family::idx));
        board.shares[idx]
            .iter()
            .for_each(|count| pen.count(u32::from(*count)));
        board.spent[idx]
            .iter()
            .for_each(|count| pen.count(u32::from(*count)));
        known.cards.held[idx].iter().for_each(|held| actions(pen, *held));
        known.cards.spent[idx]
            .iter()
            .for_each(|spent| actions(pen, *spent));
    }
}

fn relatives(board: &Board, seat: Seat, pen: &mut impl Pen) {
    let count = usize::from(board.seats);
    pen.section("relatives", &[count, GRAVES, 4 + 1 + GRAVES + 1 + 3 + count + 2]);
    for other in around(seat, board.seats) {
        for condition in &board.relatives[other.idx()] {
            let prescription = condition.prescription();
            pen.one_of(4, condition.health().map(|health| health as usize));
            pen.flag(*condition == Condition::Deceased);
            pen.one_of(
                GRAVES,
                match condition {
                    Condition::Buried(grave) => Some(grave.idx()),
                    _ => None,
                },
            );
            pen.flag(*condition == Condition::BuriedNew);
            pen.one_of(3, prescription.map(|prescription| prescription.kind as usize));
            let by = prescription.map(|prescription| offset(prescription.by, seat, board.seats));
            pen.one_of(count, by);
            pen.flag(prescription.is_some_and(|prescription| prescription.substitute));
            pen.flag(matches!(condition, Condition::Alive { visited: true, .. }));
        }
    }
}

fn graves(board: &Board, seat: Seat, pen: &mut impl Pen) {
    let count = usize::from(board.seats);
    pen.section("graves", &[GRAVES, 3 + 2 * Action::COUNT + 2 * (count + GRAVES)]);
    let bought = board.bought();
    for grave in Grave::all() {
        pen.count(u32::from(board.piles[grave.idx()]));
        pen.count(board.share_price(grave).to_thousands());
        pen.flag(bought.contains(grave));
        pen.one_of(
            Action::COUNT,
            board.tops[grave.idx()].map(|action| action as usize),
        );
        actions(pen, board.revealed[grave.idx()]);
        let coffins = &board.graves[grave.idx()];
        for place in 0..2 {
            let coffin = coffins.get(place);
            pen.one_of(count, coffin.map(|coffin| distance(board, coffin.family, seat)));
            pen.one_of(GRAVES, coffin.map(|coffin| coffin.wish.idx()));
        }
    }
}

fn burial(board: &Board, seat: Seat, pen: &mut impl Pen) {
    let count = usize::from(board.seats);
    let burial = board.agenda.burial();
    pen.section("burial", &[count + GRAVES]);
    pen.one_of(count, burial.map(|burial| offset(burial.seat, seat, board.seats)));
    pen.one_of(GRAVES, burial.map(|burial| burial.relative.wish.idx()));
    pen.section("documents", &[count, GRAVES, GRAVES]);
    let features = pen.block(count * GRAVES * GRAVES);
    for document in burial.into_iter().flat_map(|burial| &burial.documents) {
        let distance = offset(document.seat, seat, board.seats);
        features[(distance * GRAVES + document.grave.idx()) * GRAVES + document.counts_for.idx()] = 1;
    }
}
