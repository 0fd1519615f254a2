//! The store that several nodes share: one PostgreSQL database.
//!
//! A thread of its own runs a small runtime with a fixed number of connections: one that writes, one for leases, a few
//! that read. Every question and every order is a single statement, prepared once, that checks and writes by itself, and
//! the driver sends statements without waiting for the answer to the one before; so no connection is ever lent to
//! anybody, and a pool would have nothing to do.
//!
//! Commits are synchronous: what is acknowledged is on the disk of PostgreSQL. Copies are made with its own tools.

mod ask;
mod change;
mod inventory;
mod leases;
mod line;
mod read;
mod schema;
mod side;
mod sweep;
mod tls;
mod url;
mod write;

use crate::{
    Change, Claim, Epoch, Finished, Guest, GuestId, Health, Item, Kept, Node, NodeId, Note, Receipt, Search,
    Shelf, Store, StoreError, Summary, Sweep, Swept, TableId, TokenHash,
};
use ask::{Ask, unread, values};
use line::{Line, Trouble, Values};
use read::signed;
use side::{Errand, Side};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use sweep::Cursor;
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;
use tokio_postgres::Row;
use url::Dial;
use write::{Order, Writer};

/// Whether an address makes sense, as far as that can be said without connecting.
///
/// # Errors
/// What is wrong with it.
pub fn check(url: &str) -> Result<(), StoreError> {
    Dial::of(url).map(|_| ())
}

/// How much may wait; more is refused as busy.
const QUEUE_MAX: usize = 1 << 16;

/// How many connections read.
const READERS: usize = 3;

/// As much as a long move.
const PROBE_BYTES: usize = 16 << 10;

/// How many lapsed tickets are swept with each one that is taken.
const SWEEP_MAX: i64 = 64;

/// The ends of the tasks; nothing once the store is closed.
struct Ends {
    orders: mpsc::Sender<Order>,
    leases: mpsc::Sender<Errand>,
    readers: Vec<mpsc::Sender<Errand>>,
}

/// Keeps everything in a PostgreSQL database.
pub struct PostgresStore {
    place: String,
    /// What PostgreSQL calls the connections of this store.
    name: String,
    ends: Mutex<Option<Ends>>,
    next_reader: AtomicUsize,
    health: Arc<Mutex<Health>>,
    cursor: Cursor,
    thread: Option<JoinHandle<()>>,
}

impl PostgresStore {
    /// Opens the store of a database, such as `postgres://anne@db.example.org/sexton?sslmode=verify-full`. Brings an older
    /// one up to date.
    ///
    /// # Errors
    /// If PostgreSQL cannot be reached, or the database cannot be used or is newer than this program.
    pub fn open(url: &str) -> Result<PostgresStore, StoreError> {
        let dial = Arc::new(Dial::of(url)?);
        let (place, name) = (dial.place.clone(), dial.name.clone());
        let health = Arc::new(Mutex::new(Health::default()));
        let (opened_tx, opened) = std::sync::mpsc::sync_channel(1);
        let counted = health.clone();
        let thread = std::thread::Builder::new()
            .name("store-postgres".to_owned())
            .spawn(move || run(dial, counted, &opened_tx))
            .map_err(|error| StoreError::failed("cannot start a thread", error))?;
        let ends = opened.recv().unwrap_or(Err(StoreError::Closed))?;
        Ok(PostgresStore {
            place,
            name,
            ends: Mutex::new(Some(ends)),
            next_reader: AtomicUsize::new(0),
            health,
            cursor: Arc::new(Mutex::new(sweep::START)),
            thread: Some(thread),
        })
    }

    /// The address of the database, without its password.
    pub fn place(&self) -> &str {
        &self.place
    }

    /// How many other programs of ours have a connection to this database.
    pub fn others(&self) -> Receipt<u64> {
        self.read(read::others(self.name.clone()))
    }

    /// Sends something, if the store is open and has room for it.
    fn send<T, M>(
        &self,
        receipt: Receipt<T>,
        to: impl FnOnce(&Ends) -> &mpsc::Sender<M>,
        message: M,
    ) -> Receipt<T> {
        let ends = self.ends.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(ends) = &*ends else {
            return Receipt::ready(Err(StoreError::Closed));
        };
        match to(ends).try_send(message) {
            Ok(()) => receipt,
            Err(TrySendError::Full(_)) => Receipt::ready(Err(StoreError::Busy)),
            Err(TrySendError::Closed(_)) => Receipt::ready(Err(StoreError::Closed)),
        }
    }

    fn write<T>(&self, (ask, receipt): (Ask, Receipt<T>)) -> Receipt<T> {
        self.send(receipt, |ends| &ends.orders, Order::Ask(ask))
    }

    fn read<T>(&self, (ask, receipt): (Ask, Receipt<T>)) -> Receipt<T> {
        let reader = self.next_reader.fetch_add(1, Ordering::Relaxed) % READERS;
        self.send(receipt, |ends| &ends.readers[reader], Errand::Ask(ask))
    }

    fn lease<T>(&self, (ask, receipt): (Ask, Receipt<T>)) -> Receipt<T> {
        self.send(receipt, |ends| &ends.leases, Errand::Ask(ask))
    }
}

impl Drop for PostgresStore {
    fn drop(&mut self) {
        *self.ends.get_mut().unwrap_or_else(PoisonError::into_inner) = None;
        if let Some(thread) = self.thread.take() {
            // A panic over there has been reported by the panic hook; there is nothing left to save here.
            let _ = thread.join();
        }
    }
}

type Opened = std::sync::mpsc::SyncSender<Result<Ends, StoreError>>;

/// The thread: runs until everything that was asked for is done and nobody can ask for more.
fn run(dial: Arc<Dial>, health: Arc<Mutex<Health>>, opened: &Opened) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    match runtime {
        Ok(runtime) => runtime.block_on(open(dial, health, opened)),
        Err(error) => {
            let _ = opened.send(Err(StoreError::failed("cannot start a runtime", error)));
        }
    }
}

async fn open(dial: Arc<Dial>, health: Arc<Mutex<Health>>, opened: &Opened) {
    let line = match first_line(&dial).await {
        Ok(line) => line,
        Err(error) => {
            let _ = opened.send(Err(error));
            return;
        }
    };
    let (orders, orders_rx) = mpsc::channel(QUEUE_MAX);
    let (leases, leases_rx) = mpsc::channel(QUEUE_MAX);
    let mut tasks = tokio::task::JoinSet::new();
    tasks.spawn(Writer::new(dial.clone(), line, health).run(orders_rx));
    tasks.spawn(Side::new(dial.clone()).run(leases_rx));
    let reader = |_| {
        let (reader, reader_rx) = mpsc::channel(QUEUE_MAX);
        tasks.spawn(Side::new(dial.clone()).run(reader_rx));
        reader
    };
    let readers = (0..READERS).map(reader).collect();
    let ends = Ends {
        orders,
        leases,
        readers,
    };
    if opened.send(Ok(ends)).is_ok() {
        while tasks.join_next().await.is_some() {}
    }
}

async fn first_line(dial: &Dial) -> Result<Line, StoreError> {
    let unreachable = |trouble: Trouble| StoreError::Unfit {
        place: dial.place.clone(),
        what: match trouble {
            Trouble::Lost(why) => why,
            Trouble::No(error) => line::in_words(&error),
        },
    };
    let line = Line::connect(dial).await.map_err(unreachable)?;
    schema::migrate(&line, &dial.place).await?;
    Ok(line)
}

/// An order that finds nothing.
fn order(sql: &'static str, values: Values) -> (Ask, Receipt<()>) {
    Ask::new(sql, values, |_| Ok(()))
}

fn put_setting(name: String, value: String) -> (Ask, Receipt<()>) {
    order(
        "INSERT INTO settings (name, value) VALUES ($1::text, $2::text)
         ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        values![name, value],
    )
}

/// What the first row says first, if there is a row.
fn first<T: tokio_postgres::types::FromSqlOwned>(rows: Vec<Row>) -> Result<Option<T>, StoreError> {
    rows.first().map(|row| row.try_get(0)).transpose().map_err(unread)
}

impl Store for PostgresStore {
    fn commit(&self, change: Change) -> Receipt<()> {
        let (answer, receipt) = Receipt::pair();
        let order = Order::Change(Box::new(change), answer);
        self.send(receipt, |ends| &ends.orders, order)
    }

    fn load(&self, table: TableId) -> Receipt<Option<Kept>> {
        self.read(read::load(self.place.clone(), table))
    }

    fn summary(&self, table: TableId) -> Receipt<Option<Summary>> {
        self.read(read::one_summary(self.place.clone(), table))
    }

    fn log_length(&self, table: TableId) -> Receipt<u32> {
        self.read(read::log_length(table))
    }

    fn find_code(&self, code: String) -> Receipt<Option<TableId>> {
        self.read(read::find_code(code))
    }

    fn unfinished(&self) -> Receipt<Vec<Summary>> {
        self.read(read::unfinished())
    }

    fn damaged(&self) -> Receipt<Vec<TableId>> {
        self.read(read::damaged())
    }

    fn tables_of(&self, guest: GuestId) -> Receipt<Vec<Summary>> {
        self.read(read::tables_of(guest))
    }

    fn finished(&self, search: Search) -> Receipt<Vec<Finished>> {
        self.read(read::finished(&search))
    }

    fn put_guest(&self, guest: Guest) -> Receipt<()> {
        self.write(order(
            "INSERT INTO guests (id, name, made_ms, seen_ms, data)
             VALUES ($1::bigint, $2::text, $3::bigint, $4::bigint, $5::text)
             ON CONFLICT (id) DO UPDATE SET name = excluded.name, made_ms = excluded.made_ms,
                 seen_ms = excluded.seen_ms, data = excluded.data",
            values![
                guest.id.0 as i64,
                guest.name,
                signed(guest.made_ms),
                signed(guest.seen_ms),
                guest.data,
            ],
        ))
    }

    fn guest(&self, guest: GuestId) -> Receipt<Option<Guest>> {
        self.read(read::guest(guest))
    }

    fn put_token(&self, hash: TokenHash, guest: GuestId, at_ms: u64) -> Receipt<()> {
        self.write(order(
            "INSERT INTO tokens (hash, guest, at_ms) VALUES ($1::bytea, $2::bigint, $3::bigint)
             ON CONFLICT (hash) DO UPDATE SET guest = excluded.guest, at_ms = excluded.at_ms",
            values![hash.0.to_vec(), guest.0 as i64, signed(at_ms)],
        ))
    }

    fn guest_of(&self, hash: TokenHash) -> Receipt<Option<Guest>> {
        self.read(read::guest_of(hash))
    }

    fn drop_token(&self, hash: TokenHash) -> Receipt<()> {
        self.write(order(
            "DELETE FROM tokens WHERE hash = $1::bytea",
            values![hash.0.to_vec()],
        ))
    }

    fn put_ticket(&self, hash: TokenHash, value: String, until_ms: u64) -> Receipt<()> {
        self.write(order(
            "INSERT INTO tickets (hash, value, until_ms) VALUES ($1::bytea, $2::text, $3::bigint)
             ON CONFLICT (hash) DO UPDATE SET value = excluded.value, until_ms = excluded.until_ms",
            values![hash.0.to_vec(), value, signed(until_ms)],
        ))
    }

    fn take_ticket(&self, hash: TokenHash, now_ms: u64) -> Receipt<Option<String>> {
        self.write(Ask::once(
            "WITH lapsed AS (
                 DELETE FROM tickets WHERE hash IN (
                     SELECT hash FROM tickets WHERE until_ms <= $2::bigint
                     ORDER BY until_ms LIMIT $3::bigint FOR UPDATE SKIP LOCKED)
             )
             DELETE FROM tickets WHERE hash = $1::bytea AND until_ms > $2 RETURNING value",
            values![hash.0.to_vec(), signed(now_ms), SWEEP_MAX],
            first,
        ))
    }

    fn setting(&self, name: String) -> Receipt<Option<String>> {
        self.read(read::setting(name))
    }

    fn setting_or(&self, name: String, value: String) -> Receipt<String> {
        // The row is written again as it is, because one that somebody else has just written is found in no other way.
        let usual = value.clone();
        self.write(Ask::new(
            "INSERT INTO settings (name, value) VALUES ($1::text, $2::text)
             ON CONFLICT (name) DO UPDATE SET value = settings.value RETURNING value",
            values![name, value],
            |rows| Ok(first(rows)?.unwrap_or(usual)),
        ))
    }

    fn put_setting(&self, name: String, value: String) -> Receipt<()> {
        self.write(put_setting(name, value))
    }

    fn guests(&self, limit: usize) -> Receipt<Vec<Guest>> {
        self.read(read::guests(limit))
    }

    fn forget_guest(&self, guest: GuestId) -> Receipt<()> {
        self.write(order(
            "WITH tokens_gone AS (DELETE FROM tokens WHERE guest = $1::bigint) DELETE FROM guests WHERE id = $1",
            values![guest.0 as i64],
        ))
    }

    fn add_note(&self, note: Note) -> Receipt<u64> {
        self.write(Ask::once(
            "INSERT INTO notes (kind, at_ms, until_ms, value)
             VALUES ($1::text, $2::bigint, $3::bigint, $4::text) RETURNING id",
            values![
                note.kind,
                signed(note.at_ms),
                note.until_ms.map(signed),
                note.value,
            ],
            |rows| Ok(first::<i64>(rows)?.unwrap_or(0) as u64),
        ))
    }

    fn notes(&self, kind: String, limit: usize) -> Receipt<Vec<Note>> {
        self.read(read::notes(kind, limit))
    }

    fn drop_note(&self, id: u64) -> Receipt<bool> {
        let id = i64::try_from(id).unwrap_or(-1);
        self.write(Ask::once(
            "DELETE FROM notes WHERE id = $1::bigint RETURNING id",
            values![id],
            |rows| Ok(!rows.is_empty()),
        ))
    }

    fn beat(&self, node: Node, for_ms: u64) -> Receipt<()> {
        self.lease(leases::beat(node, for_ms))
    }

    fn leave(&self, node: NodeId) -> Receipt<()> {
        self.lease(leases::leave(node))
    }

    fn nodes(&self) -> Receipt<Vec<Node>> {
        self.lease(leases::nodes())
    }

    fn claim(&self, table: TableId, node: NodeId) -> Receipt<Claim> {
        self.lease(leases::claim(table, node))
    }

    fn release(&self, table: TableId, epoch: Epoch) -> Receipt<()> {
        // After whatever was said of the table before.
        self.write(leases::release(table, epoch))
    }

    fn ownerless(&self, due_ms: u64, limit: usize) -> Receipt<Vec<(TableId, u64)>> {
        self.read(leases::ownerless(due_ms, limit))
    }

    fn inventory(&self, shelf: Shelf, after: Option<Item>, limit: usize) -> Receipt<Vec<Item>> {
        self.read(inventory::inventory(shelf, after.as_ref(), limit))
    }

    fn put_note(&self, note: Note) -> Receipt<()> {
        self.write(inventory::put_note(note))
    }

    fn back_up(&self, _: PathBuf) -> Receipt<()> {
        Receipt::ready(Err(StoreError::failed(
            "cannot be copied from here",
            "PostgreSQL makes its own copies: pg_dump",
        )))
    }

    fn probe(&self) -> Receipt<()> {
        let commits = self.health.lock().unwrap_or_else(PoisonError::into_inner).commits;
        let value = format!("{commits:0>PROBE_BYTES$}");
        self.write(put_setting("probe".to_owned(), value))
    }

    fn sweep(&self, sweep: Sweep) -> Receipt<Swept> {
        let (answer, receipt) = Receipt::pair();
        let cursor = self.cursor.clone();
        let job: side::Job = Box::new(move |line| {
            Box::pin(async move {
                answer.give(match line {
                    Ok(line) => sweep::sweep(&line, &sweep, &cursor).await,
                    Err(error) => Err(error),
                });
            })
        });
        self.send(receipt, |ends| &ends.readers[0], Errand::Job(job))
    }

    fn health(&self) -> Receipt<Health> {
        let health = self.health.clone();
        self.read(read::health(move |bytes| {
            let health = *health.lock().unwrap_or_else(PoisonError::into_inner);
            Health { bytes, ..health }
        }))
    }

    /// Questions that were asked before are answered, too.
    fn close(&self) -> Receipt<()> {
        let (answer, receipt) = Receipt::pair();
        let receipt = self.send(receipt, |ends| &ends.orders, Order::Close(answer));
        *self.ends.lock().unwrap_or_else(PoisonError::into_inner) = None;
        receipt
    }
}
