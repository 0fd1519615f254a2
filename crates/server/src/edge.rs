//! What all requests share.

use crate::Config;
use crate::address::Caller;
use crate::cookie::CookieKey;
use crate::front::Front;
use crate::gate::Gate;
use crate::metrics::Metrics;
use house::{AddressKey, House, Standing};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use store::{Store, StoreError};
use tokio::sync::{Semaphore, watch};

/// How long the store may take to say how it is.
const HEALTH_WAIT: Duration = Duration::from_secs(2);

/// How often it is looked whether nobody plays any more.
const DRAIN_EVERY: Duration = Duration::from_secs(1);

/// So many tables are played again at once; play itself must not wait for those who look back.
const REPLAYS_MAX: usize = 2;

/// The edge of one house.
pub struct Edge {
    house: House,
    store: Arc<dyn Store>,
    config: Config,
    key: CookieKey,
    gate: Gate,
    metrics: Metrics,
    front: Front,
    closing: watch::Sender<bool>,
    replays: Arc<Semaphore>,
    /// When the store was last seen to keep something.
    kept_at: Mutex<Option<Instant>>,
    /// Whether it was well when it was last asked, so that the log says once that it is not.
    is_well: AtomicBool,
}

/// How the store is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Condition {
    /// It keeps what it is given.
    Well,
    /// It says that it cannot: the disk may be full.
    StoreFailing,
    /// It says nothing.
    StoreUnreachable,
}

impl Condition {
    /// A stable name for machines.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Condition::Well => "well",
            Condition::StoreFailing => "store_failing",
            Condition::StoreUnreachable => "store_unreachable",
        }
    }
}

/// Why an edge cannot be built.
#[derive(Debug, thiserror::Error)]
pub enum EdgeError {
    /// The key that signs cookies cannot be read or made.
    #[error("the key for cookies cannot be read or made")]
    Key(#[source] StoreError),
}

impl Edge {
    /// The edge of a house, on the store the house keeps its tables in.
    ///
    /// # Errors
    /// If the key for cookies can neither be read nor made.
    pub async fn new(house: House, store: Arc<dyn Store>, config: Config) -> Result<Arc<Edge>, EdgeError> {
        let key = CookieKey::of(&*store).await.map_err(EdgeError::Key)?;
        Ok(Arc::new(Edge {
            house,
            store,
            config,
            key,
            gate: Gate::default(),
            metrics: Metrics::default(),
            front: Front::default(),
            closing: watch::Sender::new(false),
            replays: Arc::new(Semaphore::new(REPLAYS_MAX)),
            kept_at: Mutex::default(),
            is_well: AtomicBool::new(true),
        }))
    }

    pub(crate) fn house(&self) -> &House {
        &self.house
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.store
    }

    pub(crate) fn config(&self) -> &Config {
        &self.config
    }

    pub(crate) fn key(&self) -> &CookieKey {
        &self.key
    }

    pub(crate) fn gate(&self) -> &Gate {
        &self.gate
    }

    pub(crate) fn front(&self) -> &Front {
        &self.front
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    /// Completes when the house is being emptied and nobody plays any more.
    pub(crate) async fn drained(&self) {
        while !self.house.is_drained() {
            tokio::time::sleep(DRAIN_EVERY).await;
        }
    }

    /// What the house knows an address by: a form that nobody can read, and the same at all its nodes.
    pub(crate) fn address_key(&self, caller: Caller) -> AddressKey {
        AddressKey(self.key.address(&caller.to_string()))
    }

    /// Turns to play a finished table again.
    pub(crate) fn replays(&self) -> &Arc<Semaphore> {
        &self.replays
    }

    /// Whether the store keeps what it is given. That it answers is not enough: a full disk answers, too.
    pub(crate) async fn condition(&self) -> Condition {
        let holds = self.config.limits.probe;
        let kept_at = *self.kept_at();
        if kept_at.is_some_and(|at| at.elapsed() < holds) {
            return Condition::Well;
        }
        let probe = tokio::time::timeout(HEALTH_WAIT, self.store.probe()).await;
        let condition = match &probe {
            Ok(Ok(())) => Condition::Well,
            Ok(Err(_)) => Condition::StoreFailing,
            Err(_) => Condition::StoreUnreachable,
        };
        *self.kept_at() = (condition == Condition::Well).then(Instant::now);
        let was_well = self.is_well.swap(condition == Condition::Well, Ordering::Relaxed);
        match probe {
            Ok(Ok(())) if !was_well => tracing::info!("the store keeps again what it is given"),
            Ok(Err(error)) if was_well => tracing::error!(%error, "the store keeps nothing"),
            Err(_) if was_well => tracing::error!("the store does not answer"),
            _ => {}
        }
        condition
    }

    /// Whether guests may come. All tables are known before there is an edge at all.
    ///
    /// # Errors
    /// The stable name of what keeps them out.
    pub(crate) async fn readiness(&self) -> Result<(), &'static str> {
        if self.is_closing() {
            return Err("closing");
        }
        if self.house.is_draining() {
            return Err("draining");
        }
        match (self.condition().await, self.house.standing()) {
            (Condition::Well, Some(Standing { lease: false, .. })) => Err("lease_lapsed"),
            (Condition::Well, Some(Standing { bus: false, .. })) => Err("bus_unreachable"),
            (Condition::Well, _) => Ok(()),
            (condition, _) => Err(condition.code()),
        }
    }

    fn kept_at(&self) -> MutexGuard<'_, Option<Instant>> {
        self.kept_at.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the house is closing.
    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Tells everybody that the house is closing.
    pub(crate) fn close(&self) {
        self.closing.send_replace(true);
    }
}
