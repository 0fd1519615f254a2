//! The versions of the file, and how an older one is brought up to date.

use rusqlite::Connection;

/// Marks a SQLite file as ours: "SEXT".
pub(super) const APPLICATION_ID: i32 = 0x5345_5854;

/// The scripts that lead from each version to the next; the first one starts from nothing.
pub(super) const MIGRATIONS: [&str; 3] = [
    include_str!("migrations/1.sql"),
    include_str!("migrations/2.sql"),
    include_str!("migrations/3.sql"),
];

/// The version of a file that is up to date.
pub(super) const VERSION: u32 = MIGRATIONS.len() as u32;

/// The version of a file; 0 for a new one.
pub(super) fn version(db: &Connection) -> rusqlite::Result<u32> {
    db.query_row("PRAGMA user_version", [], |row| row.get(0))
}

/// Brings a file up to date, all of it or nothing.
pub(super) fn migrate(db: &mut Connection) -> rusqlite::Result<()> {
    let transaction = db.transaction()?;
    let found = version(&transaction)?;
    for (version, script) in (1..).zip(MIGRATIONS).filter(|(version, _)| *version > found) {
        transaction.execute_batch(script)?;
        transaction.pragma_update(None, "user_version", version)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
    transaction.commit()
}
