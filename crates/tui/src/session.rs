//! What goes into a session at the terminal, and what comes out.

use engine::table::Table;
use engine::{Arg, Game, Outcome, Phrase};
use std::error::Error;
use std::io;
use words::Lang;

/// Keeps what has happened at a table.
///
/// The client calls [`Journal::append`] after every accepted move or taking back, and shows the move only when
/// it returned. So a move the player has seen survives the death of the program.
pub trait Journal<G: Game> {
    /// Makes the whole log of the table durable; usually one entry is new.
    ///
    /// After an error the client shows it, leaves the move undone and lets the player try again, or play on
    /// without: then later tables are longer by more than one entry, and writing one of them mends everything.
    ///
    /// # Errors
    /// Whatever the world has against it, such as a full disk. What was durable before must stay so.
    fn append(&mut self, table: &Table<G>) -> Result<(), JournalError>;

    /// How to come back to this game: a command to type or a file name, the same in every language. It is shown
    /// to players who leave. Nothing, if the game is not kept.
    fn place(&self) -> Option<String>;
}

/// Keeps nothing: for trying things out.
#[derive(Clone, Copy, Debug)]
pub struct NoJournal;

impl<G: Game> Journal<G> for NoJournal {
    fn append(&mut self, _: &Table<G>) -> Result<(), JournalError> {
        Ok(())
    }

    fn place(&self) -> Option<String> {
        None
    }
}

/// A move could not be written down. Its text is shown to the player.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct JournalError(#[source] Box<dyn Error + Send + Sync>);

impl JournalError {
    /// Wraps the cause.
    pub fn new(cause: impl Into<Box<dyn Error + Send + Sync>>) -> JournalError {
        JournalError(cause.into())
    }
}

impl From<io::Error> for JournalError {
    fn from(cause: io::Error) -> JournalError {
        JournalError::new(cause)
    }
}

/// Which colours the screen may use. Nothing is told by colour alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Colors {
    /// The sixteen colours every terminal has.
    #[default]
    Sixteen,
    /// None: bold, dim and reversed letters only. For `NO_COLOR` and terminals without colours.
    None,
}

impl Colors {
    /// What the environment asks for: none if `NO_COLOR` is set to anything or `TERM` is `dumb`.
    pub fn from_environment() -> Colors {
        let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_some_and(|value| value == "dumb");
        if no_color || dumb {
            Colors::None
        } else {
            Colors::Sixteen
        }
    }
}

/// One table at the terminal, new or resumed, and how the players want to see it.
pub struct Session<G: Game> {
    /// The table. A finished one is shown at its end.
    pub table: Table<G>,
    /// Where moves are kept.
    pub journal: Box<dyn Journal<G>>,
    /// The language to begin with; the players may change it.
    pub lang: Lang,
    /// The colours of the full screen; plain lines have none.
    pub colors: Colors,
    /// Whether a choice without alternative is made without asking, where the game knows such ones (RP-5.3).
    pub auto: bool,
}

impl<G: Game> Session<G> {
    /// A session in English, in colour.
    pub fn new(table: Table<G>, journal: Box<dyn Journal<G>>) -> Session<G> {
        Session {
            table,
            journal,
            lang: Lang::default(),
            colors: Colors::default(),
            auto: false,
        }
    }

    /// The session in another language.
    #[must_use]
    pub fn with_lang(self, lang: Lang) -> Session<G> {
        Session { lang, ..self }
    }

    /// The session with choices without alternative made at once, or not.
    #[must_use]
    pub fn with_auto(self, auto: bool) -> Session<G> {
        Session { auto, ..self }
    }

    /// The session in other colours.
    #[must_use]
    pub fn with_colors(self, colors: Colors) -> Session<G> {
        Session { colors, ..self }
    }
}

/// What the player wants next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Next {
    /// To leave. An unfinished game can be resumed.
    Leave,
    /// Another game, dealt anew.
    NewGame,
    /// The same deal once more: [`Table::settled_deal`] of the table that ended.
    SameDeal,
}

/// How a session ended.
pub struct Ended<G: Game> {
    /// The table as it was left.
    pub table: Table<G>,
    /// The journal, to be closed or used again.
    pub journal: Box<dyn Journal<G>>,
    /// The language the player reads by now; the next session begins with it.
    pub lang: Lang,
    /// What the player wants next.
    pub next: Next,
    /// Whether the journal holds everything. If not, the player was told so and played on.
    pub kept: bool,
}

impl<G: Game> Ended<G> {
    /// How the game ended; nothing, if it was left before.
    pub fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }

    /// What to tell the player on the way out: how to come back, that nothing was kept, or nothing.
    pub fn farewell(&self) -> Option<Phrase> {
        if self.outcome().is_some() {
            return None;
        }
        Some(match self.journal.place() {
            Some(place) if self.kept => Phrase::new("tui-kept").with("place", Arg::Text(place)),
            _ => Phrase::new("tui-not-kept"),
        })
    }
}

/// The terminal failed.
#[derive(Debug, thiserror::Error)]
pub enum TuiError {
    /// The terminal or a pipe could not be read, written or set up.
    #[error("the terminal failed")]
    Terminal(#[from] io::Error),
}
