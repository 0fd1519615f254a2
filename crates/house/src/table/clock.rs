//! Whose time is up. All deadlines are times of the table's own clock, which stands still while it is paused; they
//! follow from the log and the book, so they survive a restart.

use super::HouseTable;
use crate::play::Asked;
use engine::{Mode, PromptId};
use protocol::wire::Pace;

/// What is due at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Due {
    /// The rules want to be woken.
    Wake,
    /// A seat is answered for.
    Overdue(PromptId),
    /// A bot moves.
    Bot,
    /// A round of reactions ends.
    Round,
}

impl HouseTable {
    /// The table's own time.
    pub(super) fn table_ms(&self) -> u64 {
        let now = self.book.paused_since_ms.unwrap_or(self.now);
        let dealt = self.book.dealt_ms.unwrap_or(now);
        now.saturating_sub(dealt).saturating_sub(self.book.paused_ms)
    }

    /// The house's time of a time of the table.
    pub(super) fn house_ms(&self, table_ms: u64) -> u64 {
        self.book.dealt_ms.unwrap_or(0) + self.book.paused_ms + table_ms
    }

    fn is_stopped(&self) -> bool {
        self.play.is_none() || self.book.paused_since_ms.is_some() || self.book.ended_ms.is_some()
    }

    /// When a prompt runs out, and what happens then.
    fn due_of(&self, asked: &Asked) -> Option<(u64, Due)> {
        if let Some(until) = asked.until {
            return Some((until, Due::Wake));
        }
        if asked.in_window || asked.mode != Mode::Open || !asked.must {
            return None;
        }
        let since = *self.shown.get(&asked.id)?;
        let seat = &self.book.seats[asked.seat.idx()];
        let limit = match self.book.pace {
            _ if seat.bot.is_some() => return None,
            _ if seat.is_empty() => self.settings.empty_seat_ms,
            _ if self.book.persons() < 2 => return None,
            Pace::Live => self.settings.live_ms,
            Pace::Relaxed => return None,
            Pace::ByMail => self.settings.mail_ms,
        };
        Some((since + limit, Due::Overdue(asked.id)))
    }

    fn due_prompts(&self) -> impl Iterator<Item = (u64, Due)> {
        let asked = self.play.as_ref().map_or_else(Vec::new, |play| play.asked());
        asked.into_iter().filter_map(|asked| self.due_of(&asked))
    }

    /// What is due next, in table time.
    fn next_due(&self) -> Option<(u64, Due)> {
        if self.is_stopped() {
            return None;
        }
        let graced = |(at, due): (u64, Due)| match due {
            Due::Bot if !self.awaits_return() => (at, due),
            _ => (at.max(self.grace_table_ms()), due),
        };
        let bot = self
            .play
            .as_ref()
            .and_then(|play| play.bots_due())
            .map(|at| (at, Due::Bot));
        let round = self.round_due().map(|at| (at, Due::Round));
        let all = self.due_prompts().chain(round).chain(bot);
        all.map(graced).min_by_key(|(at, _)| *at)
    }

    fn grace_table_ms(&self) -> u64 {
        self.grace_until.saturating_sub(self.house_ms(0))
    }

    /// How much time is left to whoever is waited for, or to the round of reactions.
    pub(super) fn left_ms(&self) -> Option<u64> {
        if self.is_stopped() {
            return self.wait_left_ms();
        }
        let prompts = self.due_prompts().map(|(at, _)| at);
        let round = self.round_shown_due();
        let first = prompts.chain(round).min()?;
        Some(first.max(self.grace_table_ms()).saturating_sub(self.table_ms()))
    }

    /// The next time something runs out, for whoever must load the table then.
    pub(super) fn deadline(&self) -> Option<u64> {
        self.next_due().map(|(at, _)| self.house_ms(at))
    }

    /// When the table wants to be woken, in the house's time.
    pub(crate) fn wake_at(&self) -> Option<u64> {
        let others = [self.watchers_due(), self.race_due()].into_iter().flatten();
        others.chain(self.deadline()).min()
    }

    /// Time has passed: at most one thing that is due happens.
    pub(super) fn tick(&mut self) {
        // Whether somebody is missing is seen before anything is done for him.
        self.follow_absence();
        self.tick_race();
        let at = self.table_ms();
        let Some((_, due)) = self.next_due().filter(|(due, _)| *due <= at) else {
            return;
        };
        let Some(play) = &mut self.play else { return };
        let moved = match due {
            Due::Wake => play.wake(at).is_ok(),
            Due::Overdue(prompt) => play.overdue(at, prompt).is_ok(),
            Due::Bot => play.move_bot(at) == Some(crate::play::Taken::Moved),
            Due::Round => return self.close_round(at),
        };
        self.moved |= moved;
    }
}
