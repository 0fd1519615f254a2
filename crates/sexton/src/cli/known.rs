//! Words a shell can complete: games, bots, languages.
//!
//! They are only suggested. Whoever types another is told by the command itself, which knows more: which bots a game has,
//! which names come close.

use bots::WithBots;
use clap::builder::{PossibleValue, TypedValueParser};
use clap::{Arg, Command, Error};
use std::ffi::OsStr;
use words::Lang;

/// Takes any text, and suggests some.
#[derive(Clone, Copy)]
pub(super) struct Suggesting(fn() -> Vec<&'static str>);

/// The name of a game.
pub(super) const GAME: Suggesting = Suggesting(games);

/// The names of bots, of whichever game.
pub(super) const BOT: Suggesting = Suggesting(bots);

/// A language.
pub(super) const LANG: Suggesting = Suggesting(languages);

fn games() -> Vec<&'static str> {
    catalog::games().iter().map(|game| game.name).collect()
}

fn bots() -> Vec<&'static str> {
    fn of<G: WithBots>() -> Vec<&'static str> {
        G::BOTS.iter().map(|bot| bot.name).collect()
    }
    let mut bots: Vec<&str> = games()
        .into_iter()
        .filter_map(|game| catalog::with_game!(game, G => of::<G>()).ok())
        .flatten()
        .collect();
    bots.sort_unstable();
    bots.dedup();
    bots
}

fn languages() -> Vec<&'static str> {
    Lang::ALL.iter().map(|lang| lang.tag()).collect()
}

impl TypedValueParser for Suggesting {
    type Value = String;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<String, Error> {
        clap::builder::StringValueParser::new().parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.0)().into_iter().map(PossibleValue::new)))
    }
}
