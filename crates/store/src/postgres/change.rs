//! Changes to tables, as statements that check and write at once.
//!
//! A change is one statement, and changes of many tables that need no record are one together. Each looks at the head
//! of its table under the lock with which it moves it, so that nothing can come between; whoever is turned down has
//! changed nothing, and is told why by how the head is found.

use super::ask::{unread, values};
use super::line::Values;
use crate::{Change, Epoch, InputKey, LogLine, StoreError, TableId};
use std::collections::BTreeMap;
use tokio_postgres::Row;

/// Moves heads and appends a line or none to each, for many tables at once: nearly every move is of this kind. Gives those
/// that were moved; nothing is joined but heads by their index, so that it costs the same for each however many they are.
pub(super) const MOVES: &str = "
    WITH moved AS (
        UPDATE heads h SET lines = h.lines + (a.line IS NOT NULL)::integer, updated_ms = a.at_ms,
            deadline_ms = CASE WHEN a.sets THEN a.deadline_ms ELSE h.deadline_ms END
        FROM unnest($1::bigint[], $2::bigint[], $3::integer[], $4::boolean[], $5::bigint[], $6::bigint[],
            $7::smallint[], $8::bytea[], $9::text[])
            WITH ORDINALITY AS a (id, epoch, seq, sets, deadline_ms, at_ms, seat, key, line, ord)
        WHERE h.id = a.id AND h.epoch IS NOT DISTINCT FROM a.epoch
            AND (a.line IS NULL OR (h.lines = a.seq AND NOT h.is_packed))
        RETURNING a.ord, h.num, a.seq, a.seat, a.key, a.line
    ), logged AS (
        INSERT INTO log (num, seq, seat, key, line)
        SELECT num, seq, seat, key, line FROM moved WHERE line IS NOT NULL
    )
    SELECT ord FROM moved";

/// The head of a table, for whoever was turned down.
pub(super) const HEAD: &str = "SELECT 1::bigint, h.lines, h.epoch, h.is_packed, false
    FROM (SELECT 1) AS one LEFT JOIN heads h ON h.id = $1::bigint";

/// The same with any number of lines, and asides. Gives those that were turned down.
pub(super) const GROUP: &str = "
    WITH asked AS (
        SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::integer[], $4::integer[], $5::boolean[], $6::bigint[],
            $7::bigint[]) WITH ORDINALITY AS a (id, epoch, first, count, sets, deadline_ms, at_ms, ord)
    ), moved AS (
        UPDATE heads h SET lines = h.lines + a.count, updated_ms = a.at_ms,
            deadline_ms = CASE WHEN a.sets THEN a.deadline_ms ELSE h.deadline_ms END
        FROM asked a
        WHERE h.id = a.id AND h.epoch IS NOT DISTINCT FROM a.epoch
            AND (a.count = 0 OR (h.lines = a.first AND NOT h.is_packed))
        RETURNING a.ord, h.num
    ), logged AS (
        INSERT INTO log (num, seq, seat, key, line)
        SELECT m.num, l.seq, l.seat, l.key, l.line
        FROM unnest($8::bigint[], $9::integer[], $10::smallint[], $11::bytea[], $12::text[])
            AS l (ord, seq, seat, key, line) JOIN moved m USING (ord)
    ), put AS (
        INSERT INTO asides (num, name, value)
        SELECT m.num, p.name, p.value
        FROM unnest($13::bigint[], $14::text[], $15::text[]) AS p (ord, name, value) JOIN moved m USING (ord)
        ON CONFLICT (num, name) DO UPDATE SET value = excluded.value
    ), dropped AS (
        DELETE FROM asides
        USING unnest($16::bigint[], $17::text[]) AS d (ord, name) JOIN moved m USING (ord)
        WHERE asides.num = m.num AND asides.name = d.name
    )
    SELECT a.ord, h.lines, h.epoch, h.is_packed, false
    FROM asked a LEFT JOIN moved m USING (ord) LEFT JOIN heads h ON h.id = a.id
    WHERE m.ord IS NULL";

/// Makes or changes a record, and does what `GROUP` does for its table.
const RECORD: &str = "
    WITH head AS (
        INSERT INTO heads (id, lines, deadline_ms, updated_ms)
        SELECT $1::bigint, $4::integer, $6::bigint, $7::bigint
        WHERE ($17::text = 'over' OR NOT EXISTS (
                SELECT 1 FROM records r JOIN heads h USING (num)
                WHERE r.code = $16 AND r.phase <> 'over' AND h.id <> $1))
            AND (EXISTS (SELECT 1 FROM heads WHERE id = $1)
                OR (($4 = 0 OR $3::integer = 0) AND $2::bigint IS NULL))
        ON CONFLICT (id) DO UPDATE SET lines = heads.lines + $4, updated_ms = $7,
            deadline_ms = CASE WHEN $5::boolean THEN $6 ELSE heads.deadline_ms END
        WHERE heads.epoch IS NOT DISTINCT FROM $2 AND ($4 = 0 OR (heads.lines = $3 AND NOT heads.is_packed))
        RETURNING num
    ), recorded AS (
        INSERT INTO records (num, game, code, phase, members, data, public, listed, made_ms, ended_ms)
        SELECT num, $15::text, $16::text, $17, $18::bigint[], $19::text, $20::text, $21::boolean, $22::bigint,
            $23::bigint
        FROM head
        ON CONFLICT (num) DO UPDATE SET game = excluded.game, code = excluded.code, phase = excluded.phase,
            members = excluded.members, data = excluded.data, public = excluded.public, listed = excluded.listed,
            made_ms = excluded.made_ms, ended_ms = excluded.ended_ms
    ), logged AS (
        INSERT INTO log (num, seq, seat, key, line)
        SELECT head.num, l.seq, l.seat, l.key, l.line
        FROM head, unnest($8::integer[], $9::smallint[], $10::bytea[], $11::text[]) AS l (seq, seat, key, line)
    ), put AS (
        INSERT INTO asides (num, name, value)
        SELECT head.num, p.name, p.value FROM head, unnest($12::text[], $13::text[]) AS p (name, value)
        ON CONFLICT (num, name) DO UPDATE SET value = excluded.value
    ), dropped AS (
        DELETE FROM asides USING head WHERE asides.num = head.num AND asides.name = ANY ($14::text[])
    )
    SELECT 1::bigint, h.lines, h.epoch, h.is_packed, $17 <> 'over' AND EXISTS (
        SELECT 1 FROM records r JOIN heads o USING (num) WHERE r.code = $16 AND r.phase <> 'over' AND o.id <> $1)
    FROM (SELECT 1) AS one LEFT JOIN heads h ON h.id = $1
    WHERE NOT EXISTS (SELECT 1 FROM head)";

/// Removes everything that is kept of a table.
const REMOVE: &str = "
    WITH gone AS (
        DELETE FROM heads WHERE id = $1::bigint AND epoch IS NOT DISTINCT FROM $2::bigint RETURNING num
    ), records_gone AS (DELETE FROM records USING gone WHERE records.num = gone.num),
    log_gone AS (DELETE FROM log USING gone WHERE log.num = gone.num),
    packed_gone AS (DELETE FROM packed USING gone WHERE packed.num = gone.num),
    asides_gone AS (DELETE FROM asides USING gone WHERE asides.num = gone.num)
    SELECT 1::bigint, h.lines, h.epoch, h.is_packed, false
    FROM (SELECT 1) AS one LEFT JOIN heads h ON h.id = $1
    WHERE NOT EXISTS (SELECT 1 FROM gone)";

/// The lines a change would have appended, as they are found.
pub(super) const THERE: &str = "
    SELECT l.seq, l.seat, l.key, l.line FROM heads h JOIN log l USING (num)
    WHERE h.id = $1::bigint AND l.seq >= $2::integer AND l.seq < $3::integer ORDER BY l.seq";

/// How a change is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Manner {
    /// With others, by `MOVES`.
    Move,
    /// With others, by `GROUP`.
    Group,
    Alone,
}

impl Manner {
    pub(super) fn of(change: &Change) -> Manner {
        if change.record.is_some() || change.remove {
            Manner::Alone
        } else if change.lines.len() > 1 || !change.asides.is_empty() {
            Manner::Group
        } else {
            Manner::Move
        }
    }
}

/// The values of `MOVES`.
pub(super) fn moves(changes: &[&Change]) -> Values {
    let line = |change: &Change| change.lines.first().cloned();
    let lines: Vec<Option<LogLine>> = changes.iter().map(|change| line(change)).collect();
    let key = |line: &Option<LogLine>| line.as_ref().and_then(|line| line.key.clone());
    let seats: Vec<Option<i16>> = lines
        .iter()
        .map(|line| key(line).map(|key| key.seat.into()))
        .collect();
    let keys: Vec<Option<Vec<u8>>> = lines
        .iter()
        .map(|line| key(line).map(|key| key.key.into_bytes()))
        .collect();
    let ids: Vec<i64> = changes.iter().map(|change| change.table.0 as i64).collect();
    let epochs: Vec<Option<i64>> = changes.iter().map(|change| epoch(change)).collect();
    let seqs: Vec<i32> = changes.iter().map(|change| first(change)).collect();
    let sets: Vec<bool> = changes
        .iter()
        .map(|change| change.deadline_ms.is_some())
        .collect();
    let deadlines: Vec<Option<i64>> = changes.iter().map(|change| deadline(change)).collect();
    let times: Vec<i64> = changes.iter().map(|change| signed(change.at_ms)).collect();
    let texts: Vec<Option<String>> = lines.into_iter().map(|line| line.map(|line| line.text)).collect();
    values![ids, epochs, seqs, sets, deadlines, times, seats, keys, texts]
}

fn signed(ms: u64) -> i64 {
    i64::try_from(ms).unwrap_or(i64::MAX)
}

fn epoch(change: &Change) -> Option<i64> {
    change.epoch.map(|epoch| epoch.0 as i64)
}

fn first(change: &Change) -> i32 {
    change.lines.first().map_or(0, |line| line.seq as i32)
}

/// Lines as columns.
#[derive(Default)]
struct Lines {
    seqs: Vec<i32>,
    seats: Vec<Option<i16>>,
    keys: Vec<Option<Vec<u8>>>,
    texts: Vec<String>,
}

impl Lines {
    fn add(&mut self, line: &LogLine) {
        self.seqs.push(line.seq as i32);
        self.seats.push(line.key.as_ref().map(|key| key.seat.into()));
        let bytes = |key: &InputKey| key.key.clone().into_bytes();
        self.keys.push(line.key.as_ref().map(bytes));
        self.texts.push(line.text.clone());
    }
}

/// What is kept aside in the end: a statement may touch a row only once.
fn asides(change: &Change) -> BTreeMap<&str, Option<&str>> {
    let asides = change.asides.iter();
    asides
        .map(|aside| (aside.name.as_str(), aside.value.as_deref()))
        .collect()
}

/// The values of `GROUP`.
pub(super) fn group(changes: &[&Change]) -> Values {
    let column =
        |of: &dyn Fn(&Change) -> i64| -> Vec<i64> { changes.iter().map(|change| of(change)).collect() };
    let mut lines = Lines::default();
    let (mut line_ords, mut put_ords, mut drop_ords) = (Vec::new(), Vec::new(), Vec::new());
    let (mut put_names, mut put_values, mut drop_names) = (Vec::new(), Vec::new(), Vec::new());
    for (ord, change) in (1_i64..).zip(changes) {
        for line in &change.lines {
            line_ords.push(ord);
            lines.add(line);
        }
        for (name, value) in asides(change) {
            match value {
                Some(value) => {
                    put_ords.push(ord);
                    put_names.push(name.to_owned());
                    put_values.push(value.to_owned());
                }
                None => {
                    drop_ords.push(ord);
                    drop_names.push(name.to_owned());
                }
            }
        }
    }
    let epochs: Vec<Option<i64>> = changes.iter().map(|change| epoch(change)).collect();
    let firsts: Vec<i32> = changes.iter().map(|change| first(change)).collect();
    let counts: Vec<i32> = changes.iter().map(|change| change.lines.len() as i32).collect();
    let sets: Vec<bool> = changes
        .iter()
        .map(|change| change.deadline_ms.is_some())
        .collect();
    let deadlines: Vec<Option<i64>> = changes.iter().map(|change| deadline(change)).collect();
    values![
        column(&|change| change.table.0 as i64),
        epochs,
        firsts,
        counts,
        sets,
        deadlines,
        column(&|change| signed(change.at_ms)),
        line_ords,
        lines.seqs,
        lines.seats,
        lines.keys,
        lines.texts,
        put_ords,
        put_names,
        put_values,
        drop_ords,
        drop_names,
    ]
}

fn deadline(change: &Change) -> Option<i64> {
    change.deadline_ms.flatten().map(signed)
}

/// A change that is a statement of its own.
pub(super) fn alone(change: &Change) -> (&'static str, Values) {
    let table = change.table.0 as i64;
    let Some(record) = change.record.as_ref().filter(|_| !change.remove) else {
        return (REMOVE, values![table, epoch(change)]);
    };
    let mut lines = Lines::default();
    change.lines.iter().for_each(|line| lines.add(line));
    let (mut put_names, mut put_values, mut drop_names) = (Vec::new(), Vec::new(), Vec::new());
    for (name, value) in asides(change) {
        match value {
            Some(value) => {
                put_names.push(name.to_owned());
                put_values.push(value.to_owned());
            }
            None => drop_names.push(name.to_owned()),
        }
    }
    let members: Vec<i64> = record.members.iter().map(|guest| guest.0 as i64).collect();
    let values = values![
        table,
        epoch(change),
        first(change),
        change.lines.len() as i32,
        change.deadline_ms.is_some(),
        deadline(change),
        signed(change.at_ms),
        lines.seqs,
        lines.seats,
        lines.keys,
        lines.texts,
        put_names,
        put_values,
        drop_names,
        record.game.clone(),
        record.code.clone(),
        record.phase.code(),
        members,
        record.data.clone(),
        record.public.clone(),
        record.listed,
        signed(record.made_ms),
        record.ended_ms.map(signed),
    ];
    (RECORD, values)
}

/// Lines that do not even follow each other.
pub(super) fn gap(change: &Change) -> Option<StoreError> {
    let first = change.lines.first()?.seq;
    let (expected, line) = (first..)
        .zip(&change.lines)
        .find(|(seq, line)| line.seq != *seq)?;
    Some(conflict(change.table, expected, line.seq))
}

fn conflict(table: TableId, expected: u32, found: u32) -> StoreError {
    StoreError::Conflict {
        table,
        expected,
        found,
    }
}

/// The change a row is about, counted from 1.
pub(super) fn ord(row: &Row) -> Result<usize, StoreError> {
    row.try_get::<_, i64>(0).map(|ord| ord as usize).map_err(unread)
}

/// Why a change was turned down, by the head as it was found.
pub(super) fn refusal(change: &Change, row: &Row) -> StoreError {
    read_refusal(change, row).unwrap_or_else(unread)
}

fn read_refusal(change: &Change, row: &Row) -> Result<StoreError, tokio_postgres::Error> {
    let lines: Option<i32> = row.try_get(1)?;
    let epoch: Option<i64> = row.try_get(2)?;
    let table = change.table;
    if epoch.map(|epoch| Epoch(epoch as u64)) != change.epoch {
        return Ok(StoreError::Fenced(table));
    }
    let lines = match (lines, &change.record) {
        (Some(lines), _) => lines as u32,
        (None, Some(_)) if !change.remove => 0,
        _ => return Ok(StoreError::NoTable(table)),
    };
    let is_packed: Option<bool> = row.try_get(3)?;
    match change.lines.first() {
        Some(line) if line.seq != lines || is_packed == Some(true) => {
            return Ok(conflict(table, lines, line.seq));
        }
        _ => {}
    }
    let is_taken: bool = row.try_get(4)?;
    match &change.record {
        Some(record) if is_taken => Ok(StoreError::CodeTaken(record.code.clone())),
        // Somebody else took the table while this waited for it.
        _ => Ok(StoreError::Fenced(table)),
    }
}

/// A line as it is kept.
pub(super) fn line(row: &Row) -> Result<LogLine, StoreError> {
    let read = || -> Result<LogLine, tokio_postgres::Error> {
        let seat: Option<i16> = row.try_get(1)?;
        let key: Option<Vec<u8>> = row.try_get(2)?;
        Ok(LogLine {
            seq: row.try_get::<_, i32>(0)? as u32,
            key: seat.zip(key).and_then(|(seat, key)| read_key(seat, key)),
            text: row.try_get(3)?,
        })
    };
    read().map_err(unread)
}

/// A key as it was given.
pub(super) fn read_key(seat: i16, key: Vec<u8>) -> Option<InputKey> {
    let key = String::from_utf8(key).ok()?;
    let seat = u8::try_from(seat).ok()?;
    Some(InputKey { seat, key })
}
