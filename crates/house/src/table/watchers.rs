//! Spectators: the public view, at once, later, or not at all.

use super::HouseTable;
use crate::ConnectionId;
use bytes::Bytes;
use protocol::wire::{Spectators, ToClient, Written};
use std::collections::VecDeque;

/// What watchers of a delayed table will hear.
#[derive(Debug, Default)]
pub(super) struct Watchers {
    queue: VecDeque<Later>,
    /// What a newcomer sees: the table as it was when the last message was let go.
    latest: Option<Bytes>,
}

/// A message that waits.
#[derive(Debug)]
struct Later {
    due: u64,
    bytes: Bytes,
    /// The same from nothing, for whoever comes afterwards: faces that were shown once are not shown again (CC-9.5,
    /// DU-9.3).
    from_nothing: Option<Bytes>,
}

/// A message about the game as whoever comes afterwards may see it.
fn from_nothing(message: &ToClient) -> Option<ToClient> {
    match message.clone() {
        ToClient::Moved {
            table,
            seq,
            view,
            prompts,
            waiting,
            clock,
            can_take_back,
            outcome,
            ..
        } => Some(ToClient::View {
            table,
            seq,
            view,
            missed: Written::of(&[(); 0]),
            prompts,
            waiting,
            clock,
            can_take_back,
            outcome,
        }),
        view @ ToClient::View { .. } => Some(view),
        _ => None,
    }
}

/// More than this are not kept waiting; the oldest are let go early.
const QUEUE_MAX: usize = 500;

impl HouseTable {
    fn delay_ms(&self) -> u64 {
        match self.book.spectators {
            Spectators::Delayed { seconds }
                if self.book.ended_ms.is_none() || !self.watchers.queue.is_empty() =>
            {
                u64::from(seconds) * 1_000
            }
            _ => 0,
        }
    }

    /// Whether messages for watchers are made although nobody watches: a newcomer must see what was, not what is.
    pub(super) fn keeps_for_watchers(&self) -> bool {
        matches!(self.book.spectators, Spectators::Delayed { .. }) && self.book.dealt_ms.is_some()
    }

    /// Tells those who watch, at once or later.
    pub(super) fn tell_watchers(&mut self, conns: &[ConnectionId], message: &ToClient) {
        let delay = self.delay_ms();
        if delay == 0 {
            if conns.is_empty() {
                return;
            }
            let bytes = Bytes::from(message.write());
            self.out
                .tell
                .extend(conns.iter().map(|conn| (*conn, bytes.clone())));
            return;
        }
        self.watchers.queue.push_back(Later {
            due: self.now + delay,
            bytes: Bytes::from(message.write()),
            from_nothing: from_nothing(message).map(|message| Bytes::from(message.write())),
        });
    }

    /// What a newcomer sees at a delayed table. False if it is not delayed.
    pub(super) fn tell_watcher(&mut self, conn: ConnectionId) -> bool {
        if self.delay_ms() == 0 {
            return false;
        }
        if let Some(latest) = self.watchers.latest.clone() {
            self.out.tell.push((conn, latest));
        }
        true
    }

    /// Lets go what is due.
    pub(super) fn watchers_tell(&mut self) {
        while let Some(first) = self.watchers.queue.front() {
            if first.due > self.now && self.watchers.queue.len() <= QUEUE_MAX {
                return;
            }
            let Some(Later {
                bytes, from_nothing, ..
            }) = self.watchers.queue.pop_front()
            else {
                return;
            };
            let watches = |here: &&super::Here| self.book.seat_of(here.guest.id).is_none();
            let told: Vec<_> = self
                .here
                .iter()
                .filter(watches)
                .map(|here| (here.conn, bytes.clone()))
                .collect();
            self.out.tell.extend(told);
            if from_nothing.is_some() {
                self.watchers.latest = from_nothing;
            }
        }
    }

    pub(super) fn watchers_due(&self) -> Option<u64> {
        self.watchers.queue.front().map(|first| first.due)
    }
}
