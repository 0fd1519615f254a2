//! Devices of another node at a table of ours: what they want is posted as if they were here, what they are told goes
//! back over the bus.

use super::letter::{Posted, Say};
use super::stream::{Stream, Taken};
use super::told::{self, Told};
use super::{Cluster, Remote, Streamed};
use crate::house::outbox::Outbox;
use crate::house::{Inner, Mail, closed, lock, sleep_until};
use crate::table::Event;
use crate::{AddressKey, ConnectionId};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use store::{NodeId, TableId};
use tokio::sync::{Notify, mpsc, watch};

/// So many bytes go out in one message, if not a single one is longer.
const TOGETHER_BYTES: usize = 128 << 10;

/// A device that visits.
struct Visitor {
    /// Its number here.
    conn: ConnectionId,
    outbox: Arc<Outbox>,
    /// Whether it is answered once and then forgotten.
    passes_by: bool,
}

struct Visit<'a> {
    inner: &'a Arc<Inner>,
    cluster: &'a Cluster,
    table: TableId,
    node: NodeId,
    number: u64,
    visitors: BTreeMap<u64, Visitor>,
    /// Rung when one of them is told something.
    bell: Arc<Notify>,
    stream: Stream,
}

/// The visit is over.
struct Over;

/// Carries mail and messages until the gateway has gone, the table is not ours any more, or something is missing.
pub(super) async fn run(
    inner: Arc<Inner>,
    table: TableId,
    (node, number): (NodeId, u64),
    mut mails: mpsc::Receiver<Streamed<Option<Posted>>>,
    mut go: watch::Receiver<bool>,
) {
    let Some(cluster) = &inner.cluster else { return };
    let mut visit = Visit {
        inner: &inner,
        cluster,
        table,
        node,
        number,
        visitors: BTreeMap::new(),
        bell: Arc::default(),
        stream: Stream::new(),
    };
    let mut closing = inner.closing.subscribe();
    let bell = visit.bell.clone();
    loop {
        let due = visit.stream.due();
        let done = tokio::select! {
            biased;
            () = closed(&mut closing) => Err(Over),
            // The table lets its devices hear the last word first.
            () = bell.notified() => visit.tell(),
            // Whoever could ring has gone with the table.
            gone = go.changed() => gone.map_err(|_| Over),
            mail = mails.recv() => match mail {
                Some((at, posted)) => visit.take(at, posted).await,
                None => Err(Over),
            },
            () = sleep_until(due), if due.is_some() => visit.ask(),
        };
        if done.is_err() {
            break;
        }
    }
    let _ = visit.tell();
    lock(&cluster.visits).remove(&(node, number));
    cluster.send(node, Say::Dropped { visit: number });
    visit.end();
}

impl Visit<'_> {
    async fn take(&mut self, at: super::Mark, posted: Option<Posted>) -> Result<(), Over> {
        match self.stream.take(at, posted.is_none()) {
            Taken::Gap => {
                self.cluster.counts.broken.inc();
                return Err(Over);
            }
            Taken::Nothing if at.asks => {
                self.tell_how_far(false);
                return Ok(());
            }
            Taken::Nothing => return Ok(()),
            Taken::Next => {}
        }
        let Some(posted) = posted else { return Ok(()) };
        // The owner's clock counts, and the way was measured through the gateway.
        let now = self.inner.now();
        let device = posted.conn();
        let Some((conn, outbox)) = self.device(&posted) else {
            return Ok(());
        };
        // One that asked to leave still hears that it has.
        let is_gone = matches!(posted, Posted::Gone { key: None, .. });
        let Some(event) = posted.event(conn, self.cluster.hop_ms(self.node)) else {
            self.cluster.counts.garbage.inc();
            return Ok(());
        };
        let mail = Mail {
            is_relayed: true,
            ..Mail::new(now, event, outbox)
        };
        self.inner.post(self.table, mail).await;
        if let Some(device) = device.filter(|_| is_gone) {
            self.forget(device);
        }
        Ok(())
    }

    /// The number a device goes by here, and what waits for it if it comes with this.
    fn device(&mut self, posted: &Posted) -> Option<(ConnectionId, Option<Arc<Outbox>>)> {
        let Some(conn) = posted.conn() else {
            // It is about a guest, not about a device.
            return Some((ConnectionId(0), None));
        };
        let known = self.visitors.get(&conn);
        let (address, passes_by) = match posted {
            Posted::Come { address, .. } => (address.map(AddressKey), false),
            Posted::Transferred { .. } | Posted::Close { .. } | Posted::Forget { .. } => (None, true),
            _ => return known.map(|visitor| (visitor.conn, None)),
        };
        if let Some(visitor) = self.visitors.get_mut(&conn) {
            visitor.passes_by &= passes_by;
            return Some((visitor.conn, Some(visitor.outbox.clone())));
        }
        let here = ConnectionId(self.inner.next_connection.fetch_add(1, Ordering::Relaxed));
        let limits = &self.inner.settings.limits;
        let outbox = Arc::new(Outbox::heard_by(
            limits.outbox_messages,
            limits.outbox_bytes,
            self.bell.clone(),
        ));
        let remote = Remote {
            node: self.node,
            conn,
            address,
            outbox: outbox.clone(),
        };
        lock(&self.cluster.remotes).insert(here, remote);
        let visitor = Visitor {
            conn: here,
            outbox: outbox.clone(),
            passes_by,
        };
        self.visitors.insert(conn, visitor);
        Some((here, Some(outbox)))
    }

    /// Sends what waits for the devices.
    fn tell(&mut self) -> Result<(), Over> {
        let (mut told, mut bytes, mut is_over) = (Vec::new(), 0, false);
        let mut all = Vec::new();
        for (conn, visitor) in &self.visitors {
            let conn = *conn;
            let mut messages = Vec::new();
            loop {
                match visitor.outbox.try_next() {
                    Some(Some(message)) => {
                        bytes += message.len();
                        messages.push(message);
                        if bytes >= TOGETHER_BYTES {
                            let messages = std::mem::take(&mut messages);
                            told.push(Told { conn, messages });
                            all.push(std::mem::take(&mut told));
                            bytes = 0;
                        }
                    }
                    // More waited for it than it could read.
                    Some(None) => {
                        is_over = true;
                        break;
                    }
                    None => break,
                }
            }
            if !messages.is_empty() {
                told.push(Told { conn, messages });
            }
        }
        if !told.is_empty() {
            all.push(told);
        }
        for told in all {
            for Told { conn, .. } in &told {
                let conn = *conn;
                if self.visitors.get(&conn).is_some_and(|visitor| visitor.passes_by) {
                    self.forget(conn);
                }
            }
            let at = self.stream.next();
            let letter = told::write(self.cluster.id, self.number, at, &told);
            self.cluster.bus.send(&self.node.to_string(), letter);
        }
        if is_over { Err(Over) } else { Ok(()) }
    }

    fn tell_how_far(&self, asks: bool) {
        let (visit, at, told) = (self.number, self.stream.mark(asks), Vec::new());
        self.cluster.send(self.node, Say::Told { visit, at, told });
    }

    /// The gateway has given no sign for a while.
    fn ask(&mut self) -> Result<(), Over> {
        if !self.stream.ask() {
            return Err(Over);
        }
        self.tell_how_far(true);
        Ok(())
    }

    fn forget(&mut self, conn: u64) {
        if let Some(visitor) = self.visitors.remove(&conn) {
            lock(&self.cluster.remotes).remove(&visitor.conn);
        }
    }

    /// All devices are gone from the table.
    fn end(self) {
        let is_loaded = lock(&self.inner.tables).contains_key(&self.table);
        for visitor in self.visitors.values() {
            lock(&self.cluster.remotes).remove(&visitor.conn);
        }
        let gone: Vec<ConnectionId> = self.visitors.values().map(|visitor| visitor.conn).collect();
        if is_loaded && !gone.is_empty() {
            let (house, table) = (self.inner.clone(), self.table);
            self.inner.spawn(async move {
                for conn in gone {
                    let event = Event::Gone { conn, key: None };
                    let mail = Mail {
                        is_relayed: true,
                        ..Mail::new(house.now(), event, None)
                    };
                    house.post(table, mail).await;
                }
            });
        }
    }
}
