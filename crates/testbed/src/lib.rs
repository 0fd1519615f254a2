//! Tests any game of Sexton gets for a few lines.
//!
//! * [`scenario`]: stories in a player's words, which say what must happen and what must be refused
//! * [`golden`]: whole tables written down, so that no change of behaviour goes unseen
//! * [`archive`]: logs of tables played long ago, which every later version of the program plays on
//! * [`properties`]: what must hold at every step of a random walk
//! * [`two_worlds`]: worlds that differ only in what a seat may not know look the same to that seat
//! * [`walk`]: the random walks under all of these
//! * `postgres` (where there are sockets in folders) and [`nats`]: servers of the tests' own
//! * [`proxy`]: a line that can be cut
//! * [`vigil`]: a toy game that uses every part of the contract, and whose flaws must be found
//!
//! A game's tests implement [`Subject`] for a type of their own, and [`scenario::Script`] to read its stories:
//!
//! ```
//! use testbed::vigil::{Command, Vigil};
//!
//! struct Yard;
//!
//! impl testbed::Subject for Yard {
//!     type Game = Vigil;
//!     fn conceivable(seats: u8) -> Vec<Command> {
//!         Command::conceivable(seats)
//!     }
//!     fn verdicts(state: &testbed::vigil::State) -> Vec<testbed::vigil::Verdict> {
//!         state.verdicts()
//!     }
//! }
//!
//! testbed::properties::assert_hold::<Yard>(0..3);
//! testbed::two_worlds::assert_equal::<Yard>(0..3);
//! ```
//!
//! What is not here: rules of a real game, bots, measurements.

pub mod archive;
pub mod browser;
pub mod golden;
mod json;
pub mod nats;
pub mod options;
#[cfg(unix)]
pub mod postgres;
pub mod properties;
pub mod proxy;
pub mod scenario;
mod subject;
pub mod two_worlds;
pub mod vigil;
pub mod walk;

pub use subject::Subject;

/// Whether there is time for the slow tests: `SEXTON_SLOW` is set, and not to 0.
pub fn is_slow() -> bool {
    std::env::var_os("SEXTON_SLOW").is_some_and(|value| value != "0")
}

/// A port of this machine that nobody listened on a moment ago.
pub fn free_port() -> u16 {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("there are ports");
    listener.local_addr().expect("it has one").port()
}

/// How often to do something: ten times as often in a slow run.
pub fn times(count: u64) -> u64 {
    if is_slow() { 10 * count } else { count }
}
