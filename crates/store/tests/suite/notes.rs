//! Notes of whoever looks after the house.

use super::Place;
use store::{Note, Store, Sweep};

fn note(kind: &str, at_ms: u64, until_ms: Option<u64>) -> Note {
    Note {
        id: 0,
        kind: kind.to_owned(),
        at_ms,
        until_ms,
        value: format!("{{\"at\":{at_ms}}}"),
    }
}

fn add(store: &impl Store, kind: &str, at_ms: u64, until_ms: Option<u64>) -> u64 {
    store.add_note(note(kind, at_ms, until_ms)).wait().unwrap()
}

fn times(store: &impl Store, kind: &str, limit: usize) -> Vec<u64> {
    let notes = store.notes(kind.to_owned(), limit).wait().unwrap();
    notes.iter().map(|note| note.at_ms).collect()
}

pub(crate) fn notes_are_found_by_kind_the_last_first(place: &impl Place) {
    let store = place.open();
    for at in [10, 20, 30] {
        add(&store, "ban", at, Some(at + 100));
        add(&store, "audit", at + 1, None);
    }
    drop(store);
    let store = place.open();
    assert_eq!(times(&store, "ban", 2), [30, 20]);
    assert_eq!(times(&store, "audit", 9), [31, 21, 11]);
    assert_eq!(times(&store, "report", 9), Vec::<u64>::new());
    let last = store.notes("ban".to_owned(), 1).wait().unwrap().remove(0);
    let expected = Note {
        id: last.id,
        ..note("ban", 30, Some(130))
    };
    assert_eq!(last, expected);
}

pub(crate) fn a_number_is_never_given_twice(place: &impl Place) {
    let store = place.open();
    let first = add(&store, "ban", 1, None);
    assert!(store.drop_note(first).wait().unwrap());
    assert!(!store.drop_note(first).wait().unwrap(), "it is gone");
    assert!(!store.drop_note(u64::MAX).wait().unwrap());
    assert!(add(&store, "ban", 2, None) > first);
}

pub(crate) fn notes_go_when_their_time_is_up(place: &impl Place) {
    let store = place.open();
    for until in [Some(100), Some(200), None] {
        add(&store, "ban", until.unwrap_or(300), until);
    }
    let sweep = Sweep {
        now_ms: 100,
        limit: 10,
        ..Sweep::default()
    };
    assert_eq!(store.sweep(sweep).wait().unwrap().notes, 1);
    assert_eq!(times(&store, "ban", 9), [300, 200]);
}
