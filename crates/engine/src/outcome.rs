//! How a finished table ended.

use crate::seat::{SeatMap, SeatSet};
use serde::Serialize;

/// How a finished table ended: who won, why it was over, and the points if the game has any.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Outcome {
    /// The seats that won; empty if nobody did.
    pub winners: SeatSet,
    /// The stable code of the reason, in the words of the game's spec.
    pub reason: &'static str,
    /// Points per seat, for games that count points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scores: Option<SeatMap<i32>>,
}
