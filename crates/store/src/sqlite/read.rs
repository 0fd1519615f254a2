//! What is read, on the reading thread.

use super::open::bad_file;
use super::threads::Shelf;
use crate::pack::{Packed, unpack};
use crate::{
    Finished, Guest, GuestId, InputKey, Kept, LogLine, Phase, Record, SEARCH_MAX, Search, StoreError,
    Summary, TableId, TokenHash, chain,
};
use rusqlite::{Connection, OptionalExtension as _, Params, Row, params};

const SUMMARY: &str =
    "SELECT num, id, game, code, phase, data, public, made_ms, ended_ms, lines, last, deadline_ms, updated_ms, listed
     FROM tables JOIN heads USING (num) ";

/// All rows a question finds.
pub(super) fn rows<T>(
    db: &Connection,
    sql: &str,
    values: impl Params,
    read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
) -> rusqlite::Result<Vec<T>> {
    let mut statement = db.prepare_cached(sql)?;
    statement.query_map(values, read)?.collect()
}

impl Shelf {
    /// All rows a question finds.
    pub(super) fn all<T>(
        &self,
        sql: &str,
        values: impl Params,
        read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>, StoreError> {
        rows(&self.db, sql, values, read).map_err(|error| bad_file(&self.file, &error))
    }

    /// The row a question finds, if any.
    fn one<T>(
        &self,
        sql: &str,
        values: impl Params,
        read: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Option<T>, StoreError> {
        let mut statement = self
            .db
            .prepare_cached(sql)
            .map_err(|error| bad_file(&self.file, &error))?;
        let found = statement.query_row(values, read).optional();
        found.map_err(|error| bad_file(&self.file, &error))
    }

    /// Several questions about one moment.
    fn at_once<T>(&self, read: impl FnOnce() -> Result<T, StoreError>) -> Result<T, StoreError> {
        let failed = |error| bad_file(&self.file, &error);
        let transaction = self.db.unchecked_transaction().map_err(failed)?;
        let result = read();
        transaction.finish().map_err(failed)?;
        result
    }
}

fn ms(row: &Row<'_>, column: usize) -> rusqlite::Result<u64> {
    row.get::<_, i64>(column).map(|ms| ms as u64)
}

fn some_ms(row: &Row<'_>, column: usize) -> rusqlite::Result<Option<u64>> {
    Ok(row.get::<_, Option<i64>>(column)?.map(|ms| ms as u64))
}

/// A summary as it is found, without the members, and where its last line is.
struct Found {
    num: i64,
    last: Option<i64>,
    summary: Summary,
}

fn found(row: &Row<'_>) -> rusqlite::Result<Found> {
    let phase: String = row.get(4)?;
    let record = Record {
        game: row.get(2)?,
        code: row.get(3)?,
        phase: Phase::from_code(&phase).ok_or(rusqlite::Error::InvalidQuery)?,
        members: Vec::new(),
        data: row.get(5)?,
        public: row.get(6)?,
        listed: row.get(13)?,
        made_ms: ms(row, 7)?,
        ended_ms: some_ms(row, 8)?,
    };
    Ok(Found {
        num: row.get(0)?,
        last: row.get(10)?,
        summary: Summary {
            table: TableId(row.get::<_, i64>(1)? as u64),
            record,
            deadline_ms: some_ms(row, 11)?,
            lines: row.get(9)?,
            updated_ms: ms(row, 12)?,
        },
    })
}

fn with_members(shelf: &Shelf, mut found: Found) -> Result<Found, StoreError> {
    found.summary.record.members = shelf.all(
        "SELECT guest FROM members WHERE num = ?1 ORDER BY place",
        [found.num],
        |row| Ok(GuestId(row.get::<_, i64>(0)? as u64)),
    )?;
    Ok(found)
}

/// That a table of the file is damaged.
fn damage(shelf: &Shelf, table: TableId, what: impl Into<String>) -> StoreError {
    StoreError::Damaged {
        place: shelf.file.display().to_string(),
        table,
        what: what.into(),
    }
}

fn find(shelf: &Shelf, table: TableId) -> Result<Option<Found>, StoreError> {
    let sql = format!("{SUMMARY} WHERE id = ?1");
    // A row that makes no sense is the table's trouble, not the file's.
    let row = shelf.one(&sql, [table.0 as i64], |row| Ok(found(row)))?;
    let read = row
        .transpose()
        .map_err(|error| damage(shelf, table, error.to_string()))?;
    read.map(|found| with_members(shelf, found)).transpose()
}

fn summaries(shelf: &Shelf, condition: &str, values: impl Params) -> Result<Vec<Summary>, StoreError> {
    let sql = format!("{SUMMARY} {condition}");
    shelf.at_once(|| {
        let all = shelf.all(&sql, values, |row| Ok(found(row).ok()))?;
        let summary = |found| with_members(shelf, found).map(|found| found.summary);
        all.into_iter().flatten().map(summary).collect()
    })
}

pub(super) fn summary(shelf: &Shelf, table: TableId) -> Result<Option<Summary>, StoreError> {
    shelf.at_once(|| Ok(find(shelf, table)?.map(|found| found.summary)))
}

pub(super) fn load(shelf: &Shelf, table: TableId) -> Result<Option<Kept>, StoreError> {
    shelf.at_once(|| {
        let Some(Found { num, last, summary }) = find(shelf, table)? else {
            return Ok(None);
        };
        let lines = match last {
            None if summary.lines > 0 => unpacked(shelf, num)?,
            last => {
                lines(&shelf.db, num, last, summary.lines).map_err(|error| bad_file(&shelf.file, &error))?
            }
        };
        let lines = lines.map_err(|what| damage(shelf, table, what))?;
        let asides = shelf.all(
            "SELECT name, value FROM asides WHERE num = ?1 ORDER BY name",
            [num],
            |row| Ok(row.get(0).and_then(|name| Ok((name, row.get(1)?)))),
        )?;
        let asides = asides.into_iter().collect::<rusqlite::Result<_>>();
        let asides = asides.map_err(|error| damage(shelf, table, error.to_string()))?;
        let place = shelf.file.display().to_string();
        chain::check(&place, table, summary.lines, &lines)?;
        Ok(Some(Kept {
            summary,
            lines,
            asides,
        }))
    })
}

/// A log that was made small.
fn unpacked(shelf: &Shelf, num: i64) -> Result<Result<Vec<LogLine>, String>, StoreError> {
    let packed = shelf.one(
        "SELECT bytes, last, blob FROM packed WHERE num = ?1",
        [num],
        |row| {
            Ok(Packed {
                bytes: row.get::<_, i64>(0)?.max(0) as usize,
                last: row.get(1)?,
                blob: row.get(2)?,
            })
        },
    )?;
    let lines = packed.as_ref().and_then(unpack);
    Ok(lines.ok_or_else(|| "its packed log cannot be opened".to_owned()))
}

/// Follows the lines from the last one back to the first; what is wrong with them, if something is.
pub(super) fn lines(
    db: &Connection,
    num: i64,
    last: Option<i64>,
    count: u32,
) -> rusqlite::Result<Result<Vec<LogLine>, String>> {
    let mut lines = Vec::with_capacity(count as usize);
    let mut next = last;
    let mut statement = db.prepare_cached("SELECT seq, seat, key, line, num, prev FROM log WHERE id = ?1")?;
    while let Some(id) = next {
        let Some(read) = statement.query_row([id], |row| Ok(line(row))).optional()? else {
            let missing = count as usize - lines.len();
            return Ok(Err(format!("line {missing} of {count} is missing")));
        };
        let (line, owner, before) = match read {
            Ok(read) => read,
            Err(error) => return Ok(Err(error.to_string())),
        };
        if owner != num || lines.len() == count as usize {
            return Ok(Err(format!("line {} does not belong here", line.seq)));
        }
        lines.push(line);
        next = before;
    }
    lines.reverse();
    Ok(Ok(lines))
}

fn line(row: &Row<'_>) -> rusqlite::Result<(LogLine, i64, Option<i64>)> {
    let seat: Option<u8> = row.get(1)?;
    let key: Option<String> = row.get(2)?;
    let line = LogLine {
        seq: row.get(0)?,
        key: seat.zip(key).map(|(seat, key)| InputKey { seat, key }),
        text: row.get(3)?,
    };
    Ok((line, row.get(4)?, row.get(5)?))
}

pub(super) fn find_code(shelf: &Shelf, code: &str) -> Result<Option<TableId>, StoreError> {
    shelf.one(
        "SELECT id FROM tables WHERE code = ?1 AND phase <> 'over'",
        [code],
        |row| Ok(TableId(row.get::<_, i64>(0)? as u64)),
    )
}

pub(super) fn unfinished(shelf: &Shelf) -> Result<Vec<Summary>, StoreError> {
    summaries(
        shelf,
        "WHERE phase <> 'over' ORDER BY updated_ms DESC, num DESC",
        [],
    )
}

pub(super) fn damaged(shelf: &Shelf) -> Result<Vec<TableId>, StoreError> {
    let sql = format!("{SUMMARY} WHERE phase <> 'over'");
    let unread = |row: &Row<'_>| match found(row) {
        Ok(_) => Ok(None),
        Err(_) => row.get::<_, i64>(1).map(|id| Some(TableId(id as u64))),
    };
    let all = shelf.all(&sql, [], unread)?;
    Ok(all.into_iter().flatten().collect())
}

pub(super) fn tables_of(shelf: &Shelf, guest: GuestId) -> Result<Vec<Summary>, StoreError> {
    summaries(
        shelf,
        "WHERE num IN (SELECT num FROM members WHERE guest = ?1) ORDER BY updated_ms DESC, num DESC LIMIT ?2",
        params![guest.0 as i64, SEARCH_MAX as i64],
    )
}

pub(super) fn finished(shelf: &Shelf, search: &Search) -> Result<Vec<Finished>, StoreError> {
    // Only conditions that are asked for, so that an index can be used.
    let mut sql = "SELECT id, game, public, ended_ms, lines FROM tables JOIN heads USING (num)
         WHERE phase = 'over' AND ended_ms >= ?1 AND ended_ms < ?2"
        .to_owned();
    sql.push_str(if search.game.is_some() {
        " AND game = ?3"
    } else {
        " AND ?3 IS NULL"
    });
    sql.push_str(if search.guest.is_some() {
        " AND num IN (SELECT num FROM members WHERE guest = ?4)"
    } else {
        " AND ?4 IS NULL"
    });
    if search.listed {
        sql.push_str(" AND listed = 1");
    }
    sql.push_str(" ORDER BY ended_ms DESC, num DESC LIMIT ?5");
    let as_signed = |ms: u64| i64::try_from(ms).unwrap_or(i64::MAX);
    let values = params![
        as_signed(search.from_ms.unwrap_or(0)),
        as_signed(search.until_ms.unwrap_or(u64::MAX)),
        search.game,
        search.guest.map(|guest| guest.0 as i64),
        search.limit() as i64
    ];
    let read = |row: &Row<'_>| -> rusqlite::Result<Finished> {
        Ok(Finished {
            table: TableId(row.get::<_, i64>(0)? as u64),
            game: row.get(1)?,
            public: row.get(2)?,
            ended_ms: ms(row, 3)?,
            lines: row.get(4)?,
        })
    };
    let found = shelf.all(&sql, values, |row| Ok(read(row).ok()))?;
    Ok(found.into_iter().flatten().collect())
}

fn read_guest(row: &Row<'_>) -> rusqlite::Result<Guest> {
    Ok(Guest {
        id: GuestId(row.get::<_, i64>(0)? as u64),
        name: row.get(1)?,
        made_ms: ms(row, 2)?,
        seen_ms: ms(row, 3)?,
        data: row.get(4)?,
    })
}

pub(super) fn guest(shelf: &Shelf, guest: GuestId) -> Result<Option<Guest>, StoreError> {
    shelf.one(
        "SELECT id, name, made_ms, seen_ms, data FROM guests WHERE id = ?1",
        [guest.0 as i64],
        read_guest,
    )
}

pub(super) fn guests(shelf: &Shelf, limit: usize) -> Result<Vec<Guest>, StoreError> {
    shelf.all(
        "SELECT id, name, made_ms, seen_ms, data FROM guests ORDER BY seen_ms DESC, id DESC LIMIT ?1",
        [limit as i64],
        read_guest,
    )
}

pub(super) fn guest_of(shelf: &Shelf, hash: TokenHash) -> Result<Option<Guest>, StoreError> {
    shelf.one(
        "SELECT id, name, made_ms, seen_ms, data FROM guests WHERE id = (SELECT guest FROM tokens WHERE hash = ?1)",
        [hash.0],
        read_guest,
    )
}

pub(super) fn setting(shelf: &Shelf, name: &str) -> Result<Option<String>, StoreError> {
    shelf.one("SELECT value FROM settings WHERE name = ?1", [name], |row| {
        row.get(0)
    })
}
