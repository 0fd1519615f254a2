//! What the referee says (CC-3.4, CC-10.1).

use super::Target;
use arrayvec::ArrayVec;
use engine::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

/// An adjudicated bang.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Bang {
    /// Whose hand.
    pub seat: Seat,
    /// How long after the dice were shown; below 0 only for a touch on `!+K` before that.
    pub reaction_ms: i32,
    /// Given exactly with `claim_mode = pointed`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<Target>,
}

/// An adjudicated false start (CC-10.14).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Anticipation {
    /// Whose hand.
    pub seat: Seat,
    /// How long after the dice were shown; mostly below 0.
    pub reaction_ms: i32,
}

/// The bangs of a round in adjudicated order.
pub type Bangs = ArrayVec<Bang, MAX_SEATS>;

/// The false starts of a round in adjudicated order.
pub type FalseStarts = ArrayVec<Anticipation, MAX_SEATS>;

/// What the referee says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Verdict {
    /// The dice are thrown for a thrower who does not (CC-4.1).
    Throw,
    /// The dice are shown.
    Reveal,
    /// The race is judged.
    Adjudicate {
        /// Who banged, in order; empty if nobody did.
        bangs: Bangs,
        /// Who was too early.
        #[serde(default)]
        false_starts: FalseStarts,
    },
    /// A seat's time to choose is over (R-CC-46).
    Timeout,
}
