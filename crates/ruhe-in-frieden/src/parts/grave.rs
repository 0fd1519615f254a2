//! The five graves in a row (RF-2.1).

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

/// A set of graves; written as a list of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct GraveSet(u8);

impl GraveSet {
    /// No grave.
    pub const EMPTY: GraveSet = GraveSet(0);

    /// Whether the grave is in the set.
    #[inline]
    pub fn contains(self, grave: Grave) -> bool {
        self.0 & (1 << grave.0) != 0
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

    /// Whether there is no grave in it.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many graves are in it.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The graves in their row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Grave> {
        Grave::all().filter(move |grave| self.contains(*grave))
    }

    /// All sets that can be made of these graves, the empty one first.
    pub fn subsets(self) -> impl Iterator<Item = GraveSet> {
        (0..=self.0).filter(move |bits| bits & !self.0 == 0).map(GraveSet)
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
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

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
