//! The faults of the store in memory are those that were planned.

#![expect(clippy::unwrap_used, reason = "a failed step is a failed test")]

use store::memory::{Fault, MemoryStore};
use store::{Change, Record, Store, StoreError, TableId};

fn record(id: u64) -> Change {
    let mut change = Change::of(TableId(id), 1);
    change.record = Some(Record::new("vigil", format!("T{id:03}"), 1));
    change
}

fn is_there(store: &MemoryStore, id: u64) -> bool {
    store.summary(TableId(id)).wait().unwrap().is_some()
}

#[test]
fn the_nth_operation_fails_and_changes_nothing() {
    let store = MemoryStore::default();
    store.faults().plan(2, Fault::Fails);
    store.commit(record(1)).wait().unwrap();
    let error = store.commit(record(2)).wait().unwrap_err();
    assert!(matches!(error, StoreError::Failed { .. }), "{error}");
    assert!(is_there(&store, 1) && !is_there(&store, 2));
    store.commit(record(2)).wait().unwrap();
    assert!(is_there(&store, 2));
}

#[test]
fn a_lost_answer_leaves_the_write() {
    let store = MemoryStore::default();
    store.faults().plan(1, Fault::AnswerLost);
    let error = store.commit(record(1)).wait().unwrap_err();
    assert!(matches!(error, StoreError::Unknown), "{error}");
    assert!(is_there(&store, 1));
    assert_eq!(store.faults().count(), 2);
}

#[test]
fn answers_held_back_are_let_go_in_order() {
    let store = MemoryStore::default();
    store.faults().hold();
    let first = store.commit(record(1));
    let second = store.summary(TableId(1));
    assert!(store.faults().release_one());
    first.wait().unwrap();
    store.faults().release();
    assert!(second.wait().unwrap().is_some());
    assert!(!store.faults().release_one());
    assert!(is_there(&store, 1));
}
