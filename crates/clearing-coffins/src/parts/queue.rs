//! Who owes a penalty, in order, and which own cards were shown (CC-3, R-CC-38, R-CC-39).

use engine::{MAX_SEATS, Seat};
use serde::{Serialize, Serializer};
use std::fmt;

/// Seats in order, each at most once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatQueue {
    seats: [u8; MAX_SEATS],
    len: u8,
}

impl SeatQueue {
    /// Nobody.
    pub const EMPTY: SeatQueue = SeatQueue {
        seats: [0; MAX_SEATS],
        len: 0,
    };

    /// Puts a seat at the end.
    ///
    /// # Panics
    /// If there are more seats than a table has: each is there at most once.
    pub fn push(&mut self, seat: Seat) {
        self.seats[usize::from(self.len)] = seat.0;
        self.len += 1;
    }

    /// Who is next.
    pub fn first(self) -> Option<Seat> {
        self.iter().next()
    }

    /// Takes the first seat out.
    pub fn pop_first(&mut self) -> Option<Seat> {
        let first = self.first()?;
        self.seats.copy_within(1.., 0);
        self.seats[MAX_SEATS - 1] = 0;
        self.len -= 1;
        Some(first)
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        self.seats.into_iter().take(usize::from(self.len)).map(Seat)
    }

    /// How many wait.
    pub fn len(self) -> usize {
        usize::from(self.len)
    }

    /// Whether nobody waits.
    pub fn is_empty(self) -> bool {
        self.len == 0
    }
}

impl FromIterator<Seat> for SeatQueue {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatQueue {
        let mut queue = SeatQueue::EMPTY;
        seats.into_iter().for_each(|seat| queue.push(seat));
        queue
    }
}

impl fmt::Debug for SeatQueue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

impl Serialize for SeatQueue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// The own Down slot each seat wrongly named in this round, if any (R-CC-39).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct NamedSlots([Option<u8>; MAX_SEATS]);

impl NamedSlots {
    /// Notes the slot a seat named.
    pub fn insert(&mut self, seat: Seat, slot: u8) {
        self.0[seat.idx()] = Some(slot);
    }

    /// The slot the seat named.
    pub fn get(self, seat: Seat) -> Option<u8> {
        self.0.get(seat.idx()).copied().flatten()
    }

    /// Seats with their slots.
    pub fn iter(self) -> impl Iterator<Item = (Seat, u8)> {
        let with_seats = (0u8..).map(Seat).zip(self.0);
        with_seats.filter_map(|(seat, slot)| slot.map(|slot| (seat, slot)))
    }
}

impl fmt::Debug for NamedSlots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map()
            .entries(self.iter().map(|(seat, slot)| (seat.0, slot)))
            .finish()
    }
}

impl Serialize for NamedSlots {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(|(seat, slot)| crate::api::Place { seat, slot }))
    }
}
