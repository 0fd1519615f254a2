//! Doors, rooms, secrets and clues (RP-1.2 to RP-1.4).

mod card;
mod clue;
mod room;
mod secret;

pub use card::{Card, CardSet, Suit};
pub use clue::{Clue, Pattern};
pub use room::{Room, RoomSet};
pub use secret::Secret;

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
