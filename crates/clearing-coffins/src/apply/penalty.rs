//! Penalties (CC-7), always after the action of the round (R-CC-38).

use super::Happening;
use crate::api::{PenaltyPick, Phase, Place, Sighting};
use crate::event::Event;
use crate::parts::{NamedSlots, SeatQueue, Slot};
use crate::setup;
use engine::{Chance, Seat, Sink};

impl<C: Chance, S: Sink<Event>> Happening<'_, C, S> {
    /// Settles the penalties in order; stops where an offender has a choice, else ends the round.
    pub(super) fn collect(&mut self, mut queue: SeatQueue, shown: NamedSlots) {
        while let Some(seat) = queue.first() {
            if !self.settle(seat, shown) {
                return self.ask(Phase::Penalty { queue, shown });
            }
            queue.pop_first();
        }
        self.end_round();
    }

    /// Settles one penalty if there is nothing to choose (CC-7.1, CC-7.2).
    fn settle(&mut self, seat: Seat, shown: NamedSlots) -> bool {
        let downs = self.state.public.rows[seat].down_count();
        if downs == 0 {
            self.draw_penalty(seat);
            return true;
        }
        let slot = match self.state.public.options.penalty_pick {
            _ if downs == 1 => self.nth_down(seat, 0),
            PenaltyPick::Offender => None,
            PenaltyPick::ShownCard => self.shown_down(seat, shown),
            PenaltyPick::Random => {
                let nth = setup::pick_penalty(self.state, downs, self.chance);
                self.nth_down(seat, nth)
            }
        };
        if let Some(slot) = slot {
            self.pay(Place { seat, slot });
        }
        slot.is_some()
    }

    /// CC-7.1: the top card of the pile, or luck.
    fn draw_penalty(&mut self, seat: Seat) {
        match self.take_from_pile() {
            Some(card) => {
                let place = self.free_place(seat);
                self.see(Sighting::PenaltyDrawn { place, card });
            }
            // R-CC-10
            None => self.see(Sighting::PenaltySpared { seat }),
        }
    }

    fn pay(&mut self, place: Place) {
        self.turn_up(place, |card| Sighting::PenaltyTurned { place, card });
    }

    fn nth_down(&self, seat: Seat, nth: usize) -> Option<u8> {
        self.state.public.rows[seat].downs().iter().nth(nth)
    }

    /// The own card the offender wrongly named in this round, if it still lies down (R-CC-39).
    fn shown_down(&self, seat: Seat, shown: NamedSlots) -> Option<u8> {
        let lies_down = |slot: &u8| self.state.public.rows[seat].get(*slot) == Slot::Down;
        shown.get(seat).filter(lies_down)
    }

    /// The offender has picked (CC-7.2).
    pub(super) fn pick_penalty(&mut self, slot: u8) {
        let Phase::Penalty { mut queue, shown } = self.state.public.phase else {
            unreachable!("picks answer the phase that asks for them")
        };
        if let Some(seat) = queue.pop_first() {
            self.pay(Place { seat, slot });
        }
        self.collect(queue, shown);
    }

    /// CC-7.3: the card the offender named, else the lowest Down card.
    pub(super) fn pick_penalty_unasked(&mut self) {
        let Phase::Penalty { queue, shown } = self.state.public.phase else {
            unreachable!("a time limit ends the phase that has it")
        };
        let slot = queue
            .first()
            .and_then(|seat| self.shown_down(seat, shown).or_else(|| self.nth_down(seat, 0)));
        if let Some(slot) = slot {
            self.pick_penalty(slot);
        }
    }
}
