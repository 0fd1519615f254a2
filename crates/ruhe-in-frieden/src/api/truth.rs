//! What lies hidden, for local tools; nothing of it goes to a player.

use crate::board::ByGrave;
use crate::parts::{Action, ActionSet, Grave, Share};
use crate::state::State;
use engine::{FaceDown, Seat, SeatSet};
use serde::Serialize;

/// Every share that was not played openly, and who is asked to react.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Hidden {
    /// What is left of the pile of each grave, top card first.
    pub piles: Vec<Vec<Action>>,
    /// The shares in front of each seat, by grave.
    pub held: Vec<Vec<Share>>,
    /// The shares each seat has spent unseen, by grave.
    pub spent: Vec<Vec<Share>>,
    /// Who is asked in the open round of reactions and has not passed.
    pub asked: Vec<Seat>,
}

impl Hidden {
    pub(crate) fn of(state: &State) -> Hidden {
        let pile = |grave| state.pile(grave).iter().copied().map(FaceDown::peek).collect();
        let cards = &state.hidden.cards;
        let seats = || state.board.all_seats();
        let asked: SeatSet = state.hidden.asked;
        Hidden {
            piles: Grave::all().map(pile).collect(),
            held: seats().map(|seat| shares(&cards.held[seat.idx()])).collect(),
            spent: seats().map(|seat| shares(&cards.spent[seat.idx()])).collect(),
            asked: asked.iter().collect(),
        }
    }
}

fn shares(actions: &ByGrave<ActionSet>) -> Vec<Share> {
    let of = |grave: Grave| {
        let actions = actions[grave.idx()].iter();
        actions.map(move |action| Share::new(action, grave))
    };
    Grave::all().flat_map(of).collect()
}
