//! What happened, in full.

use crate::api::{Sighting, Way};
use crate::parts::{Action, ActionSet, Grave, Money};
use engine::{Audience, FaceDown, Seat};
use std::fmt;

/// What happened, in full. It cannot be sent; audiences get sightings.
#[derive(Clone, Debug)]
pub enum Event {
    /// Something all see alike.
    Seen(Sighting),
    /// A share was bought; only the buyer sees its action (RF-4.17).
    ShareBought {
        /// By whom.
        seat: Seat,
        /// Of which grave.
        grave: Grave,
        /// For how much.
        paid: Money,
        /// What is on its back.
        action: FaceDown<Action>,
    },
    /// Shares were spent for a regular burial; only their owner knows their actions (RF-6.6, R-RF-28).
    SharesSpent {
        /// By whom.
        seat: Seat,
        /// Of which grave.
        grave: Grave,
        /// What is on their backs.
        actions: FaceDown<ActionSet>,
    },
    /// Somebody passed while the round goes on; nobody else learns of it (RF-8.9).
    Passed { seat: Seat },
}

impl Event {
    /// What an audience sees of it.
    #[inline]
    pub(crate) fn sighting(&self, audience: Audience) -> Option<Sighting> {
        self.seen_by(|owner| audience == Audience::Seat(owner))
    }

    /// What is true of it: as its owner sees it.
    #[inline]
    pub(crate) fn truth(&self) -> Option<Sighting> {
        self.seen_by(|_| true)
    }

    #[inline]
    fn seen_by(&self, is_owner: impl Fn(Seat) -> bool) -> Option<Sighting> {
        match *self {
            Event::Seen(ref sighting) => Some(sighting.clone()),
            Event::Passed { seat } => is_owner(seat).then_some(Sighting::Passed { seat }),
            Event::ShareBought {
                seat,
                grave,
                paid,
                action,
            } => Some(Sighting::ShareBought {
                seat,
                grave,
                paid,
                action: is_owner(seat).then(|| action.peek()).into(),
            }),
            Event::SharesSpent { seat, grave, actions } => Some(Sighting::SharesSpent {
                seat,
                grave,
                count: actions.peek().len(),
                actions: is_owner(seat).then(|| actions.peek()).into(),
            }),
        }
    }

    /// Whether it turned up something hidden (TB-5.2).
    pub(crate) fn turns_up(&self) -> bool {
        match self {
            Event::ShareBought { .. } => true,
            Event::SharesSpent { .. } | Event::Passed { .. } => false,
            Event::Seen(sighting) => match sighting {
                Sighting::Declared { docs, .. } => !docs.is_empty(),
                Sighting::Buried { way, .. } => matches!(way, Way::Double(_)),
                Sighting::Played { .. } | Sighting::PileShows { .. } | Sighting::Ended { .. } => true,
                _ => false,
            },
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Seen(sighting) => write!(f, "{sighting:?}"),
            Event::ShareBought {
                seat,
                grave,
                paid,
                action,
            } => write!(f, "{seat} buys {}{grave} for {paid}", action.peek()),
            Event::SharesSpent { seat, grave, actions } => {
                write!(f, "{seat} spends {:?} of grave {grave}", actions.peek())
            }
            Event::Passed { seat } => write!(f, "{seat} passes"),
        }
    }
}
