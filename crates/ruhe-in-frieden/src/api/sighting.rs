//! What an audience sees happen.

use super::command::{Kind, Play};
use crate::parts::{Action, ActionSet, Chips, Family, Grave, GraveSet, Health, Money, Pill, Relative, Share};
use crate::phase::WindowKind;
use engine::{Seat, SeatMap, SeatSet, Seen};
use serde::Serialize;

/// Why a game was over (RF-9.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// All five graves are occupied.
    GravesFull,
    /// Some player has no living relative.
    FamilyGone,
    /// Nothing happened for some rounds.
    Standstill,
    /// The agreed number of rounds is played.
    RoundLimit,
}

engine::codes!(Reason {
    GravesFull = "graves_full",
    FamilyGone = "family_gone",
    Standstill = "standstill",
    RoundLimit = "round_limit",
});

/// How a coffin came where it lies (RF-6.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// Into the New Cemetery.
    New,
    /// Into an empty grave by majority.
    Regular(Grave),
    /// Into an occupied grave by Double Occupancy.
    Double(Grave),
}

/// Where a card lay that is opened after the end (RF-9.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Whereabouts {
    /// In its pile; told from top to bottom.
    Pile,
    /// In front of a seat.
    Held(Seat),
    /// Removed unseen when the seat buried somebody.
    Spent(Seat),
}

/// What an audience saw of one event.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Sighting {
    /// A family was chosen.
    FamilyChosen {
        /// By whom.
        seat: Seat,
        family: Family,
    },
    /// A card lies on top of a pile, with its action up (R-RF-66).
    PileShows {
        /// The pile's grave.
        grave: Grave,
        /// The action.
        action: Action,
    },
    /// A turn began.
    TurnBegan {
        seat: Seat,
        /// The number of the turn; the first is 1.
        turn: u32,
    },
    /// The box was emptied and filled (RF-4.3).
    BoxFilled {
        /// What is in it now.
        chips: Chips,
    },
    /// The doctor visited an own relative (RF-4.7, RF-4.8).
    Visited {
        relative: Relative,
        /// What he prescribed.
        kind: Pill,
        /// What it cost.
        paid: Money,
        /// Whether the pill is a marker, because the box had none (RF-4.11).
        substitute: bool,
    },
    /// A chip was bought for a foreign relative (RF-4.15).
    PillBought {
        /// By whom.
        seat: Seat,
        /// For whom.
        relative: Relative,
        kind: Pill,
    },
    /// A share was bought (RF-4.17).
    ShareBought {
        /// By whom.
        seat: Seat,
        /// Of which grave.
        grave: Grave,
        /// For how much.
        paid: Money,
        /// Its action, seen by the buyer only.
        action: Seen<Action>,
    },
    /// The active player ended a step.
    StepEnded { step: Kind },
    /// A relative was adjusted and lives (RF-4.19).
    Adjusted {
        relative: Relative,
        /// The level now.
        health: Health,
        /// What the improvement paid.
        payout: Money,
    },
    /// A relative fell two levels by Shock and lives (RF-7.6).
    Shocked {
        relative: Relative,
        /// The level now.
        health: Health,
    },
    /// A relative died; the owner inherited (RF-5.4).
    Died {
        relative: Relative,
        /// What was inherited.
        inherited: Money,
    },
    /// The chips of the active player's relatives went back to the supply (RF-4.20).
    ChipsReturned,
    /// A card was played; it is out of the game, a document when the burial is finished (RF-7.1).
    Played {
        /// By whom.
        seat: Seat,
        /// Which card, and for what.
        play: Play,
    },
    /// A coffin was moved by Mix-up.
    CoffinMoved {
        coffin: Relative,
        /// Out of this grave.
        from: Grave,
        /// Into this one.
        to: Grave,
    },
    /// Somebody paid for Grave Maintenance.
    MaintenancePaid {
        /// Who paid.
        from: Seat,
        /// To whom.
        to: Seat,
        /// How much.
        paid: Money,
    },
    /// A regular burial was declared (RF-6.5).
    Declared {
        /// By whom.
        seat: Seat,
        relative: Relative,
        grave: Grave,
        /// The graves whose documents were turned over for it.
        docs: GraveSet,
    },
    /// The declared burial failed (RF-6.6).
    BurialFailed { relative: Relative, grave: Grave },
    /// A coffin was laid. Documents of the burial are gone.
    Buried {
        relative: Relative,
        /// Where and how.
        way: Way,
    },
    /// Shares were spent for a regular burial (RF-6.6).
    SharesSpent {
        /// By whom.
        seat: Seat,
        /// Of which grave.
        grave: Grave,
        /// How many.
        count: u8,
        /// Their actions, which their owner knows.
        actions: Seen<ActionSet>,
    },
    /// It is time for reactions (RF-8.4).
    WindowOpened {
        /// What for.
        window: WindowKind,
        /// Who comes first.
        first: Seat,
    },
    /// A pass was noted; seen by who passed, and only where the first answer to arrive counts (RF-8.13).
    Passed { seat: Seat },
    /// The time for reactions is over.
    WindowClosed,
    /// The game is over (RF-9.4).
    Ended {
        reason: Reason,
        /// Who won.
        winners: SeatSet,
        /// The points.
        scores: SeatMap<i32>,
    },
    /// After the end: a card that was hidden (RF-9.7).
    CardOpened {
        card: Share,
        /// Where it lay.
        place: Whereabouts,
    },
}
