//! One house on several nodes: who is there, whose which table is, and what nodes say to each other.
//!
//! A table belongs to the node that has claimed it in the store (`store::Claim`), and runs there as it would in a house
//! alone. At every other node that has devices at it a [`relay`] stands in its place: mail for the table goes over the
//! bus to the owner, where a [`visit`] posts it as if the devices were there, and what they are told comes back. The
//! machine of the table knows nothing of this.
//!
//! Nothing on the bus is relied upon. What was acknowledged is in the store; streams are numbered ([`stream`]), and
//! where something is missing the devices come to the table again. When an owner is gone, whoever is asked next claims
//! the table, loads it from its log, and the devices come to it there.

mod holding;
mod letter;
mod news;
mod peer;
mod relay;
mod stream;
mod told;
mod visit;

pub(super) use holding::{Holding, Loss};
pub(super) use news::{News, Whom};
pub(super) use relay::{Party, hold};

use super::outbox::Outbox;
use super::{House, Inner, Mail, closed, lock};
use crate::table::Event;
use crate::{AddressKey, ConnectionId};
use bus::{Bus, BusError, Heard, Inbox, Traffic};
use letter::{Mark, Posted, Say};
use peer::Peer;
use prometheus_client::metrics::counter::Counter;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::{Node, NodeId, StoreError, TableId};
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;

/// A node that has not beaten for this time is gone, and its tables are anybody's.
const LEASE: Duration = Duration::from_secs(5);

/// How often a node beats, and asks the others whether they are there.
const BEAT_EVERY: Duration = Duration::from_secs(1);

/// A node gives up its tables so long before the store would, because its beat took time to get there.
const MARGIN: Duration = Duration::from_millis(500);

/// A node that has answered nothing for this time is not there, whatever the store says.
const SILENT_AFTER: Duration = Duration::from_secs(3);

/// How long a question to another node may take.
const ASK_WAIT: Duration = Duration::from_secs(1);

/// So often it is looked whether a table is due that belongs to nobody, in beats.
const LOOK_EVERY: u64 = 5;

/// Whoever let such a table go wakes it himself; others do so this much later.
const OVERDUE_MS: u64 = 2_000;

/// How many of them are woken at once.
const DUE_MAX: usize = 32;

/// A node without a bus for this time lets its tables go, because nobody else can reach them there.
const BUS_PATIENCE: Duration = Duration::from_secs(10);

/// For so long after that it takes no table, so that others can.
const APART: Duration = Duration::from_secs(5);

/// Messages of one stream that wait here; with more it begins anew.
const WAITING_MAX: usize = 256;

/// The round trips to another node of which the smallest counts.
const ROUND_TRIPS: usize = 16;

/// What makes a house one of several nodes.
pub struct Nodes {
    /// This run of the program; the name it goes by at the bus.
    pub id: NodeId,
    /// What people call the node. No two that run at once have the same.
    pub name: String,
    pub bus: Arc<dyn Bus>,
    pub inbox: Inbox,
}

/// How a node stands among the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Whether the bus can be reached.
    pub bus: bool,
    /// Whether the store takes the node for alive, so that its tables are its own.
    pub lease: bool,
    /// Nodes that are alive, with this one.
    pub nodes: usize,
    /// Tables that are its own.
    pub tables: usize,
}

/// A device of another node that is at a table here.
struct Remote {
    node: NodeId,
    /// Its number there.
    conn: u64,
    address: Option<AddressKey>,
    outbox: Arc<Outbox>,
}

/// A message of a stream.
type Streamed<T> = (Mark, T);

type ToVisit = mpsc::Sender<Streamed<Option<Posted>>>;
type ToRelay = mpsc::Sender<Streamed<Vec<told::Told>>>;

/// What is counted.
#[derive(Default)]
pub(super) struct Counts {
    /// Tables claimed that were nobody's or our own, tables taken over from a node that was gone, tables lost to another node or a
    /// lapse, and tables let go.
    pub(super) claimed: Counter,
    pub(super) taken_over: Counter,
    pub(super) lost: Counter,
    pub(super) handed_over: Counter,
    /// Requests that went to another node, and messages that came back.
    pub(super) hops: Counter,
    pub(super) hops_back: Counter,
    /// Streams that began anew because something was missing.
    pub(super) broken: Counter,
    /// What came over the bus and made no sense.
    pub(super) garbage: Counter,
}

/// A node among others.
pub(super) struct Cluster {
    id: NodeId,
    name: String,
    bus: Arc<dyn Bus>,
    /// Until when the store takes us for alive, at least.
    alive_until: Mutex<Instant>,
    /// How often that was too short: tables that were ours before are not.
    lapses: watch::Sender<u64>,
    /// Whether the node is at its end: tables are handed over, and none is taken.
    is_leaving: AtomicBool,
    /// Whether none is taken for a moment, because others can reach those they need better elsewhere.
    is_apart: AtomicBool,
    /// The tables that are ours; each can be told to go.
    owned: Mutex<BTreeMap<TableId, watch::Sender<bool>>>,
    peers: Mutex<BTreeMap<NodeId, Peer>>,
    /// Devices of other nodes at our tables, by the node and its number for the visit.
    visits: Mutex<BTreeMap<(NodeId, u64), ToVisit>>,
    /// Our devices at tables of other nodes, by our number for the visit.
    relays: Mutex<BTreeMap<u64, (NodeId, ToRelay)>>,
    remotes: Mutex<BTreeMap<ConnectionId, Remote>>,
    next_visit: AtomicU64,
    /// How many news were told.
    news: AtomicU64,
    pub(super) counts: Counts,
}

impl Cluster {
    pub(super) fn new(id: NodeId, name: String, bus: Arc<dyn Bus>) -> Cluster {
        Cluster {
            id,
            name,
            bus,
            alive_until: Mutex::new(Instant::now()),
            lapses: watch::Sender::new(0),
            is_leaving: AtomicBool::new(false),
            is_apart: AtomicBool::new(false),
            owned: Mutex::default(),
            peers: Mutex::default(),
            visits: Mutex::default(),
            relays: Mutex::default(),
            remotes: Mutex::default(),
            next_visit: AtomicU64::new(1),
            news: AtomicU64::new(0),
            counts: Counts::default(),
        }
    }

    fn send(&self, to: NodeId, say: Say) {
        self.bus.send(&to.to_string(), letter::write(self.id, say));
    }

    async fn ask(&self, to: NodeId, say: Say) -> Result<Say, BusError> {
        let message = letter::write(self.id, say);
        let answer = self.bus.ask(&to.to_string(), message, ASK_WAIT).await?;
        letter::read(&answer).map(|(_, say)| say).ok_or(BusError::Silence)
    }

    /// The way to another node and back, which no system sees: the shortest one lately.
    fn hop_ms(&self, node: NodeId) -> u32 {
        let peers = lock(&self.peers);
        let round_trips = peers.get(&node).map(|peer| peer.round_trips.iter().min());
        let shortest = round_trips.flatten().copied().unwrap_or_default();
        shortest.as_micros().div_ceil(1_000) as u32
    }

    /// Whether no table is taken now.
    fn takes_none(&self) -> bool {
        self.is_leaving.load(Ordering::Relaxed) || self.is_apart.load(Ordering::Relaxed)
    }

    /// Whether the store takes us for alive, beyond doubt.
    fn has_lease(&self) -> bool {
        Instant::now() < *lock(&self.alive_until)
    }

    fn is_there(&self, node: NodeId) -> bool {
        lock(&self.peers).get(&node).is_none_or(|peer| !peer.is_silent)
    }

    pub(super) fn standing(&self) -> Standing {
        Standing {
            bus: self.bus.is_up(),
            lease: self.has_lease(),
            nodes: lock(&self.peers).len() + 1,
            tables: lock(&self.owned).len(),
        }
    }

    pub(super) fn traffic(&self) -> Traffic {
        self.bus.traffic()
    }

    /// The address of another node's device, if it is one.
    pub(super) fn address_of(&self, conn: ConnectionId) -> Option<AddressKey> {
        lock(&self.remotes).get(&conn)?.address
    }

    pub(super) fn outbox_of(&self, conn: ConnectionId) -> Option<Arc<Outbox>> {
        Some(lock(&self.remotes).get(&conn)?.outbox.clone())
    }

    /// A password that another node's device guessed was right.
    pub(super) fn guessed(&self, conn: ConnectionId) {
        let remotes = lock(&self.remotes);
        if let Some(Remote { node, conn, .. }) = remotes.get(&conn) {
            self.send(*node, Say::Guessed { conn: *conn });
        }
    }

    /// Whether this is the node that does what one must do for all.
    pub(super) fn is_first(&self) -> bool {
        lock(&self.peers).keys().all(|peer| self.id < *peer)
    }

    /// Tables that were ours may be another's by now.
    fn lapse(&self) {
        tracing::error!("the store did not hear of this node in time: its tables are anybody's");
        self.lapses.send_modify(|count| *count += 1);
    }

    /// A node is gone: its devices are, and its tables are to be asked for anew.
    fn lose(&self, node: NodeId) {
        lock(&self.visits).retain(|(of, _), _| *of != node);
        lock(&self.relays).retain(|_, (owner, _)| *owner != node);
    }
}

impl Inner {
    /// Beats once, before anything is claimed, and takes the place of an earlier run under the same name.
    pub(super) async fn join(&self) -> Result<(), StoreError> {
        let Some(cluster) = &self.cluster else {
            return Ok(());
        };
        lock(&self.lobby).tell_changes();
        self.beat(cluster).await?;
        for node in self.store.nodes().await? {
            if node.id != cluster.id && name_of(&node) == cluster.name {
                let (peer, id) = (&cluster.name, node.id);
                tracing::warn!(peer, %id, "a node of the same name was here: this one takes its place");
                self.store.leave(id).await?;
            }
        }
        Ok(())
    }

    /// Starts what a node does beside its tables.
    pub(super) fn go_among(self: &Arc<Inner>, inbox: Inbox) {
        self.spawn(listen(self.clone(), inbox));
        self.spawn(beats(self.clone()));
        self.spawn(news::tell(self.clone()));
    }

    async fn beat(&self, cluster: &Cluster) -> Result<(), StoreError> {
        let asked = Instant::now();
        let data = serde_json::json!({"name": cluster.name, "version": env!("CARGO_PKG_VERSION")});
        let node = Node {
            id: cluster.id,
            data: data.to_string(),
        };
        self.store.beat(node, LEASE.as_millis() as u64).await?;
        *lock(&cluster.alive_until) = asked + LEASE - MARGIN;
        Ok(())
    }

    /// Who is there now, by the store.
    async fn look_for_others(self: &Arc<Inner>, cluster: &Cluster) -> Result<(), StoreError> {
        let others: BTreeMap<NodeId, Node> = self
            .store
            .nodes()
            .await?
            .into_iter()
            .filter(|node| node.id != cluster.id)
            .map(|node| (node.id, node))
            .collect();
        let (mut gone, mut is_new) = (Vec::new(), false);
        {
            let mut peers = lock(&cluster.peers);
            peers.retain(|id, peer| {
                let stays = others.contains_key(id);
                if !stays {
                    gone.push((*id, peer.name.clone()));
                }
                stays
            });
            for (id, node) in others {
                peers.entry(id).or_insert_with(|| {
                    let name = name_of(&node);
                    tracing::info!(peer = name, "a node is there");
                    is_new = true;
                    Peer::new(name)
                });
            }
        }
        for (id, peer) in gone {
            tracing::info!(peer, "a node is gone");
            cluster.lose(id);
        }
        if is_new {
            self.retell(cluster);
        }
        Ok(())
    }

    /// Asks the others whether they are there, and how far away they are.
    fn ask_around(self: &Arc<Inner>, cluster: &Cluster) {
        let peers: Vec<NodeId> = lock(&cluster.peers).keys().copied().collect();
        for peer in peers {
            let inner = self.clone();
            self.spawn(async move {
                let Some(cluster) = &inner.cluster else { return };
                let (asked, news) = (Instant::now(), cluster.news.load(Ordering::Relaxed));
                let answer = cluster.ask(peer, Say::Ping { news }).await;
                let is_there = matches!(answer, Ok(Say::Pong {}));
                cluster.heard_of(peer, is_there.then(|| asked.elapsed()));
            });
        }
    }

    /// Tables that are due and belong to nobody: one of the nodes takes each.
    async fn look_for_due(self: &Arc<Inner>) -> Result<(), StoreError> {
        let due = self.now().saturating_sub(OVERDUE_MS);
        for (table, _) in self.store.ownerless(due, DUE_MAX).await? {
            self.wake(table);
        }
        Ok(())
    }

    /// Wakes a table, loading it if need be. Nobody waits for it.
    fn wake(self: &Arc<Inner>, table: TableId) {
        let house = self.clone();
        let mail = Mail::new(self.now(), Event::Tick, None);
        self.spawn(async move { house.post(table, mail).await });
    }

    /// Hands all tables over, one after the other, so that each is away for a moment only.
    pub(super) async fn hand_all_over(&self) {
        let Some(cluster) = &self.cluster else { return };
        let tables: Vec<TableId> = lock(&cluster.owned).keys().copied().collect();
        tracing::info!(tables = tables.len(), "tables are handed over");
        for table in tables {
            let go = lock(&cluster.owned).get(&table).map(|go| {
                go.send_replace(true);
                go.subscribe()
            });
            if let Some(mut go) = go {
                // It is gone when nobody could tell it to go any more.
                let gone = async { while go.changed().await.is_ok() {} };
                let _ = tokio::time::timeout(LEASE, gone).await;
            }
        }
    }

    /// A node at the end of its time: no table is taken any more.
    pub(super) fn begin_to_leave(&self) {
        if let Some(cluster) = &self.cluster {
            cluster.is_leaving.store(true, Ordering::Relaxed);
        }
    }

    /// The last thing a node does.
    pub(super) async fn leave(&self) {
        let Some(cluster) = &self.cluster else { return };
        if let Err(cause) = self.store.leave(cluster.id).await {
            tracing::warn!(%cause, "the store did not hear that this node goes: its lease will lapse");
        }
        cluster.bus.close().await;
    }
}

impl Cluster {
    /// Another node has answered, or not.
    fn heard_of(&self, node: NodeId, round_trip: Option<Duration>) {
        let mut peers = lock(&self.peers);
        let Some(peer) = peers.get_mut(&node) else { return };
        let name = peer.name.clone();
        if let Some(round_trip) = round_trip {
            peer.heard = Instant::now();
            if peer.round_trips.len() == ROUND_TRIPS {
                peer.round_trips.remove(0);
            }
            peer.round_trips.push(round_trip);
            if std::mem::take(&mut peer.is_silent) {
                tracing::info!(peer = name, "a node answers again");
            }
        } else if peer.heard.elapsed() > SILENT_AFTER && !std::mem::replace(&mut peer.is_silent, true) {
            tracing::warn!(peer = name, "a node does not answer");
            drop(peers);
            self.lose(node);
        }
    }
}

fn name_of(node: &Node) -> String {
    let data: serde_json::Value = serde_json::from_str(&node.data).unwrap_or_default();
    data["name"].as_str().unwrap_or_default().to_owned()
}

/// Keeps the node alive, and knows who else is.
async fn beats(inner: Arc<Inner>) {
    let Some(cluster) = &inner.cluster else { return };
    let mut closing = inner.closing.subscribe();
    let (mut bus_at, mut is_back, mut is_apart) = (Instant::now(), true, false);
    let mut due = Instant::now();
    for round in 0_u64.. {
        tokio::select! {
            biased;
            () = closed(&mut closing) => return,
            () = tokio::time::sleep_until(due) => {}
        }
        due = Instant::now() + BEAT_EVERY;
        let alive_until = *lock(&cluster.alive_until);
        if Instant::now() >= alive_until && is_back {
            cluster.lapse();
            is_back = false;
        }
        // A store that takes longer than the lease is no better than one that is away.
        let patience = alive_until
            .saturating_duration_since(Instant::now())
            .max(BEAT_EVERY);
        let beat = tokio::time::timeout(patience, inner.beat(cluster)).await;
        let looked = match beat {
            Ok(Ok(())) => {
                is_back = true;
                let looked = inner.look_for_others(cluster).await;
                match round % LOOK_EVERY {
                    0 if looked.is_ok() => inner.look_for_due().await,
                    _ => looked,
                }
            }
            Ok(Err(cause)) => Err(cause),
            Err(_) => Err(StoreError::Unknown),
        };
        if let Err(cause) = looked {
            tracing::warn!(%cause, "the store did not answer a beat");
        }
        inner.ask_around(cluster);
        if cluster.bus.is_up() {
            (bus_at, is_apart) = (Instant::now(), false);
        } else if bus_at.elapsed() > BUS_PATIENCE && !is_apart {
            is_apart = true;
            let house = inner.clone();
            inner.spawn(async move { house.send_elsewhere().await });
        }
    }
}

/// Hears what others say, until the house closes.
async fn listen(inner: Arc<Inner>, mut inbox: Inbox) {
    let mut closing = inner.closing.subscribe();
    loop {
        tokio::select! {
            biased;
            () = closed(&mut closing) => return,
            heard = inbox.next() => match heard {
                Some(heard) => inner.hear(heard),
                None => return,
            },
        }
    }
}

impl Inner {
    /// Hears one letter. Nothing here waits: whoever has too much to read begins anew.
    fn hear(self: &Arc<Inner>, Heard { body, reply }: Heard) {
        let Some(cluster) = &self.cluster else { return };
        let Some((from, say)) = letter::read(&body) else {
            cluster.counts.garbage.inc();
            return;
        };
        let answer = |say| {
            if let Some(reply) = reply {
                reply.answer(letter::write(cluster.id, say));
            }
        };
        match say {
            Say::Ping { news } => {
                answer(Say::Pong {});
                self.check_news(cluster, from, news);
            }
            Say::Visit { visit, table } => answer(self.welcome(cluster, from, visit, table)),
            Say::Mail { visit, at, posted } => {
                let mail = lock(&cluster.visits).get(&(from, visit)).cloned();
                if mail.is_none_or(|mail| mail.try_send((at, posted)).is_err()) {
                    lock(&cluster.visits).remove(&(from, visit));
                    cluster.send(from, Say::Dropped { visit });
                }
            }
            Say::Told { visit, at, told } => {
                let mut relays = lock(&cluster.relays);
                let relay = relays.get(&visit).filter(|(owner, _)| *owner == from);
                let is_there = relay.is_some();
                if relay.is_none_or(|(_, relay)| relay.try_send((at, told)).is_err()) {
                    if is_there {
                        relays.remove(&visit);
                    }
                    cluster.send(from, Say::Farewell { visit });
                }
            }
            Say::Farewell { visit } => drop(lock(&cluster.visits).remove(&(from, visit))),
            Say::Dropped { visit } => {
                let mut relays = lock(&cluster.relays);
                if relays.get(&visit).is_some_and(|(owner, _)| *owner == from) {
                    relays.remove(&visit);
                }
            }
            Say::Guessed { conn } => {
                let shared = lock(&self.connections).get(&ConnectionId(conn)).cloned();
                if let Some(shared) = shared {
                    self.guessed(&shared);
                }
            }
            Say::News { number, news } => self.hear_news(cluster, from, number, news),
            Say::Retell {} => self.retell(cluster),
            Say::Pong {} | Say::Welcome {} | Say::NotMine {} => {
                cluster.counts.garbage.inc();
            }
        }
    }

    /// Another node's devices come to a table, if it is ours.
    fn welcome(self: &Arc<Inner>, cluster: &Cluster, from: NodeId, visit: u64, table: TableId) -> Say {
        let go = lock(&cluster.owned).get(&table).map(watch::Sender::subscribe);
        let Some(go) = go.filter(|go| !*go.borrow()) else {
            // It may be ours without being in memory, if it could not be released.
            if !lock(&self.tables).contains_key(&table) {
                self.wake(table);
            }
            return Say::NotMine {};
        };
        let (tx, rx) = mpsc::channel(WAITING_MAX);
        let before = lock(&cluster.visits).insert((from, visit), tx);
        if before.is_none() {
            self.spawn(visit::run(self.clone(), table, (from, visit), rx, go));
        }
        Say::Welcome {}
    }

    /// Without a bus others cannot come to tables here, and whoever is here cannot go to others: guests are told to come
    /// back by another node, and the tables go where they are.
    async fn send_elsewhere(&self) {
        let Some(cluster) = &self.cluster else { return };
        tracing::error!("the bus is away for too long: guests are sent to other nodes");
        cluster.is_apart.store(true, Ordering::Relaxed);
        let last = super::farewell(crate::HouseRefusal::Closing);
        let all: Vec<_> = lock(&self.connections).values().cloned().collect();
        all.iter()
            .for_each(|shared| shared.outbox.close(Some(last.clone())));
        self.hand_all_over().await;
        // If all nodes are without a bus, each does what it can for those who come all the same.
        tokio::time::sleep(APART).await;
        cluster.is_apart.store(false, Ordering::Relaxed);
    }

    /// Whether no table is taken here any more.
    pub(super) fn is_leaving(&self) -> bool {
        self.cluster.as_ref().is_some_and(Cluster::takes_none)
    }
}

impl House {
    /// How this node stands among the others; nothing in a house alone.
    pub fn standing(&self) -> Option<Standing> {
        self.0.cluster.as_ref().map(Cluster::standing)
    }
}
