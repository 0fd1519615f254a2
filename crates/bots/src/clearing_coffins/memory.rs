//! What a bot remembers: one trace for each Down card (CC-11.7).
//!
//! A trace is a combination or nothing, and it may be wrong. It comes from sightings alone.

use super::level::{Level, OwnOther, PerMille};
use clearing_coffins::parts::{Card, ROW_MAX, Slot};
use clearing_coffins::{Phase, Place, Public, Sighting};
use engine::{Fast, MAX_SEATS, Seat};

/// The least chance to encode a card of another seat that is shown to all (CC-11.7).
const SHOWN_MIN: PerMille = PerMille(500);

/// What a bot has in mind of one slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Spot {
    Gap,
    Up(Card),
    /// A card that lies down, and what is believed of it.
    Down(Option<Card>),
}

/// The slots of one row; those beyond it are gaps.
#[derive(Clone, Copy, Debug)]
struct RowInMind {
    spots: [Spot; ROW_MAX],
    len: usize,
}

/// All a bot has in mind.
#[derive(Clone, Debug)]
pub struct Memory {
    own: Seat,
    rows: [RowInMind; MAX_SEATS],
    /// Who decides about a swap, if somebody does.
    swapper: Option<Seat>,
}

impl Memory {
    /// Of a bot that sits down now: it sees what lies open and has no trace of what lies down.
    pub fn new(own: Seat, public: &Public) -> Memory {
        let empty = RowInMind {
            spots: [Spot::Gap; ROW_MAX],
            len: 0,
        };
        let mut memory = Memory {
            own,
            rows: [empty; MAX_SEATS],
            swapper: None,
        };
        for (seat, row) in public.rows.iter() {
            for (slot, seen) in row.iter() {
                let spot = match seen {
                    Slot::Gap => Spot::Gap,
                    Slot::Down => Spot::Down(None),
                    Slot::Up(card) => Spot::Up(card),
                };
                memory.put(Place { seat, slot }, spot);
            }
        }
        memory
    }

    /// What is believed of a card that lies down.
    #[inline]
    pub fn believed(&self, place: Place) -> Option<Card> {
        match self.spot(place) {
            Spot::Down(trace) => trace,
            Spot::Gap | Spot::Up(_) => None,
        }
    }

    /// Takes in what happens.
    pub fn see(&mut self, sighting: &Sighting, level: &Level, rng: &mut Fast) {
        match *sighting {
            Sighting::Dealt { seat, cards } => {
                for (slot, card) in (0u8..).zip(cards) {
                    self.put(Place { seat, slot }, Spot::Up(card));
                }
            }
            Sighting::Thrown => self.forget(level, rng),
            Sighting::Closed { place } => {
                let seen = match self.spot(place) {
                    Spot::Up(card) => Some(card),
                    Spot::Gap | Spot::Down(_) => None,
                };
                let encoded = seen.filter(|_| self.of(place, level.encodes).happens(rng));
                self.put(place, Spot::Down(encoded));
            }
            Sighting::Shown { place, card, .. } => self.see_again(place, card, level, rng),
            // The swapper knows both.
            Sighting::Looked { place, card } => self.put(place, Spot::Down(Some(card))),
            Sighting::Asked { phase, .. } => {
                self.swapper = match phase {
                    Phase::MoonDecide { seat, .. } => Some(seat),
                    _ => None,
                };
            }
            Sighting::Swapped { a, b } => self.swap(a, b, level, rng),
            Sighting::Cleared { place, .. } => self.put(place, Spot::Gap),
            Sighting::Exposed { place, card, .. }
            | Sighting::Refilled { place, card }
            | Sighting::PenaltyTurned { place, card }
            | Sighting::PenaltyDrawn { place, card } => self.put(place, Spot::Up(card)),
            _ => {}
        }
    }

    /// Every throw each trace may be lost, and then a wrong one may take its place.
    fn forget(&mut self, level: &Level, rng: &mut Fast) {
        for (seat, row) in self.rows.iter_mut().enumerate() {
            let forgets = level.forgets.of(seat == self.own.idx());
            for spot in &mut row.spots[..row.len] {
                if let Spot::Down(Some(card)) = *spot
                    && forgets.happens(rng)
                {
                    *spot = Spot::Down(level.mistakes.happens(rng).then(|| another(card, rng)));
                }
            }
        }
    }

    /// A public showing re-encodes; what it proved wrong is not believed any longer (R-CC-64).
    fn see_again(&mut self, place: Place, card: Card, level: &Level, rng: &mut Fast) {
        if self.believed(place) == Some(card) {
            return;
        }
        let encodes = OwnOther {
            own: level.encodes.own,
            other: PerMille(level.encodes.other.0.max(SHOWN_MIN.0)),
        };
        let encoded = self.of(place, encodes).happens(rng).then_some(card);
        self.put(place, Spot::Down(encoded));
    }

    /// Traces go with their cards, unless they are lost on the way.
    fn swap(&mut self, a: Place, b: Place, level: &Level, rng: &mut Fast) {
        let [first, second] = [a, b].map(|place| match self.spot(place) {
            Spot::Down(Some(card)) => {
                let keeps = self.swapper == Some(self.own) || level.keeps.happens(rng);
                Spot::Down(keeps.then_some(card))
            }
            other => other,
        });
        self.put(a, second);
        self.put(b, first);
    }

    fn of<T: Copy>(&self, place: Place, either: OwnOther<T>) -> T {
        either.of(place.seat == self.own)
    }

    fn spot(&self, place: Place) -> Spot {
        let row = self.rows.get(place.seat.idx());
        let spot = row.and_then(|row| row.spots.get(usize::from(place.slot)));
        spot.copied().unwrap_or(Spot::Gap)
    }

    fn put(&mut self, place: Place, spot: Spot) {
        let slot = usize::from(place.slot);
        let row = &mut self.rows[place.seat.idx()];
        row.spots[slot] = spot;
        row.len = row.len.max(slot + 1);
    }
}

/// One of the five other combinations.
fn another(card: Card, rng: &mut Fast) -> Card {
    let step = 1 + rng.below(5) as usize;
    Card::ALL[(card.idx() + step) % Card::ALL.len()]
}
