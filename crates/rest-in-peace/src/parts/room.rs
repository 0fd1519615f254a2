//! The thirteen rooms.

use super::NotAPiece;
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

/// A set of rooms, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct RoomSet(u16);

impl RoomSet {
    /// No room.
    pub const EMPTY: RoomSet = RoomSet(0);
    /// The whole house.
    pub const ALL: RoomSet = RoomSet(0x1FFF);

    /// The set of one room.
    #[inline]
    pub fn only(room: Room) -> RoomSet {
        RoomSet(1 << room.0)
    }

    #[inline]
    pub(super) fn from_bits(bits: u16) -> RoomSet {
        RoomSet(bits & RoomSet::ALL.0)
    }

    #[inline]
    pub(super) fn bits(self) -> u16 {
        self.0
    }

    /// Adds a room.
    #[inline]
    pub fn insert(&mut self, room: Room) {
        self.0 |= 1 << room.0;
    }

    /// Takes a room out.
    #[inline]
    pub fn remove(&mut self, room: Room) {
        self.0 &= !(1 << room.0);
    }

    /// Whether the room is in the set.
    #[inline]
    pub fn contains(self, room: Room) -> bool {
        self.0 & (1 << room.0) != 0
    }

    /// Whether no room is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many rooms are in the set.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The rooms in either set.
    #[inline]
    #[must_use]
    pub fn with(self, other: RoomSet) -> RoomSet {
        RoomSet(self.0 | other.0)
    }

    /// The rooms in both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: RoomSet) -> RoomSet {
        RoomSet(self.0 & other.0)
    }

    /// The rooms in this set that are not in the other.
    #[inline]
    #[must_use]
    pub fn without(self, other: RoomSet) -> RoomSet {
        RoomSet(self.0 & !other.0)
    }

    /// The first room of the set.
    #[inline]
    pub fn first(self) -> Option<Room> {
        (self.0 != 0).then(|| Room(self.0.trailing_zeros() as u8))
    }

    /// The rooms in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Room> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let room = rest.first()?;
            rest.remove(room);
            Some(room)
        })
    }
}

impl FromIterator<Room> for RoomSet {
    fn from_iter<I: IntoIterator<Item = Room>>(rooms: I) -> RoomSet {
        let mut set = RoomSet::EMPTY;
        rooms.into_iter().for_each(|room| set.insert(room));
        set
    }
}

impl fmt::Debug for RoomSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
