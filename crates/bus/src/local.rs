//! A bus in one process, for tests: what is said may be lost, doubled or late, and nodes may be cut off.

use crate::inbox::{Counts, Slot};
use crate::{Bus, BusError, Heard, Inbox, Pending, Reply, Traffic};
use bytes::Bytes;
use engine::Fast;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;

/// How often something goes wrong with a message, in thousandths, and how late it may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Faults {
    pub lost: u32,
    pub doubled: u32,
    pub late: u32,
    /// The longest a late message takes, in milliseconds. What was said after it may be heard before.
    pub late_ms: u32,
}

/// Where nodes of one process meet. Clones are the same exchange.
#[derive(Clone)]
pub struct Exchange(Arc<Mutex<Inner>>);

struct Inner {
    nodes: BTreeMap<String, Slot>,
    cut_off: BTreeSet<String>,
    faults: Faults,
    rng: Fast,
}

impl Default for Exchange {
    fn default() -> Exchange {
        Exchange(Arc::new(Mutex::new(Inner {
            nodes: BTreeMap::new(),
            cut_off: BTreeSet::new(),
            faults: Faults::default(),
            rng: Fast::new(1),
        })))
    }
}

/// What becomes of a message: it is heard after each of these times.
fn fate(inner: &mut Inner) -> Vec<Duration> {
    let faults = inner.faults;
    if faults == Faults::default() {
        return vec![Duration::ZERO];
    }
    let mut happens = |thousandths: u32| inner.rng.below(1_000) < thousandths;
    let copies = match (happens(faults.lost), happens(faults.doubled)) {
        (true, _) => 0,
        (false, true) => 2,
        (false, false) => 1,
    };
    let late: Vec<bool> = (0..copies).map(|_| happens(faults.late)).collect();
    let mut pause = |is_late: bool| match is_late {
        true => Duration::from_millis(u64::from(inner.rng.below(faults.late_ms + 1))),
        false => Duration::ZERO,
    };
    late.into_iter().map(&mut pause).collect()
}

impl Exchange {
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A node of this name comes, in the place of one that went.
    pub fn join(&self, name: &str) -> (Arc<LocalBus>, Inbox) {
        let counts = Arc::<Counts>::default();
        let (slot, inbox) = Slot::new(counts.clone());
        self.lock().nodes.insert(name.to_owned(), slot);
        let bus = LocalBus {
            exchange: self.clone(),
            name: name.to_owned(),
            counts,
        };
        (Arc::new(bus), inbox)
    }

    /// From now on this goes wrong, by chance from a seed.
    pub fn fail(&self, faults: Faults, seed: u64) {
        let mut inner = self.lock();
        inner.faults = faults;
        inner.rng = Fast::new(seed);
    }

    /// Cuts a node off, or lets it hear and speak again.
    pub fn cut_off(&self, name: &str, is_cut_off: bool) {
        let mut inner = self.lock();
        if is_cut_off {
            inner.cut_off.insert(name.to_owned());
        } else {
            inner.cut_off.remove(name);
        }
    }

    /// Whether a node's line to the others is there.
    fn is_up(&self, name: &str) -> bool {
        let inner = self.lock();
        inner.nodes.contains_key(name) && !inner.cut_off.contains(name)
    }

    /// Brings a message to a node; false if nobody of this name is there. `back` makes the way back for each copy of it.
    fn bring(&self, to: &str, body: &Bytes, back: impl Fn() -> Option<Reply>) -> bool {
        let mut inner = self.lock();
        let Some(slot) = inner.nodes.get(to).cloned() else {
            return false;
        };
        if inner.cut_off.contains(to) {
            return true;
        }
        for pause in fate(&mut inner) {
            let (slot, body, reply) = (slot.clone(), body.clone(), back());
            after(pause, move || slot.put(Heard { body, reply }));
        }
        true
    }
}

/// Does something now, or later.
fn after(pause: Duration, act: impl FnOnce() + Send + 'static) {
    if pause.is_zero() {
        return act();
    }
    tokio::spawn(async move {
        tokio::time::sleep(pause).await;
        act();
    });
}

/// One node's place at an [`Exchange`].
pub struct LocalBus {
    exchange: Exchange,
    name: String,
    counts: Arc<Counts>,
}

impl LocalBus {
    /// Counts a message that is to be said; false if it cannot be.
    fn speaks(&self, message: &Bytes) -> bool {
        let is_up = self.exchange.is_up(&self.name);
        match is_up {
            true => self.counts.send_one(message.len()),
            false => self.counts.drop_one(),
        }
        is_up
    }
}

impl Bus for LocalBus {
    fn send(&self, to: &str, message: Bytes) {
        if self.speaks(&message) {
            self.exchange.bring(to, &message, || None);
        }
    }

    fn tell_all(&self, message: Bytes) {
        if self.speaks(&message) {
            let others: Vec<String> = self.exchange.lock().nodes.keys().cloned().collect();
            for other in others.iter().filter(|other| **other != self.name) {
                self.exchange.bring(other, &message, || None);
            }
        }
    }

    fn ask(&self, to: &str, message: Bytes, within: Duration) -> Pending<Result<Bytes, BusError>> {
        if !self.speaks(&message) {
            return Box::pin(async { Err(BusError::Down) });
        }
        let (tx, rx) = oneshot::channel();
        let answered = Arc::new(Mutex::new(Some(tx)));
        let (exchange, own) = (self.exchange.clone(), self.name.clone());
        let back = move || {
            let (answered, exchange, own) = (answered.clone(), exchange.clone(), own.clone());
            Some(Reply(Box::new(move |body| {
                let pauses = match exchange.is_up(&own) {
                    true => fate(&mut exchange.lock()),
                    false => Vec::new(),
                };
                // Whoever asked hears the first answer.
                if let Some(pause) = pauses.into_iter().next() {
                    after(pause, move || {
                        let tx = answered.lock().unwrap_or_else(PoisonError::into_inner).take();
                        let _ = tx.map(|tx| tx.send(body));
                    });
                }
            })))
        };
        let is_there = self.exchange.bring(to, &message, back);
        Box::pin(async move {
            if !is_there {
                return Err(BusError::Nobody);
            }
            match tokio::time::timeout(within, rx).await {
                Ok(Ok(body)) => Ok(body),
                // An answer that never comes is noticed no sooner here than over a network.
                Ok(Err(_)) => {
                    tokio::time::sleep(within).await;
                    Err(BusError::Silence)
                }
                Err(_) => Err(BusError::Silence),
            }
        })
    }

    fn is_up(&self) -> bool {
        self.exchange.is_up(&self.name)
    }

    fn traffic(&self) -> Traffic {
        self.counts.read()
    }

    fn close(&self) -> Pending<()> {
        self.exchange.lock().nodes.remove(&self.name);
        Box::pin(async {})
    }
}
