//! How a house treats each game: what the rules leave to whoever keeps the clock and the people.

mod clearing_coffins;
mod dawn_under;
mod rest_in_peace;
mod ruhe_in_frieden;

use crate::play::Texts;
use bots::WithBots;
use engine::{Game, Problem, Prompt, Seat};
use protocol::wire::{Orders, Terms};
use serde_json::Value;
use std::hash::Hash;

/// A round of reactions as the house keeps its time (RF-8.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Window {
    /// How long it lasts, whatever the answers; 0 ends it with the last answer.
    pub(crate) lasts_ms: u64,
    /// How much longer whoever asks for time may take.
    pub(crate) answer_limit_ms: u64,
}

/// How many choices of a game are remembered. No game of ours has as many answers.
const CHOICES_MAX: usize = 1 << 15;

/// A game that can be played at a house.
///
/// Almost everything here has a default that fits a game of turns.
pub(crate) trait Hosted: WithBots<Command: Hash, Sighting: Hash> {
    /// Choices of this game as they are written.
    fn told_choices() -> &'static Texts<(Self::Command, Terms)>;

    /// Sightings of this game as they are written, if the same ones are told again and again.
    fn told_sightings() -> Option<&'static Texts<Self::Sighting>> {
        None
    }

    /// Options as the house proposes them; strangers may need others than friends.
    fn proposed_options(_strangers: bool) -> Self::Options {
        Self::Options::default()
    }

    /// Whether these options can be played at a house, with strangers or without.
    ///
    /// # Errors
    /// The option at fault.
    fn check_company(_: &Self::Options, _strangers: bool) -> Result<(), Problem> {
        Ok(())
    }

    /// What is answered for a seat whose time has run out. Given is what the seat knows, and nothing else.
    /// Nothing for a standing right.
    fn default_answer(
        knowledge: &Self::Knowledge,
        prompt: &Prompt<Self::Kind>,
        choices: &[Self::Command],
    ) -> Option<Self::Command>;

    /// The round of reactions that is open, if one is.
    fn window(_: &Self::State) -> Option<Window> {
        None
    }

    /// Whether the answer is held back until the round of reactions ends, although the rules would take it at once.
    fn waits_for_window(_: &Self::Command) -> bool {
        false
    }

    /// Whether a standing order answers this prompt, so that it need not be shown (RF-8.11).
    fn is_ordered(
        _: &Self::Knowledge,
        _: &Prompt<Self::Kind>,
        _: &[Self::Command],
        _orders: Option<&Orders>,
    ) -> bool {
        false
    }

    /// What each of these commands of a seat would cost and bring, by what that seat sees; nothing where nothing is paid.
    fn terms(_: &Self::State, _: Seat, _: &[Self::Command]) -> Vec<Terms> {
        Vec::new()
    }

    /// Reads options; what is not said is as proposed.
    ///
    /// # Errors
    /// What was expected and found.
    fn read_options(given: Option<&Value>, strangers: bool) -> Result<Self::Options, String> {
        let proposed = Self::proposed_options(strangers);
        let Some(given) = given else { return Ok(proposed) };
        let Value::Object(given) = given else {
            return Err("expected an object of options".to_owned());
        };
        let mut all = serde_json::to_value(&proposed).map_err(|problem| problem.to_string())?;
        if let Value::Object(all) = &mut all {
            for (name, value) in given {
                all.insert(name.clone(), value.clone());
            }
        }
        serde_json::from_value(all).map_err(|problem| problem.to_string())
    }
}

/// The first choice that does not give up the table.
pub(crate) fn first_choice<G: Game>(choices: &[G::Command]) -> Option<G::Command> {
    let first = choices.iter().find(|choice| !G::concedes(choice));
    first.or(choices.first()).copied()
}
