//! Vampires, lids, graves and the board (DU-1, DU-2).

mod board;
mod colour;
mod grave;
mod row;

pub use board::{Board, Layout, QUARTERS};
pub use colour::{Colour, Colours, Underside};
pub use grave::{Content, GRAVES, Grave, GraveSet};
pub use row::{End, Row};

/// Bats per seat (DU-1.6).
pub const BATS: u8 = 2;
/// Garlic per seat (DU-1.3).
pub const GARLIC: u8 = 3;
/// Stakes in the common supply (DU-1.3).
pub const STAKES: u8 = 13;
/// The stake that costs everybody's gifts (DU-4.10).
pub const STAKES_FULL: u8 = 3;
/// Rat lids, and as many coloured lids in reserve (DU-1.3, DU-3.1).
pub const RATS: usize = 6;
/// Vampires, and coloured lids (DU-1.3).
pub const VAMPIRES: usize = 60;
/// Vampires, and lids, of each colour (DU-1.3).
pub const PER_COLOUR: u8 = 10;

/// Writes and reads a piece by its text form.
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

/// A text is not the form of the piece wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAPiece;

impl std::fmt::Display for NotAPiece {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("not the text form of a piece")
    }
}

impl std::error::Error for NotAPiece {}
