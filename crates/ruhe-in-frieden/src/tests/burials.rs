//! Burials (RF-6, RF-7.3, RF-8.12, RF-8.14).

use super::{Position, Scene};
use crate::api::{Command, DocumentAlone, Options};
use crate::parts::Grave;
use crate::phase::Step;
use engine::{Later, Seen, Switch};

/// A's turn just before W-END, with somebody to bury.
fn with_dead(position: Position, whom: &str) -> Scene {
    position.dead(whom).at(Step::Reactions).build()
}

#[test]
fn strictly_the_most_shares_open_a_grave() {
    // T-RF-51, T-RF-52, T-RF-53, T-RF-54, RF-6.2, RF-6.3, RF-6.4, RF-6.5, R-RF-20
    let mut scene = with_dead(Position::new(3).holds("A", "DO2"), "A5");
    assert!(scene.may("A", "bury A5 in 2"));
    scene.refuses("A", "bury A5 in 4", "RF-6.3");

    let mut scene = with_dead(Position::new(3).holds("A", "DO2 IL3").holds("B", "SH2"), "A5");
    scene.refuses("A", "bury A5 in 2", "RF-6.3");
    assert!(scene.may("A", "bury A5 in 2 with IL3"));

    let scene = with_dead(
        Position::new(3)
            .holds("A", "DO2 MX2")
            .holds("B", "SH2")
            .holds("C", "GM2"),
        "A5",
    );
    assert!(scene.may("A", "bury A5 in 2"), "the others are not added up");
}

#[test]
fn nobody_buries_what_is_not_his_to_bury() {
    // RF-6.1, RF-7.1
    let mut scene = with_dead(Position::new(3).holds("A", "DO2").coffin("3", "B1"), "A5");
    scene
        .refuses("A", "bury A4 new", "RF-6.1")
        .refuses("A", "bury B1 new", "RF-6.1")
        .refuses("A", "bury D1 new", "RF-1.7")
        .refuses("A", "bury A5 DO3", "RF-7.1")
        .refuses("A", "bury A5 in 2 with IL1", "RF-7.1")
        .refuses("A", "bury A5 in 3", "RF-6.3")
        .refuses("A", "end shares", "RF-4.2")
        .refuses("B", "bury A5 new", "TB-2.2");
}

#[test]
fn a_regular_burial_spends_all_shares_of_the_grave_unseen() {
    // T-RF-55, RF-6.6, RF-10.7, RF-10.8, R-RF-28
    let mut scene = with_dead(
        Position::new(3).holds("A", "DO2 SH2 GM5").holds("B", "GM2"),
        "A5 A4",
    );
    // Nobody could contest it, so its window closed at once.
    scene.does("A", "bury A5 in 2");
    assert_eq!(scene.holds("A"), "GM5");
    assert_eq!((scene.played().as_str(), scene.coffins("2").as_str()), ("", "A5"));
    let spent = |who: &str| {
        let view = scene.view(who);
        let spent = view.seats[0].spent.iter();
        spent
            .map(|share| (share.grave.number(), share.action != Seen::Back))
            .collect::<Vec<_>>()
    };
    assert_eq!(spent("A"), [(2, true), (2, true)]);
    assert_eq!(spent("B"), [(2, false), (2, false)]);
    // W-AFTER: B's share stayed, and its action can be played now.
    assert_eq!((scene.window(), scene.asked().as_str()), (Some("after"), "B"));
    scene.reacts("B", "play GM2");
    assert_eq!(scene.money("B"), 7);
    scene.pass_all();
    scene.refuses("A", "bury A4 DO2", "RF-7.1");
}

#[test]
fn the_new_cemetery_is_always_open() {
    // T-RF-56, RF-6.2, RF-6.10, RF-8.4
    let mut scene = with_dead(Position::new(3).holds("A", "DO2").holds("B", "GM1"), "A5 A1");
    scene.events.clear();
    scene.does("A", "bury A5 new");
    assert_eq!(
        (scene.fate("A5").as_str(), scene.holds("A").as_str()),
        ("new", "DO2")
    );
    assert_eq!(scene.windows(), Vec::<&str>::new());
    assert_eq!(scene.waits_for(), "A bury");
}

#[test]
fn the_burier_chooses_the_order() {
    // T-RF-57, RF-6.1
    let mut scene = with_dead(Position::new(3).holds("A", "GM1 GM3"), "A1 A4");
    scene.does("A", "bury A4 in 3").pass_all();
    scene.does("A", "bury A1 in 1").pass_all();
    assert_eq!(
        (scene.coffins("3").as_str(), scene.coffins("1").as_str()),
        ("A4", "A1")
    );
}

#[test]
fn double_occupancy_needs_an_occupied_grave_and_a_deceased() {
    // T-RF-58, T-RF-59, RF-7.3, RF-6.10, R-RF-31
    let mut scene = with_dead(
        Position::new(3).holds("A", "DO3 SH3 DO4").coffin("3", "B1"),
        "A2 A5",
    );
    scene
        .refuses("A", "bury A2 DO4", "RF-7.3")
        .does("A", "bury A2 DO3");
    assert_eq!(scene.coffins("3"), "B1 A2");
    assert_eq!(
        (scene.holds("A").as_str(), scene.played().as_str()),
        ("SH3 DO4", "DO3")
    );
    assert_eq!(scene.window(), Some("after"));
    // The occupants may belong to anybody, also to the burier.
    let mut own = with_dead(Position::new(3).holds("A", "DO3").coffin("3", "A1"), "A2");
    own.does("A", "bury A2 DO3");
    assert_eq!(own.coffins("3"), "A1 A2");
    // Without a deceased the card is no move: there is not even a way to say it.
    let scene = Position::new(3).holds("A", "DO3").coffin("3", "B1").build();
    let plays = |scene: &Scene| {
        let choices = scene.choices("A");
        choices
            .iter()
            .filter(|command| matches!(command, crate::Command::PlayCard(_)))
            .count()
    };
    assert_eq!(plays(&scene), 0);
}

#[test]
fn who_has_no_choice_by_public_knowledge_is_not_asked() {
    // T-RF-60, T-RF-61, T-RF-121, RF-6.7, RF-8.12, R-RF-58
    let scene = with_dead(Position::new(3), "A3");
    assert_eq!(
        (scene.fate("A3").as_str(), scene.waits_for().as_str()),
        ("new", "B visits")
    );

    // A share of 5 might be its document and decide for grave 1: A is asked. (A rival's share keeps him from a plain
    // majority in both.)
    let position = || Position::new(3).holds("A", "GM5 GM1").holds("B", "SH5 SH1");
    let mut rival = with_dead(position(), "A3");
    assert_eq!(rival.waits_for(), "A bury");
    assert_eq!(rival.choices("A").len(), 1, "only the New Cemetery is legal");
    rival.refuses("A", "bury A3 in 1 with IL5", "RF-7.1");
    // Once both documents have been seen, nothing is left to guess.
    let scene = with_dead(position().played("IL5 IL1"), "A3");
    assert_eq!(scene.fate("A3"), "new");
    // R-RF-63: a document alone is no claim, so one share of a contested grave opens none.
    let position = || Position::new(3).holds("A", "GM5").holds("B", "SH5");
    assert_eq!(with_dead(position(), "A3").fate("A3"), "new");
    let alone = position().options(|options| options.document_alone = Later(DocumentAlone::Share));
    assert_eq!(with_dead(alone, "A3").waits_for(), "A bury");

    let scene = with_dead(Position::new(3), "A5 A2 A4");
    let order: Vec<u8> = scene
        .state
        .board
        .new_cemetery
        .iter()
        .map(|coffin| coffin.wish.number())
        .collect();
    assert_eq!(order, [2, 4, 5]);
}

#[test]
fn a_share_of_an_occupied_grave_might_be_double_occupancy() {
    // RF-8.12: the burier is asked although he holds another card.
    let scene = with_dead(
        Position::new(3)
            .coffin("3", "B1")
            .holds("A", "GM3")
            .played("IL3 MX3"),
        "A3",
    );
    assert_eq!(scene.waits_for(), "A bury");
    let burials = scene.choices("A");
    let burials = burials
        .iter()
        .filter(|choice| matches!(choice, Command::Bury { .. }));
    assert_eq!(burials.count(), 1, "only the New Cemetery is legal");
    let scene = with_dead(
        Position::new(3)
            .coffin("3", "B1")
            .holds("A", "GM3")
            .played("IL3 DO3 MX3"),
        "A3",
    );
    assert_eq!(scene.fate("A3"), "new");
}

/// A leads in grave 2 but for the coffin in it, and has the card that takes it out.
fn mix_up_before_a_burial() -> Position {
    Position::new(3).coffin("2", "C2").holds("A", "MX2 GM2 SH2")
}

#[test]
fn a_burier_may_play_a_card_before_he_declares() {
    // T-RF-133, RF-4.2, RF-6.5, RF-8.3, R-RF-64, R-RF-49
    let mut scene = with_dead(mix_up_before_a_burial(), "A1");
    scene.refuses("A", "bury A1 in 2", "RF-6.3");
    scene.events.clear();
    scene.does("A", "play MX2 C2 to 5");
    assert_eq!(scene.windows()[0], "after", "the others may react first");
    scene.pass_all();
    assert_eq!(scene.waits_for(), "A bury");
    scene.does("A", "bury A1 in 2").pass_all();
    assert_eq!(
        (scene.coffins("2").as_str(), scene.coffins("5").as_str()),
        ("A1", "C2")
    );
    // A document is still for a declared burial only, and the dead do not wait for anything else.
    let mut scene = with_dead(mix_up_before_a_burial().holds("A", "IL4"), "A1");
    scene.refuses("A", "play IL4", "RF-7.8");
    // As agreed: the dead are buried at once.
    let off = |options: &mut Options| options.burier_plays = Later(Switch::Off);
    let mut scene = with_dead(mix_up_before_a_burial().options(off), "A1");
    assert_eq!(
        scene.waits_for(),
        "A bury",
        "a share of 2 might be Double Occupancy"
    );
    scene.refuses("A", "play MX2 C2 to 5", "RF-4.2");
}

#[test]
fn a_burier_may_play_a_card_between_two_attempts() {
    // T-RF-134, RF-6.6, R-RF-57, R-RF-64
    let position = mix_up_before_a_burial().holds("A", "GM4 SH4");
    let mut scene = with_dead(position.holds("B", "DO4 IL3"), "A1 A5");
    scene.does("A", "bury A1 in 4").reacts("B", "play IL3").pass_all();
    assert_eq!(scene.waits_for(), "A bury");
    scene.does("A", "play MX2 C2 to 5").pass_all();
    assert_eq!(scene.waits_for(), "A bury");
    assert_eq!(
        scene.view("B").burial.unwrap().documents.len(),
        1,
        "the document still lies there"
    );
    scene
        .refuses("A", "bury A5 new", "R-RF-57")
        .does("A", "bury A1 in 2")
        .pass_all();
    assert_eq!(
        (scene.coffins("2").as_str(), scene.played().as_str()),
        ("A1", "MX2 IL3")
    );
}

#[test]
fn a_share_of_an_occupied_grave_might_be_a_mix_up() {
    // T-RF-135, RF-8.12, R-RF-64: by public knowledge alone.
    let position = || {
        Position::new(3)
            .coffin("3", "B1")
            .holds("A", "GM3")
            .played("IL3 DO3")
    };
    let asked = with_dead(position(), "A3");
    assert_eq!(asked.waits_for(), "A bury");
    assert!(asked.choices("A").len() > 1, "Maintenance may be played, too");
    assert_eq!(with_dead(position().played("MX3"), "A3").fate("A3"), "new");
    let off = |options: &mut Options| options.burier_plays = Later(Switch::Off);
    assert_eq!(with_dead(position().options(off), "A3").fate("A3"), "new");
}

/// T-RF-62: A buries the first of two; grave 4 is occupied already.
fn chain() -> Scene {
    let mut scene = with_dead(
        Position::new(3)
            .coffin("4", "B5")
            .holds("A", "GM2 MX2 GM1")
            .holds("B", "SH2 GM3")
            .holds("C", "SH4 DO4")
            .health("B2", "W")
            .health("C4", "N"),
        "A1 A3",
    );
    scene.does("A", "bury A1 in 2").pass();
    assert_eq!((scene.window(), scene.asked().as_str()), (Some("after"), "BC"));
    scene.reacts("B", "play SH2");
    assert_eq!((scene.fate("B2").as_str(), scene.money("B")), ("dead", 7));
    scene.reacts("C", "play SH4");
    assert_eq!((scene.fate("C4").as_str(), scene.money("C")), ("dead", 7));
    scene.pass_all();
    scene
}

#[test]
fn deaths_by_shock_join_the_order() {
    // T-RF-62, T-RF-63, RF-6.1, RF-6.9, RF-8.1, RF-8.5, R-RF-16, R-RF-29
    let mut scene = chain();
    assert_eq!(scene.waits_for(), "A bury");
    scene.refuses("C", "bury C4 DO4", "TB-2.2");
    scene.does("A", "bury A3 new");
    assert_eq!(scene.waits_for(), "B bury");
    scene.refuses("C", "bury C4 DO4", "TB-2.2");
    scene.does("B", "bury B2 new");
    assert_eq!(scene.waits_for(), "C bury");
    scene.does("C", "bury C4 DO4");
    assert_eq!(scene.coffins("4"), "B5 C4");
}

#[test]
fn a_new_death_of_the_active_player_waits_for_the_burial() {
    // T-RF-120, R-RF-36, RF-6.9: B buries in A's turn; A's own death comes after it, though A is active.
    let mut scene = with_dead(
        Position::new(3)
            .coffin("3", "C3")
            .holds("B", "GM1 SH1 GM2")
            .holds("A", "DO1 IL5 SH3 GM4")
            .health("A3", "N"),
        "B4",
    );
    scene.does("B", "bury B4 in 1");
    assert_eq!(scene.window(), Some("bury"));
    scene.reacts("A", "play IL5").reacts("A", "play SH3");
    assert_eq!(scene.fate("A3"), "dead");
    scene.pass();
    // Failed: B chooses again for B4; only then A buries A3.
    assert_eq!(scene.waits_for(), "B bury");
    scene.does("B", "bury B4 new");
    assert_eq!(scene.waits_for(), "A bury");
}

#[test]
fn the_burial_of_one_uncovers_nothing_of_the_others() {
    // RF-6.8, RF-7.2: a failed attempt has cost somebody a card.
    let position = Position::new(2).holds("A", "GM2 SH2").holds("B", "DO2 IL4");
    let mut scene = with_dead(position, "A5");
    scene.does("A", "bury A5 in 2").reacts("B", "play IL4");
    // Nobody else's share matters: by public knowledge only the New Cemetery is left.
    assert_eq!(scene.fate("A5"), "new");
    assert_eq!(
        (scene.played().as_str(), scene.holds("A").as_str()),
        ("IL4", "SH2 GM2")
    );
    assert_eq!(
        Grave::all()
            .filter(|grave| scene.state.board.is_occupied(*grave))
            .count(),
        0
    );
}
