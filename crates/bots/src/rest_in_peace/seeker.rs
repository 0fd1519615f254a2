//! Search in *Rest in Peace*: houses that fit what is known, played on by habit.

use super::habit;
use crate::search::{Effort, Guide, Manner, Thinker};
use crate::{Bot, Clock};
use engine::{Fast, Game as _, Prompt, Seat};
use rest_in_peace::{Command, Kind, Known, RestInPeace, State};
use rustc_hash::FxHasher;
use std::hash::{Hash as _, Hasher as _};

/// What the player knows, as a guide for the search. What can be counted is exact: the cards left in the deck, the
/// secrets not seen, the candidates, what the ghost may leave behind (RP-5.7, RP-8).
#[derive(Clone, Copy, Debug)]
pub struct Insight<'a>(pub &'a Known);

impl Guide<RestInPeace> for Insight<'_> {
    fn imagine(&mut self, rng: &mut Fast) -> State {
        RestInPeace::determinize(self.0, rng)
    }

    /// What the last step turned up; of what was seen before, the way through the tree tells.
    fn mark(&self, state: &State, _: Seat) -> u64 {
        let known = state.known();
        let room = known.room.idx();
        let mut hasher = FxHasher::default();
        known.secrets[room].hash(&mut hasher);
        known.doors[room].rooms().hash(&mut hasher);
        known.clues.hash(&mut hasher);
        known.fresh.hash(&mut hasher);
        hasher.finish()
    }

    fn answer(
        &mut self,
        state: &State,
        prompt: &Prompt<Kind>,
        choices: &[Command],
        rng: &mut Fast,
    ) -> Command {
        habit::answer(state.known(), prompt.kind, choices, rng)
    }
}

/// By so many standard errors another way must do better than the one that habit takes.
const ERRORS: f64 = 1.0;

/// Weighs every way out by playing on in many houses; habit decides where they are about equal.
#[derive(Clone, Copy, Debug)]
pub struct Seeker(Thinker);

impl Seeker {
    /// One that thinks for so long.
    pub fn new(effort: Effort) -> Seeker {
        Seeker(Thinker::new(effort, Manner::default()))
    }
}

impl Bot<RestInPeace> for Seeker {
    fn answer(
        &mut self,
        known: &Known,
        prompt: &Prompt<Kind>,
        choices: &[Command],
        rng: &mut Fast,
    ) -> Command {
        // RP-7.5: a house in which every way looks the same must not be walked to and fro for ever.
        let sensible = habit::sensible(known, prompt.kind, choices);
        let habit = (habit::answer(known, prompt.kind, choices, rng), ERRORS);
        self.0.improve(&mut Insight(known), prompt, &sensible, habit, rng)
    }

    fn take_clock(&mut self, clock: Clock) {
        self.0.take_clock(clock);
    }

    fn hurry(&mut self, levels: u8) -> bool {
        self.0.hurry(levels)
    }
}
