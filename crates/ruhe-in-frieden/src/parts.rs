//! Graves, shares, relatives, chips, money and payouts (RF-1).

mod grave;
pub(crate) mod money;
mod payouts;
mod pill;
mod relative;
mod share;

pub use grave::{Grave, GraveSet};
pub use money::{Money, price};
pub use payouts::PayoutTable;
pub use pill::{Chips, Pill};
pub use relative::{Family, Health, Relative};
pub use share::{Action, ActionSet, Share};

pub use engine::NotAPiece;
use engine::serde_as_text;

/// The most that can sit at the table (RF-1.2).
pub const SEATS_MAX: usize = 5;

#[cfg(test)]
mod tests;
