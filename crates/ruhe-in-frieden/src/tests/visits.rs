//! Step 2 (RF-4.6 to RF-4.12).

use super::Position;
use crate::api::{BitterGate, Options};
use engine::Later;

#[test]
fn everybody_gets_a_prescription() {
    // T-RF-14, RF-4.6, RF-4.7, RF-4.12
    let mut scene = Position::new(3).build();
    for whom in ["A3", "A1", "A5", "A2"] {
        scene
            .refuses("A", "end visits", "RF-4.12")
            .does("A", &format!("visit {whom} w"));
    }
    scene
        .refuses("A", "end visits", "RF-4.12")
        .does("A", "visit A4 w")
        .does("A", "end visits");
    assert_eq!(scene.waits_for(), "A pills");
    // RF-4.1: steps never run backwards.
    scene.refuses("A", "visit A4 b", "RF-4.2");
}

#[test]
fn a_placebo_costs_a_thousand() {
    // T-RF-15, RF-4.7, RF-4.9, RF-1.8
    let mut scene = Position::new(3).build();
    scene.does("A", "visit A1 b");
    assert_eq!((scene.money("A"), scene.chip("A1").as_str()), (4, "b"));
    assert_eq!(scene.pill_box(), (5, 3, 1));
}

#[test]
fn without_money_there_are_pills_only() {
    // T-RF-16, RF-4.2, RF-4.12
    let mut scene = Position::new(3).money("A", 0).chip("A5", "r", "B").build();
    scene
        .refuses("A", "visit A1 b", "RF-4.2")
        .refuses("A", "visit A5 w", "RF-4.2")
        .refuses("A", "visit A5 b", "RF-4.2")
        .plain_turn("A");
    assert_eq!(scene.waits_for(), "B visits");
}

#[test]
fn no_bribe_without_money() {
    // T-RF-17
    let mut scene = Position::new(3).money("A", 1).build();
    scene
        .does("A", "visit A1 b")
        .refuses("A", "visit A2 b", "RF-4.2")
        .does("A", "visit A2 w");
}

#[test]
fn the_bitter_pill_waits_for_the_last_placebo() {
    // T-RF-18, RF-4.10
    let mut scene = Position::new(3).build();
    scene
        .does("A", "visit A1 b")
        .does("A", "visit A2 b")
        .does("A", "visit A3 b")
        .refuses("A", "visit A4 r", "RF-4.10")
        .does("A", "visit A4 b")
        .does("A", "visit A5 r");
    assert_eq!((scene.money("A"), scene.pill_box()), (0, (5, 0, 0)));
}

#[test]
fn a_foreign_placebo_does_not_open_the_gate() {
    // T-RF-19, R-RF-12
    let mut scene = Position::new(3)
        .in_new_cemetery("A3 A4 A5")
        .chip("A1", "b", "B")
        .build();
    assert_eq!(scene.pill_box(), (2, 1, 1));
    scene.refuses("A", "visit A2 r", "RF-4.10");
}

#[test]
fn a_swap_can_open_the_gate() {
    // T-RF-20, RF-4.8
    let mut scene = Position::new(3)
        .in_new_cemetery("A3 A4 A5")
        .chip("A1", "w", "B")
        .money("A", 3)
        .build();
    scene.does("A", "visit A1 b").does("A", "visit A2 r");
    assert_eq!((scene.money("A"), scene.pill_box()), (0, (2, 0, 0)));
}

#[test]
fn a_swapped_chip_goes_to_the_supply() {
    // T-RF-21, T-RF-22, RF-4.8, R-RF-7
    let mut scene = Position::new(3).chip("A3", "w", "B").build();
    assert_eq!((scene.pill_box(), scene.supply()), ((5, 4, 1), (6, 6, 4)));
    scene.does("A", "visit A3 b");
    assert_eq!((scene.money("A"), scene.chip("A3").as_str()), (3, "b"));
    assert_eq!((scene.pill_box(), scene.supply()), ((5, 3, 1), (7, 6, 4)));

    let mut scene = Position::new(3).chip("A3", "r", "B").build();
    scene.does("A", "visit A3 w");
    assert_eq!((scene.money("A"), scene.chip("A3").as_str()), (3, "w"));
    assert_eq!((scene.pill_box(), scene.supply()), ((4, 4, 1), (7, 6, 4)));
}

#[test]
fn every_swap_costs_two_thousand() {
    // T-RF-23, T-RF-24, T-RF-25, R-RF-11
    let mut scene = Position::new(3)
        .in_new_cemetery("A1 A2 A4 A5")
        .chip("A3", "w", "B")
        .money("A", 2)
        .build();
    assert_eq!(scene.pill_box(), (1, 0, 1));
    scene.does("A", "visit A3 r");
    assert_eq!(scene.money("A"), 0);

    let mut scene = Position::new(3).chip("A3", "w", "B").money("A", 1).build();
    scene.refuses("A", "visit A3 b", "RF-4.2").pills("A");
    assert_eq!(scene.chip("A3"), "w*");

    let mut scene = Position::new(3).chip("A3", "b", "B").build();
    scene.refuses("A", "visit A3 b", "R-RF-11");
}

#[test]
fn a_visit_is_final() {
    // T-RF-26, RF-4.6, R-RF-13
    let mut scene = Position::new(3).chip("A4", "w", "B").build();
    scene
        .does("A", "visit A3 w")
        .refuses("A", "visit A3 b", "RF-4.6")
        .does("A", "visit A4 b")
        .refuses("A", "visit A4 w", "RF-4.6");
}

#[test]
fn foreign_chips_may_be_left_alone() {
    // T-RF-27, RF-4.8, RF-4.12
    let mut scene = Position::new(3).chip("A1 A2 A3 A4 A5", "w", "B").build();
    scene.does("A", "end visits");
    assert_eq!((scene.waits_for().as_str(), scene.money("A")), ("A pills", 5));
}

#[test]
fn the_doctor_visits_own_living_relatives() {
    // T-RF-28, RF-4.6
    let mut scene = Position::new(3).in_new_cemetery("A1").coffin("2", "A2").build();
    scene
        .refuses("A", "visit B1 w", "RF-4.6")
        .refuses("A", "visit A1 w", "RF-4.6")
        .refuses("A", "visit A2 w", "RF-4.6")
        .refuses("A", "visit D1 w", "RF-1.7")
        // Nobody else has a say (TB-2.2).
        .refuses("B", "visit B1 w", "TB-2.2");
}

#[test]
fn the_bitter_pill_may_wait_for_the_family_instead_of_the_box() {
    // T-RF-136, RF-4.10, R-RF-12, R-RF-65: A1 and A2 have placebos from B, so two more stay in the box.
    let family = |second: &str| {
        let position = Position::new(2).coffin("4", "A4").coffin("5", "A5");
        position.chip("A1", "b", "B").chip("A2", second, "B")
    };
    let others = |options: &mut Options| options.bitter_gate = Later(BitterGate::Others);
    let mut scene = family("b").build();
    assert_eq!(scene.pill_box(), (3, 2, 1));
    scene.refuses("A", "visit A3 r", "RF-4.10");
    let mut scene = family("b").options(others).build();
    scene.does("A", "visit A3 r").does("A", "end visits");
    // For others' relatives the box must still be without placebos.
    scene.refuses("A", "buy r B1", "RF-4.10");
    // A pill on one of the others closes it; swapped for a placebo it is open again.
    let mut scene = family("w").options(others).build();
    scene
        .refuses("A", "visit A3 r", "R-RF-65")
        .does("A", "visit A2 b")
        .does("A", "visit A3 r");
    assert_eq!(scene.money("A"), 2);
}

#[test]
fn a_short_box_does_not_open_the_gate_of_the_family() {
    // T-RF-137, RF-4.4, R-RF-65
    let short = |options: &mut Options| options.bitter_gate = Later(BitterGate::Others);
    let position = || {
        let position = Position::new(3).chip("B1 B2 B3 B4 B5", "b", "C");
        position.chip("C1 C2 C3 C4 C5", "b", "B")
    };
    let scene = position().build();
    assert_eq!(scene.pill_box(), (5, 0, 1));
    assert!(scene.may("A", "visit A1 r"));
    let mut scene = position().options(short).build();
    scene.refuses("A", "visit A1 r", "R-RF-65");
    // The last of a family has nobody to wait for.
    let last = Position::new(2)
        .in_new_cemetery("A2 A3 A4 A5")
        .options(short)
        .build();
    assert!(last.may("A", "visit A1 r"));
}
