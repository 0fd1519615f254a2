//! What all requests share.

use crate::Config;
use crate::address::Caller;
use crate::cookie::CookieKey;
use crate::gate::Gate;
use crate::metrics::Metrics;
use house::{AddressKey, House};
use std::hash::{BuildHasher as _, RandomState};
use std::sync::Arc;
use std::time::Duration;
use store::{Store, StoreError};
use tokio::sync::{Semaphore, watch};

/// How long the store may take to say how it is.
const HEALTH_WAIT: Duration = Duration::from_secs(2);

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
    closing: watch::Sender<bool>,
    replays: Arc<Semaphore>,
    /// Addresses leave the edge in a form that nobody can read.
    addresses: RandomState,
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
            closing: watch::Sender::new(false),
            replays: Arc::new(Semaphore::new(REPLAYS_MAX)),
            addresses: RandomState::new(),
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

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    /// What the house knows an address by, until it closes.
    pub(crate) fn address_key(&self, caller: Caller) -> AddressKey {
        AddressKey(self.addresses.hash_one(caller))
    }

    /// Turns to play a finished table again.
    pub(crate) fn replays(&self) -> &Arc<Semaphore> {
        &self.replays
    }

    /// Whether the store answers.
    pub(crate) async fn is_well(&self) -> bool {
        let health = tokio::time::timeout(HEALTH_WAIT, self.store.health());
        matches!(health.await, Ok(Ok(_)))
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
