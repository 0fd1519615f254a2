//! What happened, in full.

use crate::api::Sighting;
use crate::parts::Pattern;
use std::fmt;

/// One thing that happened. Never sent; its text form is for goldens and local tools.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Something everybody sees.
    Seen(Sighting),
    /// The ghost shuffled the clues into this order and laid them face-down (RP-4.4c).
    CluesShuffled {
        /// The order nobody sees.
        order: Pattern,
    },
}

impl Event {
    /// What is seen of it.
    #[inline]
    pub(crate) fn sighting(self) -> Sighting {
        match self {
            Event::Seen(sighting) => sighting,
            Event::CluesShuffled { .. } => Sighting::CluesShuffled,
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Event::Seen(sighting) = self else {
            let Event::CluesShuffled { order } = self else {
                unreachable!("the other variant is seen")
            };
            return write!(f, "clues shuffled to {order}, face-down");
        };
        match sighting {
            Sighting::Entered { room, via } => write!(f, "enter {room} by {via:?}"),
            Sighting::DoorUsed { card } => write!(f, "use door {card}"),
            Sighting::FreshUsed { card } => write!(f, "use fresh door {card}"),
            Sighting::SecretTurned { room, secret } => write!(f, "secret of {room} is {secret}"),
            Sighting::CluesShuffled => f.write_str("clues shuffled"),
            Sighting::ClueTurned { clue } => write!(f, "clue {clue}"),
            Sighting::ClueLeft => f.write_str("clue left"),
            Sighting::DoorDrawn { card, fate } => write!(f, "draw {card}: {fate:?}"),
            Sighting::BonesTaken { room } => write!(f, "bones taken in {room}"),
            Sighting::RoomClosed { room } => write!(f, "close {room}"),
            Sighting::FreshDrawn { card } => write!(f, "draw fresh {card}"),
            Sighting::Asked { kind } => write!(f, "asked {kind:?}"),
            Sighting::Doomed { reason } => write!(f, "doomed: {}", reason.code()),
            Sighting::Ended { end } => write!(f, "ended: {end:?}"),
            Sighting::SecretOpened { room, secret } => write!(f, "opened {room}: {secret}"),
            Sighting::CluesOpened { order } => write!(f, "clues were {order}"),
        }
    }
}
