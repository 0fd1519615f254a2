//! The terminal client: a full screen, or plain lines for screen readers and pipes.
//!
//! The client knows no rules. A [`Session`] hands it a table; it shows what a person sees, offers what the prompts
//! offer, and gives the answers to the table. Every accepted move goes through the [`Journal`] before it is shown,
//! so that what people saw happen is never lost.
//!
//! All games share one shell: bots move, persons at one keyboard take turns, behind a curtain where there are
//! secrets, and whoever practises alone takes moves back. A game brings its [`Screen`]; [`play_full_screen`] and
//! [`play_plain`] do the rest.
//!
//! ```
//! use bots::WithBots as _;
//! use dawn_under::{DawnUnder, Options};
//! use engine::table::{NewTable, Table};
//! use engine::{Seat, Secret};
//! use tui::{Next, NoJournal, Player, Seating, Session, play_plain};
//!
//! let new = NewTable::<DawnUnder>::new(3, Options::default());
//! let table = Table::shuffled(new, Secret::from_seed(7), vec![], &mut ()).unwrap();
//! let visitor = DawnUnder::find_bot("visitor").unwrap();
//! let seating = Seating::new(3, 7, |seat| match seat {
//!     Seat(0) => Player::Person(Some("Mina".to_owned())),
//!     _ => Player::Bot(visitor),
//! });
//! let session = Session::new(table, Box::new(NoJournal));
//! let mut output = Vec::new();
//! let ended = play_plain(session, &seating, "look\nquit\n".as_bytes(), &mut output).unwrap();
//! assert_eq!(ended.next, Next::Leave);
//! ```
//!
//! Reading order: `session` (what goes in and out), `seating` (who sits where), `kept` (a table and its journal),
//! `sitting` (a table with everybody at it), [`screen`] (what a game brings), `shell` (the common screen), `screens`
//! (the games). `look`, `panel`, `press`, `terminal` and `text` are what every screen is made of.
//!
//! What is not here: files, command lines, rules, sentences (those are in `text/<language>/*.ftl`).

mod kept;
pub mod look;
mod panel;
mod press;
mod race;
pub mod screen;
mod screens;
mod seating;
mod session;
mod shell;
mod sitting;
mod terminal;
mod text;

pub use screen::Screen;
pub use seating::{Names, Player, Seating};
pub use session::{Colors, Ended, Journal, JournalError, Next, NoJournal, Session, TuiError};
pub use shell::Pace;
pub use shell::plain::play_plain;
pub use shell::run::play_full_screen;
