//! What lies hidden, for local tools; nothing of it goes to a player.

use crate::parts::{Card, Pattern, Secret};
use crate::state::State;
use engine::FaceDown;
use serde::Serialize;

/// Secrets, clues and the order of the deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Hidden {
    /// The secret of each room, turned up or not.
    pub secrets: [Secret; 13],
    /// The order of the clues from left to right, turned up or not.
    pub clues: Pattern,
    /// What is left of the deck, top card first.
    pub deck: Vec<Card>,
    /// The order the ghost will leave behind, where the deal has settled it and the ghost is still to come.
    pub ghost: Option<Pattern>,
}

impl Hidden {
    pub(crate) fn of(state: &State) -> Hidden {
        let ghost = state.hidden.ghost.filter(|_| !state.known.ghost_found);
        Hidden {
            secrets: state.hidden.secrets.map(FaceDown::peek),
            clues: state.hidden.clues.peek(),
            deck: state.hidden.deck.left().map(FaceDown::peek).collect(),
            ghost: ghost.map(FaceDown::peek),
        }
    }
}
