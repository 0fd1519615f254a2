//! What goes between a table and the programs that talk to it.
//!
//! * [`lines`]: the table protocol, JSON lines for bots in any language, tests and tools
//!
//! Names on the wire are fixed here and in each game's `api` module, and described in `docs/protocol.md`.

pub mod lines;
