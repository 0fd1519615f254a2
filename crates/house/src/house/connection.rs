//! One device's line.

use super::guesses::Guesses;
use super::hall::Listening;
use super::outbox::Outbox;
use super::warden::Notice;
use super::{Inner, Mail, lock};
use crate::play;
use crate::table::Event;
use crate::{AddressKey, ConnectionId, Guest, HouseRefusal, Visitor};
use bytes::Bytes;
use protocol::wire::{
    DeskRequest, DoorRequest, FromClient, GameFacts, GuestRequest, LineRequest, PlayRequest, Request,
    TableRequest, ToClient, Trouble, VERSION,
};
use std::collections::BTreeSet;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use store::{TableId, TokenHash};

/// What the house shares with a device's line.
pub(super) struct Shared {
    pub(super) id: ConnectionId,
    pub(super) outbox: Arc<Outbox>,
    pub(super) state: Mutex<State>,
    /// From where it calls, as far as that is known: for limits, and kept nowhere.
    pub(super) address: Option<AddressKey>,
}

/// What is known of a device.
pub(super) struct State {
    pub(super) guest: Guest,
    /// What the store is to know the guest by, while it does not.
    pub(super) unkept: Option<TokenHash>,
    pub(super) is_greeted: bool,
    /// Whether whoever looks after the house has ended the line.
    pub(super) is_sent_home: bool,
    /// Codes and passwords that were tried.
    pub(super) guesses: Guesses,
    pub(super) tables: BTreeSet<TableId>,
    /// What it listens to, if it listens to the lobby.
    pub(super) lobby: Option<Listening>,
}

/// One device's line. Dropping it is how a line is lost.
pub struct Connection {
    inner: Arc<Inner>,
    shared: Arc<Shared>,
}

impl Connection {
    pub(super) fn new(inner: &Arc<Inner>, visitor: Visitor) -> Connection {
        let limits = &inner.settings.limits;
        let id = ConnectionId(inner.next_connection.fetch_add(1, Ordering::Relaxed));
        let shared = Arc::new(Shared {
            id,
            outbox: Arc::new(Outbox::new(limits.outbox_messages, limits.outbox_bytes)),
            state: Mutex::new(State {
                guest: visitor.guest,
                unkept: visitor.token,
                is_greeted: false,
                is_sent_home: false,
                guesses: Guesses::default(),
                tables: BTreeSet::new(),
                lobby: None,
            }),
            address: visitor.address,
        });
        lock(&inner.connections).insert(id, shared.clone());
        Connection {
            inner: inner.clone(),
            shared,
        }
    }

    /// Whether whoever looks after the house has ended the line.
    pub fn is_sent_home(&self) -> bool {
        lock(&self.shared.state).is_sent_home
    }

    /// The next message for the device; nothing when the house has dropped the line.
    pub async fn next(&self) -> Option<Bytes> {
        self.shared.outbox.next().await
    }

    /// The next message if one waits now; `Some(None)` when the house has dropped the line.
    pub fn try_next(&self) -> Option<Option<Bytes>> {
        self.shared.outbox.try_next()
    }

    /// Takes a message of the device. Waits while the table it is for has too much to do.
    pub async fn receive(&self, text: &str) {
        self.receive_over(text, || None).await;
    }

    /// Takes a message that came over a transport which may know the smallest round trip to the device, in
    /// milliseconds; it is asked only when the line is measured.
    pub async fn receive_over(&self, text: &str, rtt_min_ms: impl FnOnce() -> Option<u32>) {
        let at = self.inner.now();
        self.inner.metrics.requests.inc();
        let request = match Request::read(text) {
            Ok(request) => request,
            Err(wrong) => {
                let trouble = HouseRefusal::NotARequest.because(wrong.message);
                return self.refuse(wrong.key, None, trouble);
            }
        };
        let Request { key, body } = request;
        let (is_greeted, unkept, is_program) = {
            let state = lock(&self.shared.state);
            (state.is_greeted, state.unkept, state.guest.is_program)
        };
        if is_program && !is_for_programs(&body) {
            return self.refuse(key, None, HouseRefusal::NotForPrograms.into());
        }
        if let Some(token) = unkept
            && is_greeted
            && leaves_a_trace(&body)
        {
            let kept = Box::pin(self.inner.keep_guest(&self.shared, token)).await;
            if let Err(trouble) = kept {
                return self.refuse(key, None, trouble);
            }
        }
        match body {
            FromClient::Line(LineRequest::Hello { version }) => self.hello(key, version),
            _ if !is_greeted => self.refuse(key, None, HouseRefusal::HelloFirst.into()),
            FromClient::Line(LineRequest::Pong { n, c1, c2 }) => {
                let transport_ms = rtt_min_ms();
                let pong = |conn| Event::Pong {
                    conn,
                    n,
                    c1,
                    c2,
                    transport_ms,
                };
                self.to_all_tables(at, pong).await;
            }
            // Rare and large: a line must not keep room for it.
            FromClient::Desk(request) => {
                Box::pin(self.inner.at_the_desk(&self.shared, key, request)).await;
            }
            FromClient::Door { table, request } => {
                if let Some(table) = self.table(&table, key.as_ref()) {
                    self.at_the_door(at, table, key, request).await;
                }
            }
            FromClient::Table { table, request } => {
                if let Some(table) = self.table(&table, key.as_ref()) {
                    self.at_the_table(at, table, key, request).await;
                }
            }
        }
    }

    fn refuse(&self, key: Option<String>, table: Option<TableId>, trouble: Trouble) {
        self.inner.refuse(&self.shared, key, table, trouble);
    }

    /// The table of a name; whoever names none is told so.
    fn table(&self, name: &str, key: Option<&String>) -> Option<TableId> {
        let table = name.parse().ok();
        if table.is_none() {
            self.refuse(key.cloned(), None, HouseRefusal::NoSuchTable.into());
        }
        table
    }

    fn hello(&self, key: Option<String>, version: u32) {
        if version != VERSION {
            let wanted = format!("expected version {VERSION}, found {version}");
            return self.refuse(key, None, HouseRefusal::OtherVersion.because(wanted));
        }
        let guest = {
            let mut state = lock(&self.shared.state);
            state.is_greeted = true;
            state.guest.clone()
        };
        let offers = |game: &GameFacts| self.inner.settings.offers(&game.name);
        let welcome = ToClient::Welcome {
            version: VERSION,
            guest: guest.id.to_string(),
            name: guest.name,
            games: play::facts().into_iter().filter(offers).collect(),
        };
        self.inner.tell(&self.shared, &welcome);
        if let Some(announced) = self.inner.announcement() {
            self.inner.tell(&self.shared, &announced);
        }
    }

    /// Something that concerns every table the device is at.
    async fn to_all_tables(&self, at: u64, event: impl Fn(ConnectionId) -> Event) {
        let tables: Vec<TableId> = lock(&self.shared.state).tables.iter().copied().collect();
        for table in tables {
            self.post(at, table, event(self.shared.id), None).await;
        }
    }

    async fn at_the_door(&self, at: u64, table: TableId, key: Option<String>, request: DoorRequest) {
        let conn = self.shared.id;
        match request {
            DoorRequest::Join { have, password } => match self.enter(table, password.is_some()) {
                Ok(guest) => {
                    let come = Event::Come {
                        conn,
                        guest,
                        key,
                        have,
                        password,
                    };
                    let outbox = Some(self.shared.outbox.clone());
                    self.post(at, table, come, outbox).await;
                }
                Err(trouble) => self.refuse(key, Some(table), trouble),
            },
            DoorRequest::Leave {} => {
                let was_there = lock(&self.shared.state).tables.remove(&table);
                if was_there {
                    self.post(at, table, Event::Gone { conn, key }, None).await;
                } else {
                    self.refuse(key, Some(table), HouseRefusal::JoinFirst.into());
                }
            }
        }
    }

    async fn at_the_table(&self, at: u64, table: TableId, key: Option<String>, request: TableRequest) {
        let conn = self.shared.id;
        let is_there = lock(&self.shared.state).tables.contains(&table);
        let speaks = matches!(request, TableRequest::Guest(GuestRequest::Say { .. }));
        if speaks && self.inner.is_muted(&lock(&self.shared.state).guest) {
            self.refuse(key, Some(table), HouseRefusal::MutedEverywhere.into());
        } else if is_there {
            self.post(at, table, Event::Request { conn, key, request }, None)
                .await;
        } else {
            self.refuse(key, Some(table), HouseRefusal::JoinFirst.into());
        }
    }

    async fn post(&self, at: u64, table: TableId, event: Event, outbox: Option<Arc<Outbox>>) {
        self.inner.post(table, Mail::new(at, event, outbox)).await;
    }

    fn enter(&self, table: TableId, guesses: bool) -> Result<Guest, Trouble> {
        if guesses {
            self.inner.guess(&self.shared)?;
        }
        let mut state = lock(&self.shared.state);
        let most = self.inner.settings.limits.tables_per_device;
        if !state.tables.contains(&table) && state.tables.len() >= most {
            return Err(HouseRefusal::TooMany.into());
        }
        state.tables.insert(table);
        Ok(state.guest.clone())
    }
}

/// Whether a program may ask for it: it finds a table, sits down and plays. Tables, names and talk are for people.
fn is_for_programs(body: &FromClient) -> bool {
    match body {
        FromClient::Line(_) | FromClient::Door { .. } => true,
        FromClient::Desk(request) => matches!(
            request,
            DeskRequest::Lobby { .. } | DeskRequest::LeaveLobby {} | DeskRequest::Find { .. }
        ),
        FromClient::Table { request, .. } => match request {
            // A program thinks for itself.
            TableRequest::Play(request) => !matches!(request, PlayRequest::Advise { .. }),
            TableRequest::Guest(request) => matches!(
                request,
                GuestRequest::Sit { .. }
                    | GuestRequest::Stand {}
                    | GuestRequest::Knock {}
                    | GuestRequest::Salt { .. }
            ),
            TableRequest::Host(_) => false,
        },
    }
}

/// Whether a request leaves something behind that is somebody's. Whoever only looks around is not kept.
fn leaves_a_trace(body: &FromClient) -> bool {
    match body {
        FromClient::Line(_) | FromClient::Door { .. } => false,
        FromClient::Desk(request) => match request {
            DeskRequest::Lobby { .. } | DeskRequest::LeaveLobby {} | DeskRequest::Find { .. } => false,
            DeskRequest::Name { .. }
            | DeskRequest::Open { .. }
            | DeskRequest::OpenDay {}
            | DeskRequest::OpenLesson { .. }
            | DeskRequest::Redeem { .. } => true,
        },
        FromClient::Table { .. } => true,
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        lock(&self.inner.connections).remove(&self.shared.id);
        self.shared.outbox.close(None);
        self.inner.listen_no_more(&self.shared);
        let tables = std::mem::take(&mut lock(&self.shared.state).tables);
        let tables = tables.into_iter().collect();
        let _ = self.inner.warden.send(Notice::Gone(self.shared.id, tables));
    }
}
