//! Graves, shares, relatives, chips, money and payouts (RF-1).

mod grave;
pub(crate) mod money;
mod payouts;
mod pill;
mod relative;
mod share;

pub use grave::{Grave, GraveSet};
pub use money::Money;
pub use payouts::PayoutTable;
pub use pill::{Chips, Pill};
pub use relative::{Family, Health, Relative};
pub use share::{Action, ActionSet, Share};

/// The most that can sit at the table (RF-1.2).
pub const SEATS_MAX: usize = 5;

/// Writes and reads a piece by its short text form.
macro_rules! serde_as_text {
    ($piece:ty, $expecting:literal) => {
        impl serde::Serialize for $piece {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $piece {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$piece, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                text.parse().map_err(|_| {
                    serde::de::Error::custom(format_args!("expected {}, found \"{}\"", $expecting, text))
                })
            }
        }
    };
}
use serde_as_text;

/// A text is not the short form of the piece wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAPiece;

impl std::fmt::Display for NotAPiece {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("not the short form of a piece")
    }
}

impl std::error::Error for NotAPiece {}

#[cfg(test)]
mod tests;
