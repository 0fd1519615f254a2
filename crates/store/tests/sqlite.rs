//! The SQLite file: older ones are brought up to date, and what is damaged, cut short, foreign or in use is told.

#![expect(clippy::unwrap_used, reason = "a failed step is a failed test")]

mod lines;

use lines::{append, log_lines, open_table};
use rusqlite::Connection;
use std::fs::OpenOptions;
use std::path::{Path, PathBuf};
use store::sqlite::{FILE_NAME, SqliteStore};
use store::{Change, GuestId, LogLine, Phase, Search, Store, StoreError, Sweep, TableId, TokenHash};

/// A file with a hundred tables, closed cleanly.
fn filled(folder: &Path) -> PathBuf {
    let store = SqliteStore::open(folder).unwrap();
    let lines = log_lines();
    for id in 0..100 {
        let table = open_table(&store, id, &format!("T{id:03}"));
        let receipts: Vec<_> = lines
            .iter()
            .map(|line| store.commit(append(table, line)))
            .collect();
        receipts.into_iter().for_each(|receipt| receipt.wait().unwrap());
    }
    store.close().wait().unwrap();
    folder.join(FILE_NAME)
}

/// The error of opening, as the host reads it.
fn complaint(folder: &Path) -> String {
    match SqliteStore::open(folder) {
        Ok(_) => "it was opened".to_owned(),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_file_of_version_1_is_brought_up_to_date_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let db = Connection::open(folder.path().join(FILE_NAME)).unwrap();
    db.execute_batch(include_str!("files/version-1.sql")).unwrap();
    drop(db);
    let store = SqliteStore::open(folder.path()).unwrap();
    let kept = store
        .load(TableId(0x0123_4567_89ab_cdef))
        .wait()
        .unwrap()
        .unwrap();
    assert_eq!(kept.summary.record.members, [GuestId(11), GuestId(12)]);
    assert_eq!(kept.summary.record.phase, Phase::Playing);
    assert_eq!(kept.summary.deadline_ms, Some(1_800_000_060_000));
    assert_eq!(kept.lines.len(), 3);
    assert_eq!(kept.lines[2].key.as_ref().unwrap().key, "k-1");
    assert_eq!(kept.asides, [("seat:0".to_owned(), "{\"pass\":{}}".to_owned())]);
    let guest = store.guest_of(TokenHash([0xab; 32])).wait().unwrap().unwrap();
    assert_eq!((guest.id, guest.name.as_str()), (GuestId(11), "Anna"));
    let key = store.setting("cookie-key".to_owned()).wait().unwrap();
    assert_eq!(key.as_deref(), Some("00ff"));
    let finished = store.finished(Search::default()).wait().unwrap();
    assert_eq!(finished[0].table, TableId(0xffff_ffff_ffff_fff0));
    // What came later works too, and the file is not migrated twice.
    let ticket = TokenHash::of("t");
    store.put_ticket(ticket, "x".to_owned(), 5).wait().unwrap();
    drop(store);
    let store = SqliteStore::open(folder.path()).unwrap();
    assert_eq!(store.take_ticket(ticket, 1).wait().unwrap().as_deref(), Some("x"));
}

#[test]
fn a_file_cut_short_anywhere_is_detected_and_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = filled(folder.path());
    let whole = std::fs::read(&file).unwrap();
    assert!(whole.len() > 40_000, "{}", whole.len());
    for share in [1, 2, 3, 5, 8, 9] {
        let length = whole.len() * share / 10 + share;
        std::fs::write(&file, &whole[..length]).unwrap();
        let told = complaint(folder.path());
        assert!(
            told.contains(FILE_NAME) && told.contains("truncated"),
            "{length}: {told}"
        );
    }
    std::fs::write(&file, &whole[..whole.len() - 1]).unwrap();
    assert!(complaint(folder.path()).contains("truncated"));
    std::fs::write(&file, &whole).unwrap();
    let store = SqliteStore::open(folder.path()).unwrap();
    assert_eq!(store.unfinished().wait().unwrap().len(), 100);
}

#[test]
fn a_changed_line_is_found_when_its_table_is_loaded() {
    let folder = tempfile::tempdir().unwrap();
    let file = filled(folder.path());
    let db = Connection::open(&file).unwrap();
    let sql = "UPDATE log SET line = replace(line, 'nobody', 'person') WHERE num = 8 AND seq = 5";
    assert_eq!(db.execute(sql, []).unwrap(), 1);
    drop(db);
    let store = SqliteStore::open(folder.path()).unwrap();
    let error = store.load(TableId(7)).wait().unwrap_err();
    let told = error.to_string();
    assert!(
        matches!(
            error,
            StoreError::Damaged {
                table: TableId(7),
                ..
            }
        ),
        "{told}"
    );
    assert!(told.contains(FILE_NAME) && told.contains("0000000000000007") && told.contains("input 5"));
    assert_eq!(store.load(TableId(8)).wait().unwrap().unwrap().lines.len(), 21);
}

#[test]
fn a_record_that_makes_no_sense_is_one_tables_trouble() {
    let folder = tempfile::tempdir().unwrap();
    let file = filled(folder.path());
    let db = Connection::open(&file).unwrap();
    for sql in [
        "UPDATE tables SET phase = 'flying' WHERE num = 1",
        "UPDATE tables SET data = X'ff00' WHERE num = 2",
        "UPDATE heads SET deadline_ms = 'never' WHERE num = 3",
    ] {
        assert_eq!(db.execute(sql, []).unwrap(), 1, "{sql}");
    }
    drop(db);
    let store = SqliteStore::open(folder.path()).unwrap();
    assert_eq!(store.unfinished().wait().unwrap().len(), 97);
    let mut damaged = store.damaged().wait().unwrap();
    damaged.sort_unstable();
    assert_eq!(damaged, [TableId(0), TableId(1), TableId(2)]);
    for table in damaged {
        let error = store.load(table).wait().unwrap_err();
        assert!(matches!(error, StoreError::Damaged { .. }), "{error}");
    }
    assert!(store.load(TableId(3)).wait().unwrap().is_some());
}

#[test]
fn a_probe_keeps_as_much_as_a_move() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).unwrap();
    let before = store.health().wait().unwrap();
    store.probe().wait().unwrap();
    store.probe().wait().unwrap();
    let after = store.health().wait().unwrap();
    assert!(after.commits >= before.commits + 2);
    // Nothing but the one setting is there.
    let probe = store.setting("probe".to_owned()).wait().unwrap().unwrap();
    assert_eq!(probe.len(), 16 << 10);
}

#[test]
fn a_missing_line_is_found_when_its_table_is_loaded() {
    let folder = tempfile::tempdir().unwrap();
    let file = filled(folder.path());
    let db = Connection::open(&file).unwrap();
    db.execute("DELETE FROM log WHERE num = 1 AND seq = 20", [])
        .unwrap();
    db.execute("DELETE FROM log WHERE num = 2 AND seq = 4", [])
        .unwrap();
    db.execute("UPDATE heads SET lines = 3 WHERE num = 3", [])
        .unwrap();
    drop(db);
    let store = SqliteStore::open(folder.path()).unwrap();
    for (table, expected) in [
        (0, "line 21 of 21 is missing"),
        (1, "line 5 of 21 is missing"),
        (2, "belong"),
    ] {
        let told = store.load(TableId(table)).wait().unwrap_err().to_string();
        assert!(told.contains(expected), "{told}");
    }
}

#[test]
fn damage_inside_the_file_is_found_at_open() {
    let folder = tempfile::tempdir().unwrap();
    let file = filled(folder.path());
    let mut bytes = std::fs::read(&file).unwrap();
    // The heads of four pages in the middle.
    for page in 8..12 {
        bytes[page * 4096..page * 4096 + 64].fill(0x5a);
    }
    std::fs::write(&file, bytes).unwrap();
    let told = complaint(folder.path());
    assert!(told.contains("damaged"), "{told}");
}

#[test]
fn what_is_not_ours_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join(FILE_NAME);
    std::fs::write(&file, "Dear diary, ".repeat(1000)).unwrap();
    assert!(complaint(folder.path()).contains("not a database"));
    std::fs::remove_file(&file).unwrap();
    let db = Connection::open(&file).unwrap();
    db.execute_batch("CREATE TABLE recipes (name TEXT)").unwrap();
    drop(db);
    assert!(complaint(folder.path()).contains("another program"));
}

#[test]
fn a_newer_file_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = filled(folder.path());
    let db = Connection::open(&file).unwrap();
    db.pragma_update(None, "user_version", 99).unwrap();
    drop(db);
    let told = complaint(folder.path());
    assert!(told.contains("newer") && told.contains("99"), "{told}");
}

#[test]
fn a_folder_belongs_to_one_store_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).unwrap();
    let told = complaint(folder.path());
    assert!(told.contains("in use by another process"), "{told}");
    store.close().wait().unwrap();
    let error = store
        .commit(append(TableId(1), &LogLine::new(0, "")))
        .wait()
        .unwrap_err();
    assert!(matches!(error, StoreError::Closed), "{error}");
    drop(store);
    SqliteStore::open(folder.path()).unwrap();
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a-file");
    OpenOptions::new().create(true).append(true).open(&file).unwrap();
    let told = complaint(&file.join("data"));
    assert!(
        told.contains("a-file") && told.contains("cannot be written"),
        "{told}"
    );
}

#[test]
fn an_aside_that_was_taken_away_is_nowhere_in_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).unwrap();
    let table = open_table(&store, 1, "ABCD");
    for value in [Some("a-sealed-shock-for-dagmar".to_owned()), None] {
        let mut change = store::Change::of(table, 1);
        change.asides.push(store::Aside {
            name: "seat:0".to_owned(),
            value,
        });
        store.commit(change).wait().unwrap();
    }
    store.close().wait().unwrap();
    drop(store);
    let bytes = std::fs::read(folder.path().join(FILE_NAME)).unwrap();
    let needle = b"a-sealed-shock";
    assert!(!bytes.windows(needle.len()).any(|window| window == needle));
}

#[test]
fn lapsed_tickets_are_swept_a_few_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).unwrap();
    let put = |name: String, until_ms| store.put_ticket(TokenHash::of(&name), "x".to_owned(), until_ms);
    let lapsed: Vec<_> = (0..200).map(|idx| put(format!("lapsed {idx}"), 10)).collect();
    lapsed.into_iter().for_each(|receipt| receipt.wait().unwrap());
    put("good".to_owned(), 30).wait().unwrap();
    let count = || {
        let db = Connection::open(folder.path().join(FILE_NAME)).unwrap();
        let count: u32 = db
            .query_row("SELECT count(*) FROM tickets", [], |row| row.get(0))
            .unwrap();
        count
    };
    let nobodys = TokenHash::of("nobody's");
    let mut counts = vec![count()];
    while counts.last() != Some(&1) {
        assert_eq!(store.take_ticket(nobodys, 20).wait().unwrap(), None);
        counts.push(count());
    }
    assert_eq!(counts, [201, 137, 73, 9, 1]);
    assert_eq!(
        store
            .take_ticket(TokenHash::of("good"), 20)
            .wait()
            .unwrap()
            .as_deref(),
        Some("x")
    );
    let db = Connection::open(folder.path().join(FILE_NAME)).unwrap();
    let plan: String = db
        .query_row(
            "EXPLAIN QUERY PLAN SELECT hash FROM tickets WHERE until_ms <= 5 ORDER BY until_ms LIMIT 64",
            [],
            |row| row.get(3),
        )
        .unwrap();
    assert!(plan.contains("tickets_until"), "{plan}");
}

#[cfg(unix)]
#[test]
fn nobody_else_on_the_machine_reads_the_folder() {
    use std::os::unix::fs::PermissionsExt as _;
    let place = tempfile::tempdir().unwrap();
    let folder = place.path().join("data");
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    filled(&folder);
    assert_eq!(mode(&folder), 0o700);
    // A folder of an earlier version stands open.
    for (path, open) in [(folder.clone(), 0o755), (folder.join(FILE_NAME), 0o644)] {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(open)).unwrap();
    }
    let store = SqliteStore::open(&folder).unwrap();
    open_table(&store, 1_000, "ZZZZ");
    assert_eq!(mode(&folder), 0o700);
    for file in std::fs::read_dir(&folder).unwrap() {
        let file = file.unwrap().path();
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
}

#[test]
fn a_packed_log_that_is_damaged_is_told_and_a_file_shrinks_when_it_is_swept() {
    let folder = tempfile::tempdir().unwrap();
    let file = filled(folder.path());
    let store = SqliteStore::open(folder.path()).unwrap();
    for id in 0..100 {
        let mut record = store.summary(TableId(id)).wait().unwrap().unwrap().record;
        record.phase = Phase::Over;
        record.ended_ms = Some(id);
        let mut change = Change::of(TableId(id), id);
        change.record = Some(record);
        store.commit(change).wait().unwrap();
    }
    store.close().wait().unwrap();
    drop(store);
    let loose = std::fs::metadata(&file).unwrap().len();
    let store = SqliteStore::open(folder.path()).unwrap();
    let sweep = Sweep {
        pack_before_ms: Some(1_000),
        limit: 40,
        ..Sweep::default()
    };
    let packed: Vec<usize> = (0..4)
        .map(|_| store.sweep(sweep.clone()).wait().unwrap().packed)
        .collect();
    assert_eq!(packed, [40, 40, 20, 0]);
    store.close().wait().unwrap();
    drop(store);
    let packed = std::fs::metadata(&file).unwrap().len();
    assert!(packed * 2 < loose, "{loose} {packed}");
    let db = Connection::open(&file).unwrap();
    let sql = "UPDATE packed SET blob = zeroblob(100) WHERE num = 8";
    assert_eq!(db.execute(sql, []).unwrap(), 1);
    drop(db);
    let store = SqliteStore::open(folder.path()).unwrap();
    let told = store.load(TableId(7)).wait().unwrap_err().to_string();
    assert!(told.contains("packed log"), "{told}");
    assert_eq!(store.load(TableId(8)).wait().unwrap().unwrap().lines, log_lines());
}

#[test]
fn a_backup_is_made_while_others_write_and_opens_like_any_file() {
    let (from, to) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let file = to.path().join(FILE_NAME);
    let store = SqliteStore::open(from.path()).unwrap();
    let put = |number: u32| store.put_setting(format!("x{number}"), "y".repeat(1000));
    (0..200).for_each(|number| put(number).wait().unwrap());
    let copying = store.back_up(file.clone());
    let writing: Vec<_> = (200..400).map(put).collect();
    copying.wait().unwrap();
    writing.into_iter().for_each(|receipt| receipt.wait().unwrap());
    let error = store.back_up(file.clone()).wait().unwrap_err();
    assert!(
        error.to_string().contains(FILE_NAME),
        "nothing is overwritten: {error}"
    );
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(
            std::fs::metadata(&file).unwrap().permissions().mode() & 0o777,
            0o600
        );
    }
    let copy = SqliteStore::open(to.path()).unwrap();
    for number in 0..200 {
        let kept = copy.setting(format!("x{number}")).wait().unwrap();
        assert_eq!(kept.map(|value| value.len()), Some(1000), "{number}");
    }
    let nowhere = to.path().join("no").join("folder.db");
    assert!(store.back_up(nowhere).wait().is_err());
}
