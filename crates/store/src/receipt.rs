//! The answer that comes later.

use crate::StoreError;
use std::pin::Pin;
use std::task::{Context, Poll};
use tokio::sync::oneshot;

/// A future that completes when the store has done what was asked. Dropping it does not undo anything.
#[derive(Debug)]
#[must_use = "a write is done when its receipt says so"]
pub struct Receipt<T>(oneshot::Receiver<Result<T, StoreError>>);

/// The other end of a [`Receipt`], held by the store.
#[derive(Debug)]
pub struct Answer<T>(oneshot::Sender<Result<T, StoreError>>);

impl<T> Receipt<T> {
    /// A receipt and the end to complete it with.
    pub fn pair() -> (Answer<T>, Receipt<T>) {
        let (tx, rx) = oneshot::channel();
        (Answer(tx), Receipt(rx))
    }

    /// A receipt that is complete already.
    pub fn ready(result: Result<T, StoreError>) -> Receipt<T> {
        let (answer, receipt) = Receipt::pair();
        answer.give(result);
        receipt
    }

    /// Blocks until the answer is there; for threads that run no futures.
    ///
    /// # Errors
    /// What the store says, or that it closed.
    ///
    /// # Panics
    /// Inside a runtime for futures, which it would stop.
    pub fn wait(self) -> Result<T, StoreError> {
        self.0.blocking_recv().unwrap_or(Err(StoreError::Closed))
    }
}

impl<T> Answer<T> {
    /// Completes the receipt. Nobody may be waiting any more; that is fine.
    pub fn give(self, result: Result<T, StoreError>) {
        let _ = self.0.send(result);
    }
}

impl<T> Future for Receipt<T> {
    type Output = Result<T, StoreError>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let polled = Pin::new(&mut self.0).poll(context);
        polled.map(|received| received.unwrap_or(Err(StoreError::Closed)))
    }
}
