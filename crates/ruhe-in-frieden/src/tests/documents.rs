//! The Illegible Document (RF-7.8) and blocked burials (R-RF-57).

use super::{Position, Scene};
use crate::api::DocumentAlone;
use crate::phase::Step;
use engine::Later;

fn with_dead(position: Position, whom: &str) -> Scene {
    position.dead(whom).at(Step::Reactions).build()
}

/// The position with documents that count by themselves.
fn alone(position: Position) -> Position {
    position.options(|options| options.document_alone = Later(DocumentAlone::Share))
}

#[test]
fn a_document_alone_is_no_claim() {
    // T-RF-66, RF-6.3, RF-7.8, R-RF-63
    let position = || Position::new(3).holds("A", "IL1 GM2");
    let mut scene = with_dead(position(), "A5");
    scene.refuses("A", "bury A5 in 4 with IL1", "R-RF-63");
    assert!(
        scene.may("A", "bury A5 in 2 with IL1"),
        "beside a real share it counts"
    );
    let scene = with_dead(alone(position()), "A5");
    assert!(scene.may("A", "bury A5 in 4 with IL1"));
}

#[test]
fn a_document_alone_stops_nobody() {
    // T-RF-132, RF-8.6, R-RF-63
    let position = || Position::new(2).holds("A", "GM4").holds("B", "IL1");
    let mut scene = with_dead(position(), "A5");
    scene.does("A", "bury A5 in 4");
    assert_eq!(
        (scene.coffins("4").as_str(), scene.holds("B").as_str()),
        ("A5", "IL1")
    );
    // Who is asked for another reason may not play it either.
    let mut scene = with_dead(position().holds("B", "SH3").coffin("3", "A3"), "A5");
    scene.does("A", "bury A5 in 4");
    assert_eq!(scene.asked(), "B");
    scene.refuses("B", "play IL1", "R-RF-63");
    let mut scene = with_dead(alone(position()), "A5");
    scene.does("A", "bury A5 in 4");
    assert_eq!(scene.asked(), "B");
    scene.reacts("B", "play IL1");
    assert_eq!(
        (scene.coffins("4").as_str(), scene.fate("A5").as_str()),
        ("", "dead")
    );
}

#[test]
fn a_document_is_for_another_grave_that_is_empty_and_declared() {
    // T-RF-67, RF-7.8, R-RF-23
    let mut scene = with_dead(Position::new(3).holds("A", "IL2 GM4").coffin("3", "B1"), "A5");
    scene
        .refuses("A", "bury A5 in 2 with IL2", "RF-7.8")
        .refuses("A", "bury A5 in 3 with IL2", "RF-6.3");
    // Not as a move, not as an interrupt, not in W-ADJ, not in W-END.
    let mut scene = Position::new(3)
        .holds("A", "IL2")
        .holds("B", "IL1")
        .coffin("1", "C1")
        .build();
    scene
        .refuses("A", "play IL2", "RF-7.8")
        .refuses("B", "play IL1", "RF-7.8")
        .pills("A")
        .refuses("A", "play IL2", "RF-7.8")
        .does("A", "end pills")
        .refuses("A", "play IL2", "RF-7.8")
        .does("A", "end shares");
    assert_eq!((scene.window(), scene.asked().as_str()), (Some("adjust"), "B"));
    scene.refuses("B", "play IL1", "RF-7.8").pass();
    assert_eq!(scene.window(), Some("end"));
    scene.refuses("B", "play IL1", "RF-7.8");
}

/// T-RF-68: A declares in 2 with two certificates; B and C hold a document each. None of A's shares could be
/// one, but he has a majority in 3.
fn blocked(dead: &str) -> Scene {
    let mut scene = with_dead(
        Position::new(3)
            .holds("A", "DO2 MX2 GM3")
            .played("IL3")
            .holds("B", "SH2 IL4")
            .holds("C", "GM2 IL5"),
        dead,
    );
    scene.does("A", "bury A1 in 2");
    assert_eq!(scene.asked(), "BC");
    scene.does("C", "play IL5").does("B", "play IL4").close();
    scene
}

#[test]
fn a_document_that_comes_too_late_is_kept() {
    // T-RF-68, RF-8.5, R-RF-25, R-RF-57, R-RF-38
    let scene = blocked("A1");
    assert_eq!(scene.holds("C"), "GM2 IL5", "C's answer was thrown away unseen");
    // Nobody was asked in round 2 and the attempt failed. A may go elsewhere.
    assert_eq!((scene.window(), scene.waits_for().as_str()), (None, "A bury"));
    let mut scene = scene;
    scene.refuses("A", "bury A1 in 2", "RF-6.3");
    assert_eq!(
        scene.holds("A"),
        "DO2 MX2 GM3",
        "certificates are not spent by a failed attempt (R-RF-22)"
    );
}

#[test]
fn who_was_declared_is_buried_first_and_the_next_may_go_there() {
    // T-RF-119, R-RF-57, R-RF-53
    let mut scene = blocked("A1 A5");
    scene
        .refuses("A", "bury A5 new", "R-RF-57")
        .refuses("A", "bury A1 in 2", "RF-6.3")
        .does("A", "bury A1 new");
    assert_eq!(scene.played(), "IL3 IL4");
    scene.does("A", "bury A5 in 2");
    assert_eq!((scene.window(), scene.asked().as_str()), (Some("bury"), "C"));
    // R-RF-53: a declaration is not withdrawn.
    scene.refuses("A", "bury A5 new", "TB-2.2");
    scene.reacts("C", "play IL5");
    assert_eq!(scene.fate("A5"), "dead");
}

#[test]
fn who_cannot_change_the_result_is_not_asked() {
    // T-RF-69, RF-8.6, R-RF-24
    let mut scene = with_dead(
        Position::new(3)
            .holds("A", "DO2 MX2 SH2")
            .holds("B", "GM2 IL4 SH4"),
        "A1",
    );
    scene.does("A", "bury A1 in 2");
    // 1 + pot 1 < 3: the window closed at once and the burial succeeded.
    assert_eq!(scene.coffins("2"), "A1");
    // Who is asked for another reason may not waste a document either.
    let mut scene = with_dead(
        Position::new(3)
            .holds("A", "DO2 MX2 SH2")
            .holds("B", "GM2 IL4 SH4")
            .coffin("4", "C4"),
        "A1",
    );
    scene.does("A", "bury A1 in 2");
    assert_eq!((scene.window(), scene.asked().as_str()), (Some("bury"), "B"));
    scene.refuses("B", "play IL4", "RF-8.6");
}

#[test]
fn a_blocked_burier_may_go_elsewhere() {
    // T-RF-70, R-RF-21, RF-6.6
    let position = Position::new(2).holds("A", "GM2 SH2 GM5").holds("B", "MX2 IL4");
    let mut scene = with_dead(position, "A1");
    scene.does("A", "bury A1 in 2").reacts("B", "play IL4");
    // His share of 5 might be a document.
    assert_eq!(scene.asked(), "A");
    scene.pass();
    assert_eq!(scene.waits_for(), "A bury");
    scene.does("A", "bury A1 in 5").pass_all();
    assert_eq!(
        (scene.coffins("5").as_str(), scene.holds("A").as_str()),
        ("A1", "SH2 GM2")
    );
    assert_eq!(scene.played(), "IL4");
}

#[test]
fn a_document_held_back_reopens_the_grave() {
    // T-RF-71, R-RF-57, R-RF-25, RF-6.3
    let mut scene = with_dead(
        Position::new(2)
            .holds("A", "GM2 SH2 IL1 IL4")
            .holds("B", "DO2 MX2 IL5"),
        "A3",
    );
    scene.does("A", "bury A3 in 2 with IL1").reacts("B", "play IL5");
    // A passes although he could go on.
    assert_eq!(scene.asked(), "A");
    scene.pass();
    scene.refuses("A", "bury A3 in 2", "RF-6.3");
    scene.events.clear();
    scene.does("A", "bury A3 in 2 with IL4");
    assert_eq!(scene.windows()[0], "bury", "a new window");
    scene.pass_all();
    assert_eq!(
        (scene.coffins("2").as_str(), scene.played().as_str()),
        ("A3", "IL1 IL5 IL4")
    );
}

#[test]
fn a_document_of_an_occupied_grave_is_as_good() {
    // T-RF-72, RF-7.1, RF-7.9, R-RF-23
    let position = Position::new(2).holds("A", "IL3 SH4").holds("B", "DO4");
    let mut scene = with_dead(position.coffin("3", "B1"), "A5");
    scene.does("A", "bury A5 in 4 with IL3").pass_all();
    assert_eq!(scene.coffins("4"), "A5");
    // And against a burial.
    let mut scene = with_dead(
        Position::new(2)
            .holds("A", "GM4 SH4")
            .holds("B", "IL3 DO4")
            .coffin("3", "B1"),
        "A5",
    );
    scene.does("A", "bury A5 in 4").reacts("B", "play IL3").pass_all();
    assert_eq!(scene.coffins("4"), "");
}

#[test]
fn a_mix_up_into_the_declared_grave_blocks_it() {
    // T-RF-73, R-RF-26, RF-7.10, RF-6.6
    let mut scene = with_dead(
        Position::new(3)
            .holds("A", "DO2 GM2 IL1")
            .holds("B", "SH2 IL3")
            .holds("C", "MX4")
            .coffin("4", "B5"),
        "A1",
    );
    scene
        .does("A", "bury A1 in 2 with IL1")
        .reacts("C", "play MX4 B5 to 2");
    // The grave is full, so a document comes too late; B may still shock for grave 2.
    assert_eq!(scene.asked(), "AB");
    scene.refuses("B", "play IL3", "RF-7.8").pass_all();
    assert_eq!(
        (scene.coffins("2").as_str(), scene.fate("A1").as_str()),
        ("B5", "dead")
    );
    assert_eq!(
        scene.holds("A"),
        "DO2 GM2",
        "certificates are kept, the document lies there"
    );
    assert_eq!(scene.view("B").burial.unwrap().documents.len(), 1);
    scene
        .refuses("A", "bury A1 in 2", "RF-6.3")
        .does("A", "bury A1 DO2");
    assert_eq!(
        (scene.coffins("2").as_str(), scene.played().as_str()),
        ("B5 A1", "MX4 DO2 IL1")
    );
}
