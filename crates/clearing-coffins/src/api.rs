//! What goes in and out of the rules: options, deals, commands, verdicts, refusals, sightings and views.
//!
//! These are the only serializable types of the game, with the pieces of [`crate::parts`] they are made of; their
//! names are fixed, because logs and clients use them.

mod deal;
mod evidence;
mod options;
mod phase;
mod presets;
mod refusal;
mod sighting;
mod truth;
mod verdict;
mod view;

pub use deal::Deal;
pub use evidence::{Evidence, FinishView, Millis, Photo, PhotoFinish, Ruling, Timing};
pub use options::{
    BatClose, ClaimMode, Constants, FalseStart, FirstThrower, Handicaps, Leave, MoonAfterLook, MoonCards,
    MoonFaceUp, OPTIONS, Options, PenaltyPick, Preset, ReactionMode, SkullTouch,
};
pub(crate) use options::{LOTTERY_MIN_MS, LOTTERY_SPREAD_MS, SIMULATED_THROWS_MAX};
pub use phase::{End, Phase};
pub use presets::PRESETS;
pub use refusal::Refusal;
pub use sighting::Sighting;
pub use truth::Hidden;
pub use verdict::{Anticipation, Bang, Bangs, FalseStarts, Verdict};
pub use view::{Look, SeatView, View};

use engine::{Rule, Seat};
use serde::{Deserialize, Serialize};

/// Where a card lies: nothing else names it (CC-9.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// In front of this seat.
    pub seat: Seat,
    /// In this slot, counted from 0.
    pub slot: u8,
}

/// What a prompt is about (CC-4.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Throw the dice.
    Throw,
    /// The dice are rolling: a hand on the garlic is a false start.
    Rolling,
    /// The dice lie: bang, pass, or do nothing.
    Bang,
    /// Point at a card (CC-5.2).
    Claim,
    /// The vampire flaps off (CC-6.2).
    Bat,
    /// Pick two cards in the moonlight (CC-6.4).
    MoonPick,
    /// Exchange the two cards or not (CC-6.4).
    MoonDecide,
    /// Turn up one own card (CC-7.2).
    Penalty,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 8] = [
        Kind::Throw,
        Kind::Rolling,
        Kind::Bang,
        Kind::Claim,
        Kind::Bat,
        Kind::MoonPick,
        Kind::MoonDecide,
        Kind::Penalty,
    ];

    /// The rule behind what is asked.
    pub fn rule(self) -> Rule {
        Rule(match self {
            Kind::Throw => "CC-4.1",
            Kind::Rolling => "CC-10.14",
            Kind::Bang => "CC-4.4",
            Kind::Claim => "CC-5.2",
            Kind::Bat => "CC-6.2",
            Kind::MoonPick | Kind::MoonDecide => "CC-6.4",
            Kind::Penalty => "CC-7.2",
        })
    }
}

/// What a bang points at with `claim_mode = pointed` (CC-5.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// The garlic card.
    Garlic,
    /// A coffin card.
    Card(Place),
}

/// What a claimant points at (CC-5.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// A card: close an own one that lies up, clear an own one that lies down, expose another's that lies down.
    Card(Place),
    /// Nothing; costs a penalty.
    Concede,
}

/// What the claimant does with the bat (CC-6.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Bat {
    /// Turn a card down: an own one, with `bat_close = any` anybody's.
    Close(Place),
    /// Clear an own card that lies down.
    Clear(Place),
    /// Turn up a card of another seat.
    Expose(Place),
    /// Do nothing.
    Decline,
}

/// What the claimant picks in the moonlight (CC-6.4). The pair has no order (R-CC-43).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Moon {
    /// Two cards: one each of two seats, with `moon_cards = any_two` also two of one seat.
    Cards {
        /// One card.
        a: Place,
        /// The other.
        b: Place,
    },
    /// No cards.
    Decline,
}

/// What a seat may ask for (CC-3.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Throw the dice.
    Throw,
    /// Hit the garlic card, or with `claim_mode = pointed` what is named; the referee judges it.
    Bang {
        /// Given exactly with `claim_mode = pointed`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        target: Option<Target>,
    },
    /// "Not mine" (CC-4.6a); the referee takes note of it.
    Pass,
    /// Point at a card, or concede.
    Claim(Claim),
    /// Use the bat.
    BatChoose(Bat),
    /// Pick two cards.
    MoonPick(Moon),
    /// Exchange the two cards picked, or not.
    MoonDecide {
        /// Whether they change places.
        swap: bool,
    },
    /// Turn up this own card as a penalty.
    PenaltyPick { slot: u8 },
}
