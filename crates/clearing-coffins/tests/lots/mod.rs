//! The sealed game as the test bed sees it: the referee draws lots (CC-11.3).

use crate::crypt::{Crypt, aim};
use clearing_coffins::api::ClaimMode;
use clearing_coffins::referee::{Answer, Conditions, Sealed};
use clearing_coffins::{ClearingCoffins, Command, Event, Phase, State, Verdict};
use engine::{Audience, Fast, Outcome, Seat};
use serde_json::Value;
use testbed::Subject;

/// The game under test.
pub(crate) struct Lots;

impl Subject for Lots {
    type Game = ClearingCoffins;

    const STEPS_MAX: usize = Crypt::STEPS_MAX;

    fn conceivable(seats: u8) -> Vec<Command> {
        Crypt::conceivable(seats)
    }

    fn weight(command: &Command, last: Option<&Command>) -> u32 {
        Crypt::weight(command, last)
    }

    fn verdicts(state: &State) -> Vec<Verdict> {
        match state.public().phase {
            Phase::Open => vec![lots(state, 2), lots(state, 3), lots(state, 1)],
            _ => Crypt::verdicts(state),
        }
    }

    fn check_redacted(state: &State, audience: Audience, view: &Value) -> Result<(), String> {
        Crypt::check_redacted(state, audience, view)
    }

    fn check_sighting(event: &Event, audience: Audience, sighting: &Value) -> Result<(), String> {
        Crypt::check_sighting(event, audience, sighting)
    }

    fn check_outcome(state: &State, outcome: &Outcome) -> Result<(), String> {
        Crypt::check_outcome(state, outcome)
    }
}

/// Every nth seat answers no, all others bang.
fn lots(state: &State, nth: u32) -> Verdict {
    let public = state.public();
    let terms = Conditions::of(state, 0).expect("the dice lie while the race is open");
    let mut sealed = Sealed::open(terms, public.seats(), |seat| public.sit_out[seat] == 0);
    for seat in (0..public.seats()).map(Seat) {
        let pointed = public.options.claim_mode == ClaimMode::Pointed;
        sealed.answer(
            seat,
            if (public.round + u32::from(seat.0)).is_multiple_of(nth) {
                Answer::NoBang
            } else {
                Answer::Bang(pointed.then(|| aim(state, seat, true)))
            },
        );
    }
    assert!(sealed.is_complete());
    sealed.verdict(&mut Fast::new(u64::from(public.round)))
}
