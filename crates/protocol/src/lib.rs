//! What goes between a table and the programs that talk to it.
//!
//! * [`lines`]: the table protocol, JSON lines for bots in any language, tests and tools
//! * [`wire`]: what goes between a house and its clients, JSON over a socket
//!
//! Names on the wire are fixed here and in each game's `api` module, and described in `docs/protocol.md`.

pub mod lines;
pub mod wire;
