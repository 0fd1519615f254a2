//! What one seat has done in a race so far.

use super::{Evidence, Millis, Runner};
use crate::api::Target;
use serde::{Deserialize, Serialize};

/// A hand that stands. It can be kept, so that it stands after the referee was gone for a while (R-CC-68).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Hand {
    /// What it points at, with `claim_mode = pointed`.
    pub target: Option<Target>,
    /// Whether the rules say that it is right.
    pub is_right: bool,
    /// All that was known of it.
    pub evidence: Evidence,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Lane {
    pub(super) runner: Runner,
    pub(super) released_at: Millis,
    pub(super) hand: Option<Hand>,
    pub(super) passed_at: Option<Millis>,
}

impl Lane {
    /// Whether the seat's hand is down, or never will be: a bot's is known in advance.
    pub(super) fn is_settled(&self, until: Millis) -> bool {
        match self.runner {
            Runner::Absent | Runner::Bot => true,
            Runner::Remote(_) | Runner::Shared | Runner::Local => self.has_hand(until),
        }
    }

    /// Whether the seat's hand is down, never will be, or is not meant to be.
    pub(super) fn is_quiet(&self, until: Millis) -> bool {
        self.runner == Runner::Absent || self.passed_at.is_some() || self.has_hand(until)
    }

    pub(super) fn has_hand(&self, until: Millis) -> bool {
        self.arrival().is_some_and(|arrival| arrival <= until)
    }

    pub(super) fn arrival(&self) -> Option<Millis> {
        self.hand.map(|hand| hand.evidence.arrival)
    }
}
