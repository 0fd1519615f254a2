//! Spectators: the public view, at once, later, or not at all.
//!
//! What is seen later is not held back as messages: a second table follows the first one's log ([`engine::Follower`]), as
//! far behind as the host wants. Only what is not in the log waits as it was written, and not much of it.

use super::news::{News, Position, Questions, Writer};
use super::{HouseTable, Stage};
use crate::ConnectionId;
use crate::play::{Late, Match};
use bytes::Bytes;
use engine::Audience;
use protocol::wire::{Clock, JsonOf, Spectators};
use std::collections::VecDeque;

/// What watchers of a delayed table will hear beside the game.
#[derive(Debug, Default)]
pub(super) struct Watchers {
    queue: VecDeque<(u64, Bytes)>,
}

/// More than this do not wait: the newest takes the place of the one before it, so that the last word is always told.
const QUEUE_MAX: usize = 32;

impl Watchers {
    /// A message waits until it is due.
    fn put(&mut self, due: u64, message: Bytes) {
        if self.queue.len() == QUEUE_MAX {
            self.queue.pop_back();
        }
        self.queue.push_back((due, message));
    }

    /// When the next message is due.
    fn due(&self) -> Option<u64> {
        self.queue.front().map(|(due, _)| *due)
    }

    /// The next message that is let go, if one is.
    fn next(&mut self, now: u64) -> Option<Bytes> {
        self.due().filter(|due| *due <= now)?;
        self.queue.pop_front().map(|(_, message)| message)
    }
}

impl HouseTable {
    /// How far behind watchers are.
    fn delay_ms(&self) -> u64 {
        match self.book.spectators {
            Spectators::Delayed { seconds } if self.is_behind() => u64::from(seconds) * 1_000,
            _ => 0,
        }
    }

    /// Whether there is something watchers have not seen yet; a table that is played always goes on.
    fn is_behind(&self) -> bool {
        let is_late = |play: &dyn Match| play.late_due().is_some();
        self.book.ended_ms.is_none() || self.play().is_some_and(is_late) || self.watchers.due().is_some()
    }

    /// Whether watchers see the table later than it happens.
    pub(super) fn is_delayed(&self) -> bool {
        self.book.dealt_ms.is_some() && self.delay_ms() > 0
    }

    fn play_mut(&mut self) -> Option<&mut Box<dyn Match>> {
        match &mut self.stage {
            Stage::Playing(dealt) => Some(&mut dealt.play),
            Stage::Over(past) => Some(&mut past.play),
            Stage::Gathering | Stage::Frozen => None,
        }
    }

    /// Who may watch has changed since `before`. What could be watched then has been seen.
    pub(super) fn follow_delay(&mut self, before: Spectators) {
        let is_late = matches!(self.book.spectators, Spectators::Delayed { .. });
        let was_late = matches!(before, Spectators::Delayed { .. });
        if is_late == was_late {
            return;
        }
        self.watchers = Watchers::default();
        let Some(play) = self.play_mut() else { return };
        if is_late {
            let seen = if before == Spectators::On { play.seq() } else { 0 };
            play.follow_late(seen);
            return;
        }
        play.follow_no_longer();
        let watching: Vec<ConnectionId> = self.listeners(Audience::Public).collect();
        for conn in watching {
            if let Some(guest) = self.devices.get(conn).map(|device| device.guest().id) {
                self.tell_view(conn, guest, None);
            }
        }
    }

    /// Keeps a message for those who watch.
    pub(super) fn tell_later(&mut self, message: Bytes) {
        self.watchers.put(self.now + self.delay_ms(), message);
    }

    /// What a newcomer sees at a delayed table. False if it is not delayed.
    pub(super) fn tell_watcher(&mut self, conn: ConnectionId) -> bool {
        if !self.is_delayed() {
            return false;
        }
        self.watchers_tell(Some(conn));
        if let Some(late) = self.play().and_then(|play| play.late_view()) {
            self.tell_lines(&[conn], &late_view(late), &mut Writer::default());
        }
        true
    }

    /// When watchers are told something, in the house's time. Where nobody watches nothing is.
    pub(super) fn watchers_due(&self) -> Option<u64> {
        if !self.is_delayed() || self.listeners(Audience::Public).next().is_none() {
            return None;
        }
        // The clock of the table stands still, and so does what is seen of it.
        let is_running = self.book.paused_since_ms.is_none();
        let at = self
            .play()
            .filter(|_| is_running)
            .and_then(|play| play.late_due());
        let due = at.map(|at| self.book.house_ms(at + self.delay_ms()));
        due.into_iter().chain(self.watchers.due()).min()
    }

    /// Lets go what is due, for all who watch but a newcomer.
    pub(super) fn watchers_tell(&mut self, newcomer: Option<ConnectionId>) {
        if !self.is_delayed() {
            return;
        }
        let others = |conn: &ConnectionId| Some(*conn) != newcomer;
        let conns: Vec<ConnectionId> = self.listeners(Audience::Public).filter(others).collect();
        if conns.is_empty() && newcomer.is_none() {
            return;
        }
        let writer = &mut Writer::default();
        let until = self.book.table_ms(self.now).checked_sub(self.delay_ms());
        while let Some(until) = until
            && let Some(late) = self
                .play_mut()
                .and_then(|play| play.next_late(until, !conns.is_empty()))
        {
            if let Some(late) = late {
                self.tell_lines(&conns, &late_move(late), writer);
            }
        }
        while let Some(bytes) = self.watchers.next(self.now) {
            let told = conns.iter().map(|conn| (*conn, bytes.clone()));
            self.out.tell.extend(told);
        }
    }
}

/// What happened a while ago. What was taken back, and the deal, is seen from nothing.
fn late_move(late: Late) -> News {
    if late.is_from_nothing {
        return late_view(late);
    }
    let seen = late.seen.clone();
    News::Moved {
        now: late_position(late),
        seen,
        show_at: None,
    }
}

/// The table as it was: faces that were shown once are not shown again (CC-9.5, DU-9.3).
fn late_view(late: Late) -> News {
    let told = late.told.clone();
    News::View {
        now: late_position(late),
        missed: JsonOf::of(&[(); 0]),
        told,
    }
}

fn late_position(late: Late) -> Position {
    Position {
        view: late.view,
        questions: Questions {
            seq: late.seq,
            prompts: Vec::new(),
            waiting: late.waiting,
            clock: Clock::default(),
        },
        can_take_back: false,
        outcome: late.outcome,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_waits_is_told_in_time_and_is_never_much() {
        let mut watchers = Watchers::default();
        for number in 0..1_000_u64 {
            watchers.put(number, Bytes::from(number.to_string()));
        }
        assert_eq!(watchers.queue.len(), QUEUE_MAX);
        assert_eq!(watchers.next(0), Some(Bytes::from("0")));
        assert_eq!(watchers.next(0), None, "it is not due yet");
        let told: Vec<Bytes> = std::iter::from_fn(|| watchers.next(1_000)).collect();
        assert_eq!(told.last(), Some(&Bytes::from("999")), "the last word is told");
    }
}
