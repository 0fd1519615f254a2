//! What is said to people, on the wire.

use engine::Seat;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;

/// An argument of a phrase.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Arg {
    /// A number; languages choose the plural by it.
    Number(#[cfg_attr(test, ts(type = "number"))] i64),
    /// A short text that is the same in every language.
    Text(String),
    /// Whoever sits there: called by name where one is known, else by number counted from 1.
    Seats {
        /// The seats, counted from 0.
        #[cfg_attr(test, ts(type = "number[]"))]
        seats: Vec<Seat>,
    },
    /// A phrase of its own, put into words first.
    Phrase(Box<Phrase>),
}

/// A key into the message files of `text/`, with its arguments.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Phrase {
    /// The key of the message.
    pub key: String,
    /// The arguments by name.
    #[serde(default, skip_serializing_if = "Args::is_empty")]
    #[cfg_attr(test, ts(type = "{ [name: string]: Arg }", optional))]
    pub args: Args,
}

/// Named arguments, in the order of the phrase; an object on the wire.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Args(pub Vec<(Cow<'static, str>, Arg)>);

impl Args {
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<engine::Phrase> for Phrase {
    fn from(phrase: engine::Phrase) -> Phrase {
        let engine::Phrase { key, args } = phrase;
        let arg = |(name, arg): (&'static str, engine::Arg)| (Cow::Borrowed(name), Arg::from(arg));
        Phrase {
            key,
            args: Args(args.into_iter().map(arg).collect()),
        }
    }
}

impl From<engine::Arg> for Arg {
    fn from(arg: engine::Arg) -> Arg {
        match arg {
            engine::Arg::Number(number) => Arg::Number(number),
            engine::Arg::Text(text) => Arg::Text(text),
            engine::Arg::Seat(seat) => Arg::Seats { seats: vec![seat] },
            engine::Arg::Seats(seats) => Arg::Seats {
                seats: seats.iter().collect(),
            },
            engine::Arg::Phrase(phrase) => Arg::Phrase(Box::new(Phrase::from(*phrase))),
        }
    }
}

impl Serialize for Args {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, arg)| (name, arg)))
    }
}

impl<'de> Deserialize<'de> for Args {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Args, D::Error> {
        struct InOrder;
        impl<'de> Visitor<'de> for InOrder {
            type Value = Args;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("named arguments")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Args, A::Error> {
                let mut args = Vec::new();
                while let Some((name, arg)) = map.next_entry::<String, Arg>()? {
                    args.push((Cow::Owned(name), arg));
                }
                Ok(Args(args))
            }
        }
        deserializer.deserialize_map(InOrder)
    }
}
