//! Seats, and exactly one of something per seat.
//!
//! The engine knows seats, never players or accounts.

use crate::{bit_set, serialize_as_list};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The most seats any of our games has.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's position as an index.
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }

    /// The left neighbour at a table of `seats`: the next in turn order.
    pub fn next_clockwise(self, seats: u8) -> Seat {
        if self.0 + 1 >= seats {
            Seat(0)
        } else {
            Seat(self.0 + 1)
        }
    }

    /// All seats of a table of `seats`, starting with the left neighbour of this one and ending with it.
    pub fn round_after(self, seats: u8) -> impl Iterator<Item = Seat> {
        (1..=seats).map(move |step| Seat((self.0 + step) % seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

bit_set! {
    /// A set of seats.
    pub struct SeatSet(u8) of Seat {
        count: 8,
        bit: |seat| seat.0,
        item: |number| Seat(number),
        len: usize,
        shown: |seat| seat.0,
    }
}

serialize_as_list!(SeatSet);

/// Exactly one `T` per seat of a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatMap<T>(ArrayVec<T, MAX_SEATS>);

impl<T> SeatMap<T> {
    /// One value for each of `seats` seats, made by `value`.
    ///
    /// # Panics
    /// If `seats` is more than [`MAX_SEATS`]: the number of seats is checked before a table is dealt.
    pub fn new(seats: u8, value: impl FnMut(Seat) -> T) -> SeatMap<T> {
        SeatMap((0..seats).map(Seat).map(value).collect())
    }

    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        self.0.len() as u8
    }

    /// Seats and their values in rising order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0
            .iter()
            .enumerate()
            .map(|(idx, value)| (Seat(idx as u8), value))
    }

    /// Seats and their values in rising order, to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        self.0
            .iter_mut()
            .enumerate()
            .map(|(idx, value)| (Seat(idx as u8), value))
    }

    /// The value of a seat, or nothing if the table has no such seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.idx())
    }
}

impl<T> std::ops::Index<Seat> for SeatMap<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.idx()]
    }
}

impl<T> std::ops::IndexMut<Seat> for SeatMap<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.idx()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_wraps_at_the_last_seat() {
        assert_eq!(Seat(1).next_clockwise(3), Seat(2));
        assert_eq!(Seat(2).next_clockwise(3), Seat(0));
        assert_eq!(
            Seat(1).round_after(3).collect::<Vec<_>>(),
            [Seat(2), Seat(0), Seat(1)]
        );
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let mut set: SeatSet = [Seat(4), Seat(1)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(1), Seat(4)]);
        set.remove(Seat(1));
        assert_eq!(
            (set.len(), set.contains(Seat(4)), set.contains(Seat(1))),
            (1, true, false)
        );
    }
}
