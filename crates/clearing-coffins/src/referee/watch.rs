//! Reactions no person has (CC-10.16): a seat is marked visibly, and the host decides.

use super::Millis;
use arrayvec::ArrayVec;

/// How many bangs are looked at.
const BANGS: usize = 20;

/// A median below this is a program's.
const MEDIAN_MIN_MS: Millis = 250;

/// A spread below this, from the quickest to the slowest, is a program's (R-CC-53).
const SPREAD_MIN_MS: Millis = 15;

/// The last adjudicated reactions of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Watch {
    reactions: ArrayVec<Millis, BANGS>,
}

impl Watch {
    /// Takes a reaction; the oldest makes room.
    pub fn note(&mut self, reaction: Millis) {
        if self.reactions.is_full() {
            self.reactions.remove(0);
        }
        self.reactions.push(reaction);
    }

    /// Whether the seat is to be marked.
    pub fn is_marked(&self) -> bool {
        if !self.reactions.is_full() {
            return false;
        }
        let mut sorted = self.reactions.clone();
        sorted.sort_unstable();
        let median = (sorted[BANGS / 2 - 1] + sorted[BANGS / 2]).div_euclid(2);
        let spread = sorted[BANGS - 1] - sorted[0];
        median < MEDIAN_MIN_MS || spread < SPREAD_MIN_MS
    }
}
