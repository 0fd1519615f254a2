//! The example of the rules, step by step. Paul is A (family 2), Dagmar is B (family 1).

use super::{Position, Scene};
use crate::api::DocumentAlone;
use crate::phase::Step;
use engine::Later;

fn paul_and_dagmar(paul: &str) -> Scene {
    Position::new(2)
        .money("A", 1)
        .holds("A", paul)
        .holds("B", "SH2 DO2 IL5")
        .health("A1 A2 A4 A5", "T")
        .health("A3", "W")
        .chip("A3", "r", "B")
        .build()
}

#[test]
fn paul_is_blocked_by_dagmars_document() {
    // T-RF-64, R-RF-63, R-RF-21, R-RF-22, R-RF-57, RF-6.6, RF-7.8, RF-7.10
    let mut scene = paul_and_dagmar("MX2 GM2 IL1");
    // 1. Pills for the others; P3 is left.
    assert_eq!(scene.pill_box(), (5, 4, 1));
    scene.events.clear();
    scene.pills("A").does("A", "end pills").does("A", "end shares");
    // W-ADJ opened and closed at once: no grave is occupied. 2. Four pills without effect; P3 dies.
    assert_eq!(scene.windows(), ["adjust"]);
    assert_eq!((scene.money("A"), scene.fate("A3").as_str()), (3, "dead"));
    assert_eq!(scene.waits_for(), "A bury");
    // 3. Two certificates against two, so a document is needed; for grave 3 he has no share to lay it beside (R-RF-63).
    scene
        .refuses("A", "bury A3 in 2", "RF-6.3")
        .refuses("A", "bury A3 in 3 with IL1", "R-RF-63")
        .does("A", "bury A3 in 2 with IL1");
    assert_eq!(scene.holds("A"), "MX2 GM2");
    // 4. Dagmar is asked and ties.
    assert_eq!((scene.window(), scene.asked().as_str()), (Some("bury"), "B"));
    scene.events.clear();
    scene.reacts("B", "play IL5");
    // 5. Nobody is asked in round 2: the window closes. 6. Tied: failed.
    assert_eq!(
        (scene.holds("A").as_str(), scene.holds("B").as_str()),
        ("MX2 GM2", "DO2 SH2")
    );
    // 7. While both documents lie there nothing puts Paul ahead, and he has no share of another grave: all can tell that
    // only the New Cemetery is left. Then the documents are out of the game.
    assert_eq!(
        (scene.fate("A3").as_str(), scene.played().as_str()),
        ("new", "IL1 IL5")
    );
    // 8. W-END: nobody is asked. No end; Dagmar's turn.
    assert_eq!(scene.windows(), ["end"]);
    assert_eq!((scene.waits_for().as_str(), scene.over()), ("B visits", None));
}

#[test]
fn paul_could_have_had_the_wish_grave_if_a_document_were_a_claim() {
    // T-RF-66, R-RF-63: the other reading of the card, against the example.
    let mut scene = Position::new(2)
        .options(|options| options.document_alone = Later(DocumentAlone::Share))
        .holds("A", "MX2 GM2 IL1")
        .holds("B", "SH2 DO2 IL5")
        .dead("A3")
        .at(Step::Reactions)
        .build();
    scene.does("A", "bury A3 in 3 with IL1");
    // Dagmar may answer with her document alone, just as well.
    assert_eq!(scene.asked(), "B");
    scene.pass_all();
    assert_eq!(scene.coffins("3"), "A3");
}

#[test]
fn paul_wins_with_a_second_document() {
    // T-RF-65, R-RF-25, RF-7.10, RF-6.6
    let mut scene = paul_and_dagmar("MX2 GM2 IL1 IL4");
    scene.pills("A").does("A", "end pills").does("A", "end shares");
    scene.does("A", "bury A3 in 2 with IL1");
    scene.reacts("B", "play IL5");
    assert_eq!((scene.window(), scene.asked().as_str()), (Some("bury"), "A"));
    scene.reacts("A", "play IL4");
    // Dagmar has no share left that could be a document: nobody is asked.
    assert_eq!(
        (scene.coffins("2").as_str(), scene.holds("A").as_str()),
        ("A3", "")
    );
    assert_eq!(scene.played(), "IL1 IL5 IL4");
    assert_eq!(scene.view("A").seats[0].spent.len(), 2);
    assert_eq!((scene.window(), scene.asked().as_str()), (Some("after"), "B"));
}
