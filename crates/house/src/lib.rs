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
mod names;
mod play;
mod refusal;
mod settings;
mod table;

pub use day::day_of;
pub use house::{
    Addresses, Connection, Entropy, Figures, House, HouseError, NewToken, Nodes, Standing, TableFile,
};
pub use refusal::HouseRefusal;
pub use settings::{Keeping, Limits, Settings};

use store::{GuestId, TokenHash};

/// A guest: who, and the name he goes by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// Who.
    pub id: GuestId,
    /// The name.
    pub name: String,
    /// Whose device it is: several people may sit at one, and what counts for each device counts for all of them.
    pub device: GuestId,
    /// Whether it is a program.
    pub is_program: bool,
}

impl Guest {
    /// A guest with a device of their own.
    pub fn new(id: GuestId, name: impl Into<String>) -> Guest {
        Guest {
            id,
            name: name.into(),
            device: id,
            is_program: false,
        }
    }

    /// A guest as the store knows them.
    pub fn kept(guest: store::Guest) -> Guest {
        Guest {
            is_program: house::is_program(&guest),
            ..Guest::new(guest.id, guest.name)
        }
    }
}

/// Stands for the address a line comes from: limits count by it. It is neither kept nor told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct AddressKey(pub u64);

/// Whoever comes in by a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Visitor {
    /// Who it is.
    pub guest: Guest,
    /// Where the line comes from, if that is known.
    pub address: Option<AddressKey>,
    /// What the store is to know the guest by, if it does not yet. A guest is kept with the first thing they do.
    pub token: Option<TokenHash>,
}

impl From<Guest> for Visitor {
    /// A guest the store knows, from nowhere in particular.
    fn from(guest: Guest) -> Visitor {
        Visitor {
            guest,
            address: None,
            token: None,
        }
    }
}

/// One device's line, for as long as it holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ConnectionId(u64);
