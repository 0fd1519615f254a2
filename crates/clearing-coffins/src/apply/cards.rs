//! Turning, clearing and drawing cards: each changes what lies open and what is hidden together.

use super::Happening;
use crate::api::{End, Place, Sighting};
use crate::event::Event;
use crate::parts::Card;
use engine::{Chance, FaceDown, Seat, SeatSet, Sink};

impl<C: Chance, S: Sink<Event>> Happening<'_, C, S> {
    pub(super) fn take_from_pile(&mut self) -> Option<Card> {
        self.state.hidden.pile.pop().map(FaceDown::peek)
    }

    /// Where the next card of a seat goes (CC-3.1).
    pub(super) fn free_place(&self, seat: Seat) -> Place {
        let slot = self.state.public.rows[seat].free_slot();
        Place { seat, slot }
    }

    /// Turns a card that lies up to its coffin side.
    pub(super) fn close(&mut self, place: Place) {
        let card = self.state.public.slot(place).up();
        self.see(Sighting::Closed { place });
        self.state.set_face(place, card);
    }

    /// Turns a Down card up; its face is told by what `sighting` makes of it.
    pub(super) fn turn_up(&mut self, place: Place, sighting: impl FnOnce(Card) -> Sighting) {
        let card = self.state.face(place).expect("a Down card has a face");
        self.state.set_face(place, None);
        self.see(sighting(card));
    }

    /// CC-5.4: clears a Down card; the fourth one wins, otherwise the row is refilled to four. True if it wins.
    pub(super) fn clear(&mut self, place: Place) -> bool {
        self.turn_up(place, |card| Sighting::Cleared { place, card });
        let public = &self.state.public;
        if public.cleared[place.seat].len() >= usize::from(public.options.target) {
            self.end(SeatSet::only(place.seat), End::Cleared);
            return true;
        }
        // R-CC-30, R-CC-45: rows are refilled to four whatever the target is.
        if public.rows[place.seat].size() < 4
            && let Some(card) = self.take_from_pile()
        {
            let place = self.free_place(place.seat);
            self.see(Sighting::Refilled { place, card });
        }
        false
    }
}
