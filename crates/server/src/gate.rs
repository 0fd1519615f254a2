//! The gate: how many sockets there may be, in all and of one caller, and how fast they may come.

use crate::address::Caller;
use crate::bucket::Bucket;
use crate::config::Limits;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// Above this many callers those who have no socket open are forgotten.
const CALLERS_MAX: usize = 10_000;

/// Why somebody is not let in now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Turned {
    /// The house is full.
    Full,
    /// This caller has too many sockets.
    TooMany,
    /// This caller comes too often.
    TooFast,
}

/// Counts who is inside. Clones share the count.
#[derive(Clone, Default)]
pub(crate) struct Gate(Arc<Mutex<Inside>>);

#[derive(Default)]
struct Inside {
    open: usize,
    callers: HashMap<Caller, Visitor>,
}

struct Visitor {
    open: usize,
    arrivals: Bucket,
}

/// A socket that was let in; dropping it lets the next one in.
pub(crate) struct Pass {
    gate: Gate,
    caller: Caller,
}

impl Gate {
    fn lock(&self) -> MutexGuard<'_, Inside> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many sockets are open.
    pub(crate) fn open(&self) -> usize {
        self.lock().open
    }

    /// Lets somebody in, or says why not.
    pub(crate) fn enter(&self, caller: Caller, limits: &Limits, now: Instant) -> Result<Pass, Turned> {
        let mut inside = self.lock();
        if inside.open >= limits.sockets {
            return Err(Turned::Full);
        }
        if inside.callers.len() >= CALLERS_MAX {
            inside.callers.retain(|_, seen| seen.open > 0);
        }
        let a_minute = limits.arrivals_per_minute;
        let new = || Visitor {
            open: 0,
            arrivals: Bucket::full(a_minute, now),
        };
        let seen = inside.callers.entry(caller).or_insert_with(new);
        if seen.open >= limits.sockets_per_address {
            return Err(Turned::TooMany);
        }
        if !seen.arrivals.take(a_minute, f64::from(a_minute) / 60.0, now) {
            return Err(Turned::TooFast);
        }
        seen.open += 1;
        inside.open += 1;
        Ok(Pass {
            gate: self.clone(),
            caller,
        })
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut inside = self.gate.lock();
        inside.open -= 1;
        if let Some(seen) = inside.callers.get_mut(&self.caller) {
            seen.open -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Config;
    use axum::http::HeaderMap;
    use std::time::Duration;

    fn caller(address: &str) -> Caller {
        Caller::of(&Config::default(), address.parse().unwrap(), &HeaderMap::new())
    }

    fn limits() -> Limits {
        Limits {
            sockets: 3,
            sockets_per_address: 2,
            arrivals_per_minute: 4,
            ..Limits::default()
        }
    }

    #[test]
    fn the_gate_counts_callers_and_all() {
        let (gate, now) = (Gate::default(), Instant::now());
        let enter = |address| gate.enter(caller(address), &limits(), now);
        let first = enter("192.0.2.1").ok();
        let _second = enter("192.0.2.1").ok();
        assert_eq!(enter("192.0.2.1").err(), Some(Turned::TooMany));
        let _third = enter("192.0.2.2").ok();
        assert_eq!(enter("192.0.2.3").err(), Some(Turned::Full));
        assert_eq!(gate.open(), 3);
        drop(first);
        assert!(enter("192.0.2.1").is_ok());
    }

    #[test]
    fn whoever_comes_too_often_waits() {
        let (gate, now) = (Gate::default(), Instant::now());
        let enter = |at| gate.enter(caller("192.0.2.1"), &limits(), at).map(drop);
        for _ in 0..4 {
            assert_eq!(enter(now), Ok(()));
        }
        assert_eq!(enter(now), Err(Turned::TooFast));
        assert_eq!(enter(now + Duration::from_secs(15)), Ok(()));
        assert_eq!(enter(now + Duration::from_secs(15)), Err(Turned::TooFast));
    }
}
