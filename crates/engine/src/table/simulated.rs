//! Tables of a simulation, dealt again and again without taking anything from the heap.

use super::{Origin, Setup, Table};
use crate::chance::Fast;
use crate::game::{Game, Sink};

impl<G: Game> Table<G, Fast> {
    /// Makes room for a log of so many inputs, so that playing them takes nothing from the heap.
    pub fn reserve(&mut self, inputs: usize) {
        self.entries.reserve(inputs);
        self.standing.reserve(inputs);
        self.draws.reserve(inputs);
    }

    /// Gathers everything, shuffles and deals anew by what was agreed. The log starts over and keeps its room.
    ///
    /// Only tables of a simulation can be dealt again: those in play are bound to their secret.
    pub fn deal_again<S: Sink<G::Event>>(&mut self, mut chance: Fast, events: &mut S) {
        let Setup {
            rules,
            options,
            seats,
            deal,
            origin,
            ..
        } = &mut self.setup;
        *deal = G::shuffle(*rules, options, *seats, &mut chance);
        *origin = Origin::Shuffled;
        self.state = G::deal(*rules, options, *seats, deal, events);
        G::assert_sound(&self.state);
        self.chance = chance;
        self.entries.clear();
        self.draws.clear();
        self.sealed.clear();
        self.standing.clear();
        self.fixed = 0;
    }
}
