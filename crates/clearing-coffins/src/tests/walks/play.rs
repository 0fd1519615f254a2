//! A table that is played and judged by dice.

use crate::api::{
    Anticipation, Bang, Bangs, Bat, Claim, ClaimMode, Command, FalseStart, FalseStarts, OPTIONS, Options,
    Verdict,
};
use crate::order::{sort_bangs, sort_false_starts};
use crate::{ClearingCoffins, Event, Kind};
use engine::preset::value_of;
use engine::table::{NewTable, Table};
use engine::{Fast, Game, Secret, Stamp};
use serde_json::{Map, Value};

pub(super) struct Walk {
    pub(super) table: Table<ClearingCoffins>,
    pub(super) rng: Fast,
    clock: u64,
}

/// Any options of those listed, and mostly a guard that is reached now and then.
fn random_options(rng: &mut Fast) -> Options {
    let mut map = Map::new();
    for option in OPTIONS {
        let idx = if rng.below(2) == 0 {
            0
        } else {
            rng.below(option.values.len() as u32) as usize
        };
        let text = option.values[idx];
        map.insert(option.name.to_owned(), value_of(text));
    }
    let mut options: Options = serde_json::from_value(Value::Object(map)).unwrap();
    options.max_throws = (rng.below(8) > 0).then(|| 10 + rng.below(90));
    options
}

impl Walk {
    pub(super) fn new(seed: u64) -> Walk {
        let mut rng = Fast::new(seed);
        let seats = 2 + rng.below(5) as u8;
        let new = NewTable::new(seats, random_options(&mut rng));
        let table = Table::shuffled(new, Secret::from_seed(seed), vec![], &mut ()).unwrap();
        Walk { table, rng, clock: 0 }
    }

    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.rng.below(items.len() as u32) as usize]
    }

    /// One random input that is accepted.
    pub(super) fn step(&mut self) -> Vec<Event> {
        self.clock += u64::from(self.rng.below(900));
        let at = Stamp(self.clock);
        let mut events = Vec::new();
        let prompt = self.table.prompts()[0];
        match (prompt.kind, prompt.until) {
            (Kind::Rolling, _) => self.table.verdict(at, Verdict::Reveal, &mut events).unwrap(),
            (Kind::Bang, _) => {
                let verdict = self.random_verdict();
                self.table.verdict(at, verdict, &mut events).unwrap();
            }
            (_, Some(until)) if self.rng.below(12) == 0 => {
                self.clock = self.clock.max(until.0);
                self.table.wake(Stamp(self.clock), &mut events).unwrap();
            }
            _ => {
                let command = self.random_choice(&prompt);
                self.table
                    .command(at, prompt.seat, prompt.id, command, &mut events)
                    .unwrap();
            }
        }
        events
    }

    /// Any choice; often one that brings the table nearer to its end.
    fn random_choice(&mut self, prompt: &engine::Prompt<Kind>) -> Command {
        let choices = self.table.choices(prompt);
        let good: Vec<Command> = choices
            .iter()
            .copied()
            .filter(|command| match command {
                Command::Claim(Claim::Card(place)) => {
                    let target = crate::Target::Card(*place);
                    place.seat == prompt.seat && self.table.state().is_right(prompt.seat, target)
                }
                Command::BatChoose(bat) => matches!(bat, Bat::Clear(_)),
                _ => false,
            })
            .collect();
        if !good.is_empty() && self.rng.below(4) > 0 {
            self.pick(&good)
        } else {
            self.pick(&choices)
        }
    }

    /// A verdict of the right form; often somebody is right.
    fn random_verdict(&mut self) -> Verdict {
        let state = self.table.state().clone();
        let public = state.public();
        let options = public.options;
        let throw = state.dice().unwrap();
        let (floor, window) = (options.floor_ms() as i32, options.window_ms as i32);
        let (mut bangs, mut false_starts) = (Bangs::new(), FalseStarts::new());
        let may_be_early = !throw.is_hands_off() && options.false_start != FalseStart::Ignore;
        for prompt in self.table.prompts() {
            let seat = prompt.seat;
            match self.rng.below(8) {
                0 if may_be_early => false_starts.push(Anticipation {
                    seat,
                    reaction_ms: floor - 1 - self.rng.below(900) as i32,
                }),
                1..=3 => {}
                _ => {
                    let early = if throw.is_hands_off() { 700 } else { 0 };
                    let span = (window - floor + early + 1) as u32;
                    // Often close together, so that ties happen.
                    let span = if self.rng.below(2) == 0 {
                        span.min(40)
                    } else {
                        span
                    };
                    let target = self.random_target(&prompt);
                    bangs.push(Bang {
                        seat,
                        reaction_ms: floor - early + self.rng.below(span) as i32,
                        target,
                    });
                }
            }
        }
        sort_bangs(&mut bangs, options.tie_band_ms, |seat| public.dist(seat));
        sort_false_starts(&mut false_starts, |seat| public.dist(seat));
        Verdict::Adjudicate { bangs, false_starts }
    }

    fn random_target(&mut self, prompt: &engine::Prompt<Kind>) -> Option<crate::Target> {
        let public = self.table.state().public().clone();
        if public.options.claim_mode == ClaimMode::Garlic {
            return None;
        }
        let mut targets: Vec<crate::Target> = Vec::new();
        for command in self.table.choices(prompt) {
            if let Command::Bang { target: Some(target) } = command {
                targets.push(target);
            }
        }
        if targets.is_empty() {
            return Some(crate::Target::Garlic);
        }
        let right: Vec<crate::Target> = targets
            .iter()
            .copied()
            .filter(|target| self.table.state().is_right(prompt.seat, *target))
            .collect();
        Some(if !right.is_empty() && self.rng.below(2) == 0 {
            self.pick(&right)
        } else {
            self.pick(&targets)
        })
    }

    /// Inputs that are not wanted now: each is refused and changes nothing (R-CC-41, T-CC-67, T-CC-82).
    pub(super) fn check_refusals(&mut self) {
        let before = self.table.digest();
        let prompt = self.table.prompts()[0];
        let mut wrong = vec![Verdict::Throw, Verdict::Timeout];
        if prompt.kind != Kind::Rolling {
            wrong.push(Verdict::Reveal);
        }
        wrong.extend(self.wrong_verdicts());
        for verdict in wrong {
            let refused = self.table.verdict(Stamp(0), verdict.clone(), &mut ());
            assert!(refused.is_err(), "{verdict:?} at {:?}", prompt.kind);
        }
        if prompt.until.is_none() {
            assert!(self.table.wake(Stamp(u64::MAX >> 20), &mut ()).is_err());
        }
        assert!(self.table.close_round(Stamp(0), &mut ()).is_err());
        assert_eq!(self.table.digest(), before);
    }

    /// A random verdict, spoilt in every way that is wrong whatever it was.
    fn wrong_verdicts(&mut self) -> Vec<Verdict> {
        if self.table.prompts()[0].kind != Kind::Bang {
            return vec![Verdict::Adjudicate {
                bangs: Bangs::new(),
                false_starts: FalseStarts::new(),
            }];
        }
        let Verdict::Adjudicate { bangs, false_starts } = self.random_verdict() else {
            unreachable!("that is what random verdicts are")
        };
        let mut wrong = Vec::new();
        let mut spoil = |change: &dyn Fn(&mut Bangs, &mut FalseStarts)| {
            let (mut bangs, mut false_starts) = (bangs.clone(), false_starts.clone());
            change(&mut bangs, &mut false_starts);
            wrong.push(Verdict::Adjudicate { bangs, false_starts });
        };
        if bangs.len() > 1 {
            spoil(&|bangs, _| bangs.reverse());
            spoil(&|bangs, _| bangs[1].seat = bangs[0].seat);
        }
        if !bangs.is_empty() {
            spoil(&|bangs, _| bangs[0].seat = engine::Seat(6));
            spoil(&|bangs, _| bangs[0].reaction_ms = i32::MAX);
            let seats = |bangs: &Bangs| bangs[0].seat;
            spoil(&|bangs, early| {
                let seat = seats(bangs);
                early.clear();
                early.push(Anticipation {
                    seat,
                    reaction_ms: -1,
                });
            });
            let pointed = self.table.setup().options.claim_mode == ClaimMode::Pointed;
            spoil(&|bangs, _| bangs[0].target = (!pointed).then_some(crate::Target::Garlic));
        }
        if !false_starts.is_empty() {
            spoil(&|_, early| early[0].reaction_ms = 400);
        }
        wrong
    }
}

#[test]
fn the_listed_options_can_all_be_played() {
    // CC-12
    for option in OPTIONS {
        for text in option.values {
            let mut map = Map::new();
            map.insert(option.name.to_owned(), value_of(text));
            let options: Options = serde_json::from_value(Value::Object(map)).unwrap();
            for seats in ClearingCoffins::SEATS {
                ClearingCoffins::check_options(ClearingCoffins::NEWEST, &options, seats).unwrap();
            }
            let again = serde_json::to_value(options).unwrap();
            assert_eq!(serde_json::from_value::<Options>(again).unwrap(), options);
        }
        let default = serde_json::json!({ option.name: value_of(option.values[0]) });
        assert_eq!(
            serde_json::from_value::<Options>(default).unwrap(),
            Options::default(),
            "the first value is the default"
        );
    }
}
