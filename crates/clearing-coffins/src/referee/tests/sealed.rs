//! Sealed play (CC-11.3).

use super::{T, terms};
use crate::api::{Bangs, ClaimMode, Options, Place, ReactionMode, Target, Verdict};
use crate::referee::{Answer, SEALED_ANSWER_MS, Sealed};
use engine::{Fast, Seat};

fn sealed(throw: &str) -> Sealed {
    let options = Options {
        reaction_mode: ReactionMode::Sealed,
        ..Options::default()
    };
    Sealed::open(terms(options, throw), 3, |_| true)
}

fn bangs(verdict: Verdict) -> Bangs {
    match verdict {
        Verdict::Adjudicate { bangs, false_starts } if false_starts.is_empty() => bangs,
        other => panic!("{other:?}"),
    }
}

#[test]
fn hands_get_their_reactions_by_lot() {
    // T-CC-66, CC-11.3
    let mut round = sealed("Y+K");
    assert!(round.answer(Seat(0), Answer::Bang(None)));
    assert!(round.answer(Seat(2), Answer::Bang(None)));
    assert!(!round.is_complete());
    assert_eq!(round.close_at(None), None);
    assert_eq!(round.close_at(Some(SEALED_ANSWER_MS)), Some(T + 15_000));
    assert!(round.answer(Seat(1), Answer::NoBang));
    assert!(
        !round.answer(Seat(1), Answer::Bang(None)),
        "the first answer counts"
    );
    assert!(!round.answer(Seat(3), Answer::NoBang));
    assert_eq!(round.close_at(None), Some(T));
    let (mut least, mut most, mut first_is_0) = (i32::MAX, i32::MIN, 0);
    for seed in 0..4_000 {
        let bangs = bangs(round.verdict(&mut Fast::new(seed)));
        assert_eq!(bangs.len(), 2);
        assert!(bangs[0].reaction_ms <= bangs[1].reaction_ms);
        least = least.min(bangs[0].reaction_ms);
        most = most.max(bangs[1].reaction_ms);
        first_is_0 += u32::from(bangs[0].seat == Seat(0));
    }
    assert_eq!((least, most), (300, 1299));
    // Five standard errors of 2,000 are 158.
    assert!(first_is_0.abs_diff(2_000) < 158, "{first_is_0}");
}

#[test]
fn the_window_must_hold_every_lot() {
    // CC-11.3
    let options = Options {
        reaction_mode: ReactionMode::Sealed,
        window_ms: 1_299,
        ..Options::default()
    };
    assert_eq!(
        options.check(3).unwrap_err().to_string(),
        "options.window_ms: expected 1300 to 1000000000, found 1299"
    );
    // R-CC-55
    let high_floor = Options {
        window_ms: 5_000,
        floor_ms: Some(301),
        ..options
    };
    assert_eq!(
        high_floor.check(3).unwrap_err().to_string(),
        "options.floor_ms: expected 0 to 300, found 301"
    );
}

#[test]
fn sealed_answers_can_point() {
    // CC-11.3, CC-5.8: and who may not bang is taken as answering no.
    let options = Options {
        reaction_mode: ReactionMode::Sealed,
        claim_mode: ClaimMode::Pointed,
        ..Options::default()
    };
    let mut round = Sealed::open(terms(options, "Y+K"), 2, |seat| seat == Seat(0));
    let target = Some(Target::Card(Place {
        seat: Seat(0),
        slot: 3,
    }));
    round.answer(Seat(0), Answer::Bang(target));
    assert!(round.is_complete());
    let bangs = bangs(round.verdict(&mut Fast::new(1)));
    assert_eq!((bangs.len(), bangs[0].target), (1, target));
}
