//! How a table of *Dawn Under* may go on, for whoever gives advice: people who forget nothing play it out.
//!
//! The bots themselves don't look ahead. Between equal memories whoever searched won no more than whoever played by the
//! rules of thumb (`docs/bots.md`): what decides is which lids lie where, and no search can see through a lid.

use super::bats::Nerve;
use super::mind::{Belief, Outlook, Recall};
use super::sight::Sight;
use crate::search::{Guide, Manner};
use dawn_under::parts::{Grave, STAKES_FULL};
use dawn_under::{Command, DawnUnder, Kind, Known, State};
use engine::{Fast, Game as _, Prompt, Seat};

/// How the search goes about it: few of many answers are worth a look.
pub(super) fn manner() -> Manner {
    Manner {
        breadth: (3, 0.4),
        ..Manner::default()
    }
}

/// What was ever seen, as a guide for the search.
pub(super) struct Foresight<'a>(pub(super) &'a Known);

/// Judged after so many decisions beyond the tree: by then a few turns have been played.
const HORIZON: u32 = 24;

impl Guide<DawnUnder> for Foresight<'_> {
    fn imagine(&mut self, rng: &mut Fast) -> State {
        DawnUnder::determinize(self.0, rng)
    }

    fn order(&mut self, state: &State, prompt: &Prompt<Kind>, choices: &mut Vec<Command>, _: &mut Fast) {
        let sight = Sight::of(state.known(), prompt.seat);
        Outlook::of(&sight, &Everything(state.known())).order(choices);
    }

    fn answer(
        &mut self,
        state: &State,
        prompt: &Prompt<Kind>,
        choices: &[Command],
        rng: &mut Fast,
    ) -> Command {
        knowing_all(state.known(), prompt.seat, choices, rng)
    }

    fn horizon(&self) -> u32 {
        HORIZON
    }

    /// Fewer vampires than the others, and fewer stakes, of which the third brings gifts from everybody (DU-4.10); at the end
    /// only who won.
    fn worth(&self, state: &State, seat: Seat) -> f32 {
        if let Some(outcome) = DawnUnder::outcome(state) {
            return f32::from(u8::from(outcome.winners.contains(seat)));
        }
        let known = state.known();
        let gifts = f32::from(known.seats() - 1) / f32::from(STAKES_FULL);
        let left = |seat: Seat| {
            known.row(seat).vampires().len() as f32 + gifts * f32::from(known.belongings[seat].stakes)
        };
        let others = (0..known.seats()).map(Seat).filter(|other| *other != seat);
        let least = others.map(left).fold(f32::MAX, f32::min);
        let ahead = least - left(seat);
        1.0 / (1.0 + (-0.5 * ahead).exp())
    }
}

/// What a mourner does who knows all of this, whoever has seen it. There is at least one choice.
pub fn knowing_all(known: &Known, me: Seat, choices: &[Command], rng: &mut Fast) -> Command {
    let sight = Sight::of(known, me);
    Outlook::of(&sight, &Everything(known)).choose(choices, rng)
}

/// Everything that was ever seen: nothing of it is forgotten.
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
