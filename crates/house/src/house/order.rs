//! Who is kept out of the house, and who must be quiet: a list without input and output, as it is kept in the store.

use crate::Guest;
use protocol::wire::AdminBan;
use serde::{Deserialize, Serialize};
use store::{GuestId, Note};

/// What a measure is called in the store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Measure {
    Ban,
    Mute,
}

impl Measure {
    pub(super) const ALL: [Measure; 2] = [Measure::Ban, Measure::Mute];

    pub(super) fn kind(self) -> &'static str {
        match self {
            Measure::Ban => "ban",
            Measure::Mute => "mute",
        }
    }
}

/// Whom a measure is about, as it is kept. An address is kept no longer than the measure holds.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct About {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) guest: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) address: Option<String>,
}

/// Somebody who is kept out, or must be quiet.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Entry {
    number: u64,
    measure: Measure,
    about: About,
    at_ms: u64,
    until_ms: u64,
}

impl Entry {
    fn is_of(&self, guest: &Guest) -> bool {
        let named = self
            .about
            .guest
            .as_deref()
            .and_then(|guest| guest.parse::<GuestId>().ok());
        named.is_some_and(|named| named == guest.id || named == guest.device)
    }
}

/// All measures that hold.
#[derive(Debug, Default)]
pub(super) struct Order(Vec<Entry>);

impl Order {
    /// A measure as the store has it; one that makes no sense is left out.
    pub(super) fn add(&mut self, measure: Measure, note: &Note) {
        if let (Ok(about), Some(until_ms)) = (serde_json::from_str(&note.value), note.until_ms) {
            self.0.push(Entry {
                number: note.id,
                measure,
                about,
                at_ms: note.at_ms,
                until_ms,
            });
        }
    }

    /// A measure ends; whether there was one.
    pub(super) fn lift(&mut self, number: u64) -> bool {
        let before = self.0.len();
        self.0.retain(|entry| entry.number != number);
        self.0.len() < before
    }

    fn held(&self, measure: Measure, now: u64) -> impl Iterator<Item = &Entry> {
        self.0
            .iter()
            .filter(move |entry| entry.measure == measure && entry.until_ms > now)
    }

    /// Until when a guest is under a measure.
    pub(super) fn until(&self, measure: Measure, guest: &Guest, now: u64) -> Option<u64> {
        let his = self.held(measure, now).filter(|entry| entry.is_of(guest));
        his.map(|entry| entry.until_ms).max()
    }

    /// Until when an address is kept out.
    pub(super) fn address_until(&self, address: &str, now: u64) -> Option<u64> {
        let of = self.held(Measure::Ban, now);
        let of = of.filter(|entry| entry.about.address.as_deref() == Some(address));
        of.map(|entry| entry.until_ms).max()
    }

    /// What holds now, the last first; what does not is forgotten.
    pub(super) fn list(&mut self, now: u64) -> Vec<AdminBan> {
        self.0.retain(|entry| entry.until_ms > now);
        let told = self.0.iter().map(|entry| AdminBan {
            entry: entry.number,
            mute: entry.measure == Measure::Mute,
            guest: entry.about.guest.clone(),
            address: entry.about.address.clone(),
            at_ms: entry.at_ms,
            until_ms: entry.until_ms,
        });
        let mut told: Vec<AdminBan> = told.collect();
        told.sort_by_key(|ban| std::cmp::Reverse(ban.entry));
        told
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn note(id: u64, until_ms: u64, value: &str) -> Note {
        Note {
            id,
            kind: String::new(),
            at_ms: 1,
            until_ms: Some(until_ms),
            value: value.to_owned(),
        }
    }

    #[test]
    fn a_measure_holds_for_a_guest_their_device_and_a_time() {
        let mut order = Order::default();
        order.add(Measure::Ban, &note(1, 100, r#"{"guest":"0000000000000007"}"#));
        order.add(Measure::Mute, &note(2, 200, r#"{"guest":"0000000000000008"}"#));
        order.add(Measure::Ban, &note(3, 300, r#"{"address":"203.0.113.7"}"#));
        order.add(Measure::Ban, &note(4, 300, "nonsense"));
        let (seven, mut beside) = (Guest::new(GuestId(7), ""), Guest::new(GuestId(9), ""));
        beside.device = GuestId(7);
        assert_eq!(order.until(Measure::Ban, &seven, 50), Some(100));
        assert_eq!(
            order.until(Measure::Ban, &beside, 50),
            Some(100),
            "the same device"
        );
        assert_eq!(order.until(Measure::Ban, &seven, 100), None, "it is over");
        assert_eq!(order.until(Measure::Mute, &seven, 50), None);
        assert_eq!(order.address_until("203.0.113.7", 50), Some(300));
        assert_eq!(order.address_until("203.0.113.8", 50), None);
        assert_eq!(order.list(150).len(), 2);
        assert!(order.lift(3) && !order.lift(3));
        assert_eq!(order.address_until("203.0.113.7", 50), None);
    }
}
