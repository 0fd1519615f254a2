//! Step 1, step 3 and step 5 (RF-4.3 to RF-4.5, RF-4.13 to RF-4.15, RF-4.19 to RF-4.22, RF-5).

use super::{Position, Scene};
use crate::api::{BoxLeftovers, ChipLimit};
use crate::phase::Step;

#[test]
fn the_box_is_filled_for_the_living() {
    // T-RF-5, T-RF-6, T-RF-7, RF-4.1, RF-4.3, RF-4.5, RF-3.4
    let all = Position::new(3).build();
    assert_eq!((all.pill_box(), all.supply()), ((5, 4, 1), (7, 6, 4)));
    for (gone, expected) in [
        ("A1", (4, 3, 1)),
        ("A1 A2", (3, 2, 1)),
        ("A1 A2 A3", (2, 1, 1)),
        ("A1 A2 A3 A4", (1, 0, 1)),
    ] {
        let scene = Position::new(3).in_new_cemetery(gone).build();
        assert_eq!(scene.pill_box(), expected, "without {gone}");
    }
    let mut last = Position::new(3).in_new_cemetery("A1 A2 A3 A4").build();
    last.does("A", "visit A5 r");
    assert_eq!(last.chip("A5"), "r");
}

#[test]
fn what_is_left_in_the_box_goes_back_first() {
    // T-RF-8, RF-4.3, RF-4.22, R-RF-5
    let scene = Position::new(3).left_in_box(2, 3, 1).build();
    assert_eq!((scene.pill_box(), scene.supply()), ((5, 4, 1), (7, 6, 4)));
    // With `keep` it stays, and the supply may run short even of bitter pills (R-RF-6).
    let keep = |position: Position| position.options(|options| options.box_leftovers = BoxLeftovers::Keep);
    let scene = keep(Position::new(3).left_in_box(2, 3, 1)).build();
    assert_eq!((scene.pill_box(), scene.supply()), ((7, 7, 2), (5, 3, 3)));
    let scene = keep(Position::new(3).left_in_box(8, 8, 5)).build();
    assert_eq!((scene.pill_box(), scene.supply()), ((12, 10, 5), (0, 0, 0)));
}

#[test]
fn a_colour_that_is_short_fills_less() {
    // T-RF-9, T-RF-10, RF-4.4, RF-4.10, R-RF-6, R-RF-12
    let mut scene = Position::new(5).chip("B1 B2 B3 C1 C2 C3 D1 D2", "b", "E").build();
    assert_eq!(scene.pill_box(), (5, 2, 1));
    scene
        .does("A", "visit A1 b")
        .refuses("A", "visit A2 r", "RF-4.10")
        .does("A", "visit A2 b")
        .does("A", "visit A3 r");
    let mut scene = Position::new(5)
        .chip("B1 B2 B3 B4 C1 C2 C3 C4 D1 D2", "b", "E")
        .build();
    assert_eq!(scene.pill_box(), (5, 0, 1));
    assert!(scene.may("A", "visit A1 r"));
    scene.refuses("A", "visit A1 b", "RF-4.9");
}

fn short_of_white() -> Scene {
    Position::new(5)
        .chip("B1 B2 B3 C1 C2 C3 D1 D2 D3", "w", "E")
        .build()
}

#[test]
fn the_compulsory_pill_never_fails() {
    // T-RF-11, T-RF-12, RF-4.11, R-RF-6, R-RF-54
    let mut scene = short_of_white();
    assert_eq!((scene.pill_box().0, scene.supply().0), (3, 0));
    for whom in ["A1", "A2", "A3", "A4", "A5"] {
        scene.does("A", &format!("visit {whom} w"));
    }
    let chips: Vec<String> = ["A1", "A2", "A3", "A4", "A5"]
        .iter()
        .map(|whom| scene.chip(whom))
        .collect();
    assert_eq!(chips, ["w", "w", "w", "w!", "w!"]);
    assert_eq!(scene.money("A"), 5);
    scene
        .does("A", "end visits")
        .refuses("A", "buy w E1", "RF-4.9")
        .does("A", "end pills")
        .does("A", "end shares");
    // B's box was filled from the three that came back.
    assert_eq!(scene.waits_for(), "B visits");
    assert_eq!((scene.pill_box().0, scene.supply().0), (3, 0));
    assert_eq!(scene.fate("A5"), "T", "a substitute has its full effect");
    assert_eq!(scene.chip("A5"), "-", "and is gone");

    let mut scene = Position::new(5)
        .chip("B1 B2 B3 C1 C2 C3 D1 D2 D3", "w", "E")
        .chip("A5", "b", "B")
        .build();
    scene
        .does("A", "visit A1 w")
        .does("A", "visit A2 w")
        .does("A", "visit A3 w")
        .refuses("A", "visit A5 w", "RF-4.9");
}

#[test]
fn five_bitter_pills_are_enough() {
    // T-RF-13, R-RF-5 (iii)
    let scene = Position::new(5)
        .chip("A1", "r", "B")
        .chip("B1", "r", "C")
        .chip("C1", "r", "D")
        .chip("D1", "r", "E")
        .build();
    assert_eq!((scene.pill_box().2, scene.supply().2), (1, 0));
}

#[test]
fn unlimited_chips_are_not_counted() {
    // T-RF-129, R-RF-6
    let mut scene = Position::new(5)
        .chip("B1 B2 B3 B4 C1 C2 C3 C4 D1 D2", "b", "E")
        .chip("B5 C5 D3 D4 D5 E1 E2", "w", "A")
        .options(|options| options.chip_limit = ChipLimit::Unlimited)
        .build();
    assert_eq!(scene.pill_box(), (5, 4, 1));
    scene.plain_turn("A");
    assert_eq!(
        (scene.waits_for().as_str(), scene.pill_box()),
        ("B visits", (5, 4, 1))
    );
    assert_eq!(scene.view("A").supply, None);
    let scene = Position::new(2)
        .options(|options| {
            options.chip_limit = ChipLimit::Unlimited;
            options.box_leftovers = BoxLeftovers::Keep;
        })
        .left_in_box(2, 3, 1)
        .build();
    assert_eq!(scene.pill_box(), (7, 7, 2));
}

#[test]
fn pills_for_others() {
    // T-RF-29, T-RF-30, T-RF-31, T-RF-33, RF-4.13, RF-4.14, RF-4.15, R-RF-8, R-RF-9, R-RF-10
    let mut scene = Position::new(3).chip("C1", "b", "B").at(Step::Pills).build();
    scene.does("A", "buy w B2");
    assert_eq!((scene.money("A"), scene.chip("B2").as_str()), (4, "w*"));
    assert_eq!(scene.pill_box(), (4, 4, 1));
    scene
        .refuses("A", "buy b B2", "RF-4.14")
        .refuses("A", "buy w C1", "RF-4.14")
        .refuses("A", "buy w A1", "RF-4.14")
        .refuses("A", "visit A1 w", "RF-4.2")
        .does("A", "buy w B1")
        .does("A", "buy w B3")
        .does("A", "buy b B4");
    assert_eq!(scene.money("A"), 1);

    let mut scene = Position::new(3).money("A", 4).at(Step::Pills).build();
    for whom in ["B1", "B2", "B3", "B4"] {
        scene.does("A", &format!("buy w {whom}"));
    }
    // T-RF-35: without money nothing can be bought, and the step can be ended.
    assert_eq!(scene.money("A"), 0);
    scene
        .refuses("A", "buy w B5", "RF-4.2")
        .refuses("A", "buy w C5", "RF-4.2")
        .does("A", "end pills");
    assert_eq!(scene.waits_for(), "A shares");
}

#[test]
fn nobody_buys_for_the_dead_or_for_strangers() {
    // RF-4.14, RF-1.7
    let mut scene = Position::new(3).in_new_cemetery("B1").at(Step::Pills).build();
    scene
        .refuses("A", "buy w B1", "RF-4.14")
        .refuses("A", "buy w E1", "RF-1.7");
}

#[test]
fn the_bitter_pill_waits_for_the_last_placebo_in_step_3_too() {
    // T-RF-32, RF-4.10
    let mut scene = Position::new(3).in_new_cemetery("A1 A2").at(Step::Pills).build();
    assert_eq!(scene.pill_box(), (3, 2, 1));
    scene
        .refuses("A", "buy r B1", "RF-4.10")
        .does("A", "buy b B1")
        .does("A", "buy b B2")
        .does("A", "buy r B3");
    assert_eq!((scene.money("A"), scene.chip("B3").as_str()), (2, "r*"));
}

#[test]
fn a_foreign_chip_acts_in_its_owners_step_5() {
    // T-RF-34, RF-4.15, RF-4.21, R-RF-55
    let mut scene = Position::new(3).build();
    scene
        .pills("A")
        .does("A", "buy b C5")
        .does("A", "end pills")
        .does("A", "end shares");
    assert_eq!(
        (scene.chip("C5").as_str(), scene.fate("C5").as_str()),
        ("b*", "U")
    );
    scene.plain_turn("B");
    assert_eq!(
        (scene.chip("C5").as_str(), scene.fate("C5").as_str()),
        ("b*", "U")
    );
    scene.plain_turn("C");
    assert_eq!((scene.chip("C5").as_str(), scene.fate("C5").as_str()), ("-", "W"));
}

#[test]
fn five_pills_pay_seven_thousand_at_the_start() {
    // T-RF-43, RF-5.2, RF-1.10
    for (family, expected) in [("A", 7), ("B", 7), ("C", 7), ("D", 7), ("E", 7)] {
        let mut scene = Position::new(5).active(family).money(family, 0).build();
        scene.plain_turn(family);
        assert_eq!(scene.money(family), expected);
        assert!((1..=5).all(|wish| scene.fate(&format!("{family}{wish}")) == "T"));
    }
    // R-RF-41: the bank pays the richest, too.
    let mut scene = Position::new(2).money("A", 1_000_000).build();
    scene.plain_turn("A");
    assert_eq!(scene.money("A"), 1_000_007);
}

/// One relative at a level gets a chip; tells the level and the money after step 5.
fn adjust(whom: &str, level: &str, kind: &str) -> (String, u32) {
    let scene = Position::new(3)
        .money("A", 0)
        .health(whom, level)
        .chip(whom, kind, "B")
        .coffin("1", "B1")
        .holds("A", "DO1")
        .at(Step::Adjust)
        .build();
    (scene.fate(whom), scene.money("A"))
}

#[test]
fn health_goes_by_the_table() {
    // T-RF-44, T-RF-45, T-RF-46, T-RF-47, RF-5.1, RF-5.2, RF-5.3, RF-5.5, R-RF-4
    let check = |whom, level, kind, expected: (&str, u32)| {
        let (fate, money) = adjust(whom, level, kind);
        assert_eq!((fate.as_str(), money), expected, "{whom} at {level} with {kind}");
    };
    check("A4", "W", "w", ("U", 1));
    check("A4", "U", "w", ("T", 2));
    check("A4", "N", "w", ("W", 0));
    check("A2", "N", "w", ("W", 1));
    check("A3", "T", "w", ("T", 0));
    check("A1", "T", "b", ("U", 0));
    check("A1", "U", "b", ("W", 0));
    check("A1", "W", "b", ("N", 0));
    check("A1", "N", "b", ("dead", 2));
    check("A1", "T", "r", ("W", 0));
    check("A1", "U", "r", ("N", 0));
    check("A1", "W", "r", ("dead", 2));
    check("A1", "N", "r", ("dead", 2));
}

#[test]
fn the_dead_leave_money_and_chip_before_they_are_buried() {
    // T-RF-48, T-RF-49, T-RF-50, RF-4.19, RF-4.20, RF-5.4, R-RF-14
    let mut scene = Position::new(3)
        .money("A", 0)
        .health("A1", "N")
        .chip("A1", "b", "B")
        .holds("A", "IL1")
        .build();
    scene.pills("A").does("A", "end pills").does("A", "end shares");
    // A2 1k, A3 3k, A4 2k, A5 1k, and 2k inherited, before the first burial is decided.
    assert_eq!(scene.waits_for(), "A bury");
    assert_eq!((scene.money("A"), scene.fate("A1").as_str()), (9, "dead"));
    assert_eq!(scene.fate("A4"), "T");
    assert_eq!((scene.supply(), scene.pill_box()), ((11, 6, 4), (1, 4, 1)));
    assert!((1..=5).all(|wish| wish == 1 || scene.chip(&format!("A{wish}")) == "-"));
}

#[test]
fn no_card_comes_between_the_rotations() {
    // RF-4.19, R-RF-15: two deaths in step 5, and nobody is asked before both have happened.
    let mut scene = Position::new(3)
        .health("A1 A2", "N")
        .chip("A1 A2", "b", "B")
        .coffin("4", "C4")
        .holds("B", "SH4")
        .at(Step::Shares {
            bought: [].into_iter().collect(),
        })
        .build();
    scene.does("A", "end shares");
    assert_eq!(scene.window(), Some("adjust"));
    scene.pass();
    assert_eq!(
        (scene.fate("A1").as_str(), scene.fate("A2").as_str()),
        ("new", "new")
    );
}

#[test]
fn the_box_goes_to_the_left() {
    // RF-4.22, RF-2.6, RF-3.5.6
    let mut scene = Position::new(3).build();
    scene.plain_turn("A");
    assert_eq!(scene.waits_for(), "B visits");
    scene.plain_turn("B");
    scene.plain_turn("C");
    assert_eq!(
        (scene.waits_for().as_str(), scene.state.board.turn),
        ("A visits", 4)
    );
}
