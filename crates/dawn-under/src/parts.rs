//! Vampires, lids, graves and the board (DU-1, DU-2).

mod board;
mod colour;
mod grave;
mod row;

pub use board::{Board, Layout, QUARTERS};
pub use colour::{Colour, Colours, Underside};
pub use grave::{Content, GRAVES, Grave, GraveSet};
pub use row::{End, Row};

pub use engine::NotAPiece;
use engine::serde_as_text;

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
