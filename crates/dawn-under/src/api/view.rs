//! What everybody sees now, made for drawing (DU-9).

use super::{Options, Phase};
use crate::known::Known;
use crate::parts::{Colour, Content, Grave, Underside};
use engine::{Seat, Seen};
use serde::Serialize;

/// How the lid of a grave lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum LidView {
    /// On the grave, crest up.
    Closed,
    /// Beside the grave, turned over: its underside can be seen.
    Turned,
    /// Taken off without turning it (R-DU-43).
    TakenOff,
    /// The grave has no lid: a rat lid was taken (DU-5.1).
    Missing,
}

/// One grave as it lies (DU-9.2). What is not there is left out on the wire: sixty graves are sent with every move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GraveView {
    /// How its lid lies.
    pub lid: LidView,
    /// The underside, while it can be seen.
    #[serde(skip_serializing_if = "Seen::is_back")]
    #[cfg_attr(test, ts(as = "Option<Underside>", optional))]
    pub underside: Seen<Underside>,
    /// What lies in it, while it is open.
    #[serde(skip_serializing_if = "Seen::is_back")]
    #[cfg_attr(test, ts(as = "Option<Content>", optional))]
    pub content: Seen<Content>,
    /// Whether Rucola stands on it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub rucola: bool,
    /// Whether a bat sits on it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub bat: bool,
}

/// What lies in front of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SeatView {
    /// The row from left to right.
    pub row: Vec<Seen<Colour>>,
    /// Stakes held.
    pub stakes: u8,
    /// Garlic in stock.
    pub garlic: u8,
    /// Bats left.
    pub bats: u8,
    /// Rat lids taken.
    pub rats: u8,
}

/// A plague that rages (DU-5).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PlagueView {
    /// Whose stint it is.
    pub stint: Seat,
    /// The rat graves in the order in which they were found.
    pub rats: Vec<Grave>,
    /// The graves that can be opened now.
    pub eligible: Vec<Grave>,
}

/// Where Rucola is (DU-6.2). Whoever has the column is his owner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Rucola {
    /// The expansion is not played.
    Away,
    /// On his column in the centre.
    Centre,
    /// On the column in front of his owner.
    Column { owner: Seat },
    /// On a grave; the column is in front of his owner.
    Grave { owner: Seat, grave: Grave },
}

impl Rucola {
    /// Who owns him.
    #[inline]
    pub fn owner(self) -> Option<Seat> {
        match self {
            Rucola::Away | Rucola::Centre => None,
            Rucola::Column { owner } | Rucola::Grave { owner, .. } => Some(owner),
        }
    }

    /// The grave he stands on.
    #[inline]
    pub fn grave(self) -> Option<Grave> {
        match self {
            Rucola::Grave { grave, .. } => Some(grave),
            _ => None,
        }
    }
}

/// Everything on the table that can be seen now; nothing of what was seen before (DU-9.3).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct View {
    /// The options of the game.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub options: Options,
    /// The sixty graves in order.
    pub graves: Vec<GraveView>,
    /// What lies in front of each seat.
    pub seats: Vec<SeatView>,
    /// Stakes in the supply.
    pub supply: u8,
    /// Lids left in the reserve.
    pub reserve: u8,
    /// Whose turn it is.
    pub active: Seat,
    /// The number of the turn; the first is 1.
    pub turn: u32,
    /// Vampires the active player has laid in this turn (DU-6.4).
    pub placed: u8,
    /// Completed turns since a vampire was laid in (R-DU-14).
    pub idle: u32,
    /// Where Rucola is.
    pub rucola: Rucola,
    /// The plague, if one rages.
    pub plague: Option<PlagueView>,
    /// Who decides what, or how the game ended.
    pub phase: Phase,
    /// After the end: the lids left in the reserve, top first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reserve_revealed: Vec<Colour>,
    /// After the end: the vampires set aside.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub set_aside_revealed: Vec<Colour>,
}

impl View {
    /// Draws up the view from what is known, leaving out what is only remembered.
    pub(crate) fn of(known: &Known) -> View {
        let seat_views = known.belongings.iter().map(|(_, belongings)| SeatView {
            row: belongings
                .row
                .vampires()
                .iter()
                .map(|it| Seen::from(*it))
                .collect(),
            stakes: belongings.stakes,
            garlic: belongings.garlic,
            bats: belongings.bats,
            rats: belongings.rats,
        });
        View {
            options: known.options,
            graves: Grave::all().map(|grave| GraveView::of(known, grave)).collect(),
            seats: seat_views.collect(),
            supply: known.supply(),
            reserve: known.reserve,
            active: known.turn.active,
            turn: known.turn.number,
            placed: known.turn.placed,
            idle: known.idle,
            rucola: known.rucola,
            plague: known.plague.as_ref().map(|plague| PlagueView {
                stint: plague.stint,
                rats: plague.rats.to_vec(),
                eligible: known.eligible().iter().collect(),
            }),
            phase: known.phase,
            reserve_revealed: known.reserve_revealed.to_vec(),
            set_aside_revealed: known.set_aside_revealed.to_vec(),
        }
    }
}

impl GraveView {
    fn of(known: &Known, grave: Grave) -> GraveView {
        let lid = if !known.open.contains(grave) {
            LidView::Closed
        } else if known.is_lidless(grave) {
            LidView::Missing
        } else if known.turned.contains(grave) {
            LidView::Turned
        } else {
            LidView::TakenOff
        };
        // DU-9.9: after the end nothing is hidden any more.
        let over = matches!(known.phase, Phase::Over(_));
        let underside = known.lids[grave.idx()].filter(|_| lid == LidView::Turned || over);
        let content = known.contents[grave.idx()];
        let bat = matches!(known.phase, Phase::Doubt { grave: claimed, .. } if claimed == grave);
        GraveView {
            lid,
            underside: underside.into(),
            content: (lid != LidView::Closed || over).then_some(content).into(),
            rucola: known.rucola.grave() == Some(grave),
            bat,
        }
    }
}
