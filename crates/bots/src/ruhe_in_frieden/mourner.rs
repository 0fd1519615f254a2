//! The mourner: lets the own die in time, fights for their graves and keeps the others healthy.

use super::outlook::Outlook;
use super::plan::{self, Visits};
use super::{Taste, burial, reaction, shop};
use crate::{Bot, pick};
use engine::{Fast, Prompt};
use ruhe_in_frieden::{Answer, Command, Kind, Known, RuheInFrieden};

/// After so many rounds it now and then does anything at all, so that nothing goes round in circles for ever.
const WEARY: i32 = 25;

/// Weighs every choice by what it sees and takes the best; ties are broken at random (RF-1.10).
#[derive(Clone, Debug)]
pub struct Mourner {
    taste: Taste,
    /// Whether the taste is that of this table already: no two mourners are quite alike.
    is_settled: bool,
    /// Visits planned for a turn, the next one last.
    plan: (u32, Visits),
}

impl Mourner {
    /// A mourner of about this taste.
    pub fn new(taste: Taste) -> Mourner {
        Mourner {
            taste,
            is_settled: false,
            plan: (0, Visits::new()),
        }
    }

    /// A mourner of exactly this taste.
    pub(super) fn settled(taste: Taste) -> Mourner {
        Mourner {
            is_settled: true,
            ..Mourner::new(taste)
        }
    }

    /// Its taste at this table.
    fn taste(&mut self, rng: &mut Fast) -> Taste {
        if !self.is_settled {
            self.taste = self.taste.varied(rng);
            self.is_settled = true;
        }
        self.taste
    }

    /// The next visit of the plan; a plan that is none any more is made anew.
    fn visit(
        &mut self,
        known: &Known,
        outlook: &Outlook<'_>,
        choices: &[Command],
        rng: &mut Fast,
    ) -> Command {
        let turn = known.board.turn;
        for is_fresh in [false, true] {
            if is_fresh || self.plan.0 != turn {
                let mut visits = plan::plan_visits(known, outlook, rng);
                visits.reverse();
                self.plan = (turn, visits);
            }
            let next = self.plan.1.pop();
            let command = next.map_or(Some(Command::EndVisits), |(wish, kind)| {
                let relative = known.board.relative(engine::Seat(outlook.me as u8), wish)?;
                Some(Command::Visit { relative, kind })
            });
            if let Some(command) = command.filter(|command| choices.contains(command)) {
                return command;
            }
        }
        choices[0]
    }
}

impl Bot<RuheInFrieden> for Mourner {
    fn answer(
        &mut self,
        known: &Known,
        prompt: &Prompt<Kind>,
        choices: &[Command],
        rng: &mut Fast,
    ) -> Command {
        // A single choice needs no thought.
        if let [only] = choices {
            return *only;
        }
        let taste = self.taste(rng);
        let outlook = Outlook::of(known, prompt.seat, &taste);
        if outlook.rounds > WEARY && rng.below(4) == 0 {
            return pick(choices, |_| true, rng).unwrap_or(choices[0]);
        }
        if let Some(card) = reaction::choose(known, &outlook, choices, rng) {
            return card;
        }
        let answer = match prompt.kind {
            Kind::Family | Kind::Interrupt => pick(choices, |_| true, rng),
            Kind::Visits => Some(self.visit(known, &outlook, choices, rng)),
            Kind::Pills => Some(shop::next_pill(known, &outlook, choices, rng)),
            Kind::Shares => Some(shop::next_share(known, &outlook, rng)),
            Kind::Bury => burial::choose(known, &outlook, choices, rng),
            Kind::Respond => Some(Command::Respond(Answer::Pass)),
        };
        answer.unwrap_or(choices[0])
    }

    fn react(
        &mut self,
        known: &Known,
        prompt: &Prompt<Kind>,
        choices: &[Command],
        rng: &mut Fast,
    ) -> Option<(u32, Command)> {
        if choices.is_empty() {
            return None;
        }
        let taste = self.taste(rng);
        let outlook = Outlook::of(known, prompt.seat, &taste);
        let command = reaction::interrupt(known, &outlook, choices, rng)?;
        Some((500 + rng.below(1_000), command))
    }
}
