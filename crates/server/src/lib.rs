//! The edge of a house: HTTP and WebSocket.
//!
//! [`app`] builds the service, so that tests need no port; [`serve`](serve()) runs it on a listener until it is told
//! to stop. All routes are in `routes.rs`. What is said over the socket is `protocol::wire`, and the house answers it;
//! here is only what a network brings: who is calling, how much and how fast, and that nothing is sent to the wrong one.
//!
//! * `cookie.rs`, `guests.rs`: who a guest is
//! * `origin.rs`, `headers.rs`: what pages may do
//! * `address.rs`, `gate.rs`, `bucket.rs`, `impatient.rs`: limits
//! * `upgrade.rs`, `batch.rs`, `socket.rs`: one line to one device
//! * `api.rs`, `answer.rs`, `metrics.rs`, `process.rs`: the short HTTP interface
//! * `steps.rs`: looking back at tables that are over
//! * `front.rs`, `page.rs`, `assets.rs`: what a browser is shown
//! * `entrance.rs`: the password of the house; `mine.rs`: one's own data; `admin.rs`: whoever looks after the house
//! * `serve.rs`, `stream.rs`, `tls.rs`: accepting, plain or by TLS, and ending without losing anything
//!
//! Addresses, tokens and names are neither logged nor counted.

mod address;
mod admin;
mod answer;
mod api;
mod assets;
mod batch;
mod body;
mod bucket;
mod config;
mod cookie;
mod day;
mod edge;
mod entrance;
mod front;
mod gate;
mod guests;
mod headers;
mod impatient;
mod metrics;
mod mine;
mod origin;
mod page;
mod process;
mod programs;
mod routes;
mod serve;
mod socket;
mod steps;
mod stream;
mod tls;
mod transport;
mod upgrade;

#[cfg(unix)]
pub use admin::Desk;
pub use config::{Config, Limits, Sign};
pub use edge::{Edge, EdgeError};
pub use routes::app;
pub use serve::{Closed, Door, serve};
#[cfg(feature = "acme")]
pub use tls::Acme;
pub use tls::{Tls, TlsError};
