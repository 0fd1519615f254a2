//! Moving house: everything goes along, and only into an empty place.

use super::Place;
use crate::lines::{append, log_lines, open_table};
use store::memory::MemoryStore;
use store::moving::{MoveError, copy};
use store::{
    Aside, Change, Guest, GuestId, InputKey, Item, Node, NodeId, Note, Phase, Receipt, Record, Shelf, Store,
    Sweep, TableId, TokenHash,
};

/// Some of every kind: tables in all phases, with keys and asides, a log that was made small, guests and all the rest.
fn fill(store: &impl Store) {
    let mut waiting: Vec<Receipt<()>> = Vec::new();
    for id in 0..130_u64 {
        let guest = Guest {
            id: GuestId(id.wrapping_mul(0x9e37_79b9_7f4a_7c15)),
            name: format!("Gäst {id}"),
            made_ms: id,
            seen_ms: 1_000 + id,
            data: format!("{{\"id\":{id}}}"),
        };
        let hash = |kind: &str| TokenHash::of(&format!("{kind} {id}"));
        waiting.push(store.put_token(hash("token"), guest.id, id));
        waiting.push(store.put_guest(guest));
        waiting.push(store.put_ticket(hash("ticket"), format!("seat {id}"), 5_000 + id));
        waiting.push(store.put_setting(format!("Setting {id} ä"), format!("value {id}")));
    }
    waiting.into_iter().for_each(|receipt| receipt.wait().unwrap());
    for id in 0..120_u64 {
        let phase = Phase::ALL[(id % 3) as usize];
        let mut record = Record::new("vigil", format!("T{id:03}"), 7);
        record.phase = phase;
        record.members = vec![GuestId(id), GuestId(u64::MAX - id)];
        record.data = format!("{{\"data\":{id}}}");
        record.public = format!("{{\"public\":{id}}}");
        record.listed = id % 2 == 0;
        record.ended_ms = (phase == Phase::Over).then_some(100 + id);
        let mut change = Change::of(TableId(id.wrapping_mul(0x9e37_79b9_7f4a_7c15)), 100 + id);
        change.record = Some(record);
        if phase != Phase::Open {
            change.lines = log_lines();
            change.lines[4].key = Some(InputKey {
                seat: 3,
                key: "k\0 ä".to_owned(),
            });
            change.deadline_ms = Some((id % 2 == 0).then_some(9_000 + id));
            change.asides.push(Aside {
                name: "seat:0".to_owned(),
                value: Some(format!("{{\"pass\":{id}}}")),
            });
        }
        store.commit(change).wait().unwrap();
    }
    let sweep = Sweep {
        pack_before_ms: Some(150),
        limit: 1_000,
        ..Sweep::default()
    };
    store.sweep(sweep).wait().unwrap();
    for at_ms in 0..5 {
        let note = Note {
            id: 0,
            kind: if at_ms % 2 == 0 { "ban" } else { "audit" }.to_owned(),
            at_ms,
            until_ms: (at_ms > 2).then_some(77),
            value: "{}".to_owned(),
        };
        let id = store.add_note(note).wait().unwrap();
        if at_ms == 1 {
            assert!(store.drop_note(id).wait().unwrap());
        }
    }
}

fn everything(store: &impl Store) -> Vec<Item> {
    let all = Shelf::ALL.map(|shelf| store.inventory(shelf, None, usize::MAX).wait().unwrap());
    all.into_iter().flatten().collect()
}

pub(crate) fn a_house_moves_with_everything_it_has(place: &impl Place) {
    let (before, after) = (MemoryStore::default(), MemoryStore::default());
    fill(&before);
    let store = place.open();
    let mut steps = 0;
    let moved = copy(&before, &store, &mut |_| steps += 1).unwrap();
    assert_eq!(
        (moved.tables, moved.lines, moved.others),
        (120, 80 * 21, 4 * 130 + 4)
    );
    assert!(moved.damaged.is_empty() && steps > 6);
    assert_eq!(everything(&store), everything(&before));
    // And out again, packed logs and all.
    let sweep = Sweep {
        pack_before_ms: Some(180),
        limit: 1_000,
        ..Sweep::default()
    };
    store.sweep(sweep).wait().unwrap();
    assert_eq!(copy(&store, &after, &mut |_| ()).unwrap(), moved);
    assert_eq!(everything(&after), everything(&before));
    // It goes on there: numbers of notes, and tables, whoever had them before.
    let last = before.notes("ban".to_owned(), 1).wait().unwrap()[0].id;
    let note = Note {
        id: 0,
        kind: "ban".to_owned(),
        at_ms: 1,
        until_ms: None,
        value: String::new(),
    };
    assert!(store.add_note(note).wait().unwrap() > last);
    let table = open_table(&store, 1_000, "NEXT");
    store.commit(append(table, &log_lines()[0])).wait().unwrap();
}

pub(crate) fn a_house_moves_only_into_an_empty_place(place: &impl Place) {
    let before = MemoryStore::default();
    fill(&before);
    let store = place.open();
    store.put_setting("a".to_owned(), "b".to_owned()).wait().unwrap();
    let error = copy(&before, &store, &mut |_| ()).unwrap_err();
    assert!(matches!(error, MoveError::NotEmpty), "{error}");
    assert_eq!(everything(&store).len(), 1);
}

pub(crate) fn damaged_tables_and_leases_stay_behind(place: &impl Place) {
    let before = MemoryStore::default();
    fill(&before);
    let node = Node {
        id: NodeId(1),
        data: String::new(),
    };
    before.beat(node, 1_000).wait().unwrap();
    let ids = before.inventory(Shelf::Tables, None, 2).wait().unwrap();
    let ids: Vec<TableId> = ids
        .iter()
        .filter_map(|item| match item {
            Item::Table(table) => Some(*table),
            _ => None,
        })
        .collect();
    before.claim(ids[0], NodeId(1)).wait().unwrap();
    let playing = before.unfinished().wait().unwrap();
    let spoiled = playing.iter().find(|summary| summary.lines > 0).unwrap().table;
    before.spoil(spoiled, 3);
    let store = place.open();
    let moved = copy(&before, &store, &mut |_| ()).unwrap();
    assert_eq!((moved.tables, moved.damaged.len()), (119, 1));
    assert_eq!(moved.damaged[0].0, spoiled);
    assert_eq!(store.summary(spoiled).wait().unwrap(), None);
    assert!(store.nodes().wait().unwrap().is_empty());
    // Nobody has it: whoever is alone may write.
    store.commit(Change::of(ids[0], 1)).wait().unwrap();
}
