//! The sixty graves and what lies in them.

use super::Colour;
use engine::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;

/// How many graves there are.
pub const GRAVES: usize = 60;

/// A grave by its number, row by row (DU-2.2). Printed as column and row, such as `C2`; a number on the wire.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(try_from = "u8")]
pub struct Grave(u8);

impl Grave {
    /// The grave of a number, if there is one.
    #[inline]
    pub fn new(number: u8) -> Option<Grave> {
        (usize::from(number) < GRAVES).then_some(Grave(number))
    }

    /// All graves in order.
    pub fn all() -> impl Iterator<Item = Grave> {
        (0..GRAVES as u8).map(Grave)
    }

    /// Its number.
    #[inline]
    pub fn number(self) -> u8 {
        self.0
    }

    /// Its number as an index.
    #[inline]
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }
}

impl TryFrom<u8> for Grave {
    type Error = String;
    fn try_from(number: u8) -> Result<Grave, String> {
        Grave::new(number).ok_or_else(|| format!("expected a grave from 0 to 59, found {number}"))
    }
}

impl fmt::Display for Grave {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.0 % 10), 1 + self.0 / 10)
    }
}

impl fmt::Debug for Grave {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What lies in a grave under the lid: at most one thing (I-6 of DU-1.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Content {
    /// Nothing.
    Empty,
    /// A vampire of this colour.
    Vampire(Colour),
    /// Garlic of this seat.
    Garlic(Seat),
}

impl fmt::Display for Content {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Content::Empty => f.write_str("empty"),
            Content::Vampire(colour) => write!(f, "{colour} vampire"),
            Content::Garlic(seat) => write!(f, "garlic of {seat}"),
        }
    }
}

/// A set of graves: one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct GraveSet(u64);

impl GraveSet {
    /// No grave.
    pub const EMPTY: GraveSet = GraveSet(0);
    /// All sixty.
    pub const ALL: GraveSet = GraveSet((1 << GRAVES) - 1);

    /// The set of these bits.
    pub(super) const fn from_bits(bits: u64) -> GraveSet {
        GraveSet(bits)
    }

    /// The set of one grave.
    #[inline]
    pub fn only(grave: Grave) -> GraveSet {
        GraveSet(1 << grave.0)
    }

    /// Adds a grave.
    #[inline]
    pub fn insert(&mut self, grave: Grave) {
        self.0 |= 1 << grave.0;
    }

    /// Takes a grave out.
    #[inline]
    pub fn remove(&mut self, grave: Grave) {
        self.0 &= !(1 << grave.0);
    }

    /// Whether the grave is in the set.
    #[inline]
    pub fn contains(self, grave: Grave) -> bool {
        self.0 & (1 << grave.0) != 0
    }

    /// The graves of either set.
    #[inline]
    pub fn with(self, other: GraveSet) -> GraveSet {
        GraveSet(self.0 | other.0)
    }

    /// The graves that are not in the other set.
    #[inline]
    pub fn without(self, other: GraveSet) -> GraveSet {
        GraveSet(self.0 & !other.0)
    }

    /// How many graves are in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no grave is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The graves in rising order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Grave> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let grave = Grave(bits.trailing_zeros() as u8);
                bits &= bits - 1;
                grave
            })
        })
    }
}

impl FromIterator<Grave> for GraveSet {
    fn from_iter<I: IntoIterator<Item = Grave>>(graves: I) -> GraveSet {
        let mut set = GraveSet::EMPTY;
        graves.into_iter().for_each(|grave| set.insert(grave));
        set
    }
}

impl fmt::Debug for GraveSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for GraveSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn graves_are_named_by_column_and_row() {
        // DU-2.2: E3 is 24, F4 is 35.
        let name = |number| Grave::new(number).map(|grave| grave.to_string());
        assert_eq!(name(0).as_deref(), Some("A1"));
        assert_eq!(name(24).as_deref(), Some("E3"));
        assert_eq!(name(35).as_deref(), Some("F4"));
        assert_eq!(name(59).as_deref(), Some("J6"));
        assert_eq!(name(60), None);
        let wrong = serde_json::from_str::<Grave>("60").unwrap_err().to_string();
        assert!(
            wrong.contains("expected a grave from 0 to 59, found 60"),
            "{wrong}"
        );
        assert_eq!(
            serde_json::to_string(&Grave::new(24)).unwrap(),
            "24",
            "a number on the wire"
        );
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let set: GraveSet = [7, 59, 0].into_iter().filter_map(Grave::new).collect();
        let numbers = |set: GraveSet| set.iter().map(Grave::number).collect::<Vec<_>>();
        assert_eq!(numbers(set), [0, 7, 59]);
        assert_eq!(GraveSet::ALL.without(set).len(), 57);
        assert_eq!(
            numbers(
                set.without(GraveSet::only(Grave(7)))
                    .with(GraveSet::only(Grave(8)))
            ),
            [0, 8, 59]
        );
    }
}
