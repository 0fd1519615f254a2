//! What whoever runs a house can set about its edge.

use serde::Serialize;
use std::time::Duration;
use words::Lang;

/// How the edge is run.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Config {
    /// The address people type, such as `https://sexton.example.org`; without a slash at the end.
    pub public_url: Option<String>,
    /// The path people find the house under, such as `/sexton`; empty if the house is alone at its address.
    pub base_path: String,
    /// The address of this machine in its network, if the house listens there.
    pub network_url: Option<String>,
    /// The header in which a reverse proxy tells who is calling. It is believed only from private addresses.
    pub proxy_header: Option<String>,
    /// What visitors see of whose house it is.
    pub sign: Sign,
    /// What everybody must type once before they come in.
    pub password: Option<String>,
    /// What opens the page for whoever looks after the house; without it there is none.
    pub admin_token: Option<String>,
    /// Whether the house itself speaks TLS.
    pub tls: bool,
    /// Limits.
    pub limits: Limits,
}

impl Config {
    /// Whether people come by TLS, so that cookies must never travel without it.
    pub fn is_secure(&self) -> bool {
        let url = self.public_url.as_deref().unwrap_or_default();
        self.tls || url.starts_with("https://")
    }
}

/// What visitors see of whose house it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Sign {
    /// The name of the house.
    pub name: Option<String>,
    /// A line at the gate.
    pub greeting: Option<String>,
    /// Where it says who runs the house.
    pub imprint: Option<String>,
    /// Where it says what becomes of data.
    pub privacy: Option<String>,
    /// The languages one can choose from; not empty.
    #[serde(serialize_with = "tags")]
    pub languages: Vec<Lang>,
    /// The games that can be played; all if empty.
    pub games: Vec<String>,
}

impl Default for Sign {
    fn default() -> Sign {
        Sign {
            name: None,
            greeting: None,
            imprint: None,
            privacy: None,
            languages: Lang::ALL.to_vec(),
            games: Vec::new(),
        }
    }
}

fn tags<S: serde::Serializer>(languages: &[Lang], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(languages.iter().map(|lang| lang.tag()))
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
    /// The same for a program, in the long run.
    pub program_messages_per_second: u32,
    /// And at once.
    pub program_messages_at_once: u32,
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

/// How fast a socket may talk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rate {
    /// In the long run; 0 for no limit.
    pub(crate) per_second: u32,
    pub(crate) at_once: u32,
}

impl Limits {
    /// How fast a person or a program may talk.
    pub(crate) fn rate(&self, is_program: bool) -> Rate {
        match is_program {
            true => Rate {
                per_second: self.program_messages_per_second,
                at_once: self.program_messages_at_once,
            },
            false => Rate {
                per_second: self.messages_per_second,
                at_once: self.messages_at_once,
            },
        }
    }
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
            program_messages_per_second: 10,
            program_messages_at_once: 40,
            write: Duration::from_secs(20),
            silence: Duration::from_secs(30),
            head: Duration::from_secs(15),
            probe: Duration::from_secs(2),
            shutdown: Duration::from_secs(10),
        }
    }
}
