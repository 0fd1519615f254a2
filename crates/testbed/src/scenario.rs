//! Scenario scripts: small stories a player can read, which say what must happen and what must be refused.
//!
//! ```text
//! # T-RP-10  A lock takes away the doors of its suit.
//! table  rest-in-peace doors=2
//! given  secrets A=L♠
//! given  deck 5♠ 9♥
//! then   A{9♥}
//! refuse Close                 # RP-6.1, the Main Entrance never closes
//! ```
//!
//! A story begins with `table`; what follows are its steps, one per line:
//!
//! * `table NAME [seats=N] [seed=N] [practice] [option=value …]`: which game, and what was agreed on
//! * `given …`: what is dealt, in the words of the game; `given play A · B` plays up to where the story begins
//! * `when …`: an input that must be accepted
//! * `refuse …  # RULE`: an input that must be refused by that rule, and change nothing
//! * `then …`: something that must hold now; `then ends REASON` and `then goes on` hold for every game
//! * `options [SEAT] exactly|include|lack A, B`: what is offered, conceding left aside; `none` for nothing
//! * `sees [AUDIENCE:] …` and `sees [AUDIENCE:] no …`: what was seen since the last input

mod parse;
mod run;

pub use parse::{ScriptLine, Story, Word, parse};
pub(crate) use run::inputs;

use engine::{Audience, Game, Holder, Keyed, Seat, Stamp, Table};
use std::fmt;

/// The table of a story.
pub type StoryTable<S> = Table<<S as Script>::Game, Keyed>;

/// How the scripts of a game are read. A type of the game's tests implements it.
pub trait Script {
    /// The game.
    type Game: Game;
    /// What the `given` lines have said so far.
    type Given: Default;

    /// Takes a `given` line.
    ///
    /// # Errors
    /// What was expected and what was found.
    fn given(given: &mut Self::Given, text: &str) -> Result<(), String>;

    /// The deal the `given` lines ask for; nothing leaves it to the shuffle.
    ///
    /// # Errors
    /// If what was given does not fit together.
    fn deal(given: &Self::Given, seats: u8) -> Result<Option<<Self::Game as Game>::Deal>, String>;

    /// Reads an input.
    ///
    /// # Errors
    /// What was expected and what was found.
    fn act(text: &str) -> Result<Act<Self::Game>, String>;

    /// Whether something said in the game's words is so.
    ///
    /// # Errors
    /// What is so instead.
    fn holds(table: &StoryTable<Self>, text: &str) -> Result<(), String>
    where
        Self: Sized;

    /// A sighting as a script writes it.
    fn sighting(sighting: &<Self::Game as Game>::Sighting) -> String {
        serde_json::to_string(sighting).unwrap_or_else(|error| error.to_string())
    }

    /// Reads a seat.
    ///
    /// # Errors
    /// What was expected.
    fn seat(text: &str) -> Result<Seat, String> {
        let number = text.strip_prefix("seat:").unwrap_or(text);
        number
            .parse()
            .map(Seat)
            .map_err(|_| format!("expected a seat, found \"{text}\""))
    }
}

/// An input as a script tells it.
#[derive(Clone, PartialEq, Debug)]
pub enum Act<G: Game> {
    /// A seat answers its prompt.
    Command(Seat, G::Command),
    /// The sealed round closes.
    CloseRound,
    /// The referee speaks.
    Verdict(G::Verdict),
    /// It is this late.
    Wake(Stamp),
    /// The last move is taken back.
    TakeBack,
    /// A seat changes hands.
    Hand(Seat, Holder),
}

/// What went wrong, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What was expected and what was found.
    pub message: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.message)
    }
}

/// Runs every story of a file and gives their number.
///
/// # Errors
/// The first line that cannot be read or does not hold.
pub fn run<S: Script>(file: &str, text: &str) -> Result<usize, Failure> {
    let failure = |(line, message)| Failure {
        file: file.to_owned(),
        line,
        message,
    };
    let stories = parse(text).map_err(failure)?;
    for story in &stories {
        run::story::<S>(story).map_err(|(line, message)| {
            let title = &story.title;
            failure((line, format!("{message}\n  in the story \"{title}\"")))
        })?;
    }
    Ok(stories.len())
}

/// Asserts that every story of a file holds.
///
/// # Panics
/// If one does not; the message names file and line.
pub fn assert_holds<S: Script>(file: &str, text: &str) {
    if let Err(failure) = run::<S>(file, text) {
        panic!("{failure}");
    }
}

/// Asserts that every script of a folder is among the names.
///
/// # Panics
/// If a file would never be run.
pub fn assert_listed(folder: &str, names: &[&str]) {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder}: {error}"));
    for entry in entries.flatten() {
        let file = entry.file_name().to_string_lossy().into_owned();
        let is_listed = file
            .strip_suffix(".scn")
            .is_some_and(|name| names.contains(&name));
        assert!(
            is_listed,
            "{file} is not listed in scenarios!, so it is never run"
        );
    }
}

/// The audience a text names: `public`, or a seat.
fn audience<S: Script>(text: &str) -> Result<Audience, String> {
    if text == "public" {
        return Ok(Audience::Public);
    }
    S::seat(text).map(Audience::Seat)
}

/// Makes a test of every script: `scenarios! { House; first_story, second_story }` runs
/// `scenarios/first_story.scn` and `scenarios/second_story.scn` beside the file it stands in.
#[macro_export]
macro_rules! scenarios {
    ($script:ty; $($name:ident),* $(,)?) => {
        $(
            #[test]
            fn $name() {
                $crate::scenario::assert_holds::<$script>(
                    concat!("tests/scenarios/", stringify!($name), ".scn"),
                    include_str!(concat!("scenarios/", stringify!($name), ".scn")),
                );
            }
        )*

        #[test]
        fn every_scenario_is_run() {
            $crate::scenario::assert_listed(
                concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios"),
                &[$(stringify!($name)),*],
            );
        }
    };
}
