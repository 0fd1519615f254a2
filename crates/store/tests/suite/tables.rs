//! Tables: their lines, their records and what is kept aside.

use super::Place;
use crate::lines::{append, log_lines, open_table};
use store::{Aside, Change, GuestId, InputKey, LogLine, Phase, Record, Store, StoreError, TableId};

pub(crate) fn a_change_is_there_after_its_receipt(place: &impl Place) {
    let store = place.open();
    let table = TableId(u64::MAX);
    assert!(store.load(table).wait().unwrap().is_none());
    let mut record = Record::new("vigil", "WXYZ", 5);
    record.members = vec![GuestId(u64::MAX), GuestId(1)];
    record.data = "{\"a\":1}".to_owned();
    let mut change = Change::of(table, 6);
    change.record = Some(record.clone());
    change.lines = log_lines()[..2].to_vec();
    store.commit(change).wait().unwrap();
    let kept = store.load(table).wait().unwrap().unwrap();
    assert_eq!(kept.summary.record, record);
    assert_eq!((kept.summary.lines, kept.summary.updated_ms), (2, 6));
    assert_eq!(kept.lines, log_lines()[..2]);
    assert_eq!(kept.log(), log_lines()[0].text.clone() + &log_lines()[1].text);
    assert_eq!(store.summary(table).wait().unwrap().unwrap(), kept.summary);
}

pub(crate) fn lines_follow_each_other_without_a_gap(place: &impl Place) {
    let store = place.open();
    let table = open_table(&store, 1, "ABCD");
    let lines = log_lines();
    store.commit(append(table, &lines[0])).wait().unwrap();
    for (found, wrong) in [(0, &lines[0]), (2, &lines[2])] {
        let error = store.commit(append(table, wrong)).wait().unwrap_err();
        let is_conflict =
            matches!(error, StoreError::Conflict { expected: 1, found: other, .. } if other == found);
        assert!(is_conflict, "{error}");
    }
    let mut gap = Change::of(table, 1);
    gap.lines = vec![lines[1].clone(), lines[3].clone()];
    assert!(store.commit(gap).wait().is_err());
    store.commit(append(table, &lines[1])).wait().unwrap();
    assert_eq!(store.log_length(table).wait().unwrap(), 2);
}

pub(crate) fn a_refused_change_leaves_nothing_behind(place: &impl Place) {
    let store = place.open();
    let table = open_table(&store, 1, "ABCD");
    let before = store.load(table).wait().unwrap();
    let mut change = append(table, &log_lines()[3]);
    change.record = Some(Record::new("other", "EFGH", 9));
    change.deadline_ms = Some(Some(77));
    change.asides.push(Aside {
        name: "seat:0".to_owned(),
        value: Some("x".to_owned()),
    });
    assert!(store.commit(change).wait().is_err());
    assert_eq!(store.load(table).wait().unwrap(), before);
    let other = open_table(&store, 2, "EFGH");
    let mut taken = Change::of(other, 3);
    taken.lines = log_lines()[..1].to_vec();
    taken.record = Some(Record::new("vigil", "ABCD", 2));
    let error = store.commit(taken).wait().unwrap_err();
    assert!(matches!(error, StoreError::CodeTaken(_)), "{error}");
    assert_eq!(store.log_length(other).wait().unwrap(), 0);
    let mut new = Change::of(TableId(3), 3);
    new.record = Some(Record::new("vigil", "ABCD", 3));
    let error = store.commit(new).wait().unwrap_err();
    assert!(matches!(error, StoreError::CodeTaken(_)), "{error}");
    assert_eq!(store.summary(TableId(3)).wait().unwrap(), None);
}

pub(crate) fn keys_come_back_with_their_lines(place: &impl Place) {
    let store = place.open();
    let table = open_table(&store, 1, "ABCD");
    let key = |seat, key: &str| {
        Some(InputKey {
            seat,
            key: key.to_owned(),
        })
    };
    let mut lines = log_lines()[..3].to_vec();
    lines[1].key = key(0, "k1");
    lines[2].key = key(5, "…");
    let mut change = Change::of(table, 1);
    change.lines = lines.clone();
    store.commit(change).wait().unwrap();
    assert_eq!(store.load(table).wait().unwrap().unwrap().lines, lines);
}

pub(crate) fn a_table_without_a_record_is_not_written_to(place: &impl Place) {
    let store = place.open();
    let error = store
        .commit(append(TableId(3), &log_lines()[0]))
        .wait()
        .unwrap_err();
    assert!(matches!(error, StoreError::NoTable(TableId(3))), "{error}");
}

pub(crate) fn asides_are_kept_until_they_are_taken_away(place: &impl Place) {
    let store = place.open();
    let table = open_table(&store, 1, "ABCD");
    let put = |name: &str, value: Option<&str>| {
        let mut change = Change::of(table, 1);
        change.asides.push(Aside {
            name: name.to_owned(),
            value: value.map(str::to_owned),
        });
        store.commit(change).wait().unwrap();
    };
    put("seat:1", Some("pass"));
    put("seat:0", Some("shock"));
    put("seat:0", Some("mix up"));
    let asides = || store.load(table).wait().unwrap().unwrap().asides;
    let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    assert_eq!(asides(), [pair("seat:0", "mix up"), pair("seat:1", "pass")]);
    put("seat:0", None);
    put("seat:9", None);
    assert_eq!(asides(), [pair("seat:1", "pass")]);
}

pub(crate) fn deadlines_change_without_the_record(place: &impl Place) {
    let store = place.open();
    let table = open_table(&store, 1, "ABCD");
    let deadline = || store.summary(table).wait().unwrap().unwrap().deadline_ms;
    let mut change = append(table, &log_lines()[0]);
    change.deadline_ms = Some(Some(9_000));
    store.commit(change).wait().unwrap();
    assert_eq!(deadline(), Some(9_000));
    store.commit(append(table, &log_lines()[1])).wait().unwrap();
    assert_eq!(deadline(), Some(9_000), "nothing was said of it");
    let mut change = Change::of(table, 3);
    change.deadline_ms = Some(None);
    store.commit(change).wait().unwrap();
    assert_eq!(deadline(), None);
}

pub(crate) fn many_writers_at_once_lose_nothing(place: &impl Place) {
    let store = place.open();
    let lines = log_lines();
    let codes = ["AAAA", "BBBB", "CCCC", "DDDD"];
    let tables: Vec<TableId> = (1..)
        .zip(codes)
        .map(|(id, code)| open_table(&store, id, code))
        .collect();
    std::thread::scope(|scope| {
        for table in &tables {
            scope.spawn(|| {
                for line in &lines {
                    store.commit(append(*table, line)).wait().unwrap();
                }
            });
        }
    });
    for table in tables {
        assert_eq!(store.load(table).wait().unwrap().unwrap().lines, lines);
    }
    let health = store.health().wait().unwrap();
    assert_eq!(health.lines, 4 * lines.len() as u64);
    assert!(health.commits <= health.writes);
}

pub(crate) fn writes_to_one_table_keep_their_order(place: &impl Place) {
    let store = place.open();
    let table = open_table(&store, 1, "ABCD");
    let lines = log_lines();
    // Nobody waits in between: each follows the one before it all the same.
    let receipts: Vec<_> = lines
        .iter()
        .map(|line| store.commit(append(table, line)))
        .collect();
    for receipt in receipts {
        receipt.wait().unwrap();
    }
    assert_eq!(store.load(table).wait().unwrap().unwrap().lines, lines);
}

pub(crate) fn everything_is_there_after_it_was_opened_again(place: &impl Place) {
    let lines = log_lines();
    let store = place.open();
    let table = open_table(&store, 1, "ABCD");
    store.commit(append(table, &lines[0])).wait().unwrap();
    let mut change = append(table, &lines[1]);
    let mut record = Record::new("vigil", "ABCD", 1);
    record.phase = Phase::Playing;
    record.members = vec![GuestId(4)];
    change.record = Some(record);
    change.deadline_ms = Some(Some(50));
    change.asides.push(Aside {
        name: "seat:0".to_owned(),
        value: Some("pass".to_owned()),
    });
    store.commit(change).wait().unwrap();
    let before = store.load(table).wait().unwrap();
    drop(store);
    let store = place.open();
    assert_eq!(store.load(table).wait().unwrap(), before);
    // And it goes on where it was.
    store.commit(append(table, &lines[2])).wait().unwrap();
    assert!(store.commit(append(table, &lines[2])).wait().is_err());
    assert_eq!(store.load(table).wait().unwrap().unwrap().lines, lines[..3]);
}

pub(crate) fn a_closed_store_or_its_successor_has_all_lines(place: &impl Place) {
    let store = place.open();
    let table = open_table(&store, 1, "ABCD");
    let lines: Vec<LogLine> = log_lines();
    let receipts: Vec<_> = lines
        .iter()
        .map(|line| store.commit(append(table, line)))
        .collect();
    store.close().wait().unwrap();
    for receipt in receipts {
        receipt.wait().unwrap();
    }
    drop(store);
    let store = place.open();
    assert_eq!(store.load(table).wait().unwrap().unwrap().lines, lines);
}

pub(crate) fn a_removed_table_leaves_nothing_behind(place: &impl Place) {
    let store = place.open();
    let table = open_table(&store, 1, "ABCD");
    let other = open_table(&store, 2, "EFGH");
    for line in &log_lines() {
        store.commit(append(table, line)).wait().unwrap();
        store.commit(append(other, line)).wait().unwrap();
    }
    let mut change = Change::of(table, 9);
    change.remove = true;
    store.commit(change.clone()).wait().unwrap();
    assert_eq!(store.load(table).wait().unwrap(), None);
    assert_eq!(store.find_code("ABCD".to_owned()).wait().unwrap(), None);
    let error = store.commit(change).wait().unwrap_err();
    assert!(matches!(error, StoreError::NoTable(_)), "{error}");
    assert_eq!(store.load(other).wait().unwrap().unwrap().lines, log_lines());
    let again = open_table(&store, 1, "ABCD");
    assert_eq!(store.log_length(again).wait().unwrap(), 0);
}
