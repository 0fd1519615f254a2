//! Lines of a real log, and changes that append them.

use engine::table::NewTable;
use engine::{Holder, Seat, Secret, Stamp, Table, log};
use store::{Change, LogLine, Record, Store, TableId};
use testbed::vigil::{Options, Vigil};

/// The lines of a real log: a seat of a vigil changes hands twenty times.
pub(crate) fn log_lines() -> Vec<LogLine> {
    let new = NewTable::<Vigil>::new(3, Options::default());
    let mut table = Table::shuffled(new, Secret::from_seed(7), Vec::new(), &mut ()).unwrap();
    for _ in 0..20 {
        table.hand(Stamp(0), Seat(1), Holder::Nobody).unwrap();
    }
    let text = log::write(&table);
    let lines = text.split_inclusive('\n');
    (0..)
        .zip(lines)
        .map(|(seq, line)| LogLine::new(seq, line))
        .collect()
}

/// Makes a table with a record of its own.
pub(crate) fn open_table(store: &impl Store, id: u64, code: &str) -> TableId {
    let table = TableId(id);
    let mut change = Change::of(table, id);
    change.record = Some(Record::new("vigil", code, id));
    store.commit(change).wait().unwrap();
    table
}

/// A change that appends one line.
pub(crate) fn append(table: TableId, line: &LogLine) -> Change {
    let mut change = Change::of(table, 100 + u64::from(line.seq));
    change.lines.push(line.clone());
    change
}
