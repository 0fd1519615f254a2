//! The checks of the testbed: the toy game passes them, and each of its flawed sisters is found out.

use engine::{Audience, Game as _, Outcome};
use serde_json::Value;
use std::panic::{AssertUnwindSafe, catch_unwind};
use testbed::vigil::{Command, Event, Flawed, Phase, State, Verdict, flaw};
use testbed::{Subject, properties, two_worlds};

struct Yard<const FLAW: u8>;

impl<const FLAW: u8> Subject for Yard<FLAW> {
    type Game = Flawed<FLAW>;

    fn conceivable(seats: u8) -> Vec<Command> {
        Command::conceivable(seats)
    }

    fn verdicts(state: &State) -> Vec<Verdict> {
        state.verdicts()
    }

    fn check_redacted(state: &State, audience: Audience, view: &Value) -> Result<(), String> {
        let phase = Flawed::<FLAW>::view(state, audience).phase;
        for (grave, face) in view["graves"].as_array().into_iter().flatten().enumerate() {
            let is_lifted =
                matches!(phase, Phase::Look { grave: lifted, .. } if usize::from(lifted) == grave);
            let is_over = matches!(phase, Phase::Over { .. });
            let was_owl = state.is_open(grave as u8);
            if !face.is_null() && !is_lifted && !is_over && !was_owl {
                return Err(format!("grave {grave} lies closed"));
            }
        }
        Ok(())
    }

    fn check_sighting(event: &Event, audience: Audience, sighting: &Value) -> Result<(), String> {
        match event {
            Event::Peeked { seat, .. } if audience != Audience::Seat(*seat) => sighting["peeked"]["face"]
                .is_null()
                .then_some(())
                .ok_or_else(|| "another seat's peek".to_owned()),
            _ => Ok(()),
        }
    }

    fn check_outcome(_: &State, outcome: &Outcome) -> Result<(), String> {
        let scores = outcome.scores.as_ref().ok_or("expected scores")?;
        let most = scores.iter().map(|(_, score)| *score).max();
        let best = scores.iter().filter(|(_, score)| Some(**score) == most);
        let agrees = outcome.reason == "left" || best.map(|(seat, _)| seat).eq(outcome.winners.iter());
        agrees.then_some(()).ok_or_else(|| format!("{outcome:?}"))
    }
}

#[test]
fn everything_holds_of_a_sound_game() {
    let summary = properties::assert_hold::<Yard<{ flaw::NONE }>>(0..testbed::times(150));
    assert!(summary.taken_back > 20, "{summary:?}");
    assert!(
        summary.reasons.contains_key("dawn") && summary.reasons.contains_key("left"),
        "{summary:?}"
    );
}

#[test]
fn nobody_can_tell_two_worlds_of_a_sound_game_apart() {
    let summary = two_worlds::assert_equal::<Yard<{ flaw::NONE }>>(0..testbed::times(150));
    // The comparison is worth something only if the worlds differ and stay alike for a while.
    assert!(summary.different * 2 > summary.pairs, "{summary:?}");
    assert!(summary.same_after * 3 > summary.pairs, "{summary:?}");
}

/// What the checks say of a flawed game; a failed assertion is found out too.
fn found_by(check: impl FnOnce() -> Result<(), String>) -> String {
    match catch_unwind(AssertUnwindSafe(check)) {
        Ok(found) => found.err().unwrap_or_default(),
        Err(panic) => panic
            .downcast_ref::<&str>()
            .map_or("a panic", |text| text)
            .to_owned(),
    }
}

fn two_worlds_find<const FLAW: u8>(expected: &str) {
    let found = found_by(|| two_worlds::compare::<Yard<FLAW>>(0..40).map(|_| ()));
    assert!(
        found.contains(expected),
        "flaw {FLAW}: expected \"{expected}\", found \"{found}\""
    );
}

fn walks_find<const FLAW: u8>(expected: &str) {
    let found = found_by(|| properties::hold::<Yard<FLAW>>(0..40).map(|_| ()));
    assert!(
        found.contains(expected),
        "flaw {FLAW}: expected \"{expected}\", found \"{found}\""
    );
}

#[test]
fn two_worlds_find_every_leak() {
    // TB-2.4, and the same for views, sightings, refusals and the numbers of prompts.
    two_worlds_find::<{ flaw::VIEW }>("can tell two worlds apart");
    two_worlds_find::<{ flaw::SIGHTING }>("sees what is hidden: another seat's peek");
    two_worlds_find::<{ flaw::CHOICES }>("can tell two worlds apart");
    two_worlds_find::<{ flaw::REFUSAL }>("can tell two worlds apart");
    two_worlds_find::<{ flaw::PROMPT }>("can tell two worlds apart");
    two_worlds_find::<{ flaw::TURNS_UP }>("nothing was turned up");
    two_worlds_find::<{ flaw::IMAGINE }>("can tell two worlds apart");
}

#[test]
fn walks_find_every_broken_promise() {
    walks_find::<{ flaw::CHOICES }>("passes the check but is not offered");
    walks_find::<{ flaw::REFUSAL_COSTS }>("a refusal changed the state");
    walks_find::<{ flaw::OFFER }>("is offered, but");
    walks_find::<{ flaw::LEARN }>("does not add up to the view");
    walks_find::<{ flaw::PROMPT_TWICE }>("was asked twice");
    walks_find::<{ flaw::IMAGINE }>("an imagined world");
}
