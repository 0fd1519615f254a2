//! `sexton serve` as a process: what it says, what it survives, and who else can talk to it.

#![expect(clippy::unwrap_used, reason = "a failed step is a failed test")]

#[cfg(feature = "acme")]
mod acme;
#[cfg(unix)]
mod admin;
#[path = "../../../server/tests/edge/client.rs"]
#[expect(dead_code, reason = "the tests of the edge use the rest")]
mod client;
mod config;
#[cfg(all(unix, feature = "cluster"))]
mod database;
mod killed;
mod place;
mod program;
#[cfg(all(unix, feature = "cluster"))]
mod several;
mod start;
mod tls;
#[cfg(all(unix, feature = "cluster"))]
mod trial;
