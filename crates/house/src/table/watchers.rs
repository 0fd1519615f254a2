//! Spectators: the public view, at once, later, or not at all.

use super::HouseTable;
use crate::ConnectionId;
use bytes::Bytes;
use engine::Audience;
use protocol::wire::{JsonOf, Spectators, ToClient};
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
            missed: JsonOf::of(&[(); 0]),
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

impl Watchers {
    /// Whether something waits.
    fn is_empty(&self) -> bool {
        self.queue.is_empty()
    }

    /// A message waits until it is due.
    fn put(&mut self, due: u64, message: &ToClient) {
        self.queue.push_back(Later {
            due,
            bytes: Bytes::from(message.write()),
            from_nothing: from_nothing(message).map(|message| Bytes::from(message.write())),
        });
    }

    /// What a newcomer sees.
    fn latest(&self) -> Option<Bytes> {
        self.latest.clone()
    }

    /// When the next message is due.
    pub(super) fn due(&self) -> Option<u64> {
        self.queue.front().map(|first| first.due)
    }

    /// The next message that is let go, if one is.
    fn next(&mut self, now: u64) -> Option<Bytes> {
        let is_full = self.queue.len() > QUEUE_MAX;
        if !is_full && self.due().is_none_or(|due| due > now) {
            return None;
        }
        let later = self.queue.pop_front()?;
        if later.from_nothing.is_some() {
            self.latest = later.from_nothing;
        }
        Some(later.bytes)
    }
}

impl HouseTable {
    fn delay_ms(&self) -> u64 {
        match self.book.spectators {
            Spectators::Delayed { seconds } if self.book.ended_ms.is_none() || !self.watchers.is_empty() => {
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
        if delay > 0 {
            return self.watchers.put(self.now + delay, message);
        }
        if !conns.is_empty() {
            let bytes = Bytes::from(message.write());
            let told = conns.iter().map(|conn| (*conn, bytes.clone()));
            self.out.tell.extend(told);
        }
    }

    /// What a newcomer sees at a delayed table. False if it is not delayed.
    pub(super) fn tell_watcher(&mut self, conn: ConnectionId) -> bool {
        if self.delay_ms() == 0 {
            return false;
        }
        let latest = self.watchers.latest();
        self.out.tell.extend(latest.map(|latest| (conn, latest)));
        true
    }

    /// Lets go what is due.
    pub(super) fn watchers_tell(&mut self) {
        while let Some(bytes) = self.watchers.next(self.now) {
            let told: Vec<_> = self
                .listeners(Audience::Public)
                .map(|conn| (conn, bytes.clone()))
                .collect();
            self.out.tell.extend(told);
        }
    }
}
