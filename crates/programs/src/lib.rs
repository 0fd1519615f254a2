//! Programs that play: child processes in the seats of bots.
//!
//! A [`Program`] is started by its command line and says hello. [`Program::info`] makes it a bot of a game, which sits at
//! as many tables at once as anybody likes, in one process; to a simulation, a terminal or a table it is a bot like ours.
//! It is told what its seat may see, in the words of [`protocol::bot`], and nothing else.
//!
//! If it says nothing in time, says what was not offered, or ends, a legal default is played for it: what a *visitor* would
//! answer, or a hand kept still. The table is marked, the run goes on, and [`Program::marks`] tells of it.
//!
//! Reading order: [`spec`] (which program), `pipe` (lines there and back), [`program`] (one process for many tables),
//! `remote` (the bot), [`guest`] (the same program at a house), [`marks`].
//!
//! What is not here: sockets, and any game.

pub mod guest;
pub mod marks;
mod pipe;
pub mod program;
mod remote;
pub mod spec;

pub use guest::Guest;
pub use marks::Marks;
pub use program::{Limits, Program, ProgramError};
pub use spec::{Book, Spec, SpecError};
