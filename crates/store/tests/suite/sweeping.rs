//! What nobody needs any more: logs that are over are made small, and the rest goes.

use super::Place;
use crate::lines::{log_lines, open_table};
use store::{
    Change, Guest, GuestId, InputKey, Phase, Record, Search, Store, StoreError, Sweep, TableId, TokenHash,
};

/// A table that is over, with a log and keys.
fn finished(store: &impl Store, id: u64, ended_ms: u64) -> TableId {
    let table = open_table(store, id, &format!("T{id:03}"));
    let mut lines = log_lines();
    lines[3].key = Some(InputKey {
        seat: 2,
        key: "k-1\n…".to_owned(),
    });
    let mut record = Record::new("vigil", format!("T{id:03}"), 1);
    record.phase = Phase::Over;
    record.ended_ms = Some(ended_ms);
    record.members = vec![GuestId(id)];
    let mut change = Change::of(table, ended_ms);
    change.lines = lines;
    change.record = Some(record);
    store.commit(change).wait().unwrap();
    table
}

fn guest(store: &impl Store, id: u64, seen_ms: u64) {
    let guest = Guest {
        id: GuestId(id),
        name: format!("guest {id}"),
        made_ms: 1,
        seen_ms,
        data: "{}".to_owned(),
    };
    store.put_guest(guest).wait().unwrap();
    let token = TokenHash::of(&id.to_string());
    store.put_token(token, GuestId(id), 1).wait().unwrap();
}

pub(crate) fn a_log_that_is_over_is_read_as_before(place: &impl Place) {
    let store = place.open();
    let table = finished(&store, 1, 100);
    let playing = open_table(&store, 2, "PLAY");
    let before = store.load(table).wait().unwrap().unwrap();
    let sweep = Sweep {
        pack_before_ms: Some(200),
        limit: 10,
        ..Sweep::default()
    };
    store.sweep(sweep.clone()).wait().unwrap();
    assert_eq!(store.load(table).wait().unwrap().unwrap(), before);
    assert_eq!(store.log_length(table).wait().unwrap(), 21);
    assert_eq!(store.finished(Search::default()).wait().unwrap()[0].lines, 21);
    assert!(store.load(playing).wait().unwrap().is_some());
    assert_eq!(store.sweep(sweep).wait().unwrap().packed, 0, "once");
    // Its record may change; its log is closed.
    let mut change = Change::of(table, 300);
    change.record = Some(before.summary.record.clone());
    store.commit(change).wait().unwrap();
    assert_eq!(store.load(table).wait().unwrap().unwrap().lines, before.lines);
    drop(store);
    let store = place.open();
    assert_eq!(store.load(table).wait().unwrap().unwrap().lines, before.lines);
    let mut change = Change::of(table, 400);
    change.remove = true;
    store.commit(change).wait().unwrap();
    assert_eq!(store.load(table).wait().unwrap(), None);
}

pub(crate) fn what_is_old_goes_a_part_at_a_time(place: &impl Place) {
    let store = place.open();
    for id in 1..=5 {
        finished(&store, id, id * 100);
    }
    let playing = open_table(&store, 9, "PLAY");
    let sweep = Sweep {
        finished_before_ms: Some(401),
        pack_before_ms: Some(u64::MAX),
        limit: 3,
        ..Sweep::default()
    };
    let swept: Vec<usize> = (0..3)
        .map(|_| store.sweep(sweep.clone()).wait().unwrap().tables)
        .collect();
    assert_eq!(swept, [3, 1, 0]);
    let left = store.finished(Search::default()).wait().unwrap();
    assert_eq!(left.len(), 1);
    assert_eq!(left[0].table, TableId(5));
    assert!(store.load(TableId(5)).wait().unwrap().is_some());
    assert!(store.summary(playing).wait().unwrap().is_some());
    let late = store.load(TableId(1)).wait().unwrap();
    assert_eq!(late, None);
    let mut change = Change::of(TableId(1), 500);
    change.lines = log_lines()[..1].to_vec();
    let error = store.commit(change).wait().unwrap_err();
    assert!(matches!(error, StoreError::NoTable(_)), "{error}");
}

pub(crate) fn guests_who_never_played_are_forgotten(place: &impl Place) {
    let store = place.open();
    finished(&store, 3, 100);
    for id in 1..=8 {
        guest(&store, id, id * 10);
    }
    let sweep = Sweep {
        guests_before_ms: Some(70),
        limit: 2,
        ..Sweep::default()
    };
    let swept: usize = (0..6)
        .map(|_| store.sweep(sweep.clone()).wait().unwrap().guests)
        .sum();
    assert_eq!(swept, 5);
    let is_known = |id: u64| {
        store
            .guest_of(TokenHash::of(&id.to_string()))
            .wait()
            .unwrap()
            .is_some()
    };
    let known: Vec<u64> = (1..=8).filter(|id| is_known(*id)).collect();
    assert_eq!(known, [3, 7, 8], "who has played and who was here lately");
}

pub(crate) fn tickets_and_settings_go_by_their_time(place: &impl Place) {
    let store = place.open();
    for until_ms in [10, 20, 30] {
        let ticket = TokenHash::of(&until_ms.to_string());
        store.put_ticket(ticket, "x".to_owned(), until_ms).wait().unwrap();
    }
    for name in [
        "cookie-key",
        "day:2026-01-01:a",
        "day:2026-01-02:a",
        "day:2026-01-03:a",
    ] {
        store.put_setting(name.to_owned(), "x".to_owned()).wait().unwrap();
    }
    let sweep = Sweep {
        now_ms: 20,
        settings: Some(("day:".to_owned(), "day:2026-01-03:".to_owned())),
        limit: 10,
        ..Sweep::default()
    };
    let swept = store.sweep(sweep).wait().unwrap();
    assert_eq!((swept.tickets, swept.settings), (2, 2));
    for name in ["cookie-key", "day:2026-01-03:a"] {
        assert!(store.setting(name.to_owned()).wait().unwrap().is_some(), "{name}");
    }
    assert!(
        store
            .take_ticket(TokenHash::of("30"), 21)
            .wait()
            .unwrap()
            .is_some()
    );
}
