//! Leases, in the order of everything else that is written: whoever has claimed a table finds in the file what was written
//! before.

use super::sweep::signed;
use super::write::Desk;
use crate::{Claim, Node, NodeId, StoreError, TableId};
use rusqlite::{Row, params};

impl Desk {
    fn now_ms(&self) -> u64 {
        self.opened.elapsed().as_millis() as u64
    }

    pub(super) fn beat(&mut self, node: Node, for_ms: u64) {
        let until_ms = self.now_ms().saturating_add(for_ms);
        self.leases.beat(node, until_ms);
    }

    pub(super) fn nodes(&self) -> Vec<Node> {
        self.leases.nodes(self.now_ms())
    }

    pub(super) fn claim(&mut self, table: TableId, node: NodeId) -> Result<Claim, StoreError> {
        if self.head(table)?.is_none() {
            return Err(StoreError::NoTable(table));
        }
        Ok(self.leases.claim(table, node, self.now_ms()))
    }

    pub(super) fn ownerless(&self, due_ms: u64, limit: usize) -> Result<Vec<(TableId, u64)>, StoreError> {
        let read = |row: &Row<'_>| -> rusqlite::Result<(TableId, u64)> {
            let table = TableId(row.get::<_, i64>(0)? as u64);
            Ok((table, row.get::<_, i64>(1)? as u64))
        };
        let due = self.all(
            "SELECT id, deadline_ms FROM tables JOIN heads USING (num)
             WHERE phase <> 'over' AND deadline_ms <= ?1 ORDER BY deadline_ms, id",
            params![signed(due_ms)],
            |row| Ok(read(row).ok()),
        )?;
        let now_ms = self.now_ms();
        let ownerless = due
            .into_iter()
            .flatten()
            .filter(|(table, _)| self.leases.owner(*table, now_ms).is_none());
        Ok(ownerless.take(limit).collect())
    }
}
