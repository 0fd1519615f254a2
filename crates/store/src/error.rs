//! What can go wrong with what is kept.

use crate::TableId;
use std::error::Error;
use std::path::PathBuf;
use std::sync::Arc;

/// Why the store did not do it. One failed commit may answer many receipts, so it can be cloned.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// The lines do not follow the last one: somebody else wrote, or the same was written before.
    #[error("table {table}: expected line {expected} next, found line {found}")]
    Conflict {
        table: TableId,
        /// The number of the next line.
        expected: u32,
        /// The number of the line that was to be written.
        found: u32,
    },
    /// A table was written to that has no record.
    #[error("table {0}: there is no such table")]
    NoTable(TableId),
    /// The table has been claimed since the change was made, or never under its epoch: it is not the asker's to change.
    #[error("table {0}: it belongs to another node")]
    Fenced(TableId),
    /// Another table that is not over has this code.
    #[error("the code {0} is taken")]
    CodeTaken(String),
    /// A part of what was kept is missing or changed.
    #[error("{place}: table {table} is damaged: {what}")]
    Damaged {
        /// The file, or what stands for it.
        place: String,
        table: TableId,
        /// What was found.
        what: String,
    },
    /// The whole file or database cannot be used: parts are missing, it is not ours, or cannot be reached.
    #[error("{place}: {what}")]
    Unfit {
        /// The file, or the address of the database without its password.
        place: String,
        /// What was found.
        what: String,
    },
    /// Another process has the data folder.
    #[error("{}: the data folder is in use by another process", folder.display())]
    InUse { folder: PathBuf },
    /// The system or the database said no; nothing was changed.
    #[error("{what}: {cause}")]
    Failed {
        /// What was tried.
        what: String,
        /// Why it failed.
        #[source]
        cause: Arc<dyn Error + Send + Sync>,
    },
    /// The answer was lost: what was asked may or may not have been done.
    #[error("the answer of the store was lost")]
    Unknown,
    /// Too much is waiting to be written.
    #[error("the store is busy")]
    Busy,
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    pub(crate) fn failed(
        what: impl Into<String>,
        cause: impl Into<Box<dyn Error + Send + Sync>>,
    ) -> StoreError {
        let cause = Arc::from(cause.into());
        StoreError::Failed {
            what: what.into(),
            cause,
        }
    }
}
