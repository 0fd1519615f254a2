//! A table that belongs to another node, at a node that has devices at it: their mail goes to the owner, and what they
//! are told comes from there.

use super::letter::{Posted, Say};
use super::stream::{Stream, Taken};
use super::told::Told;
use super::{Cluster, Holding, Streamed, WAITING_MAX};
use crate::house::outbox::Outbox;
use crate::house::{Inner, Mail, closed, farewell, lock, sleep_until, task};
use crate::table::Event;
use crate::{ConnectionId, Guest, HouseRefusal};
use bytes::Bytes;
use protocol::wire::{TableRequest, ToClient, Trouble};
use serde::Deserialize;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::{Claim, NodeId, StoreError, TableId};
use tokio::sync::mpsc;
use tokio::time::Instant;

/// A table of another node that no device here is at is forgotten after this time.
const IDLE: Duration = Duration::from_secs(2);

/// The first pause before a table is asked for anew, and the longest.
const PAUSE_MS: (u64, u64) = (20, 1_000);

/// After so many attempts devices are told that their table is away.
const AWAY_AFTER: u32 = 4;

/// After so many, whoever waits for an answer is told that there is none.
const REFUSED_AFTER: u32 = 20;

/// How a message about a move begins.
const MOVED: &[u8] = br#"{"is":"moved","#;

/// Who is at a table here and what they want of it, while it changes hands.
#[derive(Default)]
pub(in crate::house) struct Party {
    /// They come to it again.
    pub(in crate::house) devices: BTreeMap<ConnectionId, (Guest, Arc<Outbox>)>,
    /// What they wanted and what is not answered, in its order.
    pub(in crate::house) waiting: VecDeque<Box<Mail>>,
}

impl Party {
    /// Whether nobody here waits for the table.
    fn is_nobody(&self) -> bool {
        let is_ours = |mail: &Mail| !mail.is_relayed && !matches!(mail.event, Event::Tick);
        self.devices.is_empty() && !self.waiting.iter().any(|mail| is_ours(mail))
    }

    pub(in crate::house) fn refuse(&mut self, inner: &Inner, why: &Trouble) {
        for mail in self.waiting.drain(..) {
            task::refuse(inner, &mail, why);
        }
    }

    /// The devices are told that the table is away for now.
    pub(in crate::house) fn tell_away(&self, inner: &Inner, table: TableId) {
        let away = ToClient::Away {
            table: table.to_string(),
            say: HouseRefusal::NotKept.phrase().into(),
        };
        let away = Bytes::from(away.write());
        let outboxes = self.devices.values().map(|(_, outbox)| outbox);
        outboxes.for_each(|outbox| inner.push(outbox, away.clone()));
    }

    /// The devices are told to come back, by another node.
    pub(in crate::house) fn dismiss(&mut self, inner: &Inner) {
        self.refuse(inner, &HouseRefusal::Closing.into());
        let last = farewell(HouseRefusal::Closing);
        let outboxes = self.devices.values().map(|(_, outbox)| outbox);
        outboxes.for_each(|outbox| outbox.close(Some(last.clone())));
    }

    /// Devices that have gone meanwhile.
    fn forget_gone(&mut self, inner: &Inner) {
        let here = lock(&inner.connections);
        self.devices.retain(|conn, _| here.contains_key(conn));
    }
}

/// Takes a table for this node, or stands in for it as long as it is another's. Nothing when nobody here needs it.
///
/// # Errors
/// Why it can be neither.
pub(in crate::house) async fn hold(
    inner: &Arc<Inner>,
    table: TableId,
    party: &mut Party,
    mails: &mut mpsc::Receiver<Box<Mail>>,
) -> Result<Option<Holding>, Trouble> {
    let Some(cluster) = &inner.cluster else {
        return Ok(None);
    };
    let mut closing = inner.closing.subscribe();
    let mut attempts = 0;
    loop {
        if *closing.borrow() || cluster.takes_none() {
            return Err(HouseRefusal::Closing.into());
        }
        // What is claimed without a lease is lost at the first look at it, and would be claimed again without end.
        let claimed = match cluster.has_lease() {
            true => Some(inner.store.claim(table, cluster.id).await),
            false => None,
        };
        match claimed {
            Some(Ok(Claim::Mine { epoch, before })) => {
                return Ok(Some(Holding::new(inner, cluster, table, epoch, before)));
            }
            Some(Ok(Claim::Theirs(_))) if party.is_nobody() => return Ok(None),
            Some(Ok(Claim::Theirs(owner))) if cluster.is_there(owner.id) => {
                let mut relay = Relay::new(inner, cluster, table, owner.id, party);
                match Box::pin(relay.run(mails)).await {
                    End::Left => return Ok(None),
                    End::Broken => attempts = 0,
                    End::NotThere => {}
                }
            }
            Some(Ok(Claim::Theirs(_))) | None => {}
            Some(Err(StoreError::NoTable(_))) => return Err(HouseRefusal::NoSuchTable.into()),
            Some(Err(cause)) => {
                inner.unkept.not_read(Some(table), &cause);
                if party.devices.is_empty() {
                    return Err(HouseRefusal::NotKept.into());
                }
            }
        }
        party.forget_gone(inner);
        attempts += 1;
        if attempts == AWAY_AFTER {
            party.tell_away(inner, table);
        }
        if attempts >= REFUSED_AFTER {
            party.refuse(inner, &HouseRefusal::NotKept.into());
            if party.devices.is_empty() {
                return Ok(None);
            }
        }
        let (first, longest) = PAUSE_MS;
        let pause = Duration::from_millis((first << attempts.min(10)).min(longest));
        tokio::select! {
            biased;
            () = closed(&mut closing) => {}
            () = tokio::time::sleep(pause) => {}
        }
    }
}

/// How a relay ends.
enum End {
    /// Nobody here needs the table any more.
    Left,
    /// The owner has lost the table or the thread, or has gone.
    Broken,
    /// The one who should have the table does not say that he has.
    NotThere,
}

/// A request that is not answered yet.
struct OpenRequest {
    conn: ConnectionId,
    key: String,
    mail: Box<Mail>,
}

struct Relay<'a> {
    inner: &'a Arc<Inner>,
    cluster: &'a Cluster,
    table: TableId,
    owner: NodeId,
    number: u64,
    party: &'a mut Party,
    /// Devices that are answered once and are not at the table.
    passers_by: BTreeMap<ConnectionId, Arc<Outbox>>,
    asked: VecDeque<OpenRequest>,
    stream: Stream,
    idle_since: Option<Instant>,
}

/// As much of an answer as is needed to know whose it is.
#[derive(Deserialize)]
struct Keyed {
    key: Option<String>,
}

/// Whether a request may be made again without knowing whether it was made: keys, and what is done already, stop it from
/// being carried out twice.
fn may_be_repeated(event: &Event) -> bool {
    match event {
        Event::Request { request, .. } => matches!(request, TableRequest::Play(_)),
        Event::Come { .. } | Event::Gone { .. } | Event::Transferred { .. } | Event::Ruled { .. } => true,
        _ => false,
    }
}

impl<'a> Relay<'a> {
    fn new(
        inner: &'a Arc<Inner>,
        cluster: &'a Cluster,
        table: TableId,
        owner: NodeId,
        party: &'a mut Party,
    ) -> Relay<'a> {
        Relay {
            inner,
            cluster,
            table,
            owner,
            number: cluster.next_visit.fetch_add(1, Ordering::Relaxed),
            party,
            passers_by: BTreeMap::new(),
            asked: VecDeque::new(),
            stream: Stream::new(),
            idle_since: None,
        }
    }

    async fn run(&mut self, mails: &mut mpsc::Receiver<Box<Mail>>) -> End {
        let (tx, mut told) = mpsc::channel(WAITING_MAX);
        lock(&self.cluster.relays).insert(self.number, (self.owner, tx));
        let end = match self.is_welcome().await {
            true => self.carry(mails, &mut told).await,
            false => End::NotThere,
        };
        lock(&self.cluster.relays).remove(&self.number);
        if matches!(end, End::Broken) {
            self.cluster.counts.broken.inc();
            tracing::debug!(table = %self.table, "a table is asked for anew");
        }
        self.cluster
            .send(self.owner, Say::Farewell { visit: self.number });
        self.gather();
        end
    }

    async fn is_welcome(&self) -> bool {
        let (visit, table) = (self.number, self.table);
        let answer = self.cluster.ask(self.owner, Say::Visit { visit, table }).await;
        matches!(answer, Ok(Say::Welcome {}))
    }

    async fn carry(
        &mut self,
        mails: &mut mpsc::Receiver<Box<Mail>>,
        told: &mut mpsc::Receiver<Streamed<Vec<Told>>>,
    ) -> End {
        let mut closing = self.inner.closing.subscribe();
        let devices = self.party.devices.iter();
        let again: Vec<Event> = devices
            .map(|(conn, (guest, _))| Event::again(*conn, guest.clone()))
            .collect();
        again.iter().for_each(|come| self.post(come));
        for mail in std::mem::take(&mut self.party.waiting) {
            self.take(mail);
        }
        loop {
            let due = self.stream.due();
            let leaves = self.leaves_at();
            tokio::select! {
                biased;
                () = closed(&mut closing) => return End::Left,
                told = told.recv() => match told {
                    Some((at, told)) => match self.stream.take(at, told.is_empty()) {
                        Taken::Gap => return End::Broken,
                        Taken::Next => self.deliver(told),
                        Taken::Nothing if at.asks => self.tell_how_far(false),
                        Taken::Nothing => {}
                    },
                    None => return End::Broken,
                },
                mail = mails.recv() => match mail {
                    Some(mail) => self.take(mail),
                    None => return End::Left,
                },
                () = sleep_until(due), if due.is_some() => {
                    if !self.stream.ask() {
                        return End::Broken;
                    }
                    self.tell_how_far(true);
                }
                () = sleep_until(leaves), if leaves.is_some() => return End::Left,
            }
        }
    }

    /// When the table is forgotten here, if nobody is at it.
    fn leaves_at(&mut self) -> Option<Instant> {
        let is_idle = self.party.devices.is_empty() && self.passers_by.is_empty();
        self.idle_since = match (is_idle, self.idle_since) {
            (true, None) => Some(Instant::now()),
            (true, since) => since,
            (false, _) => None,
        };
        self.idle_since.map(|since| since + IDLE)
    }

    fn tell_how_far(&mut self, asks: bool) {
        let (visit, at) = (self.number, self.stream.mark(asks));
        self.cluster.send(
            self.owner,
            Say::Mail {
                visit,
                at,
                posted: None,
            },
        );
    }

    fn post(&mut self, event: &Event) {
        let address = match event {
            Event::Come { conn, .. } => self.inner.address_of(*conn),
            _ => None,
        };
        if let Some(posted) = Posted::of(self.table, event, address) {
            let (visit, at) = (self.number, self.stream.next());
            let posted = Some(posted);
            self.cluster.counts.hops.inc();
            self.cluster.send(self.owner, Say::Mail { visit, at, posted });
        }
    }

    /// Takes what somebody here wants of the table, or somebody at another node who does not know yet whose it is.
    fn take(&mut self, mail: Box<Mail>) {
        if mail.is_relayed {
            return;
        }
        match (&mail.event, &mail.outbox) {
            (Event::Come { conn, guest, .. }, Some(outbox)) => {
                if !lock(&self.inner.connections).contains_key(conn) {
                    return;
                }
                let device = (guest.clone(), outbox.clone());
                self.party.devices.insert(*conn, device);
            }
            (Event::Gone { conn, key }, _) => {
                let device = self.party.devices.remove(conn);
                match (device, key) {
                    // It hears that it has left.
                    (Some((_, outbox)), Some(_)) => drop(self.passers_by.insert(*conn, outbox)),
                    (Some(_), None) => self.asked.retain(|asked| asked.conn != *conn),
                    (None, _) => return,
                }
            }
            (Event::Request { conn, .. }, _) if !self.party.devices.contains_key(conn) => {
                return task::refuse(self.inner, &mail, &HouseRefusal::JoinFirst.into());
            }
            (Event::Transferred { conn, .. } | Event::Ruled { conn, .. }, Some(outbox))
                if !self.party.devices.contains_key(conn) =>
            {
                self.passers_by.insert(*conn, outbox.clone());
            }
            (Event::Renamed { guest }, _) => {
                let devices = self.party.devices.values_mut();
                devices
                    .filter(|(known, _)| known.id == guest.id)
                    .for_each(|(known, _)| *known = guest.clone());
            }
            _ => {}
        }
        self.post(&mail.event);
        if let Some((conn, Some(key))) = mail.event.asker() {
            self.asked.push_back(OpenRequest { conn, key, mail });
        }
    }

    /// Tells devices here what the owner says.
    fn deliver(&mut self, told: Vec<Told>) {
        for Told { conn, messages } in told {
            let conn = ConnectionId(conn);
            let at_table = self.party.devices.get(&conn).map(|(_, outbox)| outbox);
            let Some(outbox) = at_table.or(self.passers_by.get(&conn)).cloned() else {
                continue;
            };
            for message in messages {
                self.cluster.counts.hops_back.inc();
                self.answered(conn, &message);
                self.inner.put(&outbox, message);
            }
            outbox.ring();
            if !self.asked.iter().any(|asked| asked.conn == conn) {
                self.passers_by.remove(&conn);
            }
        }
    }

    /// Whether a message answers something that was asked.
    fn answered(&mut self, conn: ConnectionId, message: &[u8]) {
        // Most of what is told is a move, and answers nobody.
        let is_move = message.starts_with(MOVED);
        if is_move || !self.asked.iter().any(|asked| asked.conn == conn) {
            return;
        }
        let key = serde_json::from_slice::<Keyed>(message)
            .ok()
            .and_then(|keyed| keyed.key);
        let is_answer = |asked: &OpenRequest| asked.conn == conn && Some(&asked.key) == key.as_ref();
        if let Some(place) = self.asked.iter().position(is_answer) {
            self.asked.remove(place);
        }
    }

    /// What is not answered waits for whoever has the table next, or is refused.
    fn gather(&mut self) {
        for OpenRequest { conn, mail, .. } in std::mem::take(&mut self.asked) {
            if !may_be_repeated(&mail.event) {
                task::refuse(self.inner, &mail, &HouseRefusal::NotKept.into());
                continue;
            }
            // It comes with what it asked for.
            if matches!(mail.event, Event::Come { .. }) {
                self.party.devices.remove(&conn);
            }
            self.party.waiting.push_back(mail);
        }
    }
}
