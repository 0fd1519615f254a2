//! What nobody needs any more goes, a part at a time: everybody's moves wait for the writer.

use super::read;
use super::write::{Desk, failed};
use crate::pack::pack;
use crate::{StoreError, Sweep, Swept, TableId};
use rusqlite::{Params, Row, params};

/// How many pages of room are given back at once.
const PAGES: u32 = 256;

pub(super) fn signed(ms: u64) -> i64 {
    i64::try_from(ms).unwrap_or(i64::MAX)
}

impl Desk {
    pub(super) fn all<T>(
        &self,
        sql: &str,
        values: impl Params,
        read_row: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>, StoreError> {
        read::rows(&self.db, sql, values, read_row).map_err(failed)
    }

    pub(super) fn sweep(&mut self, sweep: &Sweep) -> Result<Swept, StoreError> {
        let limit = sweep.limit as i64;
        let swept = Swept {
            tables: self.sweep_tables(sweep.finished_before_ms, limit)?,
            packed: self.pack_logs(sweep.pack_before_ms, limit)?,
            guests: self.sweep_guests(sweep.guests_before_ms, limit)?,
            tickets: self.execute(
                "DELETE FROM tickets WHERE hash IN
                     (SELECT hash FROM tickets WHERE until_ms <= ?1 ORDER BY until_ms LIMIT ?2)",
                params![signed(sweep.now_ms), limit],
            )?,
            notes: self.execute(
                "DELETE FROM notes WHERE id IN
                     (SELECT id FROM notes WHERE until_ms <= ?1 ORDER BY until_ms LIMIT ?2)",
                params![signed(sweep.now_ms), limit],
            )?,
            settings: match &sweep.settings {
                Some((first, end)) => self.execute(
                    "DELETE FROM settings WHERE name IN
                         (SELECT name FROM settings WHERE name >= ?1 AND name < ?2 ORDER BY name LIMIT ?3)",
                    params![first, end, limit],
                )?,
                None => 0,
            },
        };
        // Each row is a page; read to the end, or they stay.
        self.all(&format!("PRAGMA incremental_vacuum({PAGES})"), [], |_| Ok(()))?;
        Ok(swept)
    }

    fn sweep_tables(&mut self, before_ms: Option<u64>, limit: i64) -> Result<usize, StoreError> {
        let Some(before_ms) = before_ms.map(signed) else {
            return Ok(0);
        };
        let old = self.all(
            "SELECT id FROM tables JOIN heads USING (num)
             WHERE phase = 'over' AND ended_ms < ?1 AND updated_ms < ?1 ORDER BY ended_ms LIMIT ?2",
            params![before_ms, limit],
            |row| Ok(TableId(row.get::<_, i64>(0)? as u64)),
        )?;
        for table in &old {
            if let Some(head) = self.head(*table)? {
                self.remove(*table, head)?;
            }
        }
        Ok(old.len())
    }

    /// Makes logs small. One that is damaged stays as it is, so that whoever loads it is told.
    fn pack_logs(&mut self, before_ms: Option<u64>, limit: i64) -> Result<usize, StoreError> {
        let Some(before_ms) = before_ms.map(signed) else {
            return Ok(0);
        };
        let loose = self.all(
            "SELECT num, id, lines, last FROM tables JOIN heads USING (num)
             WHERE phase = 'over' AND is_packed = 0 AND ended_ms < ?1 ORDER BY ended_ms LIMIT ?2",
            params![before_ms, limit],
            |row| {
                let table = TableId(row.get::<_, i64>(1)? as u64);
                Ok((row.get(0)?, table, row.get(2)?, row.get(3)?))
            },
        )?;
        for (num, table, count, last) in &loose {
            let (num, count, last): (i64, u32, Option<i64>) = (*num, *count, *last);
            self.execute("UPDATE tables SET is_packed = 1 WHERE num = ?1", [num])?;
            let lines = read::lines(&self.db, num, last, count).map_err(failed)?;
            let Some(packed) = lines.ok().and_then(|lines| pack(&lines)) else {
                continue;
            };
            self.execute(
                "INSERT INTO packed (num, bytes, last, blob) VALUES (?1, ?2, ?3, ?4)",
                params![num, packed.bytes as i64, packed.last, packed.blob],
            )?;
            self.remove_lines(num, last)?;
            self.execute("UPDATE heads SET last = NULL WHERE num = ?1", [num])?;
            self.heads.remove(table);
        }
        Ok(loose.len())
    }

    /// Guests are looked at in turn, so that those who stay are not looked at again and again.
    fn sweep_guests(&mut self, before_ms: Option<u64>, limit: i64) -> Result<usize, StoreError> {
        let Some(before_ms) = before_ms.map(signed) else {
            return Ok(0);
        };
        let (seen_ms, id) = self.swept_to;
        let old: Vec<(i64, i64, bool)> = self.all(
            "SELECT seen_ms, id, EXISTS (SELECT 1 FROM members WHERE guest = guests.id) FROM guests
             WHERE (seen_ms, id) > (?1, ?2) AND seen_ms < ?3 ORDER BY seen_ms, id LIMIT ?4",
            params![seen_ms, id, before_ms, limit],
            |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)),
        )?;
        let start = (i64::MIN, i64::MIN);
        self.swept_to = old.last().map_or(start, |(seen_ms, id, _)| (*seen_ms, *id));
        let mut swept = 0;
        for (_, guest, _) in old.iter().filter(|(.., has_played)| !has_played) {
            self.forget_guest(*guest)?;
            swept += 1;
        }
        Ok(swept)
    }
}
