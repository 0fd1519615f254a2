//! What an audience sees happen.
//!
//! A card that was turned back is shown by one sighting and by nothing after it (CC-9.4, CC-9.5).

use super::{Bangs, End, FalseStarts, Phase, Place};
use crate::parts::{Card, Throw};
use engine::{Seat, SeatSet, Stamp};
use serde::Serialize;

/// What an audience saw of one event.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Sighting {
    /// A seat was dealt its row.
    Dealt {
        seat: Seat,
        /// From slot 0 to slot 3.
        cards: [Card; 4],
    },
    /// The dice went to a seat (CC-4.2).
    TurnBegan {
        /// Who throws.
        thrower: Seat,
        /// The number of the throw, from 1.
        round: u32,
    },
    /// The dice were thrown and are still hidden.
    Thrown,
    /// The dice were shown.
    Revealed {
        /// What they show.
        throw: Throw,
    },
    /// The race was judged (CC-9.1: reaction times are public now).
    Judged {
        /// Who banged, in order.
        #[cfg_attr(test, ts(as = "Vec<super::Bang>"))]
        bangs: Bangs,
        /// Who was too early.
        #[cfg_attr(test, ts(as = "Vec<super::Anticipation>"))]
        false_starts: FalseStarts,
    },
    /// The game waits for somebody.
    Asked {
        /// For what.
        phase: Phase,
        /// Until when.
        until: Option<Stamp>,
    },
    /// The claimant pointed at nothing.
    Conceded {
        /// The claimant.
        seat: Seat,
    },
    /// An own card that lies up was named and does not match.
    Missed {
        /// The card.
        place: Place,
    },
    /// A card was shown, does not match, and lies down again.
    Shown {
        /// Who named it.
        by: Seat,
        /// The card.
        place: Place,
        /// Its face, for this moment only.
        card: Card,
    },
    /// A card was turned down.
    Closed {
        /// The card.
        place: Place,
    },
    /// A card was shown and cleared.
    Cleared {
        /// Where it lay.
        place: Place,
        /// Its face.
        card: Card,
    },
    /// A card was turned up and stays so.
    Exposed {
        /// Who did it.
        by: Seat,
        /// The card.
        place: Place,
        /// Its face.
        card: Card,
    },
    /// A card was drawn after a clear (CC-5.4).
    Refilled {
        /// Where it lies.
        place: Place,
        /// Its face.
        card: Card,
    },
    /// The claimant alone looked at a picked card (CC-9.3).
    Looked {
        /// The card.
        place: Place,
        /// Its face.
        card: Card,
    },
    /// Two cards changed places; each keeps its side.
    Swapped {
        /// One place.
        a: Place,
        /// The other.
        b: Place,
    },
    /// The claimant looked and left the cards where they lie.
    Kept {
        /// The claimant.
        seat: Seat,
    },
    /// The claimant made no use of bat or moon.
    Declined {
        /// The claimant.
        seat: Seat,
    },
    /// A card was turned up as a penalty.
    PenaltyTurned {
        /// The card.
        place: Place,
        /// Its face.
        card: Card,
    },
    /// A card was taken from the pile as a penalty.
    PenaltyDrawn {
        /// Where it lies.
        place: Place,
        /// Its face.
        card: Card,
    },
    /// No Down card and no pile: in luck (CC-7.1).
    PenaltySpared {
        /// The offender.
        seat: Seat,
    },
    /// The round is over.
    RoundEnded,
    /// The game is over.
    Ended {
        /// Who won.
        winners: SeatSet,
        /// Why it is over.
        reason: End,
    },
    /// After the end: a card that still lies down (R-CC-56).
    Opened {
        /// The card.
        place: Place,
        /// Its face.
        card: Card,
    },
}
