//! The versions of the database, and how an older one is brought up to date.

use super::line::{Line, Trouble};
use crate::StoreError;

/// Everything lies in a schema of its own, so that a database may have other things, too.
pub(super) const NAME: &str = "sexton";

/// The scripts that lead from each version to the next; the first one starts from nothing.
const MIGRATIONS: [&str; 1] = [include_str!("migrations/1.sql")];

/// The version of a database that is up to date.
const VERSION: i32 = MIGRATIONS.len() as i32;

/// Who holds this lock brings the database up to date; others wait. "SEXT".
const LOCK: i64 = 0x5345_5854;

/// Brings a database up to date, all of it or nothing. Of several nodes that start together one does it.
///
/// # Errors
/// If it cannot be reached or written, is written by a newer program, or keeps texts in another encoding than UTF-8.
pub(super) async fn migrate(line: &Line, place: &str) -> Result<(), StoreError> {
    let migrated = bring_up_to_date(line, place).await;
    if migrated.is_err() {
        // If the line is gone, so is the transaction.
        let _ = line.batch("ROLLBACK").await;
    }
    migrated
}

async fn bring_up_to_date(line: &Line, place: &str) -> Result<(), StoreError> {
    let unfit = |what: String| StoreError::Unfit {
        place: place.to_owned(),
        what,
    };
    let wrong = |trouble: Trouble| match trouble {
        Trouble::Lost(why) => unfit(why),
        Trouble::No(error) => unfit(super::line::in_words(&error)),
    };
    let encoding = line
        .ask("SELECT current_setting('server_encoding')", &Vec::new())
        .await
        .map_err(wrong)?;
    let encoding: String = encoding[0].try_get(0).map_err(|error| wrong(error.into()))?;
    if encoding != "UTF8" {
        return Err(unfit(format!(
            "expected a database with the encoding UTF8, found {encoding}"
        )));
    }
    // A script may take long, and whoever starts second waits for it.
    let begin = format!(
        "BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0;
         SET LOCAL idle_in_transaction_session_timeout = 0;
         SELECT pg_advisory_xact_lock({LOCK})"
    );
    line.batch(&begin).await.map_err(wrong)?;
    let ours = format!(
        "SELECT to_regclass('{NAME}.version') IS NOT NULL, EXISTS (SELECT 1 FROM pg_namespace WHERE nspname = '{NAME}')"
    );
    let found = line.ask(&ours, &Vec::new()).await.map_err(wrong)?;
    let read = |idx: usize| {
        found[0]
            .try_get::<_, bool>(idx)
            .map_err(|error| wrong(error.into()))
    };
    let version = match (read(0)?, read(1)?) {
        (true, _) => {
            let sql = "SELECT number FROM version";
            let rows = line.ask(sql, &Vec::new()).await.map_err(wrong)?;
            let row = rows
                .first()
                .ok_or_else(|| unfit("it does not say which version it is".to_owned()))?;
            row.try_get(0).map_err(|error| wrong(error.into()))?
        }
        (false, true) => {
            return Err(unfit(format!("its schema {NAME} belongs to another program")));
        }
        (false, false) => {
            let make = format!(
                "CREATE SCHEMA {NAME}; CREATE TABLE version (number integer NOT NULL);
                 INSERT INTO version VALUES (0)"
            );
            line.batch(&make).await.map_err(wrong)?;
            0
        }
    };
    if version > VERSION {
        return Err(unfit(format!(
            "written by a newer Sexton: the database has version {version}, this program knows {VERSION}"
        )));
    }
    for (_, script) in (1..).zip(MIGRATIONS).filter(|(number, _)| *number > version) {
        line.batch(script).await.map_err(wrong)?;
    }
    let end = format!("UPDATE version SET number = {VERSION} WHERE number <> {VERSION}; COMMIT");
    line.batch(&end).await.map_err(wrong)
}
