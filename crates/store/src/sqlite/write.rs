//! What is written, inside the transaction of the writing thread.
//!
//! A write looks first whether it may be made and changes something only then, so that one that is turned down leaves
//! the transaction of the others as it was.

use crate::lease::Leases;
use crate::{Change, Guest, GuestId, Health, LogLine, Phase, Record, StoreError, TableId, TokenHash};
use rusqlite::{Connection, OptionalExtension as _, params};
use std::collections::HashMap;
use std::path::Path;
use std::time::Instant;

/// How many heads are remembered; when there are more, all are read again.
const HEADS_MAX: usize = 1 << 16;

/// How many lapsed tickets are swept with each one that is taken. The writer never stops for more: everybody's moves
/// wait for it.
const SWEEP_MAX: usize = 64;

/// What must be known of a table to append to it.
#[derive(Clone, Copy)]
pub(super) struct Head {
    pub(super) num: i64,
    pub(super) lines: u32,
    pub(super) last: Option<i64>,
    deadline_ms: Option<u64>,
}

/// More than one page, so that the disk must have room for it.
const PROBE_BYTES: usize = 16 << 10;

impl Head {
    /// Whether the log is made small: there are lines, and none of them lies in the file by itself.
    fn is_packed(&self) -> bool {
        self.lines > 0 && self.last.is_none()
    }
}

/// The file as the writer sees it.
pub(super) struct Desk {
    pub(super) db: Connection,
    pub(super) heads: HashMap<TableId, Head>,
    pub(super) leases: Leases,
    /// Leases are measured from here.
    pub(super) opened: Instant,
    health: Health,
    /// Lines of the transaction that is not committed yet.
    fresh_lines: u64,
    /// The guest that was looked at last when guests were swept.
    pub(super) swept_to: (i64, i64),
}

pub(super) fn failed(error: rusqlite::Error) -> StoreError {
    StoreError::failed("cannot be written", error)
}

impl Desk {
    pub(super) fn new(db: Connection) -> Desk {
        Desk {
            db,
            heads: HashMap::new(),
            leases: Leases::default(),
            opened: Instant::now(),
            health: Health::default(),
            fresh_lines: 0,
            swept_to: (i64::MIN, i64::MIN),
        }
    }

    pub(super) fn begin(&mut self) -> Result<(), StoreError> {
        self.fresh_lines = 0;
        if self.heads.len() > HEADS_MAX {
            self.heads.clear();
        }
        self.run("BEGIN IMMEDIATE")
    }

    /// Commits, or takes everything back if something went wrong.
    pub(super) fn end(&mut self, state: Result<(), StoreError>, writes: u64) -> Result<(), StoreError> {
        let result = state.and_then(|()| self.run("COMMIT"));
        if result.is_err() {
            self.heads.clear();
            // There may be no transaction any more; then there is nothing to take back.
            let _ = self.run("ROLLBACK");
        } else {
            self.health.commits += 1;
            self.health.writes += writes;
            self.health.lines += self.fresh_lines;
        }
        result
    }

    fn run(&self, sql: &str) -> Result<(), StoreError> {
        self.execute(sql, []).map(|_| ())
    }

    pub(super) fn execute(&self, sql: &str, values: impl rusqlite::Params) -> Result<usize, StoreError> {
        let mut statement = self.db.prepare_cached(sql).map_err(failed)?;
        statement.execute(values).map_err(failed)
    }

    /// Moves what is in the write-ahead log into the file itself.
    pub(super) fn close(&self) -> rusqlite::Result<()> {
        self.db
            .query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
    }

    pub(super) fn health(&self, file: &Path) -> Health {
        let bytes = std::fs::metadata(file).map_or(0, |file| file.len());
        Health { bytes, ..self.health }
    }

    pub(super) fn commit(&mut self, change: Change) -> Result<(), StoreError> {
        let table = change.table;
        if change.epoch != self.leases.epoch(table) {
            return Err(StoreError::Fenced(table));
        }
        let head = self.head(table)?;
        if change.remove {
            let head = head.ok_or(StoreError::NoTable(table))?;
            return self.remove(table, head);
        }
        if head.is_none() && change.record.is_none() {
            return Err(StoreError::NoTable(table));
        }
        if head.is_some_and(|head| head.is_packed()) && !change.lines.is_empty() {
            return Err(StoreError::Conflict {
                table,
                expected: head.map_or(0, |head| head.lines),
                found: change.lines[0].seq,
            });
        }
        check_order(table, head.map_or(0, |head| head.lines), &change.lines)?;
        if let Some(record) = &change.record {
            self.check_code(head, record)?;
        }
        let head = match (head, &change.record) {
            (None, Some(record)) => self.insert_record(table, record)?,
            (Some(head), Some(record)) => self.update_record(head, record)?,
            (Some(head), None) => head,
            (None, None) => return Err(StoreError::NoTable(table)),
        };
        let head = self.append(head, &change)?;
        for aside in &change.asides {
            match &aside.value {
                Some(value) => self.execute(
                    "INSERT INTO asides (num, name, value) VALUES (?1, ?2, ?3)
                     ON CONFLICT DO UPDATE SET value = excluded.value",
                    params![head.num, aside.name, value],
                )?,
                None => self.execute(
                    "DELETE FROM asides WHERE num = ?1 AND name = ?2",
                    params![head.num, aside.name],
                )?,
            };
        }
        self.heads.insert(table, head);
        Ok(())
    }

    /// Removes everything that is kept of a table.
    pub(super) fn remove(&mut self, table: TableId, head: Head) -> Result<(), StoreError> {
        self.heads.remove(&table);
        self.leases.forget(table);
        self.remove_lines(head.num, head.last)?;
        for part in ["asides", "members", "heads", "packed", "tables"] {
            self.execute(&format!("DELETE FROM {part} WHERE num = ?1"), [head.num])?;
        }
        Ok(())
    }

    /// Removes the lines of a log. They are found one by one, as when they are read.
    pub(super) fn remove_lines(&self, num: i64, last: Option<i64>) -> Result<(), StoreError> {
        let mut next = last;
        while let Some(line) = next {
            let mut statement = self
                .db
                .prepare_cached("DELETE FROM log WHERE id = ?1 AND num = ?2 RETURNING prev")
                .map_err(failed)?;
            let before = statement.query_map(params![line, num], |row| row.get(0));
            // Read to the end: a statement left halfway would keep the transaction open.
            let before: Vec<Option<i64>> = before
                .and_then(|rows| rows.collect::<rusqlite::Result<_>>())
                .map_err(failed)?;
            next = before.into_iter().next().flatten();
        }
        Ok(())
    }

    pub(super) fn head(&self, table: TableId) -> Result<Option<Head>, StoreError> {
        if let Some(head) = self.heads.get(&table) {
            return Ok(Some(*head));
        }
        let mut statement = self
            .db
            .prepare_cached(
                "SELECT num, lines, last, deadline_ms FROM tables JOIN heads USING (num) WHERE id = ?1",
            )
            .map_err(failed)?;
        let head = statement.query_row([table.0 as i64], |row| {
            Ok(Head {
                num: row.get(0)?,
                lines: row.get(1)?,
                last: row.get(2)?,
                deadline_ms: row.get::<_, Option<i64>>(3)?.map(|ms| ms as u64),
            })
        });
        head.optional().map_err(failed)
    }

    fn check_code(&self, head: Option<Head>, record: &Record) -> Result<(), StoreError> {
        if record.phase == Phase::Over {
            return Ok(());
        }
        let mut statement = self
            .db
            .prepare_cached("SELECT num FROM tables WHERE code = ?1 AND phase <> 'over'")
            .map_err(failed)?;
        let holder: Option<i64> = statement
            .query_row([&record.code], |row| row.get(0))
            .optional()
            .map_err(failed)?;
        match holder {
            Some(holder) if head.is_none_or(|head| head.num != holder) => {
                Err(StoreError::CodeTaken(record.code.clone()))
            }
            _ => Ok(()),
        }
    }

    fn insert_record(&self, table: TableId, record: &Record) -> Result<Head, StoreError> {
        self.execute(
            "INSERT INTO tables (id, game, code, phase, data, public, made_ms, ended_ms, listed)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
            params![
                table.0 as i64,
                record.game,
                record.code,
                record.phase.code(),
                record.data,
                record.public,
                record.made_ms as i64,
                record.ended_ms.map(|ms| ms as i64),
                record.listed
            ],
        )?;
        let num = self.db.last_insert_rowid();
        self.execute(
            "INSERT INTO heads (num, lines, updated_ms) VALUES (?1, 0, ?2)",
            params![num, record.made_ms as i64],
        )?;
        self.insert_members(num, &record.members)?;
        Ok(Head {
            num,
            lines: 0,
            last: None,
            deadline_ms: None,
        })
    }

    fn update_record(&self, head: Head, record: &Record) -> Result<Head, StoreError> {
        self.execute(
            "UPDATE tables SET game = ?2, code = ?3, phase = ?4, data = ?5, public = ?6, made_ms = ?7, ended_ms = ?8,
                 listed = ?9
             WHERE num = ?1",
            params![
                head.num,
                record.game,
                record.code,
                record.phase.code(),
                record.data,
                record.public,
                record.made_ms as i64,
                record.ended_ms.map(|ms| ms as i64),
                record.listed
            ],
        )?;
        self.execute("DELETE FROM members WHERE num = ?1", [head.num])?;
        self.insert_members(head.num, &record.members)?;
        Ok(head)
    }

    fn insert_members(&self, num: i64, members: &[GuestId]) -> Result<(), StoreError> {
        for (place, guest) in members.iter().enumerate() {
            self.execute(
                "INSERT INTO members (num, place, guest) VALUES (?1, ?2, ?3)",
                params![num, place as i64, guest.0 as i64],
            )?;
        }
        Ok(())
    }

    /// Appends lines and moves the head. The condition on the count makes a line unique by table and sequence.
    fn append(&mut self, head: Head, change: &Change) -> Result<Head, StoreError> {
        let mut last = head.last;
        for line in &change.lines {
            self.execute(
                "INSERT INTO log (num, seq, prev, seat, key, line) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                params![
                    head.num,
                    line.seq,
                    last,
                    line.key.as_ref().map(|key| key.seat),
                    line.key.as_ref().map(|key| &key.key),
                    line.text
                ],
            )?;
            last = Some(self.db.last_insert_rowid());
        }
        let deadline_ms = change.deadline_ms.unwrap_or(head.deadline_ms);
        let lines = head.lines + change.lines.len() as u32;
        let moved = self.execute(
            "UPDATE heads SET lines = ?3, last = ?4, deadline_ms = ?5, updated_ms = ?6 WHERE num = ?1 AND lines = ?2",
            params![
                head.num,
                head.lines,
                lines,
                last,
                deadline_ms.map(|ms| ms as i64),
                change.at_ms as i64
            ],
        )?;
        if moved != 1 {
            // Nobody else may write to this file; the whole transaction is taken back.
            let what = format!("table {}: its head was moved by somebody else", change.table);
            return Err(StoreError::failed(what, "the file is changed by another program"));
        }
        self.fresh_lines += change.lines.len() as u64;
        Ok(Head {
            num: head.num,
            lines,
            last,
            deadline_ms,
        })
    }

    pub(super) fn put_guest(&self, guest: &Guest) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO guests (id, name, made_ms, seen_ms, data) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT DO UPDATE SET name = excluded.name, made_ms = excluded.made_ms,
                 seen_ms = excluded.seen_ms, data = excluded.data",
            params![
                guest.id.0 as i64,
                guest.name,
                guest.made_ms as i64,
                guest.seen_ms as i64,
                guest.data
            ],
        )?;
        Ok(())
    }

    pub(super) fn put_token(&self, hash: TokenHash, guest: GuestId, at_ms: u64) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO tokens (hash, guest, at_ms) VALUES (?1, ?2, ?3)
             ON CONFLICT DO UPDATE SET guest = excluded.guest, at_ms = excluded.at_ms",
            params![hash.0, guest.0 as i64, at_ms as i64],
        )?;
        Ok(())
    }

    pub(super) fn drop_token(&self, hash: TokenHash) -> Result<(), StoreError> {
        self.execute("DELETE FROM tokens WHERE hash = ?1", [hash.0])?;
        Ok(())
    }

    pub(super) fn put_ticket(&self, hash: TokenHash, value: &str, until_ms: u64) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO tickets (hash, value, until_ms) VALUES (?1, ?2, ?3)
             ON CONFLICT DO UPDATE SET value = excluded.value, until_ms = excluded.until_ms",
            params![hash.0, value, until_ms as i64],
        )?;
        Ok(())
    }

    pub(super) fn take_ticket(&self, hash: TokenHash, now_ms: u64) -> Result<Option<String>, StoreError> {
        self.execute(
            "DELETE FROM tickets WHERE hash IN
                 (SELECT hash FROM tickets WHERE until_ms <= ?1 ORDER BY until_ms LIMIT ?2)",
            params![now_ms as i64, SWEEP_MAX as i64],
        )?;
        let mut statement = self
            .db
            .prepare_cached("DELETE FROM tickets WHERE hash = ?1 RETURNING value, until_ms")
            .map_err(failed)?;
        let row = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?));
        let taken = statement.query_map([hash.0], row).map_err(failed)?;
        // Read to the end: a statement left halfway would keep the transaction open.
        let taken: Vec<(String, i64)> = taken.collect::<rusqlite::Result<_>>().map_err(failed)?;
        let good = taken.into_iter().find(|(_, until_ms)| *until_ms > now_ms as i64);
        Ok(good.map(|(value, _)| value))
    }

    /// Overwrites a setting that nobody reads.
    pub(super) fn probe(&self) -> Result<(), StoreError> {
        let value = format!("{:0>PROBE_BYTES$}", self.health.commits);
        self.put_setting("probe", &value)
    }

    pub(super) fn setting_or(&self, name: &str, value: &str) -> Result<String, StoreError> {
        self.execute(
            "INSERT INTO settings (name, value) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
            params![name, value],
        )?;
        let mut statement = self
            .db
            .prepare_cached("SELECT value FROM settings WHERE name = ?1")
            .map_err(failed)?;
        statement.query_row([name], |row| row.get(0)).map_err(failed)
    }

    pub(super) fn put_setting(&self, name: &str, value: &str) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO settings (name, value) VALUES (?1, ?2)
             ON CONFLICT DO UPDATE SET value = excluded.value",
            params![name, value],
        )?;
        Ok(())
    }
}

fn check_order(table: TableId, next: u32, lines: &[LogLine]) -> Result<(), StoreError> {
    for (expected, line) in (next..).zip(lines) {
        if line.seq != expected {
            return Err(StoreError::Conflict {
                table,
                expected,
                found: line.seq,
            });
        }
    }
    Ok(())
}
