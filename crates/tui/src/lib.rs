//! The terminal client of *Rest in Peace*: a full screen, or plain lines for screen readers and pipes.
//!
//! The client knows no rules. A [`Session`] hands it a table; it shows what the player sees, offers what the
//! prompt offers, and gives the answers to the table. Every accepted move goes through the [`Journal`] before it
//! is shown, so that what the player saw happen is never lost.
//!
//! ```
//! use engine::Secret;
//! use engine::table::{NewTable, Table};
//! use rest_in_peace::{Options, RestInPeace};
//! use tui::{Colors, Next, NoJournal, Session, play_plain};
//!
//! let new = NewTable::<RestInPeace>::new(1, Options::default());
//! let table = Table::shuffled(new, Secret::from_seed(7), vec![], &mut ()).unwrap();
//! let session = Session::new(table, Box::new(NoJournal)).with_colors(Colors::None);
//! let mut output = Vec::new();
//! let ended = play_plain(session, "look\nquit\n".as_bytes(), &mut output).unwrap();
//! assert_eq!(ended.next, Next::Leave);
//! ```
//!
//! Reading order: `session` (what goes in and out), `sitting` (the table and its journal), `model`, `message`,
//! `update` (pure; effects are returned), `keys` (the bindings, for keys and hints alike), `view` and its parts,
//! `run` (the loop around the terminal), `plain`.
//!
//! What is not here: files, command lines, rules, sentences (those are in `text/<language>/*.ftl`).

mod danger;
mod foresight;
mod keys;
mod message;
mod model;
mod plain;
mod run;
mod session;
mod sitting;
#[cfg(test)]
mod stage;
mod text;
mod update;
mod view;

pub use plain::play_plain;
pub use run::play_full_screen;
pub use session::{Colors, Ended, Journal, JournalError, Next, NoJournal, Session, TuiError};
