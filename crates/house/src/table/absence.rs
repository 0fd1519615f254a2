//! Seats whose people are away from a race (CC-10.17, R-CC-66): a seat is waited for, a bot stands in for it, or the
//! table goes on without it; with fewer than two who could play it is suspended.
//!
//! All of it happens between two rounds. Whoever goes in the middle of one does not bang, and what he is asked runs
//! into its time.

use super::HouseTable;
use clearing_coffins::api::{Leave, ReactionMode};
use clearing_coffins::referee::{MISSED_MS, WAIT_MS};
use clearing_coffins::{ClearingCoffins, Phase};
use engine::table::Holder;
use engine::{Game as _, Seat};
use protocol::wire::PausedFor;
use store::GuestId;

/// Who stands in for a person with `on_leave = bot`.
const STAND_IN: &str = "steady";

/// Whoever is back within this time was not away: a page that is loaded again loses its line for a moment.
const GONE_MS: u64 = MISSED_MS as u64;

/// Who is away.
#[derive(Debug, Default)]
pub(super) struct Absence {
    /// Since when each seat's person is away.
    gone: Vec<Option<u64>>,
    /// Until when the time that was waited is written down.
    charged: u64,
}

impl HouseTable {
    fn is_coffins(&self) -> bool {
        self.book.game == ClearingCoffins::NAME
    }

    /// At the beginning of an event: the time since the last one was spent on waiting.
    pub(super) fn charge_waits(&mut self) {
        let since = std::mem::replace(&mut self.absence.charged, self.now);
        if self.book.paused() != Some(PausedFor::Away) {
            return;
        }
        let waited = self.now.saturating_sub(since);
        for idx in 0..self.book.seats.len() {
            if self.is_missing(idx) {
                self.book.seats[idx].waited_ms += waited;
            }
        }
    }

    /// After every event: the table waits for whoever is away, goes on without him, or is suspended.
    pub(super) fn follow_absence(&mut self) {
        if !self.is_coffins() || self.book.phase() != store::Phase::Playing {
            return;
        }
        self.note_gone();
        match self.book.paused() {
            Some(PausedFor::Away) if !self.waits_for_somebody() => self.end_pause(),
            Some(PausedFor::Company) if self.has_company() => self.end_pause(),
            Some(PausedFor::Quiet) if self.all_are_ready() => self.end_pause(),
            _ => {}
        }
        if self.book.paused_since_ms.is_some() || self.coffins_phase() != Some(Phase::AwaitThrow) {
            return;
        }
        if self.has_stand_ins() {
            self.let_bots_stand_in();
        }
        if self.on_leave() == Some(Leave::Wait) && self.waits_for_somebody() {
            self.begin_pause(PausedFor::Away);
        } else if !self.has_company() {
            self.begin_pause(PausedFor::Company);
        }
    }

    fn on_leave(&self) -> Option<Leave> {
        self.coffins_now()
            .map(|coffins| coffins.table.setup().options.on_leave)
    }

    /// Whether a bot stands in for whoever goes.
    pub(super) fn has_stand_ins(&self) -> bool {
        self.on_leave() == Some(Leave::Bot)
    }

    fn note_gone(&mut self) {
        let from = self.now.max(self.grace_until);
        self.absence.gone.resize(self.book.seats.len(), None);
        for idx in 0..self.book.seats.len() {
            let person = self.book.seats[idx].player().map(|person| person.guest);
            let is_away = person.is_some_and(|guest| !self.is_here(guest));
            let gone = &mut self.absence.gone[idx];
            *gone = is_away.then(|| gone.unwrap_or(from));
        }
    }

    fn gone_at(&self, idx: usize) -> Option<u64> {
        self.absence.gone.get(idx).copied().flatten()
    }

    /// Whether a seat's person has been away long enough to be missed.
    fn is_missing(&self, idx: usize) -> bool {
        self.gone_at(idx).is_some_and(|at| at + GONE_MS <= self.now)
    }

    fn wait_left(&self, idx: usize) -> u64 {
        (WAIT_MS as u64).saturating_sub(self.book.seats[idx].waited_ms)
    }

    /// Whether somebody is missing whose time to be waited for is not used up.
    fn waits_for_somebody(&self) -> bool {
        (0..self.book.seats.len()).any(|idx| self.is_missing(idx) && self.wait_left(idx) > 0)
    }

    /// Whether two or more could play.
    fn has_company(&self) -> bool {
        let plays = |idx: &usize| !self.book.seats[*idx].is_empty() && !self.is_missing(*idx);
        (0..self.book.seats.len()).filter(plays).count() >= 2
    }

    /// The host does not want to wait for anybody.
    pub(super) fn wait_no_longer(&mut self) {
        if self.book.paused() != Some(PausedFor::Away) {
            return;
        }
        for idx in 0..self.book.seats.len() {
            if self.is_missing(idx) {
                self.book.seats[idx].waited_ms = WAIT_MS as u64;
            }
        }
    }

    fn let_bots_stand_in(&mut self) {
        for idx in 0..self.book.seats.len() {
            let seat = &self.book.seats[idx];
            let is_wanted = self.is_missing(idx) || (seat.is_empty() && seat.stands_in);
            if is_wanted && self.hand(idx, Holder::Bot(STAND_IN.into())).is_ok() {
                self.book.seats[idx].bot = Some(STAND_IN.to_owned());
                self.book.seats[idx].stands_in = true;
                self.change_book();
            }
        }
        self.note_gone();
    }

    /// Whoever is back has his seat back from the bot that stood in for him, unless he had given it up.
    pub(super) fn come_back(&mut self, guest: GuestId) {
        let kept = self.book.seat_kept_for(guest);
        let Some(idx) = kept.filter(|idx| self.book.seats[*idx].stands_in && !self.book.seats[*idx].is_left)
        else {
            return;
        };
        if self.hand(idx, Holder::Person).is_ok() {
            self.book.seats[idx].bot = None;
            self.book.seats[idx].stands_in = false;
            self.change_book();
        }
    }

    /// When the dice are thrown for a thrower who is not here, in table time (CC-10.17).
    pub(super) fn throw_for_absent(&self) -> Option<(u64, engine::PromptId)> {
        let asked = self.play.as_ref()?.asked().into_iter().next()?;
        let shown = *self.shown.get(&asked.id)?;
        let idx = asked.seat.idx();
        let since = match self.gone_at(idx) {
            Some(gone) => shown.max(gone.saturating_sub(self.house_ms(0))),
            None if self.book.seats[idx].is_empty() => shown,
            None => return None,
        };
        Some((since + GONE_MS, asked.id))
    }

    /// When somebody is missed, or waited for long enough, in the house's time.
    pub(super) fn absence_due(&self) -> Option<u64> {
        let seats = 0..self.book.seats.len();
        match self.book.paused() {
            Some(PausedFor::Away) => {
                let left = seats
                    .filter(|idx| self.is_missing(*idx))
                    .map(|idx| self.wait_left(idx));
                left.max().map(|left| self.absence.charged + left)
            }
            Some(_) => None,
            None => {
                let missed = seats.filter_map(|idx| self.gone_at(idx)).map(|at| at + GONE_MS);
                missed.filter(|at| *at > self.now).min()
            }
        }
    }

    /// How much longer somebody is waited for.
    pub(super) fn wait_left_ms(&self) -> Option<u64> {
        let due = self
            .absence_due()
            .filter(|_| self.book.paused() == Some(PausedFor::Away))?;
        Some(due.saturating_sub(self.now))
    }

    /// Whether a race waits because the house was away and not everybody is back who could run it.
    pub(super) fn awaits_return(&self) -> bool {
        let cannot_run = |idx: usize| {
            let seat = Seat(idx as u8);
            self.book.seats[idx].player().is_some() && !self.can_run(seat)
        };
        self.now < self.grace_until && self.is_coffins() && (0..self.book.seats.len()).any(cannot_run)
    }

    /// Whether a seat's person is here, and near enough to be measured where that matters (CC-10.5).
    fn can_run(&self, seat: Seat) -> bool {
        let Some(person) = self.book.seats[seat.idx()].player() else {
            return false;
        };
        match self.reaction_mode() {
            ReactionMode::Network => self.line_of(seat).is_some(),
            ReactionMode::Hotseat | ReactionMode::Sealed => self.is_here(person.guest),
        }
    }
}
