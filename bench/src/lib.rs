//! How fast the rules are, beside a bare loop of the same rules.
//!
//! `cargo run --release -p bench` plays random games of *Rest in Peace* in three ways and compares them:
//!
//! * [`bare`]: a loop written by hand with bit masks, without types, events or checks: the yardstick
//! * [`typed`]: the rules through the engine's contract: prompts, choices, apply
//! * [`recorded`]: the same through a table that checks every input, asserts what must hold and keeps the log
//!
//! All three deal by the same shuffle, choose uniformly among the same options and draw from the same kind of
//! generator. [`rounds`] measures them in turn, so that a noisy machine is noisy for all; [`allocations`] counts
//! what a playout takes from the heap. [`playouts`] plays random games of any title, [`searches`] weighs the bots' search beside them and beside
//! [`bare_search`], [`lobby`] keeps visitors of a house up to
//! date, and [`packing`] tells how much room finished tables take. The tests run everything once at toy size and check the answers.

pub mod allocations;
pub mod bare;
pub mod bare_search;
pub mod lobby;
pub mod packing;
pub mod playouts;
pub mod recorded;
pub mod rounds;
pub mod searches;
pub mod typed;
pub mod visitors;

use rest_in_peace::{End, Loss};

/// The ends of a game, in the order of [`Sum::ends`].
pub const ENDS: [End; 10] = [
    End::Won,
    End::Lost(Loss::Trapped),
    End::Lost(Loss::OutOfDoors),
    End::Lost(Loss::StuckOpening),
    End::Lost(Loss::StuckEntrance),
    End::Lost(Loss::GhostWithBones),
    End::Lost(Loss::GhostEntrance),
    End::Lost(Loss::Sealed),
    End::Lost(Loss::NoWayHome),
    End::Lost(Loss::Conceded),
];

/// What many games add up to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sum {
    /// How many games.
    pub games: u64,
    /// How many answers were given, forced closings included.
    pub inputs: u64,
    /// How often each end came.
    pub ends: [u64; ENDS.len()],
}

impl Sum {
    /// Counts one game.
    #[inline]
    pub fn add(&mut self, inputs: u64, end: End) {
        self.games += 1;
        self.inputs += inputs;
        let place = ENDS.iter().position(|other| *other == end);
        self.ends[place.expect("all ends are listed")] += 1;
    }

    /// Both together.
    #[must_use]
    pub fn with(mut self, other: Sum) -> Sum {
        self.games += other.games;
        self.inputs += other.inputs;
        self.ends
            .iter_mut()
            .zip(other.ends)
            .for_each(|(count, more)| *count += more);
        self
    }
}

#[cfg(test)]
mod tests;
