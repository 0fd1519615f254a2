//! Looks after tables that are not in memory, devices that have gone, and the lobby.

use super::connection::Shared;
use super::{Inner, Mail, closed, lock, sleep_until};
use crate::ConnectionId;
use crate::table::Event;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::TableId;
use tokio::sync::mpsc;
use tokio::time::Instant;

/// What the warden is told.
pub(super) enum Notice {
    /// A table has left memory and wants to be woken then.
    Wake(TableId, u64),
    /// A device has gone from these tables.
    Gone(ConnectionId, Vec<TableId>),
}

/// The lobby is sent at most this often.
const LOBBY_EVERY: Duration = Duration::from_millis(500);

/// The warden's round.
pub(super) async fn run(
    inner: Arc<Inner>,
    mut notices: mpsc::UnboundedReceiver<Notice>,
    wakes: Vec<(TableId, u64)>,
) {
    let mut wakes: BTreeMap<TableId, u64> = wakes.into_iter().collect();
    let mut closing = inner.closing.subscribe();
    let mut lobby_sent = 0;
    // A time, not a pause: whatever else the warden hears does not put it off.
    let mut lobby_due = Instant::now() + LOBBY_EVERY;
    loop {
        let next = wakes.values().min().map(|at| inner.instant(*at));
        tokio::select! {
            biased;
            () = closed(&mut closing) => return,
            () = tokio::time::sleep_until(lobby_due) => {
                lobby_due = Instant::now() + LOBBY_EVERY;
                let changed = inner.lobby_changed.load(Ordering::Relaxed);
                if std::mem::replace(&mut lobby_sent, changed) != changed {
                    let connections: Vec<Arc<Shared>> = lock(&inner.connections).values().cloned().collect();
                    connections.iter().for_each(|shared| inner.tell_lobby(shared));
                }
            }
            notice = notices.recv() => match notice {
                Some(Notice::Wake(table, at)) => {
                    wakes.insert(table, at);
                }
                Some(Notice::Gone(conn, tables)) => {
                    for table in tables {
                        let gone = Event::Gone { conn, key: None };
                        post(&inner, table, gone).await;
                    }
                }
                None => return,
            },
            () = sleep_until(next), if next.is_some() => {
                let now = inner.now();
                let due: Vec<TableId> = wakes.iter().filter(|(_, at)| **at <= now).map(|(table, _)| *table).collect();
                for table in due {
                    wakes.remove(&table);
                    post(&inner, table, Event::Tick).await;
                }
            }
        }
    }
}

async fn post(inner: &Arc<Inner>, table: TableId, event: Event) {
    let at = inner.now();
    let outbox = None;
    inner.post(table, Mail { at, event, outbox }).await;
}
