//! What the player sees happen.

use super::{End, Kind, Loss};
use crate::parts::{Card, Clue, Pattern, Room, Secret};
use serde::Serialize;

/// How a room was entered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Via {
    /// The game starts here.
    Start,
    /// Through a door, fresh or old.
    Door,
    /// Through the secret passage.
    Passage,
}

/// What becomes of a door drawn on a first visit (RP-4.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// It is a door of the room.
    Stays,
    /// It leads to the room itself.
    BrickWall,
    /// Its suit is locked here.
    Locked,
    /// Its rank is there already.
    Duplicate,
    /// It is drawn and discarded before the bones close the room (R-RP-4).
    Unused,
}

/// What an audience saw of one event. In a solitaire the player and everybody watching see the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Sighting {
    /// A room was entered.
    Entered { room: Room, via: Via },
    /// A door of the current room was used and is gone.
    DoorUsed {
        /// The door.
        card: Card,
    },
    /// A fresh door was used; all fresh doors are gone.
    FreshUsed {
        /// The door.
        card: Card,
    },
    /// A secret was turned up.
    SecretTurned { room: Room, secret: Secret },
    /// The ghost shuffled the clues and laid them face-down.
    CluesShuffled,
    /// A clue was turned up.
    ClueTurned { clue: Clue },
    /// The clue was left as it lay.
    ClueLeft,
    /// A door was drawn on a first visit.
    DoorDrawn {
        /// The door.
        card: Card,
        /// What became of it.
        fate: Fate,
    },
    /// The bones were taken.
    BonesTaken {
        /// Out of this room.
        room: Room,
    },
    /// A room was closed for good; its doors are gone.
    RoomClosed { room: Room },
    /// A fresh door was drawn.
    FreshDrawn {
        /// The door.
        card: Card,
    },
    /// The game waits for a decision.
    Asked {
        /// Of this kind.
        kind: Kind,
    },
    /// The game cannot be won any more (RP-7.3).
    Doomed { reason: Loss },
    /// The game is over.
    Ended { end: End },
    /// After the end: a secret that was never turned up.
    SecretOpened { room: Room, secret: Secret },
    /// After the end: how the clues lay.
    CluesOpened { order: Pattern },
}
