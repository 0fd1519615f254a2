//! The task that writes: it takes whatever is waiting into one transaction (group commit across tables).
//!
//! Everything goes out in one piece, from BEGIN to COMMIT, and the answers come back in one piece, so a transaction
//! costs one way there and back and holds its locks no longer than that. A statement that fails takes back the whole
//! transaction; then each half is tried alone, until whatever is at fault fails by itself.
//!
//! If the line breaks before the answer, nobody knows what became of the transaction. Its process at PostgreSQL is
//! ended first, so that nothing of it can come later; then it is written once more. Lines are only appended where they
//! follow, so those that are there already are recognised, and everything else that can be repeated is as if it was
//! written once. What cannot be repeated is [`StoreError::Unknown`].

use super::ask::{Ask, values};
use super::change::{self, GROUP, HEAD, MOVES, Manner, THERE};
use super::line::{Backend, Line, Trouble, Values};
use super::url::Dial;
use crate::{Answer, Change, Health, LogLine, StoreError, TableId};
use futures_util::future::{FutureExt as _, MaybeDone, maybe_done};
use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio_postgres::Row;
use tokio_postgres::error::SqlState;

/// How many writes go into one commit at most, so that the first one does not wait for ever.
const BATCH_MAX: usize = 2048;

/// How many changes go into one statement that joins them.
const GROUP_MAX: usize = 64;

/// How long writes wait for PostgreSQL to come back before they fail.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);

/// Whatever breaks the line so often is not tried again: it may be the cause.
pub(super) const LOSSES_MAX: u8 = 5;

/// The first and the longest pause between two attempts to connect.
pub(super) const PAUSES: (Duration, Duration) = (Duration::from_millis(20), Duration::from_secs(1));

/// How long it may take until a process of PostgreSQL has ended.
const FENCE: Duration = Duration::from_secs(5);

/// What the writing task is told.
pub(super) enum Order {
    Change(Box<Change>, Answer<()>),
    Ask(Ask),
    Close(Answer<()>),
}

/// Something to be written, and who waits for it.
enum Work {
    Change(Box<Change>, Answer<()>),
    Ask(Ask),
}

struct Pending {
    work: Work,
    /// How often the line broke before the answer: it may have been written already.
    losses: u8,
}

impl Pending {
    fn fail(self, error: StoreError) {
        let error = if self.losses > 0 {
            StoreError::Unknown
        } else {
            error
        };
        match self.work {
            Work::Change(_, answer) => answer.give(Err(error)),
            Work::Ask(ask) => ask.finish(Err(error)),
        }
    }
}

/// One statement of a transaction, and whose it is.
struct Step {
    sql: Cow<'static, str>,
    values: Arc<Values>,
    of: Vec<usize>,
}

/// What became of a transaction.
enum Attempt {
    Done,
    /// Taken back: each half is tried by itself.
    Split(Vec<Pending>),
    /// The line broke.
    Lost(Vec<Pending>),
}

/// The task that writes.
pub(super) struct Writer {
    dial: Arc<Dial>,
    line: Option<Line>,
    /// Since when there is no line.
    down_since: Option<Instant>,
    /// Processes of PostgreSQL that may still be writing something.
    strays: Vec<Backend>,
    health: Arc<Mutex<Health>>,
}

impl Writer {
    pub(super) fn new(dial: Arc<Dial>, line: Line, health: Arc<Mutex<Health>>) -> Writer {
        Writer {
            dial,
            line: Some(line),
            down_since: None,
            strays: Vec::new(),
            health,
        }
    }

    pub(super) async fn run(mut self, mut orders: mpsc::Receiver<Order>) {
        let mut closing = None;
        while closing.is_none() {
            let Some(first) = orders.recv().await else { break };
            // Where the machine is busy, the others first ask for what they are about to: it goes into the same commit.
            std::thread::yield_now();
            let mut batch = Vec::new();
            let mut next = Some(first);
            while let Some(order) = next {
                let work = match order {
                    Order::Change(change, answer) => Work::Change(change, answer),
                    Order::Ask(ask) => Work::Ask(ask),
                    Order::Close(answer) => {
                        closing = Some(answer);
                        break;
                    }
                };
                batch.push(Pending { work, losses: 0 });
                next = (batch.len() < BATCH_MAX)
                    .then(|| orders.try_recv().ok())
                    .flatten();
            }
            self.write_all(batch).await;
        }
        if let Some(answer) = closing {
            answer.give(Ok(()));
        }
    }

    /// Writes all of it, in as many transactions as it takes.
    async fn write_all(&mut self, batch: Vec<Pending>) {
        let mut parts = vec![batch];
        while let Some(part) = parts.pop() {
            if part.is_empty() {
                continue;
            }
            if let Err(error) = self.connect().await {
                part.into_iter().for_each(|pending| pending.fail(error.clone()));
                continue;
            }
            match self.write(part).await {
                Attempt::Done => {}
                Attempt::Split(mut part) => {
                    let rest = part.split_off(part.len() / 2);
                    parts.extend([rest, part]);
                }
                Attempt::Lost(part) => parts.push(part),
            }
        }
    }

    /// Makes sure that there is a line, and that nobody writes what an earlier one was told.
    async fn connect(&mut self) -> Result<(), StoreError> {
        if self.line.as_ref().is_some_and(|line| !line.is_closed()) {
            return Ok(());
        }
        self.line = None;
        let down_since = *self.down_since.get_or_insert_with(Instant::now);
        let (mut pause, longest) = PAUSES;
        let line = loop {
            match Line::connect(&self.dial).await {
                Ok(line) => break line,
                Err(trouble) if down_since.elapsed() + pause > PATIENCE => return Err(trouble.refused()),
                Err(_) => {
                    tokio::time::sleep(pause).await;
                    pause = longest.min(pause * 2);
                }
            }
        };
        while let Some(stray) = self.strays.last() {
            end(&line, stray).await?;
            self.strays.pop();
        }
        self.line = Some(line);
        self.down_since = None;
        Ok(())
    }

    async fn write(&mut self, mut part: Vec<Pending>) -> Attempt {
        let Some(line) = &self.line else {
            return Attempt::Lost(part);
        };
        part = turn_down_gaps(part);
        if part.is_empty() {
            return Attempt::Done;
        }
        let steps = plan(&part);
        match transact(line, &steps).await {
            Ok(found) => {
                self.count(&part);
                let turned = self.answer(part, &steps, found);
                resolve(line, turned).await;
                Attempt::Done
            }
            Err(Trouble::Lost(_)) => {
                self.strays.extend(self.line.take().map(|line| line.backend()));
                // What must not be done twice is not done again.
                let (again, lost): (Vec<_>, Vec<_>) = part
                    .into_iter()
                    .map(|pending| Pending {
                        losses: pending.losses + 1,
                        ..pending
                    })
                    .partition(|pending| {
                        let can_repeat = match &pending.work {
                            Work::Change(..) => true,
                            Work::Ask(ask) => ask.can_repeat,
                        };
                        can_repeat && pending.losses <= LOSSES_MAX
                    });
                lost.into_iter()
                    .for_each(|pending| pending.fail(StoreError::Unknown));
                Attempt::Lost(again)
            }
            Err(Trouble::No(error)) if part.len() == 1 => {
                part.into_iter().for_each(|pending| turn_down(pending, &error));
                Attempt::Done
            }
            Err(Trouble::No(_)) => Attempt::Split(part),
        }
    }

    fn health(&self) -> MutexGuard<'_, Health> {
        self.health.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn count(&self, part: &[Pending]) {
        let mut health = self.health();
        health.commits += 1;
        health.writes += part.len() as u64;
    }
}

/// Makes sure that a process of PostgreSQL has ended.
async fn end(line: &Line, stray: &Backend) -> Result<(), StoreError> {
    let sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
               WHERE pid = $1::integer AND extract(epoch FROM backend_start)::text = $2::text";
    let began = Instant::now();
    loop {
        let values = values![stray.pid, stray.started.clone()];
        let found = line.ask(sql, &values).await.map_err(Trouble::refused)?;
        if found.is_empty() {
            return Ok(());
        }
        if began.elapsed() > FENCE {
            let what = "an earlier connection to PostgreSQL does not end";
            return Err(StoreError::failed(what, format!("process {}", stray.pid)));
        }
        tokio::time::sleep(PAUSES.0).await;
    }
}

/// Lines with gaps between them are nobody's.
fn turn_down_gaps(part: Vec<Pending>) -> Vec<Pending> {
    let follows = |pending: Pending| {
        let gap = match &pending.work {
            Work::Change(change, _) => change::gap(change),
            Work::Ask(_) => None,
        };
        match gap {
            Some(gap) => {
                pending.fail(gap);
                None
            }
            None => Some(pending),
        }
    };
    part.into_iter().filter_map(follows).collect()
}

/// Changes of one manner that wait for their statement.
struct Group {
    manner: Manner,
    of: Vec<(TableId, usize)>,
}

impl Group {
    /// Their statement; none if there are none. Heads are moved in the same order everywhere, so that two nodes never wait
    /// for each other.
    fn take(&mut self, part: &[Pending]) -> Option<Step> {
        self.of.sort_unstable();
        let of: Vec<usize> = self.of.drain(..).map(|(_, idx)| idx).collect();
        let change = |idx: &usize| match &part[*idx].work {
            Work::Change(change, _) => Some(&**change),
            Work::Ask(_) => None,
        };
        let changes: Vec<&Change> = of.iter().filter_map(change).collect();
        let (sql, values) = match self.manner {
            _ if changes.is_empty() => return None,
            Manner::Move => (MOVES, change::moves(&changes)),
            Manner::Group | Manner::Alone => (GROUP, change::group(&changes)),
        };
        Some(Step {
            sql: sql.into(),
            values: Arc::new(values),
            of,
        })
    }
}

/// Puts changes of many tables into statements of many rows. What is said of one table keeps its order.
fn plan(part: &[Pending]) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut groups = [Manner::Move, Manner::Group].map(|manner| Group {
        manner,
        of: Vec::new(),
    });
    let mut tables = HashSet::new();
    for (idx, pending) in part.iter().enumerate() {
        let (table, manner) = match &pending.work {
            Work::Change(change, _) => (Some(change.table), Manner::of(change)),
            Work::Ask(ask) => (ask.table, Manner::Alone),
        };
        let is_known = table.is_some_and(|table| tables.contains(&table));
        if is_known || groups[1].of.len() == GROUP_MAX {
            steps.extend(groups.iter_mut().filter_map(|group| group.take(part)));
            tables.clear();
        }
        let group = groups.iter_mut().find(|group| group.manner == manner);
        match (&pending.work, group, table) {
            (_, Some(group), Some(table)) => {
                group.of.push((table, idx));
                tables.insert(table);
            }
            (Work::Change(change, _), ..) => {
                let (sql, values) = change::alone(change);
                steps.push(Step {
                    sql: sql.into(),
                    values: Arc::new(values),
                    of: vec![idx],
                });
            }
            (Work::Ask(ask), ..) => steps.push(Step {
                sql: ask.sql.clone(),
                values: ask.values.clone(),
                of: vec![idx],
            }),
        }
    }
    steps.extend(groups.iter_mut().filter_map(|group| group.take(part)));
    steps
}

/// Runs all steps in one transaction; gives what each has found.
async fn transact(line: &Line, steps: &[Step]) -> Result<Vec<Vec<Row>>, Trouble> {
    let mut statements = Vec::with_capacity(steps.len());
    for step in steps {
        statements.push(line.prepare(&step.sql).await?);
    }
    // A statement alone is a transaction of its own.
    if let ([step], [statement]) = (steps, statements.as_slice()) {
        return Ok(vec![line.run(statement, &step.values).await?]);
    }
    let mut begun = Box::pin(maybe_done(line.batch("BEGIN")));
    let mut runs: Vec<_> = steps
        .iter()
        .zip(&statements)
        .map(|(step, statement)| Box::pin(maybe_done(line.run(statement, &step.values))))
        .collect();
    let mut committed = Box::pin(maybe_done(line.batch("COMMIT")));
    // Each is sent when it is first polled: in this order, and before any answer is waited for.
    let _ = begun.as_mut().now_or_never();
    for run in &mut runs {
        let _ = run.as_mut().now_or_never();
    }
    let _ = committed.as_mut().now_or_never();
    let begun = done(begun).await;
    let mut found = Vec::with_capacity(runs.len());
    let mut trouble = begun.err();
    for run in runs {
        match done(run).await {
            Ok(rows) => found.push(rows),
            // The first is the cause: the others are only told that the transaction has failed.
            Err(error) => trouble = Some(trouble.unwrap_or(error)),
        }
    }
    // The end of a transaction that has failed is no error.
    let committed = done(committed).await;
    match trouble.or(committed.err()) {
        // If the line broke at the end, what came before it does not matter.
        None => Ok(found),
        Some(trouble) => Err(trouble),
    }
}

async fn done<F: Future>(mut future: Pin<Box<MaybeDone<F>>>) -> F::Output {
    future.as_mut().await;
    future.as_mut().take_output().expect("it is done, and taken once")
}

/// A change that was turned down.
struct Turned {
    change: Box<Change>,
    answer: Answer<()>,
    /// How its head was found, if that is known.
    row: Option<Row>,
    /// Whether it may have been written before.
    in_doubt: bool,
}

impl Writer {
    /// Tells everybody whose write is there; gives the others.
    fn answer(&self, part: Vec<Pending>, steps: &[Step], found: Vec<Vec<Row>>) -> Vec<Turned> {
        let mut part: Vec<Option<Pending>> = part.into_iter().map(Some).collect();
        let mut turned = Vec::new();
        for (step, rows) in steps.iter().zip(found) {
            if step.is_ask(&part) {
                if let Some(Work::Ask(ask)) = part[step.of[0]].take().map(|pending| pending.work) {
                    ask.finish(Ok(rows));
                }
                continue;
            }
            let named = rows
                .into_iter()
                .filter_map(|row| Some((change::ord(&row).ok()?.wrapping_sub(1), row)))
                .collect();
            turned.extend(self.answer_changes(step, named, &mut part));
        }
        turned
    }

    fn answer_changes(
        &self,
        step: &Step,
        mut named: HashMap<usize, Row>,
        part: &mut [Option<Pending>],
    ) -> Vec<Turned> {
        let names_those_done = step.sql == MOVES;
        let mut turned = Vec::new();
        for (place, idx) in step.of.iter().enumerate() {
            let Some(Pending {
                work: Work::Change(change, answer),
                losses,
            }) = part[*idx].take()
            else {
                continue;
            };
            let row = named.remove(&place);
            if row.is_some() == names_those_done {
                self.health().lines += change.lines.len() as u64;
                answer.give(Ok(()));
            } else {
                turned.push(Turned {
                    change,
                    answer,
                    row,
                    in_doubt: losses > 0,
                });
            }
        }
        turned
    }
}

impl Step {
    fn is_ask(&self, part: &[Option<Pending>]) -> bool {
        let first = self.of.first().and_then(|idx| part[*idx].as_ref());
        first.is_some_and(|pending| matches!(pending.work, Work::Ask(_)))
    }
}

/// Finds out why changes were turned down, and whether they had been written before the line broke.
async fn resolve(line: &Line, turned: Vec<Turned>) {
    for Turned {
        change,
        answer,
        row,
        in_doubt,
    } in turned
    {
        let refusal = match row {
            Some(row) => change::refusal(&change, &row),
            None => why(line, &change).await,
        };
        let was_written = match (&refusal, change.lines.as_slice()) {
            _ if !in_doubt => Ok(false),
            (StoreError::NoTable(_), _) if change.remove => Ok(true),
            (StoreError::Fenced(_), _) if change.remove => Err(StoreError::Unknown),
            (_, []) => Ok(false),
            (_, lines) => is_there(line, &change, lines).await,
        };
        answer.give(match was_written {
            Ok(true) => Ok(()),
            Ok(false) => Err(refusal),
            Err(error) => Err(error),
        });
    }
}

/// Why a change was turned down, by its head as it is now.
async fn why(line: &Line, change: &Change) -> StoreError {
    match line.ask(HEAD, &values![change.table.0 as i64]).await {
        Ok(rows) => rows.first().map_or(StoreError::NoTable(change.table), |row| {
            change::refusal(change, row)
        }),
        Err(trouble) => trouble.refused(),
    }
}

async fn is_there(line: &Line, change: &Change, lines: &[LogLine]) -> Result<bool, StoreError> {
    let first = lines.first().map_or(0, |line| line.seq) as i32;
    let values = values![change.table.0 as i64, first, first + lines.len() as i32];
    let rows = line.ask(THERE, &values).await.map_err(|_| StoreError::Unknown)?;
    let found: Result<Vec<LogLine>, StoreError> = rows.iter().map(change::line).collect();
    Ok(found? == lines)
}

/// What PostgreSQL would not do, alone.
fn turn_down(pending: Pending, error: &tokio_postgres::Error) {
    // Two nodes gave two tables one code at the same moment.
    let is_taken = error.code() == Some(&SqlState::UNIQUE_VIOLATION)
        && error.as_db_error().and_then(|error| error.constraint()) == Some("records_code");
    let code = match &pending.work {
        Work::Change(change, _) => change.record.as_ref().map(|record| record.code.clone()),
        Work::Ask(_) => None,
    };
    pending.fail(match code {
        Some(code) if is_taken => StoreError::CodeTaken(code),
        _ => StoreError::failed("PostgreSQL said no", super::line::in_words(error)),
    });
}
