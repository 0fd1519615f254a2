//! Count Rucola's help at the start of his owner's turn (DU-6.7).
//!
//! How he comes is part of every placement, and where he is put first part of the end of a turn (see `apply`).

use super::{Flow, Happening};
use crate::api::{Phase, Rucola, Sighting, Way};
use crate::event::Event;
use crate::parts::{Content, End, Grave};
use engine::{Seat, Sink};

impl<S: Sink<Event>> Happening<'_, S> {
    /// Starts a turn: with Rucola's help, if he stands on a grave for this seat. Gives whether the turn is lost by
    /// it; otherwise somebody is asked, or the game is over.
    pub(super) fn loses_turn(&mut self, seat: Seat) -> bool {
        match self.state.known.rucola {
            Rucola::Grave { owner, grave } if owner == seat => self.help(seat, grave),
            // DU-6.8: no help from the column.
            _ => {
                self.ask(Phase::Act { seat });
                false
            }
        }
    }

    fn help(&mut self, seat: Seat, grave: Grave) -> bool {
        if self.lift_lid(seat, grave) != Content::Empty {
            // R-DU-24: no stake, no gifts; garlic stays, too.
            self.see(Sighting::Closed { grave });
            let to = self.left_of(seat);
            self.see(Sighting::RucolaLost { from: seat, to });
            return true;
        }
        match self.state.known.row(seat).ends() {
            [end] => self.lay_with_help(seat, *end, grave),
            _ => self.ask(Phase::RucolaEnd { seat, grave }),
        }
        false
    }

    /// The grave is closed at once; Rucola stays on it until he is moved (R-DU-52).
    pub(super) fn lay_with_help(&mut self, seat: Seat, end: End, grave: Grave) {
        if self.lay_in(seat, end, grave, Way::Help) == Flow::GoesOn {
            self.see(Sighting::Closed { grave });
            self.ask(Phase::MoveRucola { seat, from: grave });
        }
    }
}
