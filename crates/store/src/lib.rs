//! Where tables, guests and settings are kept.
//!
//! The log is the truth: a table is loaded by replaying its lines, which are appended in order and never changed.
//! Everything else here (records, asides, guests, settings) serves to find a table and to go on with it.
//!
//! [`Store`] is the trait, in plain data. There are three stores:
//!
//! * [`memory::MemoryStore`] for tests, which can be told to fail or to answer late
//! * [`sqlite::SqliteStore`], one file under a data folder, safe against `kill -9`
//! * `postgres::PostgresStore`, a database that several nodes share (with the feature `postgres`)
//!
//! Every question is answered by a [`Receipt`], a future that needs no particular runtime. The receipt of a write
//! completes after the commit: whoever waits for it may acknowledge the move. All stores pass one conformance suite
//! (`tests/conformance.rs`).
//!
//! ```
//! use store::{Change, LogLine, Record, Store, TableId, memory::MemoryStore};
//!
//! let store = MemoryStore::default();
//! let table = TableId(7);
//! let mut change = Change::of(table, 1_000);
//! change.record = Some(Record::new("rest-in-peace", "ABCD", 1_000));
//! store.commit(change).wait()?;
//!
//! let mut change = Change::of(table, 2_000);
//! change.lines.push(LogLine::new(0, "{\"sexton_log\":1}\n"));
//! store.commit(change).wait()?;
//! assert_eq!(store.log_length(table).wait()?, 1);
//! # Ok::<(), store::StoreError>(())
//! ```
//!
//! Several nodes may share a store. Each [beats](Store::beat) while it is alive and [claims](Store::claim) the tables it
//! runs; a [`Change`] names the [`Epoch`] of its claim and is [fenced off](StoreError::Fenced) once somebody else has the
//! table. A house alone needs none of it.
//!
//! What is not here: rules, seats, what a record's data means, sockets, clocks. Times are handed in, in milliseconds
//! since 1970.

mod chain;
mod data;
mod error;
mod id;
mod lease;
pub mod memory;
pub mod moving;
mod pack;
mod place;
#[cfg(feature = "postgres")]
pub mod postgres;
mod receipt;
pub mod sqlite;

pub use data::{
    Aside, Change, Finished, Guest, Health, InputKey, Kept, LogLine, Note, Phase, Record, Search, Summary,
    Sweep, Swept, TokenHash,
};
pub use error::StoreError;
pub use id::{GuestId, NodeId, NotAnId, TableId};
pub use lease::{Claim, Epoch, Node};
pub use moving::{Item, Shelf};
pub use place::without_password;
pub use receipt::{Answer, Receipt};

/// The longest answer to a search; a longer one is asked for in parts.
pub const SEARCH_MAX: usize = 200;

/// Keeps tables, guests and settings.
///
/// Writes of one caller to one table take effect in the order they were asked for. A write is atomic: after an error
/// nothing of it is there, except after [`StoreError::Unknown`].
pub trait Store: Send + Sync + 'static {
    /// Writes all of a change to one table, or nothing of it.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the lines do not follow the last one there is, [`StoreError::NoTable`] if a table
    /// without a record is written to, [`StoreError::CodeTaken`] if another table that is not over has the code,
    /// [`StoreError::Fenced`] if the change's epoch is not the table's.
    fn commit(&self, change: Change) -> Receipt<()>;

    /// All that is kept of a table, with the chain of its log checked.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if lines are missing or changed.
    fn load(&self, table: TableId) -> Receipt<Option<Kept>>;

    /// The record of a table, without its log.
    fn summary(&self, table: TableId) -> Receipt<Option<Summary>>;

    /// How many lines a table's log has.
    fn log_length(&self, table: TableId) -> Receipt<u32>;

    /// The table of this code that is not over.
    fn find_code(&self, code: String) -> Receipt<Option<TableId>>;

    /// All tables that are not over, the one changed last first. Those whose record cannot be read are left out.
    fn unfinished(&self) -> Receipt<Vec<Summary>>;

    /// Tables that are not over and whose record cannot be read.
    fn damaged(&self) -> Receipt<Vec<TableId>>;

    /// The tables a guest is a member of, the one changed last first, up to [`SEARCH_MAX`].
    fn tables_of(&self, guest: GuestId) -> Receipt<Vec<Summary>>;

    /// Finished tables, the one that ended last first, up to the search's limit.
    fn finished(&self, search: Search) -> Receipt<Vec<Finished>>;

    /// Keeps a guest, new or changed.
    fn put_guest(&self, guest: Guest) -> Receipt<()>;

    /// A guest.
    fn guest(&self, guest: GuestId) -> Receipt<Option<Guest>>;

    /// Lets a token stand for a guest. Only the hash is ever kept.
    fn put_token(&self, hash: TokenHash, guest: GuestId, at_ms: u64) -> Receipt<()>;

    /// The guest a token stands for.
    fn guest_of(&self, hash: TokenHash) -> Receipt<Option<Guest>>;

    /// Forgets a token.
    fn drop_token(&self, hash: TokenHash) -> Receipt<()>;

    /// Keeps a ticket: something that can be taken once, until a time.
    fn put_ticket(&self, hash: TokenHash, value: String, until_ms: u64) -> Receipt<()>;

    /// Takes a ticket. It is gone then, whoever asks again.
    fn take_ticket(&self, hash: TokenHash, now_ms: u64) -> Receipt<Option<String>>;

    /// A setting of the house.
    fn setting(&self, name: String) -> Receipt<Option<String>>;

    /// Keeps a setting if there is none of the name yet, and gives the one that is kept.
    fn setting_or(&self, name: String, value: String) -> Receipt<String>;

    /// Changes a setting.
    fn put_setting(&self, name: String, value: String) -> Receipt<()>;

    /// Guests, the one who was seen last first, up to a limit.
    fn guests(&self, limit: usize) -> Receipt<Vec<Guest>>;

    /// Forgets a guest with all their tokens. What belongs to tables is in their records.
    fn forget_guest(&self, guest: GuestId) -> Receipt<()>;

    /// Writes a note, and gives the number it got.
    fn add_note(&self, note: Note) -> Receipt<u64>;

    /// The notes of a kind, the last one first, up to a limit. Those that have lapsed may be among them.
    fn notes(&self, kind: String, limit: usize) -> Receipt<Vec<Note>>;

    /// Takes a note away; whether there was one.
    fn drop_note(&self, id: u64) -> Receipt<bool>;

    /// Keeps a node alive from now on for so long, by the clock of the store.
    fn beat(&self, node: Node, for_ms: u64) -> Receipt<()>;

    /// A node goes. What it has not released can be claimed at once.
    fn leave(&self, node: NodeId) -> Receipt<()>;

    /// The nodes that are alive, by their ids.
    fn nodes(&self) -> Receipt<Vec<Node>>;

    /// Takes a table for a node, which should be alive: if nobody has it, if the node has it already, or if the one that
    /// has it has lapsed or left. Each claim that succeeds has an epoch of its own, and everything asked for under the
    /// one before is kept by now or never will be; so a node that does not know what became of a change claims again.
    ///
    /// # Errors
    /// [`StoreError::NoTable`] if there is no such table.
    fn claim(&self, table: TableId, node: NodeId) -> Receipt<Claim>;

    /// Gives a table back, so that any node can claim it. Does nothing if it has been claimed again since.
    fn release(&self, table: TableId, epoch: Epoch) -> Receipt<()>;

    /// Tables that are not over, must be woken at this time or before, and belong to no living node: each with its
    /// deadline, the earliest first, up to a limit.
    fn ownerless(&self, due_ms: u64, limit: usize) -> Receipt<Vec<(TableId, u64)>>;

    /// Things of one kind that are kept, in the order of their keys (numbers as signed ones), after one of them: for moving
    /// them to another store.
    fn inventory(&self, shelf: Shelf, after: Option<Item>, limit: usize) -> Receipt<Vec<Item>>;

    /// Keeps a note under the number it has already, when it is moved here.
    fn put_note(&self, note: Note) -> Receipt<()>;

    /// Copies everything that is kept to a new file, as it is at one moment; nobody waits for it.
    ///
    /// # Errors
    /// If the file is there already or cannot be written, or the store is not kept in a file.
    fn back_up(&self, to: std::path::PathBuf) -> Receipt<()>;

    /// Writes as much as a long move, to see whether anything can be kept.
    fn probe(&self) -> Receipt<()>;

    /// Sweeps what nobody needs any more: a part of it, so that nobody waits long. Logs that are made small are read as
    /// before.
    fn sweep(&self, sweep: Sweep) -> Receipt<Swept>;

    /// How the store is doing; an error if it cannot answer at all.
    fn health(&self) -> Receipt<Health>;

    /// Writes what is waiting and closes. Later questions are answered with [`StoreError::Closed`].
    fn close(&self) -> Receipt<()>;
}
