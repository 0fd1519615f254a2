//! Measuring several ways in turn, so that whatever disturbs the machine disturbs all of them.

use crate::Sum;
use crate::{bare, recorded, typed};
use cpu_time::{ProcessTime, ThreadTime};
use engine::{Fast, Game as _};
use rest_in_peace::{Options, RestInPeace};
use std::time::{Duration, Instant};

/// A way to play random games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// [`bare`].
    Bare,
    /// [`typed`].
    Typed,
    /// [`recorded`].
    Recorded,
}

impl Way {
    /// All ways, the yardstick first.
    pub const ALL: [Way; 3] = [Way::Bare, Way::Typed, Way::Recorded];

    /// What to call it in a table.
    pub fn name(self) -> &'static str {
        match self {
            Way::Bare => "bare loop",
            Way::Typed => "typed engine",
            Way::Recorded => "table with log",
        }
    }

    /// Shuffles, deals and plays so many games, all decided by one seed.
    pub fn play(self, games: u64, doors: u8, seed: u64) -> Sum {
        let options = Options {
            doors,
            ..Options::default()
        };
        match self {
            Way::Bare => play_bare(games, doors, seed),
            Way::Typed => play_typed(games, options, seed),
            Way::Recorded => play_recorded(games, options, seed),
        }
    }
}

fn play_bare(games: u64, doors: u8, seed: u64) -> Sum {
    let mut rng = bare::Rng::new(seed);
    let mut sum = Sum::default();
    for _ in 0..games {
        let deal = bare::shuffle(&mut rng);
        let (inputs, end) = bare::play(&deal, usize::from(doors), &mut rng);
        sum.add(inputs, end);
    }
    sum
}

fn play_typed(games: u64, options: Options, seed: u64) -> Sum {
    let mut rng = Fast::new(seed);
    let mut sum = Sum::default();
    let mut choices = Vec::new();
    for _ in 0..games {
        let deal = RestInPeace::shuffle(RestInPeace::NEWEST, &options, 1, &mut rng);
        let (inputs, end) = typed::play(&deal, &options, &mut choices, &mut rng);
        sum.add(inputs, end);
    }
    sum
}

fn play_recorded(games: u64, options: Options, seed: u64) -> Sum {
    let mut rng = Fast::new(seed);
    let mut sum = Sum::default();
    let mut choices = Vec::new();
    let mut table = recorded::deal(options, seed);
    for game in 0..games {
        table.deal_again(Fast::new(seed << 32 ^ game), &mut ());
        let (inputs, end) = recorded::play(&mut table, &mut choices, &mut rng);
        sum.add(inputs, end);
    }
    sum
}

/// How fast something was.
#[derive(Clone, Copy, Debug)]
pub struct Speed {
    /// What was played.
    pub sum: Sum,
    /// Time on the clock on the wall.
    pub wall: Duration,
    /// Time of all processors together.
    pub cpu: Duration,
}

impl Speed {
    /// Games in a second of the clock on the wall.
    pub fn games_per_second(&self) -> f64 {
        self.sum.games as f64 / self.wall.as_secs_f64()
    }

    /// Answers in a second of one processor.
    pub fn inputs_per_cpu_second(&self) -> f64 {
        self.sum.inputs as f64 / self.cpu.as_secs_f64()
    }

    /// Games in a second of one processor.
    pub fn games_per_cpu_second(&self) -> f64 {
        self.sum.games as f64 / self.cpu.as_secs_f64()
    }
}

/// Plays on this thread alone.
pub fn on_one_core(way: Way, games: u64, doors: u8, seed: u64) -> Speed {
    let (wall, cpu) = (Instant::now(), ThreadTime::now());
    let sum = way.play(games, doors, seed);
    Speed {
        sum,
        wall: wall.elapsed(),
        cpu: cpu.elapsed(),
    }
}

/// Plays so many games on every core.
pub fn on_all_cores(way: Way, games: u64, doors: u8, seed: u64) -> Speed {
    let cores = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let (wall, cpu) = (Instant::now(), ProcessTime::now());
    let sum = std::thread::scope(|scope| {
        let play = |core| scope.spawn(move || way.play(games, doors, seed ^ core << 32));
        let threads: Vec<_> = (0..cores).map(play).collect();
        let sums = threads
            .into_iter()
            .map(|thread| thread.join().expect("playouts do not panic"));
        sums.fold(Sum::default(), Sum::with)
    });
    Speed {
        sum,
        wall: wall.elapsed(),
        cpu: cpu.elapsed(),
    }
}

/// Middle, least and greatest of several numbers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spread {
    /// The middle one.
    pub median: f64,
    /// The least.
    pub least: f64,
    /// The greatest.
    pub most: f64,
}

impl Spread {
    /// Of at least one number.
    pub fn of(mut numbers: Vec<f64>) -> Spread {
        numbers.sort_by(f64::total_cmp);
        Spread {
            median: numbers[numbers.len() / 2],
            least: numbers[0],
            most: numbers[numbers.len() - 1],
        }
    }
}

/// All ways measured one after the other, round after round.
pub fn rounds(rounds: u64, games: u64, doors: u8) -> Vec<[Speed; Way::ALL.len()]> {
    (0..rounds)
        .map(|round| Way::ALL.map(|way| on_one_core(way, games, doors, round)))
        .collect()
}

/// The speed of a way divided by that of the yardstick in the same round.
pub fn ratio(rounds: &[[Speed; Way::ALL.len()]], way: Way) -> Spread {
    let speed = |round: &[Speed; 3], way: Way| round[way as usize].games_per_cpu_second();
    Spread::of(
        rounds
            .iter()
            .map(|round| speed(round, way) / speed(round, Way::Bare))
            .collect(),
    )
}

/// The speed of the typed engine divided by that of the yardstick when all deals lie ready: what is left is play.
pub fn ratio_after_the_shuffle(rounds: u64, games: u64, doors: u8) -> Spread {
    let options = Options {
        doors,
        ..Options::default()
    };
    let ratio = |seed| {
        let mut rng = bare::Rng::new(seed);
        let deals: Vec<_> = (0..games).map(|_| bare::shuffle(&mut rng)).collect();
        let bare = time(|| {
            let play = |deal| bare::play(deal, usize::from(doors), &mut rng).0;
            deals.iter().map(play).sum()
        });
        let mut rng = Fast::new(seed);
        let mut choices = Vec::new();
        let deals: Vec<_> = (0..games)
            .map(|_| RestInPeace::shuffle(RestInPeace::NEWEST, &options, 1, &mut rng))
            .collect();
        let typed = time(|| {
            let play = |deal| typed::play(deal, &options, &mut choices, &mut rng).0;
            deals.iter().map(play).sum()
        });
        bare / typed
    };
    Spread::of((0..rounds).map(ratio).collect())
}

/// Processor seconds of some work; what it adds up to is used, so that it is not optimised away.
fn time(work: impl FnOnce() -> u64) -> f64 {
    let start = ThreadTime::now();
    std::hint::black_box(work());
    start.elapsed().as_secs_f64()
}
