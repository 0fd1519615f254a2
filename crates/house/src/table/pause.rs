//! The clocks stand still: because the host wants it, because nobody stirs, or because somebody is missing.

use super::{HouseTable, Stage};
use crate::{Guest, HouseRefusal};
use engine::SeatSet;
use protocol::wire::{PausedFor, Trouble};

/// How long it is counted down before the first race, once everybody is ready (R-CC-75).
pub(super) const COUNTDOWN_MS: u64 = 3000;

impl HouseTable {
    /// The host stops the clocks, or lets them run again.
    pub(super) fn pause(&mut self, paused: bool) -> Result<(), Trouble> {
        // The clocks of a table that is over stand still as it is; a solitaire can be lost as it is dealt.
        if matches!(self.stage, Stage::Over(_)) {
            return Ok(());
        }
        let dealt = self.dealt().ok_or(HouseRefusal::NotDealt)?;
        let is_racing = dealt.play.is_racing();
        self.book.pause_wanted = false;
        match (paused, self.book.paused_since_ms) {
            // R-CC-69: nobody gains time to think, or takes back a hand, while a race is on.
            (true, None) if is_racing => {
                self.book.pause_wanted = true;
                self.to_keep.book = true;
            }
            (true, None) => self.begin_pause(PausedFor::Host),
            (false, Some(_)) => {
                self.wait_no_longer();
                self.end_pause();
            }
            _ => {}
        }
        Ok(())
    }

    /// Stops the clocks.
    pub(super) fn begin_pause(&mut self, why: PausedFor) {
        self.tell_moves();
        self.book.pause_wanted = false;
        self.book.paused_since_ms = Some(self.now);
        self.book.paused_for = why;
        if let Some(dealt) = self.dealt_mut() {
            dealt.ready = SeatSet::default();
            dealt.begins_at = None;
        }
        self.tell_pause();
    }

    /// Lets the clocks run again.
    pub(super) fn end_pause(&mut self) {
        let Some(since) = self.book.paused_since_ms.take() else {
            return;
        };
        self.tell_moves();
        self.book.paused_ms += self.now.saturating_sub(since);
        self.book.paused_for = PausedFor::default();
        self.tell_pause();
    }

    fn tell_pause(&mut self) {
        self.change_book();
        self.tell_all_prompts();
    }

    /// Somebody says that they are there, when everybody must.
    pub(super) fn ready(&mut self, guest: &Guest) -> Result<(), Trouble> {
        let seat = self.book.seat_of(guest.id).ok_or(HouseRefusal::NoSeat)?;
        let is_asked = matches!(self.book.paused(), Some(PausedFor::Quiet | PausedFor::Start));
        let dealt = self.dealt_mut().filter(|_| is_asked);
        let ready = &mut dealt.ok_or(HouseRefusal::NotPaused)?.ready;
        // Said again it is no news: devices that answer each piece of news with it would go on for ever.
        if !ready.contains(seat) {
            ready.insert(seat);
            self.tell_table();
        }
        Ok(())
    }

    /// Before the first move: when everybody has said that they are ready, it begins a moment later.
    pub(super) fn follow_start(&mut self) {
        let Some(situation) = self
            .situation()
            .filter(|_| self.book.paused() == Some(PausedFor::Start))
        else {
            return;
        };
        let begins_at = self.now + COUNTDOWN_MS;
        match situation.dealt.begins_at {
            Some(begins_at) if begins_at <= self.now => self.end_pause(),
            None if situation.all_are_ready() => {
                if let Some(dealt) = self.dealt_mut() {
                    dealt.begins_at = Some(begins_at);
                }
                self.tell_pause();
            }
            _ => {}
        }
    }
}
