//! What a node hears, and how it answers.

use crate::{Traffic, WAITING_MAX};
use bytes::Bytes;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::mpsc;

/// A message that was heard.
#[derive(Debug)]
pub struct Heard {
    pub body: Bytes,
    /// How it is answered, if whoever said it waits for an answer.
    pub reply: Option<Reply>,
}

/// The way back to whoever asked. One that is dropped is an answer that never comes.
pub struct Reply(pub(crate) Box<dyn FnOnce(Bytes) + Send>);

impl Reply {
    /// Answers.
    pub fn answer(self, message: Bytes) {
        (self.0)(message);
    }
}

impl fmt::Debug for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Reply")
    }
}

/// Everything a node hears, in order.
#[derive(Debug)]
pub struct Inbox(mpsc::Receiver<Heard>);

impl Inbox {
    /// The next message; nothing when the node has left the bus.
    pub async fn next(&mut self) -> Option<Heard> {
        self.0.recv().await
    }
}

/// The end of an inbox into which a bus puts what it hears.
#[derive(Clone)]
pub(crate) struct Slot {
    tx: mpsc::Sender<Heard>,
    counts: Arc<Counts>,
}

impl Slot {
    pub(crate) fn new(counts: Arc<Counts>) -> (Slot, Inbox) {
        let (tx, rx) = mpsc::channel(WAITING_MAX);
        (Slot { tx, counts }, Inbox(rx))
    }

    /// Puts a message in. A node that does not read loses what comes, and nobody waits for it.
    pub(crate) fn put(&self, heard: Heard) {
        let bytes = heard.body.len() as u64;
        match self.tx.try_send(heard) {
            Ok(()) => {
                self.counts.heard.fetch_add(1, Ordering::Relaxed);
                self.counts.heard_bytes.fetch_add(bytes, Ordering::Relaxed);
            }
            Err(_) => self.counts.drop_one(),
        }
    }
}

/// What is counted of one node.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    sent: AtomicU64,
    sent_bytes: AtomicU64,
    heard: AtomicU64,
    heard_bytes: AtomicU64,
    dropped: AtomicU64,
}

impl Counts {
    pub(crate) fn send_one(&self, bytes: usize) {
        self.sent.fetch_add(1, Ordering::Relaxed);
        self.sent_bytes.fetch_add(bytes as u64, Ordering::Relaxed);
    }

    pub(crate) fn drop_one(&self) {
        self.dropped.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn read(&self) -> Traffic {
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        Traffic {
            sent: count(&self.sent),
            sent_bytes: count(&self.sent_bytes),
            heard: count(&self.heard),
            heard_bytes: count(&self.heard_bytes),
            dropped: count(&self.dropped),
        }
    }
}
