//! The house: people come to tables, sit down, play, lose their line and come back; nothing acknowledged is lost.
//!
//! A [`House`] is opened on a store. Every device gets a [`Connection`]: what it sends is handed to
//! [`Connection::receive`], what it is told comes out of [`Connection::next`], both in the words of
//! [`protocol::wire`]. There are no sockets here.
//!
//! Reading order: `table` (one table as a machine without input and output), `play` (any game in one form), `hosted`
//! (what a house does differently for each game), `lobby` (which tables there are), `house` (the thin driver: one task
//! for each table in memory, mailboxes, the store).
//!
//! What is not here: rules, HTTP, cookies, sentences.

mod day;
mod hosted;
mod house;
mod lobby;
mod play;
mod refusal;
mod settings;
mod table;

pub use house::{Connection, Entropy, Figures, House, HouseError, TableFile};
pub use refusal::HouseRefusal;
pub use settings::{Limits, Settings};

use store::GuestId;

/// A guest: who, and the name he goes by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// Who.
    pub id: GuestId,
    /// The name.
    pub name: String,
}

/// One device's line, for as long as it holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ConnectionId(u64);
