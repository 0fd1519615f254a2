//! Reaction windows: who is asked, in which order, and what nobody learns (RF-8).

use super::{Position, Scene};
use crate::api::WindowOrder;
use crate::phase::Step;
use crate::{Event, RuheInFrieden};
use engine::{Game as _, Mode, Seat};

fn at_shares(position: Position) -> Position {
    let bought = [].into_iter().collect();
    position.at(Step::Shares { bought })
}

#[test]
fn early_turns_have_no_reactions() {
    // T-RF-92, RF-8.4, RF-8.8, RF-8.9
    let mut scene = Position::new(3).holds("B", "GM1").holds("C", "SH2").build();
    scene.events.clear();
    scene.plain_turn("A");
    // Both windows opened and closed like any other, and nobody was asked.
    assert_eq!(scene.windows(), ["adjust", "end"]);
    assert_eq!(scene.waits_for(), "B visits");
}

/// B and C can both play in W-END of A's turn.
pub(super) fn two_ready() -> Scene {
    Position::new(3)
        .coffin("1", "A1")
        .coffin("2", "A2")
        .holds("B", "MX1 GM2")
        .holds("C", "GM1 SH2")
        .at(Step::Reactions)
        .build()
}

#[test]
fn the_first_in_order_counts_and_the_rest_is_forgotten() {
    // T-RF-94, RF-8.5, RF-10.11, R-RF-38, TB-3.3
    let mut scene = two_ready();
    assert_eq!((scene.window(), scene.asked().as_str()), (Some("end"), "BC"));
    scene.events.clear();
    scene.does("C", "play GM1").does("B", "play GM2").close();
    assert_eq!(
        (scene.played().as_str(), scene.holds("C").as_str()),
        ("GM2", "GM1 SH2")
    );
    // Nothing of C's answer happened, so nobody saw any of it.
    let told: Vec<String> = scene.events.iter().map(ToString::to_string).collect();
    assert!(
        !told.iter().any(|event| event.contains("Seat(2), play")),
        "{told:?}"
    );
    // Round 2: C, A, B; everybody is asked anew.
    let window = scene.state.board.agenda.window().unwrap();
    assert_eq!((window.first, window.round), (Seat(2), 2));
    assert_eq!(scene.asked(), "BC");
    scene.does("B", "play MX1 A1 to 5").does("C", "play GM1").close();
    assert_eq!(scene.played(), "GM2 GM1");
}

#[test]
fn a_play_can_take_the_ground_from_another() {
    // T-RF-95, RF-8.1, R-RF-37
    let mut scene = two_ready();
    scene.does("B", "play MX1 A1 to 5").does("C", "play GM1").close();
    assert_eq!(scene.asked(), "BC");
    scene.refuses("C", "play GM1", "RF-7.1");
}

#[test]
fn after_a_card_the_step_goes_on_where_it_stood() {
    // T-RF-96, RF-8.3, RF-8.4, RF-4.1
    let mut scene = Position::new(3)
        .coffin("1", "B1")
        .holds("A", "GM1 SH1")
        .holds("B", "MX1")
        .holds("C", "DO1")
        .at(Step::Pills)
        .build();
    scene.does("A", "buy b B2").does("A", "play GM1");
    let window = scene.state.board.agenda.window().unwrap();
    assert_eq!((scene.window(), window.first), (Some("after"), Seat(1)));
    assert_eq!(scene.asked(), "ABC");
    let order: Vec<u8> = scene
        .state
        .board
        .clockwise_from(window.first)
        .map(|seat| seat.0)
        .collect();
    assert_eq!(order, [1, 2, 0]);
    scene.pass();
    assert_eq!(
        (scene.waits_for().as_str(), scene.pill_box()),
        ("A pills", (5, 3, 1))
    );
}

#[test]
fn the_end_of_the_turn_is_not_asked_twice() {
    // T-RF-97, RF-8.4, R-RF-59
    let mut scene = Position::new(3)
        .health("A1", "N")
        .chip("A1", "b", "B")
        .coffin("4", "C4")
        .holds("A", "GM2")
        .holds("B", "GM4")
        .at(Step::Adjust)
        .build();
    scene.does("A", "bury A1 in 2");
    assert_eq!(scene.window(), Some("bury"));
    scene.pass();
    assert_eq!(scene.window(), Some("after"));
    scene.events.clear();
    scene.pass();
    assert_eq!(scene.waits_for(), "B visits");
    assert_eq!(scene.windows(), Vec::<&str>::new());
}

#[test]
fn the_first_to_call_out_can_count() {
    // T-RF-101, RF-8.13, R-RF-38: passes are remembered for the round and told to nobody else.
    let arrival = |options: &mut crate::Options| options.window_order = WindowOrder::Arrival;
    let ready = || {
        Position::new(3)
            .coffin("1", "A1")
            .coffin("2", "A2")
            .holds("B", "MX1 GM2")
            .holds("C", "GM1 SH2")
            .options(arrival)
            .at(Step::Reactions)
            .build()
    };
    let mut scene = ready();
    let prompts = RuheInFrieden::prompts(&scene.state);
    assert!(
        prompts
            .iter()
            .all(|prompt| prompt.mode == Mode::Open && prompt.must)
    );
    scene.does("C", "play GM1");
    assert_eq!((scene.played().as_str(), scene.asked().as_str()), ("GM1", "BC"));

    let mut scene = ready();
    let before = scene.view("C");
    let id = |scene: &Scene| {
        RuheInFrieden::prompts(&scene.state)
            .last()
            .map(|prompt| prompt.id)
    };
    let prompt = id(&scene);
    scene.does("B", "pass");
    assert_eq!((scene.asked().as_str(), scene.view("C")), ("C", before));
    assert_eq!(id(&scene), prompt, "C's prompt is the same as before");
    assert!(matches!(
        scene.events.last(),
        Some(Event::Passed { seat: Seat(1) })
    ));
    scene.does("C", "play SH2");
    assert_eq!(scene.asked(), "BC", "a new round asks B again");
    scene.does("C", "pass").does("B", "pass");
    assert_eq!(scene.waits_for(), "B visits");
}

#[test]
fn a_declaration_is_always_open_to_objection() {
    // T-RF-122, RF-8.4, R-RF-59
    let mut scene = Position::new(3)
        .holds("A", "GM2 SH2 GM4")
        .holds("B", "MX2 SH4 IL5 SH3")
        .holds("C", "DO2 IL4")
        .dead("A1 A5")
        .at(Step::Reactions)
        .build();
    scene.does("A", "bury A1 in 2");
    assert_eq!((scene.window(), scene.asked().as_str()), (Some("bury"), "BC"));
    scene.pass_all();
    assert_eq!(scene.fate("A5"), "new", "tied in 4, and nothing else is left");
    let mut scene = Position::new(3)
        .holds("A", "GM2 GM4 SH4")
        .holds("B", "IL5 MX4")
        .dead("A1 A5")
        .at(Step::Reactions)
        .build();
    scene.does("A", "bury A1 in 2").pass_all();
    assert!(!scene.state.board.changed);
    scene.does("A", "bury A5 in 4");
    assert_eq!((scene.window(), scene.asked().as_str()), (Some("bury"), "B"));
}

#[test]
fn before_step_5_only_if_something_has_changed() {
    // T-RF-123, RF-8.4, R-RF-59
    let mut scene = at_shares(
        Position::new(3)
            .coffin("1", "B1")
            .holds("A", "GM1 SH1")
            .holds("B", "MX1"),
    )
    .build();
    scene.does("A", "play GM1").pass();
    scene.events.clear();
    scene.does("A", "end shares");
    assert_eq!((scene.windows(), scene.window()), (vec!["end"], Some("end")));
}

#[test]
fn before_step_5_the_active_player_has_passed() {
    // T-RF-124, RF-8.4, RF-8.6
    let mut scene = at_shares(
        Position::new(3)
            .coffin("1", "B1")
            .coffin("2", "B2")
            .holds("A", "GM2")
            .holds("C", "MX1"),
    )
    .build();
    scene.does("A", "end shares");
    assert_eq!((scene.window(), scene.asked().as_str()), (Some("adjust"), "C"));
    let first = scene.state.board.agenda.window().unwrap().first;
    assert_eq!(first, Seat(1));
    scene.reacts("C", "play MX1 B1 to 5");
    assert_eq!((scene.window(), scene.asked().as_str()), (Some("adjust"), "A"));
    scene.reacts("A", "play GM2");
    assert_eq!(scene.money("B"), 3);
}

#[test]
fn orders_of_the_windows() {
    // RF-8.4
    let first = |scene: &Scene| scene.state.board.agenda.window().unwrap().first;
    // W-BURY: left of the burier.
    let scene = Position::new(3)
        .active("B")
        .holds("B", "GM2")
        .holds("A", "IL4 SH2")
        .holds("C", "SH5")
        .dead("B1")
        .at(Step::Reactions)
        .build();
    // Tied, and no share of his could be a document that counts.
    assert_eq!(scene.fate("B1"), "new");
    let mut scene = Position::new(3)
        .active("B")
        .holds("B", "GM2 SH2")
        .holds("A", "IL4 MX2")
        .dead("B1")
        .at(Step::Reactions)
        .build();
    scene.does("B", "bury B1 in 2");
    assert_eq!((scene.window(), first(&scene)), (Some("bury"), Seat(2)));
    // W-AFTER of a burial: the active player first.
    scene.pass();
    assert_eq!((scene.window(), first(&scene)), (Some("after"), Seat(1)));
    // W-AFTER of a card: left of who played it.
    let mut scene = Position::new(3)
        .coffin("1", "B1")
        .holds("C", "GM1")
        .holds("B", "MX1")
        .build();
    scene.does("C", "play GM1");
    assert_eq!((scene.window(), first(&scene)), (Some("after"), Seat(0)));
}

#[test]
fn only_a_real_play_can_close_a_round() {
    // TB-1.1, TB-3.3: a log cannot slip in a pass, a stranger's play or an open answer.
    let mut scene = two_ready();
    let prompts = RuheInFrieden::prompts(&scene.state);
    let pass = crate::Command::Respond(crate::Answer::Pass);
    for input in [
        engine::Input::Round {
            play: Some((Seat(1), pass)),
        },
        engine::Input::Round {
            play: Some((Seat(0), pass)),
        },
        engine::Input::Command {
            seat: Seat(1),
            prompt: prompts[0].id,
            command: pass,
        },
        engine::Input::Wake,
    ] {
        let refused = RuheInFrieden::apply(
            &mut scene.state,
            engine::Stamp(0),
            input,
            &mut engine::Fast::new(0),
            &mut (),
        );
        assert_eq!(refused, Err(crate::Refusal::UnknownInput));
    }
}
