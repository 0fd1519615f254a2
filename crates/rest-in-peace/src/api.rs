//! What goes in and out of the rules: options, deals, commands, refusals, sightings and views.
//!
//! These are the only serializable types of the game; their names are fixed, because logs and clients use them.

mod deal;
mod options;
mod presets;
mod refusal;
mod sighting;
mod truth;
mod view;

pub use deal::Deal;
pub use options::{ClueFlip, EarlyLoss, EntranceGhost, OPTIONS, Options};
pub use presets::PRESETS;
pub use refusal::Refusal;
pub use sighting::{Fate, Sighting, Via};
pub use truth::Hidden;
pub use view::{RoomView, View};

use crate::parts::Card;
use serde::{Deserialize, Serialize};

/// What a prompt is about: the phase of the game that waits for a decision (RP-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A visited room was entered by a door: turn up a clue or not (RP-4.5).
    Clue,
    /// Leave the room, or close it (RP-5.1).
    Room,
    /// The room is closed: choose a fresh door (RP-5.5).
    Fresh,
}

/// What the player may ask for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Turn up the next clue (RP-4.5).
    Flip,
    /// Leave the clue as it lies (RP-4.5).
    Skip,
    /// Go through a door of this room (RP-5.1).
    Door {
        /// The door.
        card: Card,
    },
    /// Go through the secret passage (RP-5.1).
    Passage,
    /// Close this room and draw fresh doors (RP-5.4).
    Close,
    /// Close this room behind oneself and leave by the passage (RP-5.6).
    CloseViaPassage,
    /// Go through a fresh door (RP-5.5).
    Fresh {
        /// The door.
        card: Card,
    },
    /// Give up (RP-5.1).
    Concede,
}

/// Why a game was lost (RP-7.2, RP-7.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Loss {
    /// Fresh doors were drawn and none of them can be used.
    Trapped,
    /// A room must be closed and the deck is empty.
    OutOfDoors,
    /// The Main Entrance had no usable door at the start.
    StuckOpening,
    /// Back at the Main Entrance without a way out.
    StuckEntrance,
    /// The ghost was met with the bones in hand.
    GhostWithBones,
    /// The ghost waited at the Main Entrance.
    GhostEntrance,
    /// The bones can no longer be collected.
    Sealed,
    /// The Main Entrance can no longer be reached.
    NoWayHome,
    /// The player gave up.
    Conceded,
}

engine::codes!(Loss {
    Trapped = "trapped",
    OutOfDoors = "out_of_doors",
    StuckOpening = "stuck_opening",
    StuckEntrance = "stuck_entrance",
    GhostWithBones = "ghost_with_bones",
    GhostEntrance = "ghost_entrance",
    Sealed = "sealed",
    NoWayHome = "no_way_home",
    Conceded = "conceded",
});

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The bones are back at the Main Entrance.
    Won,
    /// The player joins Eva.
    Lost(Loss),
}
