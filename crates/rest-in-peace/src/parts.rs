//! Doors, rooms, secrets and clues (RP-1.2 to RP-1.4).

mod card;
mod clue;
mod room;
mod secret;

pub use card::{Card, CardSet, Suit};
pub use clue::{Clue, Pattern};
pub use room::{Room, RoomSet};
pub use secret::Secret;

pub use engine::NotAPiece;
use engine::serde_as_text;
