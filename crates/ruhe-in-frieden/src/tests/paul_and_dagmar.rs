//! The example of the rules, step by step. Paul is A (family 2), Dagmar is B (family 1).

use super::{Position, Scene};

fn paul_and_dagmar(paul: &str) -> Scene {
    Position::new(2)
        .money("A", 1)
        .holds("A", paul)
        .holds("B", "SH2 DO2 IL5 SH3")
        .health("A1 A2 A4 A5", "T")
        .health("A3", "W")
        .chip("A3", "r", "B")
        .build()
}

#[test]
fn paul_is_blocked_by_dagmars_document() {
    // T-RF-64, R-RF-21, R-RF-22, R-RF-57, RF-6.6, RF-7.8, RF-7.10
    let mut scene = paul_and_dagmar("MX2 GM2 IL1");
    // 1. Pills for the others; P3 is left.
    assert_eq!(scene.pill_box(), (5, 4, 1));
    scene.events.clear();
    scene.pills("A").does("A", "end pills").does("A", "end shares");
    // W-ADJ opened and closed at once: no grave is occupied. 2. Four pills without effect; P3 dies.
    assert_eq!(scene.windows(), ["adjust"]);
    assert_eq!((scene.money("A"), scene.fate("A3").as_str()), (3, "dead"));
    assert_eq!(scene.waits_for(), "A bury");
    // 3. Two certificates against two, so a document is needed; for grave 3 it would be one against one.
    scene
        .refuses("A", "bury A3 in 2", "RF-6.3")
        .refuses("A", "bury A3 in 3 with IL1", "RF-6.3")
        .does("A", "bury A3 in 2 with IL1");
    assert_eq!(scene.holds("A"), "MX2 GM2");
    // 4. Dagmar is asked and ties.
    assert_eq!((scene.window(), scene.asked().as_str()), (Some("bury"), "B"));
    scene.reacts("B", "play IL5");
    // 5. Nobody is asked in round 2: the window closes. 6. Tied: failed. The documents still lie there.
    assert_eq!(scene.window(), None);
    let documents = &scene.view("B").burial.unwrap().documents;
    assert_eq!(documents.len(), 2);
    assert_eq!(
        (scene.holds("A").as_str(), scene.holds("B").as_str()),
        ("MX2 GM2", "DO2 SH2 SH3")
    );
    assert_eq!(scene.played(), "");
    // 7. Paul is asked again, for one of his shares could be IL2; only the New Cemetery is legal.
    assert_eq!(
        (scene.waits_for().as_str(), scene.choices("A").len()),
        ("A bury", 1)
    );
    scene.refuses("A", "bury A3 in 2", "RF-6.3");
    scene.events.clear();
    scene.does("A", "bury A3 new");
    assert_eq!(
        (scene.fate("A3").as_str(), scene.played().as_str()),
        ("new", "IL1 IL5")
    );
    // 8. W-END: nobody is asked. No end; Dagmar's turn.
    assert_eq!(scene.windows(), ["end"]);
    assert_eq!((scene.waits_for().as_str(), scene.over()), ("B visits", None));
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
    assert_eq!((scene.window(), scene.asked().as_str()), (Some("bury"), "B"));
    assert_eq!(scene.choices("B").len(), 1, "Dagmar has nothing more to play");
    scene.pass();
    assert_eq!(
        (scene.coffins("2").as_str(), scene.holds("A").as_str()),
        ("A3", "")
    );
    assert_eq!(scene.played(), "IL1 IL5 IL4");
    assert_eq!(scene.view("A").seats[0].spent.len(), 2);
    assert_eq!((scene.window(), scene.asked().as_str()), (Some("after"), "B"));
}
