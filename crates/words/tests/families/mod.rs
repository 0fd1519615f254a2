//! Everything Ruhe in Frieden can say, one phrase of each kind.

use engine::{Game, Phrase, Refusing, Rule, Seat, SeatMap, SeatSet, Seen};
use ruhe_in_frieden::api::{OPTIONS, PRESETS, Way, Whereabouts};
use ruhe_in_frieden::parts::{
    Action, ActionSet, Chips, Family, Grave, GraveSet, Health, Money, Pill, Relative, Share,
};
use ruhe_in_frieden::phase::WindowKind;
use ruhe_in_frieden::{Answer, Command, How, Kind, Play, Reason, Refusal, RuheInFrieden, Sighting, text};

/// Everything that can be said.
pub(crate) fn phrases() -> Vec<Phrase> {
    let mut phrases = Vec::new();
    phrases.extend(sightings().iter().map(RuheInFrieden::say_sighting));
    phrases.extend(commands().iter().map(RuheInFrieden::say_command));
    phrases.extend(commands().iter().map(text::help));
    phrases.extend(refusals().iter().map(Refusing::phrase));
    phrases.extend(Kind::ALL.map(text::kind));
    phrases.extend(Kind::ALL.map(text::kind_help));
    phrases.extend(Reason::ALL.map(text::reason));
    phrases.extend(Action::ALL.map(text::action));
    phrases.extend(Pill::ALL.map(text::pill));
    phrases.extend(Health::ALL.map(text::health));
    phrases.extend(windows().map(text::window));
    phrases.extend(Family::all().map(text::family));
    phrases.extend(relatives().map(text::relative));
    phrases.extend(["title", "blurb"].map(|name| Phrase::new(format!("rf-game-{name}"))));
    let bots = [
        "visitor",
        "mourner",
        "rusher",
        "answerer",
        "builder",
        "gravedigger",
        "sexton",
    ];
    phrases.extend(bots.map(|bot| Phrase::new(format!("rf-bot-{bot}"))));
    phrases.extend(RuheInFrieden::ADVICE.iter().map(|advice| Phrase::new(advice.say)));
    phrases.extend(options());
    phrases
}

/// What is seen in play; the end, which says more, is left out.
pub(crate) fn seen_lines() -> Vec<Phrase> {
    sightings()
        .iter()
        .filter(|sighting| !matches!(sighting, Sighting::Ended { .. }))
        .map(RuheInFrieden::say_sighting)
        .collect()
}

/// The rules a player can be pointed to.
pub(crate) fn rules() -> Vec<Rule> {
    let refusals = refusals().into_iter().map(|refusal| refusal.rule());
    let commands = commands().into_iter().map(|it| RuheInFrieden::rule_of(&it));
    let kinds = Kind::ALL.into_iter().map(Kind::rule);
    let options = OPTIONS.iter().map(|option| option.rule);
    let advice = RuheInFrieden::ADVICE.iter().map(|advice| advice.rule);
    let options = options.chain(advice);
    options.chain(refusals).chain(commands).chain(kinds).collect()
}

const SEAT: Seat = Seat(1);
const OTHER: Seat = Seat(2);

fn relatives() -> impl Iterator<Item = Relative> {
    Family::all().flat_map(|family| Grave::all().map(move |wish| Relative { family, wish }))
}

/// A relative with a long name.
fn relative() -> Relative {
    "F3-4".parse().expect("the fourth of the third family")
}

fn graves() -> (Grave, Grave) {
    let all: Vec<Grave> = Grave::all().collect();
    (all[1], all[4])
}

fn windows() -> impl Iterator<Item = WindowKind> {
    let (grave, _) = graves();
    [
        WindowKind::Bury { grave },
        WindowKind::After,
        WindowKind::Adjust,
        WindowKind::End { last: false },
        WindowKind::End { last: true },
    ]
    .into_iter()
}

fn plays() -> [Play; 5] {
    let ((from, to), coffin) = (graves(), relative());
    [
        Play::MixUp { from, coffin, to },
        Play::MixUpDouble { from, coffin, to },
        Play::Shock { grave: from },
        Play::Maintenance { grave: from },
        Play::Illegible { grave: from },
    ]
}

fn sightings() -> Vec<Sighting> {
    let ((grave, to), seat, relative) = (graves(), SEAT, relative());
    let (nothing, money) = (Money::ZERO, Money::thousands(2));
    let mut sightings = vec![
        Sighting::TurnBegan { seat, turn: 12 },
        Sighting::BoxFilled {
            chips: Chips {
                white: 5,
                black: 4,
                red: 1,
            },
        },
        Sighting::Died {
            relative,
            inherited: money,
        },
        Sighting::ChipsReturned,
        Sighting::CoffinMoved {
            coffin: relative,
            from: grave,
            to,
        },
        Sighting::MaintenancePaid {
            from: seat,
            to: OTHER,
            paid: money,
        },
        Sighting::BurialFailed { relative, grave },
        Sighting::Passed { seat },
        Sighting::WindowClosed,
    ];
    sightings.extend(Family::all().map(|family| Sighting::FamilyChosen { seat, family }));
    sightings.extend(plays().map(|play| Sighting::Played { seat, play }));
    sightings.extend(steps());
    sightings.extend(purchases(money));
    sightings.extend(burials());
    sightings.extend(windows().map(|window| Sighting::WindowOpened { window, first: seat }));
    for health in Health::ALL {
        sightings.push(Sighting::Shocked { relative, health });
        sightings.extend([nothing, money].map(|payout| Sighting::Adjusted {
            relative,
            health,
            payout,
        }));
    }
    for kind in Pill::ALL {
        sightings.push(Sighting::PillBought { seat, relative, kind });
        for (paid, substitute) in [(nothing, true), (nothing, false), (money, false)] {
            sightings.push(Sighting::Visited {
                relative,
                kind,
                paid,
                substitute,
            });
        }
    }
    sightings.extend(ends());
    sightings.iter().for_each(is_listed);
    sightings
}

fn steps() -> impl Iterator<Item = Sighting> {
    let steps = [Kind::Visits, Kind::Pills, Kind::Shares];
    steps.into_iter().map(|step| Sighting::StepEnded { step })
}

fn purchases(paid: Money) -> impl Iterator<Item = Sighting> {
    let (grave, _) = graves();
    let faces = Action::ALL.into_iter().map(Seen::Face).chain([Seen::Back]);
    faces.map(move |action| Sighting::ShareBought {
        seat: SEAT,
        grave,
        paid,
        action,
    })
}

fn burials() -> Vec<Sighting> {
    let ((grave, _), seat, relative) = (graves(), SEAT, relative());
    let ways = [Way::New, Way::Regular(grave), Way::Double(grave)];
    let mut sightings: Vec<Sighting> = ways.map(|way| Sighting::Buried { relative, way }).into();
    for count in 0..3 {
        sightings.push(Sighting::Declared {
            seat,
            relative,
            grave,
            docs: Grave::all().take(count).collect::<GraveSet>(),
        });
    }
    for count in 1..3 {
        let actions: ActionSet = Action::ALL.into_iter().take(count).collect();
        sightings.extend(
            [Seen::Back, Seen::Face(actions)].map(|actions| Sighting::SharesSpent {
                seat,
                grave,
                count: count as u8,
                actions,
            }),
        );
    }
    sightings
}

fn ends() -> Vec<Sighting> {
    let (grave, _) = graves();
    let mut sightings = Vec::new();
    for winners in [SeatSet::only(SEAT), [SEAT, OTHER].into_iter().collect()] {
        sightings.extend(Reason::ALL.map(|reason| Sighting::Ended {
            reason,
            winners,
            scores: SeatMap::new(5, |_| 7),
        }));
    }
    for action in Action::ALL {
        let card = Share::new(action, grave);
        sightings.push(Sighting::PileShows { grave, action });
        let places = [
            Whereabouts::Pile,
            Whereabouts::Held(SEAT),
            Whereabouts::Spent(SEAT),
        ];
        sightings.extend(places.map(|place| Sighting::CardOpened { card, place }));
    }
    sightings
}

/// Does not compile when a sighting is added: list it above, too.
fn is_listed(sighting: &Sighting) {
    match sighting {
        Sighting::FamilyChosen { .. }
        | Sighting::PileShows { .. }
        | Sighting::TurnBegan { .. }
        | Sighting::BoxFilled { .. }
        | Sighting::Visited { .. }
        | Sighting::PillBought { .. }
        | Sighting::ShareBought { .. }
        | Sighting::StepEnded { .. }
        | Sighting::Adjusted { .. }
        | Sighting::Shocked { .. }
        | Sighting::Died { .. }
        | Sighting::ChipsReturned
        | Sighting::Played { .. }
        | Sighting::CoffinMoved { .. }
        | Sighting::MaintenancePaid { .. }
        | Sighting::Declared { .. }
        | Sighting::BurialFailed { .. }
        | Sighting::Buried { .. }
        | Sighting::SharesSpent { .. }
        | Sighting::WindowOpened { .. }
        | Sighting::Passed { .. }
        | Sighting::WindowClosed
        | Sighting::Ended { .. }
        | Sighting::CardOpened { .. } => {}
    }
}

/// One of each reason to say no.
fn refusals() -> Vec<Refusal> {
    let refusals = Refusal::samples();
    refusals.iter().for_each(is_sampled);
    refusals
}

/// Does not compile when a refusal is added: give `Refusal::samples` one, too.
fn is_sampled(refusal: &Refusal) {
    match refusal {
        Refusal::NotAskedFor(_)
        | Refusal::FamilyTaken(_)
        | Refusal::NoSuchRelative(_)
        | Refusal::NotYourRelative(_)
        | Refusal::NotAlive(_)
        | Refusal::VisitedAlready(_)
        | Refusal::SameKind(_)
        | Refusal::NoChip(_)
        | Refusal::PlacebosFirst
        | Refusal::CannotPay(_)
        | Refusal::NotVisitedYet(_)
        | Refusal::OnlyForOthers(_)
        | Refusal::DeadNeedNoPills(_)
        | Refusal::HasPrescription(_)
        | Refusal::PileIsEmpty(_)
        | Refusal::OneSharePerGrave(_)
        | Refusal::NotYourCard(_)
        | Refusal::GraveIsEmpty(_)
        | Refusal::GraveIsOccupied(_)
        | Refusal::NobodyLiesThere(_)
        | Refusal::MoveNeedsEmptyGrave(_)
        | Refusal::MoveNeedsOccupiedGrave(_)
        | Refusal::NoSuchCoffin(..)
        | Refusal::SameGrave(_)
        | Refusal::NobodyToShock(_)
        | Refusal::OnlyForABurial(_)
        | Refusal::DocumentOfTheSameGrave(_)
        | Refusal::DocumentTooLate(_)
        | Refusal::DocumentChangesNothing(_)
        | Refusal::NotYourDeceased(_)
        | Refusal::NotDeceased(_)
        | Refusal::OtherBurialFirst(_)
        | Refusal::NoMajority(_)
        | Refusal::DocumentNeedsShare(_)
        | Refusal::OthersNeedPlacebos
        | Refusal::UnknownInput => {}
    }
}

fn commands() -> Vec<Command> {
    let ((grave, _), relative) = (graves(), relative());
    let mut commands = vec![
        Command::EndVisits,
        Command::EndPills,
        Command::BuyShare { grave },
        Command::EndShares,
        Command::Respond(Answer::Pass),
    ];
    commands.extend(Family::all().map(|family| Command::ChooseFamily { family }));
    for kind in Pill::ALL {
        commands.push(Command::Visit { relative, kind });
        commands.push(Command::BuyPill { relative, kind });
    }
    commands.extend([How::New, How::Double { grave }].map(|how| Command::Bury { relative, how }));
    for count in 0..3 {
        let docs = Grave::all().take(count).collect();
        let how = How::Regular { grave, docs };
        commands.push(Command::Bury { relative, how });
    }
    for play in plays() {
        commands.push(Command::PlayCard(play));
        commands.push(Command::Interrupt(play));
        commands.push(Command::Respond(Answer::Play(play)));
    }
    commands
}

fn options() -> Vec<Phrase> {
    let mut keys = Vec::new();
    for option in OPTIONS {
        let key = format!("rf-option-{}", option.name.replace('_', "-"));
        // Numbers are the same in every language.
        let named = option
            .values
            .iter()
            // Numbers and times are the same in every language.
            .filter(|value| value.parse::<u32>().is_err() && !value.contains('/'));
        keys.extend(named.map(|value| format!("{key}-{}", value.replace('_', "-"))));
        keys.extend([format!("{key}-help"), key]);
    }
    for preset in PRESETS {
        let key = format!("rf-preset-{}", preset.name);
        keys.extend([format!("{key}-help"), key]);
    }
    keys.into_iter().map(Phrase::new).collect()
}
