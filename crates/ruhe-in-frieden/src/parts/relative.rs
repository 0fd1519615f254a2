//! Families, relatives and their health (RF-1.7, RF-5.1).

use super::{Grave, NotAPiece, serde_as_text};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// One of the five families, by number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Family(u8);

impl Family {
    /// The number of families.
    pub const COUNT: usize = 5;

    /// All families.
    pub fn all() -> impl Iterator<Item = Family> {
        (1..=Family::COUNT as u8).map(Family)
    }

    /// The family with this number.
    pub fn from_number(number: u8) -> Option<Family> {
        (1..=Family::COUNT as u8)
            .contains(&number)
            .then_some(Family(number))
    }

    /// Its number.
    pub fn number(self) -> u8 {
        self.0
    }

    /// Its place as an index.
    pub fn idx(self) -> usize {
        usize::from(self.0) - 1
    }
}

impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Family {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Family {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Family, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Family::from_number(number).ok_or_else(|| {
            serde::de::Error::custom(format_args!("expected a family from 1 to 5, found {number}"))
        })
    }
}

/// A relative, by family and the grave wished for; written `F2-4`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Relative {
    pub family: Family,
    /// The grave wished for.
    pub wish: Grave,
}

impl fmt::Display for Relative {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "F{}-{}", self.family, self.wish)
    }
}

impl fmt::Debug for Relative {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Relative {
    type Err = NotAPiece;
    fn from_str(text: &str) -> Result<Relative, NotAPiece> {
        let (family, wish) = text
            .strip_prefix('F')
            .and_then(|text| text.split_once('-'))
            .ok_or(NotAPiece)?;
        let family = family.parse().ok().and_then(Family::from_number);
        let wish = wish.parse().ok().and_then(Grave::from_number);
        Ok(Relative {
            family: family.ok_or(NotAPiece)?,
            wish: wish.ok_or(NotAPiece)?,
        })
    }
}

serde_as_text!(Relative, "a relative such as \"F2-4\"");

/// How well somebody is, from good to bad (RF-5.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Health {
    TopFit,
    /// Unwell (etwas unwohl), where everybody starts.
    Unwell,
    /// Weak (schwach).
    Weak,
    /// Near Death (dem Tode nahe).
    NearDeath,
}

impl Health {
    /// All levels from good to bad.
    pub const ALL: [Health; 4] = [Health::TopFit, Health::Unwell, Health::Weak, Health::NearDeath];

    /// One level better; nothing if there is none.
    #[inline]
    pub fn better(self) -> Option<Health> {
        (self as usize).checked_sub(1).map(|idx| Health::ALL[idx])
    }

    /// So many levels worse; nothing means death (RF-5.2).
    #[inline]
    pub fn worse(self, levels: usize) -> Option<Health> {
        Health::ALL.get(self as usize + levels).copied()
    }

    /// The name in message keys.
    pub fn name(self) -> &'static str {
        ["top-fit", "unwell", "weak", "near-death"][self as usize]
    }
}
