//! The screen of *Rest in Peace*: one player, a house of thirteen rooms, moves that may be taken back.
//!
//! It has its own model, update and view, because one seat needs neither curtain nor waiting, and the house wants
//! all the space there is. Table, journal, terminal and the drawing of frames are those of all games.

mod danger;
mod foresight;
mod keys;
mod message;
mod model;
mod plain;
mod run;
mod sitting;
#[cfg(test)]
mod stage;
mod text;
mod update;
mod view;

pub use plain::play_plain;
pub use run::play_full_screen;

use crate::session::Session;
use rest_in_peace::RestInPeace;

/// A session of Rest in Peace.
pub struct Solitaire {
    /// The table and how it is shown.
    pub session: Session<RestInPeace>,
    /// Whether a closing without alternative is played at once instead of being asked for (RP-5.3).
    pub auto_close: bool,
}

impl From<Session<RestInPeace>> for Solitaire {
    fn from(session: Session<RestInPeace>) -> Solitaire {
        Solitaire {
            session,
            auto_close: false,
        }
    }
}
