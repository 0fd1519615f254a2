//! Whose time is up. All deadlines are times of the table's own clock, which stands still while it is paused; they
//! follow from the log and the book, so they survive a restart.

use super::situation::Situation;
use super::{HouseTable, Mistake, Stage};
use crate::play::{OpenPrompt, Taken, Window};
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
    /// A window of reactions ends.
    Window,
}

impl Situation<'_> {
    /// When a prompt runs out, and what happens then.
    fn due_of(&self, asked: &OpenPrompt) -> Option<(u64, Due)> {
        let missed = self.answered_for_at(asked);
        if let Some(until) = asked.until {
            let missed = missed.filter(|at| *at < until);
            return Some(missed.map_or((until, Due::Wake), |at| (at, Due::Overdue(asked.id))));
        }
        if asked.in_window || asked.mode != Mode::Open || !asked.must {
            return None;
        }
        let since = *self.dealt.shown.get(&asked.id)?;
        let place = &self.book.seats[asked.seat];
        let limit = match self.book.pace {
            _ if place.bot().is_some() => return None,
            _ if place.is_empty() => self.settings.empty_seat_ms,
            _ if self.book.persons() < 2 => return None,
            Pace::Live => self.settings.live_ms,
            Pace::Relaxed => return None,
            Pace::ByMail => self.settings.mail_ms,
        };
        Some((since + limit, Due::Overdue(asked.id)))
    }

    fn due_prompts(&self) -> impl Iterator<Item = (u64, Due)> {
        let asked = self.play().asked().into_iter();
        asked.filter_map(|asked| self.due_of(&asked))
    }

    /// What is due next, in table time.
    fn next_due(&self) -> Option<(u64, Due)> {
        if self.is_paused() {
            return None;
        }
        let graced = |(at, due): (u64, Due)| match due {
            Due::Bot if !self.awaits_return() => (at, due),
            _ => (at.max(self.grace_table_ms()), due),
        };
        let bot = self.play().bots_due().map(|at| (at, Due::Bot));
        let window = self.window_due().map(|at| (at, Due::Window));
        let all = self.due_prompts().chain(window).chain(bot);
        all.map(graced).min_by_key(|(at, _)| *at)
    }

    /// How much time is left to whoever is waited for, or to the window of reactions, and how much there was.
    pub(super) fn time_left(&self) -> Option<TimeLeft> {
        if self.is_paused() {
            let left_ms = self.wait_left_ms()?;
            return Some(TimeLeft { left_ms, of_ms: None });
        }
        let asked = self.play().asked().into_iter();
        let prompts = asked.filter_map(|asked| {
            let (until, _) = self.due_of(&asked)?;
            Some((until, self.dealt.shown.get(&asked.id).copied()))
        });
        let opened = self.play().window().map(Window::opened);
        let window = self.window_shown_due().map(|until| (until, opened));
        let (until, since) = prompts.chain(window).min()?;
        let (until, at) = (until.max(self.grace_table_ms()), self.book.table_ms(self.now));
        Some(TimeLeft {
            left_ms: until.saturating_sub(at),
            of_ms: since.map(|since| until.saturating_sub(since)),
        })
    }
}

/// How much time is left.
pub(super) struct TimeLeft {
    pub(super) left_ms: u64,
    /// How much there was, where that is known.
    pub(super) of_ms: Option<u64>,
}

impl HouseTable {
    /// The next time something runs out, for whoever must load the table then.
    pub(super) fn deadline(&self) -> Option<u64> {
        let (at, _) = self.situation()?.next_due()?;
        Some(self.book.house_ms(at))
    }

    /// When the table wants to be woken, in the house's time.
    pub(crate) fn wake_at(&self) -> Option<u64> {
        let situation = self.situation();
        let playing = situation.and_then(|situation| situation.wake_at());
        let pings = match self.stage {
            Stage::Gathering | Stage::Playing(_) => self.lines.due(),
            Stage::Over(_) | Stage::Frozen => None,
        };
        let others = [
            self.watchers_due(),
            pings,
            playing,
            self.ends_at(),
            self.stand_in_due(),
        ];
        others.into_iter().flatten().chain(self.deadline()).min()
    }

    /// Time has passed: at most one thing that is due happens.
    pub(super) fn tick(&mut self) -> Result<(), Mistake> {
        if self.ends_at().is_some_and(|at| at <= self.now) {
            return self.abandon();
        }
        // Whether somebody is missing is seen before anything is done for him.
        self.follow_absence()?;
        self.send_pings();
        self.run_race()?;
        let at = self.book.table_ms(self.now);
        let due = self.situation().and_then(|situation| situation.next_due());
        let Some((_, due)) = due.filter(|(due, _)| *due <= at) else {
            return Ok(());
        };
        let Some(dealt) = self.dealt_mut() else {
            return Ok(());
        };
        let play = &mut dealt.play;
        let done = match due {
            Due::Wake => play.wake(at).map(|()| true),
            Due::Overdue(prompt) => play.overdue(at, prompt).map(|taken| taken == Taken::Moved),
            Due::Bot => play.move_bot(at).map(|taken| taken == Some(Taken::Moved)),
            Due::Window => play.close_round(at).map(|()| true),
        };
        // Otherwise it would be due again at once, and for ever.
        let moved = done.map_err(|trouble| Mistake::refused(&format!("{due:?}"), &trouble))?;
        dealt.moved |= moved;
        Ok(())
    }
}
