//! Players who are away, where the game says what is done about them: a seat is waited for, a bot stands in for it, or
//! the table goes on without it; with too few who could play it is suspended ([`Absence`]).
//!
//! All of it happens between two rounds. Whoever goes in the middle of one takes no part in it, and what he is asked
//! runs into its time.

use super::situation::Situation;
use super::{HouseTable, Mistake, Stage};
use crate::hosted::Absence;
use crate::play::OpenPrompt;
use engine::Seat;
use engine::table::Holder;
use protocol::wire::PausedFor;
use store::GuestId;

impl Situation<'_> {
    /// Whether a seat's player has been away long enough to be missed.
    fn is_missing(&self, absence: &Absence, seat: Seat) -> bool {
        let since = self.dealt.away.since(seat);
        since.is_some_and(|since| since + absence.missed_ms <= self.now)
    }

    fn missing(&self, absence: &Absence) -> impl Iterator<Item = Seat> {
        let seats = self.book.seats.seats();
        seats.filter(|seat| self.is_missing(absence, *seat))
    }

    fn wait_left(&self, absence: &Absence, seat: Seat) -> u64 {
        absence.wait_ms.saturating_sub(self.book.seats[seat].waited_ms())
    }

    /// Whether somebody is missing whose time to be waited for is not used up.
    fn waits_for_somebody(&self, absence: &Absence) -> bool {
        self.missing(absence)
            .any(|seat| self.wait_left(absence, seat) > 0)
    }

    /// Whether enough could play.
    fn has_company(&self, absence: &Absence) -> bool {
        let plays = |seat: &Seat| !self.book.seats[*seat].is_empty() && !self.is_missing(absence, *seat);
        self.book.seats.seats().filter(plays).count() >= absence.company
    }

    /// Whether everybody who is here has said so, and somebody has.
    pub(super) fn all_are_ready(&self) -> bool {
        let ready = self.dealt.ready;
        let mut seats = self.book.seats.seats();
        !ready.is_empty() && seats.all(|seat| ready.contains(seat) || !self.is_here(seat))
    }

    /// When a seat is answered for between two rounds because nobody is there, in table time.
    pub(super) fn answered_for_at(&self, asked: &OpenPrompt) -> Option<u64> {
        let absence = self
            .play()
            .absence()
            .filter(|_| self.play().is_between_rounds())?;
        let shown = *self.dealt.shown.get(&asked.id)?;
        let since = match self.dealt.away.since(asked.seat) {
            Some(gone) => shown.max(gone.saturating_sub(self.book.house_ms(0))),
            None if self.book.seats[asked.seat].is_empty() => shown,
            None => return None,
        };
        Some(since + absence.missed_ms)
    }

    /// When somebody is missed, or waited for long enough, in the house's time.
    fn absence_due(&self) -> Option<u64> {
        let absence = self.play().absence()?;
        match self.book.paused() {
            Some(PausedFor::Away) => {
                let left = self.missing(&absence).map(|seat| self.wait_left(&absence, seat));
                left.max().map(|left| self.dealt.away.charged() + left)
            }
            Some(_) => None,
            None => {
                let missed = self.dealt.away.times().map(|since| since + absence.missed_ms);
                missed.filter(|at| *at > self.now).min()
            }
        }
    }

    /// How much longer somebody is waited for, or until it begins.
    pub(super) fn wait_left_ms(&self) -> Option<u64> {
        let is_away = self.book.paused() == Some(PausedFor::Away);
        let due = self.absence_due().filter(|_| is_away).or(self.dealt.begins_at)?;
        Some(due.saturating_sub(self.now))
    }

    /// When absence or a race want to be looked after, in the house's time.
    pub(super) fn wake_at(&self) -> Option<u64> {
        let absence = self.absence_due();
        if self.is_paused() {
            return absence.or(self.dealt.begins_at);
        }
        let returned = self.awaits_return().then_some(self.dealt.grace_until);
        [absence, returned, self.play().race_due()]
            .into_iter()
            .flatten()
            .min()
    }
}

impl HouseTable {
    /// At the beginning of an event: the time since the last one was spent on waiting.
    pub(super) fn charge_waits(&mut self) {
        let now = self.now;
        let Some(waited) = self.dealt_mut().map(|dealt| dealt.away.charge(now)) else {
            return;
        };
        if self.book.paused() == Some(PausedFor::Away) {
            self.add_waits(waited);
        }
    }

    /// Those who are missed have been waited for so much longer.
    fn add_waits(&mut self, ms: u64) {
        let Some(situation) = self.situation() else { return };
        let Some(absence) = situation.play().absence() else {
            return;
        };
        let missing: Vec<Seat> = situation.missing(&absence).collect();
        for seat in missing {
            self.book.seats.add_wait(seat, ms, absence.wait_ms);
        }
    }

    /// The host does not want to wait for anybody.
    pub(super) fn wait_no_longer(&mut self) {
        if self.book.paused() == Some(PausedFor::Away) {
            self.add_waits(u64::MAX);
        }
    }

    /// After every event: the table waits for whoever is away, goes on without him, or is suspended.
    pub(super) fn follow_absence(&mut self) -> Result<(), Mistake> {
        self.note_away();
        self.follow_start();
        let Some(situation) = self.situation() else {
            return Ok(());
        };
        let absence = situation.play().absence();
        let is_over = match (self.book.paused(), &absence) {
            (Some(PausedFor::Away), Some(absence)) => !situation.waits_for_somebody(absence),
            (Some(PausedFor::Company), Some(absence)) => situation.has_company(absence),
            (Some(PausedFor::Quiet), _) => situation.all_are_ready(),
            _ => false,
        };
        let is_between_rounds = situation.play().is_between_rounds();
        if is_over {
            self.end_pause();
        }
        let Some(absence) = absence.filter(|_| is_between_rounds && self.book.paused_since_ms.is_none())
        else {
            return Ok(());
        };
        self.let_bots_stand_in(&absence)?;
        let Some(situation) = self.situation() else {
            return Ok(());
        };
        if situation.waits_for_somebody(&absence) {
            self.begin_pause(PausedFor::Away);
        } else if !situation.has_company(&absence) {
            self.begin_pause(PausedFor::Company);
        }
        Ok(())
    }

    fn note_away(&mut self) {
        let Stage::Playing(dealt) = &mut self.stage else {
            return;
        };
        let from = self.now.max(dealt.grace_until);
        for seat in self.book.seats.seats() {
            let player = self.book.seats[seat].player();
            let is_away = player.is_some_and(|person| !self.devices.has(person.guest));
            dealt.away.note(seat, is_away, from);
        }
    }

    fn let_bots_stand_in(&mut self, absence: &Absence) -> Result<(), Mistake> {
        let (Some(level), Some(situation)) = (absence.stand_in, self.situation()) else {
            return Ok(());
        };
        let is_wanted =
            |seat: &Seat| situation.is_missing(absence, *seat) || self.book.seats[*seat].wants_stand_in();
        let wanted: Vec<Seat> = self.book.seats.seats().filter(is_wanted).collect();
        for seat in wanted {
            let handed = self.hand(seat, Holder::Bot(level.into()));
            handed.map_err(|trouble| Mistake::refused("a bot that stands in", &trouble))?;
            self.book.seats.put_bot(seat, level, true);
            self.change_book();
        }
        self.note_away();
        Ok(())
    }

    /// Whoever is back has his seat back from the bot that stood in for him, unless he had given it up.
    pub(super) fn come_back(&mut self, guest: GuestId) -> Result<(), Mistake> {
        let Some(seat) = self.book.seats.stood_in_for(guest) else {
            return Ok(());
        };
        if self.dealt().is_none() {
            return Ok(());
        }
        let handed = self.hand(seat, Holder::Person);
        handed.map_err(|trouble| Mistake::refused("a seat that is given back", &trouble))?;
        self.book.seats.take_bot(seat, true);
        self.change_book();
        Ok(())
    }
}
