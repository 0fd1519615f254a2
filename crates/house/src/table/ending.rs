//! Tables that end before their game does: closed by whoever opened them, or because nobody comes back.
//!
//! A table nobody is at is kept for a time that fits its pace ([`Keeping`](crate::Keeping)). Since when nobody is there
//! is kept beside the log, so that a restart does not begin to count anew.

use super::race::hand_name;
use super::{HouseTable, Mistake, Stage};
use crate::{Guest, HouseRefusal};
use engine::BreakOff;
use protocol::wire::{PausedFor, ToClient, Trouble};
use store::Kept;

/// The name under which it is kept since when nobody is at the table.
const LEFT: &str = "left";

/// Since when nobody is at a table that is loaded: the time that was written down, whatever the table did by itself
/// since then, or that of the last change if a crash came while somebody was there.
pub(super) fn left_ms(kept: &Kept) -> u64 {
    let written = kept.asides.iter().find(|(name, _)| name == LEFT);
    let written = written.and_then(|(_, value)| value.parse().ok());
    written.unwrap_or(kept.summary.updated_ms)
}

/// Whether it is written down since when nobody is at the table.
pub(super) fn is_left(kept: &Kept) -> bool {
    kept.asides.iter().any(|(name, _)| name == LEFT)
}

impl HouseTable {
    /// The house was opened at this time.
    pub(crate) fn opened_with(&mut self, house_ms: u64) {
        self.house_opened = house_ms;
    }

    /// When the table ends because nobody is at it, in the house's time.
    pub(crate) fn ends_at(&self) -> Option<u64> {
        let keeping = &self.settings.keeping;
        let kept = self.book.kept_ms(keeping)?;
        let reopened = self.house_opened + kept.min(keeping.reopened_ms);
        Some((self.left? + kept).max(reopened))
    }

    /// After every event: it is written down when the last device has gone, and bots among themselves wait until
    /// somebody looks.
    pub(super) fn follow_presence(&mut self) {
        match (self.devices.is_empty(), self.left) {
            (true, None) => {
                self.left = Some(self.now);
                if self.book.ended_ms.is_none() {
                    self.stored.is_left = true;
                    self.keep_aside(LEFT.to_owned(), Some(self.now.to_string()));
                }
            }
            (false, Some(_)) => {
                self.left = None;
                if std::mem::take(&mut self.stored.is_left) {
                    self.keep_aside(LEFT.to_owned(), None);
                }
            }
            _ => {}
        }
    }

    /// Where no person plays and nobody looks, nothing moves.
    pub(super) fn follow_audience(&mut self) {
        let is_unseen = self.devices.is_empty() && self.book.persons() == 0;
        let is_busy = |table: &HouseTable| {
            let racing = table.dealt().is_none_or(|dealt| dealt.play.is_racing());
            racing || table.thinking_since().is_some()
        };
        match self.book.paused() {
            Some(PausedFor::Nobody) if !self.devices.is_empty() => self.end_pause(),
            None if is_unseen && !is_busy(self) => self.begin_pause(PausedFor::Nobody),
            _ => {}
        }
    }

    /// Whoever opened the table closes it. Nobody stands in for him in this.
    pub(super) fn close(&mut self, guest: &Guest) -> Result<(), Trouble> {
        if guest.id != self.book.host.guest {
            return Err(HouseRefusal::NotTheHost.into());
        }
        self.break_off(BreakOff::Closed)
    }

    /// Nobody has come back in time.
    pub(super) fn abandon(&mut self) -> Result<(), Mistake> {
        let ended = self.break_off(BreakOff::Abandoned);
        ended.map_err(|trouble| Mistake::refused("the end of a table nobody is at", &trouble))
    }

    pub(super) fn break_off(&mut self, why: BreakOff) -> Result<(), Trouble> {
        let at = self.book.table_ms(self.now);
        match &mut self.stage {
            Stage::Gathering => self.dissolve(),
            // A lesson can be had again.
            _ if self.book.lesson.is_some() => self.dissolve(),
            Stage::Playing(dealt) => {
                dealt.play.break_off(at, why)?;
                self.out.ended = Some(why.code());
                dealt.moved = true;
                for seat in self.book.seats.seats() {
                    self.keep_aside(hand_name(seat), None);
                }
            }
            Stage::Over(_) => return Err(HouseRefusal::AlreadyOver.into()),
            // What was kept of it stays as it is.
            Stage::Frozen => {
                self.out.ended = Some(why.code());
                self.book.ended_ms = Some(self.now);
                self.change_book();
            }
        }
        Ok(())
    }

    /// Nothing is dealt: nothing is left of the table. Its devices are told, and go with it.
    fn dissolve(&mut self) {
        self.out.dissolved = true;
        self.out.ended = Some("undealt");
        let message = ToClient::Away {
            table: self.id.to_string(),
            say: HouseRefusal::TableClosed.phrase().into(),
        };
        for (conn, _) in self.connections() {
            self.tell(conn, &message);
        }
    }
}
