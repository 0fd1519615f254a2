//! Random walks: a table that is played by dice, through the same door as everybody.

use crate::options;
use crate::subject::Subject;
use engine::table::{Accepted, NewTable};
use engine::{Fast, Game, Holder, Mode, Prompt, PromptId, Refused, Seat, Secret, Stamp, Table, Version};

type Of<S> = <S as Subject>::Game;

/// One thing done to a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Move<G: Game> {
    /// A seat answers a prompt.
    Answer(Seat, PromptId, G::Command),
    /// The sealed round closes.
    CloseRound,
    /// The referee speaks.
    Verdict(G::Verdict),
    /// Time has passed.
    Wake,
    /// A seat changes hands.
    Hand(Seat, Holder),
}

impl<G: Game> Move<G> {
    /// Does it.
    ///
    /// # Refusals
    /// As the table.
    pub fn perform(
        &self,
        table: &mut Table<G>,
        at: Stamp,
        events: &mut Vec<G::Event>,
    ) -> Result<(), Refused<G::Refusal>> {
        match self {
            Move::Answer(seat, prompt, command) => table
                .command(at, *seat, *prompt, *command, events)
                .map(|_: Accepted| ()),
            Move::CloseRound => table.close_round(at, events),
            Move::Verdict(verdict) => table.verdict(at, verdict.clone(), events),
            Move::Wake => table.wake(at, events),
            Move::Hand(seat, holder) => table.hand(at, *seat, holder.clone()),
        }
    }
}

/// A move and when it arrives.
pub type Timed<S> = (Stamp, Move<<S as Subject>::Game>);

/// A table and the dice that play it.
pub struct Walk<S: Subject> {
    pub table: Table<Of<S>>,
    /// The dice.
    pub rng: Fast,
    last: Option<<Of<S> as Game>::Command>,
    clock: u64,
    steps: usize,
}

impl<S: Subject> Walk<S> {
    /// A table whose seats, options and kind are drawn by the seed, and what happened at its deal.
    pub fn random(seed: u64) -> (Walk<S>, Vec<<Of<S> as Game>::Event>) {
        let mut rng = Fast::new(seed);
        let (least, most) = (*Of::<S>::SEATS.start(), *Of::<S>::SEATS.end());
        let seats = least + rng.below(u32::from(most - least) + 1) as u8;
        let rules = any_rules::<Of<S>>(&mut rng);
        let options = options::random::<Of<S>>(rules, &mut rng);
        let new = NewTable {
            rules,
            practice: rng.below(2) == 0,
            ..NewTable::new(seats, options)
        };
        Walk::new(new, seed)
    }

    /// A table dealt and played by the seed, and what happened at its deal.
    ///
    /// # Panics
    /// If the options cannot be played.
    pub fn new(new: NewTable<Of<S>>, seed: u64) -> (Walk<S>, Vec<<Of<S> as Game>::Event>) {
        let mut events = Vec::new();
        let salts = vec!["salt".to_owned()];
        let table = Table::shuffled(new, Secret::from_seed(seed), salts, &mut events)
            .unwrap_or_else(|problem| panic!("seed {seed}: {problem}"));
        (Walk::resume(table, seed), events)
    }

    /// A table that is played on by the seed.
    pub fn resume(table: Table<Of<S>>, seed: u64) -> Walk<S> {
        let clock = table.entries().last().map_or(0, |last| last.at.0);
        Walk {
            table,
            rng: Fast::new(!seed),
            last: None,
            clock,
            steps: 0,
        }
    }

    /// The number of seats.
    pub fn seats(&self) -> u8 {
        self.table.setup().seats
    }

    /// The next move and when it arrives; nothing when the table is over.
    ///
    /// # Errors
    /// If nobody can move although the table is not over, or if the walk is too long.
    pub fn choose(&mut self) -> Result<Option<Timed<S>>, String> {
        if self.table.outcome().is_some() {
            return Ok(None);
        }
        self.steps += 1;
        if self.steps > S::STEPS_MAX {
            return Err(format!("the walk does not end: {} steps", S::STEPS_MAX));
        }
        self.clock += u64::from(self.rng.below(900));
        // Some inputs come late; the table gives them the next free stamp (TB-1.3).
        let at = Stamp(if self.rng.below(8) == 0 { 0 } else { self.clock });
        let mut moves = self.moves();
        let total: u32 = moves.iter().map(|(weight, ..)| weight).sum();
        if total == 0 {
            return Err("nobody can move, although the table is not over".to_owned());
        }
        let mut left = self.rng.below(total);
        let chosen = moves.iter().position(|(weight, ..)| {
            let is_it = left < *weight;
            left = left.saturating_sub(*weight);
            is_it
        });
        let (_, until, chosen) = moves.swap_remove(chosen.unwrap_or_default());
        if let Move::Answer(_, _, command) = &chosen {
            self.last = Some(*command);
        }
        let at = until.map_or(at, |until| {
            self.clock = self.clock.max(until.0);
            Stamp(self.clock)
        });
        Ok(Some((at, chosen)))
    }

    /// What can be done now, with its weight, and the time it must wait for.
    fn moves(&mut self) -> Vec<(u32, Option<Stamp>, Move<Of<S>>)> {
        let mut moves = Vec::new();
        for prompt in self.table.prompts() {
            // A standing right is used now and then.
            let weight = if prompt.must { 60 } else { 15 };
            match prompt.mode {
                Mode::Open | Mode::Sealed => {
                    if let Some(command) = self.pick(&prompt) {
                        moves.push((weight, None, Move::Answer(prompt.seat, prompt.id, command)));
                    }
                }
                Mode::Race => {
                    let verdicts = S::verdicts(self.table.state());
                    moves.extend(verdicts.into_iter().map(|it| (weight, None, Move::Verdict(it))));
                }
            }
            if prompt.until.is_some() {
                moves.push((8, prompt.until, Move::Wake));
            }
        }
        let sealed = |prompt: &Prompt<_>| prompt.mode == Mode::Sealed;
        if Of::<S>::prompts(self.table.state()).iter().any(sealed) {
            // A round may close before everybody has answered.
            let weight = if self.table.prompts().iter().any(sealed) {
                8
            } else {
                200
            };
            moves.push((weight, None, Move::CloseRound));
        }
        if !moves.is_empty() {
            let seat = Seat(self.rng.below(u32::from(self.seats())) as u8);
            moves.push((1, None, Move::Hand(seat, Holder::Bot("mourner".into()))));
        }
        moves
    }

    /// One of the choices of a prompt.
    fn pick(&mut self, prompt: &Prompt<<Of<S> as Game>::Kind>) -> Option<<Of<S> as Game>::Command> {
        let choices = self.table.choices(prompt);
        let weigh = |command| S::weight(command, self.last.as_ref());
        let total: u32 = choices.iter().map(weigh).sum();
        if total == 0 {
            return choices.first().copied();
        }
        let mut left = self.rng.below(total);
        choices.into_iter().find(|command| {
            let weight = S::weight(command, self.last.as_ref());
            let is_it = left < weight;
            left = left.saturating_sub(weight);
            is_it
        })
    }
}

/// The newest rules, or one time in four older ones, as far as there are any.
fn any_rules<G: Game>(rng: &mut Fast) -> Version {
    let older = G::NEWEST.0 - G::RULES.start();
    if older > 0 && rng.below(4) == 0 {
        Version(G::RULES.start() + rng.below(older))
    } else {
        G::NEWEST
    }
}
