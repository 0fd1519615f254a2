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
//! * `api.rs`, `answer.rs`, `metrics.rs`: the short HTTP interface
//! * `steps.rs`: looking back at tables that are over
//! * `page.rs`, `assets.rs`: what a browser is shown
//! * `serve.rs`: accepting, and ending without losing anything
//!
//! Addresses, tokens and names are neither logged nor counted.

mod address;
mod answer;
mod api;
mod assets;
mod batch;
mod bucket;
mod config;
mod cookie;
mod day;
mod edge;
mod gate;
mod guests;
mod headers;
mod impatient;
mod metrics;
mod origin;
mod page;
mod routes;
mod serve;
mod socket;
mod steps;
mod transport;
mod upgrade;

pub use config::{Config, Limits};
pub use edge::{Edge, EdgeError};
pub use routes::app;
pub use serve::{Closed, serve};
