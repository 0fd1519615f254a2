//! What a verdict rests on: the photo finish (CC-10.18). It is kept beside the verdict; the rules never read it.

use arrayvec::ArrayVec;
use engine::{Audience, MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

pub use engine::race::Millis;

/// What became of one hand (CC-4.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
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

/// One line of the photo finish, as an audience may see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Photo {
    /// Whose hand.
    pub seat: Seat,
    /// The reaction that was adjudicated, handicap included.
    pub reaction: Millis,
    /// What the seat's handicap added to it (R-CC-59).
    pub handicap: Millis,
    /// How far the measurement can be off.
    pub slack: Millis,
    /// What became of it.
    pub ruling: Ruling,
    /// How it was measured; for the seat itself alone (CC-9.1).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub timing: Option<Timing>,
}

/// The raw times of one hand: of one's own only (CC-9.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Timing {
    /// When it arrived at the house: `a` of the spec.
    pub arrival: Millis,
    /// The client's clock minus the house's: `θ` of the spec.
    pub theta: Millis,
    /// The one-way delay that was compensated.
    pub owd: Millis,
    /// When the client says it showed the dice, by its own clock.
    pub shown: Option<Millis>,
    /// When the client says the hand came down, by its own clock.
    pub pressed: Option<Millis>,
    /// The reaction by the client's times, if it sent them.
    pub r_client: Option<Millis>,
    /// The reaction the house can prove.
    pub r_server: Millis,
}

/// The photo finish of one race as an audience may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct FinishView {
    /// The number of the throw.
    pub round: u32,
    /// Everybody's hand, by seat.
    pub hands: Vec<Photo>,
}

/// The evidence of a race, by seat; who never moved a hand is not in it.
pub type PhotoFinish = ArrayVec<Evidence, MAX_SEATS>;

impl Ruling {
    /// All rulings.
    pub const ALL: [Ruling; 3] = [Ruling::Counted, Ruling::FalseStart, Ruling::TooLate];
}

impl Evidence {
    /// What an audience is shown of it.
    pub fn photo(&self, audience: Audience) -> Photo {
        let timing = Timing {
            arrival: self.arrival,
            theta: self.theta,
            owd: self.owd,
            shown: self.shown,
            pressed: self.pressed,
            r_client: self.r_client,
            r_server: self.r_server,
        };
        Photo {
            seat: self.seat,
            reaction: self.reaction,
            handicap: self.handicap,
            slack: self.slack,
            ruling: self.ruling,
            timing: (audience == Audience::Seat(self.seat)).then_some(timing),
        }
    }

    /// The reaction as it was measured, without the handicap. This is what CC-10.16 looks at.
    pub fn measured(&self) -> Millis {
        self.reaction.saturating_sub(self.handicap)
    }

    /// What the measurement took off (or put on) the bare time from the showing of the dice to the arrival of the hand.
    pub fn correction(&self) -> Millis {
        let bare = self.r_server.saturating_add(self.owd);
        self.measured().saturating_sub(bare)
    }
}
