//! Notes: written, read and taken away.

use super::threads::Shelf;
use super::write::{Desk, failed};
use crate::{Note, StoreError};
use rusqlite::{Row, params};

fn read_note(row: &Row<'_>) -> rusqlite::Result<Note> {
    Ok(Note {
        id: row.get::<_, i64>(0)? as u64,
        kind: row.get(1)?,
        at_ms: row.get::<_, i64>(2)? as u64,
        until_ms: row.get::<_, Option<i64>>(3)?.map(|ms| ms as u64),
        value: row.get(4)?,
    })
}

pub(super) fn notes(shelf: &Shelf, kind: &str, limit: usize) -> Result<Vec<Note>, StoreError> {
    shelf.all(
        "SELECT id, kind, at_ms, until_ms, value FROM notes WHERE kind = ?1 ORDER BY id DESC LIMIT ?2",
        params![kind, limit as i64],
        read_note,
    )
}

impl Desk {
    pub(super) fn add_note(&self, note: &Note) -> Result<u64, StoreError> {
        self.execute(
            "INSERT INTO notes (kind, at_ms, until_ms, value) VALUES (?1, ?2, ?3, ?4)",
            params![
                note.kind,
                note.at_ms as i64,
                note.until_ms.map(|ms| i64::try_from(ms).unwrap_or(i64::MAX)),
                note.value
            ],
        )?;
        Ok(self.db.last_insert_rowid() as u64)
    }

    pub(super) fn drop_note(&self, id: u64) -> Result<bool, StoreError> {
        let id = i64::try_from(id).unwrap_or(-1);
        self.execute("DELETE FROM notes WHERE id = ?1", [id])
            .map(|count| count > 0)
    }

    /// A guest goes, and whatever opens their seats.
    pub(super) fn forget_guest(&self, guest: i64) -> Result<(), StoreError> {
        self.execute("DELETE FROM tokens WHERE guest = ?1", [guest])?;
        self.execute("DELETE FROM guests WHERE id = ?1", [guest])?;
        Ok(())
    }
}

/// Copies the file as it is now to a new one, on a connection of its own: nobody's move waits for it.
pub(super) fn back_up(from: &std::path::Path, to: &std::path::Path) -> Result<(), StoreError> {
    let cannot =
        |error: std::io::Error| StoreError::failed(format!("{}: cannot be written", to.display()), error);
    let mut made = std::fs::OpenOptions::new();
    made.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut made, 0o600);
    let made = made.open(to).map_err(cannot)?;
    let copied = copy(from, to)
        .map_err(failed)
        .and_then(|()| made.sync_all().map_err(cannot));
    if copied.is_err() {
        // Half a copy is no copy; if it cannot be removed either, the error says where it lies.
        let _ = std::fs::remove_file(to);
    }
    copied
}

fn copy(from: &std::path::Path, to: &std::path::Path) -> rusqlite::Result<()> {
    let db = rusqlite::Connection::open_with_flags(from, rusqlite::OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    db.busy_timeout(std::time::Duration::from_secs(5))?;
    let name = to
        .to_str()
        .ok_or_else(|| rusqlite::Error::InvalidPath(to.to_owned()))?;
    db.execute("VACUUM INTO ?1", [name]).map(|_| ())
}
