//! The embedded store: one SQLite file under a data folder.
//!
//! WAL with full synchronisation: a commit is on the disk before its receipt says so. One thread writes and takes
//! whatever is waiting into one transaction (group commit across tables); another one reads.
//!
//! Lines of all tables are appended to one table in the order of their arrival. That a line is unique by table and
//! sequence costs no index: appending is conditional on the table's count in `heads`, and each line points back to
//! the one before it, which is how a table is loaded.
//!
//! The file belongs to one process, so leases of nodes end with it and are kept in its memory alone.

mod inventory;
mod leases;
mod notes;
mod open;
mod read;
mod schema;
mod sweep;
mod threads;
mod write;

use crate::{
    Change, Claim, Epoch, Finished, Guest, GuestId, Health, Item, Kept, Node, NodeId, Note, Receipt, Search,
    Shelf, Store, StoreError, Summary, Sweep, Swept, TableId, TokenHash,
};
use std::path::{Path, PathBuf};
use threads::{Reader, Writer};

/// The name of the file in the data folder.
pub const FILE_NAME: &str = "sexton.db";

/// The name of the file that keeps a second process out.
pub const LOCK_NAME: &str = "sexton.lock";

/// Keeps everything in one SQLite file.
pub struct SqliteStore {
    file: PathBuf,
    writer: Writer,
    reader: Reader,
}

impl SqliteStore {
    /// Opens the store of a data folder, making both if they are not there. Brings an older file up to date.
    ///
    /// # Errors
    /// If the folder cannot be written, another process has it, or the file is damaged, cut short, not ours or newer.
    pub fn open(folder: &Path) -> Result<SqliteStore, StoreError> {
        let opened = open::open(folder)?;
        let file = opened.file.clone();
        let reader = Reader::start(opened.reader, &file)?;
        let writer = Writer::start(opened.writer, opened.lock, &file)?;
        Ok(SqliteStore { file, writer, reader })
    }

    /// The file.
    pub fn file(&self) -> &Path {
        &self.file
    }
}

impl Store for SqliteStore {
    fn commit(&self, change: Change) -> Receipt<()> {
        self.writer.ask(move |desk| desk.commit(change))
    }

    fn load(&self, table: TableId) -> Receipt<Option<Kept>> {
        self.reader.ask(move |db| read::load(db, table))
    }

    fn summary(&self, table: TableId) -> Receipt<Option<Summary>> {
        self.reader.ask(move |db| read::summary(db, table))
    }

    fn log_length(&self, table: TableId) -> Receipt<u32> {
        self.reader.ask(move |db| {
            let summary = read::summary(db, table)?;
            Ok(summary.map_or(0, |summary| summary.lines))
        })
    }

    fn find_code(&self, code: String) -> Receipt<Option<TableId>> {
        self.reader.ask(move |db| read::find_code(db, &code))
    }

    fn unfinished(&self) -> Receipt<Vec<Summary>> {
        self.reader.ask(read::unfinished)
    }

    fn damaged(&self) -> Receipt<Vec<TableId>> {
        self.reader.ask(read::damaged)
    }

    fn tables_of(&self, guest: GuestId) -> Receipt<Vec<Summary>> {
        self.reader.ask(move |db| read::tables_of(db, guest))
    }

    fn finished(&self, search: Search) -> Receipt<Vec<Finished>> {
        self.reader.ask(move |db| read::finished(db, &search))
    }

    fn put_guest(&self, guest: Guest) -> Receipt<()> {
        self.writer.ask(move |desk| desk.put_guest(&guest))
    }

    fn guest(&self, guest: GuestId) -> Receipt<Option<Guest>> {
        self.reader.ask(move |db| read::guest(db, guest))
    }

    fn put_token(&self, hash: TokenHash, guest: GuestId, at_ms: u64) -> Receipt<()> {
        self.writer.ask(move |desk| desk.put_token(hash, guest, at_ms))
    }

    fn guest_of(&self, hash: TokenHash) -> Receipt<Option<Guest>> {
        self.reader.ask(move |db| read::guest_of(db, hash))
    }

    fn drop_token(&self, hash: TokenHash) -> Receipt<()> {
        self.writer.ask(move |desk| desk.drop_token(hash))
    }

    fn put_ticket(&self, hash: TokenHash, value: String, until_ms: u64) -> Receipt<()> {
        self.writer
            .ask(move |desk| desk.put_ticket(hash, &value, until_ms))
    }

    fn take_ticket(&self, hash: TokenHash, now_ms: u64) -> Receipt<Option<String>> {
        self.writer.ask(move |desk| desk.take_ticket(hash, now_ms))
    }

    fn setting(&self, name: String) -> Receipt<Option<String>> {
        self.reader.ask(move |db| read::setting(db, &name))
    }

    fn setting_or(&self, name: String, value: String) -> Receipt<String> {
        self.writer.ask(move |desk| desk.setting_or(&name, &value))
    }

    fn put_setting(&self, name: String, value: String) -> Receipt<()> {
        self.writer.ask(move |desk| desk.put_setting(&name, &value))
    }

    fn guests(&self, limit: usize) -> Receipt<Vec<Guest>> {
        self.reader.ask(move |db| read::guests(db, limit))
    }

    fn forget_guest(&self, guest: GuestId) -> Receipt<()> {
        self.writer.ask(move |desk| desk.forget_guest(guest.0 as i64))
    }

    fn add_note(&self, note: Note) -> Receipt<u64> {
        self.writer.ask(move |desk| desk.add_note(&note))
    }

    fn notes(&self, kind: String, limit: usize) -> Receipt<Vec<Note>> {
        self.reader.ask(move |db| notes::notes(db, &kind, limit))
    }

    fn drop_note(&self, id: u64) -> Receipt<bool> {
        self.writer.ask(move |desk| desk.drop_note(id))
    }

    fn beat(&self, node: Node, for_ms: u64) -> Receipt<()> {
        self.writer.ask(move |desk| {
            desk.beat(node, for_ms);
            Ok(())
        })
    }

    fn leave(&self, node: NodeId) -> Receipt<()> {
        self.writer.ask(move |desk| {
            desk.leases.leave(node);
            Ok(())
        })
    }

    fn nodes(&self) -> Receipt<Vec<Node>> {
        self.writer.ask(|desk| Ok(desk.nodes()))
    }

    fn claim(&self, table: TableId, node: NodeId) -> Receipt<Claim> {
        self.writer.ask(move |desk| desk.claim(table, node))
    }

    fn release(&self, table: TableId, epoch: Epoch) -> Receipt<()> {
        self.writer.ask(move |desk| {
            desk.leases.release(table, epoch);
            Ok(())
        })
    }

    fn ownerless(&self, due_ms: u64, limit: usize) -> Receipt<Vec<(TableId, u64)>> {
        self.writer.ask(move |desk| desk.ownerless(due_ms, limit))
    }

    fn inventory(&self, shelf: Shelf, after: Option<Item>, limit: usize) -> Receipt<Vec<Item>> {
        self.reader
            .ask(move |db| inventory::inventory(db, shelf, after.as_ref(), limit))
    }

    fn put_note(&self, note: Note) -> Receipt<()> {
        self.writer.ask(move |desk| desk.put_note(&note))
    }

    fn back_up(&self, to: PathBuf) -> Receipt<()> {
        let (answer, receipt) = Receipt::pair();
        let from = self.file.clone();
        match threads::spawn("store-backup", move || answer.give(notes::back_up(&from, &to))) {
            Ok(_) => receipt,
            Err(error) => Receipt::ready(Err(error)),
        }
    }

    fn probe(&self) -> Receipt<()> {
        self.writer.ask(|desk| desk.probe())
    }

    fn sweep(&self, sweep: Sweep) -> Receipt<Swept> {
        self.writer.ask(move |desk| desk.sweep(&sweep))
    }

    fn health(&self) -> Receipt<Health> {
        let file = self.file.clone();
        self.writer.ask(move |desk| Ok(desk.health(&file)))
    }

    fn close(&self) -> Receipt<()> {
        self.reader.close();
        self.writer.close()
    }
}
