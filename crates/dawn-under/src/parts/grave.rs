//! The sixty graves and what lies in them.

use super::Colour;
use engine::{Seat, bit_set, serialize_as_list};
use serde::{Deserialize, Serialize};
use std::fmt;

/// How many graves there are.
pub const GRAVES: usize = 60;

/// A grave by its number, row by row (DU-2.2). Printed as column and row, such as `C2`; a number on the wire.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
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
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
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

bit_set! {
    /// A set of graves.
    pub struct GraveSet(u64) of Grave {
        count: GRAVES,
        bit: |grave| grave.0,
        item: |bit| Grave(bit),
        len: usize,
    }
}

impl GraveSet {
    pub(super) const fn from_bits(bits: u64) -> GraveSet {
        GraveSet(bits)
    }

    /// A bit for each grave, that of the first lowest.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }
}

serialize_as_list!(GraveSet);

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
