//! What a verdict rests on: the photo finish (CC-10.18). It is kept beside the verdict; the rules never read it.

use engine::Seat;
use serde::Serialize;

/// Milliseconds of the house's clock, or of a client's where it is said so (CC-10.2).
pub type Millis = i64;

/// What became of one hand (CC-4.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ruling {
    /// Adjudicated.
    Counted,
    /// Too early (CC-10.14).
    FalseStart,
    /// After the window, or after the arbitration.
    TooLate,
}

/// All that was known of one hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Evidence {
    /// Whose hand.
    pub seat: Seat,
    /// When it arrived at the house: `a` of the spec.
    pub arrival: Millis,
    /// The client's clock minus the house's: `θ` of the spec.
    pub theta: Millis,
    /// The one-way delay that was compensated.
    pub owd: Millis,
    /// The trust in what the client measured.
    pub slack: Millis,
    /// When the client says it showed the dice, by its own clock.
    pub shown: Option<Millis>,
    /// When the client says the hand came down, by its own clock.
    pub pressed: Option<Millis>,
    /// The reaction by the client's times, if it sent them.
    pub r_client: Option<Millis>,
    /// The reaction the house can prove.
    pub r_server: Millis,
    /// The reaction that was adjudicated, handicap included.
    pub reaction: Millis,
    /// What the seat's handicap added to it (R-CC-59).
    pub handicap: Millis,
    /// What became of it; `verdict` of the spec.
    pub ruling: Ruling,
}

impl Evidence {
    /// The reaction as it was measured, without the handicap. This is what [`Watch`](crate::referee::Watch) notes.
    pub fn measured(&self) -> Millis {
        self.reaction.saturating_sub(self.handicap)
    }

    /// What the measurement took off (or put on) the bare time from the showing of the dice to the arrival of the hand.
    pub fn correction(&self) -> Millis {
        let bare = self.r_server.saturating_add(self.owd);
        self.measured().saturating_sub(bare)
    }
}
