//! What is said to people: a key and its arguments, never a sentence.
//!
//! Each client turns a phrase into words of its reader's language.

use crate::seat::{Seat, SeatSet};
use std::fmt;

/// An argument of a phrase.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg {
    /// A number; languages choose the plural by it.
    Number(i64),
    /// A short text that is the same in every language, such as a card or a rule number.
    Text(String),
    /// Whoever sits there: by name where one is known, else by number. People count seats from 1.
    Seat(Seat),
    /// Several who sit at the table.
    Seats(SeatSet),
    /// A phrase of its own, put into words first.
    Phrase(Box<Phrase>),
}

/// A key into the message files, with named arguments.
#[derive(Clone, PartialEq, Debug)]
pub struct Phrase {
    /// The key of the message.
    pub key: String,
    /// The arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

impl Phrase {
    /// A phrase without arguments.
    pub fn new(key: impl Into<String>) -> Phrase {
        Phrase {
            key: key.into(),
            args: Vec::new(),
        }
    }

    /// The phrase with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Phrase {
        self.args.push((name, arg.into()));
        self
    }

    /// The phrase with one more argument that is the same in every language.
    #[must_use]
    pub fn with_text(self, name: &'static str, text: impl fmt::Display) -> Phrase {
        self.with(name, Arg::Text(text.to_string()))
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(Box::new(phrase))
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<SeatSet> for Arg {
    fn from(seats: SeatSet) -> Arg {
        Arg::Seats(seats)
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(i64::from(number))
            }
        }
    )*};
}
numbers!(u8, u16, u32, i16, i32, i64);
