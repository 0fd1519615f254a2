//! The store in PostgreSQL, against a real one: what can only go wrong here. What every store must do is in
//! `conformance.rs`.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a failed step is a failed test")]

mod lines;
#[path = "postgres/tls.rs"]
mod tls;

use lines::{append, log_lines, open_table};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use store::postgres::PostgresStore;
use store::{Change, Claim, Node, NodeId, Note, Phase, Receipt, Record, Store, StoreError, Sweep, TableId};
use testbed::postgres::{Postgres, Stop, url_by};
use testbed::proxy::Proxy;

fn complaint(url: &str) -> String {
    match PostgresStore::open(url) {
        Ok(_) => "it was opened".to_owned(),
        Err(error) => error.to_string(),
    }
}

/// A PostgreSQL that can have a proxy before it, and the address of a database.
fn by_port() -> Option<(Postgres, String)> {
    let postgres = Postgres::start_by_port()?;
    let url = postgres.new_database();
    Some((postgres, url))
}

fn database_of(url: &str) -> &str {
    url.rsplit('/').next().unwrap()
}

#[test]
fn a_database_is_made_once_and_what_is_not_ours_or_newer_is_left_alone() {
    let Some(postgres) = Postgres::start() else { return };
    // Several nodes start at once on an empty database.
    let url = postgres.new_database();
    let stores: Vec<_> = std::thread::scope(|scope| {
        let opening: Vec<_> = (0..4)
            .map(|_| scope.spawn(|| PostgresStore::open(&url).unwrap()))
            .collect();
        opening
            .into_iter()
            .map(|opening| opening.join().unwrap())
            .collect()
    });
    open_table(&stores[0], 1, "ABCD");
    assert!(stores[3].summary(TableId(1)).wait().unwrap().is_some());
    drop(stores);
    postgres.run(database_of(&url), "UPDATE sexton.version SET number = 99");
    let told = complaint(&url);
    assert!(told.contains("newer") && told.contains("99"), "{told}");
    // Other tables may be there, but not a schema of our name.
    let url = postgres.new_database();
    postgres.run(database_of(&url), "CREATE TABLE recipes (name text)");
    drop(PostgresStore::open(&url).unwrap());
    let url = postgres.new_database();
    postgres.run(database_of(&url), "CREATE SCHEMA sexton");
    assert!(complaint(&url).contains("another program"));
    postgres.run(
        "postgres",
        "CREATE DATABASE latin TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C'",
    );
    assert!(complaint(&postgres.url("latin")).contains("LATIN1"));
    assert!(complaint(&postgres.url("nowhere")).contains("does not exist"));
    let told = complaint("postgres://anne:s3cret@127.0.0.1:9/house");
    assert!(
        told.starts_with("postgres://anne@127.0.0.1:9/house: ") && !told.contains("s3cret"),
        "{told}"
    );
    assert!(complaint("postgres://127.0.0.1/house?sslmode=perhaps").contains("verify-full"));
}

#[test]
fn what_is_damaged_is_one_tables_trouble() {
    let Some(postgres) = Postgres::start() else { return };
    let url = postgres.new_database();
    let store = PostgresStore::open(&url).unwrap();
    for id in 1..=6 {
        let table = open_table(&store, id, &format!("T{id:03}"));
        let mut change = Change::of(table, id);
        change.lines = log_lines();
        store.commit(change).wait().unwrap();
    }
    let num = |id: u64| format!("num = (SELECT num FROM sexton.heads WHERE id = {id})");
    for sql in [
        format!(
            "UPDATE sexton.log SET line = replace(line, 'nobody', 'person') WHERE {} AND seq = 5",
            num(1)
        ),
        format!("DELETE FROM sexton.log WHERE {} AND seq = 20", num(2)),
        format!("DELETE FROM sexton.log WHERE {} AND seq = 4", num(3)),
        format!("UPDATE sexton.records SET phase = 'flying' WHERE {}", num(4)),
    ] {
        postgres.run(database_of(&url), &sql);
    }
    for id in 1..=4 {
        let error = store.load(TableId(id)).wait().unwrap_err();
        assert!(matches!(error, StoreError::Damaged { .. }), "{id}: {error}");
    }
    assert!(store.load(TableId(5)).wait().unwrap().is_some());
    assert_eq!(store.damaged().wait().unwrap(), [TableId(4)]);
    assert_eq!(store.unfinished().wait().unwrap().len(), 5);
    // A packed log that is damaged is told, too.
    let mut over = Record::new("vigil", "T006", 1);
    over.phase = Phase::Over;
    over.ended_ms = Some(10);
    let mut change = Change::of(TableId(6), 10);
    change.record = Some(over);
    store.commit(change).wait().unwrap();
    let sweep = Sweep {
        pack_before_ms: Some(100),
        limit: 5,
        ..Sweep::default()
    };
    assert_eq!(store.sweep(sweep).wait().unwrap().packed, 1);
    assert_eq!(store.load(TableId(6)).wait().unwrap().unwrap().lines, log_lines());
    postgres.run(
        database_of(&url),
        "UPDATE sexton.packed SET blob = substr(blob, 1, 20)",
    );
    let error = store.load(TableId(6)).wait().unwrap_err();
    assert!(
        error.to_string().contains("packed log cannot be opened"),
        "{error}"
    );
}

#[test]
fn what_postgresql_will_not_have_fails_alone_and_the_rest_shares_commits() {
    let Some(postgres) = Postgres::start() else { return };
    let store = PostgresStore::open(&postgres.new_database()).unwrap();
    let lines = log_lines();
    let tables: Vec<TableId> = (0..100)
        .map(|id| open_table(&store, id, &format!("T{id:03}")))
        .collect();
    let before = store.health().wait().unwrap();
    let receipts: Vec<Receipt<()>> = tables
        .iter()
        .map(|table| {
            let mut change = append(*table, &lines[0]);
            if table.0 == 41 {
                // PostgreSQL has no text with a zero byte.
                change.lines[0].text.push('\0');
            }
            store.commit(change)
        })
        .collect();
    for (table, receipt) in tables.iter().zip(receipts) {
        let kept = receipt.wait();
        assert_eq!(kept.is_ok(), table.0 != 41, "{table}: {kept:?}");
        let length = store.log_length(*table).wait().unwrap();
        assert_eq!(length, u32::from(table.0 != 41));
    }
    let after = store.health().wait().unwrap();
    assert_eq!(after.lines - before.lines, 99);
    assert!(after.commits - before.commits < 60, "{before:?} {after:?}");
    // Any key will do.
    let mut change = append(tables[0], &lines[1]);
    change.lines[0].key = Some(store::InputKey {
        seat: 1,
        key: "a\0b".to_owned(),
    });
    store.commit(change.clone()).wait().unwrap();
    assert_eq!(
        store.load(tables[0]).wait().unwrap().unwrap().lines[1],
        change.lines[0]
    );
    assert_eq!(store.find_code("T\0".to_owned()).wait().unwrap(), None);
}

#[test]
fn two_stores_on_one_database_are_two_nodes() {
    let Some(postgres) = Postgres::start() else { return };
    let url = postgres.new_database();
    let (anne, bert) = (NodeId(1), NodeId(2));
    let ours = PostgresStore::open(&url).unwrap();
    let theirs = PostgresStore::open(&url).unwrap();
    let node = |id| Node {
        id,
        data: String::new(),
    };
    ours.beat(node(anne), 3_600_000).wait().unwrap();
    theirs.beat(node(bert), 3_600_000).wait().unwrap();
    let mut last = 0;
    for id in 0..30 {
        let table = open_table(&ours, id, &format!("T{id:03}"));
        let claims = std::thread::scope(|scope| {
            let mine = scope.spawn(|| ours.claim(table, anne).wait().unwrap());
            let other = scope.spawn(|| theirs.claim(table, bert).wait().unwrap());
            [mine.join().unwrap(), other.join().unwrap()]
        });
        let epochs: Vec<u64> = claims
            .iter()
            .filter_map(|claim| match claim {
                Claim::Mine { epoch, .. } => Some(epoch.0),
                Claim::Theirs(_) => None,
            })
            .collect();
        assert_eq!(epochs.len(), 1, "{claims:?}");
        assert!(epochs[0] > last);
        last = epochs[0];
    }
    // A code is given to one of them.
    let codes = std::thread::scope(|scope| {
        let open = |store: &'_ PostgresStore, id| {
            let mut change = Change::of(TableId(id), 1);
            change.record = Some(Record::new("vigil", "SAME", 1));
            store.commit(change).wait()
        };
        let (ours, theirs) = (&ours, &theirs);
        let one = scope.spawn(move || open(ours, 100));
        let two = scope.spawn(move || open(theirs, 101));
        [one.join().unwrap(), two.join().unwrap()]
    });
    assert_eq!(codes.iter().filter(|kept| kept.is_ok()).count(), 1, "{codes:?}");
    let taken = |kept: &Result<(), StoreError>| matches!(kept, Err(StoreError::CodeTaken(_)));
    assert!(codes.iter().any(taken), "{codes:?}");
    drop((ours, theirs));
    let again = PostgresStore::open(&url).unwrap();
    again.leave(anne).wait().unwrap();
    again.leave(bert).wait().unwrap();
    match again.claim(TableId(0), NodeId(3)).wait().unwrap() {
        Claim::Mine { epoch, .. } => assert!(epoch.0 > last),
        claim => panic!("{claim:?}"),
    }
}

/// Appends to many tables until it is told to stop. Gives how many lines of each were acknowledged.
fn play(store: &PostgresStore, tables: &[TableId], is_over: &AtomicBool) -> Vec<u32> {
    std::thread::scope(|scope| {
        let playing: Vec<_> = tables
            .iter()
            .map(|table| scope.spawn(move || play_one(store, *table, is_over)))
            .collect();
        playing
            .into_iter()
            .map(|playing| playing.join().unwrap())
            .collect()
    })
}

/// One table: each line is written until it is acknowledged, as a house does that loads its table anew after an error.
fn play_one(store: &PostgresStore, table: TableId, is_over: &AtomicBool) -> u32 {
    let mut acknowledged = 0;
    while !is_over.load(Ordering::Relaxed) {
        let line = format!("{{\"line\":{acknowledged}}}\n");
        let change = append(table, &store::LogLine::new(acknowledged, line));
        match store.commit(change).wait() {
            Ok(()) => acknowledged += 1,
            Err(StoreError::Conflict { .. }) => panic!("{table}: an unacknowledged line was kept"),
            Err(StoreError::Unknown | StoreError::Failed { .. }) => {
                let found = std::iter::repeat_with(|| store.log_length(table).wait());
                let found = found.filter_map(Result::ok).next().unwrap();
                assert!(
                    found == acknowledged || found == acknowledged + 1,
                    "{found} {acknowledged}"
                );
                acknowledged = found;
            }
            Err(error) => panic!("{error}"),
        }
    }
    acknowledged
}

/// Every acknowledged line is there once, and nothing else.
fn assert_kept(postgres: &Postgres, url: &str, tables: &[TableId], acknowledged: &[u32]) {
    for (table, count) in tables.iter().zip(acknowledged) {
        let sql = format!(
            "SELECT count(*), count(DISTINCT seq), coalesce(max(seq), -1), min(h.lines),
                 bool_and(line = '{{\"line\":' || seq || '}}' || chr(10))
             FROM sexton.heads h LEFT JOIN sexton.log USING (num) WHERE h.id = {}",
            table.0
        );
        let found = postgres.run(database_of(url), &sql);
        let last = i64::from(*count) - 1;
        assert_eq!(found, format!("{count}|{count}|{last}|{count}|t"), "{table}");
    }
}

#[test]
fn a_restart_of_postgresql_loses_nothing_and_doubles_nothing() {
    let Some(mut postgres) = Postgres::start() else {
        return;
    };
    let url = postgres.new_database();
    let store = PostgresStore::open(&url).unwrap();
    let tables: Vec<TableId> = (0..8)
        .map(|id| open_table(&store, id, &format!("T{id:03}")))
        .collect();
    let is_over = AtomicBool::new(false);
    let acknowledged = std::thread::scope(|scope| {
        let playing = scope.spawn(|| play(&store, &tables, &is_over));
        for how in [Stop::Fast, Stop::Kill, Stop::Kill] {
            wait_for_moves(&store);
            postgres.stop(how);
            postgres.go_on();
        }
        wait_for_moves(&store);
        is_over.store(true, Ordering::Relaxed);
        playing.join().unwrap()
    });
    assert!(acknowledged.iter().all(|count| *count > 0), "{acknowledged:?}");
    assert_kept(&postgres, &url, &tables, &acknowledged);
}

/// Waits until some hundred lines more are kept.
fn wait_for_moves(store: &PostgresStore) {
    let lines = || store.health().wait().map(|health| health.lines);
    let before = std::iter::repeat_with(lines).find_map(Result::ok).unwrap();
    while !lines().is_ok_and(|now| now >= before + 200) {
        std::thread::yield_now();
    }
}

#[test]
fn a_line_that_is_cut_loses_nothing_and_doubles_nothing() {
    let Some((postgres, url)) = by_port() else { return };
    let proxy = Proxy::before(postgres.address());
    let store = PostgresStore::open(&url_by(proxy.address(), database_of(&url))).unwrap();
    let tables: Vec<TableId> = (0..8)
        .map(|id| open_table(&store, id, &format!("T{id:03}")))
        .collect();
    let is_over = AtomicBool::new(false);
    let acknowledged = std::thread::scope(|scope| {
        let playing = scope.spawn(|| play(&store, &tables, &is_over));
        for round in 0..10 {
            wait_for_moves(&store);
            if round % 2 == 0 {
                proxy.cut();
            } else {
                // What was sent arrives, and the answer does not come back.
                proxy.cut_answers();
            }
        }
        wait_for_moves(&store);
        is_over.store(true, Ordering::Relaxed);
        playing.join().unwrap()
    });
    assert_kept(&postgres, &url, &tables, &acknowledged);
}

#[test]
fn what_cannot_be_found_out_is_unknown_and_what_can_is_not() {
    let Some((postgres, url)) = by_port() else { return };
    let proxy = Proxy::before(postgres.address());
    let store = PostgresStore::open(&url_by(proxy.address(), database_of(&url))).unwrap();
    let table = open_table(&store, 1, "ABCD");
    let note = || Note {
        id: 0,
        kind: "ban".to_owned(),
        at_ms: 1,
        until_ms: None,
        value: "{}".to_owned(),
    };
    // Prepared beforehand: what is lost is the answer to the order itself.
    store.add_note(note()).wait().unwrap();
    store.commit(append(table, &log_lines()[0])).wait().unwrap();
    proxy.lose_next_answer();
    let error = store.add_note(note()).wait().unwrap_err();
    assert!(matches!(error, StoreError::Unknown), "{error}");
    let notes = store.notes("ban".to_owned(), 9).wait().unwrap();
    assert_eq!(notes.len(), 2, "it was written, but nobody could know");
    proxy.lose_next_answer();
    store.commit(append(table, &log_lines()[1])).wait().unwrap();
    assert_eq!(store.load(table).wait().unwrap().unwrap().lines, log_lines()[..2]);
}

/// Whether PostgreSQL gave up for this reason, so that nothing was changed.
fn is_given_up(error: &StoreError, why: &str) -> bool {
    matches!(error, StoreError::Failed { .. }) && format!("{error:?}").contains(why)
}

/// Somebody else's session holds a row until they are told to let go.
fn hold_row(postgres: &Postgres, database: &str, is_held: &AtomicBool) {
    let hold = "BEGIN; UPDATE sexton.heads SET lines = lines WHERE id = 1;
        DO $$ BEGIN
            WHILE NOT EXISTS (SELECT 1 FROM public.gone) LOOP PERFORM pg_sleep(0.02); END LOOP;
        END $$; COMMIT";
    postgres.run(database, hold);
    is_held.store(false, Ordering::Relaxed);
}

#[test]
fn who_waits_too_long_for_a_row_fails_and_changes_nothing() {
    let Some(postgres) = Postgres::start() else { return };
    let url = postgres.new_database();
    let database = database_of(&url);
    let store = PostgresStore::open(&url).unwrap();
    let [held, free] = [(1, "ABCD"), (2, "EFGH")].map(|(id, code)| open_table(&store, id, code));
    postgres.run(database, "CREATE TABLE public.gone (at int)");
    let is_held = AtomicBool::new(true);
    std::thread::scope(|scope| {
        scope.spawn(|| hold_row(&postgres, database, &is_held));
        let sleeps = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep'";
        while postgres.run(database, sleeps) != "1" {}
        let error = store.commit(append(held, &log_lines()[0])).wait().unwrap_err();
        assert!(is_given_up(&error, "lock timeout"), "{error:?}");
        let error = store.claim(held, NodeId(7)).wait().unwrap_err();
        assert!(is_given_up(&error, "lock timeout"), "{error:?}");
        assert!(is_held.load(Ordering::Relaxed), "nobody has let go");
        store.commit(append(free, &log_lines()[0])).wait().unwrap();
        postgres.run(database, "INSERT INTO public.gone VALUES (1)");
    });
    assert_eq!(store.log_length(held).wait().unwrap(), 0);
    store.commit(append(held, &log_lines()[0])).wait().unwrap();
    assert_eq!(store.load(held).wait().unwrap().unwrap().lines, log_lines()[..1]);
}

#[test]
fn a_statement_that_takes_too_long_is_given_up() {
    let Some(postgres) = Postgres::start() else { return };
    let url = postgres.new_database();
    let store = PostgresStore::open(&url).unwrap();
    postgres.run(
        database_of(&url),
        "CREATE FUNCTION public.sleep() RETURNS trigger LANGUAGE plpgsql AS
             $$ BEGIN PERFORM pg_sleep(3600); RETURN NEW; END $$;
         CREATE TRIGGER sleep BEFORE INSERT ON sexton.notes EXECUTE FUNCTION public.sleep()",
    );
    let note = Note {
        id: 0,
        kind: "ban".to_owned(),
        at_ms: 1,
        until_ms: None,
        value: "{}".to_owned(),
    };
    let error = store.add_note(note).wait().unwrap_err();
    assert!(is_given_up(&error, "statement timeout"), "{error:?}");
    assert_eq!(store.notes("ban".to_owned(), 9).wait().unwrap(), []);
    let table = open_table(&store, 1, "ABCD");
    store.commit(append(table, &log_lines()[0])).wait().unwrap();
}

#[test]
fn a_store_without_its_database_fails_and_comes_back_by_itself() {
    let Some(mut postgres) = Postgres::start() else {
        return;
    };
    let store = PostgresStore::open(&postgres.new_database()).unwrap();
    let table = open_table(&store, 1, "ABCD");
    postgres.stop(Stop::Fast);
    let error = store.commit(append(table, &log_lines()[0])).wait().unwrap_err();
    assert!(
        matches!(error, StoreError::Failed { .. } | StoreError::Unknown),
        "{error}"
    );
    assert!(store.summary(table).wait().is_err());
    // Once it is known to be away nobody waits for it.
    let began = std::time::Instant::now();
    assert!(store.probe().wait().is_err());
    assert!(began.elapsed().as_secs() < 5, "{:?}", began.elapsed());
    postgres.go_on();
    let length = std::iter::repeat_with(|| store.log_length(table).wait()).find_map(Result::ok);
    assert_eq!(length, Some(0));
    store.commit(append(table, &log_lines()[0])).wait().unwrap();
}

#[test]
fn a_copy_is_made_by_other_means() {
    let Some(postgres) = Postgres::start() else { return };
    let store = PostgresStore::open(&postgres.new_database()).unwrap();
    let told = store
        .back_up(PathBuf::from("copy.db"))
        .wait()
        .unwrap_err()
        .to_string();
    assert!(told.contains("pg_dump"), "{told}");
    store.close().wait().unwrap();
    let error = store.probe().wait().unwrap_err();
    assert!(matches!(error, StoreError::Closed), "{error}");
}
