//! What waits to be sent to one device. A device that does not read is dropped, never waited for.

use bytes::Bytes;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// What waits for one device.
#[derive(Debug)]
pub(crate) struct Outbox {
    inner: Mutex<Inner>,
    notify: Arc<Notify>,
    messages_max: usize,
    bytes_max: usize,
}

#[derive(Debug, Default)]
struct Inner {
    queue: VecDeque<Bytes>,
    bytes: usize,
    is_closed: bool,
}

impl Outbox {
    pub(crate) fn new(messages_max: usize, bytes_max: usize) -> Outbox {
        Outbox::heard_by(messages_max, bytes_max, Arc::default())
    }

    /// One of several that somebody reads who is rung for once for all of them.
    pub(crate) fn heard_by(messages_max: usize, bytes_max: usize, notify: Arc<Notify>) -> Outbox {
        Outbox {
            inner: Mutex::default(),
            notify,
            messages_max,
            bytes_max,
        }
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts a message in, for whoever reads when it is rung for. False if it was the one too many: the device is
    /// dropped with `farewell` then.
    pub(crate) fn put(&self, message: Bytes, farewell: impl FnOnce() -> Bytes) -> bool {
        let mut inner = self.lock();
        if inner.is_closed {
            return true;
        }
        let fits = inner.queue.len() < self.messages_max && inner.bytes + message.len() <= self.bytes_max;
        if fits {
            inner.bytes += message.len();
            inner.queue.push_back(message);
        } else {
            inner.queue.clear();
            inner.queue.push_back(farewell());
            inner.is_closed = true;
        }
        fits
    }

    /// Wakes whoever reads. Several messages put in before go out together.
    pub(crate) fn ring(&self) {
        self.notify.notify_one();
    }

    /// Nothing more comes after what is in it.
    pub(crate) fn close(&self, last: Option<Bytes>) {
        let mut inner = self.lock();
        if !inner.is_closed {
            inner.queue.extend(last);
            inner.is_closed = true;
        }
        drop(inner);
        self.ring();
    }

    /// The next message, when there is one; nothing when it is closed and empty.
    pub(crate) async fn next(&self) -> Option<Bytes> {
        loop {
            if let Some(next) = self.try_next() {
                return next;
            }
            self.notify.notified().await;
        }
    }

    /// The next message if there is one now; `Some(None)` when it is closed and empty.
    pub(crate) fn try_next(&self) -> Option<Option<Bytes>> {
        let mut inner = self.lock();
        match inner.queue.pop_front() {
            Some(message) => {
                inner.bytes = inner.bytes.saturating_sub(message.len());
                if inner.queue.is_empty() {
                    // Memory for a burst is not kept for ever.
                    inner.queue.shrink_to(8);
                }
                Some(Some(message))
            }
            None => inner.is_closed.then_some(None),
        }
    }
}
