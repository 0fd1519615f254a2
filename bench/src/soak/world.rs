//! What everybody in a soak shares: where the house is, what time it is there, who has been there, what was found.

use super::ledger::Ledger;
use crate::chance::Chance;
use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// So many faults are told; the rest is counted.
const FAULTS_TOLD: usize = 20;

/// So many guests are remembered, to come again.
const REGULARS_MAX: usize = 200;

/// Somebody as the house knows them.
#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) cookie: Option<String>,
    /// From which address they come.
    pub(crate) from: Ipv4Addr,
}

/// What is counted.
#[derive(Default)]
pub(crate) struct Counts {
    pub(crate) guests: AtomicU64,
    pub(crate) opened: AtomicU64,
    pub(crate) dealt: AtomicU64,
    pub(crate) rematches: AtomicU64,
    pub(crate) resumed: AtomicU64,
    pub(crate) left: AtomicU64,
    /// Moves the house has acknowledged.
    pub(crate) moves: AtomicU64,
    /// Lines that were lost or cut and taken up again.
    pub(crate) reconnected: AtomicU64,
    /// Moves that were sent again because nobody knew what had become of them.
    pub(crate) repeated: AtomicU64,
}

/// Counts one more.
pub(crate) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

pub(crate) fn read(counter: &AtomicU64) -> u64 {
    counter.load(Ordering::Relaxed)
}

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[derive(Default)]
struct Faults {
    told: Vec<String>,
    count: u64,
}

/// A soak while it lasts.
pub(crate) struct World {
    pub(crate) address: SocketAddr,
    /// How many times as fast as ours the house's clock goes.
    pub(crate) speed: u32,
    began: Instant,
    /// Whether nobody comes any more and all go.
    quiet: watch::Sender<bool>,
    pub(crate) counts: Counts,
    pub(crate) ledger: Ledger,
    refused: Mutex<BTreeMap<String, u64>>,
    regulars: Mutex<Vec<Guest>>,
    faults: Mutex<Faults>,
}

impl World {
    pub(crate) fn new(address: SocketAddr, speed: u32) -> World {
        World {
            address,
            speed,
            began: Instant::now(),
            quiet: watch::Sender::new(false),
            counts: Counts::default(),
            ledger: Ledger::default(),
            refused: Mutex::default(),
            regulars: Mutex::default(),
            faults: Mutex::default(),
        }
    }

    /// How long it has lasted.
    pub(crate) fn elapsed(&self) -> Duration {
        self.began.elapsed()
    }

    /// Everybody's clock, in milliseconds; as fast as the house's.
    pub(crate) fn clock_ms(&self) -> u64 {
        (self.elapsed() * self.speed).as_millis() as u64
    }

    pub(crate) fn is_quiet(&self) -> bool {
        *self.quiet.borrow()
    }

    /// Waits until all go.
    pub(crate) async fn all_go(&self) {
        // An error means that the soak is over altogether.
        let _ = self.quiet.subscribe().wait_for(|quiet| *quiet).await;
    }

    pub(crate) fn be_quiet(&self) {
        self.quiet.send_replace(true);
    }

    /// Somebody new, or somebody who was here before.
    pub(crate) fn guest(&self, chance: &mut Chance) -> Guest {
        let mut regulars = lock(&self.regulars);
        if !regulars.is_empty() && chance.percent(40) {
            let place = chance.below(regulars.len() as u64) as usize;
            return regulars.swap_remove(place);
        }
        let number = self.counts.guests.fetch_add(1, Ordering::Relaxed);
        let [.., high, low] = (number % 60_000 + 1).to_be_bytes();
        Guest {
            cookie: None,
            from: Ipv4Addr::new(127, 1, high, low),
        }
    }

    /// Somebody goes, and may come again.
    pub(crate) fn goes(&self, guest: Guest) {
        let mut regulars = lock(&self.regulars);
        if guest.cookie.is_some() && regulars.len() < REGULARS_MAX {
            regulars.push(guest);
        }
    }

    /// A request was refused.
    pub(crate) fn refused(&self, code: &str) {
        *lock(&self.refused).entry(code.to_owned()).or_default() += 1;
    }

    /// Refusals by their code.
    pub(crate) fn refusals(&self) -> BTreeMap<String, u64> {
        lock(&self.refused).clone()
    }

    /// Something that must not be.
    pub(crate) fn fault(&self, what: impl std::fmt::Display) {
        let mut faults = lock(&self.faults);
        faults.count += 1;
        if faults.told.len() < FAULTS_TOLD {
            faults.told.push(what.to_string());
        }
    }

    /// What must not be: how often, and the first of it.
    pub(crate) fn faults(&self) -> (u64, Vec<String>) {
        let faults = lock(&self.faults);
        (faults.count, faults.told.clone())
    }
}
