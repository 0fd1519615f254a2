//! Players for every seat that see what a person in that seat sees.
//!
//! A [`Bot`] is given what its seat knows, a prompt and the legal answers; it picks one. There is no way to the
//! state from here: a bot that would need it does not compile.
//!
//! ```
//! use bots::{Seated, WithBots, seat_rng};
//! use engine::table::{NewTable, Table};
//! use engine::{Audience, Game, Seat, Secret};
//! use rest_in_peace::{Options, RestInPeace};
//!
//! let new = NewTable::<RestInPeace>::new(1, Options::default());
//! let table = Table::shuffled(new, Secret::from_seed(7), vec![], &mut ()).unwrap();
//! let knowledge = RestInPeace::knowledge(table.state(), Audience::Seat(Seat(0)));
//! let bot = (RestInPeace::find_bot("mourner").unwrap().make)();
//! let mut mourner = Seated::sit(bot, Seat(0), knowledge, seat_rng(7, Seat(0)));
//!
//! let prompt = table.prompts()[0];
//! let choices = table.choices(&prompt);
//! assert!(choices.contains(&mourner.answer(&prompt, &choices)));
//! ```
//!
//! A bot answers by what its seat knows:
//!
//! ```
//! use engine::{Fast, Prompt};
//! use rest_in_peace::{Command, Kind, Known, RestInPeace};
//!
//! struct Honest;
//!
//! impl bots::Bot<RestInPeace> for Honest {
//!     fn answer(&mut self, known: &Known, _: &Prompt<Kind>, choices: &[Command], _: &mut Fast) -> Command {
//!         choices[usize::from(known.deck.len()) % choices.len()]
//!     }
//! }
//! ```
//!
//! One that asks for the state instead does not compile:
//!
//! ```compile_fail,E0053
//! use engine::{Fast, Prompt};
//! use rest_in_peace::{Command, Kind, RestInPeace, State};
//!
//! struct Peeping;
//!
//! impl bots::Bot<RestInPeace> for Peeping {
//!     fn answer(&mut self, state: &State, _: &Prompt<Kind>, choices: &[Command], _: &mut Fast) -> Command {
//!         choices[usize::from(state.known().deck.len()) % choices.len()]
//!     }
//! }
//! ```
//!
//! Reading order: this file (what a bot is, which there are), [`seated`] (a bot at a table), [`visitor`] (random but legal, for every game),
//! [`memory`] (how people forget), [`search`] (how the best think), [`advice`] (what they say of every choice), then a
//! module for each game.
//!
//! What is not here: anything that waits or measures time. Whoever has a clock hands it in.

pub mod advice;
mod best;
pub mod clearing_coffins;
pub mod dawn_under;
pub mod memory;
pub mod reaction;
pub mod rest_in_peace;
pub mod ruhe_in_frieden;
pub mod search;
pub mod seated;
pub mod visitor;

pub use seated::Seated;
pub use visitor::Visitor;

use advice::Pondering;
use engine::{Fast, Game, Outcome, Phrase, Prompt, Seat};
use search::{Effort, Weighed};
use std::fmt::{self, Write as _};

/// Tells the time in milliseconds, from any moment on.
pub type Clock = fn() -> u64;

/// Who plays a seat.
///
/// It is given nothing but what a person in that seat has: what was seen so far, what is asked, what may be
/// answered. Chance comes from a generator of its own, so that a table can be played again.
pub trait Bot<G: Game>: Send {
    /// Is told its seat, before it sits down, and may draw from its own chance. Ours need neither.
    fn take_seat(&mut self, _seat: Seat, _rng: &mut Fast) {}

    /// Sits down and looks around. Whoever takes up a table again lets it sit down at the deal, and see what has
    /// happened since.
    fn sit(&mut self, _knowledge: &G::Knowledge) {}

    /// Sees what its seat sees, when it happens. Bots with a memory of their own keep it here.
    fn see(&mut self, _sighting: &G::Sighting, _rng: &mut Fast) {}

    /// Picks one of the choices, of which there is at least one.
    fn answer(
        &mut self,
        knowledge: &G::Knowledge,
        prompt: &Prompt<G::Kind>,
        choices: &[G::Command],
        rng: &mut Fast,
    ) -> G::Command;

    /// Uses a prompt that need not be answered, a race or a standing right: what, and how many milliseconds after it
    /// was shown. Nothing if it keeps still.
    fn react(
        &mut self,
        _knowledge: &G::Knowledge,
        _prompt: &Prompt<G::Kind>,
        _choices: &[G::Command],
        _rng: &mut Fast,
    ) -> Option<(u32, G::Command)> {
        None
    }

    /// Is told how the table ended. Whoever leaves before that is told nothing.
    fn over(&mut self, _outcome: &Outcome) {}

    /// Takes a clock, to think no longer than its level may. Without one it counts: then the same table is played again
    /// by the same answers, however slow the machine is.
    fn take_clock(&mut self, _clock: Clock) {}

    /// Thinks so many levels lower than it is from now on, where many wait for their turn to think. Gives whether it plays
    /// differently by that; whoever does not search has nothing to leave out.
    fn hurry(&mut self, _levels: u8) -> bool {
        false
    }
}

/// A bot as lists, command lines and help pages tell of it.
#[derive(Clone, Copy)]
pub struct BotInfo<G: Game> {
    pub name: &'static str,
    /// Other names it answers to.
    pub aliases: &'static [&'static str],
    /// The key of a line that says how it plays.
    pub about: &'static str,
    /// Whether it is one of the levels people choose from, which have the same names in every game. The others are for
    /// the lab; whoever names them gets them.
    pub is_level: bool,
    /// Makes one for a seat. It remembers nothing of other tables.
    pub make: &'static (dyn Fn() -> Box<dyn Bot<G>> + Send + Sync),
}

impl<G: Game> fmt::Debug for BotInfo<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the bot {} of {}", self.name, G::NAME)
    }
}

impl<G: Game> BotInfo<G> {
    /// Whether it answers to this name.
    pub fn is_called(&self, name: &str) -> bool {
        self.name == name || self.aliases.contains(&name)
    }
}

/// A game that can be played by bots.
pub trait WithBots: Game {
    /// Its bots, weakest first; [`LEVELS`] are among them.
    const BOTS: &'static [BotInfo<Self>];
    /// The one that sits down where nobody picks another: good company for people, neither helpless nor crushing.
    const USUAL_BOT: &'static str;
    /// How long an adviser thinks ([`advice`]).
    const ADVISING: Effort;

    /// Weighs all choices by what a seat knows and has ever seen, for [`advice::advise`].
    fn weigh(
        knowledge: &Self::Knowledge,
        prompt: &Prompt<Self::Kind>,
        choices: &[Self::Command],
        pondering: Pondering,
        rng: &mut Fast,
    ) -> Vec<Weighed<Self::Command>>;

    /// What the rules of thumb say, in a game whose best level plays by them alone.
    fn habit(
        _knowledge: &Self::Knowledge,
        _prompt: &Prompt<Self::Kind>,
        _choices: &[Self::Command],
        _rng: &mut Fast,
    ) -> Option<Self::Command> {
        None
    }

    /// What a choice risks and what it gains, by what a seat knows; nothing stands for letting it pass.
    fn reasons(
        knowledge: &Self::Knowledge,
        prompt: &Prompt<Self::Kind>,
        choice: Option<&Self::Command>,
    ) -> Vec<Phrase>;

    /// The bot of this name or alias.
    ///
    /// # Errors
    /// If there is none; the message lists those there are.
    fn find_bot(name: &str) -> Result<&'static BotInfo<Self>, UnknownBot> {
        let found = Self::BOTS.iter().find(|bot| bot.is_called(name));
        found.ok_or_else(|| UnknownBot::new::<Self>(name))
    }

    /// The levels people choose from, weakest first.
    fn levels() -> impl Iterator<Item = &'static BotInfo<Self>> {
        Self::BOTS.iter().filter(|bot| bot.is_level)
    }

    /// The bot that sits down where nobody picks another.
    fn usual_bot() -> &'static BotInfo<Self> {
        Self::find_bot(Self::USUAL_BOT).expect("the usual bot is one of the game's")
    }
}

/// The levels of every game, weakest first.
pub const LEVELS: [&str; 4] = ["visitor", "mourner", "gravedigger", "sexton"];

/// No bot of the game has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a bot of {game}: {names}; found \"{found}\"")]
pub struct UnknownBot {
    pub game: &'static str,
    /// The names there are, with their aliases.
    pub names: String,
    /// The name asked for.
    pub found: String,
}

impl UnknownBot {
    fn new<G: WithBots>(found: &str) -> UnknownBot {
        let mut names = String::new();
        for bot in G::BOTS {
            let comma = if names.is_empty() { "" } else { ", " };
            let _ = write!(names, "{comma}{}", bot.name);
            for alias in bot.aliases {
                let _ = write!(names, " or {alias}");
            }
        }
        UnknownBot {
            game: G::NAME,
            names,
            found: found.to_owned(),
        }
    }
}

/// The generator of a seat at a numbered table. Seats and tables with neighbouring numbers share nothing.
pub fn seat_rng(table_seed: u64, seat: Seat) -> Fast {
    // SplitMix64 spreads its argument over all bits; `Fast` does the same to its seed once more.
    let mut mixed = table_seed ^ (u64::from(seat.0) + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    Fast::new(mixed ^ mixed >> 31)
}

/// One of the choices that pass, all equally likely; nothing if none passes.
pub(crate) fn pick<T: Copy>(choices: &[T], passes: impl Fn(&T) -> bool, rng: &mut Fast) -> Option<T> {
    let passing = || choices.iter().filter(|choice| passes(choice));
    match passing().count() {
        0 => None,
        count => passing().nth(rng.below(count as u32) as usize).copied(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::rest_in_peace::RestInPeace;

    #[test]
    fn bots_are_found_by_name_and_by_alias() {
        let name = |asked| RestInPeace::find_bot(asked).unwrap().name;
        assert_eq!(
            ["visitor", "random", "forward", "mourner", "sensible"].map(name),
            ["visitor", "visitor", "forward", "mourner", "mourner"]
        );
    }

    #[test]
    fn an_unknown_name_is_answered_with_the_names_there_are() {
        assert_eq!(
            RestInPeace::find_bot("ghost").unwrap_err().to_string(),
            "expected a bot of rest-in-peace: visitor or random, forward, mourner or sensible, habit, gravedigger, \
             sexton; found \"ghost\""
        );
    }

    #[test]
    fn no_two_bots_answer_to_one_name() {
        let names: Vec<&str> = RestInPeace::BOTS
            .iter()
            .flat_map(|bot| [bot.name].into_iter().chain(bot.aliases.iter().copied()))
            .collect();
        for name in &names {
            assert_eq!(names.iter().filter(|other| *other == name).count(), 1, "{name}");
        }
    }

    #[test]
    fn every_seat_of_every_table_has_its_own_stream() {
        let first = |table, seat| seat_rng(table, Seat(seat)).below(u32::MAX);
        assert_eq!(first(1, 0), first(1, 0));
        assert_ne!(first(1, 0), first(1, 1));
        assert_ne!(first(1, 0), first(2, 0));
    }
}
