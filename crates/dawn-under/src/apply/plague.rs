//! The rat plague (DU-5).
//!
//! Single openings are resolved like any other (see `opening`); here is who may open, and when it is over.

use super::Happening;
use crate::api::{Phase, PlagueEnds, Rats, Sighting};
use crate::event::Event;
use crate::parts::Grave;
use engine::{Seat, Sink};

impl<S: Sink<Event>> Happening<'_, S> {
    /// A rat over an empty grave: the opener takes the lid, and a plague starts or grows (DU-5.1, DU-5.7).
    pub(super) fn find_rat(&mut self, seat: Seat, grave: Grave) {
        self.see(Sighting::RatTaken { seat, grave });
        self.go_on_with_plague();
    }

    /// D6 for whose stint it is. Without an eligible grave the plague is over for everybody (DU-5.8): nothing that
    /// could still happen in it would make one eligible.
    pub(super) fn go_on_with_plague(&mut self) {
        match &self.state.known.plague {
            Some(plague) if !self.state.known.eligible().is_empty() => {
                let seat = plague.stint;
                self.ask(Phase::PlagueStep { seat });
            }
            // DU-5.10, R-DU-21: the turn is over with the plague.
            _ => self.end_turn(),
        }
    }

    /// The next player clockwise has a stint (DU-5.3), unless the plague is over (DU-5.8).
    pub(super) fn end_stint(&mut self) {
        let known = &self.state.known;
        let stint = known
            .plague
            .as_ref()
            .map_or(known.turn.active, |plague| plague.stint);
        let seat = self.left_of(stint);
        // R-DU-56
        let is_over = match *known.options.plague_ends {
            PlagueEnds::Round => seat == known.turn.active,
            PlagueEnds::Unwilling => known.all_have_stopped(),
            PlagueEnds::Open => false,
        };
        // DU-5.12: only the finder with `rats = active_only`.
        if is_over || known.options.rats == Rats::ActiveOnly {
            return self.end_turn();
        }
        self.see(Sighting::StintStarted { seat });
        self.go_on_with_plague();
    }
}
