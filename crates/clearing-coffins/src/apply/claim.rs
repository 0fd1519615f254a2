//! Claims on ordinary throws: close, clear, expose, concede (CC-5.1, CC-5.2).

use super::Happening;
use crate::api::{Claim, Phase, Place, Sighting};
use crate::event::Event;
use crate::parts::{NamedSlots, Slot};
use engine::{Chance, Seat, Sink};

impl<C: Chance, S: Sink<Event>> Happening<'_, C, S> {
    /// The claimant points at one card (CC-5.1, CC-5.2).
    pub(super) fn claim(&mut self, claim: Claim) {
        let Phase::Claim { seat, owed } = self.state.public.phase else {
            unreachable!("claims answer the phase that asks for them")
        };
        let mut queue = owed;
        let mut shown = NamedSlots::default();
        match claim {
            Claim::Card(place) if self.is_match(place) => {
                if self.carry_out(seat, place) {
                    return;
                }
            }
            Claim::Card(place) => {
                self.show_wrong(seat, place, &mut shown);
                queue.push(seat);
            }
            Claim::Concede => {
                self.see(Sighting::Conceded { seat });
                queue.push(seat);
            }
        }
        self.collect(queue, shown);
    }

    fn is_match(&self, place: Place) -> bool {
        let throw = self.state.dice();
        let card = self.state.card(place);
        throw.zip(card).is_some_and(|(throw, card)| throw.matches(card))
    }

    /// A right claim (CC-5.2): close, clear or expose. True if it wins.
    pub(super) fn carry_out(&mut self, by: Seat, place: Place) -> bool {
        match self.state.public.slot(place) {
            Slot::Down if place.seat == by => return self.clear(place),
            Slot::Down => self.turn_up(place, |card| Sighting::Exposed { by, place, card }),
            Slot::Up(_) | Slot::Gap => self.close(place),
        }
        false
    }

    /// A wrong claim: a Down card is shown and turned down again before anything is paid (CC-7.5).
    pub(super) fn show_wrong(&mut self, by: Seat, place: Place, shown: &mut NamedSlots) {
        let Some(card) = self.state.face(place) else {
            return self.see(Sighting::Missed { place });
        };
        // R-CC-39: only an own card counts as the shown card of an offender.
        if place.seat == by {
            shown.insert(by, place.slot);
        }
        self.see(Sighting::Shown { by, place, card });
    }
}
