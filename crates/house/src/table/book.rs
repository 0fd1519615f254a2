//! What is kept of a table beside its log.

use super::roster::{Place, Roster};
use crate::{Guest, Keeping};
use engine::{Digest, Seat, Secret};
use protocol::wire::{Door, Pace, PausedFor, Spectators};
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

/// An id that need not be there, as text.
mod id_text_if {
    use super::{Deserialize, Deserializer, Serializer};
    use std::fmt::Display;
    use std::str::FromStr;

    pub(super) fn serialize<T: Display, S: Serializer>(
        id: &Option<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        match id {
            Some(id) => serializer.collect_str(id),
            None => serializer.serialize_none(),
        }
    }

    pub(super) fn deserialize<'de, T: FromStr, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<T>, D::Error> {
        let text = Option::<String>::deserialize(deserializer)?;
        let id = text.map(|text| text.parse()).transpose();
        id.map_err(|_| serde::de::Error::custom("expected 16 hexadecimal digits"))
    }
}

/// Ids as texts.
pub(crate) mod id_texts {
    use super::{Deserialize, Deserializer, Serializer};
    use std::fmt::Display;
    use std::str::FromStr;

    pub(crate) fn serialize<T: Display, S: Serializer>(ids: &[T], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(ids.iter().map(T::to_string))
    }

    pub(crate) fn deserialize<'de, T: FromStr, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<T>, D::Error> {
        let texts = Vec::<String>::deserialize(deserializer)?;
        let ids = texts.iter().map(|text| text.parse().ok()).collect::<Option<_>>();
        ids.ok_or_else(|| serde::de::Error::custom("expected ids of 16 hexadecimal digits"))
    }
}

/// A guest as the book names him.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Name {
    #[serde(with = "id_text")]
    pub(crate) guest: GuestId,
    pub(crate) name: String,
    /// Whose device it is, if it is somebody else's.
    #[serde(default, with = "id_text_if", skip_serializing_if = "Option::is_none")]
    beside: Option<GuestId>,
    /// Whether it is a program.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) program: bool,
}

/// Whom a book names where it has forgotten a guest. No guest has this number.
const SOMEBODY: GuestId = GuestId(0);

impl Name {
    /// Somebody who is not known any more.
    pub(crate) fn somebody() -> Name {
        Name {
            guest: SOMEBODY,
            name: String::new(),
            beside: None,
            program: false,
        }
    }

    pub(crate) fn is_somebody(&self) -> bool {
        self.guest == SOMEBODY
    }

    /// Names a guest no more.
    pub(crate) fn forget(&mut self, guest: GuestId) {
        if self.guest == guest {
            *self = Name::somebody();
        }
        self.beside = self.beside.filter(|device| *device != guest);
    }

    /// Whose device it is.
    pub(crate) fn device(&self) -> GuestId {
        self.beside.unwrap_or(self.guest)
    }

    /// The guest of this name.
    pub(crate) fn to_guest(&self) -> Guest {
        Guest {
            id: self.guest,
            name: self.name.clone(),
            device: self.device(),
            is_program: self.program,
        }
    }
}

impl From<&Guest> for Name {
    fn from(guest: &Guest) -> Name {
        Name {
            guest: guest.id,
            name: guest.name.clone(),
            beside: Some(guest.device).filter(|device| *device != guest.id),
            program: guest.is_program,
        }
    }
}

/// What a door asks for, with what it takes to open it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Lock {
    #[default]
    Open,
    /// Only a hash is kept: people use a password in more places than one.
    Password {
        salt: String,
        hash: String,
    },
    Nod,
}

impl Lock {
    /// A lock that opens to a password. The salt must be another for each.
    pub(crate) fn password(salt: String, password: &str) -> Lock {
        let hash = Lock::hash(&salt, password);
        Lock::Password { salt, hash }
    }

    fn hash(salt: &str, password: &str) -> String {
        Digest::of_bytes(&[b"sexton door 1\0", salt.as_bytes(), b"\0", password.as_bytes()]).to_string()
    }

    /// Whether a password opens it.
    pub(crate) fn opens_to(&self, password: &str) -> bool {
        matches!(self, Lock::Password { salt, hash } if Lock::hash(salt, password) == *hash)
    }

    pub(crate) fn is_open(&self) -> bool {
        *self == Lock::Open
    }

    /// As everybody sees it.
    pub(crate) fn door(&self) -> Door {
        match self {
            Lock::Open => Door::Open,
            Lock::Password { .. } => Door::Password,
            Lock::Nod => Door::Nod,
        }
    }
}

/// What is kept of a table beside its log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Book {
    pub(crate) game: String,
    pub(crate) code: String,
    pub(crate) made_ms: u64,
    pub(crate) host: Name,
    pub(crate) seats: Roster,
    pub(crate) options: Value,
    pub(crate) practice: bool,
    /// The day, if it is the house of that day.
    pub(crate) day: Option<String>,
    /// How far one is in the lesson, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) lesson: Option<u16>,
    pub(crate) pace: Pace,
    /// The language people speak there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) lang: Option<String>,
    pub(crate) spectators: Spectators,
    pub(crate) listed: bool,
    /// Whether programs may sit down.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) programs: bool,
    #[serde(default, skip_serializing_if = "Lock::is_open")]
    pub(crate) lock: Lock,
    /// The devices that a locked door has opened to.
    #[serde(default, with = "id_texts", skip_serializing_if = "Vec::is_empty")]
    pub(crate) admitted: Vec<GuestId>,
    /// The secret of the shuffle, in hexadecimal.
    pub(crate) secret: String,
    pub(crate) dealt_ms: Option<u64>,
    pub(crate) ended_ms: Option<u64>,
    pub(crate) paused_since_ms: Option<u64>,
    #[serde(default)]
    pub(crate) paused_for: PausedFor,
    /// Whether the host wants it paused as soon as no race is on.
    #[serde(default)]
    pub(crate) pause_wanted: bool,
    pub(crate) paused_ms: u64,
    pub(crate) rematch: Option<String>,
    /// Whose devices stay away, and who besides.
    #[serde(default, with = "id_texts")]
    pub(crate) kicked: Vec<GuestId>,
    #[serde(default, with = "id_texts")]
    pub(crate) muted: Vec<GuestId>,
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

    pub(crate) fn seat_of(&self, guest: GuestId) -> Option<Seat> {
        self.seats.seat_of(guest)
    }

    /// Whether a guest was kicked, or comes from the device of somebody who was.
    pub(crate) fn is_kicked(&self, guest: &Guest) -> bool {
        self.kicked.contains(&guest.id) || self.kicked.contains(&guest.device)
    }

    /// How long the table is kept when nobody is at it; nothing once it is over.
    pub(crate) fn kept_ms(&self, keeping: &Keeping) -> Option<u64> {
        match (self.phase(), self.pace) {
            // Nobody looks back at a lesson: it can be had again.
            _ if self.lesson.is_some() => Some(keeping.relaxed_ms),
            (Phase::Open, _) => Some(keeping.gathering_ms),
            (Phase::Over, _) => None,
            (Phase::Playing, Pace::ByMail) => Some(keeping.mail_ms),
            (Phase::Playing, Pace::Live) if self.persons() > 1 => Some(keeping.live_ms),
            (Phase::Playing, Pace::Live | Pace::Relaxed) => Some(keeping.relaxed_ms),
        }
    }

    /// Whether a guest belongs to the table without a seat: looks at the device of somebody who plays, as a big screen in
    /// the same room does, or opened the table and lets others play.
    pub(crate) fn is_of_the_company(&self, guest: &Guest) -> bool {
        guest.id == self.host.guest || self.seats.players().any(|person| person.device() == guest.device)
    }

    /// Names a guest no more. The log never did.
    pub(crate) fn forget(&mut self, guest: GuestId) {
        self.host.forget(guest);
        self.seats.forget(guest);
        for list in [&mut self.admitted, &mut self.kicked, &mut self.muted] {
            list.retain(|other| *other != guest);
        }
    }

    /// How many persons play.
    pub(crate) fn persons(&self) -> usize {
        self.seats.players().count()
    }

    /// The table's own time, which stands still while it is paused.
    pub(crate) fn table_ms(&self, now: u64) -> u64 {
        let now = self.paused_since_ms.unwrap_or(now);
        let dealt = self.dealt_ms.unwrap_or(now);
        now.saturating_sub(dealt).saturating_sub(self.paused_ms)
    }

    /// The house's time of a time of the table.
    pub(crate) fn house_ms(&self, table_ms: u64) -> u64 {
        self.dealt_ms.unwrap_or(0) + self.paused_ms + table_ms
    }

    /// The house's clock was set back by so much: the table's own goes on where it was.
    pub(crate) fn set_back(&mut self, ms: u64) {
        for time in [&mut self.dealt_ms, &mut self.paused_since_ms] {
            *time = time.map(|time| time.saturating_sub(ms));
        }
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
            .places()
            .filter_map(Place::person)
            .map(|person| person.guest)
            .collect();
        members.push(self.host.guest);
        members.retain(|guest| *guest != SOMEBODY);
        members.sort_unstable();
        members.dedup();
        record.members = members;
        record.data = serde_json::to_string(self).expect("a book is plain data");
        record.public = self.public(outcome).to_string();
        record.listed = self.listed;
        record.ended_ms = self.ended_ms;
        record
    }

    fn public(&self, outcome: Option<&Value>) -> Value {
        let seat = |place: &Place| match (place.bot(), place.person()) {
            (Some(bot), _) => json!({ "bot": bot }),
            (None, Some(person)) if person.is_somebody() => json!("somebody"),
            (None, Some(person)) if person.program => json!({ "name": person.name, "program": true }),
            (None, Some(person)) => json!({ "name": person.name }),
            (None, None) => json!("nobody"),
        };
        json!({
            "seats": self.seats.places().map(seat).collect::<Vec<_>>(),
            "day": self.day,
            "listed": self.listed,
            // A lesson counts for nothing either.
            "practice": self.practice || self.lesson.is_some(),
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

#[cfg(test)]
mod tests {
    use super::*;

    /// As the version before wrote it.
    const EARLIER: &str = r#"{"game":"ruhe-in-frieden","code":"ABCD","made_ms":1772500000000,
        "host":{"guest":"0000000000000001","name":"guest 1"},
        "seats":[
            {"person":{"guest":"0000000000000001","name":"guest 1"},"bot":null,"is_left":false,"salt":"dust","since":0,
             "waited_ms":1200,"stands_in":false,
             "orders":{"bury":"show","after":"show","adjust":"pass","end":"pass","last":"show","armed":["MX"]}},
            {"person":{"guest":"0000000000000002","name":"guest 2"},"bot":"steady","is_left":false,"salt":null,"since":4,
             "waited_ms":0,"stands_in":true,"orders":null}],
        "options":{},"practice":false,"day":null,"pace":"live","spectators":"on","listed":false,
        "secret":"0101010101010101010101010101010101010101010101010101010101010101",
        "dealt_ms":1772500001000,"ended_ms":null,"paused_since_ms":1772500009000,"paused_for":"quiet",
        "pause_wanted":true,"paused_ms":500,"rematch":null,"kicked":["0000000000000007"],"muted":[],"frozen":null}"#;

    #[test]
    fn a_book_of_the_version_before_is_read_and_written_alike() {
        let mut record = Record::new("ruhe-in-frieden".to_owned(), "ABCD".to_owned(), 0);
        record.data = EARLIER.to_owned();
        let book = Book::read(&record).unwrap();
        assert_eq!(book.seat_of(GuestId(1)), Some(Seat(0)));
        assert_eq!(book.seats.stood_in_for(GuestId(2)), Some(Seat(1)));
        assert_eq!(book.seats[Seat(0)].orders().unwrap()["armed"][0], "MX");
        assert_eq!(book.kicked, [GuestId(7)]);
        assert_eq!(book.paused(), Some(PausedFor::Quiet));
        assert_eq!(book.table_ms(1_772_500_020_000), 7_500, "its clock stands still");
        let again: Value = serde_json::to_value(&book).unwrap();
        let before: Value = serde_json::from_str(EARLIER).unwrap();
        assert_eq!(again, before);
    }
}
