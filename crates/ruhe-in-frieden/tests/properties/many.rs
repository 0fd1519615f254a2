//! Very many games.

use crate::cemetery::Cemetery;
use engine::{Fast, Game as _, Input, Mode, Prompt, Seat, Stamp};
use ruhe_in_frieden::{Command, Kind, Options, Reason, RuheInFrieden, State};
use std::collections::{BTreeMap, HashSet};
use testbed::Subject as _;

/// With `SEXTON_SLOW=1` as many as the promise says.
fn count() -> u64 {
    if testbed::is_slow() { 100_000 } else { 1_000 }
}

/// The options the rules read: the times of RF-8.10 are for whoever keeps the clock.
fn options() -> impl Iterator<Item = &'static engine::OptionInfo> {
    let is_time = |name: &str| ["hold_times", "answer_limit"].contains(&name);
    RuheInFrieden::OPTIONS
        .iter()
        .filter(move |option| !is_time(option.name))
}

/// The options of a game: all values told to clients, in ever new combinations.
fn agreed(game: u64) -> Options {
    // Prime, so that neighbours differ in more than the first option.
    let mut left = game * 7_919;
    let pairs = options().map(|option| {
        let count = option.values.len() as u64;
        let value = option.values[(left % count) as usize];
        left /= count;
        format!("{}={value} ", option.name)
    });
    testbed::options::read::<RuheInFrieden>(&pairs.collect::<String>())
}

#[test]
fn every_two_values_of_two_options_meet() {
    // RF-11: of 921,600 combinations the games have as many as there are games, and every pair of values is among them.
    let combinations: usize = options().map(|option| option.values.len()).product();
    assert_eq!(combinations, 921_600);
    let mut met = HashSet::new();
    let mut all = HashSet::new();
    for game in 0..10_000 {
        let agreed = serde_json::to_value(agreed(game)).unwrap();
        let values: Vec<String> = options().map(|option| agreed[option.name].to_string()).collect();
        for (first, one) in values.iter().enumerate() {
            for (second, other) in values.iter().enumerate().skip(first + 1) {
                met.insert((first, second, one.clone(), other.clone()));
            }
        }
        all.insert(values);
    }
    let counts: Vec<usize> = options().map(|option| option.values.len()).collect();
    let pairs =
        (0..counts.len()).flat_map(|first| (first + 1..counts.len()).map(move |second| (first, second)));
    let expected: usize = pairs.map(|(first, second)| counts[first] * counts[second]).sum();
    assert_eq!((met.len(), all.len()), (expected, 10_000));
}

/// One game played by dice through the rules alone.
struct Dice {
    state: State,
    rng: Fast,
    choices: Vec<Command>,
    /// Whether all choices are alike, or deaths are hurried along.
    is_fair: bool,
}

impl Dice {
    fn pick(&mut self, prompt: &Prompt<Kind>) -> Option<Command> {
        self.choices.clear();
        RuheInFrieden::choices(&self.state, prompt, &mut self.choices);
        let weigh = |command: &Command| {
            if self.is_fair {
                1
            } else {
                Cemetery::weight(command, None)
            }
        };
        let total: u32 = self.choices.iter().map(weigh).sum();
        let mut left = self.rng.below(total.max(1));
        self.choices.iter().copied().find(|command| {
            let weight = weigh(command);
            let is_it = left < weight;
            left = left.saturating_sub(weight);
            is_it
        })
    }

    /// The next input; nothing when nobody is asked.
    fn input(&mut self) -> Option<Input<RuheInFrieden>> {
        let prompts = RuheInFrieden::prompts(&self.state);
        if prompts.iter().any(|prompt| prompt.mode == Mode::Sealed) {
            let answers: Vec<(Seat, Command)> = prompts
                .iter()
                .filter_map(|prompt| Some((prompt.seat, self.pick(prompt)?)))
                .collect();
            let play = RuheInFrieden::first_sealed(&self.state, &answers);
            return Some(Input::Round { play });
        }
        let duty = prompts.iter().find(|prompt| prompt.must)?;
        let right = prompts.iter().filter(|prompt| !prompt.must);
        let right = right.into_iter().find(|_| self.rng.below(10) == 0);
        let (prompt, command) = right
            .and_then(|right| Some((right, self.pick(right)?)))
            .or_else(|| Some((duty, self.pick(duty)?)))?;
        Some(Input::Command {
            seat: prompt.seat,
            prompt: prompt.id,
            command,
        })
    }
}

/// R-RF-45: where neither standstill nor rounds are limited, a table of the healthy and penniless may last for ever.
fn is_endless(state: &State) -> bool {
    let board = state.board();
    let options = &board.options;
    options.idle_rounds == 0 && options.max_rounds == 0 && board.idle_turns > 200
}

#[test]
fn a_hundred_thousand_games_over_all_seats_and_options_are_sound_and_end() {
    // T-RF-114, T-RF-115, T-RF-117, RF-3.5, RF-8.8, RF-9.8: every invariant after every input.
    let mut reasons = BTreeMap::<&str, u64>::new();
    for game in 0..count() {
        let mut rng = Fast::new(game);
        let (seats, options) = (2 + rng.below(4) as u8, agreed(game));
        let deal = RuheInFrieden::shuffle(RuheInFrieden::NEWEST, &options, seats, &mut rng);
        let mut dice = Dice {
            state: RuheInFrieden::deal(RuheInFrieden::NEWEST, &options, seats, &deal, &mut ()),
            is_fair: game.is_multiple_of(50),
            rng,
            choices: Vec::new(),
        };
        let mut inputs = 0;
        while let Some(input) = dice.input() {
            let taken = RuheInFrieden::apply(&mut dice.state, Stamp(0), input, &mut Fast::new(0), &mut ());
            taken.unwrap();
            RuheInFrieden::assert_sound(&dice.state);
            inputs += 1;
            assert!(inputs < 200_000, "game {game} does not end");
            if is_endless(&dice.state) {
                break;
            }
        }
        if is_endless(&dice.state) {
            *reasons.entry("endless").or_default() += 1;
            continue;
        }
        let outcome = RuheInFrieden::outcome(&dice.state);
        let outcome = outcome.unwrap_or_else(|| panic!("game {game}: nobody is asked before the end"));
        Cemetery::check_outcome(&dice.state, &outcome).unwrap();
        *reasons.entry(outcome.reason).or_default() += 1;
    }
    for reason in Reason::ALL {
        assert!(reasons.contains_key(reason.code()), "{reason:?}: {reasons:?}");
    }
    let endless = reasons.get("endless").copied().unwrap_or_default();
    assert!(endless * 50 < count(), "{reasons:?}");
}
