//! Who listens to the lobby, and what they have been told of it.
//!
//! Whoever wants the same page hears the same: a change is found and written once for all of them. One's own tables are
//! told to oneself alone, and only when one of them has changed.

use super::connection::Shared;
use super::{Inner, lock};
use crate::lobby::{Page, Wanted};
use crate::{ConnectionId, Guest, day};
use bytes::Bytes;
use protocol::wire::{DayInfo, Json, LobbyInfo, RecentTable, ToClient};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{GuestId, Search};

/// How many tables that are over the lobby shows.
const RECENT: usize = 10;

/// All who want the same page.
#[derive(Default)]
struct Group {
    listeners: BTreeMap<ConnectionId, Arc<Shared>>,
    /// What all of them have been told.
    shown: Page,
}

/// Who listens to the lobby.
#[derive(Default)]
pub(super) struct Hall {
    groups: BTreeMap<Wanted, Group>,
    of_guests: BTreeMap<GuestId, BTreeMap<ConnectionId, Arc<Shared>>>,
}

impl Hall {
    fn come(
        &mut self,
        shared: &Arc<Shared>,
        guest: GuestId,
        wanted: &Wanted,
        page: impl FnOnce() -> Page,
    ) -> Page {
        let group = self.groups.entry(wanted.clone()).or_default();
        if group.listeners.is_empty() {
            group.shown = page();
        }
        group.listeners.insert(shared.id, shared.clone());
        let his = self.of_guests.entry(guest).or_default();
        his.insert(shared.id, shared.clone());
        group.shown.clone()
    }

    fn go(&mut self, conn: ConnectionId, guest: GuestId, wanted: &Wanted) {
        if let Some(group) = self.groups.get_mut(wanted) {
            group.listeners.remove(&conn);
            if group.listeners.is_empty() {
                self.groups.remove(wanted);
            }
        }
        if let Some(his) = self.of_guests.get_mut(&guest) {
            his.remove(&conn);
            if his.is_empty() {
                self.of_guests.remove(&guest);
            }
        }
    }
}

impl Inner {
    /// Sends a page of the lobby now, and what changes of it.
    pub(super) async fn listen(&self, shared: &Arc<Shared>, guest: &Guest, wanted: Wanted) {
        let today = day::day_of(self.now());
        let tried = self.day_tried(&today, guest).await;
        let played = Played {
            recent: self.recent(guest.id).await,
            tried: (today, tried),
        };
        self.listen_no_more(shared);
        let page = || lock(&self.lobby).page(&wanted);
        let page = lock(&self.hall).come(shared, guest.id, &wanted, page);
        lock(&shared.state).lobby = Some(Listening { wanted, played });
        self.tell_lobby(shared, guest.id, page);
    }

    /// A device does not listen any more.
    pub(super) fn listen_no_more(&self, shared: &Shared) {
        let (listening, guest) = {
            let mut state = lock(&shared.state);
            (state.lobby.take(), state.guest.id)
        };
        if let Some(listening) = listening {
            lock(&self.hall).go(shared.id, guest, &listening.wanted);
        }
    }

    async fn recent(&self, guest: GuestId) -> Vec<RecentTable> {
        let search = Search {
            guest: Some(guest),
            limit: RECENT,
            ..Search::default()
        };
        let finished = self.read(self.store.finished(search).await).unwrap_or_default();
        let recent = finished.into_iter().map(|finished| RecentTable {
            table: finished.table.to_string(),
            game: finished.game,
            public: Json::of(&serde_json::from_str::<Value>(&finished.public).unwrap_or_default()),
            ended_ms: finished.ended_ms,
        });
        recent.collect()
    }

    fn tell_lobby(&self, shared: &Shared, guest: GuestId, page: Page) {
        let Some(Listening { wanted, played }) = lock(&shared.state).lobby.clone() else {
            return;
        };
        let now = self.now();
        let day = day::day_of(now);
        let tried = played.tried.1.filter(|_| played.tried.0 == day);
        let commitment = day::secret_of(self.house_secret, &day).commitment().to_string();
        let lobby = LobbyInfo {
            listed: page.listed,
            page: wanted.page,
            more: page.more,
            yours: lock(&self.lobby).of_guest(guest),
            recent: played.recent,
            day: self.settings.offered_day_game().map(|game| DayInfo {
                day,
                game: game.to_owned(),
                commitment,
                tried,
                left_ms: day::left_ms(now),
            }),
        };
        self.tell(shared, &ToClient::Lobby { lobby });
    }

    /// A new day: everybody sees the lobby from nothing.
    pub(super) fn tell_new_day(&self) {
        let hall = lock(&self.hall);
        for group in hall.groups.values() {
            for shared in group.listeners.values() {
                let guest = lock(&shared.state).guest.id;
                self.tell_lobby(shared, guest, group.shown.clone());
            }
        }
    }

    /// Tells everybody who listens what has changed.
    pub(super) async fn tell_lobby_changes(&self) {
        let changes = lock(&self.lobby).take_changes();
        if changes.listed {
            self.tell_pages();
        }
        for (guest, is_over) in changes.guests {
            let his = lock(&self.hall).of_guests.get(&guest).cloned();
            let Some(his) = his else { continue };
            let recent = if is_over {
                Some(self.recent(guest).await)
            } else {
                None
            };
            let yours = lock(&self.lobby).of_guest(guest);
            let message = Bytes::from(ToClient::Yours { yours, recent }.write());
            his.values()
                .for_each(|shared| self.push(&shared.outbox, message.clone()));
        }
    }

    fn tell_pages(&self) {
        let mut hall = lock(&self.hall);
        for (wanted, group) in &mut hall.groups {
            let next = lock(&self.lobby).page(wanted);
            if let Some(message) = group.shown.changes_to(&next) {
                let message = Bytes::from(message.write());
                let listeners = group.listeners.values();
                listeners.for_each(|shared| self.push(&shared.outbox, message.clone()));
                group.shown = next;
            }
        }
    }
}

/// What is known of a device that listens to the lobby.
#[derive(Clone)]
pub(super) struct Listening {
    wanted: Wanted,
    played: Played,
}

/// What a guest has played, as it was when the device began to listen to the lobby.
#[derive(Clone)]
struct Played {
    recent: Vec<RecentTable>,
    /// The day, and the try of the house of that day.
    tried: (String, Option<String>),
}
