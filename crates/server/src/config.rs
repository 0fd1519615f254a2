//! What whoever runs a house can set about its edge.

use std::time::Duration;

/// How the edge is run.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Config {
    /// The address people type, such as `https://sexton.example.org`; without a slash at the end.
    pub public_url: Option<String>,
    /// The header in which a reverse proxy tells who is calling. It is believed only from private addresses.
    pub proxy_header: Option<String>,
    /// Limits.
    pub limits: Limits,
}

impl Config {
    /// Whether people come by TLS, so that cookies must never travel without it.
    pub fn is_secure(&self) -> bool {
        let url = self.public_url.as_deref().unwrap_or_default();
        url.starts_with("https://")
    }
}

/// Limits on what comes over the network. What guests do inside the house is limited there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Sockets in all.
    pub sockets: usize,
    /// Sockets of one address (IPv6: of one network of 64 bits).
    pub sockets_per_address: usize,
    /// New sockets and new guests of one address within a minute.
    pub arrivals_per_minute: u32,
    /// Connections in all that are no sockets.
    pub connections: usize,
    /// Such connections of one address.
    pub connections_per_address: usize,
    /// Bytes of one message.
    pub message_bytes: usize,
    /// Messages a second that one socket may send in the long run; 0 for no limit.
    pub messages_per_second: u32,
    /// Messages one socket may send at once.
    pub messages_at_once: u32,
    /// How long a message or a part of an answer may take to be written; whoever does not read is dropped then.
    pub write: Duration,
    /// How long a socket may be silent before it is asked whether it is still there; after twice this time it is dropped.
    pub silence: Duration,
    /// How long the head of a request may take.
    pub head: Duration,
    /// How long it holds that the store was seen to keep something; after that it is tried again when somebody asks.
    pub probe: Duration,
    /// How long shutting down may take.
    pub shutdown: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            sockets: 20_000,
            sockets_per_address: 100,
            arrivals_per_minute: 240,
            connections: 25_000,
            connections_per_address: 100,
            message_bytes: 16 << 10,
            messages_per_second: 20,
            messages_at_once: 60,
            write: Duration::from_secs(20),
            silence: Duration::from_secs(30),
            head: Duration::from_secs(15),
            probe: Duration::from_secs(2),
            shutdown: Duration::from_secs(10),
        }
    }
}
