//! What is kept of a table beside its log.

use crate::Guest;
use engine::{Digest, Secret};
use protocol::wire::{Orders, Pace, PausedFor, Spectators};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Value, json};
use store::{GuestId, Phase, Record, TableId};

/// An id as text, as it is written everywhere.
pub(crate) mod id_text {
    use super::{Deserialize, Deserializer, Serializer};
    use std::fmt::Display;
    use std::str::FromStr;

    pub(crate) fn serialize<T: Display, S: Serializer>(id: &T, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(id)
    }

    pub(crate) fn deserialize<'de, T: FromStr, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse()
            .map_err(|_| serde::de::Error::custom("expected 16 hexadecimal digits"))
    }
}

/// A guest as the book names him.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Name {
    #[serde(with = "id_text")]
    pub(crate) guest: GuestId,
    pub(crate) name: String,
}

impl From<&Guest> for Name {
    fn from(guest: &Guest) -> Name {
        Name {
            guest: guest.id,
            name: guest.name.clone(),
        }
    }
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct SeatBook {
    /// Whose it is; while a bot plays it, who may come back.
    pub(crate) person: Option<Name>,
    /// The bot that plays it.
    pub(crate) bot: Option<String>,
    /// Whether the person has stood up and somebody else may sit down.
    #[serde(default)]
    pub(crate) is_left: bool,
    /// What the person mixed into the shuffle.
    pub(crate) salt: Option<String>,
    /// The number of inputs when the person sat down.
    #[serde(default)]
    pub(crate) since: u32,
    /// How long the table has waited for the person (R-CC-66).
    #[serde(default)]
    pub(crate) waited_ms: u64,
    /// Whether a bot stands in, until the person is back or, if the seat was given up, for anybody (CC-10.17).
    #[serde(default)]
    pub(crate) stands_in: bool,
    /// Standing orders (RF-8.11).
    #[serde(default)]
    pub(crate) orders: Option<Orders>,
}

impl SeatBook {
    /// The person who plays it now.
    pub(crate) fn player(&self) -> Option<&Name> {
        self.person
            .as_ref()
            .filter(|_| self.bot.is_none() && !self.is_left)
    }

    /// Whether nobody plays it.
    pub(crate) fn is_empty(&self) -> bool {
        self.bot.is_none() && self.player().is_none()
    }
}

/// What is kept of a table beside its log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Book {
    pub(crate) game: String,
    pub(crate) code: String,
    pub(crate) made_ms: u64,
    pub(crate) host: Name,
    pub(crate) seats: Vec<SeatBook>,
    pub(crate) options: Value,
    pub(crate) practice: bool,
    /// The day, if it is the house of that day.
    pub(crate) day: Option<String>,
    pub(crate) pace: Pace,
    pub(crate) spectators: Spectators,
    pub(crate) listed: bool,
    /// The secret of the shuffle, in hexadecimal.
    pub(crate) secret: String,
    pub(crate) dealt_ms: Option<u64>,
    pub(crate) ended_ms: Option<u64>,
    pub(crate) paused_since_ms: Option<u64>,
    #[serde(default)]
    pub(crate) paused_for: PausedFor,
    /// Whether the host wants it paused as soon as no dice are out (R-CC-69).
    #[serde(default)]
    pub(crate) pause_wanted: bool,
    pub(crate) paused_ms: u64,
    pub(crate) rematch: Option<String>,
    #[serde(default)]
    pub(crate) kicked: Vec<String>,
    #[serde(default)]
    pub(crate) muted: Vec<String>,
    /// What went wrong, if the program made a mistake.
    pub(crate) frozen: Option<String>,
}

impl Book {
    /// The secret of the shuffle.
    ///
    /// # Panics
    /// Never for a book that was read or opened by this program.
    pub(crate) fn secret(&self) -> Secret {
        Secret::from_hex(&self.secret).expect("a book is opened and read with a secret")
    }

    pub(crate) fn commitment(&self) -> Digest {
        self.secret().commitment()
    }

    pub(crate) fn seat_of(&self, guest: GuestId) -> Option<usize> {
        let is_his = |seat: &SeatBook| seat.person.as_ref().is_some_and(|person| person.guest == guest);
        let playing = |seat: &SeatBook| is_his(seat) && seat.player().is_some();
        self.seats.iter().position(playing)
    }

    /// The seat a guest has left to a bot or to nobody, and may come back to.
    pub(crate) fn seat_kept_for(&self, guest: GuestId) -> Option<usize> {
        let is_his = |seat: &SeatBook| seat.person.as_ref().is_some_and(|person| person.guest == guest);
        self.seats
            .iter()
            .position(|seat| is_his(seat) && seat.player().is_none())
    }

    /// How many persons play.
    pub(crate) fn persons(&self) -> usize {
        self.seats.iter().filter(|seat| seat.player().is_some()).count()
    }

    /// Why the clocks stand still, if they do.
    pub(crate) fn paused(&self) -> Option<PausedFor> {
        self.paused_since_ms.map(|_| self.paused_for)
    }

    pub(crate) fn phase(&self) -> Phase {
        match (self.dealt_ms, self.ended_ms) {
            (_, Some(_)) => Phase::Over,
            (Some(_), None) => Phase::Playing,
            (None, None) => Phase::Open,
        }
    }

    /// The record as it is stored; `winners` once it is over.
    pub(crate) fn record(&self, outcome: Option<&Value>) -> Record {
        let mut record = Record::new(self.game.clone(), self.code.clone(), self.made_ms);
        record.phase = self.phase();
        let mut members: Vec<GuestId> = self
            .seats
            .iter()
            .filter_map(|seat| seat.person.as_ref())
            .map(|person| person.guest)
            .collect();
        members.push(self.host.guest);
        members.sort_unstable();
        members.dedup();
        record.members = members;
        record.data = serde_json::to_string(self).expect("a book is plain data");
        record.public = self.public(outcome).to_string();
        record.ended_ms = self.ended_ms;
        record
    }

    fn public(&self, outcome: Option<&Value>) -> Value {
        let seat = |seat: &SeatBook| match (&seat.bot, &seat.person) {
            (Some(bot), _) => json!({ "bot": bot }),
            (None, Some(person)) => json!({ "name": person.name }),
            (None, None) => json!("nobody"),
        };
        json!({
            "seats": self.seats.iter().map(seat).collect::<Vec<_>>(),
            "day": self.day,
            "listed": self.listed,
            "practice": self.practice,
            "outcome": outcome,
        })
    }

    /// Reads the book of a record.
    ///
    /// # Errors
    /// If it is not one of ours.
    pub(crate) fn read(record: &Record) -> Result<Book, serde_json::Error> {
        let book: Book = serde_json::from_str(&record.data)?;
        match Secret::from_hex(&book.secret) {
            Some(_) => Ok(book),
            None => Err(serde::de::Error::custom("expected the secret of the shuffle")),
        }
    }

    pub(crate) fn table_of_rematch(&self) -> Option<TableId> {
        self.rematch.as_ref().and_then(|id| id.parse().ok())
    }
}
