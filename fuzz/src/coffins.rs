//! Arbitrary input for Clearing Coffins: commands, verdicts and options.

use clearing_coffins::api::{Bangs, ClaimMode, FalseStart, FalseStarts, Handicaps, PenaltyPick};
use clearing_coffins::{Anticipation, Bang, Bat, Claim, Command, Moon, Options, Place, Target, Verdict};
use engine::{MAX_SEATS, Seat};
use proptest::prelude::*;

/// A place on some table, or beside it.
fn place() -> impl Strategy<Value = Place> {
    (seat(), prop_oneof![8 => 0..5u8, 1 => any::<u8>()]).prop_map(|(seat, slot)| Place { seat, slot })
}

fn seat() -> impl Strategy<Value = Seat> {
    prop_oneof![12 => 0..4u8, 1 => any::<u8>()].prop_map(Seat)
}

fn target() -> impl Strategy<Value = Option<Target>> {
    prop_oneof![
        4 => Just(None),
        1 => Just(Some(Target::Garlic)),
        4 => place().prop_map(|place| Some(Target::Card(place))),
    ]
}

/// Any command, legal or not.
pub fn command() -> impl Strategy<Value = Command> {
    prop_oneof![
        6 => Just(Command::Throw),
        1 => Just(Command::Pass),
        1 => target().prop_map(|target| Command::Bang { target }),
        6 => place().prop_map(|place| Command::Claim(Claim::Card(place))),
        1 => Just(Command::Claim(Claim::Concede)),
        2 => place().prop_map(|place| Command::BatChoose(Bat::Close(place))),
        2 => place().prop_map(|place| Command::BatChoose(Bat::Clear(place))),
        1 => place().prop_map(|place| Command::BatChoose(Bat::Expose(place))),
        1 => Just(Command::BatChoose(Bat::Decline)),
        3 => (place(), place()).prop_map(|(a, b)| Command::MoonPick(Moon::Cards { a, b })),
        1 => Just(Command::MoonPick(Moon::Decline)),
        1 => any::<bool>().prop_map(|swap| Command::MoonDecide { swap }),
        2 => (0..6u8).prop_map(|slot| Command::PenaltyPick { slot }),
    ]
}

/// A reaction a person could have, and now and then any number.
fn reaction() -> impl Strategy<Value = i32> {
    prop_oneof![12 => 300..1_300i32, 2 => -500..200i32, 1 => any::<i32>()]
}

/// Any verdict; often one hand that is in time.
pub fn verdict() -> impl Strategy<Value = Verdict> {
    let bang = (seat(), reaction(), target()).prop_map(|(seat, reaction_ms, target)| Bang {
        seat,
        reaction_ms,
        target,
    });
    let early = (seat(), reaction()).prop_map(|(seat, reaction_ms)| Anticipation { seat, reaction_ms });
    let bangs =
        prop::collection::vec(bang, 0..=MAX_SEATS).prop_map(|bangs| bangs.into_iter().collect::<Bangs>());
    let false_starts = prop_oneof![
        6 => Just(FalseStarts::new()),
        1 => prop::collection::vec(early, 0..=MAX_SEATS).prop_map(|early| early.into_iter().collect::<FalseStarts>()),
    ];
    prop_oneof![
        6 => Just(Verdict::Reveal),
        1 => Just(Verdict::Throw),
        1 => Just(Verdict::Timeout),
        2 => Just(Verdict::Adjudicate { bangs: Bangs::new(), false_starts: FalseStarts::new() }),
        8 => (bangs, false_starts).prop_map(|(bangs, false_starts)| Verdict::Adjudicate { bangs, false_starts }),
    ]
}

/// Options that change what the rules accept.
pub fn options() -> impl Strategy<Value = Options> {
    let modes = (any::<bool>(), 0..3usize, 0..3usize, 0..5u8, 0..18u8);
    (modes, 0..6u8, any::<u16>()).prop_map(|((pointed, start, pick, sit_out, tie_band_ms), target, ms)| {
        Options {
            claim_mode: if pointed {
                ClaimMode::Pointed
            } else {
                ClaimMode::Garlic
            },
            false_start: [FalseStart::Lockout, FalseStart::Penalty, FalseStart::Ignore][start],
            penalty_pick: [PenaltyPick::Offender, PenaltyPick::ShownCard, PenaltyPick::Random][pick],
            sit_out,
            tie_band_ms,
            target,
            handicap: Handicaps::NONE.with(Seat(1), ms % 3_000),
            max_throws: Some(30),
            ..Options::default()
        }
    })
}
