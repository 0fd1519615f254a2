//! Reaction windows: who is asked, in which order, and what nobody learns (RF-8).

use super::{Position, Scene};
use crate::api::{WindowOrder, WindowPrivacy};
use crate::phase::Step;
use crate::{Event, RuheInFrieden, Sighting};
use engine::{Audience, Game as _, Mode, Seat};

fn relaxed(position: Position) -> Position {
    position.options(|options| options.window_privacy = WindowPrivacy::Relaxed)
}

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

#[test]
fn being_asked_tells_nothing() {
    // T-RF-93, T-RF-100, RF-8.6, RF-8.7, RF-8.12, RF-10.5, RF-10.13, R-RF-40
    let world = |card: &str| {
        Position::new(3)
            .coffin("1", "C1")
            .holds("B", card)
            .at(Step::Reactions)
            .build()
    };
    let (one, other) = (world("GM1"), world("IL1"));
    for scene in [&one, &other] {
        assert_eq!((scene.window(), scene.asked().as_str()), (Some("end"), "B"));
    }
    for who in ["A", "C"] {
        assert_eq!(one.view(who), other.view(who));
    }
    assert_ne!(one.view("B"), other.view("B"));
    assert_eq!((one.choices("B").len(), other.choices("B").len()), (2, 1));
    // `relaxed` asks only who has something to play (T-RF-125, R-RF-60).
    let relaxed = |card: &str| {
        relaxed(Position::new(3))
            .coffin("1", "C1")
            .holds("B", card)
            .at(Step::Reactions)
            .build()
    };
    assert_eq!(
        (relaxed("GM1").asked().as_str(), relaxed("IL1").window()),
        ("B", None)
    );
}

#[test]
fn a_view_holds_no_hidden_card() {
    // T-RF-100, RF-10.3, RF-10.5, RF-10.8, RF-10.12
    let scene = Position::new(3).holds("A", "GM1").holds("C", "SH5").build();
    let json = |audience| serde_json::to_string(&RuheInFrieden::view(&scene.state, audience)).unwrap();
    // The graves' lists of unseen actions are public; they name no place.
    let shares = |audience| {
        let view: serde_json::Value = serde_json::from_str(&json(audience)).unwrap();
        let seats = view["seats"].as_array().unwrap().clone();
        seats
            .iter()
            .map(|seat| seat["shares"].to_string())
            .collect::<Vec<_>>()
            .join(" ")
    };
    let (own, other) = (shares(Audience::Seat(Seat(0))), shares(Audience::Seat(Seat(1))));
    assert!(own.contains("GM") && !own.contains("SH"), "{own}");
    for text in [other, shares(Audience::Public)] {
        assert!(!text.contains("GM") && !text.contains("SH"), "{text}");
    }
    for audience in Audience::all(3) {
        assert!(json(audience).contains("\"pile_opened\":[]") && !json(audience).contains("seed"));
    }
}

/// B and C can both play in W-END of A's turn.
fn two_ready() -> Scene {
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
fn a_refusal_is_told_to_who_asked_and_changes_nothing() {
    // T-RF-99, RF-8.12: what the rules refuse is not an event, and no round is used up by it.
    let mut scene = two_ready();
    let views: Vec<_> = ["A", "B", "C"].iter().map(|who| scene.view(who)).collect();
    let events = scene.events.len();
    scene
        .refuses("B", "play MX1 A1 to 2", "RF-7.4")
        .refuses("B", "play SH1", "RF-7.1")
        .refuses("B", "end visits", "RF-4.2")
        .refuses("A", "pass", "TB-2.2");
    assert_eq!(views, ["A", "B", "C"].map(|who| scene.view(who)));
    assert_eq!(scene.events.len(), events);
    scene.reacts("B", "play GM2");
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
        .holds("A", "GM2 GM4")
        .holds("B", "SH4 IL5 SH3")
        .holds("C", "IL4")
        .dead("A1 A5")
        .at(Step::Reactions)
        .build();
    scene.does("A", "bury A1 in 2");
    assert_eq!((scene.window(), scene.asked().as_str()), (Some("bury"), "BC"));
    scene.pass();
    // W-AFTER has closed at once: nobody holds a share of grave 2. Nothing has changed since.
    assert!(!scene.state.board.changed);
    scene.refuses("A", "bury A5 in 4", "RF-6.3");
    let mut scene = Position::new(3)
        .holds("A", "GM2 GM4")
        .holds("B", "IL5")
        .dead("A1 A5")
        .at(Step::Reactions)
        .build();
    scene.does("A", "bury A1 in 2").pass();
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
fn a_maintenance_that_collects_nothing_brings_nobody_in() {
    // T-RF-125, RF-8.6, R-RF-35, R-RF-60
    let position = || {
        Position::new(3)
            .coffin("1", "A1")
            .money("A", 0)
            .holds("C", "GM1")
            .played("SH1 MX1")
            .at(Step::Reactions)
    };
    for scene in [position().build(), relaxed(position()).build()] {
        assert_eq!(scene.waits_for(), "B visits", "C was not asked");
    }
    // Who is asked for another reason may play it, and so may who interrupts.
    let mut scene = Position::new(3)
        .coffin("1", "A1")
        .money("A", 0)
        .holds("C", "GM1")
        .at(Step::Reactions)
        .build();
    assert_eq!(scene.asked(), "C");
    scene.reacts("C", "play GM1");
    assert_eq!((scene.played().as_str(), scene.money("C")), ("GM1", 5));
    let scene = Position::new(3)
        .coffin("1", "B1")
        .money("B", 0)
        .holds("C", "GM1")
        .played("SH1 MX1")
        .build();
    assert!(scene.may("C", "play GM1"));
}

#[test]
fn orders_of_the_windows() {
    // RF-8.4
    let first = |scene: &Scene| scene.state.board.agenda.window().unwrap().first;
    // W-BURY: left of the burier.
    let mut scene = Position::new(3)
        .active("B")
        .holds("B", "GM2")
        .holds("A", "IL4 SH2")
        .holds("C", "SH5")
        .dead("B1")
        .at(Step::Reactions)
        .build();
    scene.refuses("B", "bury B1 in 2", "RF-6.3");
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
fn what_happens_in_windows_is_the_same_for_all() {
    // RF-8.9, RF-8.10, RF-8.10a, RF-8.11: the engine knows windows and answers, no clock; every audience sees the
    // same opening and closing, without names.
    let mut scene = two_ready();
    scene.events.clear();
    scene.pass();
    let prompts = RuheInFrieden::prompts(&scene.state);
    assert!(prompts.iter().all(|prompt| prompt.until.is_none()));
    let seen = |audience| {
        let seen = scene.events.iter().filter_map(|event| event.sighting(audience));
        seen.collect::<Vec<_>>()
    };
    let public = seen(Audience::Public);
    assert_eq!(public.first(), Some(&Sighting::WindowClosed));
    for seat in 0..3 {
        assert_eq!(seen(Audience::Seat(Seat(seat))), public);
    }
    let view = serde_json::to_value(scene.view("A")).unwrap();
    assert!(view.get("asked").is_none());
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

#[test]
fn a_round_ends_when_it_is_closed_and_not_by_an_answer() {
    // T-RF-98, the engine's part of it: whether B passes by hand or does not answer at all, the round stays open
    // until it is closed, and then all is the same. The length of the round and Hold belong to who keeps the clock.
    let mut by_hand = two_ready();
    by_hand.does("B", "pass").does("C", "pass");
    assert_eq!(by_hand.window(), Some("end"));
    by_hand.close();
    let mut silent = two_ready();
    silent.close();
    assert_eq!(
        engine::Digest::of(&by_hand.state),
        engine::Digest::of(&silent.state)
    );
}

#[test]
fn money_chips_and_played_cards_are_open() {
    // RF-10.1, RF-10.6, RF-10.9, RF-10.10, R-RF-47, R-RF-27
    let scene = Position::new(3)
        .money("A", 7)
        .coffin("3", "A3")
        .chip("C2", "b", "A")
        .played("SH3")
        .build();
    for audience in Audience::all(3) {
        let view = RuheInFrieden::view(&scene.state, audience);
        assert_eq!(view.seats[0].money.in_full(), 7000);
        assert_eq!(view.supply.map(|chips| chips.black), Some(10 - 1 - 3));
        assert_eq!(view.pill_box.black, 3);
        assert_eq!(view.seats[2].relatives[1].prescribed_by, Some(Seat(0)));
        assert_eq!(view.played.len(), 1);
        assert!(!view.graves[2].unseen.contains(crate::parts::Action::Shock));
        assert_eq!(view.graves[2].coffins.len(), 1);
    }
}
