//! What bots at a house are going to do, and when: they answer after a while.

use bots::Seated;
use engine::{Game, Mode, Prompt, PromptId, Seat};

/// What a bot is going to do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan<C> {
    pub(crate) prompt: PromptId,
    pub(crate) seat: Seat,
    pub(crate) due: u64,
    /// The answer, if it has thought already: about a right, or about a duty while the table was paused.
    pub(crate) settled: Option<C>,
}

impl<C> Plan<C> {
    /// When a bot begins to think about what it must answer. Nothing for a right, which it thinks about at once, and
    /// for a race, which is the referee's.
    pub(crate) fn of_duty<G: Game<Command = C>>(
        bot: &mut Seated<G>,
        prompt: &Prompt<G::Kind>,
        now: u64,
        think_ms: (u32, u32),
    ) -> Option<Plan<C>> {
        let after = match prompt.mode {
            Mode::Sealed => 0,
            Mode::Open if prompt.must => {
                let (least, most) = think_ms;
                bot.pause_ms(least, most)
            }
            Mode::Open | Mode::Race => return None,
        };
        Some(Plan {
            prompt: prompt.id,
            seat: prompt.seat,
            due: now + u64::from(after),
            settled: None,
        })
    }
}
