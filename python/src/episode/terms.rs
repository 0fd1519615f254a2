//! What all episodes of an environment have in common, and how they can end.

use crate::coded::Coded;
use arrayvec::ArrayVec;
use bots::BotInfo;
use bots::reaction::ExGaussian;
use engine::{MAX_SEATS, Outcome, Seat};

/// How it is decided who is first in a race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Races {
    /// Everybody is equally likely to be first.
    Lots,
    /// Bots take the time they take; agents are as quick as a steady person.
    People,
}

/// The reactions of a steady person (CC-11.6).
pub(super) const STEADY: ExGaussian = ExGaussian {
    core_ms: 700.0,
    spread_ms: 160.0,
    tail_ms: 280.0,
};

/// Nobody is quicker than this.
pub(super) const REACTION_MIN_MS: f64 = 250.0;

/// What all episodes of an environment have in common.
pub(crate) struct Terms<G: Coded> {
    pub(crate) seats: u8,
    pub(crate) options: G::Options,
    /// The bots of the seats that are not for agents.
    pub(crate) bots: ArrayVec<Option<&'static BotInfo<G>>, MAX_SEATS>,
    pub(crate) races: Races,
    /// Whether giving up is offered.
    pub(crate) concede: bool,
    /// After so many inputs an episode is cut off.
    pub(crate) inputs_max: u32,
    /// Whether everything that is seen is kept.
    pub(crate) record: bool,
}

/// Why an action is not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Trouble {
    /// It is not among the legal ones.
    Illegal { seat: Seat, action: usize },
    /// Nothing is asked of this seat.
    NotAsked(Seat),
    /// The episode is over.
    Over,
    /// Our own mistake.
    Bug(String),
}

/// How it ended.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum End {
    /// By the rules.
    Over(Outcome),
    /// It took too long.
    CutOff,
}
