//! The visitor: random but legal, in every game.

use crate::{Bot, pick};
use engine::{Fast, Game, Mode, Prompt};

/// Answers with any legal choice, all equally likely, and never gives up while anything else can be done.
#[derive(Clone, Copy, Debug)]
pub struct Visitor;

impl<G: Game> Bot<G> for Visitor {
    #[inline]
    fn answer(
        &mut self,
        _: &G::Knowledge,
        _: &Prompt<G::Kind>,
        choices: &[G::Command],
        rng: &mut Fast,
    ) -> G::Command {
        pick(choices, |choice| !G::concedes(choice), rng).unwrap_or(choices[0])
    }

    /// Takes part in every race and makes little use of its rights.
    fn react(
        &mut self,
        _: &G::Knowledge,
        prompt: &Prompt<G::Kind>,
        choices: &[G::Command],
        rng: &mut Fast,
    ) -> Option<(u32, G::Command)> {
        if prompt.mode != Mode::Race && rng.below(8) > 0 {
            return None;
        }
        let after_ms = 300 + rng.below(1_000);
        Some((after_ms, pick(choices, |choice| !G::concedes(choice), rng)?))
    }
}
