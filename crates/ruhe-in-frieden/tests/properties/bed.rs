//! What must hold of every game, on random walks from many seeds.

use crate::cemetery::Cemetery;
use engine::Game as _;
use ruhe_in_frieden::RuheInFrieden;
use std::collections::BTreeSet;
use std::ops::Range;
use testbed::walk::Walk;
use testbed::{properties, times, two_worlds};

/// The numbers of seats at the tables of these seeds.
fn seat_counts(seeds: Range<u64>) -> BTreeSet<u8> {
    seeds
        .map(|seed| Walk::<Cemetery>::random(seed).0.seats())
        .collect()
}

#[test]
fn every_position_keeps_every_promise() {
    // T-RF-4, T-RF-99, T-RF-114, T-RF-115, RF-3.5, RF-4.2, TB-1.5, TB-5.1: offered means accepted, all else is refused
    // and changes nothing; what was seen adds up to the view; the log replays.
    let seeds = 0..times(6);
    assert!(seat_counts(seeds.clone()).into_iter().eq(RuheInFrieden::SEATS));
    let summary = properties::assert_hold::<Cemetery>(seeds);
    assert!(summary.steps > 1_000, "{summary:?}");
    assert!(summary.taken_back > 10, "{summary:?}");
}

#[test]
fn tables_equal_in_all_a_seat_knows_look_alike() {
    // T-RF-118, T-RF-93, T-RF-100, RF-8.12, RF-10.3, RF-10.5, RF-10.8: views, prompts, choices and refusals.
    let seeds = 0..times(6);
    assert!(seat_counts(seeds.clone()).into_iter().eq(RuheInFrieden::SEATS));
    let summary = two_worlds::assert_equal::<Cemetery>(seeds);
    assert!(summary.different * 2 > summary.pairs, "{summary:?}");
    assert!(summary.same_after * 4 > summary.pairs, "{summary:?}");
}
