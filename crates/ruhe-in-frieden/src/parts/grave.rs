//! The five graves in a row (RF-2.1).

use engine::{bit_set, serialize_as_list};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// One of the graves 1 to 5; also the grave a relative wishes for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Grave(u8);

impl Grave {
    /// The number of graves.
    pub const COUNT: usize = 5;

    /// All five in their row.
    #[inline]
    pub fn all() -> impl Iterator<Item = Grave> {
        (0..Grave::COUNT as u8).map(Grave)
    }

    /// The grave with this number on its stone.
    pub fn from_number(number: u8) -> Option<Grave> {
        (1..=Grave::COUNT as u8)
            .contains(&number)
            .then(|| Grave(number - 1))
    }

    /// The number on its stone.
    #[inline]
    pub fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its place in the row as an index.
    #[inline]
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }

    /// How many steps it is along the row. Graves 1 and 5 are not neighbours (RF-2.1).
    #[inline]
    pub fn distance(self, other: Grave) -> u8 {
        self.0.abs_diff(other.0)
    }
}

impl fmt::Display for Grave {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Grave {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Grave {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Grave {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Grave, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Grave::from_number(number).ok_or_else(|| {
            serde::de::Error::custom(format_args!("expected a grave from 1 to 5, found {number}"))
        })
    }
}

bit_set! {
    /// A set of graves; written as a list of their numbers.
    pub struct GraveSet(u8) of Grave {
        count: Grave::COUNT,
        bit: |grave| grave.0,
        item: |bit| Grave(bit),
        len: u8,
    }
}

impl GraveSet {
    /// All sets that can be made of these graves, the empty one first.
    pub fn subsets(self) -> impl Iterator<Item = GraveSet> {
        (0..=self.0).filter(move |bits| bits & !self.0 == 0).map(GraveSet)
    }
}

serialize_as_list!(GraveSet);

impl<'de> Deserialize<'de> for GraveSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<GraveSet, D::Error> {
        let graves = Vec::<Grave>::deserialize(deserializer)?;
        let set: GraveSet = graves.iter().copied().collect();
        if usize::from(set.len()) == graves.len() {
            Ok(set)
        } else {
            Err(serde::de::Error::custom("expected each grave once at most"))
        }
    }
}
