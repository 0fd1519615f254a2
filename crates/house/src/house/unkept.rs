//! What the store could not keep or give: logged once, until it keeps again.
//!
//! A full disk fails every table alike and is one line of the log; what is wrong with one table is a line for that table.

use super::lock;
use std::collections::BTreeSet;
use std::fmt;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use store::{StoreError, TableId};
use tokio::time::Instant;

/// A disk that is nearly full keeps one change and not the next: that is not told more often than this.
const QUIET: Duration = Duration::from_secs(60);

/// Where the store fails.
#[derive(Debug, Default)]
pub(super) struct Unkept {
    failing: Mutex<Failing>,
    /// Whether anything fails, so that a move that is kept need not lock it.
    is_failing: AtomicBool,
    changes: AtomicU64,
}

#[derive(Debug, Default)]
struct Failing {
    /// Tables that cannot be kept or read, each for reasons of its own. The desk's own business has no table.
    tables: BTreeSet<Option<TableId>>,
    /// When the log last said that the store fails.
    told: Option<Instant>,
    /// Whether it has not said yet that it keeps again.
    is_told: bool,
}

/// Whether it is one table's own trouble.
fn is_of_table(cause: &StoreError) -> bool {
    match cause {
        StoreError::Conflict { .. }
        | StoreError::NoTable(_)
        | StoreError::CodeTaken(_)
        | StoreError::Fenced(_)
        | StoreError::Damaged { .. } => true,
        StoreError::Unfit { .. }
        | StoreError::InUse { .. }
        | StoreError::Failed { .. }
        | StoreError::Unknown
        | StoreError::Busy
        | StoreError::Closed => false,
    }
}

impl Unkept {
    /// A change could not be kept.
    pub(super) fn not_kept(&self, table: Option<TableId>, cause: &StoreError) {
        self.changes.fetch_add(1, Ordering::Relaxed);
        if !is_of_table(cause) {
            return self.store_fails(cause);
        }
        if self.is_new(table) {
            match table {
                Some(table) => {
                    tracing::error!(%table, %cause, "a change could not be kept, so it has not happened");
                }
                None => tracing::error!(%cause, "a change could not be kept, so it has not happened"),
            }
        }
    }

    fn store_fails(&self, cause: &StoreError) {
        let mut failing = lock(&self.failing);
        self.is_failing.store(true, Ordering::Relaxed);
        let now = Instant::now();
        if failing.told.is_none_or(|told| told + QUIET <= now) {
            tracing::error!(%cause, "the store keeps nothing: whatever is done could not be kept and has not happened");
            failing.told = Some(now);
            failing.is_told = true;
        }
    }

    /// Something could not be read, or makes no sense.
    pub(super) fn not_read(&self, table: Option<TableId>, cause: &dyn fmt::Display) {
        if self.is_new(table) {
            match table {
                Some(table) => tracing::error!(%table, %cause, "a table could not be read"),
                None => tracing::error!(%cause, "the books could not be read"),
            }
        }
    }

    fn is_new(&self, table: Option<TableId>) -> bool {
        let mut failing = lock(&self.failing);
        self.is_failing.store(true, Ordering::Relaxed);
        failing.tables.insert(table)
    }

    /// The store has answered as it should.
    pub(super) fn kept(&self, table: Option<TableId>) {
        if !self.is_failing.load(Ordering::Relaxed) {
            return;
        }
        let mut failing = lock(&self.failing);
        if std::mem::take(&mut failing.is_told) {
            let unkept = self.changes();
            tracing::info!(unkept, "the store keeps again");
        }
        if failing.tables.remove(&table) {
            match table {
                Some(table) => tracing::info!(%table, "the table is kept again"),
                None => tracing::info!("the books are kept again"),
            }
        }
        self.is_failing
            .store(!failing.tables.is_empty(), Ordering::Relaxed);
    }

    /// How many changes could not be kept since the house was opened.
    pub(super) fn changes(&self) -> u64 {
        self.changes.load(Ordering::Relaxed)
    }
}
