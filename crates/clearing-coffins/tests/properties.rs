//! What must hold of every game, on random walks from many seeds.

mod crypt;

use crypt::Crypt;
use testbed::{properties, times, two_worlds};

#[test]
fn every_position_keeps_every_promise() {
    // CC-3.3, T-CC-3, T-CC-61, T-CC-67: what is offered is accepted, all else is refused and changes nothing.
    let summary = properties::assert_hold::<Crypt>(0..times(10));
    assert!(summary.reasons.contains_key("cleared"), "{summary:?}");
    assert!(summary.taken_back > 10, "{summary:?}");
}

#[test]
fn worlds_nobody_can_tell_apart_look_alike() {
    // T-CC-46, CC-9.1, CC-9.2: short walks only, since every audience imagines a world at every step.
    let summary = two_worlds::assert_equal::<Crypt>(15..15 + times(4));
    assert!(summary.different * 10 > summary.pairs * 9, "{summary:?}");
    assert!(summary.same_after * 2 > summary.pairs, "{summary:?}");
}
