//! Opening the file: nobody else has it, it is ours, whole, and up to date.

use super::{FILE_NAME, LOCK_NAME, schema};
use crate::StoreError;
use rusqlite::{Connection, ErrorCode};
use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

/// Up to this size the whole file is checked when it is opened; a larger one page by page as it is read.
const CHECK_BYTES_MAX: u64 = 64 << 20;

pub(super) struct Opened {
    pub(super) file: PathBuf,
    pub(super) writer: Connection,
    pub(super) reader: Connection,
    pub(super) lock: File,
}

pub(super) fn open(folder: &Path) -> Result<Opened, StoreError> {
    let lock = lock(folder)?;
    let file = folder.join(FILE_NAME);
    let bad = |error| bad_file(&file, &error);
    let mut writer = Connection::open(&file).map_err(bad)?;
    check(&writer, &file)?;
    if schema::version(&writer).map_err(bad)? == 0 {
        schema::let_shrink(&writer).map_err(bad)?;
    }
    configure(&writer).map_err(bad)?;
    schema::migrate(&mut writer).map_err(bad)?;
    let reader = Connection::open(&file).map_err(bad)?;
    configure(&reader)
        .and_then(|()| reader.pragma_update(None, "query_only", true))
        .map_err(bad)?;
    Ok(Opened {
        file,
        writer,
        reader,
        lock,
    })
}

/// Takes the folder for this process, until it ends.
fn lock(folder: &Path) -> Result<File, StoreError> {
    let failed = |error| StoreError::failed(format!("{}: cannot be written", folder.display()), error);
    std::fs::create_dir_all(folder).map_err(failed)?;
    close_to_others(folder).map_err(failed)?;
    let lock = OpenOptions::new()
        .create(true)
        .truncate(false)
        .write(true)
        .open(folder.join(LOCK_NAME))
        .map_err(failed)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse {
            folder: folder.to_owned(),
        }),
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}

/// Lets nobody else on the machine read the folder, new or old: it has the key of the cookies and the secrets of tables
/// in play. What is in it needs no further care, because nobody else gets that far.
#[cfg(unix)]
fn close_to_others(folder: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = std::fs::metadata(folder)?.permissions().mode();
    if mode & 0o077 != 0 {
        std::fs::set_permissions(folder, std::fs::Permissions::from_mode(0o700))?;
    }
    // A copy of the file takes its own permissions along.
    for name in [FILE_NAME, LOCK_NAME] {
        let file = folder.join(name);
        OpenOptions::new()
            .create(true)
            .append(true)
            .open(&file)?
            .set_permissions(std::fs::Permissions::from_mode(0o600))?;
    }
    Ok(())
}

#[cfg(not(unix))]
fn close_to_others(_: &Path) -> std::io::Result<()> {
    Ok(())
}

/// Refuses a file that is not ours, newer than this program, or not whole.
fn check(db: &Connection, file: &Path) -> Result<(), StoreError> {
    let bad = |error| bad_file(file, &error);
    let wrong = |what: String| StoreError::Unfit {
        place: file.display().to_string(),
        what,
    };
    // SQLite itself finds here that the file is shorter than its first page says.
    let parts: i64 = db
        .query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))
        .map_err(bad)?;
    let application: i32 = db
        .query_row("PRAGMA application_id", [], |row| row.get(0))
        .map_err(bad)?;
    if parts > 0 && application != schema::APPLICATION_ID {
        return Err(wrong("this is a database of another program".to_owned()));
    }
    let version = schema::version(db).map_err(bad)?;
    if version > schema::VERSION {
        let known = schema::VERSION;
        let what =
            format!("written by a newer Sexton: the file has version {version}, this program knows {known}");
        return Err(wrong(what));
    }
    // What a crash left in the write-ahead log belongs to the file before its length means anything.
    let number = |sql| db.query_row(sql, [], |row| row.get::<_, i64>(0));
    number("PRAGMA wal_checkpoint(TRUNCATE)").map_err(bad)?;
    let pages = number("PRAGMA page_count").map_err(bad)?;
    let expected = (pages * number("PRAGMA page_size").map_err(bad)?) as u64;
    let bytes = std::fs::metadata(file).map_or(0, |file| file.len());
    if bytes < expected {
        return Err(wrong(damaged(&format!(
            "expected {expected} bytes, found {bytes}"
        ))));
    }
    if bytes <= CHECK_BYTES_MAX {
        let found: String = db
            .query_row("PRAGMA quick_check(1)", [], |row| row.get(0))
            .map_err(bad)?;
        if found != "ok" {
            return Err(wrong(damaged(&found)));
        }
    }
    Ok(())
}

fn configure(db: &Connection) -> rusqlite::Result<()> {
    // The answer is the mode that now holds.
    db.query_row("PRAGMA journal_mode = WAL", [], |_| Ok(()))?;
    db.pragma_update(None, "synchronous", "FULL")?;
    // 16 MB: with less, a busy house waits several times a second until the file itself is on the disk.
    db.query_row("PRAGMA wal_autocheckpoint = 4096", [], |_| Ok(()))?;
    // Sealed answers that were taken away must not stay in the file.
    db.query_row("PRAGMA secure_delete = ON", [], |_| Ok(()))?;
    db.pragma_update(None, "temp_store", "MEMORY")?;
    db.set_prepared_statement_cache_capacity(64);
    db.busy_timeout(std::time::Duration::from_secs(5))
}

/// Says what a database error means for the one who runs the house.
pub(super) fn bad_file(file: &Path, error: &rusqlite::Error) -> StoreError {
    let what = match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseCorrupt) => damaged(&error.to_string()),
        Some(ErrorCode::NotADatabase) => "this is not a database".to_owned(),
        _ => error.to_string(),
    };
    StoreError::Unfit {
        place: file.display().to_string(),
        what,
    }
}

fn damaged(found: &str) -> String {
    format!("the file is damaged or truncated ({found}); move it away and restore a backup")
}
