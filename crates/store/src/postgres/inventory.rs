//! Everything that is kept, a part at a time.

use super::ask::{Ask, unread, values};
use super::read::signed;
use crate::{Guest, GuestId, Item, Note, Receipt, Shelf, TableId, TokenHash};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, Row};

pub(super) fn inventory(shelf: Shelf, after: Option<&Item>, limit: usize) -> (Ask, Receipt<Vec<Item>>) {
    let (part, key, kind, columns) = match shelf {
        Shelf::Tables => ("heads", "id", "bigint", "id"),
        Shelf::Guests => ("guests", "id", "bigint", "id, name, made_ms, seen_ms, data"),
        Shelf::Tokens => ("tokens", "hash", "bytea", "hash, guest, at_ms"),
        Shelf::Tickets => ("tickets", "hash", "bytea", "hash, value, until_ms"),
        Shelf::Settings => ("settings", "name", "text", "name, value"),
        Shelf::Notes => ("notes", "id", "bigint", "id, kind, at_ms, until_ms, value"),
    };
    let condition = if after.is_some() {
        format!("WHERE {key} > $2::{kind}")
    } else {
        String::new()
    };
    let sql = format!("SELECT {columns} FROM {part} {condition} ORDER BY {key} LIMIT $1::bigint");
    let mut values = values![i64::try_from(limit).unwrap_or(i64::MAX)];
    values.extend(after.map(mark));
    Ask::new(sql, values, move |rows| {
        let items = rows.iter().map(|row| item(shelf, row));
        items.collect::<Result<_, _>>().map_err(unread)
    })
}

/// By what a thing is found.
fn mark(item: &Item) -> Box<dyn ToSql + Send + Sync> {
    match item {
        Item::Table(table) => Box::new(table.0 as i64),
        Item::Guest(guest) => Box::new(guest.id.0 as i64),
        Item::Token { hash, .. } | Item::Ticket { hash, .. } => Box::new(hash.0.to_vec()),
        Item::Setting { name, .. } => Box::new(name.clone()),
        Item::Note(note) => Box::new(note.id as i64),
    }
}

fn number(row: &Row, column: usize) -> Result<u64, Error> {
    row.try_get::<_, i64>(column).map(|number| number as u64)
}

fn hash(row: &Row) -> Result<TokenHash, Error> {
    let bytes: Vec<u8> = row.try_get(0)?;
    // All hashes are as long as that; one that is not stands for nobody.
    Ok(TokenHash(bytes.try_into().unwrap_or_default()))
}

fn item(shelf: Shelf, row: &Row) -> Result<Item, Error> {
    Ok(match shelf {
        Shelf::Tables => Item::Table(TableId(number(row, 0)?)),
        Shelf::Guests => Item::Guest(Guest {
            id: GuestId(number(row, 0)?),
            name: row.try_get(1)?,
            made_ms: number(row, 2)?,
            seen_ms: number(row, 3)?,
            data: row.try_get(4)?,
        }),
        Shelf::Tokens => Item::Token {
            hash: hash(row)?,
            guest: GuestId(number(row, 1)?),
            at_ms: number(row, 2)?,
        },
        Shelf::Tickets => Item::Ticket {
            hash: hash(row)?,
            value: row.try_get(1)?,
            until_ms: number(row, 2)?,
        },
        Shelf::Settings => Item::Setting {
            name: row.try_get(0)?,
            value: row.try_get(1)?,
        },
        Shelf::Notes => Item::Note(Note {
            id: number(row, 0)?,
            kind: row.try_get(1)?,
            at_ms: number(row, 2)?,
            until_ms: row.try_get::<_, Option<i64>>(3)?.map(|ms| ms as u64),
            value: row.try_get(4)?,
        }),
    })
}

/// A note under its own number; the next one gets a higher one.
pub(super) fn put_note(note: Note) -> (Ask, Receipt<()>) {
    Ask::new(
        "WITH put AS (
             INSERT INTO notes (id, kind, at_ms, until_ms, value)
             VALUES ($1::bigint, $2::text, $3::bigint, $4::bigint, $5::text)
             ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, at_ms = excluded.at_ms,
                 until_ms = excluded.until_ms, value = excluded.value
         )
         SELECT setval(pg_get_serial_sequence('notes', 'id'), greatest($1, (SELECT max(id) FROM notes)))",
        values![
            note.id as i64,
            note.kind,
            signed(note.at_ms),
            note.until_ms.map(signed),
            note.value,
        ],
        |_| Ok(()),
    )
}
