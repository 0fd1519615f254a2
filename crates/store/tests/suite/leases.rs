//! Nodes that share a store: who is alive, whose a table is, and that nobody else writes to it.

use super::Place;
use crate::lines::{append, log_lines, open_table};
use store::{Aside, Change, Claim, Epoch, Node, NodeId, Phase, Record, Store, StoreError, TableId};

const ANNE: NodeId = NodeId(u64::MAX);
const BERT: NodeId = NodeId(7);

/// Longer than any test takes.
const LONG_MS: u64 = 3_600_000;

/// Whoever beats for so long has lapsed when that time has passed; nothing is asked in between.
const SHORT_MS: u64 = 5;

fn node(id: NodeId) -> Node {
    Node {
        id,
        data: format!("{{\"address\":\"{id}\"}}"),
    }
}

fn beat(store: &impl Store, id: NodeId, for_ms: u64) {
    store.beat(node(id), for_ms).wait().unwrap();
}

/// The epoch of a claim that must succeed.
fn take(store: &impl Store, table: TableId, id: NodeId) -> Epoch {
    match store.claim(table, id).wait().unwrap() {
        Claim::Mine { epoch, .. } => epoch,
        Claim::Theirs(owner) => panic!("expected the table for {id}, found it with {}", owner.id),
    }
}

fn under(epoch: Epoch, mut change: Change) -> Change {
    change.epoch = Some(epoch);
    change
}

fn is_fenced(store: &impl Store, change: Change) -> bool {
    matches!(store.commit(change).wait(), Err(StoreError::Fenced(_)))
}

pub(crate) fn a_table_belongs_to_one_node(place: &impl Place) {
    let store = place.open();
    let table = open_table(&store, u64::MAX - 5, "ABCD");
    let other = open_table(&store, 2, "EFGH");
    beat(&store, ANNE, LONG_MS);
    beat(&store, BERT, LONG_MS);
    let first = take(&store, table, ANNE);
    let theirs = Claim::Theirs(node(ANNE));
    assert_eq!(store.claim(table, BERT).wait().unwrap(), theirs);
    // Who has it may claim it again, and is then the only one who may write.
    let second = take(&store, table, ANNE);
    assert!(second > first);
    assert!(is_fenced(&store, under(first, append(table, &log_lines()[0]))));
    let change = under(second, append(table, &log_lines()[0]));
    store.commit(change).wait().unwrap();
    assert_eq!(store.claim(table, BERT).wait().unwrap(), theirs);
    take(&store, other, BERT);
    let error = store.claim(TableId(3), ANNE).wait().unwrap_err();
    assert!(matches!(error, StoreError::NoTable(TableId(3))), "{error}");
}

pub(crate) fn a_claim_says_who_had_the_table(place: &impl Place) {
    let store = place.open();
    let table = open_table(&store, 1, "ABCD");
    beat(&store, ANNE, SHORT_MS);
    beat(&store, BERT, LONG_MS);
    let before = |id| match store.claim(table, id).wait().unwrap() {
        Claim::Mine { epoch, before } => (epoch, before),
        Claim::Theirs(owner) => panic!("expected the table for {id}, found it with {}", owner.id),
    };
    assert_eq!(before(ANNE).1, None, "nobody had it");
    assert_eq!(before(ANNE).1, Some(node(ANNE)), "she had it herself");
    place.let_pass(&store, 2 * SHORT_MS);
    assert_eq!(before(BERT).1, Some(node(ANNE)), "she has lapsed");
    store.leave(BERT).wait().unwrap();
    beat(&store, ANNE, LONG_MS);
    let left = Node {
        id: BERT,
        data: String::new(),
    };
    let (epoch, found) = before(ANNE);
    assert_eq!(found, Some(left), "he has left");
    store.release(table, epoch).wait().unwrap();
    beat(&store, BERT, LONG_MS);
    assert_eq!(before(BERT).1, None, "she has given it back");
}

pub(crate) fn of_two_nodes_that_race_one_wins(place: &impl Place) {
    let store = place.open();
    beat(&store, ANNE, LONG_MS);
    beat(&store, BERT, LONG_MS);
    for id in 0..20 {
        let table = open_table(&store, id, &format!("T{id:03}"));
        let claim = |node| store.claim(table, node).wait().unwrap();
        let (anne, bert) = std::thread::scope(|scope| {
            let anne = scope.spawn(|| claim(ANNE));
            let bert = scope.spawn(|| claim(BERT));
            (anne.join().unwrap(), bert.join().unwrap())
        });
        match (anne, bert) {
            (Claim::Mine { .. }, Claim::Theirs(owner)) => assert_eq!(owner.id, ANNE),
            (Claim::Theirs(owner), Claim::Mine { .. }) => assert_eq!(owner.id, BERT),
            both => panic!("{both:?}"),
        }
    }
}

pub(crate) fn a_node_that_slept_cannot_write(place: &impl Place) {
    let store = place.open();
    let table = open_table(&store, 1, "ABCD");
    let lines = log_lines();
    beat(&store, ANNE, SHORT_MS);
    beat(&store, BERT, LONG_MS);
    let asleep = take(&store, table, ANNE);
    let change = under(asleep, append(table, &lines[0]));
    store.commit(change).wait().unwrap();
    place.let_pass(&store, 2 * SHORT_MS);
    // Until somebody takes the table it is hers: nothing can be lost.
    let change = under(asleep, append(table, &lines[1]));
    store.commit(change).wait().unwrap();
    let awake = take(&store, table, BERT);
    assert!(awake > asleep);
    let before = store.load(table).wait().unwrap();
    let mut aside = Change::of(table, 5);
    aside.asides.push(Aside {
        name: "seat:0".to_owned(),
        value: Some("pass".to_owned()),
    });
    let mut record = append(table, &lines[2]);
    record.record = Some(Record::new("other", "WXYZ", 9));
    let mut remove = Change::of(table, 5);
    remove.remove = true;
    for change in [append(table, &lines[2]), aside, record, remove] {
        assert!(is_fenced(&store, under(asleep, change.clone())));
        assert!(is_fenced(&store, change), "nor without a claim");
    }
    assert_eq!(store.load(table).wait().unwrap(), before);
    let change = under(awake, append(table, &lines[2]));
    store.commit(change).wait().unwrap();
    // She wakes up and is one among others again.
    beat(&store, ANNE, LONG_MS);
    assert_eq!(
        store.claim(table, ANNE).wait().unwrap(),
        Claim::Theirs(node(BERT))
    );
}

pub(crate) fn a_refused_change_spoils_no_other(place: &impl Place) {
    let store = place.open();
    let lines = log_lines();
    let tables: Vec<TableId> = (0..8)
        .map(|id| open_table(&store, id, &format!("T{id:03}")))
        .collect();
    let epochs: Vec<Epoch> = tables.iter().map(|table| take(&store, *table, ANNE)).collect();
    take(&store, tables[3], ANNE);
    // All at once, so that they may share a transaction.
    let receipts: Vec<_> = tables
        .iter()
        .zip(&epochs)
        .map(|(table, epoch)| store.commit(under(*epoch, append(*table, &lines[0]))))
        .collect();
    for (idx, receipt) in receipts.into_iter().enumerate() {
        let kept = receipt.wait();
        assert_eq!(kept.is_ok(), idx != 3, "{idx}: {kept:?}");
        let length = store.log_length(tables[idx]).wait().unwrap();
        assert_eq!(length, u32::from(idx != 3));
    }
}

pub(crate) fn who_beats_is_alive(place: &impl Place) {
    let store = place.open();
    let alive = || store.nodes().wait().unwrap();
    assert_eq!(alive(), []);
    beat(&store, ANNE, LONG_MS);
    beat(&store, BERT, SHORT_MS);
    beat(&store, BERT, LONG_MS);
    place.let_pass(&store, 2 * SHORT_MS);
    assert_eq!(alive(), [node(BERT), node(ANNE)]);
    beat(&store, ANNE, SHORT_MS);
    let mut moved = node(BERT);
    moved.data = "elsewhere".to_owned();
    store.beat(moved.clone(), LONG_MS).wait().unwrap();
    place.let_pass(&store, 2 * SHORT_MS);
    assert_eq!(alive(), [moved]);
    store.leave(BERT).wait().unwrap();
    store.leave(BERT).wait().unwrap();
    assert_eq!(alive(), []);
    beat(&store, ANNE, LONG_MS);
    assert_eq!(alive(), [node(ANNE)]);
}

pub(crate) fn what_is_given_back_or_left_can_be_claimed(place: &impl Place) {
    let store = place.open();
    let table = open_table(&store, 1, "ABCD");
    let lines = log_lines();
    beat(&store, ANNE, LONG_MS);
    beat(&store, BERT, LONG_MS);
    let first = take(&store, table, ANNE);
    store.release(table, first).wait().unwrap();
    assert!(is_fenced(&store, under(first, append(table, &lines[0]))));
    // Nobody has it: whoever is alone may write.
    store.commit(append(table, &lines[0])).wait().unwrap();
    let second = take(&store, table, BERT);
    assert!(second > first);
    store.release(table, first).wait().unwrap();
    let change = under(second, append(table, &lines[1]));
    store.commit(change).wait().unwrap();
    store.leave(BERT).wait().unwrap();
    let third = take(&store, table, ANNE);
    assert!(third > second);
    // A table that is gone is nobody's, and a claim of it opens no other of the same name.
    let mut remove = Change::of(table, 5);
    remove.remove = true;
    store.commit(under(third, remove)).wait().unwrap();
    let mut again = Change::of(table, 6);
    again.record = Some(Record::new("vigil", "ABCD", 6));
    assert!(is_fenced(&store, under(third, again.clone())));
    store.commit(again).wait().unwrap();
    assert!(take(&store, table, ANNE) > third);
}

pub(crate) fn what_is_due_and_belongs_to_nobody_is_found(place: &impl Place) {
    let store = place.open();
    beat(&store, ANNE, LONG_MS);
    beat(&store, BERT, SHORT_MS);
    for id in 1..=7 {
        let table = open_table(&store, id, &format!("T{id:03}"));
        let mut change = Change::of(table, id);
        change.deadline_ms = Some((id != 6).then_some(1_000 - 100 * id));
        if id == 7 {
            let mut record = Record::new("vigil", "T007", 1);
            record.phase = Phase::Over;
            change.record = Some(record);
        }
        store.commit(change).wait().unwrap();
    }
    take(&store, TableId(1), ANNE);
    take(&store, TableId(2), BERT);
    let due = |until, limit| -> Vec<(u64, u64)> {
        let found = store.ownerless(until, limit).wait().unwrap();
        found.iter().map(|(table, at)| (table.0, *at)).collect()
    };
    place.let_pass(&store, 2 * SHORT_MS);
    assert_eq!(due(800, 9), [(5, 500), (4, 600), (3, 700), (2, 800)]);
    assert_eq!(due(799, 2), [(5, 500), (4, 600)]);
    store.leave(ANNE).wait().unwrap();
    assert_eq!(due(u64::MAX, 9).last(), Some(&(1, 900)));
}
