//! Everything each seat has seen and answered, for information states and for bots that look on.

use crate::coded::Coded;
use engine::{Audience, Seat};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU64, Ordering};

/// Tells records apart, so that a bot knows whether it has been at this table before.
static NEXT: AtomicU64 = AtomicU64::new(1);

/// Something a seat has seen or done.
#[derive(Clone)]
pub(crate) enum Item<S> {
    Seen(S),
    Answered(u16),
}

/// Everything each seat has seen and answered.
pub(crate) struct Record<G: Coded> {
    /// Which table, and which line of play of it.
    pub(crate) id: u64,
    /// What each seat knew at the start.
    pub(crate) start: Vec<G::Knowledge>,
    /// Whether the start is later than the deal, so that it has to be told.
    starts_late: Vec<bool>,
    pub(crate) items: Vec<Vec<Item<G::Sighting>>>,
    /// How many of them came with the deal: what they tell is known at the start.
    pub(crate) dealt: Vec<usize>,
    /// What everybody has seen.
    pub(crate) public: Option<G::Knowledge>,
    /// All actions, whosever they were.
    pub(crate) history: Vec<(Seat, u16)>,
}

impl<G: Coded> Record<G> {
    pub(crate) fn new(start: Vec<G::Knowledge>) -> Record<G> {
        Record {
            id: NEXT.fetch_add(1, Ordering::Relaxed),
            starts_late: vec![false; start.len()],
            dealt: vec![0; start.len()],
            items: start.iter().map(|_| Vec::new()).collect(),
            start,
            public: None,
            history: Vec::new(),
        }
    }

    /// That of a table at which everybody sits down now.
    pub(crate) fn sitting_down(known: Vec<G::Knowledge>, public: G::Knowledge) -> Record<G> {
        let mut record = Record::new(known);
        record.starts_late.fill(true);
        record.public = Some(public);
        record
    }

    pub(crate) fn put(&mut self, event: &G::Event) {
        for (seat, items) in (0..).map(Seat).zip(&mut self.items) {
            items.extend(G::sighting(event, Audience::Seat(seat)).map(Item::Seen));
        }
        if let Some(public) = &mut self.public
            && let Some(sighting) = G::sighting(event, Audience::Public)
        {
            G::learn(public, &sighting);
        }
    }

    pub(crate) fn note(&mut self, seat: Seat, action: u16) {
        self.history.push((seat, action));
        if let Some(items) = self.items.get_mut(seat.idx()) {
            items.push(Item::Answered(action));
        }
    }

    /// The same up to here; from here on the two go their own ways.
    pub(crate) fn copy(&self) -> Record<G> {
        Record {
            id: NEXT.fetch_add(1, Ordering::Relaxed),
            start: self.start.clone(),
            starts_late: self.starts_late.clone(),
            items: self.items.clone(),
            dealt: self.dealt.clone(),
            public: self.public.clone(),
            history: self.history.clone(),
        }
    }

    /// That of a made-up world: the seat has seen the same, the others sit down now.
    pub(crate) fn resampled(&self, seat: Seat, known: Vec<G::Knowledge>, public: G::Knowledge) -> Record<G> {
        let mut record = Record::new(known);
        record.public = Some(public);
        record.history.clone_from(&self.history);
        let own = seat.idx();
        for (idx, starts_late) in record.starts_late.iter_mut().enumerate() {
            *starts_late = idx != own || self.starts_late[own];
        }
        record.items[own].clone_from(&self.items[own]);
        record.dealt[own] = self.dealt[own];
        record.start[own] = self.start[own].clone();
        record
    }

    /// All a seat has seen and answered, as text that is equal exactly if that is.
    pub(crate) fn tell(&self, seat: Seat) -> String {
        let item = |item: &Item<G::Sighting>| match item {
            Item::Seen(sighting) => json!(sighting),
            Item::Answered(action) => json!({ "action": action }),
        };
        let late = self.starts_late[seat.idx()].then(|| json!(G::view_known(&self.start[seat.idx()])));
        let items: Vec<Value> = late
            .into_iter()
            .chain(self.items[seat.idx()].iter().map(item))
            .collect();
        json!({ "game": G::NAME, "seats": self.items.len(), "seat": seat, "seen": items }).to_string()
    }
}
