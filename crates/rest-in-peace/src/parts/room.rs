//! The thirteen rooms.

use super::NotAPiece;
use engine::bit_set;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A room of the house, 1 to 13. Written as the rank of its doors: `A`, `2` … `K`; on the wire as its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Room(u8);

impl Room {
    /// The number of rooms.
    pub const COUNT: usize = 13;
    /// The Main Entrance, room 1: never closed, and where the bones must go.
    pub const ENTRANCE: Room = Room(0);

    /// All rooms in order.
    pub fn all() -> impl Iterator<Item = Room> {
        (0..Room::COUNT as u8).map(Room)
    }

    /// The room at a place in the row, counted from 0.
    ///
    /// # Panics
    /// If there is no such place.
    #[inline]
    pub fn from_idx(idx: usize) -> Room {
        assert!(idx < Room::COUNT, "there are 13 rooms");
        Room(idx as u8)
    }

    /// The place in the row, counted from 0.
    #[inline]
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }

    /// The number of the room, counted from 1.
    pub fn number(self) -> u8 {
        self.0 + 1
    }
}

const RANKS: [&str; Room::COUNT] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

impl fmt::Display for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(RANKS[self.idx()])
    }
}

impl fmt::Debug for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Room {
    type Err = NotAPiece;
    fn from_str(text: &str) -> Result<Room, NotAPiece> {
        RANKS
            .iter()
            .position(|rank| rank.eq_ignore_ascii_case(text))
            .map(Room::from_idx)
            .ok_or(NotAPiece)
    }
}

impl Serialize for Room {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Room {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Room, D::Error> {
        let number = u8::deserialize(deserializer)?;
        match number {
            1..=13 => Ok(Room(number - 1)),
            _ => Err(serde::de::Error::custom(format_args!(
                "expected a room from 1 to 13, found {number}"
            ))),
        }
    }
}

bit_set! {
    /// A set of rooms.
    pub struct RoomSet(u16) of Room {
        count: 13,
        bit: |room| room.0,
        item: |bit| Room(bit),
        len: u8,
    }
}

impl RoomSet {
    #[inline]
    pub(super) fn from_bits(bits: u16) -> RoomSet {
        RoomSet(bits & RoomSet::ALL.0)
    }

    /// One bit for each room, the Main Entrance lowest.
    #[inline]
    pub fn bits(self) -> u16 {
        self.0
    }
}
