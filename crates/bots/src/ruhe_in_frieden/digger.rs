//! Search in *Ruhe in Frieden*: tables that fit what is known, played on by mourners.

use super::outlook::Outlook;
use super::{Mourner, Taste};
use crate::search::{Effort, Guide, Imagines, Manner, Thinker};
use crate::{Bot, Clock};
use engine::{Fast, Game as _, Prompt, Seat};
use ruhe_in_frieden::parts::SEATS_MAX;
use ruhe_in_frieden::{Command, Kind, Known, RuheInFrieden, State};

/// Plays as a mourner does, but only after trying what comes of it.
#[derive(Clone, Debug)]
pub struct Digger {
    /// What it would do without a thought: where nothing is to be searched, and what it tries first.
    habit: Mourner,
    thinker: Thinker,
}

impl Digger {
    /// One who thinks for so long.
    pub fn new(effort: Effort) -> Digger {
        Digger {
            habit: Mourner::settled(Taste::USUAL),
            thinker: Thinker::new(effort, manner()),
        }
    }
}

impl Bot<RuheInFrieden> for Digger {
    fn answer(
        &mut self,
        known: &Known,
        prompt: &Prompt<Kind>,
        choices: &[Command],
        rng: &mut Fast,
    ) -> Command {
        self.decide(None, known, prompt, choices, rng)
    }

    fn react(
        &mut self,
        known: &Known,
        prompt: &Prompt<Kind>,
        choices: &[Command],
        rng: &mut Fast,
    ) -> Option<(u32, Command)> {
        self.habit.react(known, prompt, choices, rng)
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
        breadth: (2, 0.35),
        ..Manner::default()
    }
}

/// States of whoever asks.
pub(super) type Imagine<'a, 'b> = &'a mut (dyn FnMut(&mut Fast) -> State + 'b);

impl Imagines<RuheInFrieden> for Digger {
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
        // Families are equal (RF-1.10), and every plan of a turn begins with what habit suggests.
        let habit = self.habit.answer(known, prompt, choices, rng);
        if prompt.kind == Kind::Family {
            return habit;
        }
        let mut guide = Mourners::new(known, habit, imagine);
        self.thinker.answer(&mut guide, prompt, choices, rng)
    }
}

/// Mourners in all seats, as a guide for the search.
pub(super) struct Mourners<'a, 'b> {
    known: &'a Known,
    /// What habit suggests for the question itself.
    habit: Command,
    /// Where states come from, if not from what is known.
    imagine: Option<Imagine<'a, 'b>>,
    seats: [Mourner; SEATS_MAX],
}

/// Mourners come to an end within about a hundred decisions; what takes longer is judged.
const HORIZON: u32 = 150;

impl<'a, 'b> Mourners<'a, 'b> {
    pub(super) fn new(
        known: &'a Known,
        habit: Command,
        imagine: Option<Imagine<'a, 'b>>,
    ) -> Mourners<'a, 'b> {
        Mourners {
            known,
            habit,
            imagine,
            seats: std::array::from_fn(|_| Mourner::settled(Taste::USUAL)),
        }
    }
}

impl Guide<RuheInFrieden> for Mourners<'_, '_> {
    fn imagine(&mut self, rng: &mut Fast) -> State {
        // Plans made in another state are forgotten.
        self.seats = std::array::from_fn(|_| Mourner::settled(Taste::USUAL));
        match &mut self.imagine {
            Some(imagine) => imagine(rng),
            None => RuheInFrieden::determinize(self.known, rng),
        }
    }

    /// What a mourner would do comes first.
    fn order(&mut self, state: &State, prompt: &Prompt<Kind>, choices: &mut Vec<Command>, rng: &mut Fast) {
        let first = if choices.contains(&self.habit) && prompt.seat.idx() == self.me() {
            self.habit
        } else {
            self.answer(state, prompt, choices, rng)
        };
        if let Some(place) = choices.iter().position(|choice| *choice == first) {
            choices[..=place].rotate_right(1);
        }
    }

    fn answer(
        &mut self,
        state: &State,
        prompt: &Prompt<Kind>,
        choices: &[Command],
        rng: &mut Fast,
    ) -> Command {
        let known = RuheInFrieden::knowledge(state, engine::Audience::Seat(prompt.seat));
        self.seats[prompt.seat.idx()].answer(&known, prompt, choices, rng)
    }

    fn horizon(&self) -> u32 {
        HORIZON
    }

    /// Who won; before the end, the mourner's own judgement of the table.
    fn worth(&self, state: &State, seat: Seat) -> f32 {
        if let Some(outcome) = RuheInFrieden::outcome(state) {
            return f32::from(u8::from(outcome.winners.contains(seat)));
        }
        let known = RuheInFrieden::knowledge(state, engine::Audience::Seat(seat));
        let worth = Outlook::of(&known, seat, &Taste::USUAL).worth() as f32;
        1.0 / (1.0 + (-worth / 3_000.0).exp())
    }
}

impl Mourners<'_, '_> {
    fn me(&self) -> usize {
        self.known.seat.map_or(usize::MAX, Seat::idx)
    }
}
