//! The thin driver: one task for each table in memory, with a mailbox; the store; the lobby; the devices.

mod connection;
mod desk;
mod guesses;
mod hall;
mod metrics;
mod minds;
mod nodes;
mod openings;
mod order;
mod outbox;
mod programs;
mod secrets;
mod steward;
mod task;
mod unkept;
mod warden;

pub use connection::Connection;
pub use nodes::{Nodes, Standing};
pub use programs::NewToken;
pub(crate) use programs::is_program;
pub use steward::Addresses;
pub(crate) use steward::Reported;

use crate::lobby::{Card, Lobby};
use crate::table::Event;
use crate::table::book::Book;
use crate::{AddressKey, ConnectionId, HouseRefusal, Settings, Visitor, day};
use bytes::Bytes;
use engine::Secret;
use guesses::OfAddresses;
use hall::Hall;
use metrics::Metrics;
use minds::Minds;
use nodes::Cluster;
use openings::Openings;
use order::Order;
use outbox::Outbox;
use prometheus_client::registry::Registry;
use protocol::wire::{ToClient, Trouble};
use secrets::Secrets;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use steward::{Announcement, ReportRates};
use store::{GuestId, Phase, Store, StoreError, Summary, TableId};
use tokio::sync::{Notify, mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::Instant;
use unkept::Unkept;

/// Why a house did not do what the server asked of it.
#[derive(Clone, Debug, thiserror::Error)]
pub enum HouseError {
    /// The store said no.
    #[error("the store: {0}")]
    Store(#[from] StoreError),
    /// The system started no threads for the bots.
    #[error("no threads for the bots: {0}")]
    Threads(String),
    /// The house is closing.
    #[error("the house is closing")]
    Closing,
    /// The guest is kept out, or comes while nobody new is let in.
    #[error("the guest is not let in: {}", .0.code)]
    TurnedAway(Trouble),
}

/// What becomes of asking for a table's file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableFile {
    /// The log as `sexton verify` takes it.
    Log(String),
    /// The table is not over, or its day is not: its secret stays closed.
    NotYet,
    /// There is no such table.
    None,
}

/// How a house is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Figures {
    /// Devices connected.
    pub connections: usize,
    /// Tables that are not over.
    pub tables: usize,
    /// Tables in memory.
    pub tables_loaded: usize,
    /// Changes kept since the house was opened.
    pub changes: u64,
    /// Changes that could not be kept.
    pub changes_failed: u64,
    /// Requests received.
    pub requests: u64,
    /// Devices dropped because they did not read.
    pub slow_dropped: u64,
    /// Tables frozen since the house was opened.
    pub frozen: u64,
}

/// Something for a table.
struct Mail {
    /// When it was received.
    at: u64,
    event: Event,
    /// The device that comes with it.
    outbox: Option<Arc<Outbox>>,
    /// Whether it comes from another node, which takes the table for ours.
    is_relayed: bool,
}

impl Mail {
    fn new(at: u64, event: Event, outbox: Option<Arc<Outbox>>) -> Mail {
        Mail {
            at,
            event,
            outbox,
            is_relayed: false,
        }
    }
}

type Mailbox = mpsc::Sender<Box<Mail>>;

/// Chance of the operating system, handed in.
pub type Entropy = Box<dyn FnMut(&mut [u8]) + Send>;

struct Inner {
    store: Arc<dyn Store>,
    settings: Arc<Settings>,
    entropy: Mutex<Entropy>,
    secrets: Secrets,
    started: Instant,
    started_ms: u64,
    house_secret: Secret,
    tables: Mutex<BTreeMap<TableId, Mailbox>>,
    lobby: Mutex<Lobby>,
    /// Rung when something has changed that lists show.
    lobby_changed: Notify,
    hall: Mutex<Hall>,
    connections: Mutex<BTreeMap<ConnectionId, Arc<connection::Shared>>>,
    next_connection: AtomicU64,
    tasks: Mutex<JoinSet<()>>,
    warden: mpsc::UnboundedSender<warden::Notice>,
    closing: watch::Sender<bool>,
    metrics: Metrics,
    guesses: OfAddresses,
    order: Mutex<Order>,
    announced: Mutex<Option<Announcement>>,
    /// Whether nobody new is let in.
    is_draining: AtomicBool,
    report_rates: Mutex<ReportRates>,
    openings: Openings,
    unkept: Unkept,
    minds: Minds,
    /// The other nodes, if the house has several.
    cluster: Option<Cluster>,
}

/// Locks something that a panic elsewhere cannot have left half done.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A house. Clones are the same house.
#[derive(Clone)]
pub struct House(Arc<Inner>);

impl House {
    /// Opens a house on a store, inside a tokio runtime. `now_ms` is the time since 1970; it goes on by the runtime's
    /// clock. `entropy` fills bytes with chance of the operating system.
    ///
    /// # Errors
    /// If the store cannot be read, or the system starts no threads.
    pub async fn open(
        store: Arc<dyn Store>,
        settings: Settings,
        now_ms: u64,
        entropy: Entropy,
    ) -> Result<House, HouseError> {
        House::open_with(store, settings, now_ms, entropy, None).await
    }

    /// Opens one of several nodes of a house, on the store and the bus they share.
    ///
    /// # Errors
    /// As [`House::open`].
    pub async fn open_among(
        store: Arc<dyn Store>,
        settings: Settings,
        now_ms: u64,
        entropy: Entropy,
        nodes: Nodes,
    ) -> Result<House, HouseError> {
        House::open_with(store, settings, now_ms, entropy, Some(nodes)).await
    }

    async fn open_with(
        store: Arc<dyn Store>,
        settings: Settings,
        now_ms: u64,
        mut entropy: Entropy,
        nodes: Option<Nodes>,
    ) -> Result<House, HouseError> {
        let (cluster, inbox) = match nodes {
            Some(Nodes { id, name, bus, inbox }) => (Some(Cluster::new(id, name, bus)), Some(inbox)),
            None => (None, None),
        };
        let secrets = Secrets::new(settings.rehearsal);
        let fresh = secrets.next(&mut entropy);
        let kept = store
            .setting_or("house_secret".to_owned(), fresh.to_hex())
            .await?;
        let house_secret = Secret::from_hex(&kept).unwrap_or(fresh);
        let (warden, notices) = mpsc::unbounded_channel();
        let metrics = Metrics::default();
        let minds = Minds::start(settings.bot_threads, metrics.thinking.clone())
            .map_err(|error| HouseError::Threads(error.to_string()))?;
        let house = House(Arc::new(Inner {
            store,
            settings: Arc::new(settings),
            entropy: Mutex::new(entropy),
            secrets,
            started: Instant::now(),
            started_ms: now_ms,
            house_secret,
            tables: Mutex::default(),
            lobby: Mutex::default(),
            lobby_changed: Notify::new(),
            hall: Mutex::default(),
            connections: Mutex::default(),
            next_connection: AtomicU64::new(1),
            tasks: Mutex::default(),
            warden,
            closing: watch::Sender::new(false),
            metrics,
            guesses: OfAddresses::default(),
            order: Mutex::default(),
            announced: Mutex::default(),
            is_draining: AtomicBool::new(false),
            report_rates: Mutex::default(),
            openings: Openings::default(),
            unkept: Unkept::default(),
            minds,
            cluster,
        }));
        house.0.join().await?;
        let unfinished = house.0.store.unfinished().await?;
        let damaged = house.0.store.damaged().await?;
        house.0.read_order().await?;
        // A table that cannot be read is closed; all others are open.
        for table in damaged {
            house.0.unkept.not_read(Some(table), &"its record is damaged");
        }
        let mut wakes = Vec::new();
        for summary in unfinished {
            let mut ends_ms = None;
            match house.0.card_of(&summary, Vec::new()) {
                Ok((card, ends)) => {
                    ends_ms = ends;
                    lock(&house.0.lobby).hear(summary.table, Some(card), None);
                }
                Err(cause) => house.0.unkept.not_read(Some(summary.table), &cause),
            }
            // Where the clock was set back meanwhile, the table is too when it is loaded.
            let set_back = summary.updated_ms.saturating_sub(now_ms);
            let at = summary.deadline_ms.map(|at| at.saturating_sub(set_back));
            // A crash may have come before it was written down when the table is to be looked after.
            wakes.extend(at.or(ends_ms).map(|at| (summary.table, at)));
        }
        if let Some(inbox) = inbox {
            // Tables that are due and nobody's are looked for; others are their owners' business.
            wakes.clear();
            house.0.go_among(inbox);
        }
        let inner = house.0.clone();
        lock(&house.0.tasks).spawn(warden::run(inner, notices, wakes));
        Ok(house)
    }

    /// A device of a guest comes in.
    ///
    /// # Errors
    /// If the house is closing, or the guest is not let in.
    pub fn connect(&self, visitor: impl Into<Visitor>) -> Result<Connection, HouseError> {
        if *self.0.closing.borrow() {
            return Err(HouseError::Closing);
        }
        let visitor = visitor.into();
        match self.0.turns_away(&visitor.guest) {
            Some(trouble) => Err(HouseError::TurnedAway(trouble)),
            None => Ok(Connection::new(&self.0, visitor)),
        }
    }

    /// The file of a table that is over.
    ///
    /// # Errors
    /// If the store says no.
    pub async fn table_file(&self, table: TableId) -> Result<TableFile, HouseError> {
        let Some(kept) = self.0.store.load(table).await? else {
            return Ok(TableFile::None);
        };
        let day = Book::read(&kept.summary.record).ok().and_then(|book| book.day);
        let is_open = day.is_none_or(|day| day < day::day_of(self.0.now()));
        if kept.summary.record.phase == Phase::Over && is_open {
            Ok(TableFile::Log(kept.log()))
        } else {
            Ok(TableFile::NotYet)
        }
    }

    /// How the house is doing.
    pub fn figures(&self) -> Figures {
        let metrics = &self.0.metrics;
        Figures {
            connections: lock(&self.0.connections).len(),
            tables: lock(&self.0.lobby).len(),
            tables_loaded: lock(&self.0.tables).len(),
            changes: metrics.changes.get(),
            changes_failed: self.0.unkept.changes(),
            requests: metrics.requests.get(),
            slow_dropped: metrics.slow_dropped.get(),
            frozen: metrics.frozen.get(),
        }
    }

    /// Puts what is counted into a registry, as it stands now.
    pub fn register(&self, registry: &mut Registry) {
        self.0.register(registry);
    }

    /// Whoever stands before the house has refused something: it is counted and told with what the house refuses.
    pub fn refused(&self, code: &str) {
        self.0.metrics.refused(code);
    }

    /// Ends every task where it stands, as a crash would: for tests of what survives one.
    #[doc(hidden)]
    pub async fn crash(&self) {
        let mut tasks = std::mem::take(&mut *lock(&self.0.tasks));
        tasks.abort_all();
        while tasks.join_next().await.is_some() {}
        self.0.closing.send_replace(true);
    }

    /// Closes: tables finish what they are keeping, devices are told, tasks end. The store stays open. One of several nodes
    /// hands its tables over first, while the games go on.
    pub async fn close(&self) {
        self.0.begin_to_leave();
        self.0.hand_all_over().await;
        self.0.closing.send_replace(true);
        let mut tasks = std::mem::take(&mut *lock(&self.0.tasks));
        while tasks.join_next().await.is_some() {}
        self.0.minds.close();
        let farewell = farewell(HouseRefusal::Closing);
        let connections: Vec<_> = lock(&self.0.connections).values().cloned().collect();
        connections
            .iter()
            .for_each(|shared| shared.outbox.close(Some(farewell.clone())));
        self.0.leave().await;
    }
}

/// Waits until the house closes.
async fn closed(closing: &mut watch::Receiver<bool>) {
    // An error means that the house is gone altogether.
    let _ = closing.wait_for(|closing| *closing).await.map(|closing| *closing);
}

async fn sleep_until(at: Option<Instant>) {
    if let Some(at) = at {
        tokio::time::sleep_until(at).await;
    }
}

/// The last message to a device.
fn farewell(why: HouseRefusal) -> Bytes {
    let say = why.phrase().into();
    let stay_away = false;
    Bytes::from(ToClient::Goodbye { say, stay_away }.write())
}

impl Inner {
    /// The house's time.
    fn now(&self) -> u64 {
        let elapsed = self.started.elapsed() * self.settings.speed.get();
        self.started_ms + elapsed.as_millis() as u64
    }

    /// The runtime's time of a time of the house.
    fn instant(&self, at_ms: u64) -> Instant {
        let after = Duration::from_millis(at_ms.saturating_sub(self.started_ms));
        self.started + after / self.settings.speed.get()
    }

    /// The runtime's time in so much time of the house.
    fn after(&self, pause: Duration) -> Instant {
        self.instant(self.now() + pause.as_millis() as u64)
    }

    /// The card of a table that is not in memory, and when it ends because nobody is at it.
    fn card_of(&self, summary: &Summary, asked: Vec<GuestId>) -> serde_json::Result<(Card, Option<u64>)> {
        let (keeping, opened_ms) = (&self.settings.keeping, self.started_ms);
        let book = Book::read(&summary.record)?;
        let ends = |kept: u64| {
            let reopened = opened_ms + kept.min(keeping.reopened_ms);
            (summary.updated_ms.min(opened_ms) + kept).max(reopened)
        };
        let ends_ms = book.kept_ms(keeping).map(ends);
        Ok((Card::of(&book, asked, ends_ms), ends_ms))
    }

    /// From where a device calls, as far as that is known.
    fn address_of(&self, conn: ConnectionId) -> Option<AddressKey> {
        let shared = lock(&self.connections).get(&conn).cloned();
        let elsewhere = || self.cluster.as_ref()?.address_of(conn);
        shared.map_or_else(elsewhere, |shared| shared.address)
    }

    /// What waits for a device, here or at another node; nothing if it has gone.
    fn outbox_of(&self, conn: ConnectionId) -> Option<Arc<Outbox>> {
        let shared = lock(&self.connections).get(&conn).cloned();
        let elsewhere = || self.cluster.as_ref()?.outbox_of(conn);
        shared.map_or_else(elsewhere, |shared| Some(shared.outbox.clone()))
    }

    /// The secret of a new table.
    fn secret(&self) -> Secret {
        self.secrets.next(&mut **lock(&self.entropy))
    }

    fn random<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        lock(&self.entropy)(&mut bytes);
        bytes
    }

    /// Puts something into a table's mailbox, loading the table if it is not in memory. Waits while the mailbox is full.
    async fn post(self: &Arc<Inner>, table: TableId, mail: Mail) {
        let mut mail = Box::new(mail);
        loop {
            if *self.closing.borrow() {
                return;
            }
            let mailbox = self.mailbox(table);
            match mailbox.send(mail).await {
                Ok(()) => return,
                // The table has just left memory. Whoever tries again lets others go first: in a runtime that ends every
                // new task is over at once, and only whoever pauses is ended with it.
                Err(unsent) => {
                    mail = unsent.0;
                    tokio::task::yield_now().await;
                }
            }
        }
    }

    fn mailbox(self: &Arc<Inner>, table: TableId) -> Mailbox {
        let mut tables = lock(&self.tables);
        if let Some(mailbox) = tables.get(&table).filter(|mailbox| !mailbox.is_closed()) {
            return mailbox.clone();
        }
        self.new_mailbox(&mut tables, table)
    }

    /// A task for a table that is not in memory, and its mailbox.
    fn new_mailbox(self: &Arc<Inner>, tables: &mut BTreeMap<TableId, Mailbox>, table: TableId) -> Mailbox {
        let (tx, rx) = mpsc::channel(self.settings.limits.mailbox);
        tables.insert(table, tx.clone());
        self.spawn(task::run(self.clone(), table, rx));
        tx
    }

    /// Something goes on beside, until the house closes.
    fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        let mut tasks = lock(&self.tasks);
        while tasks.try_join_next().is_some() {}
        tasks.spawn(task);
    }

    /// Lists show tables differently now.
    fn list(&self, change: impl FnOnce(&mut Lobby)) {
        let mut lobby = lock(&self.lobby);
        change(&mut lobby);
        if lobby.has_changed() {
            self.lobby_changed.notify_one();
        }
    }

    fn push(&self, outbox: &Outbox, message: Bytes) {
        self.put(outbox, message);
        outbox.ring();
    }

    /// As [`Inner::push`], but nobody is woken yet.
    fn put(&self, outbox: &Outbox, message: Bytes) {
        if !outbox.put(message, || farewell(HouseRefusal::TooSlow)) {
            self.metrics.slow_dropped.inc();
        }
    }
}
