//! The gate: how many sockets and other connections there may be, in all and of one caller, and how fast they may come.

use crate::address::Caller;
use crate::bucket::Bucket;
use crate::config::Limits;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// Above this many callers those who have nothing open are forgotten.
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
    /// Sockets.
    open: usize,
    /// Connections that are no sockets.
    plain: usize,
    arrivals: Bucket,
}

impl Inside {
    fn visitor(&mut self, caller: Caller, limits: &Limits, now: Instant) -> &mut Visitor {
        if self.callers.len() >= CALLERS_MAX {
            self.callers
                .retain(|_, visitor| visitor.open > 0 || visitor.plain > 0);
        }
        self.callers.entry(caller).or_insert_with(|| Visitor {
            open: 0,
            plain: 0,
            arrivals: Bucket::full(limits.arrivals_per_minute, now),
        })
    }
}

impl Visitor {
    fn arrive(&mut self, limits: &Limits, now: Instant) -> Result<(), Turned> {
        let a_minute = limits.arrivals_per_minute;
        if self.arrivals.take(a_minute, f64::from(a_minute) / 60.0, now) {
            Ok(())
        } else {
            Err(Turned::TooFast)
        }
    }
}

/// A socket that was let in; dropping it lets the next one in.
pub(crate) struct Pass {
    gate: Gate,
    caller: Caller,
}

/// A connection that was let in and is no socket; dropping it lets the next one in.
pub(crate) struct Visit {
    gate: Gate,
    caller: Caller,
}

impl Gate {
    fn lock(&self) -> MutexGuard<'_, Inside> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// From where sockets are open.
    pub(crate) fn callers(&self) -> Vec<Caller> {
        let inside = self.lock();
        let open = inside.callers.iter().filter(|(_, visitor)| visitor.open > 0);
        open.map(|(caller, _)| *caller).collect()
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
        let visitor = inside.visitor(caller, limits, now);
        if visitor.open >= limits.sockets_per_address {
            return Err(Turned::TooMany);
        }
        visitor.arrive(limits, now)?;
        visitor.open += 1;
        inside.open += 1;
        Ok(Pass {
            gate: self.clone(),
            caller,
        })
    }

    /// Lets somebody introduce themselves, which is limited like coming in.
    pub(crate) fn arrive(&self, caller: Caller, limits: &Limits, now: Instant) -> Result<(), Turned> {
        self.lock().visitor(caller, limits, now).arrive(limits, now)
    }

    /// Lets a connection in that is no socket yet, or says why not.
    pub(crate) fn connect(&self, caller: Caller, limits: &Limits, now: Instant) -> Result<Visit, Turned> {
        let mut inside = self.lock();
        let visitor = inside.visitor(caller, limits, now);
        if visitor.plain >= limits.connections_per_address {
            return Err(Turned::TooMany);
        }
        visitor.plain += 1;
        Ok(Visit {
            gate: self.clone(),
            caller,
        })
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        if let Some(visitor) = self.gate.lock().callers.get_mut(&self.caller) {
            visitor.plain -= 1;
        }
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut inside = self.gate.lock();
        inside.open -= 1;
        if let Some(visitor) = inside.callers.get_mut(&self.caller) {
            visitor.open -= 1;
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
    fn connections_of_one_caller_leave_places_for_others() {
        let (gate, now) = (Gate::default(), Instant::now());
        let limits = Limits {
            connections_per_address: 2,
            ..limits()
        };
        let connect = |address| gate.connect(caller(address), &limits, now);
        let first = connect("2001:db8::1").ok();
        let _second = connect("2001:db8::2").ok();
        assert_eq!(
            connect("2001:db8::ffff:3").err(),
            Some(Turned::TooMany),
            "one network"
        );
        assert!(connect("2001:db8:0:1::1").is_ok());
        drop(first);
        assert!(connect("2001:db8::3").is_ok());
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
        let arrive = |at| gate.arrive(caller("192.0.2.1"), &limits(), at);
        assert_eq!(arrive(now + Duration::from_secs(15)), Err(Turned::TooFast));
        assert_eq!(arrive(now + Duration::from_secs(30)), Ok(()));
    }
}
