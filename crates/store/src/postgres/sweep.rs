//! What nobody needs any more goes, a part at a time. Each part is a transaction of its own, so that nobody waits for all
//! of it; two nodes that sweep at the same time find different things, or the same and one of them nothing.

use super::ask::values;
use super::change;
use super::line::{Line, Trouble, Values};
use super::read::signed;
use crate::pack::{Packed, pack};
use crate::{LogLine, StoreError, Sweep, Swept};
use std::sync::{Arc, Mutex, PoisonError};
use tokio_postgres::Row;

/// The guest that was looked at last: those who stay are not looked at again and again.
pub(super) type Cursor = Arc<Mutex<(i64, i64)>>;

/// Before all guests.
pub(super) const START: (i64, i64) = (i64::MIN, i64::MIN);

const TABLES: &str = "
    WITH old AS (
        SELECT h.num FROM records r JOIN heads h USING (num)
        WHERE r.phase = 'over' AND r.ended_ms < $1::bigint AND h.updated_ms < $1
        ORDER BY r.ended_ms LIMIT $2::bigint FOR UPDATE OF h SKIP LOCKED
    ), gone AS (
        DELETE FROM heads USING old WHERE heads.num = old.num AND heads.updated_ms < $1 RETURNING heads.num
    ), records_gone AS (DELETE FROM records USING gone WHERE records.num = gone.num),
    log_gone AS (DELETE FROM log USING gone WHERE log.num = gone.num),
    packed_gone AS (DELETE FROM packed USING gone WHERE packed.num = gone.num),
    asides_gone AS (DELETE FROM asides USING gone WHERE asides.num = gone.num)
    SELECT count(*) FROM gone";

const LOOSE: &str = "SELECT r.num, h.lines FROM records r JOIN heads h USING (num)
    WHERE r.phase = 'over' AND NOT r.is_packed AND r.ended_ms < $1::bigint ORDER BY r.ended_ms LIMIT $2::bigint";

const LINES: &str = "SELECT seq, seat, key, line FROM log WHERE num = $1::bigint ORDER BY seq";

/// Puts a packed log in the place of its lines; without one, only notes that it was looked at.
const PACK: &str = "
    WITH done AS (
        UPDATE records r SET is_packed = true FROM heads h
        WHERE r.num = $1::bigint AND h.num = r.num AND h.lines = $2::integer AND NOT r.is_packed RETURNING r.num
    ), marked AS (
        UPDATE heads SET is_packed = true FROM done WHERE heads.num = done.num AND $5::bytea IS NOT NULL
    ), kept AS (
        INSERT INTO packed (num, bytes, last, blob)
        SELECT num, $3::bigint, $4::text, $5 FROM done WHERE $5 IS NOT NULL
    ), unlogged AS (
        DELETE FROM log USING done WHERE log.num = done.num AND $5 IS NOT NULL
    )
    SELECT count(*) FROM done";

const GUESTS: &str = "SELECT seen_ms, id, EXISTS (SELECT 1 FROM records WHERE members @> ARRAY[guests.id]) FROM guests
    WHERE (seen_ms, id) > ($1::bigint, $2::bigint) AND seen_ms < $3::bigint ORDER BY seen_ms, id LIMIT $4::bigint";

const FORGET: &str = "
    WITH gone AS (DELETE FROM guests WHERE id = ANY ($1::bigint[]) AND seen_ms < $2::bigint RETURNING id),
    tokens_gone AS (DELETE FROM tokens USING gone WHERE tokens.guest = gone.id)
    SELECT count(*) FROM gone";

const TICKETS: &str = "
    WITH gone AS (DELETE FROM tickets WHERE hash IN (
        SELECT hash FROM tickets WHERE until_ms <= $1::bigint ORDER BY until_ms LIMIT $2::bigint) RETURNING 1)
    SELECT count(*) FROM gone";

const NOTES: &str = "
    WITH gone AS (DELETE FROM notes WHERE id IN (
        SELECT id FROM notes WHERE until_ms <= $1::bigint ORDER BY until_ms LIMIT $2::bigint) RETURNING 1)
    SELECT count(*) FROM gone";

const SETTINGS: &str = "
    WITH gone AS (DELETE FROM settings WHERE name IN (
        SELECT name FROM settings WHERE name >= $1::text AND name < $2::text ORDER BY name LIMIT $3::bigint)
        RETURNING 1)
    SELECT count(*) FROM gone";

/// Nodes that lapsed long ago came back under another name.
const NODES: &str = "
    WITH gone AS (DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 day' RETURNING 1)
    SELECT count(*) FROM gone";

async fn ask(line: &Line, sql: &'static str, values: Values) -> Result<Vec<Row>, StoreError> {
    line.ask(sql, &values).await.map_err(Trouble::refused)
}

async fn count(line: &Line, sql: &'static str, values: Values) -> Result<usize, StoreError> {
    let rows = ask(line, sql, values).await?;
    let count = rows.first().map_or(Ok(0), |row| row.try_get::<_, i64>(0));
    count.map(|count| count as usize).map_err(super::ask::unread)
}

pub(super) async fn sweep(line: &Line, sweep: &Sweep, cursor: &Cursor) -> Result<Swept, StoreError> {
    let limit = i64::try_from(sweep.limit).unwrap_or(i64::MAX);
    let now_ms = signed(sweep.now_ms);
    let tables = match sweep.finished_before_ms.map(signed) {
        Some(before_ms) => count(line, TABLES, values![before_ms, limit]).await?,
        None => 0,
    };
    let packed = match sweep.pack_before_ms.map(signed) {
        Some(before_ms) => pack_logs(line, before_ms, limit).await?,
        None => 0,
    };
    let guests = match sweep.guests_before_ms.map(signed) {
        Some(before_ms) => sweep_guests(line, before_ms, limit, cursor).await?,
        None => 0,
    };
    let settings = match sweep.settings.clone() {
        Some((first, end)) => count(line, SETTINGS, values![first, end, limit]).await?,
        None => 0,
    };
    count(line, NODES, values![]).await?;
    Ok(Swept {
        packed,
        tables,
        guests,
        tickets: count(line, TICKETS, values![now_ms, limit]).await?,
        notes: count(line, NOTES, values![now_ms, limit]).await?,
        settings,
    })
}

/// Makes logs small. One that is damaged stays as it is, so that whoever loads it is told.
async fn pack_logs(line: &Line, before_ms: i64, limit: i64) -> Result<usize, StoreError> {
    let mut packed_count = 0;
    for row in ask(line, LOOSE, values![before_ms, limit]).await? {
        let num: i64 = row.try_get(0).map_err(super::ask::unread)?;
        let count_of_lines: i32 = row.try_get(1).map_err(super::ask::unread)?;
        let rows = ask(line, LINES, values![num]).await?;
        let lines: Result<Vec<LogLine>, StoreError> = rows.iter().map(change::line).collect();
        let lines = lines?;
        let is_whole = lines.len() == count_of_lines as usize;
        // Compression takes its time; moves must not wait for it.
        let packed = tokio::task::spawn_blocking(move || pack(&lines).filter(|_| is_whole));
        let packed = packed.await.ok().flatten();
        let (bytes, last, blob) = match packed {
            Some(Packed { bytes, last, blob }) => (Some(bytes as i64), Some(last), Some(blob)),
            None => (None, None, None),
        };
        packed_count += count(line, PACK, values![num, count_of_lines, bytes, last, blob]).await?;
    }
    Ok(packed_count)
}

async fn sweep_guests(line: &Line, before_ms: i64, limit: i64, cursor: &Cursor) -> Result<usize, StoreError> {
    let (seen_ms, id) = *cursor.lock().unwrap_or_else(PoisonError::into_inner);
    let rows = ask(line, GUESTS, values![seen_ms, id, before_ms, limit]).await?;
    let read = |row: &Row| -> Result<(i64, i64, bool), tokio_postgres::Error> {
        Ok((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?))
    };
    let old: Result<Vec<_>, _> = rows.iter().map(read).collect();
    let old = old.map_err(super::ask::unread)?;
    let last = old.last().map_or(START, |(seen_ms, id, _)| (*seen_ms, *id));
    *cursor.lock().unwrap_or_else(PoisonError::into_inner) = last;
    let gone: Vec<i64> = old
        .iter()
        .filter(|(.., has_played)| !has_played)
        .map(|(_, id, _)| *id)
        .collect();
    if gone.is_empty() {
        return Ok(0);
    }
    count(line, FORGET, values![gone, before_ms]).await
}
