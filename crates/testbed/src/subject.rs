//! What a game tells the testbed of itself.

use engine::{Audience, Game, Input, Outcome};
use serde_json::Value;

/// A game under test. A type of the game's tests implements it.
pub trait Subject {
    /// The game.
    type Game: Game;

    /// A walk that is longer than this has got lost, and fails.
    const STEPS_MAX: usize = 2_000;

    /// Every command anybody could think of at a table of `seats`, legal or not.
    fn conceivable(seats: u8) -> Vec<<Self::Game as Game>::Command>;

    /// How willingly a walk gives this command, after the one it gave last. 0 means only if nothing else is left.
    fn weight(command: &<Self::Game as Game>::Command, _last: Option<&<Self::Game as Game>::Command>) -> u32 {
        if Self::Game::concedes(command) { 1 } else { 50 }
    }

    /// What the referee might say of the open race.
    fn verdicts(_state: &<Self::Game as Game>::State) -> Vec<<Self::Game as Game>::Verdict> {
        Vec::new()
    }

    /// Whether who is asked follows from what everybody knows. If not, nobody is told who else is asked, and two
    /// worlds need only agree on an audience's own prompts.
    fn asks_openly(_state: &<Self::Game as Game>::State) -> bool {
        true
    }

    /// Whether what an input brings about follows from what everybody knows and from what it turns up. If not, two
    /// worlds are not compared after it.
    fn follows_openly(_state: &<Self::Game as Game>::State, _input: &Input<Self::Game>) -> bool {
        true
    }

    /// Searches a serialized view for what the audience may not know.
    ///
    /// # Errors
    /// What shows.
    fn check_redacted(
        _state: &<Self::Game as Game>::State,
        _audience: Audience,
        _view: &Value,
    ) -> Result<(), String> {
        Ok(())
    }

    /// Searches a serialized sighting for what the audience may not see of the event.
    ///
    /// # Errors
    /// What shows.
    fn check_sighting(
        _event: &<Self::Game as Game>::Event,
        _audience: Audience,
        _sighting: &Value,
    ) -> Result<(), String> {
        Ok(())
    }

    /// Compares the outcome with a naive second look at the state.
    ///
    /// # Errors
    /// What does not fit.
    fn check_outcome(_state: &<Self::Game as Game>::State, _outcome: &Outcome) -> Result<(), String> {
        Ok(())
    }
}
