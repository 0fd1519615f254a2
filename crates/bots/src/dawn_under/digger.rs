//! Search in *Dawn Under*: the table as it is remembered, played on by people who forget nothing more.

use super::bats::Nerve;
use super::mind::{Belief, Mind, Outlook, Recall};
use super::sight::Sight;
use super::world;
use crate::memory::Model;
use crate::search::{Effort, Guide, Imagines, Manner, Thinker};
use crate::{Bot, Clock};
use dawn_under::parts::Grave;
use dawn_under::{Command, DawnUnder, Kind, Known, Sighting, State};
use engine::{Fast, Game as _, Prompt, Seat};

/// Sensible, with a memory of its own, and looks ahead.
#[derive(Clone, Debug)]
pub struct Digger {
    mind: Mind,
    thinker: Thinker,
}

impl Digger {
    /// One who remembers like this and thinks for so long.
    pub fn new(model: Model, effort: Effort) -> Digger {
        Digger {
            mind: Mind::new(model),
            thinker: Thinker::new(effort, manner()),
        }
    }
}

impl Bot<DawnUnder> for Digger {
    fn see(&mut self, sighting: &Sighting, rng: &mut Fast) {
        self.mind.see(sighting, rng);
    }

    fn answer(
        &mut self,
        known: &Known,
        prompt: &Prompt<Kind>,
        choices: &[Command],
        rng: &mut Fast,
    ) -> Command {
        self.decide(None, known, prompt, choices, rng)
    }

    fn take_clock(&mut self, clock: Clock) {
        self.thinker.take_clock(clock);
    }

    fn hurry(&mut self, levels: u8) -> bool {
        self.thinker.hurry(levels)
    }
}

/// How it searches: few of many answers are worth a look.
pub(super) fn manner() -> Manner {
    Manner {
        breadth: (3, 0.4),
        ..Manner::default()
    }
}

/// States of whoever asks.
pub(super) type Imagine<'a, 'b> = &'a mut (dyn FnMut(&mut Fast) -> State + 'b);

impl Imagines<DawnUnder> for Digger {
    fn answer_in(
        &mut self,
        imagine: Imagine<'_, '_>,
        known: &Known,
        prompt: &Prompt<Kind>,
        choices: &[Command],
        rng: &mut Fast,
    ) -> Command {
        self.decide(Some(imagine), known, prompt, choices, rng)
    }
}

impl Digger {
    fn decide(
        &mut self,
        imagine: Option<Imagine<'_, '_>>,
        known: &Known,
        prompt: &Prompt<Kind>,
        choices: &[Command],
        rng: &mut Fast,
    ) -> Command {
        self.mind.sit(prompt.seat);
        let sight = Sight::of(known, prompt.seat);
        let outlook = Outlook::of(&sight, &self.mind);
        let habit = outlook.choose(choices, rng);
        // Whom to believe is a matter of memory, and of what the others are thought to remember: no state tells.
        if matches!(prompt.kind, Kind::Doubt) || outlook.must_take_a_risk(choices) {
            return habit;
        }
        let mut guide = Memory {
            known,
            me: prompt.seat,
            mind: &self.mind,
            imagine,
        };
        let habit = (habit, ERRORS);
        self.thinker.improve(&mut guide, prompt, choices, habit, rng)
    }
}

/// What lies open and what is remembered, as a guide for the search.
pub(super) struct Memory<'a, 'b> {
    pub(super) known: &'a Known,
    pub(super) me: Seat,
    pub(super) mind: &'a dyn Recall,
    /// Where states come from, if not from memory.
    pub(super) imagine: Option<Imagine<'a, 'b>>,
}

/// By so many standard errors something must do better than what a mourner would do. In the worlds it is tried in, nobody
/// forgets anything more, so that small gains there are none at a table.
const ERRORS: f64 = 4.0;

/// Judged after so many decisions beyond the tree: by then a few turns have been played.
const HORIZON: u32 = 24;

impl Guide<DawnUnder> for Memory<'_, '_> {
    fn imagine(&mut self, rng: &mut Fast) -> State {
        match &mut self.imagine {
            Some(imagine) => imagine(rng),
            None => world::imagine(self.known, self.me, self.mind, rng),
        }
    }

    fn order(&mut self, state: &State, prompt: &Prompt<Kind>, choices: &mut Vec<Command>, _: &mut Fast) {
        // The search's own question is seen with the bot's own memory, which is the same in every state.
        let everything = Everything(state.known());
        let is_own = prompt.id.0 == self.known.asked;
        let mind: &dyn Recall = if is_own { self.mind } else { &everything };
        let sight = Sight::of(state.known(), prompt.seat);
        Outlook::of(&sight, mind).order(choices);
    }

    fn answer(
        &mut self,
        state: &State,
        prompt: &Prompt<Kind>,
        choices: &[Command],
        rng: &mut Fast,
    ) -> Command {
        let sight = Sight::of(state.known(), prompt.seat);
        Outlook::of(&sight, &Everything(state.known())).choose(choices, rng)
    }

    fn horizon(&self) -> u32 {
        HORIZON
    }

    /// Fewer vampires than the others; at the end only who won.
    fn worth(&self, state: &State, seat: Seat) -> f32 {
        if let Some(outcome) = DawnUnder::outcome(state) {
            return f32::from(u8::from(outcome.winners.contains(seat)));
        }
        let known = state.known();
        let left = |seat: Seat| known.row(seat).vampires().len() as f32;
        let others = (0..known.seats()).map(Seat).filter(|other| *other != seat);
        let least = others.map(left).fold(f32::MAX, f32::min);
        let ahead = least - left(seat);
        1.0 / (1.0 + (-0.5 * ahead).exp())
    }
}

/// Everything that was ever seen in an imagined world: there everybody remembers the same.
pub(super) struct Everything<'a>(pub(super) &'a Known);

impl Recall for Everything<'_> {
    fn recall(&self, grave: Grave) -> Option<Belief> {
        let content = self.0.contents[grave.idx()];
        let lid = self.0.lids[grave.idx()];
        Some(Belief { content, lid })
    }

    fn age(&self, _: Grave) -> Option<u32> {
        None
    }

    fn trust(&self) -> u32 {
        1_000
    }

    fn has_forgotten(&self, _: Seat, _: u32) -> u32 {
        0
    }

    /// The tree mixes by trying.
    fn nerve(&self) -> Nerve {
        Nerve::PLAIN
    }
}
