//! Shock (RF-7.6).

use super::Position;
use crate::phase::Step;

#[test]
fn a_shock_goes_two_levels_down() {
    // T-RF-80, RF-5.2, RF-5.3, RF-5.4, R-RF-16
    for (level, fate, money) in [("T", "W", 5), ("U", "N", 5), ("W", "dead", 7), ("N", "dead", 7)] {
        let mut scene = Position::new(3)
            .coffin("2", "A2")
            .health("B2", level)
            // B keeps shares of grave 3, so that he is asked how to bury.
            .holds("B", "SH2 GM3")
            .build();
        scene.does("B", "play SH2").pass_all();
        assert_eq!(
            (scene.fate("B2").as_str(), scene.money("B")),
            (fate, money),
            "from {level}"
        );
        assert_eq!(scene.played(), "SH2");
    }
}

#[test]
fn there_must_be_somebody_to_shock_and_somebody_in_the_grave() {
    // T-RF-81, RF-7.1, RF-7.6, R-RF-32
    let mut scene = Position::new(3)
        .coffin("2", "A2")
        .in_new_cemetery("B2")
        .holds("B", "SH2")
        .build();
    scene.refuses("B", "play SH2", "RF-7.6");
    let mut scene = Position::new(3).coffin("1", "A1").holds("B", "SH2 GM1").build();
    scene.refuses("B", "play SH2", "RF-7.1");
    // Deceased: B2 waits while A's first burial is contested.
    let mut scene = Position::new(3)
        .coffin("2", "A2")
        .holds("A", "GM4")
        .holds("B", "SH2 MX2")
        .dead("A1 B2")
        .at(Step::Reactions)
        .build();
    scene.does("A", "bury A1 in 4");
    assert_eq!(scene.asked(), "B");
    scene.refuses("B", "play SH2", "RF-7.6");
}

#[test]
fn the_prescription_of_who_survives_stays() {
    // T-RF-82, R-RF-33, RF-7.6
    let mut scene = Position::new(3)
        .coffin("2", "A2")
        .chip("B2", "w", "C")
        .money("B", 0)
        .holds("B", "SH2")
        .build();
    scene.does("B", "play SH2").pass_all();
    assert_eq!(
        (scene.fate("B2").as_str(), scene.chip("B2").as_str()),
        ("N", "w*")
    );
    scene.plain_turn("A").pass_all();
    scene.does("B", "visit B1 w").does("B", "visit B3 w");
    scene
        .does("B", "visit B4 w")
        .does("B", "visit B5 w")
        .does("B", "end visits");
    scene.does("B", "end pills").does("B", "end shares").pass_all();
    // pay_weak of B2 is nothing; B1 2k, B4 1k, B5 3k.
    assert_eq!((scene.fate("B2").as_str(), scene.money("B")), ("W", 6));
}

#[test]
fn the_chip_of_who_dies_goes_to_the_supply() {
    // T-RF-83, RF-5.4
    let mut scene = Position::new(3)
        .coffin("2", "A2")
        .health("B2", "W")
        .chip("B2", "b", "C")
        .holds("B", "SH2 GM3")
        .build();
    let before = scene.supply();
    scene.does("B", "play SH2");
    assert_eq!(scene.supply(), (before.0, before.1 + 1, before.2));
}

#[test]
fn the_own_family_shocks_as_well() {
    // T-RF-84, R-RF-32
    let mut scene = Position::new(3).coffin("2", "B5").holds("B", "SH2").build();
    scene.does("B", "play SH2").pass_all();
    assert_eq!(scene.fate("B2"), "N");
}

#[test]
fn a_shock_in_ones_own_visits_is_buried_before_they_go_on() {
    // T-RF-85, RF-4.1, RF-8.3, RF-8.14
    let mut scene = Position::new(3)
        .coffin("2", "B5")
        .health("A2", "W")
        .holds("A", "SH2 GM4")
        .build();
    scene.does("A", "visit A2 b");
    assert_eq!(scene.pill_box(), (5, 3, 1));
    scene.does("A", "play SH2").pass_all();
    assert_eq!(
        (scene.fate("A2").as_str(), scene.waits_for().as_str()),
        ("dead", "A bury")
    );
    scene.does("A", "bury A2 in 4").pass_all();
    assert_eq!(
        (scene.coffins("4").as_str(), scene.waits_for().as_str()),
        ("A2", "A visits")
    );
    assert_eq!(scene.pill_box(), (5, 3, 1), "the box is as it was");
}
