//! Hands off: `!+K` (CC-6.6).

use super::scene::{Position, Scene};
use crate::api::{FalseStart, Sighting, SkullTouch};
use engine::Seat;

fn hands_off(skull_touch: SkullTouch) -> Scene {
    let position = Position::rows(&["…", "[PM] YK YB PB", "PM YK YB PB"]);
    let mut scene = position.with(|options| options.skull_touch = skull_touch).build();
    scene.throw("!+K");
    scene
}

fn payers(scene: &Scene) -> Vec<Seat> {
    let pays = |sighting: &Sighting| match sighting {
        Sighting::PenaltyTurned { place, .. } | Sighting::PenaltyDrawn { place, .. } => Some(place.seat),
        _ => None,
    };
    scene.seen().iter().filter_map(pays).collect()
}

#[test]
fn nobody_touches_and_nothing_happens() {
    // T-CC-41
    let mut scene = hands_off(SkullTouch::All);
    let rows = [0, 1, 2].map(|seat| scene.row(seat));
    scene.adj("");
    assert_eq!([0, 1, 2].map(|seat| scene.row(seat)), rows);
    assert_eq!(scene.next_thrower(), Some(1));
}

#[test]
fn every_touch_costs_in_order() {
    // T-CC-42, R-CC-20
    let mut scene = hands_off(SkullTouch::All);
    scene.adj("S1:300 S2:350");
    assert_eq!(payers(&scene), [Seat(1), Seat(2)]);
    assert_eq!(scene.row(1), "PM YK YB PB");
    assert_eq!(scene.state.public.rows[Seat(2)].size(), 5);
}

#[test]
fn the_first_touch_alone_can_be_made_to_pay() {
    // T-CC-43, R-CC-20
    let mut scene = hands_off(SkullTouch::First);
    scene.adj("S1:300 S2:350");
    assert_eq!(payers(&scene), [Seat(1)]);
}

#[test]
fn an_early_touch_is_a_touch() {
    // T-CC-44, CC-10.14: whatever the option says of false starts.
    for false_start in [FalseStart::Lockout, FalseStart::Penalty, FalseStart::Ignore] {
        let position = Position::rows(&["…", "[PM] YK YB PB"]);
        let mut scene = position.with(|options| options.false_start = false_start).build();
        scene.throw("!+K");
        scene.adj("S1:-200");
        assert_eq!(payers(&scene), [Seat(1)]);
    }
}

#[test]
fn touches_are_punished_alike_when_pointed() {
    // R-CC-42: nothing is right and nothing is shown.
    let position = Position::rows(&["…", "[PM] YK YB PB", "PM YK YB PB"]).pointed();
    let mut scene = position.build();
    scene.throw("!+K");
    scene.adj("S1:300→S1/0 S2:350→garlic");
    assert_eq!(payers(&scene), [Seat(1), Seat(2)]);
    assert!(
        !scene
            .seen()
            .iter()
            .any(|sighting| matches!(sighting, Sighting::Shown { .. }))
    );
    let mut first = Position::rows(&["…", "[PM] YK YB PB", "PM YK YB PB"])
        .pointed()
        .with(|options| options.skull_touch = SkullTouch::First)
        .build();
    first.throw("!+K");
    first.adj("S2:300→garlic S1:350→garlic");
    assert_eq!(payers(&first), [Seat(2)]);
}
