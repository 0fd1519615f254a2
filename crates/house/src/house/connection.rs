//! One device's line.

use super::outbox::Outbox;
use super::warden::Notice;
use super::{Inner, Mail, lock};
use crate::play;
use crate::table::Event;
use crate::{ConnectionId, Guest, HouseRefusal};
use bytes::Bytes;
use protocol::wire::{FromClient, Request, ToClient, Trouble, VERSION};
use std::collections::BTreeSet;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use store::TableId;

/// What the house shares with a device's line.
pub(super) struct Shared {
    pub(super) id: ConnectionId,
    pub(super) outbox: Arc<Outbox>,
    pub(super) state: Mutex<State>,
}

/// What is known of a device.
pub(super) struct State {
    pub(super) guest: Guest,
    pub(super) is_greeted: bool,
    pub(super) tables: BTreeSet<TableId>,
    /// What the guest has played lately, if the device listens to the lobby.
    pub(super) lobby: Option<Played>,
}

/// What a guest has played, as it was when the device began to listen to the lobby.
#[derive(Clone)]
pub(super) struct Played {
    pub(super) recent: Vec<protocol::wire::RecentTable>,
    /// The day, and the try of the house of that day.
    pub(super) tried: (String, Option<String>),
}

/// One device's line. Dropping it is how a line is lost.
pub struct Connection {
    inner: Arc<Inner>,
    shared: Arc<Shared>,
}

impl Connection {
    pub(super) fn new(inner: &Arc<Inner>, guest: Guest) -> Connection {
        let limits = &inner.settings.limits;
        let id = ConnectionId(inner.next_connection.fetch_add(1, Ordering::Relaxed));
        let shared = Arc::new(Shared {
            id,
            outbox: Arc::new(Outbox::new(limits.outbox_messages, limits.outbox_bytes)),
            state: Mutex::new(State {
                guest,
                is_greeted: false,
                tables: BTreeSet::new(),
                lobby: None,
            }),
        });
        lock(&inner.connections).insert(id, shared.clone());
        Connection {
            inner: inner.clone(),
            shared,
        }
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
        let at = self.inner.now();
        self.inner.counts.requests.fetch_add(1, Ordering::Relaxed);
        let request = match Request::read(text) {
            Ok(request) => request,
            Err(wrong) => {
                return self.inner.refuse(
                    &self.shared,
                    wrong.key,
                    None,
                    HouseRefusal::NotARequest.because(&wrong.message),
                );
            }
        };
        let Request { key, body } = request;
        let is_greeted = lock(&self.shared.state).is_greeted;
        match body {
            FromClient::Hello { version } => self.hello(key, version),
            _ if !is_greeted => self
                .inner
                .refuse(&self.shared, key, None, HouseRefusal::HelloFirst.into()),
            FromClient::Pong { .. } => self.to_all_tables(at, body).await,
            body => match body.table().map(str::parse::<TableId>) {
                Some(Ok(table)) => self.to_table(at, table, key, body).await,
                Some(Err(_)) => self
                    .inner
                    .refuse(&self.shared, key, None, HouseRefusal::NoSuchTable.into()),
                // Rare and large: a line must not keep room for it.
                None => Box::pin(self.inner.at_the_desk(&self.shared, key, body)).await,
            },
        }
    }

    fn hello(&self, key: Option<String>, version: u32) {
        if version != VERSION {
            let wanted = format!("expected version {VERSION}, found {version}");
            return self.inner.refuse(
                &self.shared,
                key,
                None,
                HouseRefusal::OtherVersion.because(&wanted),
            );
        }
        let guest = {
            let mut state = lock(&self.shared.state);
            state.is_greeted = true;
            state.guest.clone()
        };
        let welcome = ToClient::Welcome {
            version: VERSION,
            guest: guest.id.to_string(),
            name: guest.name,
            games: play::facts(),
        };
        self.inner.tell(&self.shared, &welcome);
    }

    async fn to_all_tables(&self, at: u64, body: FromClient) {
        let tables: Vec<TableId> = lock(&self.shared.state).tables.iter().copied().collect();
        for table in tables {
            self.to_table(at, table, None, body.clone()).await;
        }
    }

    async fn to_table(&self, at: u64, table: TableId, key: Option<String>, body: FromClient) {
        let conn = self.shared.id;
        let mut outbox = None;
        let event = match body {
            FromClient::Join { have, .. } => {
                let guest = match self.enter(table) {
                    Ok(guest) => guest,
                    Err(trouble) => return self.inner.refuse(&self.shared, key, Some(table), trouble),
                };
                outbox = Some(self.shared.outbox.clone());
                Event::Come {
                    conn,
                    guest,
                    key,
                    have,
                }
            }
            body => {
                let is_there = {
                    let mut state = lock(&self.shared.state);
                    match body {
                        FromClient::Leave { .. } => state.tables.remove(&table),
                        _ => state.tables.contains(&table),
                    }
                };
                if !is_there {
                    return self
                        .inner
                        .refuse(&self.shared, key, Some(table), HouseRefusal::JoinFirst.into());
                }
                Event::Asked { conn, key, body }
            }
        };
        self.inner.post(table, Mail { at, event, outbox }).await;
    }

    fn enter(&self, table: TableId) -> Result<Guest, Trouble> {
        let mut state = lock(&self.shared.state);
        let most = self.inner.settings.limits.tables_per_device;
        if !state.tables.contains(&table) && state.tables.len() >= most {
            return Err(HouseRefusal::TooMany.into());
        }
        state.tables.insert(table);
        Ok(state.guest.clone())
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        lock(&self.inner.connections).remove(&self.shared.id);
        self.shared.outbox.close(None);
        let mut state = lock(&self.shared.state);
        if state.lobby.take().is_some() {
            self.inner.lobby_listeners.fetch_sub(1, Ordering::Relaxed);
        }
        let tables = std::mem::take(&mut state.tables).into_iter().collect();
        let _ = self.inner.warden.send(Notice::Gone(self.shared.id, tables));
    }
}
