//! A race as the engine knows it, whichever way its hands are found.

use super::lane::Hand;
use super::{
    Answer, Conditions, Evidence, Heard, Millis, Press, Race, Ruling, Runner, SEALED_ANSWER_MS, Sealed, line,
    roll_delay, verdict_on, watch,
};
use crate::api::{Command, FinishView, Options, Phase, PhotoFinish, ReactionMode, Target, Verdict};
use crate::api::{LOTTERY_MIN_MS, LOTTERY_SPREAD_MS};
use crate::state::State;
use crate::{ClearingCoffins, text};
use engine::race::{self, Finish, LineQuality, LineTimes, Placing, Races, Start};
use engine::{Audience, Chance, Seat, SeatMap};
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};

/// After so many throws without a hand everybody must be ready (CC-8.4).
const QUIET_THROWS_MAX: u32 = 20;

impl Races for ClearingCoffins {
    const QUIET_MAX: Option<u32> = Some(QUIET_THROWS_MAX);
    const WATCHED: usize = watch::BANGS;

    /// The dice roll for a secret while (CC-10.6).
    fn start(state: &State, mut chance: &mut dyn Chance) -> Option<Start<Verdict>> {
        let public = state.public();
        (public.phase == Phase::Rolling).then(|| Start {
            delay_ms: roll_delay(&public.options, public.round, &mut chance),
            verdict: Verdict::Reveal,
        })
    }

    fn race(state: &State, runners: &SeatMap<Runner>, shown_at: Millis) -> Option<Box<dyn race::Race<Self>>> {
        let terms = Conditions::of(state, shown_at)?;
        let runners = who_may_bang(state, runners);
        let how = match terms.options.reaction_mode {
            ReactionMode::Sealed => sealed(terms, &runners, Some(SEALED_ANSWER_MS)),
            ReactionMode::Network | ReactionMode::Hotseat => How::Run(Box::new(Race::open(terms, &runners))),
        };
        Some(Course::boxed(terms, &runners, how))
    }

    /// R-CC-65, if the table's bounds allow every lot (R-CC-55, CC-11.3).
    fn lots(state: &State) -> Option<Box<dyn race::Race<Self>>> {
        let open = |_: &Conditions| state.public().phase == Phase::Open;
        let terms = Conditions::of(state, 0).filter(open)?;
        let options = &terms.options;
        if options.window_ms < LOTTERY_MIN_MS + LOTTERY_SPREAD_MS || options.floor_ms() > LOTTERY_MIN_MS {
            return None;
        }
        let everybody = SeatMap::new(state.public().seats(), |_| Runner::Local);
        let runners = who_may_bang(state, &everybody);
        Some(Course::boxed(terms, &runners, sealed(terms, &runners, None)))
    }

    /// R-CC-68: sealed answers may still be given, but a race is judged by the hands that had come in. Where some have
    /// seen the dice for long there is nothing to race for.
    fn take_up(
        state: &State,
        runners: &SeatMap<Runner>,
        kept: &[Box<RawValue>],
        shown_at: Millis,
    ) -> Option<Box<dyn race::Race<Self>>> {
        let terms = Conditions::of(state, shown_at)?;
        let read = kept.iter().map(|kept| serde_json::from_str::<Kept>(kept.get()));
        let mut kept: Vec<Kept> = read.filter_map(Result::ok).collect();
        kept.retain(|kept| kept.round == terms.round && runners.get(kept.seat).is_some());
        kept.sort_by_key(|kept| kept.seat);
        let runners = who_may_bang(state, runners);
        let how = if terms.options.reaction_mode == ReactionMode::Sealed {
            let mut how = sealed(terms, &runners, Some(SEALED_ANSWER_MS));
            for Kept { seat, kept, .. } in kept {
                if let (How::Sealed { answers, .. }, KeptHand::Answer(answer)) = (&mut how, kept) {
                    answers.answer(seat, answer);
                }
            }
            how
        } else {
            How::BrokenOff(hands_that_had_come(&kept, &runners))
        };
        Some(Course::boxed(terms, &runners, how))
    }

    fn needs_lines(options: &Options) -> bool {
        options.reaction_mode == ReactionMode::Network
    }

    fn quality(line: &LineTimes) -> LineQuality {
        line::quality(line)
    }

    fn is_mechanical(reactions: &[Millis]) -> bool {
        watch::is_mechanical(reactions)
    }

    fn was_quiet(verdict: &Verdict) -> Option<bool> {
        match verdict {
            Verdict::Adjudicate { bangs, false_starts } => Some(bangs.is_empty() && false_starts.is_empty()),
            Verdict::Throw | Verdict::Reveal | Verdict::Timeout => None,
        }
    }

    /// CC-4.6a
    fn keeps_still(command: &Command) -> bool {
        *command == Command::Pass
    }
}

/// R-CC-54: who sits out does not take part.
fn who_may_bang(state: &State, runners: &SeatMap<Runner>) -> SeatMap<Runner> {
    let sit_out = &state.public().sit_out;
    let runner = |seat| match sit_out[seat] {
        0 => runners[seat],
        _ => Runner::Absent,
    };
    SeatMap::new(runners.seats(), runner)
}

fn sealed(terms: Conditions, runners: &SeatMap<Runner>, limit_ms: Option<Millis>) -> How {
    let may_bang = |seat| runners[seat] != Runner::Absent;
    let answers = Sealed::open(terms, runners.seats(), may_bang);
    How::Sealed { answers, limit_ms }
}

/// Of a race that was broken off the hands of people count, and those of bots that came before them.
fn hands_that_had_come(kept: &[Kept], runners: &SeatMap<Runner>) -> Vec<Hand> {
    let hands = kept.iter().filter_map(|kept| match kept.kept {
        KeptHand::Hand(hand) if hand.evidence.seat == kept.seat => Some(hand),
        KeptHand::Hand(_) | KeptHand::Answer(_) => None,
    });
    let mut hands: Vec<Hand> = hands.collect();
    let people = hands
        .iter()
        .filter(|hand| runners[hand.evidence.seat] != Runner::Bot);
    let last = people.map(|hand| hand.evidence.arrival).max();
    hands.retain(|hand| last.is_some_and(|last| hand.evidence.arrival <= last));
    hands
}

/// A hand that is kept, so that it stands although the house goes away (R-CC-68).
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct Kept {
    round: u32,
    seat: Seat,
    kept: KeptHand,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
enum KeptHand {
    /// A hand and all that was known of it.
    Hand(Hand),
    /// A sealed answer (CC-11.3).
    Answer(Answer),
}

/// What is kept of a race beside its verdict (CC-10.18).
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct Archived {
    round: u32,
    hands: Vec<Evidence>,
}

/// How the hands of a race are found.
enum How {
    /// By reactions.
    Run(Box<Race>),
    /// By sealed answers and lots (CC-11.3).
    Sealed {
        answers: Sealed,
        /// How long they are waited for.
        limit_ms: Option<Millis>,
    },
    /// No more of them: the house was away in the middle of it (R-CC-68).
    BrokenOff(Vec<Hand>),
}

/// One race.
struct Course {
    terms: Conditions,
    seats: u8,
    how: How,
}

impl Course {
    fn boxed(terms: Conditions, runners: &SeatMap<Runner>, how: How) -> Box<dyn race::Race<ClearingCoffins>> {
        Box::new(Course {
            terms,
            seats: runners.seats(),
            how,
        })
    }

    /// The verdict by reactions; nothing where lots decide.
    fn judged(&self) -> Option<(Verdict, PhotoFinish)> {
        match &self.how {
            How::Run(race) => Some(race.verdict()),
            How::BrokenOff(hands) => Some(verdict_on(&self.terms, self.seats, hands.iter().copied())),
            How::Sealed { .. } => None,
        }
    }

    /// The evidence of hands that came down by then (CC-9.1).
    fn came(&self, until: Millis) -> Option<Vec<Evidence>> {
        let (_, evidence) = self.judged()?;
        let came = evidence.into_iter().filter(|hand| hand.arrival <= until);
        Some(came.collect())
    }

    fn write(data: &impl Serialize) -> Box<RawValue> {
        to_raw_value(data).expect("what is known of hands is plain data")
    }
}

/// Whether a pointed hand is right; the referee asks the rules (CC-10.11).
fn is_right(state: &State, seat: Seat, target: Option<Target>) -> bool {
    target.is_some_and(|target| state.is_right(seat, target))
}

impl race::Race<ClearingCoffins> for Course {
    fn release_at(&self, seat: Seat) -> Millis {
        let at = match &self.how {
            How::Run(race) => race.release_at(seat),
            // Without reflexes nobody gains by seeing the dice later.
            How::Sealed { .. } | How::BrokenOff(_) => None,
        };
        at.unwrap_or(self.terms.reveal_at)
    }

    fn released(&mut self, seat: Seat, at: Millis) {
        if let How::Run(race) = &mut self.how {
            race.released(seat, at);
        }
    }

    fn hand(&mut self, state: &State, hand: race::Hand<Command>) -> Heard {
        let race::Hand { seat, at, .. } = hand;
        let answer = match hand.command {
            Command::Bang { target } => Answer::Bang(target),
            Command::Pass => Answer::NoBang,
            _ => return Heard::Dropped,
        };
        match (&mut self.how, answer) {
            (How::Run(race), Answer::Bang(target)) => {
                let press = Press {
                    shown: hand.shown,
                    pressed: hand.pressed,
                    target,
                    is_right: is_right(state, seat, target),
                };
                race.bang(seat, at, press)
            }
            (How::Run(race), Answer::NoBang) => {
                race.pass(seat, at);
                Heard::Taken
            }
            (How::Sealed { answers, .. }, answer) => {
                if at >= self.terms.reveal_at && answers.answer(seat, answer) {
                    Heard::Taken
                } else {
                    Heard::Dropped
                }
            }
            (How::BrokenOff(_), _) => Heard::Dropped,
        }
    }

    fn bot(&mut self, state: &State, seat: Seat, plan: Option<(u32, Command)>) {
        match (&mut self.how, plan) {
            (How::Run(race), Some((after_ms, Command::Bang { target }))) => {
                let is_right = is_right(state, seat, target);
                race.bot_bang(seat, Millis::from(after_ms), target, is_right);
            }
            (How::Run(race), Some((after_ms, Command::Pass))) => {
                race.pass(seat, self.terms.reveal_at.saturating_add(Millis::from(after_ms)));
            }
            (How::Sealed { answers, .. }, Some((_, Command::Bang { target }))) => {
                answers.answer(seat, Answer::Bang(target));
            }
            (How::Sealed { answers, .. }, _) => {
                answers.answer(seat, Answer::NoBang);
            }
            (How::Run(_) | How::BrokenOff(_), _) => {}
        }
    }

    /// CC-10.17
    fn leave(&mut self, seat: Seat) {
        match &mut self.how {
            How::Run(race) => race.leave(seat),
            How::Sealed { answers, .. } => {
                answers.answer(seat, Answer::NoBang);
            }
            How::BrokenOff(_) => {}
        }
    }

    fn close_at(&self) -> Option<Millis> {
        let close = match &self.how {
            How::Run(race) => race.close_at(),
            How::Sealed { answers, limit_ms } => answers.close_at(*limit_ms)?,
            How::BrokenOff(_) => self.terms.reveal_at,
        };
        Some(close.max(self.terms.reveal_at))
    }

    fn verdict(&self, mut chance: &mut dyn Chance) -> Verdict {
        match &self.how {
            How::Sealed { answers, .. } => answers.verdict(&mut chance),
            How::Run(race) => race.verdict().0,
            How::BrokenOff(hands) => verdict_on(&self.terms, self.seats, hands.iter().copied()).0,
        }
    }

    fn finish(&self, until: Millis) -> Finish {
        let Some((verdict, _)) = self.judged() else {
            return Finish::default();
        };
        let rank = |ruling| Ruling::ALL.into_iter().position(|other| other == ruling);
        let place = |seat: Seat| match &verdict {
            Verdict::Adjudicate { bangs, .. } => bangs.iter().position(|bang| bang.seat == seat),
            _ => None,
        };
        let mut hands = self.came(until).unwrap_or_default();
        hands.sort_by_key(|hand| (rank(hand.ruling), place(hand.seat), hand.reaction));
        let ran = hands.iter().map(|hand| Placing {
            seat: hand.seat,
            ms: hand.reaction,
            measured_ms: hand.measured(),
            ruling: text::ruling(hand.ruling),
            counts: hand.ruling == Ruling::Counted,
        });
        Finish {
            hands: ran.collect(),
            margin: text::margin(&verdict),
        }
    }

    fn photo(&self, until: Millis, audience: Audience) -> Option<Box<RawValue>> {
        let came = self.came(until).filter(|came| !came.is_empty())?;
        Some(Course::write(&FinishView {
            round: self.terms.round,
            hands: came.iter().map(|hand| hand.photo(audience)).collect(),
        }))
    }

    fn evidence(&self, until: Millis) -> Option<Box<RawValue>> {
        let hands = self.came(until).filter(|came| !came.is_empty())?;
        Some(Course::write(&Archived {
            round: self.terms.round,
            hands,
        }))
    }

    fn kept(&self, seat: Seat) -> Option<Box<RawValue>> {
        let kept = match &self.how {
            How::Run(race) => KeptHand::Hand(race.hand(seat)?),
            How::Sealed { answers, .. } => KeptHand::Answer(answers.answer_of(seat)?),
            How::BrokenOff(_) => return None,
        };
        let round = self.terms.round;
        Some(Course::write(&Kept { round, seat, kept }))
    }
}
