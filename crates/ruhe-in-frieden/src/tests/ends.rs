//! The end of the game and scoring (RF-9).

use super::{Position, Scene};
use crate::RuheInFrieden;
use crate::api::TieBreak;
use crate::phase::Step;
use engine::{Game as _, Seat, Switch};

fn outcome(scene: &Scene) -> (Vec<i32>, Vec<u8>) {
    let outcome = RuheInFrieden::outcome(&scene.state).unwrap();
    let scores = outcome.scores.unwrap();
    (
        scores.iter().map(|(_, points)| *points).collect(),
        outcome.winners.iter().map(|seat| seat.0).collect(),
    )
}

#[test]
fn the_turn_runs_on_when_the_graves_are_full() {
    // T-RF-102, T-RF-108, RF-9.1, RF-9.2, RF-9.3, RF-9.4, R-RF-42
    let mut scene = Position::new(3)
        .coffin("1", "B1")
        .coffin("2", "A2")
        .coffin("3", "C3")
        .coffin("4", "C4")
        .health("B2", "N")
        .holds("B", "SH2 GM5")
        .holds("C", "DO1")
        .build();
    scene.does("A", "visit A1 w").does("B", "play SH2").pass_all();
    scene.does("B", "bury B2 in 5").pass_all();
    assert_eq!(
        (scene.coffins("5").as_str(), scene.waits_for().as_str()),
        ("B2", "A visits")
    );
    scene.plain_turn("A");
    assert_eq!(scene.window(), Some("adjust"));
    scene.pass();
    assert_eq!(scene.window(), Some("last"));
    scene.pass();
    assert_eq!(scene.over(), Some("graves_full"));
    assert!(scene.waits_for().is_empty());
}

/// All graves are full in the final W-END of A; C holds MX1 and DO3.
fn full(first: &str) -> Position {
    Position::new(3)
        .coffin("1", first)
        .coffin("2", "A2")
        .coffin("3", "A3")
        .coffin("4", "A4")
        .coffin("5", "B5")
        .holds("C", "MX1 DO3")
        .at(Step::Reactions)
}

#[test]
fn a_mix_up_can_undo_the_end() {
    // T-RF-103, T-RF-104, T-RF-105, RF-9.2, RF-9.3, RF-7.5
    let mut scene = full("B1").build();
    assert_eq!((scene.window(), scene.asked().as_str()), (Some("last"), "C"));
    scene.reacts("C", "play MX1+DO3 B1");
    assert_eq!((scene.over(), scene.waits_for().as_str()), (None, "B visits"));

    let mut scene = full("B1 B2").build();
    scene.reacts("C", "play MX1+DO3 B1").pass_all();
    assert_eq!(scene.over(), Some("graves_full"));

    let mut scene = full("B1").in_new_cemetery("B2 B3 B4").build();
    scene.reacts("C", "play MX1+DO3 B1").pass_all();
    assert_eq!(scene.over(), Some("family_gone"));
}

#[test]
fn the_last_of_a_family_ends_the_game_after_the_turn() {
    // T-RF-106, RF-9.1, RF-9.2, R-RF-56
    let mut scene = Position::new(3)
        .coffin("2", "A2")
        .in_new_cemetery("B1 B3 B4 B5")
        .health("B2", "W")
        .holds("B", "SH2")
        .build();
    scene.does("B", "play SH2").pass_all();
    assert_eq!(
        (scene.fate("B2").as_str(), scene.waits_for().as_str()),
        ("new", "A visits")
    );
    scene.plain_turn("A").pass_all();
    assert_eq!(scene.over(), Some("family_gone"));

    // R-RF-56: who has nobody left still finishes his own turn.
    let mut scene = Position::new(3)
        .in_new_cemetery("A1 A3 A4 A5")
        .coffin("2", "B2")
        .health("A2", "N")
        .holds("A", "SH2")
        .build();
    scene.does("A", "play SH2").pass_all();
    scene
        .does("A", "end visits")
        .does("A", "buy w B1")
        .does("A", "end pills");
    scene.does("A", "share 1").does("A", "end shares").pass_all();
    assert_eq!(scene.over(), Some("family_gone"));
}

#[test]
fn a_condition_that_comes_true_in_the_window_gets_a_final_one() {
    // T-RF-107, RF-9.3
    let mut scene = Position::new(3)
        .coffin("2", "A2")
        .coffin("4", "A4")
        .in_new_cemetery("B1 B3 B4 B5")
        .health("B2", "W")
        .health("C4", "W")
        .holds("B", "SH2")
        .holds("C", "SH4")
        .at(Step::Reactions)
        .build();
    assert_eq!(scene.window(), Some("end"));
    scene.reacts("B", "play SH2");
    assert_eq!(scene.window(), Some("end"));
    scene.pass();
    assert_eq!((scene.fate("B2").as_str(), scene.window()), ("new", Some("last")));
    scene.reacts("C", "play SH4").pass_all();
    // C's relative was buried after the window, so a last one opened once more, where nobody was asked.
    assert_eq!(
        (scene.fate("C4").as_str(), scene.over()),
        ("new", Some("family_gone"))
    );
    assert_eq!(outcome(&scene).0[2], 2 - 8);
}

#[test]
fn a_mix_up_can_bring_the_end() {
    // T-RF-128, RF-9.3
    let mut scene = Position::new(3)
        .coffin("1", "A1 B1")
        .coffin("2", "A2")
        .coffin("3", "A3")
        .coffin("4", "A4")
        .holds("C", "MX1 GM1")
        .at(Step::Reactions)
        .build();
    assert_eq!(scene.window(), Some("end"));
    scene.reacts("C", "play MX1 B1 to 5");
    assert_eq!((scene.window(), scene.asked().as_str()), (Some("end"), "C"));
    scene.pass();
    assert_eq!(scene.window(), Some("last"));
    scene.pass();
    assert_eq!(scene.over(), Some("graves_full"));
}

/// Lets the game end by the round limit at once.
fn finished(position: Position) -> Scene {
    let mut scene = position
        .options(|options| options.max_rounds = 1)
        .turn(9)
        .at(Step::Reactions)
        .build();
    scene.pass_all();
    scene
}

#[test]
fn points_go_by_the_distance_from_the_wish() {
    // T-RF-109, T-RF-110, T-RF-111, RF-9.5, R-RF-44, RF-1.8, RF-1.1
    let scene = finished(
        Position::new(3)
            .coffin("2", "A2")
            .coffin("4", "A3")
            .coffin("1", "A5")
            .in_new_cemetery("A1"),
    );
    assert_eq!(outcome(&scene), (vec![12, -10, -10], vec![0]));
    let end = scene.view("B").end.unwrap();
    assert_eq!(end.points[Seat(0)], [2, 5, 4, -2, 3]);
    assert_eq!(end.points[Seat(1)], [-2; 5]);
    let scene = finished(Position::new(3).coffin("5", "A1").in_new_cemetery("A2 A3 A4"));
    assert_eq!(outcome(&scene).0[0], 3 + 2 + 2 + 2 - 2);
    let scene = finished(
        Position::new(3)
            .coffin("1", "A1")
            .coffin("2", "A2")
            .coffin("3", "A3")
            .coffin("4", "A4")
            .coffin("5", "A5"),
    );
    assert_eq!(outcome(&scene).0, [25, -10, -10]);
    assert_eq!(scene.over(), Some("graves_full"));
    let scene = finished(Position::new(2).coffin("3", "A3 B2"));
    assert_eq!(outcome(&scene).0, [5 - 8, 4 - 8]);
}

#[test]
fn equals_share_the_victory_or_the_richer_wins() {
    // T-RF-112, RF-9.6, R-RF-43
    let tied = || {
        let position = Position::new(3)
            .coffin("2", "A2 B2")
            .coffin("4", "A3 B3")
            .coffin("1", "A5 B5")
            .in_new_cemetery("A1 B1 C1 C2 C3");
        position
            .coffin("5", "C5")
            .money("A", 0)
            .money("B", 8)
            .money("C", 3)
    };
    let scene = finished(tied());
    assert_eq!(outcome(&scene), (vec![12, 12, 9], vec![0, 1]));
    let scene = finished(tied().options(|options| options.tie_break = TieBreak::Money));
    assert_eq!(outcome(&scene).1, [1]);
    let equal = tied()
        .money("A", 8)
        .options(|options| options.tie_break = TieBreak::Money);
    assert_eq!(outcome(&finished(equal)).1, [0, 1]);
}

#[test]
fn a_new_cemetery_may_be_worth_less() {
    // T-RF-130, R-RF-61, RF-9.5
    for (points, expected) in [(2, 10), (1, 5), (0, 0)] {
        let scene = finished(
            Position::new(3)
                .in_new_cemetery("A1 A2 A3 A4 A5")
                .options(|options| options.new_cemetery_points = points),
        );
        assert_eq!(outcome(&scene).0[0], expected);
    }
}

#[test]
fn all_is_shown_after_the_end() {
    // RF-9.7, RF-10.12
    let scene = finished(Position::new(2).holds("A", "GM2").holds("B", "SH3"));
    let view = scene.view("B");
    let json = serde_json::to_string(&view.seats[0].shares).unwrap();
    assert_eq!(json, r#"[{"grave":2,"action":"GM"}]"#);
    let opened: usize = view.graves.iter().map(|grave| grave.pile_opened.len()).sum();
    assert_eq!(opened, 23);
}

#[test]
fn three_idle_rounds_end_the_game() {
    // T-RF-113, RF-9.8, R-RF-45
    let broke = || {
        Position::new(3)
            .all_top_fit()
            .money("A", 0)
            .money("B", 0)
            .money("C", 0)
    };
    let mut scene = broke().build();
    for turn in 0..9 {
        assert_eq!(scene.over(), None, "after {turn} turns");
        scene.plain_turn(["A", "B", "C"][turn % 3]);
    }
    assert_eq!(scene.over(), Some("standstill"));
    // Endless, if the table wants it so.
    let mut scene = broke().options(|options| options.idle_rounds = 0).build();
    for turn in 0..30 {
        scene.plain_turn(["A", "B", "C"][turn % 3]);
    }
    assert_eq!(scene.over(), None);
}

#[test]
fn a_card_in_the_final_window_wakes_the_game() {
    // T-RF-126, RF-9.2, RF-9.8, R-RF-35
    let mut scene = Position::new(3)
        .all_top_fit()
        .coffin("1", "A1")
        .money("A", 0)
        .money("B", 0)
        .money("C", 0)
        .holds("B", "GM1")
        .active("C")
        .turn(9)
        .idle_turns(8)
        .build();
    scene.plain_turn("C");
    // B is asked for E-SH and E-MX.
    assert_eq!(scene.asked(), "B");
    scene.pass_all_but_last();
    assert_eq!((scene.window(), scene.asked().as_str()), (Some("last"), "B"));
    scene.reacts("B", "play GM1");
    assert_eq!((scene.over(), scene.waits_for().as_str()), (None, "A visits"));
    assert_eq!(scene.view("A").idle_turns, 0);
}

#[test]
fn what_keeps_a_turn_from_being_idle() {
    // RF-9.8
    let idle = |scene: &Scene| scene.state.board.idle;
    let mut scene = Position::new(3).health("A1", "T").build();
    scene.does("A", "visit A1 w");
    assert!(idle(&scene), "a free pill is nothing");
    scene.does("A", "visit A2 b");
    assert!(!idle(&scene), "money was paid");
    let mut scene = Position::new(3).at(Step::Pills).build();
    scene.does("A", "buy w B1");
    assert!(!idle(&scene));
    let bought = [].into_iter().collect();
    let mut scene = Position::new(3).at(Step::Shares { bought }).build();
    scene.does("A", "share 1");
    assert!(!idle(&scene));
    let mut scene = Position::new(3)
        .all_top_fit()
        .coffin("1", "A1")
        .holds("B", "GM1")
        .build();
    assert!(idle(&scene));
    scene.does("B", "play GM1");
    assert!(!idle(&scene));
}

#[test]
fn the_agreed_rounds_are_played() {
    // T-RF-127, RF-9.8, R-RF-45
    let mut scene = Position::new(3).options(|options| options.max_rounds = 2).build();
    for turn in 0..6 {
        assert_eq!(scene.over(), None);
        scene.events.clear();
        scene.plain_turn(["A", "B", "C"][turn % 3]);
    }
    assert_eq!(scene.over(), Some("round_limit"));
    assert_eq!(scene.windows(), ["adjust", "last"]);
}

/// Four players; in B's turn A's last relative dies by Shock.
fn gone_in_turn_of_b(finish_round: Switch) -> Scene {
    let mut scene = Position::new(4)
        .in_new_cemetery("A1 A3 A4 A5")
        .coffin("2", "C2")
        .health("A2", "N")
        .holds("A", "SH2")
        .active("B")
        .turn(2)
        .options(|options| options.finish_round = finish_round)
        .build();
    scene.does("A", "play SH2").pass_all();
    scene.plain_turn("B").pass_all();
    scene
}

#[test]
fn a_round_can_be_finished() {
    // T-RF-131, R-RF-62
    let scene = gone_in_turn_of_b(Switch::Off);
    assert_eq!(scene.over(), Some("family_gone"));
    let mut scene = gone_in_turn_of_b(Switch::On);
    assert_eq!((scene.over(), scene.waits_for().as_str()), (None, "C visits"));
    scene.plain_turn("C").pass_all();
    assert_eq!((scene.over(), scene.waits_for().as_str()), (None, "D visits"));
    scene.plain_turn("D").pass_all();
    assert_eq!(scene.over(), Some("family_gone"));
    assert_eq!(scene.state.board.start, Seat(0));

    // The graves were full in B's turn; D's Mix-up empties one before the check.
    let mut scene = Position::new(4)
        .coffin("1", "B1")
        .coffin("2", "B2")
        .coffin("3", "B3")
        .coffin("4", "B4")
        .coffin("5", "C5")
        .holds("D", "MX1 DO3")
        .active("B")
        .turn(2)
        .options(|options| options.finish_round = Switch::On)
        .build();
    scene.plain_turn("B").pass_all();
    scene.plain_turn("C").pass_all();
    scene.does("D", "play MX1+DO3 B1").pass_all();
    scene.plain_turn("D").pass_all();
    assert_eq!((scene.over(), scene.waits_for().as_str()), (None, "A visits"));
}

#[test]
fn a_family_that_is_gone_still_has_its_turn_in_a_finished_round() {
    // R-RF-62, RF-4.5: nobody to visit, and a bitter pill in the box.
    let mut scene = Position::new(3)
        .in_new_cemetery("A1 A2 A3 A4 A5")
        .options(|options| options.finish_round = Switch::On)
        .build();
    assert_eq!(scene.pill_box(), (0, 0, 1));
    scene
        .does("A", "end visits")
        .does("A", "buy r B1")
        .does("A", "end pills");
    scene.does("A", "end shares").pass_all();
    assert_eq!((scene.over(), scene.waits_for().as_str()), (None, "B visits"));
}
