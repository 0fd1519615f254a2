//! Bots in their seats: they see what their seat sees and answer after a while.

use crate::hosted::Hosted;
use bots::{Bot, BotInfo};
use engine::{Audience, Fast, Game, Mode, Prompt, PromptId, Seat};

/// A bot in its seat.
pub(crate) struct BotSeat<G: Game> {
    pub(crate) bot: Box<dyn Bot<G>>,
    /// All it has seen; folded from sightings alone.
    pub(crate) knowledge: G::Knowledge,
    pub(crate) rng: Fast,
}

impl<G: Hosted> BotSeat<G> {
    /// Sits down with what its seat knows at that moment.
    pub(crate) fn sit(info: &BotInfo<G>, knowledge: G::Knowledge, rng: Fast) -> BotSeat<G> {
        let mut bot = (info.make)();
        bot.sit(&knowledge);
        BotSeat { bot, knowledge, rng }
    }

    /// Sees an event as its seat does.
    pub(crate) fn see(&mut self, seat: Seat, event: &G::Event) {
        if let Some(sighting) = G::sighting(event, Audience::Seat(seat)) {
            G::learn(&mut self.knowledge, &sighting);
            self.bot.see(&sighting, &mut self.rng);
        }
    }
}

/// What a bot is going to do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan<C> {
    pub(crate) prompt: PromptId,
    pub(crate) seat: Seat,
    pub(crate) due: u64,
    /// Settled when it was shown, for rights; duties are thought about when they are due.
    pub(crate) reaction: Option<C>,
}

impl<G: Hosted> BotSeat<G> {
    /// What the bot will do about a prompt, if anything; nothing for a race, which is the referee's.
    pub(crate) fn plan(
        &mut self,
        prompt: &Prompt<G::Kind>,
        choices: &[G::Command],
        now: u64,
        think_ms: (u32, u32),
    ) -> Option<Plan<G::Command>> {
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
                let after = least + self.rng.below(most.saturating_sub(least) + 1);
                Some(plan(after, None))
            }
            Mode::Open => {
                let (after, command) = self.bot.react(&self.knowledge, prompt, choices, &mut self.rng)?;
                Some(plan(after, Some(command)))
            }
        }
    }
}
