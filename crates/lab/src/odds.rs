//! The odds of every choice: how often a bot wins from here, in states that fit what a seat knows.
//!
//! The same states are drawn for every choice, so that choices are compared on equal terms; a state is drawn from the
//! seat's knowledge alone. The truth is not asked for: what it says is the clairvoyant's affair
//! ([`crate::clairvoyant`]).

use crate::playout::Playout;
use crate::run::table_seed;
use crate::statistics::Interval;
use bots::BotInfo;
use engine::{Fast, Game, Input, Prompt, Seat, Stamp};
use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};

/// A choice and how often it led to a win.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Odds<C> {
    /// The choice.
    pub command: C,
    /// How often it won.
    pub won: u64,
    /// Of so many states.
    pub of: u64,
}

impl<C> Odds<C> {
    /// The share of wins.
    pub fn share(&self) -> f64 {
        self.won as f64 / self.of.max(1) as f64
    }

    /// The range of 95 %.
    pub fn interval(&self) -> Interval {
        Interval::wilson(self.won, self.of)
    }
}

/// A decision to be weighed.
pub struct Decision<'a, G: Game> {
    /// What whoever decides knows.
    pub knowledge: &'a G::Knowledge,
    /// What is asked: an open prompt.
    pub prompt: Prompt<G::Kind>,
    /// What may be answered.
    pub choices: &'a [G::Command],
    pub seats: u8,
}

impl<G: Game> Decision<'_, G> {
    /// A state that fits what is known: the same for the same number, for all choices.
    pub fn state(&self, seed: u64, number: u64) -> G::State {
        G::determinize(self.knowledge, &mut Fast::new(table_seed(seed, number)))
    }

    /// What a state becomes by a choice; nothing if it is refused there.
    pub fn after(&self, state: &G::State, command: G::Command, seed: u64) -> Option<G::State> {
        let mut state = state.clone();
        let (seat, prompt) = (self.prompt.seat, self.prompt.id);
        let input = Input::Command {
            seat,
            prompt,
            command,
        };
        G::apply(&mut state, Stamp(0), input, &mut Fast::new(seed), &mut ()).ok()?;
        Some(state)
    }

    /// Counts for every choice in how many of the states a test holds after it; all cores count, and the sums are the
    /// same on any number of them.
    pub fn count(
        &self,
        states: u64,
        seed: u64,
        holds: impl Fn(G::State, u64) -> bool + Sync,
    ) -> Vec<Odds<G::Command>> {
        let look = |number: u64| -> Vec<u64> {
            let state = self.state(seed, number);
            let table_seed = table_seed(!seed, number);
            let holds = |command: &G::Command| {
                let after = self.after(&state, *command, table_seed);
                u64::from(after.is_some_and(|after| holds(after, table_seed)))
            };
            self.choices.iter().map(holds).collect()
        };
        let none = || vec![0; self.choices.len()];
        let add =
            |one: Vec<u64>, other: Vec<u64>| one.iter().zip(&other).map(|(one, other)| one + other).collect();
        let won = (0..states).into_par_iter().map(look).reduce(none, add);
        let odds = self.choices.iter().zip(won);
        odds.map(|(command, won)| Odds {
            command: *command,
            won,
            of: states,
        })
        .collect()
    }

    /// How often the seat wins after each choice, if everybody plays on as this bot does.
    pub fn odds(&self, by: &'static BotInfo<G>, states: u64, seed: u64) -> Vec<Odds<G::Command>> {
        let seat = self.prompt.seat;
        self.count(states, seed, |state, table_seed| {
            is_won(by, self.seats, seat, state, table_seed)
        })
    }
}

/// In how many of the states that fit what a seat knows it wins, if everybody plays on as this bot does.
///
/// All cores count, and the sum is the same on any number of them.
pub fn count_won<G: Game>(
    knowledge: &G::Knowledge,
    (seat, seats): (Seat, u8),
    by: &'static BotInfo<G>,
    states: u64,
    seed: u64,
) -> u64 {
    let look = |number: u64| {
        let state = G::determinize(knowledge, &mut Fast::new(table_seed(seed, number)));
        u64::from(is_won(by, seats, seat, state, table_seed(!seed, number)))
    };
    (0..states).into_par_iter().map(look).sum()
}

/// Whether a seat wins from here, if everybody plays on as this bot does.
fn is_won<G: Game>(by: &'static BotInfo<G>, seats: u8, seat: Seat, state: G::State, table_seed: u64) -> bool {
    let bots = vec![by; usize::from(seats)];
    let end = Playout::resume(&bots, state, table_seed).play(&mut Vec::new());
    G::outcome(end.state()).is_some_and(|outcome| outcome.winners.contains(seat))
}
