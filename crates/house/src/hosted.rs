//! How a house treats each game: what the rules leave to whoever keeps the clock and the people.

mod clearing_coffins;
mod dawn_under;
mod rest_in_peace;
mod ruhe_in_frieden;

use crate::play::Texts;
use bots::WithBots;
use engine::race::Races;
use engine::{Game, Problem, Prompt, Seat};
use protocol::wire::Terms;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use std::hash::Hash;

/// How long a window of reactions is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WindowTimes {
    /// How long it lasts, whatever the answers; 0 ends it with the last answer.
    pub(crate) lasts_ms: u64,
    /// How much longer whoever asks for time may take.
    pub(crate) answer_limit_ms: u64,
}

/// What a table does about players who are away, where the game says more than that their time runs out. It is done
/// between two rounds ([`Hosted::is_between_rounds`]); whoever goes in the middle of one takes no part in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Absence {
    /// Whoever has had no line for so long is missed. What they are asked between two rounds is then done for them.
    pub(crate) missed_ms: u64,
    /// The clocks stand still for whoever is missed, so long in all for each seat.
    pub(crate) wait_ms: u64,
    /// The level of the bot that stands in for them.
    pub(crate) stand_in: Option<&'static str>,
    /// The table is suspended while fewer than so many could play.
    pub(crate) company: usize,
}

/// The orders of a game that has none.
#[derive(Clone, Copy, Debug)]
pub(crate) enum NoOrders {}

impl<'de> Deserialize<'de> for NoOrders {
    fn deserialize<D: Deserializer<'de>>(_: D) -> Result<NoOrders, D::Error> {
        Err(serde::de::Error::custom("this game has no standing orders"))
    }
}

/// How many choices of a game are remembered. No game of ours has as many answers.
const CHOICES_MAX: usize = 1 << 15;

/// A game that can be played at a house.
///
/// Almost everything here has a default that fits a game of turns.
pub(crate) trait Hosted: WithBots<Command: Hash, Sighting: Hash> + Races {
    /// Standing orders of a seat, which answer windows of reactions for it; [`NoOrders`] if there are none.
    type Orders: DeserializeOwned + Send;

    /// Whether it is the game of the house of the day: everybody alone with the same deal.
    const IS_OF_THE_DAY: bool = false;

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

    /// What is answered for a seat whose time has run out: the first choice that does not give up the table, unless
    /// the game knows better. Given is what the seat knows, and nothing else. Nothing for a standing right.
    fn default_answer(
        _: &Self::Knowledge,
        _: &Prompt<Self::Kind>,
        choices: &[Self::Command],
    ) -> Option<Self::Command> {
        first_choice::<Self>(choices)
    }

    /// How long the window of reactions is open, if one is.
    fn window(_: &Self::State) -> Option<WindowTimes> {
        None
    }

    /// Whether the answer is held back until the window of reactions ends, although the rules would take it at once.
    fn waits_for_window(_: &Self::Command) -> bool {
        false
    }

    /// Whether a standing order answers this prompt, so that it need not be shown. Nothing given is as usual.
    fn is_ordered(
        _: &Self::Knowledge,
        _: &Prompt<Self::Kind>,
        _: &[Self::Command],
        _orders: Option<&Self::Orders>,
    ) -> bool {
        false
    }

    /// What the table does about players who are away.
    fn absence(_: &Self::Options) -> Option<Absence> {
        None
    }

    /// Whether everybody must say that they are ready before the first move, because speed decides from then on.
    fn awaits_ready(_: &Self::Options) -> bool {
        false
    }

    /// Whether the table stands between two rounds: nobody is in the middle of something.
    fn is_between_rounds(_: &Self::State) -> bool {
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
        let all = serde_json::to_value(&proposed).map_err(|problem| problem.to_string())?;
        let Value::Object(mut all) = all else {
            return Err("expected options with names".to_owned());
        };
        all.extend(given.clone());
        engine::preset::read::<Self>(all).map_err(|problem| problem.to_string())
    }
}

/// The game of the house of the day, if there is one.
pub(crate) fn game_of_the_day() -> Option<&'static str> {
    let of_the_day = |name| catalog::with_game!(name, G => G::IS_OF_THE_DAY).unwrap_or(false);
    let mut games = catalog::games().into_iter().map(|game| game.name);
    games.find(|name| of_the_day(name))
}

/// The first choice that does not give up the table.
pub(crate) fn first_choice<G: Game>(choices: &[G::Command]) -> Option<G::Command> {
    let first = choices.iter().find(|choice| !G::concedes(choice));
    first.or(choices.first()).copied()
}
