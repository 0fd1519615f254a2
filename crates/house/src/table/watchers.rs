//! Spectators: the public view, at once, later, or not at all.

use super::HouseTable;
use crate::ConnectionId;
use bytes::Bytes;
use protocol::wire::{Spectators, ToClient};
use std::collections::VecDeque;

/// What watchers of a delayed table will hear.
#[derive(Debug, Default)]
pub(super) struct Watchers {
    queue: VecDeque<(u64, Bytes)>,
    /// The last message about the game that was let go: what a newcomer sees.
    latest: Option<Bytes>,
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
        self.watchers
            .queue
            .push_back((self.now + delay, Bytes::from(message.write())));
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
        while let Some((due, _)) = self.watchers.queue.front() {
            if *due > self.now && self.watchers.queue.len() <= QUEUE_MAX {
                return;
            }
            let Some((_, bytes)) = self.watchers.queue.pop_front() else {
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
            if bytes.starts_with(b"{\"is\":\"moved\"") || bytes.starts_with(b"{\"is\":\"view\"") {
                self.watchers.latest = Some(bytes);
            }
        }
    }

    pub(super) fn watchers_due(&self) -> Option<u64> {
        self.watchers.queue.front().map(|(due, _)| *due)
    }
}
