//! Questions about tables and guests: each is one statement, so what it finds is of one moment.

use super::ask::{Ask, unread, values};
use super::change::read_key;
use crate::pack::{Packed, unpack};
use crate::{
    Finished, Guest, GuestId, Health, Kept, LogLine, Note, Phase, Receipt, Record, SEARCH_MAX, Search,
    StoreError, Summary, TableId, TokenHash, chain,
};
use tokio_postgres::{Error, Row};

const SUMMARY: &str =
    "SELECT h.id, r.game, r.code, r.phase, r.members, r.data, r.public, r.listed, r.made_ms, r.ended_ms,
    h.lines, h.deadline_ms, h.updated_ms FROM heads h JOIN records r USING (num) ";

const LOAD: &str = "SELECT h.id, r.game, r.code, r.phase, r.members, r.data, r.public, r.listed, r.made_ms, r.ended_ms,
    h.lines, h.deadline_ms, h.updated_ms,
    l.seqs, l.seats, l.keys, l.texts, a.names, a.texts, h.is_packed, p.bytes, p.last, p.blob
    FROM heads h JOIN records r USING (num) LEFT JOIN packed p USING (num)
    CROSS JOIN LATERAL (
        SELECT array_agg(seq) AS seqs, array_agg(seat) AS seats, array_agg(key) AS keys, array_agg(line) AS texts
        FROM (SELECT seq, seat, key, line FROM log WHERE log.num = h.num ORDER BY seq) AS ordered) AS l
    CROSS JOIN LATERAL (
        SELECT array_agg(name) AS names, array_agg(value) AS texts
        FROM (SELECT name, value FROM asides WHERE asides.num = h.num ORDER BY name) AS ordered) AS a
    WHERE h.id = $1::bigint";

fn ms(row: &Row, column: usize) -> Result<u64, Error> {
    row.try_get::<_, i64>(column).map(|ms| ms as u64)
}

fn some_ms(row: &Row, column: usize) -> Result<Option<u64>, Error> {
    Ok(row.try_get::<_, Option<i64>>(column)?.map(|ms| ms as u64))
}

pub(super) fn signed(ms: u64) -> i64 {
    i64::try_from(ms).unwrap_or(i64::MAX)
}

fn table(row: &Row) -> Result<TableId, Error> {
    ms(row, 0).map(TableId)
}

/// A summary, or what is wrong with it.
fn summary(row: &Row) -> Result<Summary, String> {
    let read = || -> Result<Result<Summary, String>, Error> {
        let phase: String = row.try_get(3)?;
        let Some(phase) = Phase::from_code(&phase) else {
            return Ok(Err(format!("there is no phase {phase}")));
        };
        let members: Vec<i64> = row.try_get(4)?;
        let record = Record {
            game: row.try_get(1)?,
            code: row.try_get(2)?,
            phase,
            members: members.into_iter().map(|guest| GuestId(guest as u64)).collect(),
            data: row.try_get(5)?,
            public: row.try_get(6)?,
            listed: row.try_get(7)?,
            made_ms: ms(row, 8)?,
            ended_ms: some_ms(row, 9)?,
        };
        Ok(Ok(Summary {
            table: table(row)?,
            record,
            lines: row.try_get::<_, i32>(10)? as u32,
            deadline_ms: some_ms(row, 11)?,
            updated_ms: ms(row, 12)?,
        }))
    };
    read().unwrap_or_else(|error| Err(error.to_string()))
}

fn damage(place: &str, table: TableId, what: String) -> StoreError {
    StoreError::Damaged {
        place: place.to_owned(),
        table,
        what,
    }
}

/// All that can be read; what cannot is told by `damaged`.
fn readable(rows: Vec<Row>) -> Result<Vec<Summary>, StoreError> {
    Ok(rows.iter().filter_map(|row| summary(row).ok()).collect())
}

pub(super) fn one_summary(place: String, table: TableId) -> (Ask, Receipt<Option<Summary>>) {
    let sql = format!("{SUMMARY} WHERE h.id = $1::bigint");
    Ask::new(sql, values![table.0 as i64], move |rows| {
        let found = rows.first().map(summary).transpose();
        found.map_err(|what| damage(&place, table, what))
    })
}

pub(super) fn load(place: String, table: TableId) -> (Ask, Receipt<Option<Kept>>) {
    Ask::new(LOAD, values![table.0 as i64], move |rows| {
        let Some(row) = rows.first() else { return Ok(None) };
        let kept = kept(row).map_err(|what| damage(&place, table, what))?;
        chain::check(&place, table, kept.summary.lines, &kept.lines)?;
        Ok(Some(kept))
    })
}

fn kept(row: &Row) -> Result<Kept, String> {
    let summary = summary(row)?;
    let lines = match row.try_get(19) {
        Ok(true) => packed(row).map(|packed| packed.as_ref().and_then(unpack)),
        Ok(false) => lines(row).map(Some),
        Err(error) => Err(error),
    };
    let lines = lines.map_err(|error| error.to_string())?;
    let (names, values) = (column(row, 17), column(row, 18));
    let names: Vec<String> = names.map_err(|error| error.to_string())?;
    let values: Vec<String> = values.map_err(|error| error.to_string())?;
    Ok(Kept {
        summary,
        lines: lines.ok_or("its packed log cannot be opened")?,
        asides: names.into_iter().zip(values).collect(),
    })
}

/// A column of an aggregate: nothing where there was nothing to put together.
fn column<'a, T: tokio_postgres::types::FromSql<'a>>(row: &'a Row, idx: usize) -> Result<Vec<T>, Error> {
    Ok(row.try_get::<_, Option<Vec<T>>>(idx)?.unwrap_or_default())
}

fn lines(row: &Row) -> Result<Vec<LogLine>, Error> {
    let (seqs, texts) = (column::<i32>(row, 13)?, column::<String>(row, 16)?);
    let (seats, keys) = (
        column::<Option<i16>>(row, 14)?,
        column::<Option<Vec<u8>>>(row, 15)?,
    );
    let keys = seats.into_iter().zip(keys).map(|(seat, key)| seat.zip(key));
    let keys = keys.map(|key| key.and_then(|(seat, key)| read_key(seat, key)));
    let lines = seqs.into_iter().zip(texts).zip(keys);
    Ok(lines
        .map(|((seq, text), key)| LogLine {
            seq: seq as u32,
            key,
            text,
        })
        .collect())
}

fn packed(row: &Row) -> Result<Option<Packed>, Error> {
    let bytes: Option<i64> = row.try_get(20)?;
    let last: Option<String> = row.try_get(21)?;
    let blob: Option<Vec<u8>> = row.try_get(22)?;
    let parts = bytes.zip(last).zip(blob);
    Ok(parts.map(|((bytes, last), blob)| Packed {
        bytes: bytes.max(0) as usize,
        last,
        blob,
    }))
}

pub(super) fn log_length(table: TableId) -> (Ask, Receipt<u32>) {
    let sql = "SELECT lines FROM heads WHERE id = $1::bigint";
    Ask::new(sql, values![table.0 as i64], |rows| {
        let lines = rows.first().map(|row| row.try_get::<_, i32>(0)).transpose();
        Ok(lines.map_err(unread)?.unwrap_or(0) as u32)
    })
}

pub(super) fn find_code(code: String) -> (Ask, Receipt<Option<TableId>>) {
    let sql =
        "SELECT h.id FROM records r JOIN heads h USING (num) WHERE r.code = $1::text AND r.phase <> 'over'";
    // PostgreSQL has no text with a zero byte, so no table has it for a code.
    Ask::new(sql, values![code.replace('\0', " ")], |rows| {
        rows.first().map(table).transpose().map_err(unread)
    })
}

pub(super) fn unfinished() -> (Ask, Receipt<Vec<Summary>>) {
    let sql = format!("{SUMMARY} WHERE r.phase <> 'over' ORDER BY h.updated_ms DESC, h.num DESC");
    Ask::new(sql, values![], readable)
}

pub(super) fn damaged() -> (Ask, Receipt<Vec<TableId>>) {
    let sql = format!("{SUMMARY} WHERE r.phase <> 'over'");
    Ask::new(sql, values![], |rows| {
        let unread_rows = rows.iter().filter(|row| summary(row).is_err());
        unread_rows.map(table).collect::<Result<_, _>>().map_err(unread)
    })
}

pub(super) fn tables_of(guest: GuestId) -> (Ask, Receipt<Vec<Summary>>) {
    let sql = format!(
        "{SUMMARY} WHERE r.members @> ARRAY[$1::bigint] ORDER BY h.updated_ms DESC, h.num DESC LIMIT $2::bigint"
    );
    Ask::new(sql, values![guest.0 as i64, SEARCH_MAX as i64], readable)
}

pub(super) fn finished(search: &Search) -> (Ask, Receipt<Vec<Finished>>) {
    // Only conditions that are asked for, so that an index can be used.
    let mut sql = "SELECT h.id, r.game, r.public, r.ended_ms, h.lines FROM records r JOIN heads h USING (num)
        WHERE r.phase = 'over' AND r.ended_ms >= $1::bigint AND r.ended_ms < $2::bigint"
        .to_owned();
    sql.push_str(match &search.game {
        Some(_) => " AND r.game = $3::text",
        None => " AND $3::text IS NULL",
    });
    sql.push_str(match &search.guest {
        Some(_) => " AND r.members @> ARRAY[$4::bigint]",
        None => " AND $4::bigint IS NULL",
    });
    if search.listed {
        sql.push_str(" AND r.listed");
    }
    sql.push_str(" ORDER BY r.ended_ms DESC, r.num DESC LIMIT $5::bigint");
    let values = values![
        signed(search.from_ms.unwrap_or(0)),
        signed(search.until_ms.unwrap_or(u64::MAX)),
        search.game.clone(),
        search.guest.map(|guest| guest.0 as i64),
        search.limit() as i64,
    ];
    Ask::new(sql, values, |rows| {
        let read = |row: &Row| -> Result<Finished, Error> {
            Ok(Finished {
                table: table(row)?,
                game: row.try_get(1)?,
                public: row.try_get(2)?,
                ended_ms: ms(row, 3)?,
                lines: row.try_get::<_, i32>(4)? as u32,
            })
        };
        rows.iter().map(read).collect::<Result<_, _>>().map_err(unread)
    })
}

fn read_guest(row: &Row) -> Result<Guest, Error> {
    Ok(Guest {
        id: GuestId(ms(row, 0)?),
        name: row.try_get(1)?,
        made_ms: ms(row, 2)?,
        seen_ms: ms(row, 3)?,
        data: row.try_get(4)?,
    })
}

fn read_guests(rows: Vec<Row>) -> Result<Vec<Guest>, StoreError> {
    rows.iter()
        .map(read_guest)
        .collect::<Result<_, _>>()
        .map_err(unread)
}

fn one_guest(rows: Vec<Row>) -> Result<Option<Guest>, StoreError> {
    rows.first().map(read_guest).transpose().map_err(unread)
}

pub(super) fn guest(guest: GuestId) -> (Ask, Receipt<Option<Guest>>) {
    let sql = "SELECT id, name, made_ms, seen_ms, data FROM guests WHERE id = $1::bigint";
    Ask::new(sql, values![guest.0 as i64], one_guest)
}

pub(super) fn guest_of(hash: TokenHash) -> (Ask, Receipt<Option<Guest>>) {
    let sql = "SELECT id, name, made_ms, seen_ms, data FROM guests
               WHERE id = (SELECT guest FROM tokens WHERE hash = $1::bytea)";
    Ask::new(sql, values![hash.0.to_vec()], one_guest)
}

pub(super) fn guests(limit: usize) -> (Ask, Receipt<Vec<Guest>>) {
    let sql =
        "SELECT id, name, made_ms, seen_ms, data FROM guests ORDER BY seen_ms DESC, id DESC LIMIT $1::bigint";
    let limit = i64::try_from(limit).unwrap_or(i64::MAX);
    Ask::new(sql, values![limit], read_guests)
}

pub(super) fn setting(name: String) -> (Ask, Receipt<Option<String>>) {
    let sql = "SELECT value FROM settings WHERE name = $1::text";
    Ask::new(sql, values![name], |rows| {
        rows.first().map(|row| row.try_get(0)).transpose().map_err(unread)
    })
}

pub(super) fn notes(kind: String, limit: usize) -> (Ask, Receipt<Vec<Note>>) {
    let sql = "SELECT id, kind, at_ms, until_ms, value FROM notes WHERE kind = $1::text ORDER BY id DESC LIMIT $2::bigint";
    let limit = i64::try_from(limit).unwrap_or(i64::MAX);
    Ask::new(sql, values![kind, limit], |rows| {
        let read = |row: &Row| -> Result<Note, Error> {
            Ok(Note {
                id: ms(row, 0)?,
                kind: row.try_get(1)?,
                at_ms: ms(row, 2)?,
                until_ms: some_ms(row, 3)?,
                value: row.try_get(4)?,
            })
        };
        rows.iter().map(read).collect::<Result<_, _>>().map_err(unread)
    })
}

/// How large the database is, put together with what is known here.
pub(super) fn health(of: impl FnOnce(u64) -> Health + Send + 'static) -> (Ask, Receipt<Health>) {
    let sql = "SELECT pg_database_size(current_database())";
    Ask::new(sql, values![], |rows| {
        let bytes = rows.first().map(|row| ms(row, 0)).transpose().map_err(unread)?;
        Ok(of(bytes.unwrap_or(0)))
    })
}

/// How many other stores are open on this database, by the names of their connections.
pub(super) fn others(own: String) -> (Ask, Receipt<u64>) {
    let sql = "SELECT count(DISTINCT application_name) FROM pg_stat_activity
        WHERE datname = current_database() AND application_name LIKE $1::text || ' %' AND application_name <> $2::text";
    Ask::new(sql, values![super::url::PROGRAM, own], |rows| {
        let count = rows.first().map(|row| ms(row, 0)).transpose().map_err(unread)?;
        Ok(count.unwrap_or(0))
    })
}
