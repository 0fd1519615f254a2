//! Burials (RF-6, RF-8.14).

use super::Happening;
use crate::api::{Sighting, Way};
use crate::asked::must_use_new_cemetery;
use crate::event::Event;
use crate::parts::{ActionSet, Grave, GraveSet, Relative};
use crate::phase::WindowKind;
use engine::{FaceDown, Seat, Seen, Sink};

impl<S: Sink<Event>> Happening<'_, S> {
    /// Buries without asking if all can tell that there is no choice (RF-8.12); says whether it did.
    pub(super) fn bury_if_forced(&mut self, burier: Seat) -> bool {
        let board = &self.state.board;
        if !must_use_new_cemetery(board, burier) {
            return false;
        }
        // R-RF-58: lowest wish first; but a burial that is open is finished first.
        let relative = match board.agenda.burial() {
            Some(burial) => Some(burial.relative),
            None => board
                .deceased(burier)
                .next()
                .and_then(|wish| board.relative(burier, wish)),
        };
        relative.map(|relative| self.bury_new(relative)).is_some()
    }

    /// No window follows (RF-8.4).
    pub(super) fn bury_new(&mut self, relative: Relative) {
        self.see(Sighting::Buried {
            relative,
            way: Way::New,
        });
    }

    /// RF-7.3: no shares are needed or removed, but for the card.
    pub(super) fn bury_double(&mut self, relative: Relative, grave: Grave) {
        self.see(Sighting::Buried {
            relative,
            way: Way::Double(grave),
        });
        self.open_window(WindowKind::After, self.state.board.active);
    }

    /// RF-6.5
    pub(super) fn declare(&mut self, seat: Seat, relative: Relative, grave: Grave, docs: GraveSet) {
        self.see(Sighting::Declared {
            seat,
            relative,
            grave,
            docs,
        });
        let first = seat.next_clockwise(self.state.board.seats);
        self.open_window(WindowKind::Bury { grave }, first);
    }

    /// Whether the declared burial succeeds (RF-6.6).
    pub(super) fn finish_attempt(&mut self, grave: Grave) {
        let board = &self.state.board;
        let burial = board.agenda.burial().expect("a grave is declared for a burial");
        let (seat, relative) = (burial.seat, burial.relative);
        if !board.leads_with(seat, grave, 0) {
            // RF-6.6: the same burier chooses again for the same relative.
            return self.see(Sighting::BurialFailed { relative, grave });
        }
        self.see(Sighting::Buried {
            relative,
            way: Way::Regular(grave),
        });
        let actions = self.state.hand(seat)[grave.idx()];
        if !actions.is_empty() {
            self.spend(seat, grave, actions);
        }
        self.open_window(WindowKind::After, self.state.board.active);
    }

    /// RF-6.6: unseen, unless all have seen them before (R-RF-28, R-RF-66).
    fn spend(&mut self, seat: Seat, grave: Grave, actions: ActionSet) {
        if self.state.board.options.open_actions.is_on() {
            return self.see(Sighting::SharesSpent {
                seat,
                grave,
                count: actions.len(),
                actions: Seen::Face(actions),
            });
        }
        let actions = FaceDown::new(actions);
        self.happen(Event::SharesSpent { seat, grave, actions });
    }
}
