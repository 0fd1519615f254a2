//! The clocks stand still: because the host wants it, because nobody bangs (CC-8.4), or because somebody is missing
//! (CC-10.17).

use super::HouseTable;
use super::book::SeatBook;
use crate::{Guest, HouseRefusal};
use protocol::wire::{PausedFor, Trouble};
use store::Phase;

impl HouseTable {
    /// The host stops the clocks, or lets them run again.
    pub(super) fn pause(&mut self, paused: bool) -> Result<(), Trouble> {
        if self.book.phase() != Phase::Playing {
            return Err(HouseRefusal::NotDealt.into());
        }
        self.book.pause_wanted = false;
        match (paused, self.book.paused_since_ms) {
            // R-CC-69: nobody gains time to think, or takes back a hand, while dice are out.
            (true, None) if self.race.is_on() => {
                self.book.pause_wanted = true;
                self.book_changed = true;
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
        self.race.ready.clear();
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
        for audience in self.audiences() {
            self.tell_prompts(audience);
        }
    }

    /// Somebody is ready after many quiet throws (CC-8.4).
    pub(super) fn ready(&mut self, guest: &Guest) -> Result<(), Trouble> {
        let seat = self.book.seat_of(guest.id).ok_or(HouseRefusal::NoSeat)?;
        if self.book.paused() != Some(PausedFor::Quiet) {
            return Err(HouseRefusal::NotPaused.into());
        }
        self.race.ready.insert(seat);
        Ok(())
    }

    /// Whether everybody who is here has said so, and somebody has.
    pub(super) fn all_are_ready(&self) -> bool {
        let is_away = |seat: &SeatBook| seat.player().is_none_or(|person| !self.is_here(person.guest));
        let mut seats = self.book.seats.iter().enumerate();
        !self.race.ready.is_empty()
            && seats.all(|(idx, seat)| self.race.ready.contains(&idx) || is_away(seat))
    }
}
