//! What bots at a house are going to do, and when: they answer after a while.

use bots::Seated;
use engine::{Game, Mode, Prompt, PromptId, Seat};

/// What a bot is going to do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan<C> {
    pub(crate) prompt: PromptId,
    pub(crate) seat: Seat,
    pub(crate) due: u64,
    /// Settled when it was shown, for rights; duties are thought about when they are due.
    pub(crate) reaction: Option<C>,
}

impl<C> Plan<C> {
    /// What a bot will do about a prompt, if anything; nothing for a race, which is the referee's.
    pub(crate) fn of<G: Game<Command = C>>(
        bot: &mut Seated<G>,
        prompt: &Prompt<G::Kind>,
        choices: &[C],
        now: u64,
        think_ms: (u32, u32),
    ) -> Option<Plan<C>> {
        let plan = |after: u32, reaction| Plan {
            prompt: prompt.id,
            seat: prompt.seat,
            due: now + u64::from(after),
            reaction,
        };
        match prompt.mode {
            Mode::Race => None,
            Mode::Sealed => Some(plan(0, None)),
            Mode::Open if prompt.must => {
                let (least, most) = think_ms;
                Some(plan(bot.pause_ms(least, most), None))
            }
            Mode::Open => {
                let (after, command) = bot.react(prompt, choices)?;
                Some(plan(after, Some(command)))
            }
        }
    }
}
