//! Finds the weights of a seeker's habit in *Rest in Peace* (`crates/bots/src/rest_in_peace/habit`).
//!
//! Somebody plays who takes each option by chance, the likelier the higher its score. After many games the weights are
//! moved so that what was done in games won becomes likelier, and what was done in games lost less likely (policy
//! gradient, steps by Adam). Then everybody does what scores highest.
//!
//! `cargo run --release -p lab --example habit -- DOORS MILLIONS` prints the share of wins as it goes, and the weights as
//! Rust at the end. It takes about a minute for each four million games on one core.

use bots::rest_in_peace::habit::{self, NUMBERS, STEPS, Scene, Step, Weights};
use engine::{Fast, Game as _, Input, Stamp};
use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
use rest_in_peace::{Command, Options, RestInPeace};

const BATCH: u64 = 8_000;
const CHUNK: u64 = 250;
const PACE: f32 = 0.02;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let doors = arguments
        .next()
        .map_or(2, |text| text.parse().expect("a number of doors"));
    let millions: u64 = arguments
        .next()
        .map_or(8, |text| text.parse().expect("a number of millions"));
    let options = Options {
        doors,
        ..Options::default()
    };
    let mut learner = Learner::new(*habit::weights(doors));
    let batches = millions * 1_000_000 / BATCH;
    let mut won = 0.5;
    for batch in 0..batches {
        let pace = PACE * (1.0 - batch as f32 / batches as f32).max(0.05);
        let (wins, slope) = play_batch(&learner.weights, &options, batch, won);
        let share = wins as f32 / BATCH as f32;
        won += 0.1 * (share - won);
        learner.step(&slope, pace);
        if batch % (batches / 20).max(1) == 0 {
            println!(
                "// {batch}: {won:.4} by chance, {:.4} by score",
                best(&learner.weights, &options)
            );
        }
    }
    println!("// {:.4} by score", best(&learner.weights, &options));
    print(&learner.weights);
}

/// How often the best score wins, on deals that were not played before.
fn best(weights: &Weights, options: &Options) -> f64 {
    const GAMES: u64 = 40_000;
    let wins = (0..GAMES).into_par_iter().map(|game| {
        let mut rng = Fast::new(0xBE57 << 32 | game);
        u64::from(play(weights, options, &mut rng, &mut |_, scores| {
            (0..scores.len())
                .max_by(|one, other| scores[*one].total_cmp(&scores[*other]))
                .expect("there are options")
        }))
    });
    wins.sum::<u64>() as f64 / GAMES as f64
}

type Slope = Box<[[f32; NUMBERS]; STEPS]>;

fn none() -> Slope {
    Box::new([[0.0; NUMBERS]; STEPS])
}

fn play_batch(weights: &Weights, options: &Options, batch: u64, usual: f32) -> (u64, Slope) {
    let chunk = |chunk: u64| {
        let (mut wins, mut slope) = (0, none());
        for game in 0..CHUNK {
            let number = batch * BATCH + chunk * CHUNK + game;
            let mut rng = Fast::new(number);
            let mut chance = Fast::new(!number);
            let mut deeds: Vec<(Step, f32)> = Vec::with_capacity(128);
            let won = play(weights, options, &mut rng, &mut |steps, scores| {
                choose(steps, scores, &mut chance, &mut deeds)
            });
            wins += u64::from(won);
            let gain = f32::from(u8::from(won)) - usual;
            for (step, share) in deeds {
                let row = &mut slope[step.kind];
                row.iter_mut()
                    .zip(step.numbers)
                    .for_each(|(sum, number)| *sum += gain * share * number);
            }
        }
        (wins, slope)
    };
    let add = |mut one: (u64, Slope), other: (u64, Slope)| {
        one.0 += other.0;
        for (row, more) in one.1.iter_mut().zip(other.1.iter()) {
            row.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
        }
        one
    };
    (0..BATCH / CHUNK)
        .into_par_iter()
        .map(chunk)
        .reduce(|| (0, none()), add)
}

/// Takes an option by chance, and notes by how much each became likelier than it was.
fn choose(steps: &[Step], scores: &[f32], chance: &mut Fast, deeds: &mut Vec<(Step, f32)>) -> usize {
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    let powers: Vec<f32> = scores.iter().map(|score| (score - most).exp()).collect();
    let sum: f32 = powers.iter().sum();
    let mut left = chance.below(1 << 24) as f32 / (1 << 24) as f32 * sum;
    let taken = powers.iter().position(|power| {
        left -= power;
        left < 0.0
    });
    let taken = taken.unwrap_or(powers.len() - 1);
    for (idx, (step, power)) in steps.iter().zip(&powers).enumerate() {
        deeds.push((*step, f32::from(u8::from(idx == taken)) - power / sum));
    }
    taken
}

/// Plays a deal; whether it was won.
fn play(
    weights: &Weights,
    options: &Options,
    rng: &mut Fast,
    choose: &mut dyn FnMut(&[Step], &[f32]) -> usize,
) -> bool {
    let deal = RestInPeace::shuffle(RestInPeace::NEWEST, options, 1, rng);
    let mut state = RestInPeace::deal(RestInPeace::NEWEST, options, 1, &deal, &mut ());
    let mut choices: Vec<Command> = Vec::with_capacity(16);
    // Nobody goes to and fro for ever (RP-7.5).
    for _ in 0..400 {
        let Some(prompt) = RestInPeace::prompts(&state).first().copied() else {
            break;
        };
        choices.clear();
        RestInPeace::choices(&state, &prompt, &mut choices);
        let sensible = habit::sensible(state.known(), prompt.kind, &choices);
        let mut taken = 0;
        if sensible.len() > 1 {
            let scene = Scene::of(state.known());
            let steps: Vec<Step> = sensible.iter().map(|choice| scene.step(*choice)).collect();
            let scores: Vec<f32> = steps.iter().map(|step| step.score(weights)).collect();
            taken = choose(&steps, &scores);
        }
        let input = Input::Command {
            seat: prompt.seat,
            prompt: prompt.id,
            command: sensible[taken],
        };
        RestInPeace::apply(&mut state, Stamp(0), input, rng, &mut ()).expect("what is offered is accepted");
    }
    RestInPeace::outcome(&state).is_some_and(|outcome| !outcome.winners.is_empty())
}

/// Weights on their way, with the mean and the mean square of their slopes.
struct Learner {
    weights: Weights,
    mean: Slope,
    square: Slope,
    steps: i32,
}

impl Learner {
    fn new(weights: Weights) -> Learner {
        Learner {
            weights,
            mean: none(),
            square: none(),
            steps: 0,
        }
    }

    fn step(&mut self, slope: &Slope, pace: f32) {
        self.steps += 1;
        let (fade, slow) = (0.9_f32, 0.999_f32);
        let (warm, warmer) = (1.0 - fade.powi(self.steps), 1.0 - slow.powi(self.steps));
        for kind in 0..STEPS {
            for number in 0..NUMBERS {
                let slope = slope[kind][number] / BATCH as f32;
                let mean = &mut self.mean[kind][number];
                *mean = fade * *mean + (1.0 - fade) * slope;
                let square = &mut self.square[kind][number];
                *square = slow * *square + (1.0 - slow) * slope * slope;
                let stride = (*mean / warm) / ((*square / warmer).sqrt() + 1e-6);
                self.weights[kind][number] += pace * stride;
            }
        }
    }
}

fn print(weights: &Weights) {
    println!("[");
    for row in weights {
        let row: Vec<String> = row.iter().map(|weight| format!("{weight:.2}")).collect();
        println!("    [{}],", row.join(", "));
    }
    println!("]");
}
