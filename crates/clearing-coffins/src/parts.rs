//! Cards, dice and rows (CC-1.2 to CC-1.7, CC-3).

mod card;
mod die;
mod queue;
mod row;

pub use card::{Card, Colour, Symbol};
pub use die::{ColourDie, Face, Faces, SYMBOL_DIE, Throw};
pub use queue::{SeatQueue, Shown};
pub use row::{CLEARED_MAX, ROW_MAX, Row, Slot};

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
