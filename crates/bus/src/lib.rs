//! What the nodes of one house say to each other.
//!
//! [`Bus`] is the trait: something is said to one node, said to all others, or asked of one and answered. Nothing here
//! is kept: a message may be lost, and whoever is not there has not heard it. What must not be lost is in the store.
//! There are two buses, and both pass one conformance suite (`tests/suite`):
//!
//! * [`local::Exchange`] in one process, for tests, which loses, doubles and delays messages when told to
//! * `nats::connect`, core NATS, with the feature `nats`
//!
//! ```
//! use bus::Bus;
//! # tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async {
//! let exchange = bus::local::Exchange::default();
//! let (anna, _) = exchange.join("anna");
//! let (_bert, mut inbox) = exchange.join("bert");
//! anna.send("bert", "good evening".into());
//! assert_eq!(inbox.next().await.unwrap().body, "good evening");
//! # });
//! ```
//!
//! What is not here: what messages mean, who has which table, who is alive. The house writes the messages, and the
//! store knows the nodes.

mod inbox;
pub mod local;
#[cfg(feature = "nats")]
pub mod nats;

pub use inbox::{Heard, Inbox, Reply};

use bytes::Bytes;
use std::pin::Pin;
use std::time::Duration;

/// How many messages may wait to be heard, or to be sent; more are lost.
const WAITING_MAX: usize = 8_192;

/// Why nothing was answered.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BusError {
    /// Nobody of this name is there.
    #[error("nobody is there")]
    Nobody,
    /// There was no answer in time.
    #[error("there was no answer in time")]
    Silence,
    /// The bus itself cannot be reached.
    #[error("the bus cannot be reached")]
    Down,
    /// The address of the bus makes no sense, or it lets nobody in.
    #[error("{0}")]
    Refused(String),
}

/// Something that is under way.
pub type Pending<T> = Pin<Box<dyn Future<Output = T> + Send>>;

/// What has been said and heard since a node joined.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Traffic {
    pub sent: u64,
    pub sent_bytes: u64,
    pub heard: u64,
    pub heard_bytes: u64,
    /// Messages that were dropped here because too many waited or the bus was away.
    pub dropped: u64,
}

/// One node's place at the bus. Nothing it does waits for anybody, except for an answer.
///
/// What one node says to another is heard in the order in which it was said, unless it is lost.
pub trait Bus: Send + Sync + 'static {
    /// Says something to one node.
    fn send(&self, to: &str, message: Bytes);

    /// Says something to all other nodes.
    fn tell_all(&self, message: Bytes);

    /// Asks one node, and waits for its answer.
    ///
    /// # Errors
    /// [`BusError::Nobody`] if it is certain that nobody of this name is there, [`BusError::Silence`] if no answer comes
    /// in time, [`BusError::Down`] if the bus is away.
    fn ask(&self, to: &str, message: Bytes, within: Duration) -> Pending<Result<Bytes, BusError>>;

    /// Whether the bus can be reached.
    fn is_up(&self) -> bool;

    /// What has been said and heard.
    fn traffic(&self) -> Traffic;

    /// Sends what waits, and leaves.
    fn close(&self) -> Pending<()>;
}

/// Whether a node can go by this name: letters, digits, `-` and `_`, so that it is one part of a subject.
pub fn is_name(name: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    (1..=64).contains(&name.len()) && name.bytes().all(is_plain)
}
