//! What is open, what is hidden, and what nobody learns from being asked (RF-8.9 to RF-8.12, RF-10).

use super::Position;
use super::windows::two_ready;
use crate::api::WindowPrivacy;
use crate::phase::Step;
use crate::{RuheInFrieden, Sighting};
use engine::{Audience, Game as _, Seat};

fn relaxed(position: Position) -> Position {
    position.options(|options| options.window_privacy = WindowPrivacy::Relaxed)
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
