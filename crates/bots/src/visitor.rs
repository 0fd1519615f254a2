//! The visitor: random but legal, in every game.

use crate::{Bot, pick};
use engine::{Fast, Game, Prompt};

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
}
