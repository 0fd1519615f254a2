//! Cards turned over and coffins laid.

use crate::api::{Play, Way};
use crate::board::{Board, Condition};
use crate::parts::{Action, Grave, GraveSet, Relative, Share};
use crate::phase::{Burial, Document, Task};
use arrayvec::ArrayVec;
use engine::Seat;

impl Board {
    pub(super) fn play(&mut self, seat: Seat, play: Play) {
        self.idle = false;
        let (card, second) = play.cards();
        self.turn_over(seat, card);
        if let Play::Illegible { grave } = play {
            let counts_for = self.declared();
            if let (Some(burial), Some(counts_for)) = (self.agenda.burial_mut(), counts_for) {
                burial.documents.push(Document {
                    seat,
                    grave,
                    counts_for,
                });
            }
        } else {
            self.played.push(card);
        }
        if let Some(second) = second {
            self.turn_over(seat, second);
            self.played.push(second);
        }
        // RF-8.5: a new round, in which who has just played comes last.
        let first = seat.next_clockwise(self.seats);
        if let Some(window) = self.agenda.window_mut() {
            window.first = first;
            window.round += 1;
        }
    }

    /// A share no longer counts as a certificate, and all have seen its action (RF-7.1).
    pub(super) fn turn_over(&mut self, seat: Seat, card: Share) {
        self.shares[seat.idx()][card.grave.idx()] -= 1;
        self.hands[seat.idx()][card.grave.idx()].remove(card.action);
        self.revealed[card.grave.idx()].insert(card.action);
    }

    pub(super) fn declare(&mut self, seat: Seat, relative: Relative, counts_for: Grave, docs: GraveSet) {
        for grave in docs.iter() {
            self.turn_over(seat, Share::new(Action::Illegible, grave));
            self.idle = false;
        }
        if self.agenda.burial().is_none() {
            self.agenda.push(Task::Burial(Burial {
                seat,
                relative,
                documents: ArrayVec::new(),
            }));
        }
        if let Some(burial) = self.agenda.burial_mut() {
            let documents = docs.iter().map(|grave| Document {
                seat,
                grave,
                counts_for,
            });
            burial.documents.extend(documents);
        }
    }

    pub(super) fn bury(&mut self, relative: Relative, way: Way) {
        let grave = match way {
            Way::New => None,
            Way::Regular(grave) => {
                self.tally.regular += 1;
                Some(grave)
            }
            Way::Double(grave) => {
                self.tally.doubles += 1;
                let card = Share::new(Action::DoubleOccupancy, grave);
                if let Some(seat) = self.seat_of(relative.family) {
                    self.turn_over(seat, card);
                }
                self.played.push(card);
                Some(grave)
            }
        };
        self.lay(relative, grave);
        // RF-6.6: the burial is finished, its documents are out of the game.
        if let Some(burial) = self.agenda.take_burial() {
            let documents = burial.documents.iter();
            self.played
                .extend(documents.map(|document| Share::new(Action::Illegible, document.grave)));
        }
    }

    pub(super) fn lay(&mut self, relative: Relative, grave: Option<Grave>) {
        let Some(seat) = self.seat_of(relative.family) else {
            return;
        };
        self.relatives[seat.idx()][relative.wish.idx()] =
            grave.map_or(Condition::BuriedNew, Condition::Buried);
        match grave {
            Some(grave) => self.graves[grave.idx()].push(relative),
            None => self.new_cemetery.push(relative),
        }
        self.idle = false;
    }
}
