//! Everything that is kept, a part at a time.

use super::threads::Shelf as File;
use super::write::Desk;
use crate::{Guest, GuestId, Item, Note, Shelf, StoreError, TableId, TokenHash};
use rusqlite::types::Value;
use rusqlite::{Row, params, params_from_iter};

pub(super) fn inventory(
    file: &File,
    shelf: Shelf,
    after: Option<&Item>,
    limit: usize,
) -> Result<Vec<Item>, StoreError> {
    let (part, key, columns) = match shelf {
        Shelf::Tables => ("tables", "id", "id"),
        Shelf::Guests => ("guests", "id", "id, name, made_ms, seen_ms, data"),
        Shelf::Tokens => ("tokens", "hash", "hash, guest, at_ms"),
        Shelf::Tickets => ("tickets", "hash", "hash, value, until_ms"),
        Shelf::Settings => ("settings", "name", "name, value"),
        Shelf::Notes => ("notes", "id", "id, kind, at_ms, until_ms, value"),
    };
    let condition = if after.is_some() {
        format!("WHERE {key} > ?2")
    } else {
        String::new()
    };
    let sql = format!("SELECT {columns} FROM {part} {condition} ORDER BY {key} LIMIT ?1");
    let limit = Value::Integer(i64::try_from(limit).unwrap_or(i64::MAX));
    let values = std::iter::once(limit).chain(after.map(mark));
    file.all(&sql, params_from_iter(values), |row| item(shelf, row))
}

/// By what a thing is found.
fn mark(item: &Item) -> Value {
    match item {
        Item::Table(table) => Value::Integer(table.0 as i64),
        Item::Guest(guest) => Value::Integer(guest.id.0 as i64),
        Item::Token { hash, .. } | Item::Ticket { hash, .. } => Value::Blob(hash.0.to_vec()),
        Item::Setting { name, .. } => Value::Text(name.clone()),
        Item::Note(note) => Value::Integer(note.id as i64),
    }
}

fn number(row: &Row<'_>, column: usize) -> rusqlite::Result<u64> {
    row.get::<_, i64>(column).map(|number| number as u64)
}

fn item(shelf: Shelf, row: &Row<'_>) -> rusqlite::Result<Item> {
    Ok(match shelf {
        Shelf::Tables => Item::Table(TableId(number(row, 0)?)),
        Shelf::Guests => Item::Guest(Guest {
            id: GuestId(number(row, 0)?),
            name: row.get(1)?,
            made_ms: number(row, 2)?,
            seen_ms: number(row, 3)?,
            data: row.get(4)?,
        }),
        Shelf::Tokens => Item::Token {
            hash: TokenHash(row.get(0)?),
            guest: GuestId(number(row, 1)?),
            at_ms: number(row, 2)?,
        },
        Shelf::Tickets => Item::Ticket {
            hash: TokenHash(row.get(0)?),
            value: row.get(1)?,
            until_ms: number(row, 2)?,
        },
        Shelf::Settings => Item::Setting {
            name: row.get(0)?,
            value: row.get(1)?,
        },
        Shelf::Notes => Item::Note(Note {
            id: number(row, 0)?,
            kind: row.get(1)?,
            at_ms: number(row, 2)?,
            until_ms: row.get::<_, Option<i64>>(3)?.map(|ms| ms as u64),
            value: row.get(4)?,
        }),
    })
}

impl Desk {
    pub(super) fn put_note(&self, note: &Note) -> Result<(), StoreError> {
        self.execute(
            "INSERT OR REPLACE INTO notes (id, kind, at_ms, until_ms, value) VALUES (?1, ?2, ?3, ?4, ?5)",
            params![
                note.id as i64,
                note.kind,
                note.at_ms as i64,
                note.until_ms.map(super::sweep::signed),
                note.value
            ],
        )?;
        Ok(())
    }
}
