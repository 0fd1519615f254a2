//! What goes into a race.

use super::Millis;
use crate::api::{Options, Target};
use crate::parts::Throw;
use crate::state::State;
use engine::Seat;

/// What is raced for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conditions {
    /// What the table agreed on.
    pub options: Options,
    /// The number of the throw.
    pub round: u32,
    /// Who threw.
    pub thrower: Seat,
    /// What the dice show.
    pub throw: Throw,
    /// When they are shown: `T` of the spec.
    pub reveal_at: Millis,
}

impl Conditions {
    /// Of the race that is on, shown at this moment; nothing if no dice are out.
    pub fn of(state: &State, reveal_at: Millis) -> Option<Conditions> {
        let public = state.public();
        Some(Conditions {
            options: public.options,
            round: public.round,
            thrower: public.thrower,
            throw: state.dice().filter(|_| public.is_racing())?,
            reveal_at,
        })
    }
}

/// A hand as it arrives (CC-10.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Press {
    /// When the client says it showed the dice.
    pub shown: Option<Millis>,
    /// When the client says the hand came down.
    pub pressed: Option<Millis>,
    /// What it points at, with `claim_mode = pointed`.
    pub target: Option<Target>,
    /// Whether the rules say that it is right; asked of the state, never of the client (CC-10.11).
    pub is_right: bool,
}
