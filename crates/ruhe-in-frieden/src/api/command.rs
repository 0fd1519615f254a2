//! What a seat may ask for (RF-4.2).

use crate::parts::{Action, Family, Grave, GraveSet, Pill, Relative, Share};
use engine::Rule;
use serde::{Deserialize, Serialize};

/// What a prompt is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Choose a family (RF-2.4).
    Family,
    /// Step 2: visits (RF-4.6).
    Visits,
    /// Step 3: pills for others (RF-4.13).
    Pills,
    /// Step 4: shares (RF-4.16).
    Shares,
    /// Bury a deceased (RF-6.1).
    Bury,
    /// React in a window (RF-8.5).
    Respond,
    /// A standing right: play a card while the active player is to move (RF-8.2).
    Interrupt,
}

engine::codes!(Kind {
    Family = "family",
    Visits = "visits",
    Pills = "pills",
    Shares = "shares",
    Bury = "bury",
    Respond = "respond",
    Interrupt = "interrupt",
});

impl Kind {
    /// The rule behind the question.
    pub fn rule(self) -> Rule {
        Rule(match self {
            Kind::Family => "RF-2.4",
            Kind::Visits => "RF-4.6",
            Kind::Pills => "RF-4.13",
            Kind::Shares => "RF-4.16",
            Kind::Bury => "RF-6.1",
            Kind::Respond => "RF-8.5",
            Kind::Interrupt => "RF-8.2",
        })
    }
}

/// What a seat may ask for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Take a family (RF-2.4).
    ChooseFamily {
        /// Which one.
        family: Family,
    },
    /// Let the doctor visit a relative (RF-4.6).
    Visit {
        relative: Relative,
        /// What he prescribes.
        kind: Pill,
    },
    /// End step 2 (RF-4.12).
    EndVisits,
    /// Buy a chip for a foreign relative (RF-4.13).
    BuyPill {
        /// For whom.
        relative: Relative,
        /// Which chip.
        kind: Pill,
    },
    /// End step 3.
    EndPills,
    /// Buy a share (RF-4.16).
    BuyShare {
        /// Of which grave.
        grave: Grave,
    },
    /// End step 4.
    EndShares,
    /// Play a card as a move of one's own turn (RF-8.2 a).
    PlayCard(Play),
    /// Bury a deceased (RF-6.2).
    Bury {
        relative: Relative,
        /// Where and how.
        how: How,
    },
    /// Answer in a window (RF-8.5).
    Respond(Answer),
    /// Play a card in another's turn (RF-8.2 c).
    Interrupt(Play),
}

/// How somebody is buried (RF-6.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum How {
    /// In the New Cemetery.
    New,
    /// With Double Occupancy in an occupied grave (RF-7.3).
    Double {
        /// The grave, and the card's.
        grave: Grave,
    },
    /// By majority in an empty grave (RF-6.5).
    Regular {
        grave: Grave,
        /// The graves whose Illegible Documents are turned over for it.
        docs: GraveSet,
    },
}

/// An answer in a window.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Nothing.
    Pass,
    /// A card.
    Play(Play),
}

/// A card played for its action (RF-7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Play {
    /// Mix-up: a coffin moves into an empty grave (RF-7.4).
    MixUp {
        /// The card's grave, where the coffin lies.
        from: Grave,
        /// Whose coffin.
        coffin: Relative,
        /// Where it goes.
        to: Grave,
    },
    /// Mix-up and Double Occupancy: a coffin moves into an occupied grave (RF-7.5).
    MixUpDouble {
        /// The Mix-up's grave, where the coffin lies.
        from: Grave,
        /// Whose coffin.
        coffin: Relative,
        /// The Double Occupancy's grave, where it goes.
        to: Grave,
    },
    /// Shock: the own relative who wishes for the grave falls two levels (RF-7.6).
    Shock {
        /// The card's grave.
        grave: Grave,
    },
    /// Grave Maintenance: the owners of the coffins pay (RF-7.7).
    Maintenance {
        /// The card's grave.
        grave: Grave,
    },
    /// Illegible Document: counts as a share of the grave that is fought for (RF-7.8).
    Illegible {
        /// The card's own grave.
        grave: Grave,
    },
}

impl Play {
    /// The cards it takes.
    #[inline]
    pub fn cards(self) -> (Share, Option<Share>) {
        match self {
            Play::MixUp { from, .. } => (Share::new(Action::MixUp, from), None),
            Play::MixUpDouble { from, to, .. } => (
                Share::new(Action::MixUp, from),
                Some(Share::new(Action::DoubleOccupancy, to)),
            ),
            Play::Shock { grave } => (Share::new(Action::Shock, grave), None),
            Play::Maintenance { grave } => (Share::new(Action::Maintenance, grave), None),
            Play::Illegible { grave } => (Share::new(Action::Illegible, grave), None),
        }
    }
}
