//! Cards, dice and rows (CC-1.2 to CC-1.7, CC-3).

mod card;
mod die;
mod queue;
mod row;

pub use card::{Card, Colour, Symbol};
pub use die::{ColourDie, Face, Faces, SYMBOL_DIE, Throw};
pub use queue::{NamedSlots, SeatQueue};
pub use row::{CLEARED_MAX, ROW_MAX, Row, Slot, SlotSet};

pub use engine::NotAPiece;
use engine::serde_as_text;
