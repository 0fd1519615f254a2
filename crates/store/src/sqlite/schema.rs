//! The versions of the file, and how an older one is brought up to date.

use rusqlite::Connection;

/// Marks a SQLite file as ours: "SEXT".
pub(super) const APPLICATION_ID: i32 = 0x5345_5854;

/// The scripts that lead from each version to the next; the first one starts from nothing.
pub(super) const MIGRATIONS: [&str; 5] = [
    include_str!("migrations/1.sql"),
    include_str!("migrations/2.sql"),
    include_str!("migrations/3.sql"),
    include_str!("migrations/4.sql"),
    include_str!("migrations/5.sql"),
];

/// The version of a file that is up to date.
pub(super) const VERSION: u32 = MIGRATIONS.len() as u32;

/// The version of a file; 0 for a new one.
pub(super) fn version(db: &Connection) -> rusqlite::Result<u32> {
    db.query_row("PRAGMA user_version", [], |row| row.get(0))
}

/// A new file gives back the room of what is swept; an older one learns it when it is brought up to version 4.
pub(super) fn let_shrink(db: &Connection) -> rusqlite::Result<()> {
    db.pragma_update(None, "auto_vacuum", "INCREMENTAL")
}

/// The version since which files give back the room of what is swept.
const SHRINKS_SINCE: u32 = 4;

/// Brings a file up to date, all of it or nothing.
pub(super) fn migrate(db: &mut Connection) -> rusqlite::Result<()> {
    let found = version(db)?;
    bring_up_to_date(db)?;
    if (1..SHRINKS_SINCE).contains(&found) {
        // Rewrites the whole file once. Without room for that it only does not shrink.
        let _ = let_shrink(db).and_then(|()| db.execute_batch("VACUUM"));
    }
    Ok(())
}

fn bring_up_to_date(db: &mut Connection) -> rusqlite::Result<()> {
    let transaction = db.transaction()?;
    let found = version(&transaction)?;
    for (version, script) in (1..).zip(MIGRATIONS).filter(|(version, _)| *version > found) {
        transaction.execute_batch(script)?;
        transaction.pragma_update(None, "user_version", version)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
    transaction.commit()
}
