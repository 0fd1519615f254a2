//! Mix-up, alone and with Double Occupancy (RF-7.4, RF-7.5).

use super::Position;
use crate::phase::Step;

#[test]
fn a_coffin_moves_into_an_empty_grave() {
    // T-RF-74, RF-7.4, RF-8.2 c, R-RF-31, R-RF-39
    let mut scene = Position::new(3)
        .coffin("1", "B1")
        .holds("C", "MX1 GM1")
        .holds("B", "SH1")
        .build();
    assert_eq!(scene.may_interrupt(), "BC");
    scene.does("C", "play MX1 B1 to 4");
    assert_eq!(
        (scene.coffins("1").as_str(), scene.coffins("4").as_str()),
        ("", "B1")
    );
    assert_eq!(
        (scene.holds("C").as_str(), scene.holds("B").as_str()),
        ("GM1", "SH1")
    );
    assert_eq!(scene.played(), "MX1");
    // R-RF-49: the other actions of grave 1 sleep; the turn goes on where it stood.
    assert_eq!(
        (scene.waits_for().as_str(), scene.may_interrupt().as_str()),
        ("A visits", "")
    );
}

#[test]
fn where_a_coffin_may_not_go() {
    // T-RF-75, T-RF-76, RF-7.4, RF-7.1, R-RF-48
    let mut scene = Position::new(3)
        .coffin("1", "B1")
        .coffin("2", "C2")
        .holds("A", "MX1 MX3")
        .build();
    scene
        .refuses("A", "play MX1 B1 to 2", "RF-7.4")
        .refuses("A", "play MX1 B1 to 1", "R-RF-48")
        .refuses("A", "play MX1 C2 to 4", "RF-7.4")
        .refuses("A", "play MX3 B1 to 4", "RF-7.1")
        .refuses("A", "play MX2 C2 to 4", "RF-7.1")
        .refuses("A", "play MX1+DO2 B1", "RF-7.1");
    // The New Cemetery cannot even be named.
    let full = Position::new(3)
        .coffin("1", "B1")
        .coffin("2", "B2")
        .coffin("3", "C3")
        .coffin("4", "C4")
        .coffin("5", "A5")
        .holds("A", "MX1")
        .build();
    let mixes = full
        .choices("A")
        .iter()
        .filter(|command| matches!(command, crate::Command::PlayCard(_)))
        .count();
    assert_eq!(
        mixes, 0,
        "all graves are occupied and no Double Occupancy is at hand"
    );
}

#[test]
fn double_occupancy_lets_a_coffin_into_an_occupied_grave() {
    // T-RF-77, RF-7.5, R-RF-30
    let mut scene = Position::new(3)
        .coffin("1", "B1")
        .coffin("3", "A3")
        .holds("C", "MX1 DO1 DO3 DO5")
        .build();
    scene
        .refuses("C", "play MX1+DO1 B1", "R-RF-48")
        .refuses("C", "play MX1+DO5 B1", "RF-7.5")
        .does("C", "play MX1+DO3 B1");
    assert_eq!(
        (scene.coffins("1").as_str(), scene.coffins("3").as_str()),
        ("", "A3 B1")
    );
    assert_eq!(
        (scene.played().as_str(), scene.holds("C").as_str()),
        ("MX1 DO3", "DO1 DO5")
    );
}

#[test]
fn of_two_coffins_the_player_chooses() {
    // T-RF-78, RF-7.4
    let mut scene = Position::new(3).coffin("1", "A1 B2").holds("C", "MX1").build();
    assert!(scene.may("C", "play MX1 A1 to 5") && scene.may("C", "play MX1 B2 to 5"));
    scene.does("C", "play MX1 B2 to 5");
    assert_eq!(
        (scene.coffins("1").as_str(), scene.coffins("5").as_str()),
        ("A1", "B2")
    );
}

#[test]
fn a_grave_emptied_by_mix_up_is_open_in_the_same_turn() {
    // T-RF-79, RF-7.4, R-RF-49
    let mut scene = Position::new(3)
        .coffin("2", "C2")
        .holds("A", "GM4 SH2")
        .holds("B", "MX2")
        .dead("A1 A5")
        .at(Step::Reactions)
        .build();
    scene.refuses("A", "bury A1 in 2", "RF-6.3");
    scene.does("A", "bury A1 in 4");
    // W-BURY: B may play at once; he waits for W-AFTER.
    scene.pass();
    assert_eq!(scene.window(), Some("after"));
    scene.reacts("B", "play MX2 C2 to 5").pass_all();
    scene.does("A", "bury A5 in 2").pass_all();
    assert_eq!(scene.coffins("2"), "A5");
}
