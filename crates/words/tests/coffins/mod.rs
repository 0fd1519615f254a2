//! Everything Clearing Coffins can say, one phrase of each kind.

use clearing_coffins::api::{
    Bangs, ClaimMode, Evidence, FalseStarts, Handicaps, OPTIONS, PRESETS, Preset, ReactionMode, Ruling,
};
use clearing_coffins::parts::{Card, Face, NamedSlots, SeatQueue, Symbol, Throw};
use clearing_coffins::{
    Anticipation, Bang, Bat, Claim, ClearingCoffins, Command, End, Kind, Moon, Options, Phase, Place,
    Refusal, Sighting, Target, Verdict, text,
};
use engine::{Game, Later, Phrase, Refusing, Rule, Seat, SeatSet};

/// Everything that can be said.
pub(crate) fn phrases() -> Vec<Phrase> {
    let mut phrases = Vec::new();
    phrases.extend(sightings().iter().map(ClearingCoffins::say_sighting));
    phrases.extend(sightings().iter().filter_map(text::reveal));
    phrases.extend(commands().iter().map(ClearingCoffins::say_command));
    phrases.extend(commands().iter().map(text::help));
    phrases.extend(Refusal::samples().iter().map(Refusing::phrase));
    phrases.extend(Kind::ALL.map(text::kind));
    phrases.extend(Kind::ALL.map(text::kind_help));
    phrases.extend(Card::ALL.map(text::card));
    phrases.extend(throws().map(text::throw));
    phrases.extend(verdicts().iter().map(text::verdict));
    phrases.extend(verdicts().iter().filter_map(text::margin));
    phrases.extend(photo_finish().iter().map(text::photo_finish));
    phrases.extend(signs().iter().flat_map(text::sign));
    phrases.extend(["game-title", "game-blurb", "photo-title"].map(|key| Phrase::new(format!("cc-{key}"))));
    let bots = ["visitor", "sleepy", "mourner", "gravedigger", "sexton"];
    phrases.extend(bots.map(|bot| Phrase::new(format!("cc-bot-{bot}"))));
    phrases.extend(options());
    phrases
}

/// What is seen in play, each in a line. Four names at once, and hands with false starts, may wrap.
pub(crate) fn seen_lines() -> Vec<Phrase> {
    let is_early = |sighting: &Sighting| matches!(sighting, Sighting::Judged { false_starts, .. } if !false_starts.is_empty());
    let all = sightings();
    let seen = all
        .iter()
        .filter(|it| !is_early(it))
        .map(ClearingCoffins::say_sighting);
    let shown = all.iter().filter(|it| !matches!(it, Sighting::Dealt { .. }));
    seen.chain(shown.filter_map(text::reveal)).collect()
}

/// The rules a player can be pointed to.
pub(crate) fn rules() -> Vec<Rule> {
    let refusals = Refusal::samples().into_iter().map(|refusal| refusal.rule());
    let commands = commands().into_iter().map(|it| ClearingCoffins::rule_of(&it));
    let kinds = Kind::ALL.into_iter().map(Kind::rule);
    let options = OPTIONS.iter().map(|option| option.rule);
    options.chain(refusals).chain(commands).chain(kinds).collect()
}

/// The longest of all cards in most languages, in every place.
const CARD: Card = Card::PurpleBat;

const SEAT: Seat = Seat(1);

const OTHER: Seat = Seat(2);

const PLACE: Place = Place { seat: SEAT, slot: 2 };

fn throws() -> impl Iterator<Item = Throw> {
    let faces = [Face::Yellow, Face::Purple, Face::TwoTone, Face::Exclamation];
    faces.into_iter().flat_map(|face| {
        let symbols = [Symbol::Skull, Symbol::Moon, Symbol::Bat];
        symbols.map(|symbol| Throw { face, symbol })
    })
}

fn bangs(count: u8, apart_ms: i32) -> Bangs {
    let bang = |seat: u8| Bang {
        seat: Seat(seat),
        reaction_ms: 500 + apart_ms * i32::from(seat),
        target: None,
    };
    (0..count).map(bang).collect()
}

fn early(count: u8) -> FalseStarts {
    let start = |seat: u8| Anticipation {
        seat: Seat(seat),
        reaction_ms: -80,
    };
    (0..count).map(start).collect()
}

fn verdicts() -> Vec<Verdict> {
    let judged = |count, apart_ms| Verdict::Adjudicate {
        bangs: bangs(count, apart_ms),
        false_starts: early(0),
    };
    vec![
        Verdict::Throw,
        Verdict::Reveal,
        Verdict::Timeout,
        judged(0, 0),
        judged(1, 0),
        judged(2, 0),
        judged(3, 12),
    ]
}

fn photo_finish() -> Vec<Evidence> {
    let evidence = |ruling, r_server, handicap| Evidence {
        seat: SEAT,
        arrival: 10_588,
        theta: 0,
        owd: 90,
        slack: 20,
        shown: None,
        pressed: None,
        r_client: None,
        r_server,
        reaction: 498 + handicap,
        handicap,
        ruling,
    };
    let rulings = Ruling::ALL.into_iter();
    rulings
        .flat_map(|ruling| {
            [(498, 0), (408, 0), (300, 150)].map(|(server, more)| evidence(ruling, server, more))
        })
        .collect()
}

fn signs() -> Vec<Options> {
    let mut signs = vec![Options::for_strangers(), Options::for_friends()];
    signs.extend(Preset::ALL.map(|fairness| Options {
        fairness,
        handicap: Later(Handicaps::NONE.with(SEAT, 150)),
        ..Options::default()
    }));
    for reaction_mode in [ReactionMode::Hotseat, ReactionMode::Sealed] {
        signs.push(Options {
            reaction_mode,
            sit_out: 2,
            claim_mode: ClaimMode::Pointed,
            ..Options::default()
        });
    }
    signs
}

fn sightings() -> Vec<Sighting> {
    let (seat, place, card) = (SEAT, PLACE, CARD);
    let mut sightings = vec![
        Sighting::Dealt {
            seat,
            cards: [card; 4],
        },
        Sighting::TurnBegan {
            thrower: seat,
            round: 123,
        },
        Sighting::Thrown,
        Sighting::Conceded { seat },
        Sighting::Missed { place },
        Sighting::Shown {
            by: seat,
            place,
            card,
        },
        Sighting::Closed { place },
        Sighting::Cleared { place, card },
        Sighting::Exposed {
            by: seat,
            place,
            card,
        },
        Sighting::Refilled { place, card },
        Sighting::Looked { place, card },
        Sighting::Swapped { a: place, b: place },
        Sighting::Kept { seat },
        Sighting::Declined { seat },
        Sighting::PenaltyTurned { place, card },
        Sighting::PenaltyDrawn { place, card },
        Sighting::PenaltySpared { seat },
        Sighting::RoundEnded,
        Sighting::Opened { place, card },
    ];
    sightings.extend(throws().map(|throw| Sighting::Revealed { throw }));
    for (hands, starts) in [(0, 0), (1, 0), (4, 0), (0, 1), (1, 1), (3, 2)] {
        sightings.push(Sighting::Judged {
            bangs: bangs(hands, 12),
            false_starts: early(starts),
        });
    }
    sightings.extend(phases().map(|phase| Sighting::Asked { phase, until: None }));
    for winners in [SeatSet::only(seat), [seat, OTHER].into_iter().collect()] {
        sightings.extend(End::ALL.map(|reason| Sighting::Ended { winners, reason }));
    }
    sightings.iter().for_each(is_listed);
    sightings
}

fn phases() -> impl Iterator<Item = Phase> {
    let (seat, owed) = (SEAT, SeatQueue::EMPTY);
    let queue = [seat].into_iter().collect();
    [
        Phase::AwaitThrow,
        Phase::Rolling,
        Phase::Open,
        Phase::Claim { seat, owed },
        Phase::Bat { seat, owed },
        Phase::MoonPick { seat, owed },
        Phase::MoonDecide {
            seat,
            a: PLACE,
            b: PLACE,
            owed,
        },
        Phase::Penalty {
            queue,
            shown: NamedSlots::default(),
        },
        Phase::Over {
            winners: SeatSet::only(seat),
            reason: End::Cleared,
        },
    ]
    .into_iter()
}

/// Does not compile when a sighting is added: list it above, too.
fn is_listed(sighting: &Sighting) {
    match sighting {
        Sighting::Dealt { .. }
        | Sighting::TurnBegan { .. }
        | Sighting::Thrown
        | Sighting::Revealed { .. }
        | Sighting::Judged { .. }
        | Sighting::Asked { .. }
        | Sighting::Conceded { .. }
        | Sighting::Missed { .. }
        | Sighting::Shown { .. }
        | Sighting::Closed { .. }
        | Sighting::Cleared { .. }
        | Sighting::Exposed { .. }
        | Sighting::Refilled { .. }
        | Sighting::Looked { .. }
        | Sighting::Swapped { .. }
        | Sighting::Kept { .. }
        | Sighting::Declined { .. }
        | Sighting::PenaltyTurned { .. }
        | Sighting::PenaltyDrawn { .. }
        | Sighting::PenaltySpared { .. }
        | Sighting::RoundEnded
        | Sighting::Ended { .. }
        | Sighting::Opened { .. } => {}
    }
}

fn commands() -> Vec<Command> {
    let bang = |target| Command::Bang { target };
    vec![
        Command::Throw,
        bang(None),
        bang(Some(Target::Garlic)),
        bang(Some(Target::Card(PLACE))),
        Command::Pass,
        Command::Claim(Claim::Card(PLACE)),
        Command::Claim(Claim::Concede),
        Command::BatChoose(Bat::Close(PLACE)),
        Command::BatChoose(Bat::Clear(PLACE)),
        Command::BatChoose(Bat::Expose(PLACE)),
        Command::BatChoose(Bat::Decline),
        Command::MoonPick(Moon::Cards { a: PLACE, b: PLACE }),
        Command::MoonPick(Moon::Decline),
        Command::MoonDecide { swap: true },
        Command::MoonDecide { swap: false },
        Command::PenaltyPick { slot: 2 },
    ]
}

fn options() -> Vec<Phrase> {
    let mut keys = Vec::new();
    // Numbers, dice and handicaps are the same in every language.
    let is_word = |value: &&&str| {
        value.parse::<u32>().is_err()
            && value
                .chars()
                .all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
    };
    for option in OPTIONS {
        let key = format!("cc-option-{}", option.name.replace('_', "-"));
        let named = option.values.iter().filter(is_word);
        keys.extend(named.map(|value| format!("{key}-{}", value.replace('_', "-"))));
        keys.extend([format!("{key}-help"), key]);
    }
    for preset in PRESETS {
        let key = format!("cc-preset-{}", preset.name);
        keys.extend([format!("{key}-help"), key]);
    }
    keys.into_iter().map(Phrase::new).collect()
}
