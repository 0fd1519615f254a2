//! Inputs and what they cause: the round as a state machine (CC-4).
//!
//! Everything people see happen goes through [`Happening::see`], which updates what lies open. There is no other way to
//! change it.

mod cards;
mod claim;
mod judge;
mod penalty;
mod special;

use crate::api::{
    Claim, Command, End, Moon, MoonAfterLook, Options, Phase, Place, Refusal, Sighting, Verdict,
};
use crate::event::Event;
use crate::order::check_verdict;
use crate::state::State;
use crate::{prompts, score, setup};
use engine::{Chance, FaceDown, Seat, SeatSet, Sink, Stamp};

/// The rules at work on one state.
pub(crate) struct Happening<'a, C, S> {
    pub(crate) state: &'a mut State,
    pub(crate) at: Stamp,
    pub(crate) chance: &'a mut C,
    pub(crate) events: &'a mut S,
}

impl<C: Chance, S: Sink<Event>> Happening<'_, C, S> {
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

    /// Ends the game and opens what still lies down (CC-9.5, R-CC-56).
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
}

/// How long a phase waits for its seat (CC-10); the referee keeps the time of rolling and racing himself.
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
