//! Random playouts of any game through the engine's contract, on one core.
//!
//! A game is measured by one line in [`SUBJECTS`]. Tables are driven as the lab drives them: rights come before
//! duties, sealed rounds are closed when all have answered, races are judged at one clock. Nothing is boxed in the
//! loop, no events are kept and no knowledge is folded: what is left is the rules.

use crate::allocations;
use crate::rounds::Spread;
use crate::typed::pick;
use arrayvec::ArrayVec;
use clearing_coffins::ClearingCoffins;
use cpu_time::ThreadTime;
use dawn_under::DawnUnder;
use engine::{Fast, Game, Input, MAX_SEATS, Mode, Prompt, Prompts, Reaction, Seat, Stamp};
use ruhe_in_frieden::RuheInFrieden;

/// A game as it is measured.
#[derive(Clone, Copy, Debug)]
pub struct Subject {
    /// What to call it in a table.
    pub title: &'static str,
    /// Shuffles, deals and plays so many games, all decided by one seed.
    pub play: fn(u64, u64) -> Played,
}

/// What is measured.
pub const SUBJECTS: &[Subject] = &[
    Subject {
        title: "Dawn Under, 2 seats",
        play: |games, seed| play::<DawnUnder>(2, "{}", games, seed),
    },
    Subject {
        title: "Dawn Under, 4 seats",
        play: |games, seed| play::<DawnUnder>(4, "{}", games, seed),
    },
    Subject {
        title: "Dawn Under, 4 seats, Count Rucola",
        play: |games, seed| play::<DawnUnder>(4, r#"{"expansion":"on"}"#, games, seed),
    },
    Subject {
        title: "Ruhe in Frieden, 2 seats",
        play: |games, seed| play::<RuheInFrieden>(2, "{}", games, seed),
    },
    Subject {
        title: "Ruhe in Frieden, 4 seats",
        play: |games, seed| play::<RuheInFrieden>(4, "{}", games, seed),
    },
    Subject {
        title: "Ruhe in Frieden, 5 seats",
        play: |games, seed| play::<RuheInFrieden>(5, "{}", games, seed),
    },
    Subject {
        title: "Clearing Coffins, 2 seats",
        play: |games, seed| play::<ClearingCoffins>(2, r#"{"max_throws":200}"#, games, seed),
    },
    Subject {
        title: "Clearing Coffins, 4 seats",
        play: |games, seed| play::<ClearingCoffins>(4, r#"{"max_throws":200}"#, games, seed),
    },
    Subject {
        title: "Clearing Coffins, 4 seats, pointed",
        play: |games, seed| {
            play::<ClearingCoffins>(
                4,
                r#"{"max_throws":200,"claim_mode":"pointed","sit_out":1}"#,
                games,
                seed,
            )
        },
    },
];

/// What many playouts add up to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Played {
    /// How many games came to an end.
    pub games: u64,
    /// How many inputs they took.
    pub inputs: u64,
    /// What was taken from the heap after the deal.
    pub allocations: u64,
}

/// A random game that takes more inputs is endless, and a mistake.
const INPUTS_MAX: u64 = 1_000_000;

/// More answers are never offered at once in any of the games.
const CHOICES: usize = 1_024;

/// Shuffles, deals and plays; options are written as JSON.
pub fn play<G: Game>(seats: u8, options: &str, games: u64, seed: u64) -> Played {
    let options: G::Options = serde_json::from_str(options).expect("our own options are good");
    assert!(
        G::check_options(G::NEWEST, &options, seats).is_ok(),
        "these can be played by so many"
    );
    let mut chance = Fast::new(seed);
    let mut players: Players<G> = Players {
        choices: Vec::with_capacity(CHOICES),
        rng: Fast::new(!seed),
        at: Stamp(0),
    };
    let mut played = Played::default();
    for _ in 0..games {
        let deal = G::shuffle(G::NEWEST, &options, seats, &mut chance);
        let mut state = G::deal(G::NEWEST, &options, seats, &deal, &mut ());
        let (inputs, count) = allocations::count(|| players.play_on(&mut state, &mut chance));
        assert!(G::outcome(&state).is_some(), "a table that asks nothing is over");
        played.games += 1;
        played.inputs += inputs;
        played.allocations += count;
    }
    played
}

/// Everybody at the table, answering by chance.
struct Players<G: Game> {
    choices: Vec<G::Command>,
    rng: Fast,
    at: Stamp,
}

impl<G: Game> Players<G> {
    /// Plays to the end. Gives the number of inputs.
    fn play_on(&mut self, state: &mut G::State, chance: &mut Fast) -> u64 {
        self.at = Stamp(0);
        for inputs in 0..INPUTS_MAX {
            let prompts = G::prompts(state);
            let Some(first) = prompts.iter().find(|prompt| prompt.must).or(prompts.first()) else {
                return inputs;
            };
            let (after_ms, input) = match first.mode {
                Mode::Open => self.answer_one(state, &prompts),
                Mode::Sealed => self.close_round(state, &prompts),
                Mode::Race => self.race(state, &prompts),
            };
            self.at.0 += u64::from(after_ms.max(1));
            let taken = G::apply(state, self.at, input, chance, &mut ());
            assert!(taken.is_ok(), "what is offered is legal");
        }
        panic!("a random game of {} does not end", G::NAME);
    }

    /// Rights come before duties, and are used now and then; of several duties any may be first.
    #[inline]
    fn answer_one(&mut self, state: &G::State, prompts: &Prompts<G::Kind>) -> (u32, Input<G>) {
        let [prompt] = &prompts[..] else {
            return self.answer_one_of(state, prompts);
        };
        (1, self.answer(state, prompt))
    }

    fn answer_one_of(&mut self, state: &G::State, prompts: &Prompts<G::Kind>) -> (u32, Input<G>) {
        for right in prompts.iter().filter(|prompt| !prompt.must) {
            // A standing right may have nothing to be used on.
            if self.rng.below(8) == 0 && self.has_answer(state, right) {
                return (300 + self.rng.below(1_000), self.answer(state, right));
            }
        }
        let duties = || prompts.iter().filter(|prompt| prompt.must);
        let chosen = self.rng.below(duties().count().max(1) as u32);
        let prompt = duties().nth(chosen as usize).unwrap_or(&prompts[0]);
        (1, self.answer(state, prompt))
    }

    fn has_answer(&mut self, state: &G::State, prompt: &Prompt<G::Kind>) -> bool {
        self.choices.clear();
        G::choices(state, prompt, &mut self.choices);
        !self.choices.is_empty()
    }

    fn answer(&mut self, state: &G::State, prompt: &Prompt<G::Kind>) -> Input<G> {
        Input::Command {
            seat: prompt.seat,
            prompt: prompt.id,
            command: self.choose(state, prompt),
        }
    }

    fn close_round(&mut self, state: &G::State, prompts: &Prompts<G::Kind>) -> (u32, Input<G>) {
        let mut answers: ArrayVec<(Seat, G::Command), MAX_SEATS> = ArrayVec::new();
        for prompt in prompts.iter().filter(|prompt| prompt.mode == Mode::Sealed) {
            answers.push((prompt.seat, self.choose(state, prompt)));
        }
        let play = G::first_sealed(state, &answers);
        (1, Input::Round { play })
    }

    fn race(&mut self, state: &G::State, prompts: &Prompts<G::Kind>) -> (u32, Input<G>) {
        let mut reactions: ArrayVec<Reaction<G::Command>, MAX_SEATS> = ArrayVec::new();
        for prompt in prompts.iter().filter(|prompt| prompt.mode == Mode::Race) {
            self.choices.clear();
            G::choices(state, prompt, &mut self.choices);
            // Whoever sits out has nothing to choose.
            if self.choices.is_empty() {
                continue;
            }
            reactions.push(Reaction {
                seat: prompt.seat,
                after_ms: 300 + self.rng.below(1_000),
                command: pick::<G>(&self.choices, &mut self.rng),
            });
        }
        let judged = G::judge(state, &reactions, &mut self.rng);
        let (verdict, took_ms) = judged.expect("a game with races judges them");
        (took_ms, Input::Verdict(verdict))
    }

    /// Any legal answer but giving up, all equally likely.
    #[inline]
    fn choose(&mut self, state: &G::State, prompt: &Prompt<G::Kind>) -> G::Command {
        self.choices.clear();
        G::choices(state, prompt, &mut self.choices);
        pick::<G>(&self.choices, &mut self.rng)
    }
}

/// How fast a subject was.
#[derive(Clone, Copy, Debug)]
pub struct Measured {
    /// Inputs in a second of one processor.
    pub inputs_per_cpu_second: Spread,
    /// Games in a second of one processor.
    pub games_per_cpu_second: Spread,
    /// Inputs of a game, on average.
    pub inputs_per_game: f64,
    /// What all games together took from the heap after their deals.
    pub allocations: u64,
}

/// Plays so many rounds of so many games.
pub fn measure(subject: &Subject, rounds: u64, games: u64) -> Measured {
    let timed = |seed| {
        let start = ThreadTime::now();
        let played = (subject.play)(games, seed);
        (played, start.elapsed().as_secs_f64())
    };
    let rounds: Vec<(Played, f64)> = (0..rounds).map(timed).collect();
    let sum = |of: fn(&Played) -> u64| rounds.iter().map(|(played, _)| of(played)).sum::<u64>();
    let speed = |of: fn(&Played) -> u64| {
        let each = rounds.iter().map(|(played, seconds)| of(played) as f64 / seconds);
        Spread::of(each.collect())
    };
    Measured {
        inputs_per_cpu_second: speed(|played| played.inputs),
        games_per_cpu_second: speed(|played| played.games),
        inputs_per_game: sum(|played| played.inputs) as f64 / sum(|played| played.games) as f64,
        allocations: sum(|played| played.allocations),
    }
}
