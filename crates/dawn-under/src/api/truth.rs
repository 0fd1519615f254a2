//! What lies hidden, for local tools; nothing of it goes to a player.

use crate::parts::{Colour, Content, Grave, Underside};
use crate::state::State;
use engine::FaceDown;
use serde::Serialize;

/// One grave, closed or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct HiddenGrave {
    /// The underside of its lid; nothing where a rat lid was taken and not replaced.
    pub underside: Option<Underside>,
    /// What lies in it.
    pub content: Content,
}

/// Every lid and every vampire.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Hidden {
    /// The sixty graves in order.
    pub graves: Vec<HiddenGrave>,
    /// The rows from left to right, face up or face down.
    pub rows: Vec<Vec<Colour>>,
    /// The lids left in the reserve, top first.
    pub reserve: Vec<Colour>,
    /// The vampires set aside.
    pub set_aside: Vec<Colour>,
}

impl Hidden {
    pub(crate) fn of(state: &State) -> Hidden {
        let known = &state.known;
        let grave = |grave: Grave| HiddenGrave {
            underside: (!known.is_lidless(grave)).then(|| state.lid(grave)),
            content: known.contents[grave.idx()],
        };
        let rows = known.belongings.iter().map(|(seat, belongings)| {
            // The dealt vampires that still lie face down lie together, in the order in which they were dealt.
            let mut down = state.hidden.hands[seat][belongings.row.down()].iter();
            let places = belongings.row.vampires().iter();
            let vampires = places.filter_map(|seen| seen.or_else(|| down.next().map(|it| it.peek())));
            vampires.collect()
        });
        let peek = |cards: &[FaceDown<Colour>]| cards.iter().map(|card| card.peek()).collect();
        Hidden {
            graves: Grave::all().map(grave).collect(),
            rows: rows.collect(),
            reserve: peek(state.reserve()),
            set_aside: peek(&state.hidden.set_aside),
        }
    }
}
