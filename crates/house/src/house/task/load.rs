//! A table is read from the store.

use super::{A_MISTAKE, what};
use crate::HouseRefusal;
use crate::house::Inner;
use crate::house::nodes::Holding;
use crate::table::book::Book;
use crate::table::{HouseTable, LoadError};
use protocol::wire::Trouble;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use store::{StoreError, TableId};

/// Reads a table from the store. One that cannot be played on is frozen, and kept so.
pub(super) async fn load(
    inner: &Arc<Inner>,
    id: TableId,
    holding: Option<&Holding>,
) -> Result<HouseTable, Trouble> {
    let kept = match inner.store.load(id).await {
        Ok(Some(kept)) => kept,
        Ok(None) => return Err(HouseRefusal::NoSuchTable.into()),
        Err(cause) => {
            inner.unkept.not_read(Some(id), &cause);
            let is_damaged = matches!(cause, StoreError::Damaged { .. });
            if is_damaged {
                inner.close_damaged(id);
                return Err(HouseRefusal::Damaged.into());
            }
            return Err(HouseRefusal::NotKept.into());
        }
    };
    let (settings, now) = (inner.settings.clone(), inner.now());
    let loaded = catch_unwind(AssertUnwindSafe(|| {
        HouseTable::load(&kept, settings.clone(), now)
    }));
    let (book, report, cause) = match loaded {
        Ok(Ok(mut machine)) => {
            machine.opened_with(inner.started_ms);
            return Ok(machine);
        }
        Ok(Err(LoadError::Unreadable)) => {
            inner.unkept.not_read(Some(id), &"its record makes no sense");
            inner.close_damaged(id);
            return Err(HouseRefusal::Damaged.into());
        }
        Ok(Err(LoadError::OtherProgram(problem))) => {
            inner.unkept.not_read(Some(id), &problem);
            return Err(HouseRefusal::OtherRules.because(problem));
        }
        Ok(Err(LoadError::Log(book, report))) => (*book, report, "its log cannot be replayed"),
        Err(panic) => match Book::read(&kept.summary.record) {
            Ok(book) => (book, what(panic.as_ref()), A_MISTAKE),
            Err(_) => return Err(HouseRefusal::Damaged.into()),
        },
    };
    let mut machine = HouseTable::damaged(&kept, book, settings, now);
    machine.opened_with(inner.started_ms);
    let frozen = machine.freeze(now, &report);
    inner.froze(id, cause);
    if let Some(mut change) = frozen.change {
        change.epoch = holding.map(|holding| holding.epoch);
        inner.store.commit(change).await.map_err(|cause| {
            inner.unkept.not_kept(Some(id), &cause);
            HouseRefusal::NotKept
        })?;
    }
    Ok(machine)
}

impl Inner {
    /// A table that cannot be read is offered to nobody.
    fn close_damaged(&self, table: TableId) {
        self.list(|lobby| lobby.freeze(table));
    }
}
