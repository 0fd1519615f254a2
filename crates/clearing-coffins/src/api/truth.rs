//! What lies hidden, for local tools; nothing of it goes to a player.

use super::Place;
use crate::parts::{Card, Throw};
use crate::state::State;
use engine::FaceDown;
use serde::Serialize;

/// Every card, whichever side is up, and the dice under the cup.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Hidden {
    /// The card in each slot of each row; nothing in a gap.
    pub rows: Vec<Vec<Option<Card>>>,
    /// The pile, top card first.
    pub pile: Vec<Card>,
    /// What the dice show while they roll unseen.
    pub rolled: Option<Throw>,
}

impl Hidden {
    pub(crate) fn of(state: &State) -> Hidden {
        let rows = state.public.rows.iter().map(|(seat, row)| {
            let card = |(slot, _)| state.card(Place { seat, slot });
            row.iter().map(card).collect()
        });
        let pile = state.hidden.pile.iter().rev().copied();
        Hidden {
            rows: rows.collect(),
            pile: pile.map(FaceDown::peek).collect(),
            rolled: state.hidden.rolled.map(FaceDown::peek),
        }
    }
}
