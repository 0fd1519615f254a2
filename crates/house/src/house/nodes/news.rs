//! What all nodes of a house must know: which tables there are, who is kept out, what is announced.
//!
//! News are numbered by the node that tells them. Where some were lost, what is kept is read from the store, and the
//! rest is told again.

use super::letter::Say;
use super::{Cluster, letter};
use crate::house::steward::Announcement;
use crate::house::{Inner, closed, lock};
use crate::lobby::Card;
use crate::table::book::{id_text, id_texts};
use crate::{AddressKey, Guest};
use bytes::Bytes;
use protocol::wire::{Phrase, ToClient};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::{GuestId, NodeId, StoreError, TableId};

/// How often tables that have changed are told.
const TELL_EVERY: Duration = Duration::from_millis(250);

/// So many tables are told at once.
const CARDS_MAX: usize = 200;

/// Something all nodes must know.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(in crate::house) enum News {
    /// Tables that are new or have changed; one without a card is over, or gone.
    Cards { cards: Vec<Listed> },
    /// Somebody is kept out or must be quiet, or no longer: it is in the store.
    Order {},
    /// These are sent home.
    SentHome {
        whom: Whom,
        say: Phrase,
        stay_away: bool,
    },
    /// Everybody is told something; it is told to whoever comes until a time.
    Announced {
        text: String,
        until_ms: u64,
        is_old: bool,
    },
    /// Nobody new is let in, or somebody is again.
    Draining { draining: bool },
    /// Somebody has guessed wrong from an address.
    Missed { address: u64 },
}

/// Who is sent home.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(in crate::house) struct Whom {
    #[serde(with = "id_texts")]
    pub(in crate::house) guests: Vec<GuestId>,
    /// Those whose device it is; everybody at it goes.
    #[serde(with = "id_texts")]
    pub(in crate::house) devices: Vec<GuestId>,
    pub(in crate::house) addresses: Vec<u64>,
}

impl Whom {
    pub(in crate::house) fn is(&self, guest: &Guest, address: Option<AddressKey>) -> bool {
        self.guests.contains(&guest.id)
            || self.devices.contains(&guest.device)
            || address.is_some_and(|key| self.addresses.contains(&key.0))
    }
}

/// A table as it is told.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(in crate::house) struct Listed {
    #[serde(with = "id_text")]
    table: TableId,
    card: Option<Card>,
    /// From where it was opened.
    from: Option<u64>,
}

/// Tells the others about tables that have changed, until the house closes.
pub(super) async fn tell(inner: Arc<Inner>) {
    let mut closing = inner.closing.subscribe();
    loop {
        tokio::select! {
            biased;
            () = closed(&mut closing) => return,
            () = tokio::time::sleep(TELL_EVERY) => inner.tell_cards(),
        }
    }
}

impl Inner {
    /// Tells all other nodes something, if there are any.
    pub(in crate::house) fn tell_nodes(&self, news: News) {
        if let Some(cluster) = &self.cluster {
            let number = cluster.news.fetch_add(1, Ordering::Relaxed) + 1;
            cluster
                .bus
                .tell_all(letter::write(cluster.id, Say::News { number, news }));
        }
    }

    fn tell_cards(&self) {
        loop {
            let cards = lock(&self.lobby).take_news(CARDS_MAX);
            if cards.is_empty() {
                return;
            }
            let listed = |(table, card, from): (TableId, Option<Card>, Option<AddressKey>)| Listed {
                table,
                card,
                from: from.map(|address| address.0),
            };
            let cards = cards.into_iter().map(listed).collect();
            self.tell_nodes(News::Cards { cards });
        }
    }

    /// Says again what holds and is not in the store.
    pub(super) fn retell(&self, cluster: &Cluster) {
        let owned: Vec<TableId> = lock(&cluster.owned).keys().copied().collect();
        lock(&self.lobby).tell_again(owned);
        let announced = lock(&self.announced).as_ref().map(|announced| News::Announced {
            text: announced.text.clone(),
            until_ms: announced.until_ms,
            is_old: true,
        });
        if let Some(announced) = announced {
            self.tell_nodes(announced);
        }
        if self.is_draining.load(Ordering::Relaxed) {
            self.tell_nodes(News::Draining { draining: true });
        }
    }

    /// Whether all news of a node were heard; if not, they are found out.
    pub(super) fn check_news(self: &Arc<Inner>, cluster: &Cluster, from: NodeId, told: u64) {
        let mut peers = lock(&cluster.peers);
        let misses = peers.get_mut(&from).is_some_and(|peer| peer.misses(told));
        drop(peers);
        if misses {
            self.find_out(cluster, from);
        }
    }

    pub(super) fn hear_news(self: &Arc<Inner>, cluster: &Cluster, from: NodeId, number: u64, news: News) {
        if let Some(peer) = lock(&cluster.peers).get_mut(&from)
            && !peer.hears(number)
        {
            return;
        }
        match news {
            News::Cards { cards } => self.list(|lobby| {
                for Listed { table, card, from } in cards {
                    // Nobody else knows our own tables better.
                    if !lock(&cluster.owned).contains_key(&table) {
                        lobby.hear(table, card, from.map(AddressKey));
                    }
                }
            }),
            News::Order {} => self.read_order_anew(),
            News::SentHome { whom, say, stay_away } => self.end_lines(&whom, &say, stay_away),
            News::Announced {
                text,
                until_ms,
                is_old,
            } => {
                let message = ToClient::Announced { text: text.clone() };
                let before = lock(&self.announced).replace(Announcement { text, until_ms });
                if !is_old || before.is_none() {
                    self.tell_everybody(&message);
                }
            }
            News::Draining { draining } => self.is_draining.store(draining, Ordering::Relaxed),
            News::Missed { address } => self.guesses.add(Some(AddressKey(address)), self.now()),
        }
    }

    fn read_order_anew(self: &Arc<Inner>) {
        let inner = self.clone();
        self.spawn(async move {
            if let Err(cause) = inner.read_order().await {
                inner.unkept.not_read(None, &cause);
            }
        });
    }

    /// News of a node were lost: what is kept is read, the rest is asked for.
    fn find_out(self: &Arc<Inner>, cluster: &Cluster, from: NodeId) {
        cluster.send(from, Say::Retell {});
        let inner = self.clone();
        self.spawn(async move {
            let read = async {
                inner.read_order().await?;
                inner.read_lobby().await
            };
            if let Err(cause) = read.await {
                inner.unkept.not_read(None, &cause);
            }
        });
    }

    /// The lobby as it follows from the store, but for our own tables.
    async fn read_lobby(&self) -> Result<(), StoreError> {
        let Some(cluster) = &self.cluster else {
            return Ok(());
        };
        let unfinished = self.store.unfinished().await?;
        self.list(|lobby| {
            let owned = lock(&cluster.owned);
            let is_ours = |table: &TableId| owned.contains_key(table);
            let kept: Vec<TableId> = unfinished.iter().map(|summary| summary.table).collect();
            lobby.keep_only(|table| is_ours(table) || kept.contains(table));
            for summary in unfinished.iter().filter(|summary| !is_ours(&summary.table)) {
                let asked = lobby.asked(summary.table);
                if let Ok((card, _)) = self.card_of(summary, asked) {
                    lobby.hear(summary.table, Some(card), None);
                }
            }
        });
        Ok(())
    }

    /// Tells everybody at all nodes.
    pub(in crate::house) fn announce(&self, text: String, until_ms: u64) {
        let message = ToClient::Announced { text: text.clone() };
        *lock(&self.announced) = Some(Announcement {
            text: text.clone(),
            until_ms,
        });
        self.tell_everybody(&message);
        self.tell_nodes(News::Announced {
            text,
            until_ms,
            is_old: false,
        });
    }

    pub(in crate::house) fn tell_everybody(&self, message: &ToClient) {
        let bytes = Bytes::from(message.write());
        let all: Vec<_> = lock(&self.connections).values().cloned().collect();
        for shared in all.iter().filter(|shared| lock(&shared.state).is_greeted) {
            self.push(&shared.outbox, bytes.clone());
        }
    }
}
