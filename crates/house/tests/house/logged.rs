//! What a house leaves in its log: tables that come and go, refusals by kind, each failure of the store once with its
//! cause, and nobody's name.

use crate::client::{pass, settle};
use crate::scene::{START_MS, house_on, settings, table};
use serde_json::json;
use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};
use store::memory::{Fault, MemoryStore};
use tracing_subscriber::fmt::MakeWriter;

/// Everything that is logged on this thread while it is kept.
#[derive(Clone, Default)]
pub(crate) struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    pub(crate) fn begin() -> (Log, tracing::subscriber::DefaultGuard) {
        let log = Log::default();
        let subscriber = tracing_subscriber::fmt()
            .with_writer(log.clone())
            .with_ansi(false)
            .without_time()
            .with_target(false)
            .finish();
        (log, tracing::subscriber::set_default(subscriber))
    }

    /// The lines since the last time that are not about what happens every day.
    fn take(&self) -> Vec<String> {
        let usual = ["a table was opened", "a table ended", "requests were refused"];
        let mut lines = self.take_all();
        lines.retain(|line| !usual.iter().any(|usual| line.contains(usual)));
        lines
    }

    /// The lines since the last time.
    pub(crate) fn take_all(&self) -> Vec<String> {
        let bytes = std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner));
        String::from_utf8(bytes)
            .unwrap()
            .lines()
            .map(str::to_owned)
            .collect()
    }
}

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Log;

    fn make_writer(&'a self) -> Log {
        self.clone()
    }
}

#[tokio::test(start_paused = true)]
async fn a_failing_store_is_logged_once_for_all_tables_until_it_keeps_again() {
    let (log, _logging) = Log::begin();
    let store = MemoryStore::default();
    let house = house_on(&store, settings(), 1, START_MS).await;
    let mut clients = table(&house, "dawn-under", 2, json!({})).await;
    let mut others = table(&house, "rest-in-peace", 1, json!({})).await;
    let asked = usize::from(clients[0].prompts.is_empty());
    assert_eq!(log.take(), Vec::<String>::new());
    let prompt = clients[asked].prompts[0].clone();
    let choose = json!({"do": "choose", "prompt": prompt["id"], "choice": 0});
    for _ in 0..3 {
        store.faults().plan(1, Fault::Fails);
        assert_eq!(clients[asked].refused(choose.clone()).await, "not_kept");
    }
    store.faults().plan(1, Fault::Fails);
    let say_ready = json!({"do": "pause", "paused": true});
    assert_eq!(others[0].refused(say_ready).await, "not_kept");
    let lines = log.take();
    assert_eq!(lines.len(), 1, "{lines:?}");
    for part in ["ERROR", "a planned fault", "could not be kept"] {
        assert!(lines[0].contains(part), "{part}: {lines:?}");
    }
    assert!(!lines[0].contains("guest"), "{lines:?}");
    clients[asked].must(choose).await;
    let lines = log.take();
    assert!(lines.len() == 1 && lines[0].contains("keeps again"), "{lines:?}");
    // A disk that is nearly full keeps one change and not the next: told once a minute, and each time both.
    let pause = |paused: bool| json!({"do": "pause", "paused": paused});
    for paused in [true, false, true, false] {
        store.faults().plan(1, Fault::Fails);
        assert_eq!(clients[0].refused(pause(paused)).await, "not_kept");
        clients[0].must(pause(paused)).await;
    }
    assert_eq!(log.take(), Vec::<String>::new());
    pass(60_000).await;
    store.faults().plan(1, Fault::Fails);
    assert_eq!(clients[0].refused(pause(true)).await, "not_kept");
    clients[0].must(pause(true)).await;
    assert_eq!(log.take().len(), 2);
    assert_eq!(house.figures().changes_failed, 9);
}

#[tokio::test(start_paused = true)]
async fn books_that_cannot_be_read_are_logged_and_are_no_lost_change() {
    let (log, _logging) = Log::begin();
    let (store, house) = crate::scene::house(1).await;
    let mut guest = crate::client::Client::come(&house, 1).await;
    for _ in 0..2 {
        store.faults().plan(1, Fault::Fails);
        assert_eq!(
            guest.refused(json!({"do": "find", "code": "ABCD"})).await,
            "not_kept"
        );
    }
    let lines = log.take();
    assert!(
        lines.len() == 1 && lines[0].contains("could not be read"),
        "{lines:?}"
    );
    assert_eq!(house.figures().changes_failed, 0);
    store.faults().plan(2, Fault::Fails);
    assert_eq!(
        guest.refused(json!({"do": "name", "name": "Anna"})).await,
        "not_kept"
    );
    assert_eq!(house.figures().changes_failed, 1);
    assert!(!log.take().concat().contains("Anna"));
}

#[tokio::test(start_paused = true)]
async fn a_frozen_table_is_logged_once() {
    let store = MemoryStore::default();
    let first = house_on(&store, settings(), 1, START_MS).await;
    let mut clients = table(&first, "rest-in-peace", 1, json!({})).await;
    let name = clients[0].table.clone();
    first.crash().await;
    let mut record = crate::restart::kept(&store, &name).await.summary.record;
    record.data = record.data.replace("rest-in-peace", "dawn-under");
    let mut change = store::Change::of(name.parse().unwrap(), START_MS + 500);
    change.record = Some(record);
    store::Store::commit(&store, change).await.unwrap();

    let (log, _logging) = Log::begin();
    let second = house_on(&store, settings(), 2, START_MS + 1_000).await;
    clients[0].lose();
    clients[0].connect(&second).await;
    clients[0].join(&name).await;
    let lines = log.take();
    assert!(
        lines.len() == 1 && lines[0].contains("a table is frozen"),
        "{lines:?}"
    );
    assert!(
        lines[0].contains(&name) && lines[0].contains("its log cannot be replayed"),
        "{lines:?}"
    );
    // It leaves memory, and whoever comes again finds it as it was left.
    clients[0].lose();
    pass(600_000).await;
    clients[0].connect(&second).await;
    clients[0].join(&name).await;
    settle().await;
    assert_eq!(clients[0].info["phase"], "frozen");
    assert_eq!(log.take(), Vec::<String>::new());
}

#[tokio::test(start_paused = true)]
async fn tables_are_logged_when_they_are_opened_and_when_they_end() {
    let (log, _logging) = Log::begin();
    let (_, house) = crate::scene::house(1).await;
    let mut clients = table(&house, "rest-in-peace", 1, json!({})).await;
    let lines = log.take_all();
    assert_eq!(lines.len(), 1, "{lines:?}");
    for part in [
        "INFO a table was opened",
        "rest-in-peace",
        "seats=1",
        &clients[0].table,
    ] {
        assert!(lines[0].contains(part), "{part}: {lines:?}");
    }
    clients[0].must(json!({"do": "close"})).await;
    let lines = log.take_all();
    assert_eq!(lines.len(), 1, "{lines:?}");
    for part in ["INFO a table ended", "how=\"closed\"", &clients[0].table] {
        assert!(lines[0].contains(part), "{part}: {lines:?}");
    }
    let mut host = crate::client::Client::come(&house, 7).await;
    host.open("dawn-under", 2, json!({})).await;
    host.must(json!({"do": "close"})).await;
    let lines = log.take_all();
    assert!(
        lines.iter().any(|line| line.contains("how=\"undealt\"")),
        "{lines:?}"
    );
    assert!(!lines.concat().contains("guest"), "{lines:?}");
}

#[tokio::test(start_paused = true)]
async fn what_is_refused_is_logged_by_its_kind_once_a_minute() {
    let (log, _logging) = Log::begin();
    let (_, house) = crate::scene::house(1).await;
    let mut guest = crate::client::Client::come(&house, 1).await;
    for _ in 0..3 {
        assert_eq!(
            guest.refused(json!({"do": "find", "code": "ZZZZ"})).await,
            "no_such_code"
        );
    }
    assert_eq!(guest.refused(json!({"do": "name", "name": ""})).await, "bad_name");
    assert_eq!(log.take_all(), Vec::<String>::new());
    pass(60_000).await;
    let lines = log.take_all();
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert!(lines[0].contains("code=\"bad_name\" count=1"), "{lines:?}");
    assert!(lines[1].contains("code=\"no_such_code\" count=3"), "{lines:?}");
    pass(60_000).await;
    assert_eq!(log.take_all(), Vec::<String>::new());
}

#[tokio::test(start_paused = true)]
async fn slow_commits_are_logged_once_a_minute() {
    let (log, _logging) = Log::begin();
    let (store, house) = crate::scene::house(1).await;
    let mut clients = table(&house, "rest-in-peace", 1, json!({})).await;
    log.take_all();
    store.faults().hold();
    clients[0].ask(json!({"do": "pause", "paused": true})).await;
    pass(700).await;
    store.faults().release();
    settle().await;
    assert_eq!(log.take_all(), Vec::<String>::new());
    pass(60_000).await;
    let lines = log.take_all();
    assert_eq!(lines.len(), 1, "{lines:?}");
    for part in ["WARN commits were slow", "count=1", "slowest_ms=7"] {
        assert!(lines[0].contains(part), "{part}: {lines:?}");
    }
}
