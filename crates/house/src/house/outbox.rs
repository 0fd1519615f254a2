//! What waits to be sent to one device. A device that does not read is dropped, never waited for.

use bytes::Bytes;
use std::collections::VecDeque;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Poll, Waker};
use tokio::sync::Notify;

/// What waits for one device.
#[derive(Debug)]
pub(crate) struct Outbox {
    inner: Mutex<Inner>,
    /// Who is rung for, where it is not whoever waits for the next message.
    reader: Option<Arc<Notify>>,
    messages_max: usize,
    bytes_max: usize,
}

#[derive(Debug, Default)]
struct Inner {
    queue: VecDeque<Bytes>,
    bytes: usize,
    is_closed: bool,
    /// Whoever waits for the next message: one at a time.
    waiting: Option<Waker>,
}

impl Outbox {
    pub(crate) fn new(messages_max: usize, bytes_max: usize) -> Outbox {
        Outbox {
            inner: Mutex::default(),
            reader: None,
            messages_max,
            bytes_max,
        }
    }

    /// One of several that somebody reads who is rung for once for all of them.
    pub(crate) fn heard_by(messages_max: usize, bytes_max: usize, reader: Arc<Notify>) -> Outbox {
        Outbox {
            reader: Some(reader),
            ..Outbox::new(messages_max, bytes_max)
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
        if let Some(reader) = &self.reader {
            return reader.notify_one();
        }
        let waiting = self.lock().waiting.take();
        if let Some(waiting) = waiting {
            waiting.wake();
        }
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
        poll_fn(|context| {
            let mut inner = self.lock();
            if let Some(next) = inner.take() {
                return Poll::Ready(next);
            }
            match &mut inner.waiting {
                Some(waiting) => waiting.clone_from(context.waker()),
                none => *none = Some(context.waker().clone()),
            }
            Poll::Pending
        })
        .await
    }

    /// The next message if there is one now; `Some(None)` when it is closed and empty.
    pub(crate) fn try_next(&self) -> Option<Option<Bytes>> {
        self.lock().take()
    }
}

impl Inner {
    fn take(&mut self) -> Option<Option<Bytes>> {
        let Some(message) = self.queue.pop_front() else {
            return self.is_closed.then_some(None);
        };
        self.bytes = self.bytes.saturating_sub(message.len());
        if self.queue.is_empty() {
            // Memory for a burst is not kept for ever.
            self.queue.shrink_to(8);
        }
        Some(Some(message))
    }
}
