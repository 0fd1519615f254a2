//! The information set of one audience: what lies open, and every face it has ever seen that lies down now.
//!
//! Bots may blur it; `determinize` makes worlds of it. No view is made from the memory, but for the claimant's
//! look in the moonlight (CC-9.3).

use crate::api::{Look, Phase, Place, Sighting, View};
use crate::parts::{Card, ROW_MAX};
use crate::public::Public;
use arrayvec::ArrayVec;
use engine::{Audience, SeatMap};

/// All an audience has seen so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Knowledge {
    /// Whose knowledge this is.
    pub audience: Audience,
    /// What lies open.
    pub public: Public,
    /// The faces seen of cards that lie down now, slot by slot.
    memory: SeatMap<[Option<Card>; ROW_MAX]>,
}

impl Knowledge {
    /// Of somebody who sits down now: nothing that lies down was seen.
    pub(crate) fn new(audience: Audience, public: Public) -> Knowledge {
        let memory = SeatMap::new(public.seats(), |_| [None; ROW_MAX]);
        Knowledge {
            audience,
            public,
            memory,
        }
    }

    /// The face of a card that lies down, if this audience has seen it.
    pub fn face(&self, place: Place) -> Option<Card> {
        self.memory
            .get(place.seat)?
            .get(usize::from(place.slot))
            .copied()?
    }

    pub(crate) fn remember(&mut self, place: Place, face: Option<Card>) {
        self.memory[place.seat][usize::from(place.slot)] = face;
    }

    /// Learns from one sighting.
    pub(crate) fn learn(&mut self, sighting: &Sighting) {
        match *sighting {
            // Everybody saw the card before it was turned (CC-9.6).
            Sighting::Closed { place } => self.remember(place, self.public.slot(place).up()),
            Sighting::Shown { place, card, .. }
            | Sighting::Looked { place, card }
            | Sighting::Opened { place, card } => self.remember(place, Some(card)),
            Sighting::Cleared { place, .. }
            | Sighting::Exposed { place, .. }
            | Sighting::PenaltyTurned { place, .. } => self.remember(place, None),
            Sighting::Swapped { a, b } => {
                let (first, second) = (self.face(a), self.face(b));
                self.remember(a, second);
                self.remember(b, first);
            }
            _ => {}
        }
        self.public.see(sighting);
    }

    /// What this audience sees now.
    pub(crate) fn view(&self) -> View {
        View::of(
            &self.public,
            look(&self.public, self.audience, |place| self.face(place)),
        )
    }
}

/// CC-9.3: what the claimant alone sees between picking and deciding.
pub(crate) fn look(
    public: &Public,
    audience: Audience,
    face: impl Fn(Place) -> Option<Card>,
) -> ArrayVec<Look, 2> {
    match public.phase {
        Phase::MoonDecide { seat, a, b, .. } if audience == Audience::Seat(seat) => [a, b]
            .into_iter()
            .filter_map(|place| face(place).map(|card| Look { place, card }))
            .collect(),
        _ => ArrayVec::new(),
    }
}
