//! Opening a grave: content first, then lid (DU-4.7 to DU-4.14).

use super::{Flow, Happening};
use crate::api::{AfterGifts, LiftedLid, Phase, Sighting, Way};
use crate::event::Event;
use crate::parts::{Colour, Content, End, Grave, STAKES_FULL, Underside};
use arrayvec::ArrayVec;
use engine::{Seat, SeatSet, Seen, Sink};

/// How an opening was resolved.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Resolved {
    /// O4: a vampire was laid in.
    Placed,
    /// O5: nothing matched, and no garlic was put in.
    NothingDone,
    /// A stake, gifts or garlic: the opener has done what he could.
    Finished,
}

impl<S: Sink<Event>> Happening<'_, S> {
    /// Turns the lid over and resolves what is found (DU-4.8). The opener may be another than the active player.
    pub(super) fn open(&mut self, seat: Seat, grave: Grave) {
        let lid = self.state.lid(grave);
        let content = self.state.known.contents[grave.idx()];
        self.see(Sighting::Opened {
            seat,
            grave,
            lid: Seen::Face(lid),
            content,
        });
        match (content, lid) {
            // R-DU-18: content first, also under a rat.
            (Content::Vampire(_), _) => self.take_stake(seat, AfterGifts::OpeningEnds),
            (Content::Garlic(owner), _) => {
                let givers = self.garlic_givers(owner, seat);
                self.gather_gifts(seat, givers, AfterGifts::GarlicReturns { grave });
            }
            (Content::Empty, Underside::Rat) => self.find_rat(seat, grave),
            (Content::Empty, Underside::Colour(colour)) => self.compare(seat, grave, colour),
        }
    }

    /// Takes a lid off without turning it: colour and rat play no part (DU-6.7, DU-7.3). Whether they are seen is agreed
    /// (R-DU-43, R-DU-61).
    pub(super) fn lift_lid(&mut self, seat: Seat, grave: Grave) -> Content {
        let content = self.state.known.contents[grave.idx()];
        let lid = match *self.state.known.options.lifted_lid {
            LiftedLid::Hidden => Seen::Back,
            LiftedLid::Shown => Seen::Face(self.state.lid(grave)),
        };
        self.see(Sighting::Opened {
            seat,
            grave,
            lid,
            content,
        });
        content
    }

    /// O2, O3, A3: the owner gives; for his own garlic the finder gets a vampire from everybody else.
    pub(super) fn garlic_givers(&self, owner: Seat, finder: Seat) -> SeatSet {
        if owner == finder {
            self.all_but(finder)
        } else {
            SeatSet::only(owner)
        }
    }

    pub(super) fn all_but(&self, seat: Seat) -> SeatSet {
        let all = (0..self.state.known.seats()).map(Seat);
        all.filter(|other| *other != seat).collect()
    }

    /// O4, O5: compares the lid with the opener's own outer vampires (DU-5.6).
    fn compare(&mut self, seat: Seat, grave: Grave, colour: Colour) {
        let known = &self.state.known;
        let ends: ArrayVec<End, 2> = known.matching_ends(seat, colour).collect();
        match ends[..] {
            // R-DU-5, R-DU-7: a placement is compulsory, and garlic no alternative.
            [_, _] => self.ask(Phase::PlaceMatch { seat, grave }),
            [end] => self.lay_match(seat, end, grave),
            _ if known.belongings[seat].garlic > 0 => self.ask(Phase::Garlic { seat, grave }),
            _ => self.resolve(Resolved::NothingDone),
        }
    }

    pub(super) fn lay_match(&mut self, seat: Seat, end: End, grave: Grave) {
        if self.lay_in(seat, end, grave, Way::Match) == Flow::GoesOn {
            self.resolve(Resolved::Placed);
        }
    }

    pub(super) fn put_garlic(&mut self, seat: Seat, grave: Grave) {
        self.see(Sighting::GarlicPut { seat, grave });
        self.resolve(Resolved::Finished);
    }

    pub(super) fn leave_empty(&mut self, seat: Seat) {
        self.see(Sighting::LeftEmpty { seat });
        self.resolve(Resolved::NothingDone);
    }

    /// DU-4.10: the third stake brings gifts from everybody else; the stakes go back first.
    pub(super) fn take_stake(&mut self, seat: Seat, then: AfterGifts) {
        // R-DU-13: the supply never runs out (I-5).
        assert!(self.state.known.supply() > 0, "there is a stake left");
        self.see(Sighting::StakeTaken { seat });
        if self.state.known.belongings[seat].stakes < STAKES_FULL {
            return self.after_gifts(then);
        }
        self.see(Sighting::StakesReturned { seat });
        self.gather_gifts(seat, self.all_but(seat), then);
    }

    /// What follows an opening: in a plague the stint goes on or ends, otherwise the turn does.
    pub(super) fn resolve(&mut self, resolved: Resolved) {
        match (&self.state.known.plague, resolved) {
            (Some(_), Resolved::Placed | Resolved::NothingDone) => self.go_on_with_plague(),
            (Some(_), Resolved::Finished) => self.end_stint(),
            (None, Resolved::Placed) => {
                // DU-4.14, DU-6.1: closed at once in the base game, at the end of the turn in the expansion.
                if !self.state.known.options.expansion.is_on() {
                    self.close_all();
                }
                let seat = self.active();
                self.ask(Phase::Act { seat });
            }
            (None, Resolved::NothingDone | Resolved::Finished) => self.end_turn(),
        }
    }
}
