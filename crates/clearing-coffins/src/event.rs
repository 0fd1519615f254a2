//! What happened, in full.

use crate::api::{Place, Sighting};
use crate::parts::{Card, Throw};
use engine::{Audience, Seat};
use std::fmt;

/// One thing that happened. Never sent; its text form is for goldens and local tools.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Something everybody sees.
    Seen(Sighting),
    /// The dice were thrown; nobody sees them before the reveal.
    Thrown {
        /// What they show.
        throw: Throw,
    },
    /// The claimant alone looked at a card (CC-9.3).
    Looked {
        /// The claimant.
        by: Seat,
        /// The card.
        place: Place,
        /// Its face.
        card: Card,
    },
}

impl Event {
    /// What an audience sees of it.
    pub(crate) fn sighting(&self, audience: Audience) -> Option<Sighting> {
        match *self {
            Event::Seen(ref sighting) => Some(sighting.clone()),
            Event::Thrown { .. } => Some(Sighting::Thrown),
            Event::Looked { by, place, card } => {
                (audience == Audience::Seat(by)).then_some(Sighting::Looked { place, card })
            }
        }
    }

    /// Whether it turned up something hidden (TB-5.2).
    pub(crate) fn turns_up(&self) -> bool {
        match self {
            Event::Thrown { .. } | Event::Looked { .. } => true,
            Event::Seen(sighting) => matches!(
                sighting,
                Sighting::Revealed { .. }
                    | Sighting::Judged { .. }
                    | Sighting::Missed { .. }
                    | Sighting::Shown { .. }
                    | Sighting::Cleared { .. }
                    | Sighting::Exposed { .. }
                    | Sighting::Refilled { .. }
                    | Sighting::PenaltyTurned { .. }
                    | Sighting::PenaltyDrawn { .. }
                    | Sighting::Ended { .. }
            ),
        }
    }
}

/// A place as scripts write it: `S1/0`.
struct At(Place);

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "S{}/{}", self.0.seat.0, self.0.slot)
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Thrown { throw } => write!(f, "dice thrown: {throw}, hidden"),
            Event::Looked { by, place, card } => write!(f, "S{} looks at {}: {card}", by.0, At(*place)),
            Event::Seen(sighting) => show(sighting, f),
        }
    }
}

fn show(sighting: &Sighting, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match sighting {
        Sighting::Dealt { seat, cards } => write!(f, "S{} is dealt {cards:?}", seat.0),
        Sighting::TurnBegan { thrower, round } => write!(f, "throw {round} is S{}'s", thrower.0),
        Sighting::Thrown => f.write_str("dice thrown"),
        Sighting::Revealed { throw } => write!(f, "dice show {throw}"),
        Sighting::Judged { bangs, false_starts } => {
            f.write_str("judged:")?;
            for bang in bangs {
                write!(f, " S{} {} ms", bang.seat.0, bang.reaction_ms)?;
                match bang.target {
                    None => {}
                    Some(crate::api::Target::Garlic) => f.write_str(" → garlic")?,
                    Some(crate::api::Target::Card(place)) => write!(f, " → {}", At(place))?,
                }
            }
            false_starts
                .iter()
                .try_for_each(|start| write!(f, " false start S{} {} ms", start.seat.0, start.reaction_ms))
        }
        Sighting::Asked { phase, until } => {
            write!(f, "waits: {phase:?}")?;
            until.map_or(Ok(()), |until| write!(f, " until {}", until.0))
        }
        Sighting::Conceded { seat } => write!(f, "S{} concedes", seat.0),
        Sighting::Missed { place } => write!(f, "{} does not match", At(*place)),
        Sighting::Shown { by, place, card } => write!(f, "S{} shows {}: {card}", by.0, At(*place)),
        Sighting::Closed { place } => write!(f, "{} turned down", At(*place)),
        Sighting::Cleared { place, card } => write!(f, "{} cleared: {card}", At(*place)),
        Sighting::Exposed { by, place, card } => write!(f, "S{} exposes {}: {card}", by.0, At(*place)),
        Sighting::Refilled { place, card } => write!(f, "{} refilled: {card}", At(*place)),
        Sighting::Looked { place, card } => write!(f, "look at {}: {card}", At(*place)),
        Sighting::Swapped { a, b } => write!(f, "{} and {} change places", At(*a), At(*b)),
        Sighting::Kept { seat } => write!(f, "S{} does not swap", seat.0),
        Sighting::Declined { seat } => write!(f, "S{} declines", seat.0),
        Sighting::PenaltyTurned { place, card } => write!(f, "penalty: {} turned up: {card}", At(*place)),
        Sighting::PenaltyDrawn { place, card } => write!(f, "penalty: {} drawn: {card}", At(*place)),
        Sighting::PenaltySpared { seat } => write!(f, "penalty: S{} is in luck", seat.0),
        Sighting::RoundEnded => f.write_str("round over"),
        Sighting::Ended { winners, reason } => write!(f, "ended: {}, won by {winners:?}", reason.code()),
        Sighting::Opened { place, card } => write!(f, "opened {}: {card}", At(*place)),
    }
}
