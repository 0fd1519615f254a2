//! The state of a race, and what the referee counts over many.

use super::link::LinkState;
use crate::ConnectionId;
use crate::table::book::Book;
use clearing_coffins::Command;
use clearing_coffins::Verdict;
use clearing_coffins::referee::{
    Answer, Evidence, Heard, Idle, Press, Race, Ruling, SEALED_ANSWER_MS, Sealed, Terms, Watch,
};
use engine::{Chance, Digest, Keyed, PromptId, Seat, Secret};
use std::collections::{BTreeMap, BTreeSet};

/// A race that is on.
pub(in crate::table) struct Running {
    pub(super) terms: Terms,
    race: Race,
    sealed: Option<Sealed>,
    /// Seats the dice have not been sent to.
    unreleased: Vec<Seat>,
    pub(super) is_revealed: bool,
    /// Whether those who watch have seen the dice.
    pub(super) is_told: bool,
}

impl Running {
    pub(super) fn new(
        terms: Terms,
        race: Race,
        sealed: Option<Sealed>,
        seats: u8,
        is_shown: bool,
    ) -> Running {
        Running {
            terms,
            race,
            sealed,
            unreleased: if is_shown {
                Vec::new()
            } else {
                (0..seats).map(Seat).collect()
            },
            is_revealed: is_shown,
            is_told: is_shown,
        }
    }

    fn release_of(&self, seat: Seat) -> u64 {
        // Without reflexes nobody gains by seeing the dice later.
        let at = self.race.release_at(seat).filter(|_| self.sealed.is_none());
        at.unwrap_or(self.terms.reveal_at).max(0) as u64
    }

    /// When the dice go to the first seat.
    pub(super) fn first_release(&self) -> u64 {
        let releases = self.unreleased.iter().map(|seat| self.release_of(*seat));
        releases.min().unwrap_or(self.terms.reveal_at.max(0) as u64)
    }

    /// Seats the dice are to be sent to now.
    pub(super) fn take_releases(&mut self, now: u64) -> Vec<Seat> {
        let (due, later) = self
            .unreleased
            .iter()
            .partition(|seat| self.release_of(**seat) <= now);
        self.unreleased = later;
        let due: Vec<Seat> = due;
        for seat in &due {
            self.race.released(*seat, now as i64);
        }
        due
    }

    pub(super) fn is_shown_to_all(&self, now: u64) -> bool {
        self.is_told && self.terms.reveal_at <= now as i64
    }

    /// When the race ends, as far as is known now.
    pub(super) fn close_at(&self) -> Option<u64> {
        let close = match &self.sealed {
            Some(sealed) => sealed.close_at(Some(SEALED_ANSWER_MS))?,
            None => self.race.close_at(),
        };
        Some(close.max(self.terms.reveal_at).max(0) as u64)
    }

    /// The next thing to do.
    pub(super) fn due(&self, ahead: u64) -> Option<u64> {
        if !self.is_revealed {
            return Some(self.first_release().saturating_sub(ahead));
        }
        let release = (!self.unreleased.is_empty()).then(|| self.first_release());
        let told = (!self.is_told).then_some(self.terms.reveal_at.max(0) as u64);
        let close = self.close_at().filter(|_| self.is_told);
        [release, told, close].into_iter().flatten().min()
    }

    pub(super) fn hand(&mut self, seat: Seat, at: i64, press: Press) -> Heard {
        let Some(sealed) = &mut self.sealed else {
            return self.race.bang(seat, at, press);
        };
        let is_now = self.is_revealed && press.round == self.terms.round && at >= self.terms.reveal_at;
        if is_now && sealed.answer(seat, Answer::Bang(press.target)) {
            Heard::Taken
        } else {
            Heard::Dropped
        }
    }

    pub(super) fn bot_hand(&mut self, seat: Seat, after: u32, command: Command, is_right: bool) {
        match (command, &mut self.sealed) {
            (Command::Bang { target }, Some(sealed)) => {
                sealed.answer(seat, Answer::Bang(target));
            }
            (Command::Bang { target }, None) => {
                self.race.bot_bang(seat, i64::from(after), target, is_right);
            }
            (Command::Pass, None) => self.race.pass(seat, self.terms.reveal_at + i64::from(after)),
            _ => {}
        }
    }

    /// A bot that has not answered a sealed race answers no.
    pub(super) fn bot_is_done(&mut self, seat: Seat) {
        if let Some(sealed) = &mut self.sealed {
            sealed.answer(seat, Answer::NoBang);
        }
    }

    pub(super) fn pass(&mut self, seat: Seat, at: i64, answer: Answer) {
        match &mut self.sealed {
            Some(sealed) => {
                sealed.answer(seat, answer);
            }
            None => self.race.pass(seat, at),
        }
    }

    pub(super) fn leave(&mut self, seat: Seat) {
        self.race.leave(seat);
    }

    pub(super) fn verdict(&self, chance: &mut impl Chance) -> (Verdict, Vec<Evidence>) {
        match &self.sealed {
            Some(sealed) => (sealed.verdict(chance), Vec::new()),
            None => {
                let (verdict, evidence) = self.race.verdict();
                (verdict, evidence.to_vec())
            }
        }
    }
}

/// All the house knows of the races at a table.
pub(in crate::table) struct Track {
    pub(super) running: Option<Running>,
    pub(super) links: BTreeMap<ConnectionId, LinkState>,
    watches: Vec<Watch>,
    pub(super) idle: Idle,
    pub(super) ready: BTreeSet<usize>,
    /// The referee's own chance: never that of the rules.
    pub(super) chance: Keyed,
    /// When the dice are thrown for a thrower who is not here, in table time.
    pub(super) awaits_throw: Option<(u64, PromptId)>,
    /// Devices that came while dice were held back.
    later: Vec<ConnectionId>,
    slow: BTreeSet<usize>,
    pub(super) pings: u32,
}

impl Track {
    pub(in crate::table) fn new(seats: usize, book: &Book) -> Track {
        let digest = Digest::of_bytes(&[b"sexton referee 1\0", book.secret.as_bytes()]);
        Track {
            running: None,
            links: BTreeMap::new(),
            watches: vec![Watch::default(); seats],
            idle: Idle::default(),
            ready: BTreeSet::new(),
            chance: Keyed::new(Secret::from_bytes(digest.0), &[]),
            awaits_throw: None,
            later: Vec::new(),
            slow: BTreeSet::new(),
            pings: 0,
        }
    }

    /// Whether dice are turned up in the log that not everybody may see yet.
    pub(in crate::table) fn is_holding(&self, now: u64) -> bool {
        let holds = |running: &Running| {
            running.is_revealed && (!running.is_told || running.terms.reveal_at > now as i64)
        };
        self.running.as_ref().is_some_and(holds)
    }

    pub(in crate::table) fn tell_later(&mut self, conn: ConnectionId) {
        self.later.push(conn);
    }

    pub(super) fn take_later(&mut self) -> Vec<ConnectionId> {
        std::mem::take(&mut self.later)
    }

    /// The race is broken off and begins again when the clocks run.
    pub(in crate::table) fn interrupt(&mut self) {
        self.running = None;
        self.idle.resume();
    }

    /// Takes note of a race that is over; true if everybody must be ready before the next throw (CC-8.4).
    pub(super) fn note(&mut self, evidence: &[Evidence], was_banged_on: bool) -> bool {
        for hand in evidence.iter().filter(|hand| hand.ruling == Ruling::Counted) {
            if let Some(watch) = self.watches.get_mut(hand.seat.idx()) {
                watch.note(hand.reaction);
            }
        }
        self.idle.round_over(was_banged_on)
    }

    /// Whether a seat's reactions are no person's (CC-10.16).
    pub(in crate::table) fn is_marked(&self, seat: usize) -> bool {
        self.watches.get(seat).is_some_and(Watch::is_marked)
    }

    /// Whether a seat's line is too slow to be made up for (CC-10.5).
    pub(in crate::table) fn is_slow(&self, seat: usize) -> bool {
        self.slow.contains(&seat)
    }

    /// Marks a seat's line; true if that is news.
    pub(super) fn set_slow(&mut self, seat: usize, slow: bool) -> bool {
        if slow {
            self.slow.insert(seat)
        } else {
            self.slow.remove(&seat)
        }
    }
}
