//! The bus over core NATS.
//!
//! A house has a name of its own on the server, so that several can share one. Its subjects are
//!
//! * `sexton.<house>.node.<node>`: to one node; what is asked carries the subject of the answer
//! * `sexton.<house>.all`: to all nodes
//!
//! Answers come back on subjects of the client (`_INBOX.>`). Core NATS keeps nothing; JetStream is not used.

use crate::inbox::{Counts, Slot};
use crate::{Bus, BusError, Heard, Inbox, Pending, Reply, Traffic, WAITING_MAX, is_name};
use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, Message, RequestErrorKind, ServerAddr, Subject, Subscriber};
use bytes::Bytes;
use futures_util::{FutureExt as _, StreamExt as _};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, oneshot};
use tokio::task::JoinSet;

/// How long the first connection may take.
const CONNECT_WAIT: Duration = Duration::from_secs(5);

/// How often the server is asked whether it is there; two questions without an answer, and the line is given up.
const PING_EVERY: Duration = Duration::from_secs(5);

/// The first pause before the line is taken up again, and the longest.
const PAUSE_MS: (u64, u64) = (50, 2_000);

/// Where a bus is: `nats://user:password@host:4222`, `tls://…`, several with commas between them; `?ca=FILE` at the end
/// names the certificate of the authority the servers' certificates come from, if the system does not know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    servers: Vec<ServerAddr>,
    ca: Option<PathBuf>,
}

impl Address {
    /// Reads an address.
    ///
    /// # Errors
    /// If it is none.
    pub fn read(text: &str) -> Result<Address, BusError> {
        let (servers, query) = text.split_once('?').unwrap_or((text, ""));
        let ca = match query {
            "" => None,
            query => match query.strip_prefix("ca=").filter(|file| !file.is_empty()) {
                Some(file) => Some(PathBuf::from(file)),
                None => return Err(refused("expected nothing after the address but ?ca=FILE")),
            },
        };
        let read = |server: &str| {
            let server = server.trim();
            let is_ours = ["nats://", "tls://"]
                .iter()
                .any(|scheme| server.starts_with(scheme));
            // What was typed may have a password in it, so it is not said again.
            let wrong = || refused("expected an address such as nats://host:4222 or tls://host:4222");
            is_ours
                .then(|| server.parse::<ServerAddr>().ok())
                .flatten()
                .filter(|server| !server.host().is_empty())
                .ok_or_else(wrong)
        };
        let servers = servers.split(',').map(read).collect::<Result<_, _>>()?;
        Ok(Address { servers, ca })
    }

    /// Who comes, by the first server that says so.
    fn user(&self) -> Option<(String, String)> {
        let named = |server: &ServerAddr| Some((unescape(server.username()?), unescape(server.password()?)));
        self.servers.iter().find_map(named)
    }
}

/// A part of an address in which some characters are written as `%40`.
fn unescape(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('%') {
        bytes.extend_from_slice(before.as_bytes());
        match after
            .get(..2)
            .and_then(|digits| u8::from_str_radix(digits, 16).ok())
        {
            Some(byte) => {
                bytes.push(byte);
                rest = &after[2..];
            }
            None => {
                bytes.push(b'%');
                rest = after;
            }
        }
    }
    bytes.extend_from_slice(rest.as_bytes());
    String::from_utf8_lossy(&bytes).into_owned()
}

fn refused(why: &str) -> BusError {
    BusError::Refused(why.to_owned())
}

/// One node's place at a NATS server.
struct Nats {
    client: Client,
    house: String,
    counts: Arc<Counts>,
    outgoing: Arc<Outgoing>,
    /// Ended with the bus.
    _writer: JoinSet<()>,
}

/// Connects a node of a house, and hears from then on.
///
/// # Errors
/// If a name is none, or no server answers or lets the node in.
pub async fn connect(address: Address, house: &str, node: &str) -> Result<(Arc<dyn Bus>, Inbox), BusError> {
    if !is_name(house) || !is_name(node) {
        return Err(refused("expected names of letters, digits, - and _"));
    }
    let mut options = ConnectOptions::new()
        .name(format!("sexton {house} {node}"))
        .no_echo()
        .connection_timeout(CONNECT_WAIT)
        .ping_interval(PING_EVERY)
        .subscription_capacity(WAITING_MAX)
        .client_capacity(WAITING_MAX)
        .reconnect_delay_callback(pause)
        .event_callback(|event| async move { note(&event) });
    if let Some((user, password)) = address.user() {
        options = options.user_and_password(user, password);
    }
    if let Some(ca) = address.ca {
        options = options.add_root_certificates(ca);
    }
    let connecting = tokio::time::timeout(CONNECT_WAIT, options.connect(address.servers));
    let client = match connecting.await {
        Ok(Ok(client)) => client,
        Ok(Err(error)) => return Err(BusError::Refused(format!("no bus: {error}"))),
        Err(_) => return Err(BusError::Down),
    };
    let counts = Arc::<Counts>::default();
    let (slot, inbox) = Slot::new(counts.clone());
    let outgoing = Arc::new(Outgoing::new(client.clone(), counts.clone()));
    for subject in [of_node(house, node), of_all(house)] {
        let subscribed = client.subscribe(subject).await;
        let subscriber = subscribed.map_err(|error| BusError::Refused(error.to_string()))?;
        tokio::spawn(hear(subscriber, slot.clone(), outgoing.clone()));
    }
    // Whoever is told that a node is there must be heard by it: when the server says that nobody is at this subject, it has
    // read of those before.
    let nobody = async_nats::Request::new().timeout(Some(CONNECT_WAIT));
    match client
        .send_request(format!("sexton.{house}.nobody"), nobody)
        .await
    {
        Err(error) if error.kind() == RequestErrorKind::NoResponders => {}
        Err(error) => return Err(BusError::Refused(format!("no bus: {error}"))),
        Ok(_) => return Err(refused("no bus: the server does not say that nobody is there")),
    }
    let mut writer = JoinSet::new();
    writer.spawn(write(outgoing.clone()));
    let nats = Nats {
        client,
        house: house.to_owned(),
        counts,
        outgoing,
        _writer: writer,
    };
    Ok((Arc::new(nats), inbox))
}

fn of_node(house: &str, node: &str) -> String {
    format!("sexton.{house}.node.{node}")
}

fn of_all(house: &str) -> String {
    format!("sexton.{house}.all")
}

fn pause(attempts: usize) -> Duration {
    let (first, longest) = PAUSE_MS;
    Duration::from_millis((first << attempts.min(10)).min(longest))
}

/// Tells the log what becomes of the line.
fn note(event: &Event) {
    match event {
        Event::Connected => tracing::info!("the bus is there"),
        Event::Disconnected => tracing::warn!("the bus is away"),
        Event::SlowConsumer(_) => tracing::warn!("messages of the bus were lost: too many waited"),
        Event::Draining | Event::Closed => {}
        Event::LameDuckMode | Event::ServerError(_) | Event::ClientError(_) => {
            tracing::warn!(%event, "the bus has trouble");
        }
    }
}

/// Puts what comes into the inbox, until the node leaves.
async fn hear(mut subscriber: Subscriber, slot: Slot, outgoing: Arc<Outgoing>) {
    while let Some(Message { payload, reply, .. }) = subscriber.next().await {
        let reply = reply.map(|subject| {
            let outgoing = outgoing.clone();
            Reply(Box::new(move |body| outgoing.say(subject, body)))
        });
        slot.put(Heard { body: payload, reply });
    }
}

/// What is said and not yet handed to the client.
///
/// The client writes as soon as it is given something, and what is given to it by one task after the other goes out in
/// as many writes, each of which wakes the server. So it is gathered here until everybody who runs now has spoken.
struct Outgoing {
    client: Client,
    counts: Arc<Counts>,
    waiting: Mutex<Vec<(Subject, Bytes)>>,
    /// Rung when something waits.
    bell: Notify,
}

impl Outgoing {
    fn new(client: Client, counts: Arc<Counts>) -> Outgoing {
        Outgoing {
            client,
            counts,
            waiting: Mutex::default(),
            bell: Notify::new(),
        }
    }

    fn waiting(&self) -> MutexGuard<'_, Vec<(Subject, Bytes)>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Says something now or never: what cannot be said at once, because the server is away or too much waits, is dropped.
    fn say(&self, subject: impl Into<Subject>, body: Bytes) {
        let mut waiting = self.waiting();
        if waiting.len() == WAITING_MAX || self.client.connection_state() != State::Connected {
            return self.counts.drop_one();
        }
        waiting.push((subject.into(), body));
        if waiting.len() == 1 {
            self.bell.notify_one();
        }
    }

    /// Hands what waits to the client.
    fn hand_on(&self) {
        // The lock is kept: what is said meanwhile comes after it.
        for (subject, body) in self.waiting().drain(..) {
            let bytes = body.len();
            // It is over at once while there is room; a task's share of time has no say in it.
            let publish = tokio::task::unconstrained(self.client.publish(subject, body));
            match publish.now_or_never() {
                Some(Ok(())) => self.counts.send_one(bytes),
                _ => self.counts.drop_one(),
            }
        }
    }
}

/// Hands what is said to the client, together with what others who run at the same time say.
async fn write(outgoing: Arc<Outgoing>) {
    loop {
        outgoing.bell.notified().await;
        tokio::task::yield_now().await;
        outgoing.hand_on();
    }
}

impl Bus for Nats {
    fn send(&self, to: &str, message: Bytes) {
        self.outgoing.say(of_node(&self.house, to), message);
    }

    fn tell_all(&self, message: Bytes) {
        self.outgoing.say(of_all(&self.house), message);
    }

    fn ask(&self, to: &str, message: Bytes, within: Duration) -> Pending<Result<Bytes, BusError>> {
        let (client, counts) = (self.client.clone(), self.counts.clone());
        let subject = of_node(&self.house, to);
        // What was said before it is heard before it.
        self.outgoing.hand_on();
        Box::pin(async move {
            if client.connection_state() != State::Connected {
                counts.drop_one();
                return Err(BusError::Down);
            }
            counts.send_one(message.len());
            let request = async_nats::Request::new().payload(message);
            let asked = client.send_request(subject, request.timeout(Some(within))).await;
            asked
                .map(|answer| answer.payload)
                .map_err(|error| match error.kind() {
                    RequestErrorKind::NoResponders => BusError::Nobody,
                    RequestErrorKind::TimedOut => BusError::Silence,
                    _ => BusError::Refused(error.to_string()),
                })
        })
    }

    fn is_up(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    fn traffic(&self) -> Traffic {
        self.counts.read()
    }

    fn close(&self) -> Pending<()> {
        let client = self.client.clone();
        self.outgoing.hand_on();
        Box::pin(async move {
            // A server that is away has nothing to hear.
            let (tx, rx) = oneshot::channel();
            tokio::spawn(async move {
                let _ = client.flush().await;
                let _ = client.drain().await;
                let _ = tx.send(());
            });
            let _ = tokio::time::timeout(Duration::from_secs(1), rx).await;
        })
    }
}
