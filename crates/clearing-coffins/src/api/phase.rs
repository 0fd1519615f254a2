//! Where a round stands (CC-3, CC-4.1). Everything in a phase is public.

use super::{Kind, Place};
use crate::parts::{NamedSlots, SeatQueue};
use engine::{Seat, SeatSet};
use serde::Serialize;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// A seat has cleared enough cards (CC-8.1).
    Cleared,
    /// The guard against endless games was reached (CC-8.3).
    MaxThrows,
}

engine::codes!(End {
    Cleared = "cleared",
    MaxThrows = "max_throws",
});

/// What a round waits for. `owed` are penalties that wait for the action of the round (R-CC-38).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The thrower has the dice.
    AwaitThrow,
    /// The dice are fixed and hidden.
    Rolling,
    /// The dice lie; everybody may bang.
    Open,
    /// The claimant points at a card.
    Claim {
        /// The claimant.
        seat: Seat,
        /// Who pays afterwards.
        owed: SeatQueue,
    },
    /// The claimant uses the bat.
    Bat {
        /// The claimant.
        seat: Seat,
        /// Who pays afterwards.
        owed: SeatQueue,
    },
    /// The claimant picks two cards.
    MoonPick {
        /// The claimant.
        seat: Seat,
        /// Who pays afterwards.
        owed: SeatQueue,
    },
    /// The claimant has looked and decides.
    MoonDecide {
        /// The claimant.
        seat: Seat,
        /// One card, at the lower place.
        a: Place,
        /// The other.
        b: Place,
        /// Who pays afterwards.
        owed: SeatQueue,
    },
    /// The first of the queue picks a card to turn up.
    Penalty {
        /// Who still has to pay.
        queue: SeatQueue,
        /// Own cards wrongly named in this round (R-CC-39).
        shown: NamedSlots,
    },
    /// The game is over.
    Over {
        /// Who won.
        winners: SeatSet,
        /// Why it is over.
        reason: End,
    },
}

impl Phase {
    /// What is asked.
    #[inline]
    pub fn kind(self) -> Option<Kind> {
        Some(match self {
            Phase::AwaitThrow => Kind::Throw,
            Phase::Rolling => Kind::Rolling,
            Phase::Open => Kind::Bang,
            Phase::Claim { .. } => Kind::Claim,
            Phase::Bat { .. } => Kind::Bat,
            Phase::MoonPick { .. } => Kind::MoonPick,
            Phase::MoonDecide { .. } => Kind::MoonDecide,
            Phase::Penalty { .. } => Kind::Penalty,
            Phase::Over { .. } => return None,
        })
    }

    /// The one seat the phase waits for, where it is not the thrower or everybody.
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Phase::Claim { seat, .. }
            | Phase::Bat { seat, .. }
            | Phase::MoonPick { seat, .. }
            | Phase::MoonDecide { seat, .. } => Some(seat),
            Phase::Penalty { queue, .. } => queue.first(),
            Phase::AwaitThrow | Phase::Rolling | Phase::Open | Phase::Over { .. } => None,
        }
    }

    /// Who owes a penalty (R-CC-38).
    pub fn owed(self) -> SeatQueue {
        match self {
            Phase::Claim { owed, .. }
            | Phase::Bat { owed, .. }
            | Phase::MoonPick { owed, .. }
            | Phase::MoonDecide { owed, .. } => owed,
            Phase::Penalty { queue, .. } => queue,
            Phase::AwaitThrow | Phase::Rolling | Phase::Open | Phase::Over { .. } => SeatQueue::EMPTY,
        }
    }
}
