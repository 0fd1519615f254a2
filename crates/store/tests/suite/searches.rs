//! Finding tables: by code, by guest, by day.

use super::Place;
use crate::lines::open_table;
use store::{Change, GuestId, Phase, Record, SEARCH_MAX, Search, Store, TableId};

fn put(store: &impl Store, id: u64, code: &str, phase: Phase, members: &[u64], at_ms: u64) {
    let mut record = Record::new(if id.is_multiple_of(2) { "even" } else { "odd" }, code, 1);
    record.phase = phase;
    record.members = members.iter().copied().map(GuestId).collect();
    record.public = format!("{{\"id\":{id}}}");
    record.ended_ms = (phase == Phase::Over).then_some(at_ms);
    let mut change = Change::of(TableId(id), at_ms);
    change.record = Some(record);
    store.commit(change).wait().unwrap();
}

pub(crate) fn a_code_is_free_again_when_its_table_is_over(place: &impl Place) {
    let store = place.open();
    let table = open_table(&store, 1, "ABCD");
    let find = |code: &str| store.find_code(code.to_owned()).wait().unwrap();
    assert_eq!(find("ABCD"), Some(table));
    assert_eq!(find("ABCE"), None);
    put(&store, 1, "ABCD", Phase::Over, &[], 7);
    assert_eq!(find("ABCD"), None);
    let next = open_table(&store, 2, "ABCD");
    assert_eq!(find("ABCD"), Some(next));
    // A table that is over keeps its old code and may be written to.
    put(&store, 1, "ABCD", Phase::Over, &[1], 8);
    assert_eq!(find("ABCD"), Some(next));
}

pub(crate) fn tables_of_a_guest_are_found(place: &impl Place) {
    let store = place.open();
    put(&store, 1, "AAAA", Phase::Open, &[7, 8], 10);
    put(&store, 2, "BBBB", Phase::Over, &[8], 20);
    put(&store, 3, "CCCC", Phase::Playing, &[8, 9], 30);
    let of = |guest| -> Vec<u64> {
        let found = store.tables_of(GuestId(guest)).wait().unwrap();
        found.iter().map(|summary| summary.table.0).collect()
    };
    assert_eq!(of(8), [3, 2, 1]);
    assert_eq!(of(7), [1]);
    assert_eq!(of(1), Vec::<u64>::new());
    put(&store, 1, "AAAA", Phase::Open, &[7], 40);
    assert_eq!(of(8), [3, 2]);
}

pub(crate) fn unfinished_tables_come_with_the_latest_change_first(place: &impl Place) {
    let store = place.open();
    put(&store, 1, "AAAA", Phase::Open, &[7, 8], 10);
    put(&store, 2, "BBBB", Phase::Over, &[8], 20);
    put(&store, 3, "CCCC", Phase::Playing, &[9, 8], 30);
    put(&store, 1, "AAAA", Phase::Playing, &[7, 8], 40);
    let found = store.unfinished().wait().unwrap();
    let ids: Vec<u64> = found.iter().map(|summary| summary.table.0).collect();
    assert_eq!(ids, [1, 3]);
    assert_eq!(found[1].record.members, [GuestId(9), GuestId(8)]);
}

pub(crate) fn finished_tables_are_found_by_game_guest_and_day(place: &impl Place) {
    let store = place.open();
    for id in 1..=6 {
        put(&store, id, &format!("T{id:03}"), Phase::Over, &[id % 3], id * 100);
    }
    put(&store, 7, "OPEN", Phase::Playing, &[1], 700);
    let find = |search: Search| -> Vec<u64> {
        let found = store.finished(search).wait().unwrap();
        found.iter().map(|finished| finished.table.0).collect()
    };
    let all = Search::default;
    assert_eq!(find(all()), [6, 5, 4, 3, 2, 1]);
    let game = Some("even".to_owned());
    assert_eq!(
        find(Search {
            game: game.clone(),
            ..all()
        }),
        [6, 4, 2]
    );
    let guest = Some(GuestId(1));
    assert_eq!(find(Search { guest, ..all() }), [4, 1]);
    assert_eq!(find(Search { game, guest, ..all() }), [4]);
    let (from_ms, until_ms) = (Some(200), Some(400));
    assert_eq!(
        find(Search {
            from_ms,
            until_ms,
            ..all()
        }),
        [3, 2]
    );
    assert_eq!(find(Search { limit: 2, ..all() }), [6, 5]);
    let first = &store.finished(all()).wait().unwrap()[0];
    assert_eq!(
        (first.game.as_str(), first.ended_ms, first.lines),
        ("even", 600, 0)
    );
    assert_eq!(first.public, "{\"id\":6}");
}

pub(crate) fn a_search_has_a_limit(place: &impl Place) {
    let store = place.open();
    for id in 0..=SEARCH_MAX as u64 {
        put(&store, id, &format!("T{id:03}"), Phase::Over, &[1], id);
    }
    let search = Search {
        limit: usize::MAX,
        ..Search::default()
    };
    assert_eq!(store.finished(search).wait().unwrap().len(), SEARCH_MAX);
    assert_eq!(store.tables_of(GuestId(1)).wait().unwrap().len(), SEARCH_MAX);
}

pub(crate) fn what_is_not_listed_takes_no_place_in_a_search(place: &impl Place) {
    let store = place.open();
    for id in 1..=20 {
        let mut record = Record::new("vigil", format!("T{id:03}"), 1);
        record.phase = Phase::Over;
        record.ended_ms = Some(id * 100);
        record.listed = id <= 2;
        let mut change = Change::of(TableId(id), id);
        change.record = Some(record);
        store.commit(change).wait().unwrap();
    }
    let search = Search {
        listed: true,
        limit: 5,
        ..Search::default()
    };
    let found = store.finished(search).wait().unwrap();
    let ids: Vec<u64> = found.iter().map(|finished| finished.table.0).collect();
    assert_eq!(ids, [2, 1]);
}
