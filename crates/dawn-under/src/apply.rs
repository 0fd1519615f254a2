//! Commands and what they cause.
//!
//! Everything that is seen to happen goes through [`Happening::see`], which updates what is known. What has to follow a
//! decision is in the [`Phase`] that asks for it, so each command starts from the phase and ends with the next
//! question. Openings and gifts are in `opening` and `gifts`, the plague in `plague`, the expansion in `rucola` and
//! `bats`; the turn itself is here (DU-4.5, DU-4.15, DU-6.10).

mod bats;
mod gifts;
mod opening;
mod plague;
mod rucola;

use crate::api::{Command, Ending, Phase, Reason, Rucola, Sighting, Way};
use crate::event::Event;
use crate::known::Plague;
use crate::parts::{End, Grave};
use crate::score;
use crate::state::State;
use engine::{Seat, SeatSet, Sink};

/// R-DU-14: so many turns in a row without a placement end the game.
const IDLE_LIMIT: u32 = 36;

/// DU-6.3: so many placements in one turn bring Rucola.
const PLACED_FOR_RUCOLA: u8 = 3;

/// Whether play goes on, or the game is over and nothing else is resolved (DU-8.2).
#[must_use]
#[derive(Clone, Copy, PartialEq, Eq)]
enum Flow {
    GoesOn,
    Over,
}

/// The rules at work on one state.
pub(crate) struct Happening<'a, S> {
    pub(crate) state: &'a mut State,
    pub(crate) events: &'a mut S,
}

impl<S: Sink<Event>> Happening<'_, S> {
    #[inline]
    fn see(&mut self, sighting: Sighting) {
        self.state.known.see(sighting);
        self.events.put(Event::Seen(sighting));
    }

    #[inline]
    fn ask(&mut self, phase: Phase) {
        self.see(Sighting::Asked { phase });
    }

    fn active(&self) -> Seat {
        self.state.known.turn.active
    }

    fn left_of(&self, seat: Seat) -> Seat {
        seat.next_clockwise(self.state.known.seats())
    }

    /// DU-3.5: the four outer vampires of each row are turned up; then the first turn starts.
    pub(crate) fn start(&mut self) {
        let start = self.active();
        for seat in 0..self.state.known.seats() {
            self.turn_up(Seat(seat));
        }
        self.see(Sighting::TurnStarted { seat: start });
        self.ask(Phase::Act { seat: start });
    }

    /// Carries out a command that has been checked.
    pub(crate) fn command(&mut self, command: Command) {
        match (self.state.known.phase, command) {
            (Phase::Act { seat } | Phase::PlagueStep { seat }, Command::Open { grave }) => {
                self.open(seat, grave)
            }
            (Phase::Act { seat }, Command::Bat { grave }) => self.put_bat(seat, grave),
            (Phase::Act { .. }, Command::EndTurn) => self.end_turn(),
            (Phase::PlaceMatch { seat, grave }, Command::Lay { end }) => self.lay_match(seat, end, grave),
            (Phase::Garlic { seat, grave }, Command::PutGarlic) => self.put_garlic(seat, grave),
            (Phase::Garlic { seat, .. }, Command::LeaveEmpty) => self.leave_empty(seat),
            (Phase::Give(gifts), Command::Give { end }) => self.give(gifts, end),
            (Phase::Receive { seat, vampire, then }, Command::Receive { end }) => {
                self.see(Sighting::Received { seat, end, vampire });
                self.after_receive(then);
            }
            (Phase::PlagueStep { seat }, Command::Stop) => {
                self.see(Sighting::Stopped { seat });
                self.end_stint();
            }
            (Phase::PlaceRucola { seat }, Command::Rucola { grave }) => {
                self.see(Sighting::RucolaPlaced { seat, grave });
                self.complete_turn();
            }
            (Phase::RucolaEnd { seat, grave }, Command::Lay { end }) => self.lay_with_help(seat, end, grave),
            (Phase::MoveRucola { seat, .. }, Command::Rucola { grave }) => {
                self.see(Sighting::RucolaPlaced { seat, grave });
                self.ask(Phase::Act { seat });
            }
            (Phase::Doubt { seat, grave }, Command::Believe) => self.believe(seat, grave),
            (Phase::Doubt { seat, grave }, Command::Doubt) => self.doubt(seat, grave),
            (Phase::GiveFound { vampire, grave, .. }, Command::GiveFound { to }) => {
                self.give_found(to, vampire, grave);
            }
            (Phase::BatEnd { seat, grave, .. }, Command::Lay { end }) => self.lay_after_bat(seat, end, grave),
            (Phase::BatEnd { seat, .. }, Command::LeaveEmpty) => self.decline_after_bat(seat),
            (phase, command) => unreachable!("{command:?} was checked against {phase:?}"),
        }
    }

    /// Turns up what DU-4.2 wants turned up, for all to see.
    fn turn_up(&mut self, seat: Seat) {
        while let Some(end) = self.state.known.row(seat).wants_turning() {
            let vampire = self.state.next_vampire(seat, end);
            self.see(Sighting::Turned { seat, end, vampire });
        }
    }

    /// Every placement, in the order of DU-6.11.
    fn lay_in(&mut self, seat: Seat, end: End, grave: Grave, way: Way) -> Flow {
        let vampire = self.state.known.row(seat).outer(end);
        let vampire = vampire.expect("a row is never empty while the game goes on");
        self.see(Sighting::LaidIn {
            seat,
            end,
            vampire,
            grave,
            way,
        });
        self.turn_up(seat);
        let known = &self.state.known;
        // DU-8.1, R-DU-50: the last vampire ends the game before Rucola could come.
        if known.row(seat).is_empty() {
            self.win(SeatSet::only(seat));
            return Flow::Over;
        }
        // DU-6.3, R-DU-22, R-DU-23: from the centre or another player, once, at the third.
        let is_third = known.counts(seat, way) && known.turn.placed == PLACED_FOR_RUCOLA;
        if is_third && known.rucola != Rucola::Away && known.rucola.owner() != Some(seat) {
            self.see(Sighting::RucolaCame { seat });
        }
        Flow::GoesOn
    }

    /// Closes what is open, puts reserve lids on rat graves, and lets Rucola be placed (DU-6.10).
    fn end_turn(&mut self) {
        self.close_all();
        self.replace_rat_lids();
        let seat = self.active();
        if self.state.known.rucola == (Rucola::Column { owner: seat }) {
            return self.ask(Phase::PlaceRucola { seat });
        }
        self.complete_turn();
    }

    /// Closes every open grave that has a lid of its own (DU-4.14, DU-5.9, DU-6.1).
    fn close_all(&mut self) {
        for grave in self.state.known.open.iter() {
            if !self.state.known.is_lidless(grave) {
                self.see(Sighting::Closed { grave });
            }
        }
    }

    /// DU-5.9, R-DU-51: rat graves get lids in the order in which the rats were found.
    fn replace_rat_lids(&mut self) {
        let Some(Plague { rats, .. }) = self.state.known.plague.clone() else {
            return;
        };
        for grave in rats {
            let lid = self.state.reserve().first().copied();
            let lid = lid.expect("the reserve has a lid for every rat (I-3)");
            self.state.replace_lid(grave, lid);
            self.state.known.see(Sighting::LidReplaced { grave });
            self.events.put(Event::LidReplaced {
                grave,
                lid: lid.peek(),
            });
        }
        self.see(Sighting::PlagueEnded);
    }

    /// The turn is complete: idle limit, then the next player. Turns that Rucola ends at their start are played
    /// here, one after the other.
    fn complete_turn(&mut self) {
        loop {
            let seat = self.active();
            self.see(Sighting::TurnEnded { seat });
            let known = &self.state.known;
            if known.options.idle_limit.is_on() && known.idle >= IDLE_LIMIT {
                return self.finish(Ending {
                    winners: score::fewest(known),
                    reason: Reason::IdleLimit,
                });
            }
            let next = self.left_of(seat);
            self.see(Sighting::TurnStarted { seat: next });
            if !self.loses_turn(next) {
                return;
            }
        }
    }

    /// DU-8.1
    fn win(&mut self, winners: SeatSet) {
        self.finish(Ending {
            winners,
            reason: Reason::LastVampire,
        });
    }

    /// Ends the game; the table stays as it is (R-DU-50). Then everything is opened (DU-9.9).
    fn finish(&mut self, ending: Ending) {
        self.see(Sighting::Ended { ending });
        for grave in Grave::all() {
            if self.state.known.lids[grave.idx()].is_none() && !self.state.known.is_lidless(grave) {
                let lid = self.state.lid(grave);
                self.see(Sighting::LidRevealed { grave, lid });
            }
        }
        for seat in (0..self.state.known.seats()).map(Seat) {
            while !self.state.known.row(seat).down().is_empty() {
                let vampire = self.state.next_vampire(seat, End::Left);
                self.see(Sighting::VampireRevealed { seat, vampire });
            }
        }
        for place in 0..self.state.reserve().len() {
            let lid = self.state.reserve()[place].peek();
            self.see(Sighting::ReserveRevealed { lid });
        }
        for place in 0..self.state.hidden.set_aside.len() {
            let vampire = self.state.hidden.set_aside[place].peek();
            self.see(Sighting::SetAsideRevealed { vampire });
        }
    }
}
