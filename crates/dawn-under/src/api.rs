//! What goes in and out of the rules: options, deals, commands, refusals, sightings and views.
//!
//! These are the only serializable types of the game; their names are fixed, because logs and clients use them.

mod deal;
mod options;
mod phase;
mod presets;
mod refusal;
mod sighting;
mod truth;
mod view;

pub use deal::Deal;
pub use options::{
    BatEndsTurn, ContinueAfterMatch, CountGrave, Finish, GiftSize, LayAfterBat, LiftedLid, OPTIONS, Options,
    PlagueEnds, Rats,
};
pub(crate) use options::{FIRST, LATER_OPTIONS};
pub use phase::{AfterGifts, AfterReceive, Ending, Gifts, Kind, Phase, Reason};
pub use presets::PRESETS;
pub use refusal::Refusal;
pub use sighting::{Sighting, Way};
pub use truth::{Hidden, HiddenGrave};
pub use view::{GraveView, LidView, PlagueView, Rucola, SeatView, View};

use crate::parts::{End, Grave};
use engine::Seat;
use serde::{Deserialize, Serialize};

/// What a seat may ask for. The decisions are those of DU-4 and DU-7, D1 to D12.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Open a grave (D1, D6).
    Open { grave: Grave },
    /// Put a bat on a grave and claim that it is empty (D1).
    Bat { grave: Grave },
    /// End the turn (D1).
    EndTurn,
    /// Lay the outer vampire of this end into the open grave (D2, D8, D12).
    Lay { end: End },
    /// Put a garlic into the open grave (D3).
    PutGarlic,
    /// Leave the open grave empty (D3).
    LeaveEmpty,
    /// Give away the outer vampire of this end (D4).
    Give { end: End },
    /// Lay the vampire in hand at this end of the own row (D5).
    Receive { end: End },
    /// Open no more graves in this plague (D6).
    Stop,
    /// Place Rucola on a grave (D7), or move him there (D9).
    Rucola { grave: Grave },
    /// Believe the claim (D10).
    Believe,
    /// Doubt the claim (D10).
    Doubt,
    /// Give the vampire found under the bat to a seat (D11).
    GiveFound {
        /// The seat.
        to: Seat,
    },
}
