//! The thread that writes and the thread that reads.

use super::write::Desk;
use crate::{Answer, Receipt, StoreError};
use rusqlite::Connection;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::thread::JoinHandle;

/// How much may wait; more is refused as busy.
const QUEUE_MAX: usize = 1 << 16;

/// How many writes go into one commit at most, so that the first one does not wait for ever.
const BATCH_MAX: usize = 2048;

/// Tells the one who waits, once the commit has gone well or not.
type Finish = Box<dyn FnOnce(&Result<(), StoreError>) + Send>;

/// A write, done inside a transaction, or not at all if that has gone wrong already. The error is one that spoils the
/// whole transaction.
type Write = Box<dyn FnOnce(Result<&mut Desk, StoreError>) -> (Finish, Result<(), StoreError>) + Send>;

enum Order {
    Write(Write),
    Close(Answer<()>),
}

/// The end of the thread that writes.
pub(super) struct Writer {
    orders: Option<SyncSender<Order>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    pub(super) fn start(db: Connection, lock: File, file: &Path) -> Result<Writer, StoreError> {
        let (tx, rx) = sync_channel(QUEUE_MAX);
        let desk = Desk::new(db);
        let file = file.to_owned();
        let thread = spawn("store-write", move || {
            write_all(desk, &rx, &file);
            // The folder is free for others only when everything is written.
            drop(lock);
        })?;
        Ok(Writer {
            orders: Some(tx),
            thread: Some(thread),
        })
    }

    /// Asks for a write. The receipt completes after the commit.
    pub(super) fn ask<T: Send + 'static>(
        &self,
        write: impl FnOnce(&mut Desk) -> Result<T, StoreError> + Send + 'static,
    ) -> Receipt<T> {
        let (answer, receipt) = Receipt::pair();
        let write: Write = Box::new(move |desk| {
            let result = desk.and_then(write);
            let spoils = match &result {
                Err(error @ StoreError::Failed { .. }) => Err(error.clone()),
                _ => Ok(()),
            };
            let finish: Finish = Box::new(move |commit| answer.give(commit.clone().and(result)));
            (finish, spoils)
        });
        match self.send(Order::Write(write)) {
            Ok(()) => receipt,
            Err(error) => Receipt::ready(Err(error)),
        }
    }

    pub(super) fn close(&self) -> Receipt<()> {
        let (answer, receipt) = Receipt::pair();
        match self.send(Order::Close(answer)) {
            Ok(()) => receipt,
            Err(error) => Receipt::ready(Err(error)),
        }
    }

    fn send(&self, order: Order) -> Result<(), StoreError> {
        let orders = self.orders.as_ref().ok_or(StoreError::Closed)?;
        orders.try_send(order).map_err(|error| match error {
            TrySendError::Full(_) => StoreError::Busy,
            TrySendError::Disconnected(_) => StoreError::Closed,
        })
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        drop(self.orders.take());
        join(self.thread.take());
    }
}

fn write_all(mut desk: Desk, orders: &Receiver<Order>, file: &Path) {
    let mut batch = Vec::new();
    let mut closing = None;
    while closing.is_none() {
        let Ok(first) = orders.recv() else { break };
        // Where the machine is busy, the others first ask for what they are about to: it goes into the same commit.
        std::thread::yield_now();
        for order in std::iter::once(first).chain(orders.try_iter().take(BATCH_MAX)) {
            match order {
                Order::Write(write) => batch.push(write),
                Order::Close(answer) => closing = Some(answer),
            }
        }
        write_batch(&mut desk, &mut batch);
    }
    let closed = desk.close().map_err(|error| super::open::bad_file(file, &error));
    if let Some(answer) = closing {
        answer.give(closed);
    }
}

/// Writes all that is waiting in one transaction; then everybody is told.
fn write_batch(desk: &mut Desk, batch: &mut Vec<Write>) {
    if batch.is_empty() {
        return;
    }
    let mut finishes = Vec::with_capacity(batch.len());
    let mut state = desk.begin();
    for write in batch.drain(..) {
        // Without a transaction a write would stand although the others are taken back.
        let (finish, spoils) = write(state.clone().map(|()| &mut *desk));
        finishes.push(finish);
        state = state.and(spoils);
    }
    let count = finishes.len() as u64;
    let result = desk.end(state, count);
    for finish in finishes {
        finish(&result);
    }
}

/// A question, answered from the file.
type Read = Box<dyn FnOnce(&Shelf) + Send>;

/// The file as the reader sees it.
pub(super) struct Shelf {
    pub(super) db: Connection,
    pub(super) file: PathBuf,
}

/// The end of the thread that reads.
pub(super) struct Reader {
    questions: std::sync::Mutex<Option<SyncSender<Read>>>,
    thread: Option<JoinHandle<()>>,
}

impl Reader {
    pub(super) fn start(db: Connection, file: &Path) -> Result<Reader, StoreError> {
        let (tx, rx) = sync_channel::<Read>(QUEUE_MAX);
        let shelf = Shelf {
            db,
            file: file.to_owned(),
        };
        let thread = spawn("store-read", move || rx.iter().for_each(|read| read(&shelf)))?;
        Ok(Reader {
            questions: std::sync::Mutex::new(Some(tx)),
            thread: Some(thread),
        })
    }

    pub(super) fn ask<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Shelf) -> Result<T, StoreError> + Send + 'static,
    ) -> Receipt<T> {
        let (answer, receipt) = Receipt::pair();
        let question: Read = Box::new(move |shelf| answer.give(read(shelf)));
        let questions = self
            .questions
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        let sent = match &*questions {
            Some(questions) => questions.try_send(question),
            None => return Receipt::ready(Err(StoreError::Closed)),
        };
        match sent {
            Ok(()) => receipt,
            Err(TrySendError::Full(_)) => Receipt::ready(Err(StoreError::Busy)),
            Err(TrySendError::Disconnected(_)) => Receipt::ready(Err(StoreError::Closed)),
        }
    }

    /// Answers what was asked and then no more.
    pub(super) fn close(&self) {
        let mut questions = self
            .questions
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        *questions = None;
    }
}

impl Drop for Reader {
    fn drop(&mut self) {
        self.close();
        join(self.thread.take());
    }
}

pub(super) fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>, StoreError> {
    let thread = std::thread::Builder::new().name(name.to_owned());
    thread
        .spawn(work)
        .map_err(|error| StoreError::failed("cannot start a thread", error))
}

fn join(thread: Option<JoinHandle<()>>) {
    if let Some(thread) = thread {
        // A panic over there has been reported by the panic hook; there is nothing left to save here.
        let _ = thread.join();
    }
}
