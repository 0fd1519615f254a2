//! Inputs and what they cause: the round as a state machine (CC-4).
//!
//! Everything people see happen goes through [`Play::see`], which updates what lies open. There is no other way to
//! change it.

mod judge;
mod penalty;
mod special;

use crate::api::{
    Claim, Command, End, Moon, MoonAfterLook, Options, Phase, Place, Refusal, Sighting, Verdict,
};
use crate::event::Event;
use crate::order::check_verdict;
use crate::parts::{Card, Shown, Slot};
use crate::state::State;
use crate::{prompts, score, setup};
use engine::{Chance, FaceDown, Seat, SeatSet, Sink, Stamp};

/// The rules at work on one state.
pub(crate) struct Play<'a, C, S> {
    pub(crate) state: &'a mut State,
    pub(crate) at: Stamp,
    pub(crate) chance: &'a mut C,
    pub(crate) events: &'a mut S,
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    fn see(&mut self, sighting: Sighting) {
        self.state.public.see(&sighting);
        self.events.put(Event::Seen(sighting));
    }

    /// Waits for somebody; the time limit counts from this input.
    fn ask(&mut self, phase: Phase) {
        let until = time_limit(&self.state.public.options, phase)
            .map(|limit| Stamp(self.at.0.saturating_add(u64::from(limit))));
        self.see(Sighting::Asked { phase, until });
    }

    /// CC-2.1: four cards face-up to each seat; then the first throw.
    pub(crate) fn start(&mut self) {
        for seat in (0..self.state.public.seats()).map(Seat) {
            let cards = [(); 4].map(|()| {
                self.take_from_pile()
                    .expect("the deck has four cards for each seat")
            });
            self.see(Sighting::Dealt { seat, cards });
        }
        let thrower = self.state.public.thrower;
        self.begin_turn(thrower, 1);
    }

    /// A seat's command that names the right prompt.
    pub(crate) fn command(&mut self, seat: Seat, command: Command) -> Result<(), Refusal> {
        let public = &self.state.public;
        let Some(kind) = public.phase.kind() else {
            return Err(Refusal::NotNow);
        };
        match prompts::waits_for(public) {
            None => return Err(Refusal::ForTheReferee),
            Some(asked) if asked != seat => return Err(Refusal::NotYourChoice(asked)),
            Some(_) => prompts::check(public, kind, seat, command)?,
        }
        match command {
            Command::Throw => self.throw(),
            Command::Claim(claim) => self.claim(claim),
            Command::BatChoose(bat) => self.use_bat(bat),
            Command::MoonPick(moon) => self.pick_moon(moon),
            Command::MoonDecide { swap } => self.decide_moon(swap),
            Command::PenaltyPick { slot } => self.pick_penalty(slot),
            Command::Bang { .. } | Command::Pass => return Err(Refusal::ForTheReferee),
        }
        Ok(())
    }

    /// What the referee says (CC-3.4).
    pub(crate) fn verdict(&mut self, verdict: &Verdict) -> Result<(), Refusal> {
        match (self.state.public.phase, verdict) {
            (Phase::AwaitThrow, Verdict::Throw) => self.throw(),
            (Phase::Rolling, Verdict::Reveal) => self.reveal(),
            (Phase::Open, Verdict::Adjudicate { bangs, false_starts }) => {
                let throw = self.state.dice().ok_or(Refusal::NoRaceNow)?;
                check_verdict(&self.state.public, throw, bangs, false_starts)?;
                self.judge(throw, bangs, false_starts);
            }
            (_, Verdict::Timeout) => return self.time_out(),
            (_, Verdict::Throw) => return Err(Refusal::NotNow),
            (_, Verdict::Reveal | Verdict::Adjudicate { .. }) => return Err(Refusal::NoRaceNow),
        }
        Ok(())
    }

    /// The time a prompt was open for has come: the referee throws (CC-4.1), or a choice is taken as not made.
    pub(crate) fn wake(&mut self) -> Result<(), Refusal> {
        let due = self.state.public.until.is_some_and(|until| until <= self.at);
        match self.state.public.phase {
            _ if !due => return Err(Refusal::NotDue),
            Phase::AwaitThrow => self.throw(),
            _ => return self.time_out(),
        }
        Ok(())
    }

    /// The default of the phase (CC-4.1, R-CC-26, R-CC-46).
    fn time_out(&mut self) -> Result<(), Refusal> {
        match self.state.public.phase {
            Phase::Claim { .. } => self.claim(Claim::Concede),
            Phase::Bat { .. } => self.use_bat(crate::api::Bat::Decline),
            Phase::MoonPick { .. } => self.pick_moon(Moon::Decline),
            Phase::MoonDecide { .. } => {
                let must = self.state.public.options.moon_after_look == MoonAfterLook::MustSwap;
                self.decide_moon(must);
            }
            Phase::Penalty { .. } => self.pick_penalty_unasked(),
            Phase::AwaitThrow | Phase::Rolling | Phase::Open | Phase::Over { .. } => {
                return Err(Refusal::NoTimeoutNow);
            }
        }
        Ok(())
    }

    /// The dice are fixed now and shown later (CC-10.6).
    fn throw(&mut self) {
        let throw = setup::throw_dice(self.state, self.chance);
        self.state.hidden.rolled = Some(FaceDown::new(throw));
        self.state.public.see(&Sighting::Thrown);
        self.events.put(Event::Thrown { throw });
        self.ask(Phase::Rolling);
    }

    fn reveal(&mut self) {
        if let Some(rolled) = self.state.hidden.rolled.take() {
            self.see(Sighting::Revealed { throw: rolled.peek() });
        }
        self.ask(Phase::Open);
    }

    fn take_from_pile(&mut self) -> Option<Card> {
        self.state.hidden.pile.pop().map(FaceDown::peek)
    }

    /// Where the next card of a seat goes (CC-3.1).
    fn free_place(&self, seat: Seat) -> Place {
        let slot = self.state.public.rows[seat].free_slot();
        Place { seat, slot }
    }

    /// Turns a card that lies up to its coffin side.
    fn close(&mut self, place: Place) {
        let card = self.state.public.slot(place).up();
        self.see(Sighting::Closed { place });
        self.state.set_face(place, card);
    }

    /// Turns a Down card up; its face is told by what `sighting` makes of it.
    fn turn_up(&mut self, place: Place, sighting: impl FnOnce(Card) -> Sighting) {
        let card = self.state.face(place).expect("a Down card has a face");
        self.state.set_face(place, None);
        self.see(sighting(card));
    }

    /// CC-5.4: clears a Down card; the fourth one wins, otherwise the row is refilled to four. True if it wins.
    fn clear(&mut self, place: Place) -> bool {
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

    /// CC-4.2: the dice go clockwise, unless the guard is reached (CC-8.3, R-CC-44).
    fn end_round(&mut self) {
        self.see(Sighting::RoundEnded);
        let public = &self.state.public;
        if public.options.max_throws.is_some_and(|max| public.round >= max) {
            let winners = score::leaders(public);
            return self.end(winners, End::MaxThrows);
        }
        let next = public.thrower.next_clockwise(public.seats());
        let round = public.round + 1;
        self.begin_turn(next, round);
    }

    fn begin_turn(&mut self, thrower: Seat, round: u32) {
        self.see(Sighting::TurnBegan { thrower, round });
        self.ask(Phase::AwaitThrow);
    }

    /// Ends the game and opens what still lies down (CC-9.5).
    fn end(&mut self, winners: SeatSet, reason: End) {
        self.see(Sighting::Ended { winners, reason });
        for seat in (0..self.state.public.seats()).map(Seat) {
            for slot in 0..self.state.public.rows[seat].len() {
                let place = Place { seat, slot };
                if let Some(card) = self.state.face(place) {
                    self.see(Sighting::Opened { place, card });
                }
            }
        }
    }

    /// The claimant points at one card (CC-5.1, CC-5.2).
    fn claim(&mut self, claim: Claim) {
        let Phase::Claim { seat, owed } = self.state.public.phase else {
            unreachable!("claims answer the phase that asks for them")
        };
        let mut queue = owed;
        let mut shown = Shown::default();
        match claim {
            Claim::Card(place) if self.is_match(place) => {
                if self.carry_out(seat, place) {
                    return;
                }
            }
            Claim::Card(place) => {
                self.show_wrong(seat, place, &mut shown);
                queue.push(seat);
            }
            Claim::Concede => {
                self.see(Sighting::Conceded { seat });
                queue.push(seat);
            }
        }
        self.collect(queue, shown);
    }

    fn is_match(&self, place: Place) -> bool {
        let throw = self.state.dice();
        let card = self.state.card(place);
        throw.zip(card).is_some_and(|(throw, card)| throw.matches(card))
    }

    /// A right claim (CC-5.2): close, clear or expose. True if it wins.
    fn carry_out(&mut self, by: Seat, place: Place) -> bool {
        match self.state.public.slot(place) {
            Slot::Down if place.seat == by => return self.clear(place),
            Slot::Down => self.turn_up(place, |card| Sighting::Exposed { by, place, card }),
            Slot::Up(_) | Slot::Gap => self.close(place),
        }
        false
    }

    /// A wrong claim: a Down card is shown and turned down again before anything is paid (CC-7.5).
    fn show_wrong(&mut self, by: Seat, place: Place, shown: &mut Shown) {
        let Some(card) = self.state.face(place) else {
            return self.see(Sighting::Missed { place });
        };
        // R-CC-39: only an own card counts as the shown card of an offender.
        if place.seat == by {
            shown.insert(by, place.slot);
        }
        self.see(Sighting::Shown { by, place, card });
    }
}

/// How long a phase waits for its seat (CC-10b); the referee keeps the time of rolling and racing himself.
fn time_limit(options: &Options, phase: Phase) -> Option<u32> {
    Some(match phase {
        Phase::AwaitThrow => options.throw_ms,
        Phase::Claim { .. } => options.claim_ms,
        Phase::Bat { .. } => options.bat_ms,
        Phase::MoonPick { .. } => options.moon_pick_ms,
        Phase::MoonDecide { .. } => options.moon_decide_ms,
        Phase::Penalty { .. } => options.penalty_ms,
        Phase::Rolling | Phase::Open | Phase::Over { .. } => return None,
    })
}
