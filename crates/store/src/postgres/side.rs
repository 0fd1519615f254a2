//! A task with a line of its own, for statements that are transactions by themselves: questions, leases, sweeping.
//!
//! They are sent one after the other without waiting, and PostgreSQL answers them in turn; so no connection is ever lent
//! to anybody, and there is nothing for a pool to do.

use super::ask::Ask;
use super::line::{Line, Trouble};
use super::url::Dial;
use super::write::{LOSSES_MAX, PATIENCE, PAUSES};
use crate::StoreError;
use std::collections::VecDeque;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::mpsc;
use tokio::task::JoinSet;

/// How many statements are on their way at once.
const AT_ONCE_MAX: usize = 64;

/// Work of several statements, which starts anew by itself if it fails.
pub(super) type Job =
    Box<dyn FnOnce(Result<Arc<Line>, StoreError>) -> Pin<Box<dyn Future<Output = ()> + Send>> + Send>;

pub(super) enum Errand {
    Ask(Ask),
    Job(Job),
}

/// The task.
pub(super) struct Side {
    dial: Arc<Dial>,
    line: Option<Arc<Line>>,
    /// Since when there is no line.
    down_since: Option<Instant>,
}

impl Side {
    pub(super) fn new(dial: Arc<Dial>) -> Side {
        Side {
            dial,
            line: None,
            down_since: None,
        }
    }

    pub(super) async fn run(mut self, mut errands: mpsc::Receiver<Errand>) {
        let mut running: JoinSet<Option<Errand>> = JoinSet::new();
        let mut waiting: VecDeque<Errand> = VecDeque::new();
        let mut is_open = true;
        while is_open || !running.is_empty() {
            tokio::select! {
                done = running.join_next(), if !running.is_empty() => {
                    if let Some(Ok(Some(again))) = done {
                        self.line = None;
                        waiting.push_back(again);
                    }
                }
                errand = errands.recv(), if is_open && running.len() < AT_ONCE_MAX => match errand {
                    Some(errand) => waiting.push_back(errand),
                    None => is_open = false,
                }
            }
            while let Some(errand) = waiting.pop_front() {
                let line = self.connect().await;
                running.spawn(carry_out(errand, line));
            }
        }
    }

    async fn connect(&mut self) -> Result<Arc<Line>, StoreError> {
        if let Some(line) = self.line.as_ref().filter(|line| !line.is_closed()) {
            return Ok(line.clone());
        }
        let down_since = *self.down_since.get_or_insert_with(Instant::now);
        let (mut pause, longest) = PAUSES;
        loop {
            match Line::connect(&self.dial).await {
                Ok(line) => {
                    self.down_since = None;
                    return Ok(self.line.insert(Arc::new(line)).clone());
                }
                Err(trouble) if down_since.elapsed() + pause > PATIENCE => return Err(trouble.refused()),
                Err(_) => {
                    tokio::time::sleep(pause).await;
                    pause = longest.min(pause * 2);
                }
            }
        }
    }
}

/// Gives back what must be tried again, because the line broke.
async fn carry_out(errand: Errand, line: Result<Arc<Line>, StoreError>) -> Option<Errand> {
    let (mut ask, line) = match (errand, line) {
        (Errand::Job(job), line) => {
            job(line).await;
            return None;
        }
        (Errand::Ask(ask), Err(error)) => {
            ask.finish(Err(error));
            return None;
        }
        (Errand::Ask(ask), Ok(line)) => (ask, line),
    };
    match line.ask(&ask.sql, &ask.values).await {
        Ok(rows) => ask.finish(Ok(rows)),
        Err(Trouble::Lost(_)) if ask.can_repeat && ask.losses < LOSSES_MAX => {
            ask.losses += 1;
            return Some(Errand::Ask(ask));
        }
        Err(Trouble::Lost(_)) => ask.finish(Err(StoreError::Unknown)),
        Err(no) => ask.finish(Err(no.refused())),
    }
    None
}
