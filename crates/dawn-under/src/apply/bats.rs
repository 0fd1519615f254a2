//! Bats: a claim, doubts in order, and the six outcomes (DU-7).

use super::{Flow, Happening};
use crate::api::{AfterGifts, AfterReceive, BatEndsTurn, LayAfterBat, Phase, Sighting, Way};
use crate::event::Event;
use crate::parts::{Colour, Content, End, Grave};
use engine::{Seat, Sink};

impl<S: Sink<Event>> Happening<'_, S> {
    /// "This grave is empty." The others are asked clockwise (DU-7.2).
    pub(super) fn put_bat(&mut self, seat: Seat, grave: Grave) {
        self.see(Sighting::BatPut { seat, grave });
        let seat = self.left_of(seat);
        self.ask(Phase::Doubt { seat, grave });
    }

    pub(super) fn believe(&mut self, seat: Seat, grave: Grave) {
        self.see(Sighting::Believed { seat });
        let next = self.left_of(seat);
        if next == self.active() {
            self.open_believed(grave);
        } else {
            self.ask(Phase::Doubt { seat: next, grave });
        }
    }

    /// The first doubt ends the asking.
    pub(super) fn doubt(&mut self, seat: Seat, grave: Grave) {
        self.see(Sighting::Doubted { seat });
        self.open_doubted(seat, grave);
    }

    /// A1 to A3 of DU-7.4.
    fn open_doubted(&mut self, doubter: Seat, grave: Grave) {
        let claimant = self.active();
        // The bat is gone (DU-7.3).
        match self.lift_lid(claimant, grave) {
            // R-DU-34: the stake first, with all that follows from it.
            Content::Empty => self.take_stake(doubter, AfterGifts::ClaimantLays { grave }),
            Content::Vampire(vampire) => {
                self.take_found(doubter, grave, vampire);
                self.hand_found(claimant, vampire, doubter, grave);
            }
            Content::Garlic(owner) => {
                let givers = self.garlic_givers(owner, claimant);
                self.gather_gifts(claimant, givers, AfterGifts::DoubterLays { grave, doubter });
            }
        }
    }

    /// B1 to B3 of DU-7.4.
    fn open_believed(&mut self, grave: Grave) {
        let claimant = self.active();
        match self.lift_lid(claimant, grave) {
            Content::Empty => self.ask_bat_end(claimant, grave, true),
            Content::Vampire(vampire) => {
                self.take_found(claimant, grave, vampire);
                self.ask_found(claimant, vampire, grave);
            }
            Content::Garlic(_) => {
                self.return_garlic(grave);
                self.ask_bat_end(claimant, grave, false);
            }
        }
    }

    fn take_found(&mut self, seat: Seat, grave: Grave, vampire: Colour) {
        self.see(Sighting::FoundTaken { seat, grave, vampire });
    }

    /// D11; with two players there is only one to give it to.
    fn ask_found(&mut self, seat: Seat, vampire: Colour, grave: Grave) {
        if self.state.known.seats() == 2 {
            self.give_found(self.left_of(seat), vampire, grave);
        } else {
            self.ask(Phase::GiveFound { seat, vampire, grave });
        }
    }

    /// B2: the receiver lays it down, then the claimant lays one in.
    pub(super) fn give_found(&mut self, to: Seat, vampire: Colour, grave: Grave) {
        self.hand_found(to, vampire, self.active(), grave);
    }

    fn hand_found(&mut self, to: Seat, vampire: Colour, layer: Seat, grave: Grave) {
        self.see(Sighting::FoundGiven { to });
        self.ask(Phase::Receive {
            seat: to,
            vampire,
            then: AfterReceive::Lays { seat: layer, grave },
        });
    }

    /// D12; compulsory where a bluff was believed, and elsewhere as agreed (R-DU-25, R-DU-58). A row of one leaves no
    /// choice: it is won.
    pub(super) fn ask_bat_end(&mut self, seat: Seat, grave: Grave, may_decline: bool) {
        let known = &self.state.known;
        let may_decline = may_decline && *known.options.lay_after_bat == LayAfterBat::May;
        match known.row(seat).ends() {
            [end] => self.lay_after_bat(seat, *end, grave),
            _ => self.ask(Phase::BatEnd {
                seat,
                grave,
                may_decline,
            }),
        }
    }

    pub(super) fn lay_after_bat(&mut self, seat: Seat, end: End, grave: Grave) {
        if self.lay_in(seat, end, grave, Way::Bat) == Flow::GoesOn {
            let by_claimant = seat == self.active();
            self.end_bat(by_claimant);
        }
    }

    /// R-DU-58: nothing was laid in, so there is nothing to go on after.
    pub(super) fn decline_after_bat(&mut self, seat: Seat) {
        self.see(Sighting::LeftEmpty { seat });
        self.end_bat(false);
    }

    /// DU-7.6, R-DU-26, R-DU-60: the claimant may go on after a placement of his own.
    fn end_bat(&mut self, has_placed: bool) {
        let seat = self.active();
        let goes_on = match self.state.known.options.bat_ends_turn {
            BatEndsTurn::No => has_placed,
            BatEndsTurn::Yes => false,
            BatEndsTurn::Never => true,
        };
        if goes_on {
            self.ask(Phase::Act { seat });
        } else {
            self.end_turn();
        }
    }
}
