//! Traces: how they come, change and go (CC-11.7).

use super::scene::{PERFECT, at};
use crate::clearing_coffins::Memory;
use crate::clearing_coffins::level::{Level, OwnOther, PerMille, STEADY};
use clearing_coffins::parts::{Card, SeatQueue};
use clearing_coffins::{ClearingCoffins, Options, Phase, Place, Sighting};
use engine::{Fast, Game as _, Seat};

const OWN: Place = place(0);
const OTHERS: Place = place(1);

const fn place(seat: u8) -> Place {
    Place {
        seat: Seat(seat),
        slot: 0,
    }
}

/// The memory of seat 0 at a new table of three, and the first card of each row.
fn new_memory() -> (Memory, [Card; 3]) {
    let options = Options::default();
    let deal = ClearingCoffins::shuffle(ClearingCoffins::NEWEST, &options, 3, &mut Fast::new(4));
    let state = ClearingCoffins::deal(ClearingCoffins::NEWEST, &options, 3, &deal, &mut ());
    let first = |seat| state.public().rows[Seat(seat)].get(0).up().unwrap();
    (
        Memory::new(Seat(0), state.public()),
        [first(0), first(1), first(2)],
    )
}

/// The share of memories that believe this of a card after these sightings.
fn share(level: &Level, at: Place, believed: impl Fn(Option<Card>) -> bool, sightings: &[Sighting]) -> f64 {
    const RUNS: u32 = 20_000;
    let (memory, _) = new_memory();
    let mut rng = Fast::new(8);
    let count = (0..RUNS).filter(|_| {
        let mut memory = memory.clone();
        for sighting in sightings {
            memory.see(sighting, level, &mut rng);
        }
        believed(memory.believed(at))
    });
    f64::from(count.count() as u32) / f64::from(RUNS)
}

#[track_caller]
fn assert_share(found: f64, expected: f64) {
    // Five standard errors of twenty thousand runs.
    let allowed = 5.0 * (expected * (1.0 - expected) / 20_000.0).sqrt() + 1e-9;
    assert!(
        (found - expected).abs() <= allowed,
        "{found}, expected {expected} ± {allowed}"
    );
}

const CLOSED_OWN: Sighting = Sighting::Closed { place: OWN };
const CLOSED_OTHERS: Sighting = Sighting::Closed { place: OTHERS };

#[test]
fn a_card_that_turns_down_is_encoded_with_the_chance_of_the_level() {
    let (_, [own, other, _]) = new_memory();
    assert_share(
        share(&STEADY, OWN, |trace| trace == Some(own), &[CLOSED_OWN]),
        0.93,
    );
    assert_share(
        share(&STEADY, OTHERS, |trace| trace == Some(other), &[CLOSED_OTHERS]),
        0.60,
    );
    assert_share(
        share(&STEADY, OTHERS, |trace| trace.is_none(), &[CLOSED_OTHERS]),
        0.40,
    );
}

#[test]
fn every_throw_a_trace_may_be_lost_or_go_wrong() {
    let level = Level {
        forgets: STEADY.forgets,
        mistakes: PerMille(200),
        ..PERFECT
    };
    let (_, [own, other, _]) = new_memory();
    let thrown = [CLOSED_OWN, CLOSED_OTHERS, Sighting::Thrown];
    assert_share(share(&level, OWN, |trace| trace == Some(own), &thrown), 0.985);
    assert_share(
        share(&level, OTHERS, |trace| trace.is_none(), &thrown),
        0.04 * 0.8,
    );
    let is_wrong = |trace: Option<Card>| trace.is_some_and(|card| card != other);
    assert_share(share(&level, OTHERS, is_wrong, &thrown), 0.04 * 0.2);
    // All five others are equally likely.
    let level = Level {
        forgets: OwnOther {
            own: PerMille(1000),
            other: PerMille(1000),
        },
        mistakes: PerMille(1000),
        ..PERFECT
    };
    for card in Card::ALL {
        let expected = if card == other { 0.0 } else { 0.2 };
        assert_share(
            share(&level, OTHERS, |trace| trace == Some(card), &thrown),
            expected,
        );
    }
}

#[test]
fn a_showing_encodes_again() {
    // Others' cards: at least one half. The card was never encoded before.
    let level = Level {
        encodes: OwnOther {
            own: PerMille(850),
            other: PerMille(350),
        },
        ..PERFECT
    };
    let (_, [own, other, _]) = new_memory();
    let shown = |place, card| {
        let by = Seat(2);
        [Sighting::Closed { place }, Sighting::Shown { by, place, card }]
    };
    let right_own = share(&level, OWN, |trace| trace == Some(own), &shown(OWN, own));
    assert_share(right_own, 0.85 + 0.15 * 0.85);
    let right_other = share(
        &level,
        OTHERS,
        |trace| trace == Some(other),
        &shown(OTHERS, other),
    );
    assert_share(right_other, 0.35 + 0.65 * 0.5);
    // R-CC-64: what the showing proves wrong is not believed any longer, and what it confirms stays.
    let another = Card::ALL.into_iter().find(|card| *card != other).unwrap();
    let proven = share(
        &level,
        OTHERS,
        |trace| trace == Some(other),
        &shown(OTHERS, another),
    );
    assert_share(proven, 0.0);
}

#[test]
fn a_swap_moves_traces_with_their_cards() {
    let level = Level {
        keeps: PerMille(750),
        ..PERFECT
    };
    let (_, [own, other, _]) = new_memory();
    let decide = |seat| Sighting::Asked {
        phase: Phase::MoonDecide {
            seat: Seat(seat),
            a: OWN,
            b: OTHERS,
            owed: SeatQueue::EMPTY,
        },
        until: None,
    };
    let swapped = |by| {
        [
            CLOSED_OWN,
            CLOSED_OTHERS,
            decide(by),
            Sighting::Swapped { a: OWN, b: OTHERS },
        ]
    };
    assert_share(
        share(&level, OWN, |trace| trace == Some(other), &swapped(2)),
        0.75,
    );
    assert_share(
        share(&level, OTHERS, |trace| trace == Some(own), &swapped(2)),
        0.75,
    );
    assert_share(share(&level, OTHERS, |trace| trace.is_none(), &swapped(2)), 0.25);
    // The swapper knows both.
    assert_share(share(&level, OWN, |trace| trace == Some(other), &swapped(0)), 1.0);
}

#[test]
fn what_the_swapper_looked_at_is_known() {
    let mut blank = PERFECT;
    blank.encodes.other = PerMille(0);
    let looked = Sighting::Looked {
        place: OTHERS,
        card: Card::YellowBat,
    };
    let seen = [CLOSED_OTHERS, looked];
    assert_share(
        share(&blank, OTHERS, |trace| trace == Some(Card::YellowBat), &seen),
        1.0,
    );
}

#[test]
fn turning_up_deletes_the_trace() {
    let (_, [_, card, _]) = new_memory();
    let by = Seat(0);
    let (place, cleared) = (OTHERS, Sighting::Cleared { place: OTHERS, card });
    for last in [
        Sighting::Exposed { by, place, card },
        Sighting::PenaltyTurned { place, card },
        cleared,
    ] {
        let none = share(&PERFECT, OTHERS, |trace| trace.is_none(), &[CLOSED_OTHERS, last]);
        assert_share(none, 1.0);
    }
}

#[test]
fn a_bot_that_sits_down_late_has_no_trace() {
    // CC-11.7: bots never see a hidden card otherwise.
    let (mut memory, _) = new_memory();
    assert_eq!(memory.believed(at(1, 0)), None);
    memory.see(
        &Sighting::Closed { place: at(1, 30) },
        &PERFECT,
        &mut Fast::new(1),
    );
    assert_eq!(memory.believed(at(1, 30)), None);
}
