//! What goes into a race.

use super::{Line, Millis};
use crate::api::{Options, Target};
use crate::parts::Throw;
use engine::Seat;

/// What is raced for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// What the table agreed on.
    pub options: Options,
    /// The number of the throw; hands that carry another are dropped.
    pub round: u32,
    /// Who threw.
    pub thrower: Seat,
    /// What the dice show.
    pub throw: Throw,
    /// When they are shown: `T` of the spec.
    pub reveal_at: Millis,
}

/// How a seat takes part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Runner {
    /// A person behind a link with samples enough (CC-10.5).
    Remote(Line),
    /// A person at the house's own machine (CC-11.2).
    Local,
    /// A bot: what it will do is told in advance.
    Bot,
    /// Nobody who could bang: not connected, sitting out, or with too few samples.
    Absent,
}

/// A hand as it arrives (CC-10.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Press {
    /// The number of the throw it is meant for.
    pub round: u32,
    /// When the client says it showed the dice.
    pub shown: Option<Millis>,
    /// When the client says the hand came down.
    pub pressed: Option<Millis>,
    /// What it points at, with `claim_mode = pointed`.
    pub target: Option<Target>,
    /// Whether the rules say that it is right; asked of the state, never of the client (CC-10.11).
    pub is_right: bool,
}

/// What a hand is worth when it arrives. Only the seat itself may be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heard {
    /// It takes part.
    Taken,
    /// It was too early (CC-10.14).
    FalseStart,
    /// It has no effect (CC-4.7).
    Dropped,
}
