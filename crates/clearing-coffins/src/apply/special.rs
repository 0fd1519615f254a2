//! Bat and moonlight (CC-6).

use super::Happening;
use crate::api::{Bat, Moon, Phase, Sighting};
use crate::event::Event;
use crate::parts::NamedSlots;
use engine::{Chance, Sink};

impl<C: Chance, S: Sink<Event>> Happening<'_, C, S> {
    /// The vampire flaps off (CC-6.2). No choice can fail (R-CC-28).
    pub(super) fn use_bat(&mut self, bat: Bat) {
        let Phase::Bat { seat, owed } = self.state.public.phase else {
            unreachable!("the bat answers the phase that asks for it")
        };
        match bat {
            Bat::Close(place) | Bat::Clear(place) | Bat::Expose(place) => {
                // R-CC-15: refill and victory are as after any clear.
                if self.carry_out(seat, place) {
                    return;
                }
            }
            Bat::Decline => self.see(Sighting::Declined { seat }),
        }
        self.collect(owed, NamedSlots::default());
    }

    /// Two cards are picked and the claimant looks at those that lie down (CC-6.4).
    pub(super) fn pick_moon(&mut self, moon: Moon) {
        let Phase::MoonPick { seat, owed } = self.state.public.phase else {
            unreachable!("picks answer the phase that asks for them")
        };
        let Moon::Cards { a, b } = moon else {
            self.see(Sighting::Declined { seat });
            return self.collect(owed, NamedSlots::default());
        };
        // R-CC-43: the pair has no order; the lower place is named first.
        let (a, b) = (a.min(b), a.max(b));
        for place in [a, b] {
            if let Some(card) = self.state.face(place) {
                self.events.put(Event::Looked {
                    by: seat,
                    place,
                    card,
                });
            }
        }
        self.ask(Phase::MoonDecide { seat, a, b, owed });
    }

    /// The two cards change places, each keeping its side (R-CC-18), or nothing happens.
    pub(super) fn decide_moon(&mut self, swap: bool) {
        let Phase::MoonDecide { seat, a, b, owed } = self.state.public.phase else {
            unreachable!("decisions answer the phase that asks for them")
        };
        if swap {
            let (first, second) = (self.state.face(a), self.state.face(b));
            self.see(Sighting::Swapped { a, b });
            self.state.set_face(a, second);
            self.state.set_face(b, first);
        } else {
            self.see(Sighting::Kept { seat });
        }
        self.collect(owed, NamedSlots::default());
    }
}
