//! Races by the clock at one keyboard: what a game's referee is told, and what he says.
//!
//! All times are milliseconds of the device's clock and are handed in, so a race can be run without one.

use engine::{Game, Phrase, Seat};

/// What the racers wait for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start<V> {
    /// How long.
    pub delay_ms: i64,
    /// The verdict that gives the start.
    pub verdict: V,
}

/// A hand as the photo finish shows it.
#[derive(Clone, PartialEq, Debug)]
pub struct Ran {
    /// Whose hand.
    pub seat: Seat,
    /// How long after the start; below 0 before it.
    pub ms: i64,
    /// What became of it.
    pub ruling: Phrase,
    /// Whether it took part.
    pub counts: bool,
}

/// The photo finish of a race.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Finish {
    /// Everybody's hand, the first one first.
    pub hands: Vec<Ran>,
    /// How clearly it was won.
    pub margin: Option<Phrase>,
}

/// The referee of one race whose start was seen.
pub trait Heat<G: Game> {
    /// A person's hand comes down, or lets the race go by.
    fn hand(&mut self, state: &G::State, seat: Seat, command: G::Command, at: i64);

    /// A bot says beforehand what it will do, and how long after the start.
    fn bot(&mut self, state: &G::State, seat: Seat, command: G::Command, after_ms: u32);

    /// When the race closes, as far as is known now.
    fn close_at(&self) -> i64;

    /// The verdict, and the photo finish.
    fn verdict(&self) -> (G::Verdict, Finish);
}
