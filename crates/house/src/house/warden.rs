//! Looks after tables that are not in memory, devices that have gone, and the lobby.

use super::{Inner, Mail, closed, desk, lock, sleep_until};
use crate::table::Event;
use crate::{ConnectionId, day};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;
use store::{Sweep, Swept, TableId};
use tokio::sync::mpsc;
use tokio::time::Instant;

/// What the warden is told.
pub(super) enum Notice {
    /// A table has left memory and wants to be woken then.
    Wake(TableId, u64),
    /// A device has gone from these tables.
    Gone(ConnectionId, Vec<TableId>),
}

/// What has changed in the lobby is told at most this often.
const LOBBY_EVERY: Duration = Duration::from_millis(500);

/// The lobby rests this many times as long as it took to be told, however many listen.
const LOBBY_SHARE: u32 = 9;

/// How often the log is told what was refused and what was slow.
const REPORT_EVERY: Duration = Duration::from_secs(60);

/// How often the house looks for what nobody needs any more.
const SWEEP_EVERY: Duration = Duration::from_secs(60);

/// How soon it looks again when there was much.
const SWEEP_ON: Duration = Duration::from_millis(500);

/// It never looks again sooner than this by the runtime's clock, however fast the house's goes: moves wait behind it.
const SWEEP_LEAST: Duration = Duration::from_millis(50);

/// How much is swept at once.
const SWEEP_MAX: usize = 32;

/// A log is made small when its table has been over for this time: people look at it first.
const PACK_AFTER_MS: u64 = 600_000;

/// When tables want to be woken.
#[derive(Default)]
struct Wakes {
    times: BTreeMap<TableId, u64>,
    order: BTreeSet<(u64, TableId)>,
}

impl Wakes {
    /// A table wants to be woken then, and not when it has said before.
    fn put(&mut self, table: TableId, at: u64) {
        if let Some(before) = self.times.insert(table, at) {
            self.order.remove(&(before, table));
        }
        self.order.insert((at, table));
    }

    /// When the next one does.
    fn next(&self) -> Option<u64> {
        self.order.first().map(|(at, _)| *at)
    }

    /// One that is to be woken now.
    fn take(&mut self, now: u64) -> Option<TableId> {
        let (at, table) = *self.order.first().filter(|(at, _)| *at <= now)?;
        self.order.remove(&(at, table));
        self.times.remove(&table);
        Some(table)
    }
}

/// The warden's round.
pub(super) async fn run(
    inner: Arc<Inner>,
    mut notices: mpsc::UnboundedReceiver<Notice>,
    wakes: Vec<(TableId, u64)>,
) {
    let mut wakes = wakes.into_iter().fold(Wakes::default(), |mut all, (table, at)| {
        all.put(table, at);
        all
    });
    let mut closing = inner.closing.subscribe();
    // Times, not pauses: whatever else the warden hears does not put them off.
    let mut lobby_rests = Instant::now();
    let mut lobby_due = None;
    let mut report_due = Instant::now() + REPORT_EVERY;
    let mut sweep_due = inner.after(SWEEP_EVERY);
    let mut midnight = inner.now() + day::left_ms(inner.now());
    loop {
        let next = wakes.next().map(|at| inner.instant(at));
        tokio::select! {
            biased;
            () = closed(&mut closing) => return inner.metrics.report(),
            () = sleep_until(lobby_due), if lobby_due.is_some() => {
                let began = Instant::now();
                inner.tell_lobby_changes().await;
                lobby_rests = Instant::now() + LOBBY_EVERY.max(began.elapsed() * LOBBY_SHARE);
                lobby_due = None;
            }
            () = inner.lobby_changed.notified(), if lobby_due.is_none() => {
                lobby_due = Some(lobby_rests.max(Instant::now()));
            }
            () = tokio::time::sleep_until(inner.instant(midnight)) => {
                inner.tell_new_day();
                midnight = inner.now() + day::left_ms(inner.now());
            }
            () = tokio::time::sleep_until(report_due) => {
                inner.metrics.report();
                report_due = Instant::now() + REPORT_EVERY;
            }
            () = tokio::time::sleep_until(sweep_due) => {
                let rest = if inner.sweep().await { SWEEP_ON } else { SWEEP_EVERY };
                sweep_due = inner.after(rest).max(Instant::now() + SWEEP_LEAST);
            }
            notice = notices.recv() => match notice {
                Some(Notice::Wake(table, at)) => {
                    wakes.put(table, at);
                }
                Some(Notice::Gone(conn, tables)) => {
                    // A table that is not in memory has no devices.
                    let loaded = |table: &TableId| lock(&inner.tables).contains_key(table);
                    for table in tables.into_iter().filter(loaded) {
                        post(&inner, table, Event::Gone { conn, key: None });
                    }
                }
                None => return,
            },
            () = sleep_until(next), if next.is_some() => {
                let now = inner.now();
                if let Some(table) = wakes.take(now) {
                    post(&inner, table, Event::Tick);
                }
            }
        }
    }
}

impl Inner {
    /// Sweeps a part of what nobody needs any more; whether there may be more.
    async fn sweep(&self) -> bool {
        // One node does it for all.
        if self.cluster.as_ref().is_some_and(|cluster| !cluster.is_first()) {
            return false;
        }
        let (keeping, now) = (&self.settings.keeping, self.now());
        let before = |kept: Option<u64>| kept.map(|kept| now.saturating_sub(kept));
        let sweep = Sweep {
            now_ms: now,
            pack_before_ms: before(Some(PACK_AFTER_MS)),
            finished_before_ms: before(keeping.finished_ms),
            guests_before_ms: before(keeping.guests_ms),
            // A try counts on its day.
            settings: Some((desk::day_prefix(""), desk::day_prefix(&day::day_of(now)))),
            limit: SWEEP_MAX,
        };
        match self.store.sweep(sweep).await {
            Ok(Swept {
                packed,
                tables,
                guests,
                tickets,
                notes,
                settings,
            }) => {
                let most = [packed, tables, guests, tickets, notes, settings];
                most.into_iter().any(|count| count >= SWEEP_MAX)
            }
            Err(cause) => {
                self.unkept.not_kept(None, &cause);
                false
            }
        }
    }
}

/// Tells a table something. The warden does not wait for a table that has much to read: all others need him.
fn post(inner: &Arc<Inner>, table: TableId, event: Event) {
    let mail = Mail::new(inner.now(), event, None);
    let house = inner.clone();
    inner.spawn(async move { house.post(table, mail).await });
}
