//! The row of cards in front of a seat. Positions are what players remember, so slots never shift (CC-3.1).

use super::Card;
use arrayvec::ArrayVec;
use serde::Serialize;
use std::fmt;

/// The most slots a row can have: all cards but the four a second seat holds in its row or has cleared (CC-3.3.2).
pub const ROW_MAX: usize = Card::DECK - 4;

/// The most cards a seat can clear (CC-3.3.4).
pub const CLEARED_MAX: usize = 4;

/// What is seen of one slot (CC-9.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Slot {
    /// Nothing lies here.
    Gap,
    /// A card with its coffin side up; nobody sees its combination.
    Down,
    /// A card with its vampire side up.
    Up(Card),
}

impl Slot {
    /// The card, if it lies with its vampire side up.
    pub fn up(self) -> Option<Card> {
        match self {
            Slot::Up(card) => Some(card),
            Slot::Gap | Slot::Down => None,
        }
    }
}

impl fmt::Debug for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Slot::Gap => f.write_str("–"),
            Slot::Down => f.write_str("[▒]"),
            Slot::Up(card) => write!(f, "{card}"),
        }
    }
}

/// The slots in front of one seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(transparent)]
pub struct Row(#[cfg_attr(test, ts(as = "Vec<Slot>"))] ArrayVec<Slot, ROW_MAX>);

impl Row {
    /// What lies in a slot; slots that are not there are gaps.
    #[inline]
    pub fn get(&self, slot: u8) -> Slot {
        self.0.get(usize::from(slot)).copied().unwrap_or(Slot::Gap)
    }

    /// Slots with their numbers.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (u8, Slot)> {
        (0u8..).zip(self.0.iter().copied())
    }

    /// The slots in which cards lie coffin side up, in rising order.
    #[inline]
    pub fn downs(&self) -> impl Iterator<Item = u8> {
        self.iter()
            .filter(|(_, slot)| *slot == Slot::Down)
            .map(|(idx, _)| idx)
    }

    /// How many cards lie coffin side up.
    #[inline]
    pub fn down_count(&self) -> usize {
        self.downs().count()
    }

    /// How many cards lie here (CC-3.2).
    #[inline]
    pub fn size(&self) -> usize {
        self.0.iter().filter(|slot| **slot != Slot::Gap).count()
    }

    /// How many slots there are, gaps included.
    #[inline]
    pub fn len(&self) -> u8 {
        self.0.len() as u8
    }

    /// Whether there is no slot at all.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Where the next card goes: the lowest gap, or a new slot at the right end (CC-3.1, R-CC-11).
    #[inline]
    pub fn free_slot(&self) -> u8 {
        let gap = self.0.iter().position(|slot| *slot == Slot::Gap);
        gap.unwrap_or(self.0.len()) as u8
    }

    /// Lays something into a slot, which may be the next new one.
    ///
    /// # Panics
    /// If slots in between are missing, or the row is longer than the deck allows.
    pub(crate) fn put(&mut self, slot: u8, what: Slot) {
        if slot == self.len() {
            self.0.push(what);
        } else {
            self.0[usize::from(slot)] = what;
        }
    }
}

impl FromIterator<Slot> for Row {
    fn from_iter<I: IntoIterator<Item = Slot>>(slots: I) -> Row {
        Row(slots.into_iter().collect())
    }
}
