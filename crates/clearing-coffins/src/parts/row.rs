//! The row of cards in front of a seat. Positions are what players remember, so slots never shift (CC-3.1).

use super::Card;
use arrayvec::ArrayVec;
use serde::{Serialize, Serializer};
use std::fmt;
use std::hash::{Hash, Hasher};

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

engine::bit_set! {
    /// A set of slots of one row.
    pub struct SlotSet(u64) of u8 {
        count: ROW_MAX,
        bit: |slot| slot,
        item: |slot| slot,
        len: usize,
    }
}

/// The slots in front of one seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(transparent)]
pub struct Row(#[cfg_attr(test, ts(as = "Vec<Slot>"), schemars(with = "ArrayVec<Slot, ROW_MAX>"))] Slots);

/// What lies in a row, and what follows from it and is asked for all the time.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Slots {
    seen: ArrayVec<Slot, ROW_MAX>,
    /// Where cards lie.
    cards: SlotSet,
    /// Where they lie coffin side up.
    downs: SlotSet,
}

/// What follows from something else has no part in digests.
impl Hash for Slots {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.seen.hash(state);
    }
}

impl Serialize for Slots {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.seen.serialize(serializer)
    }
}

impl Row {
    /// What lies in a slot; slots that are not there are gaps.
    #[inline]
    pub fn get(&self, slot: u8) -> Slot {
        self.0.seen.get(usize::from(slot)).copied().unwrap_or(Slot::Gap)
    }

    /// Slots with their numbers.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (u8, Slot)> {
        (0u8..).zip(self.0.seen.iter().copied())
    }

    /// The slots in which cards lie.
    #[inline]
    pub fn cards(&self) -> SlotSet {
        self.0.cards
    }

    /// The slots in which cards lie coffin side up.
    #[inline]
    pub fn downs(&self) -> SlotSet {
        self.0.downs
    }

    /// How many cards lie coffin side up.
    #[inline]
    pub fn down_count(&self) -> usize {
        self.0.downs.len()
    }

    /// How many cards lie here (CC-3.2).
    #[inline]
    pub fn size(&self) -> usize {
        self.0.cards.len()
    }

    /// How many slots there are, gaps included.
    #[inline]
    pub fn len(&self) -> u8 {
        self.0.seen.len() as u8
    }

    /// Whether there is no slot at all.
    pub fn is_empty(&self) -> bool {
        self.0.seen.is_empty()
    }

    /// Where the next card goes: the lowest gap, or a new slot at the right end (CC-3.1, R-CC-11).
    #[inline]
    pub fn free_slot(&self) -> u8 {
        self.0.cards.0.trailing_ones() as u8
    }

    /// Lays something into a slot, which may be the next new one.
    ///
    /// # Panics
    /// If slots in between are missing, or the row is longer than the deck allows.
    pub(crate) fn put(&mut self, slot: u8, what: Slot) {
        if slot == self.len() {
            self.0.seen.push(what);
        } else {
            self.0.seen[usize::from(slot)] = what;
        }
        self.0.cards.remove(slot);
        self.0.downs.remove(slot);
        match what {
            Slot::Gap => {}
            Slot::Up(_) => self.0.cards.insert(slot),
            Slot::Down => {
                self.0.cards.insert(slot);
                self.0.downs.insert(slot);
            }
        }
    }
}

impl FromIterator<Slot> for Row {
    fn from_iter<I: IntoIterator<Item = Slot>>(slots: I) -> Row {
        let mut row = Row::default();
        slots.into_iter().for_each(|slot| row.put(row.len(), slot));
        row
    }
}
