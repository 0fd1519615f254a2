//! Where the table stands: who decides what, and what has to follow.
//!
//! Everything here is public (DU-9.1): it is part of sightings and views.

use crate::parts::{Colour, Grave};
use engine::{Rule, Seat, SeatSet};
use serde::Serialize;

/// What a prompt is about: the decisions D1 to D12 of DU-4 and DU-7.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// D1: open a grave, play a bat, or end the turn.
    Act,
    /// D2: which of two matching ends.
    PlaceMatch,
    /// D3: put a garlic in or not.
    Garlic,
    /// D4: which outer vampire to give.
    Give,
    /// D5: at which end to lay it.
    Receive,
    /// D6: open one more grave of the plague, or stop.
    PlagueStep,
    /// D7: where to place Rucola.
    PlaceRucola,
    /// D8: which outer vampire Rucola helps with.
    RucolaEnd,
    /// D9: where to move Rucola.
    MoveRucola,
    /// D10: believe the claim or doubt it.
    Doubt,
    /// D11: to whom the found vampire goes.
    GiveFound,
    /// D12: which outer vampire goes into the bat's grave.
    BatEnd,
}

engine::codes!(Kind {
    Act = "act",
    PlaceMatch = "place_match",
    Garlic = "garlic",
    Give = "give",
    Receive = "receive",
    PlagueStep = "plague_step",
    PlaceRucola = "place_rucola",
    RucolaEnd = "rucola_end",
    MoveRucola = "move_rucola",
    Doubt = "doubt",
    GiveFound = "give_found",
    BatEnd = "bat_end",
});

impl Kind {
    /// The rule that asks this.
    pub fn rule(self) -> Rule {
        Rule(match self {
            Kind::Act => "DU-4.5",
            Kind::PlaceMatch => "DU-4.8",
            Kind::Garlic => "DU-4.12",
            Kind::Give | Kind::Receive => "DU-4.11",
            Kind::PlagueStep => "DU-5.4",
            Kind::PlaceRucola => "DU-6.6",
            Kind::RucolaEnd | Kind::MoveRucola => "DU-6.7",
            Kind::Doubt => "DU-7.2",
            Kind::GiveFound => "R-DU-37",
            Kind::BatEnd => "DU-7.5",
        })
    }
}

/// A gift event in progress (DU-8.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Gifts {
    /// Who gets them.
    pub to: Seat,
    /// Who gives now.
    pub from: Seat,
    /// How many more vampires the same seat gives after this one (R-DU-3).
    pub more: u8,
    /// Who gives afterwards, clockwise.
    pub waiting: SeatSet,
    /// What follows when all have given.
    pub then: AfterGifts,
}

/// What follows a gift event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AfterGifts {
    /// The opening is over (DU-4.8, O1).
    OpeningEnds,
    /// The garlic goes back to its owner and the opening is over (O2, O3).
    GarlicReturns {
        /// Where it lies.
        grave: Grave,
    },
    /// The claimant lays a vampire in (DU-7.4, A1).
    ClaimantLays {
        /// Under the bat.
        grave: Grave,
    },
    /// The garlic goes back to its owner and the doubter lays a vampire in (A3).
    DoubterLays {
        /// Under the bat.
        grave: Grave,
        /// Who doubted.
        doubter: Seat,
    },
}

/// What follows when the vampire in hand has been laid down (D5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AfterReceive {
    /// The gift is complete; the event may not be.
    Gifts(Gifts),
    /// Somebody lays a vampire into the bat's grave (A2, B2).
    Lays {
        seat: Seat,
        /// Under the bat.
        grave: Grave,
    },
}

/// Where the table stands. Each variant owns what its decision needs, and what has to follow.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The rules are at work; nobody is asked.
    Moving,
    /// D1.
    Act {
        /// The active player.
        seat: Seat,
    },
    /// D2.
    PlaceMatch {
        /// The opener.
        seat: Seat,
        /// The open grave.
        grave: Grave,
    },
    /// D3.
    Garlic {
        /// The opener.
        seat: Seat,
        /// The open grave.
        grave: Grave,
    },
    /// D4.
    Give(Gifts),
    /// D5.
    Receive {
        /// The receiver.
        seat: Seat,
        /// The vampire in hand.
        vampire: Colour,
        /// What follows.
        then: AfterReceive,
    },
    /// D6.
    PlagueStep {
        /// Whose stint it is.
        seat: Seat,
    },
    /// D7.
    PlaceRucola {
        /// The owner.
        seat: Seat,
    },
    /// D8.
    RucolaEnd {
        /// The owner.
        seat: Seat,
        /// The reserved grave, open.
        grave: Grave,
    },
    /// D9.
    MoveRucola {
        /// The owner.
        seat: Seat,
        /// Where he still stands (R-DU-52).
        from: Grave,
    },
    /// D10.
    Doubt {
        /// Who is asked; the seats between the claimant and this one have believed.
        seat: Seat,
        /// Where the bat sits.
        grave: Grave,
    },
    /// D11.
    GiveFound {
        /// The claimant.
        seat: Seat,
        /// The vampire in hand.
        vampire: Colour,
        /// Where it lay.
        grave: Grave,
    },
    /// D12.
    BatEnd {
        /// The claimant or the doubter.
        seat: Seat,
        /// Under the bat.
        grave: Grave,
        /// Whether the grave may be left empty (R-DU-58).
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        may_decline: bool,
    },
    /// The game is over.
    Over(Ending),
}

impl Phase {
    /// Who decides what, if anybody does.
    #[inline]
    pub fn asked(&self) -> Option<(Seat, Kind)> {
        Some(match *self {
            Phase::Moving | Phase::Over(_) => return None,
            Phase::Act { seat } => (seat, Kind::Act),
            Phase::PlaceMatch { seat, .. } => (seat, Kind::PlaceMatch),
            Phase::Garlic { seat, .. } => (seat, Kind::Garlic),
            Phase::Give(gifts) => (gifts.from, Kind::Give),
            Phase::Receive { seat, .. } => (seat, Kind::Receive),
            Phase::PlagueStep { seat } => (seat, Kind::PlagueStep),
            Phase::PlaceRucola { seat } => (seat, Kind::PlaceRucola),
            Phase::RucolaEnd { seat, .. } => (seat, Kind::RucolaEnd),
            Phase::MoveRucola { seat, .. } => (seat, Kind::MoveRucola),
            Phase::Doubt { seat, .. } => (seat, Kind::Doubt),
            Phase::GiveFound { seat, .. } => (seat, Kind::GiveFound),
            Phase::BatEnd { seat, .. } => (seat, Kind::BatEnd),
        })
    }

    /// The vampire that lies neither in a row nor in a grave, if one is in hand (I-1 of DU-1.7).
    #[inline]
    pub fn in_hand(&self) -> Option<Colour> {
        match *self {
            Phase::Receive { vampire, .. } | Phase::GiveFound { vampire, .. } => Some(vampire),
            _ => None,
        }
    }
}

/// Why a game is over (DU-8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// Somebody got rid of the last vampire (DU-8.1).
    LastVampire,
    /// Nobody has laid a vampire in for 36 turns (R-DU-14).
    IdleLimit,
}

engine::codes!(Reason {
    LastVampire = "last_vampire",
    IdleLimit = "idle_limit",
});

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Ending {
    /// Who won.
    pub winners: SeatSet,
    /// Why it was over.
    pub reason: Reason,
}
