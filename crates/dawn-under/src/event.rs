//! What happened, in full.

use crate::api::Sighting;
use crate::parts::{Colour, Grave};
use engine::Seen;
use std::fmt;

/// One thing that happened. Never sent; its text form is for goldens and local tools.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Something everybody sees.
    Seen(Sighting),
    /// A rat grave got this lid from the reserve; nobody sees which (DU-5.9).
    LidReplaced {
        grave: Grave,
        /// The underside.
        lid: Colour,
    },
}

impl Event {
    /// What is seen of it.
    #[inline]
    pub(crate) fn sighting(self) -> Sighting {
        match self {
            Event::Seen(sighting) => sighting,
            Event::LidReplaced { grave, .. } => Sighting::LidReplaced { grave },
        }
    }

    /// Whether something was turned up, or an answer given, that cannot be taken back (DU-9.5).
    #[inline]
    pub(crate) fn turns_up(self) -> bool {
        matches!(
            self.sighting(),
            Sighting::Opened { .. }
                | Sighting::Turned { .. }
                | Sighting::LidReplaced { .. }
                | Sighting::Believed { .. }
                | Sighting::Doubted { .. }
                | Sighting::Ended { .. }
        )
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sighting = match *self {
            Event::LidReplaced { grave, lid } => {
                return write!(f, "{grave} gets {lid} from the reserve, unseen");
            }
            Event::Seen(sighting) => sighting,
        };
        match sighting {
            Sighting::TurnStarted { seat } => write!(f, "turn of {seat}"),
            Sighting::Opened {
                seat,
                grave,
                lid,
                content,
            } => match lid {
                Seen::Face(lid) => write!(f, "{seat} opens {grave}: {lid}, {content}"),
                Seen::Back => write!(f, "{seat} lifts the lid of {grave}: {content}"),
            },
            Sighting::LaidIn {
                seat,
                end,
                vampire,
                grave,
                way,
            } => write!(f, "{seat} lays {vampire} from {end:?} into {grave} ({way:?})"),
            Sighting::Turned { seat, end, vampire } => write!(f, "{seat} turns up {vampire} at {end:?}"),
            Sighting::GarlicPut { seat, grave } => write!(f, "{seat} puts garlic into {grave}"),
            Sighting::LeftEmpty { seat } => write!(f, "{seat} leaves it empty"),
            Sighting::GarlicReturned { seat, grave } => write!(f, "garlic of {grave} goes back to {seat}"),
            Sighting::StakeTaken { seat } => write!(f, "{seat} takes a stake"),
            Sighting::StakesReturned { seat } => write!(f, "{seat} gives three stakes back"),
            Sighting::Given {
                from,
                to,
                end,
                vampire,
            } => write!(f, "{from} gives {vampire} from {end:?} to {to}"),
            Sighting::FoundTaken { seat, grave, vampire } => {
                write!(f, "{seat} takes {vampire} out of {grave}")
            }
            Sighting::FoundGiven { to } => write!(f, "it goes to {to}"),
            Sighting::Received { seat, end, vampire } => write!(f, "{seat} lays {vampire} at {end:?}"),
            Sighting::RatTaken { seat, grave } => write!(f, "{seat} takes the rat of {grave}"),
            Sighting::StintStarted { seat } => write!(f, "stint of {seat}"),
            Sighting::LidReplaced { grave } => write!(f, "{grave} gets a lid from the reserve"),
            Sighting::PlagueEnded => f.write_str("plague over"),
            Sighting::Closed { grave } => write!(f, "close {grave}"),
            Sighting::RucolaCame { seat } => write!(f, "Rucola comes to {seat}"),
            Sighting::RucolaLost { from, to } => write!(f, "Rucola leaves {from} for {to}"),
            Sighting::RucolaPlaced { seat, grave } => write!(f, "{seat} places Rucola on {grave}"),
            Sighting::BatPut { seat, grave } => write!(f, "{seat} puts a bat on {grave}"),
            Sighting::Believed { seat } => write!(f, "{seat} believes"),
            Sighting::Doubted { seat } => write!(f, "{seat} doubts"),
            Sighting::Stopped { seat } => write!(f, "{seat} stops"),
            Sighting::Asked { phase } => match phase.asked() {
                Some((seat, kind)) => write!(f, "asks {seat}: {}", kind.code()),
                None => f.write_str("asks nobody"),
            },
            Sighting::TurnEnded { seat } => write!(f, "turn of {seat} is over"),
            Sighting::Ended { ending } => {
                write!(f, "ended: {}, {:?} won", ending.reason.code(), ending.winners)
            }
            Sighting::LidRevealed { grave, lid } => write!(f, "{grave} was {lid}"),
            Sighting::VampireRevealed { seat, vampire } => write!(f, "{seat} had {vampire}"),
            Sighting::ReserveRevealed { lid } => write!(f, "reserve had {lid}"),
            Sighting::SetAsideRevealed { vampire } => write!(f, "set aside was {vampire}"),
        }
    }
}
