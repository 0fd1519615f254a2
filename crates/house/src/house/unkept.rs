//! What the store could not keep or give: logged once for each table, until it keeps again.

use super::lock;
use std::collections::BTreeSet;
use std::fmt;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use store::{StoreError, TableId};

/// Where the store fails. The desk's own business has no table.
#[derive(Debug, Default)]
pub(super) struct Unkept {
    failing: Mutex<BTreeSet<Option<TableId>>>,
    /// Whether that set has anything in it, so that a move that is kept need not lock it.
    is_failing: AtomicBool,
    changes: AtomicU64,
}

impl Unkept {
    /// A change could not be kept.
    pub(super) fn not_kept(&self, table: Option<TableId>, cause: &StoreError) {
        self.changes.fetch_add(1, Ordering::Relaxed);
        if self.is_new(table) {
            match table {
                Some(table) => {
                    tracing::error!(%table, %cause, "a change could not be kept, so it has not happened");
                }
                None => tracing::error!(%cause, "a change could not be kept, so it has not happened"),
            }
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
        failing.insert(table)
    }

    /// The store has answered as it should.
    pub(super) fn kept(&self, table: Option<TableId>) {
        if !self.is_failing.load(Ordering::Relaxed) {
            return;
        }
        let mut failing = lock(&self.failing);
        if failing.remove(&table) {
            match table {
                Some(table) => tracing::info!(%table, "the table is kept again"),
                None => tracing::info!("the books are kept again"),
            }
        }
        self.is_failing.store(!failing.is_empty(), Ordering::Relaxed);
    }

    /// How many changes could not be kept since the house was opened.
    pub(super) fn changes(&self) -> u64 {
        self.changes.load(Ordering::Relaxed)
    }
}
