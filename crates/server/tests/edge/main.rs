//! The edge with real sockets on loopback: people and programs as they really come.

#![expect(clippy::unwrap_used, reason = "a failed step is a failed test")]

#[expect(dead_code, reason = "the tests of the whole program use the rest")]
mod client;
mod closing;
mod games;
mod http;
mod lines;
mod own;
mod place;
mod places;
mod rough;
mod tls;
mod watched;
