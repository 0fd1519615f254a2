//! Search over information sets: which answer does best in the states a seat holds possible.
//!
//! It knows no game. A [`Guide`] draws a state that could be true, says how people would play on from there, and judges
//! what comes of it; the search tries the answers that have done well so far more often than the others, and keeps a
//! tree of what was tried. States come from the guide alone, and a guide is made of what its seat knows: there is no
//! way to the true state.
//!
//! One node stands for what the seat that decides there can tell apart, not for a state:
//!
//! * **Chance** is in the states drawn: each iteration plays in another.
//! * **Sealed rounds** are answered by each seat for itself, as if at once: none learns what another chose, and only the
//!   play that counts leads on.
//! * **Doubts in order** are open prompts, one after the other.
//! * **Standing rights and races** are decided by the search where it is asked about them; below that by the guide, for
//!   there time is what counts.
//!
//! Reading order: this file, `tree` (what was tried, and how it did), `walk` (one iteration).

mod tree;
mod walk;

#[cfg(test)]
mod tests;

use crate::Clock;
use engine::{Fast, Game, Prompt, Seat};
use tree::{ROOT, Tree};
use walk::Walk;

/// What a search is told of a game, by somebody in a seat.
pub trait Guide<G: Game> {
    /// A state that could be true as far as the seat knows, drawn by chance.
    fn imagine(&mut self, rng: &mut Fast) -> G::State;

    /// What the seat can tell apart: where two states have different marks, the search may decide differently. It must
    /// follow from what that seat knows. Without marks, a decision depends only on the answers before it.
    fn mark(&self, _state: &G::State, _seat: Seat) -> u64 {
        0
    }

    /// Puts the answers that are worth a look in order, the most promising first, and drops the others. The search
    /// begins with the first ones and looks at more of them as it goes on.
    fn order(
        &mut self,
        _state: &G::State,
        _prompt: &Prompt<G::Kind>,
        _choices: &mut Vec<G::Command>,
        _rng: &mut Fast,
    ) {
    }

    /// How whoever is asked would answer, beyond the tree.
    fn answer(
        &mut self,
        state: &G::State,
        prompt: &Prompt<G::Kind>,
        choices: &[G::Command],
        rng: &mut Fast,
    ) -> G::Command;

    /// What somebody would make of a race or a standing right, as [`crate::Bot::react`].
    fn react(
        &mut self,
        _state: &G::State,
        _prompt: &Prompt<G::Kind>,
        _choices: &[G::Command],
        _rng: &mut Fast,
    ) -> Option<(u32, G::Command)> {
        None
    }

    /// How many milliseconds somebody takes to use a race or a right with this answer.
    fn reaction_ms(&mut self, _seat: Seat, _command: &G::Command, _rng: &mut Fast) -> u32 {
        1
    }

    /// After how many inputs beyond the tree a state is judged as it stands; without it all are played to the end.
    fn horizon(&self) -> u32 {
        HORIZON_MAX
    }

    /// What a state is worth to a seat: 1 for a win, 0 for a loss. Asked of finished states, and of those at the horizon.
    fn worth(&self, state: &G::State, seat: Seat) -> f32 {
        let won = G::outcome(state).is_some_and(|outcome| outcome.winners.contains(seat));
        f32::from(u8::from(won))
    }
}

/// Where even a game without an end is judged.
pub const HORIZON_MAX: u32 = 10_000;

/// How a search goes about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Manner {
    /// How much the uncertain is preferred to the good.
    pub curiosity: f32,
    /// How many answers are looked at from the start, and the power of the visits by which they become more.
    pub breadth: (u32, f32),
    /// How many nodes the tree has room for; when it is full, what lies beyond is left to the guide.
    pub nodes_max: u32,
}

impl Default for Manner {
    fn default() -> Manner {
        Manner {
            curiosity: 0.6,
            breadth: (8, 0.5),
            nodes_max: 1 << 16,
        }
    }
}

/// How long a search goes on. By iterations alone it gives the same answer again.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    pub iterations: u32,
    /// Says that time is up, if there is a clock; asked now and then.
    pub is_over: Option<&'a dyn Fn() -> bool>,
}

/// How many iterations pass between two looks at the clock.
const LOOK_EVERY: u32 = 8;

/// An answer and how it did.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighed<C> {
    /// The answer; nothing means to let a race or a right pass.
    pub command: Option<C>,
    /// How often it was tried.
    pub times: u32,
    /// The mean of what came of it, from 0 to 1.
    pub worth: f64,
    /// The standard error of the mean, as if all tries were independent.
    pub error: f64,
}

/// The answer that was tried most often: a search tries what does well.
pub fn favourite<C: Copy>(weighed: &[Weighed<C>]) -> Option<Weighed<C>> {
    let key = |one: &Weighed<C>| (one.times, one.worth);
    let best = weighed.iter().copied().reduce(|best, one| {
        let is_better = key(&one).partial_cmp(&key(&best)) == Some(std::cmp::Ordering::Greater);
        if is_better { one } else { best }
    });
    best.filter(|best| best.times > 0)
}

/// The answer that did best, if it did clearly better than what habit suggests: by so many standard errors of the
/// difference. Otherwise habit: where few tries tell little, the luckiest of many answers is mostly no better than the
/// one that rules of thumb have chosen.
pub fn improve<C: Copy + PartialEq>(weighed: &[Weighed<C>], habit: C, errors: f64) -> C {
    let Some(usual) = weighed.iter().find(|one| one.command == Some(habit)) else {
        return favourite(weighed).and_then(|best| best.command).unwrap_or(habit);
    };
    let gain = |one: &Weighed<C>| {
        let error = (one.error.powi(2) + usual.error.powi(2)).sqrt();
        one.worth - usual.worth - errors * error
    };
    let others = weighed
        .iter()
        .filter(|one| one.times > 1 && one.command != Some(habit));
    let best = others.max_by(|one, other| gain(one).total_cmp(&gain(other)));
    let better = best.filter(|best| gain(best) > 0.0).and_then(|best| best.command);
    better.unwrap_or(habit)
}

/// Adds what another search found out about the same question, as if it were one.
pub fn merge<C: Copy + PartialEq>(into: &mut Vec<Weighed<C>>, other: &[Weighed<C>]) {
    for one in other {
        match into.iter_mut().find(|mine| mine.command == one.command) {
            Some(mine) => mine.add(one),
            None => into.push(*one),
        }
    }
}

impl<C> Weighed<C> {
    fn new(command: Option<C>, times: u32, sum: f64, squares: f64) -> Weighed<C> {
        let count = f64::from(times.max(1));
        let worth = sum / count;
        let variance = (squares / count - worth * worth).max(0.0);
        Weighed {
            command,
            times,
            worth,
            // One try says nothing about how far the next may be.
            error: if times < 2 {
                0.5
            } else {
                (variance / (count - 1.0)).sqrt()
            },
        }
    }

    fn add(&mut self, other: &Weighed<C>) {
        let parts = [(f64::from(self.times), &*self), (f64::from(other.times), other)];
        let count: f64 = parts.iter().map(|(times, _)| times).sum();
        if count == 0.0 {
            return;
        }
        let worth = parts.iter().map(|(times, it)| times * it.worth).sum::<f64>() / count;
        let error = parts
            .iter()
            .map(|(times, it)| (times * it.error).powi(2))
            .sum::<f64>()
            .sqrt()
            / count;
        (self.times, self.worth, self.error) = (self.times + other.times, worth, error);
    }
}

/// How long a level may think about one question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// So many iterations, on any machine.
    pub iterations: u32,
    /// And where there is a clock, so many milliseconds.
    pub most_ms: u64,
}

/// No level that searches takes less time than this.
const LEAST_MS: u64 = 40;

impl Effort {
    /// What is left so many levels lower. Each level thinks about a tenth of the one above it; below the lowest that
    /// searches nothing is left.
    #[must_use]
    pub fn less(self, levels: u8) -> Effort {
        (0..levels).fold(self, |effort, _| {
            let less = Effort {
                iterations: effort.iterations / 10,
                most_ms: effort.most_ms / 11,
            };
            if less.most_ms < LEAST_MS {
                Effort {
                    iterations: 0,
                    ..less
                }
            } else {
                less
            }
        })
    }
}

/// Somebody who searches: how hard, and by which clock. It holds no tree between two questions, so that many can sit at
/// many tables.
#[derive(Clone, Copy, Debug)]
pub struct Thinker {
    effort: Effort,
    manner: Manner,
    clock: Option<Clock>,
    /// So many levels lower for now.
    levels_less: u8,
}

impl Thinker {
    /// Without a clock.
    pub fn new(effort: Effort, manner: Manner) -> Thinker {
        Thinker {
            effort,
            manner,
            clock: None,
            levels_less: 0,
        }
    }

    /// From now on it looks at this clock.
    pub fn take_clock(&mut self, clock: Clock) {
        self.clock = Some(clock);
    }

    /// From now on it thinks so many levels lower. Gives whether that is less than by itself.
    pub fn hurry(&mut self, levels: u8) -> bool {
        self.levels_less = levels;
        levels > 0
    }

    /// Weighs the answers to a prompt, as long as it may.
    pub fn weigh<G: Game, U: Guide<G>>(
        &self,
        guide: &mut U,
        prompt: &Prompt<G::Kind>,
        choices: &[G::Command],
        rng: &mut Fast,
    ) -> Vec<Weighed<G::Command>> {
        let Effort { iterations, most_ms } = self.effort.less(self.levels_less);
        let begun = self.clock.map(|clock| (clock, clock()));
        let is_over = || begun.is_some_and(|(clock, begun)| clock().saturating_sub(begun) >= most_ms);
        let manner = Manner {
            // An iteration adds one node at most.
            nodes_max: self.manner.nodes_max.min(iterations + 1),
            ..self.manner
        };
        let budget = Budget {
            iterations,
            is_over: Some(&is_over),
        };
        let mut search = Search::new(manner);
        search.weigh(guide, prompt, choices, budget, rng).to_vec()
    }

    /// What habit suggests, or what does clearly better ([`improve`]); one that is alone needs no thought.
    pub fn improve<G: Game, U: Guide<G>>(
        &self,
        guide: &mut U,
        prompt: &Prompt<G::Kind>,
        choices: &[G::Command],
        (habit, errors): (G::Command, f64),
        rng: &mut Fast,
    ) -> G::Command {
        if choices.iter().filter(|choice| !G::concedes(choice)).count() < 2 {
            return habit;
        }
        let weighed = self.weigh(guide, prompt, choices, rng);
        improve(&weighed, habit, errors)
    }

    /// The answer that does best, of which there is at least one; one that is alone needs no thought.
    pub fn answer<G: Game, U: Guide<G>>(
        &self,
        guide: &mut U,
        prompt: &Prompt<G::Kind>,
        choices: &[G::Command],
        rng: &mut Fast,
    ) -> G::Command {
        let mut playing = choices.iter().filter(|choice| !G::concedes(choice));
        if let (Some(only), None) = (playing.next(), playing.next()) {
            return *only;
        }
        if self.effort.less(self.levels_less).iterations == 0 {
            let state = guide.imagine(rng);
            return guide.answer(&state, prompt, choices, rng);
        }
        let weighed = self.weigh(guide, prompt, choices, rng);
        let best = favourite(&weighed).and_then(|best| best.command);
        best.unwrap_or(choices[0])
    }
}

/// A bot that can be asked what it would do in states of whoever asks, instead of those it imagines.
///
/// The lab asks it with the truth, to see where luck sets the limit. A house has no way to it: what it seats is a [`crate::Bot`].
pub trait Imagines<G: Game>: crate::Bot<G> {
    /// Picks one of the choices, as [`crate::Bot::answer`] does; `imagine` draws the states it thinks in.
    fn answer_in(
        &mut self,
        imagine: &mut dyn FnMut(&mut Fast) -> G::State,
        knowledge: &G::Knowledge,
        prompt: &Prompt<G::Kind>,
        choices: &[G::Command],
        rng: &mut Fast,
    ) -> G::Command;
}

/// A search with the room it needs. It can be used again and again, and takes nothing from the heap after the first time.
pub struct Search<G: Game> {
    manner: Manner,
    tree: Tree<G::Command>,
    walk: Walk<G>,
    weighed: Vec<Weighed<G::Command>>,
}

impl<G: Game> Search<G> {
    /// How many inputs all its iterations have applied so far.
    pub fn inputs(&self) -> u64 {
        self.walk.inputs
    }

    /// Makes room.
    pub fn new(manner: Manner) -> Search<G> {
        Search {
            manner,
            tree: Tree::new(manner.nodes_max),
            walk: Walk::new(),
            weighed: Vec::with_capacity(walk::CHOICES_MAX),
        }
    }

    /// Weighs the answers to a prompt.
    ///
    /// Two seats in the same situation find the same if their guides draw the same: the result depends on what the guide
    /// knows, the prompt, the choices, the budget and the generator.
    pub fn weigh<U: Guide<G>>(
        &mut self,
        guide: &mut U,
        prompt: &Prompt<G::Kind>,
        choices: &[G::Command],
        budget: Budget<'_>,
        rng: &mut Fast,
    ) -> &[Weighed<G::Command>] {
        self.tree.clear();
        self.walk.ask(*prompt, choices);
        for iteration in 0..budget.iterations {
            let is_over = || budget.is_over.is_some_and(|is_over| is_over());
            if iteration % LOOK_EVERY == LOOK_EVERY - 1 && is_over() {
                break;
            }
            self.walk.iterate(&mut self.tree, &self.manner, guide, rng);
        }
        self.weighed.clear();
        self.weighed.extend(self.tree.weighed(ROOT, prompt.seat));
        &self.weighed
    }
}
