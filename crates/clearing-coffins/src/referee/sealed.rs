//! A round without reflexes: sealed answers and a lottery (CC-11.3).

use super::{Conditions, Millis};
use crate::api::{Bang, Bangs, FalseStarts, Target, Verdict};
use crate::api::{LOTTERY_MIN_MS, LOTTERY_SPREAD_MS};
use crate::order::{dist, sort_bangs};
use engine::{Chance, Purpose, Seat, SeatMap};
use serde::{Deserialize, Serialize};

/// How long the answers are waited for, where the table has a limit.
pub const SEALED_ANSWER_MS: Millis = 15_000;

/// The lottery's chance; the referee's own, never the rules'.
const LOTTERY: Purpose = Purpose("lottery");

/// What a seat secretly answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// A hand, with `claim_mode = pointed` on what.
    Bang(Option<Target>),
    /// No hand.
    NoBang,
}

/// The answers of one round.
#[derive(Clone, Debug)]
pub struct Sealed {
    terms: Conditions,
    answers: SeatMap<Option<Answer>>,
}

impl Sealed {
    /// Asks every seat that may bang; the others are taken as answering no.
    pub fn open(terms: Conditions, seats: u8, may_bang: impl Fn(Seat) -> bool) -> Sealed {
        let answers = SeatMap::new(seats, |seat| (!may_bang(seat)).then_some(Answer::NoBang));
        Sealed { terms, answers }
    }

    /// Takes an answer; the first one counts. False if it has no effect.
    pub fn answer(&mut self, seat: Seat, answer: Answer) -> bool {
        let is_asked = self.answers.get(seat) == Some(&None);
        if is_asked {
            self.answers[seat] = Some(answer);
        }
        is_asked
    }

    /// What a seat has answered, if it has; who may not bang has answered no.
    pub fn answer_of(&self, seat: Seat) -> Option<Answer> {
        self.answers.get(seat).copied().flatten()
    }

    /// Whether everybody has answered.
    pub fn is_complete(&self) -> bool {
        self.answers.iter().all(|(_, answer)| answer.is_some())
    }

    /// When the answers are opened at the latest: at once when all are there, never without a limit.
    pub fn close_at(&self, limit_ms: Option<Millis>) -> Option<Millis> {
        if self.is_complete() {
            Some(self.terms.reveal_at)
        } else {
            limit_ms.map(|limit| self.terms.reveal_at + limit)
        }
    }

    /// Gives every hand a reaction by lot. Each seat's lot depends on itself alone.
    pub fn verdict<C: Chance>(&self, chance: &mut C) -> Verdict {
        let mut bangs = Bangs::new();
        for (seat, answer) in self.answers.iter() {
            if let Some(Answer::Bang(target)) = answer {
                let lot = chance.draw(
                    LOTTERY,
                    self.terms.round << 3 | u32::from(seat.0),
                    LOTTERY_SPREAD_MS,
                );
                bangs.push(Bang {
                    seat,
                    reaction_ms: (LOTTERY_MIN_MS + lot) as i32,
                    target: *target,
                });
            }
        }
        let (thrower, seats) = (self.terms.thrower, self.answers.seats());
        let tie_band = self.terms.options.tie_band_ms;
        sort_bangs(&mut bangs, tie_band, |seat| dist(seat, thrower, seats));
        Verdict::Adjudicate {
            bangs,
            false_starts: FalseStarts::new(),
        }
    }
}
