//! What an audience sees now, made for drawing. A view of a Down slot holds nothing of its card (CC-9.2).

use super::{Options, Phase, Place};
use crate::parts::{Card, Row, Throw};
use crate::public::Public;
use arrayvec::ArrayVec;
use engine::{Seat, Stamp};
use serde::Serialize;

/// What lies in front of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SeatView {
    /// The row, slot by slot.
    pub row: Row,
    /// The cleared cards, in the order cleared (R-CC-12).
    pub cleared: Vec<Card>,
    /// How many throws the seat still has to watch (CC-3.2).
    pub sit_out: u8,
}

/// A card the claimant is looking at in the moonlight (CC-9.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Look {
    /// Where it lies.
    pub place: Place,
    /// Its face.
    pub card: Card,
}

/// Everything an audience can see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct View {
    /// The options of the game.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub options: Options,
    /// What lies in front of each seat.
    pub seats: Vec<SeatView>,
    /// How many cards are left in the pile.
    pub pile: u8,
    /// Who has the dice.
    pub thrower: Seat,
    /// The number of the throw, from 1.
    pub round: u32,
    /// The dice, from the reveal on.
    pub throw: Option<Throw>,
    /// What the round waits for.
    pub phase: Phase,
    /// Until when.
    pub until: Option<Stamp>,
    /// What this audience alone sees right now, if it is the claimant of the moonlight.
    pub look: Vec<Look>,
}

impl View {
    /// Draws up the view from what lies open, and from what this audience alone is looking at.
    pub(crate) fn of(public: &Public, look: ArrayVec<Look, 2>) -> View {
        let seats = public.rows.iter().map(|(seat, row)| SeatView {
            row: row.clone(),
            cleared: public.cleared[seat].to_vec(),
            sit_out: public.sit_out[seat],
        });
        View {
            options: public.options,
            seats: seats.collect(),
            pile: public.pile,
            thrower: public.thrower,
            round: public.round,
            throw: public.throw,
            phase: public.phase,
            until: public.until,
            look: look.to_vec(),
        }
    }
}
