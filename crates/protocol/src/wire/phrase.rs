//! What is said to people, on the wire.

use engine::Seat;
use serde::de::{MapAccess, Visitor};
use serde::ser::SerializeStruct as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;

/// An argument of a phrase.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
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
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Phrase {
    /// The key of the message.
    pub key: String,
    /// The arguments by name.
    #[serde(default, skip_serializing_if = "Args::is_empty")]
    #[cfg_attr(test, ts(type = "{ [name: string]: Arg }", optional))]
    #[cfg_attr(test, schemars(with = "std::collections::BTreeMap<String, Arg>"))]
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

/// A phrase of the engine as it is told, written like a [`Phrase`] without becoming one first: several are told of
/// every move.
pub struct Spoken(pub engine::Phrase);

impl Serialize for Spoken {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        speak(&self.0, serializer)
    }
}

fn speak<S: Serializer>(phrase: &engine::Phrase, serializer: S) -> Result<S::Ok, S::Error> {
    struct Args<'a>(&'a [(&'static str, engine::Arg)]);
    impl Serialize for Args<'_> {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_map(self.0.iter().map(|(name, arg)| (name, SpokenArg(arg))))
        }
    }
    let engine::Phrase { key, args } = phrase;
    let has_args = !args.is_empty();
    let mut spoken = serializer.serialize_struct("Phrase", 1 + usize::from(has_args))?;
    spoken.serialize_field("key", key)?;
    if has_args {
        spoken.serialize_field("args", &Args(args))?;
    }
    spoken.end()
}

/// An argument, written like an [`Arg`].
struct SpokenArg<'a>(&'a engine::Arg);

impl Serialize for SpokenArg<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Seats<I> {
            seats: I,
        }
        match self.0 {
            engine::Arg::Number(number) => serializer.serialize_i64(*number),
            engine::Arg::Text(text) => serializer.serialize_str(text),
            engine::Arg::Seat(seat) => Seats { seats: [*seat] }.serialize(serializer),
            engine::Arg::Seats(seats) => Seats { seats }.serialize(serializer),
            engine::Arg::Phrase(phrase) => speak(phrase, serializer),
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
