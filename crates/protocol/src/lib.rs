//! What goes between a table and the programs that talk to it.
//!
//! * [`bot`]: the bot protocol, JSON lines for programs that play a seat
//! * [`lines`]: the table protocol, JSON lines for bots in any language, tests and tools
//! * [`schema`]: all of it as JSON Schema
//! * [`wire`]: what goes between a house and its clients, JSON over a socket
//!
//! Names on the wire are fixed here and in each game's `api` module, and described in `docs/protocol.md`.

pub mod bot;
pub mod lines;
pub mod schema;
pub mod wire;
