//! How a finished table ended.

use crate::phrase::Phrase;
use crate::seat::{SeatMap, SeatSet};
use serde::{Deserialize, Serialize};

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

impl Outcome {
    /// Why the table was broken off, if it was.
    pub fn break_off(&self) -> Option<BreakOff> {
        BreakOff::ALL.into_iter().find(|why| why.code() == self.reason)
    }
}

/// Why a table ends before its rules end it (TB-1.6). Nobody has won then.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BreakOff {
    /// Nobody came back to it.
    Abandoned,
    /// Whoever opened it has closed it, or the only player has given up.
    Closed,
}

crate::codes!(BreakOff {
    Abandoned = "abandoned",
    Closed = "closed",
});

impl BreakOff {
    /// What is told of it.
    pub fn phrase(self) -> Phrase {
        Phrase::new(match self {
            BreakOff::Abandoned => "ended-abandoned",
            BreakOff::Closed => "ended-closed",
        })
    }

    /// How a table ended that was broken off.
    pub(crate) fn outcome(self) -> Outcome {
        Outcome {
            winners: SeatSet::default(),
            reason: self.code(),
            scores: None,
        }
    }
}
