//! `cargo run --release -p bench`: see `docs/benchmarks.md`.

use bench::playouts::{Measured, SUBJECTS, measure};
use bench::rounds::{Speed, Spread, Way, on_all_cores, ratio, ratio_after_the_shuffle, rounds};

const ROUNDS: u64 = 21;
const GAMES: u64 = 50_000;

/// Without an argument everything is measured; with one, only the random games whose title has it.
fn main() {
    let wanted = std::env::args().nth(1);
    if wanted.is_none() {
        compare_ways();
    }
    play_games(&wanted.unwrap_or_default());
}

fn play_games(wanted: &str) {
    println!("Random games through the rules, one core, shuffle included");
    println!(
        "{:<36} {:>28} {:>12} {:>12} {:>6}",
        "", "inputs/CPU-s", "games/CPU-s", "inputs/game", "heap"
    );
    for subject in SUBJECTS.iter().filter(|subject| subject.title.contains(wanted)) {
        let Measured {
            inputs_per_cpu_second: Spread { median, least, most },
            games_per_cpu_second: games,
            inputs_per_game,
            allocations,
        } = measure(subject, ROUNDS, GAMES / 50);
        let inputs = format!("{median:.0} ({least:.0}–{most:.0})");
        println!(
            "{:<36} {inputs:>28} {:>12.0} {inputs_per_game:>12.1} {allocations:>6}",
            subject.title, games.median
        );
    }
}

fn compare_ways() {
    for doors in [2, 3] {
        println!("Rest in Peace, {doors} doors, random games, shuffle included");
        let measured = rounds(ROUNDS, GAMES, doors);
        println!(
            "{:<16} {:>14} {:>18} {:>18}",
            "one core", "games/s", "inputs/CPU-s", "÷ bare loop"
        );
        for way in Way::ALL {
            let speeds = measured.iter().map(|round| round[way as usize]);
            let games = Spread::of(speeds.clone().map(|speed| speed.games_per_second()).collect());
            let inputs = Spread::of(speeds.map(|speed| speed.inputs_per_cpu_second()).collect());
            let Spread { median, least, most } = ratio(&measured, way);
            println!(
                "{:<16} {:>14.0} {:>18.0} {median:>6.2} ({least:.2}–{most:.2})",
                way.name(),
                games.median,
                inputs.median
            );
        }
        let Spread { median, least, most } = ratio_after_the_shuffle(ROUNDS, GAMES, doors);
        let without_shuffle = format!("{} without shuffle", Way::Typed.name());
        println!("{without_shuffle:<50} {median:>6.2} ({least:.2}–{most:.2})");
        println!("{:<16} {:>14} {:>18}", "all cores", "games/s", "inputs/CPU-s");
        for way in Way::ALL {
            let speeds: Vec<Speed> = (0..5)
                .map(|seed| on_all_cores(way, 4 * GAMES, doors, seed))
                .collect();
            let games = Spread::of(speeds.iter().map(Speed::games_per_second).collect());
            let inputs = Spread::of(speeds.iter().map(Speed::inputs_per_cpu_second).collect());
            println!(
                "{:<16} {:>14.0} {:>18.0}",
                way.name(),
                games.median,
                inputs.median
            );
        }
        println!();
    }
}
