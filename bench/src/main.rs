//! `cargo run --release -p bench`: see `docs/benchmarks.md`.

mod chance;
mod line;
mod load;
mod outsider;
mod process;
mod scale;
mod soak;
mod table;
mod web;

use bench::lobby::{LobbyCost, tell};
use bench::packing::{Room, room};
use bench::playouts::{Measured, SUBJECTS, measure};
use bench::rounds::{Speed, Spread, Way, on_all_cores, ratio, ratio_after_the_shuffle, rounds};
use bench::searches;
use clap::error::ErrorKind;
use clap::{CommandFactory as _, Parser, Subcommand};
use load::Load;
use outsider::Outsider;
use soak::Soak;

const ROUNDS: u64 = 21;
const GAMES: u64 = 50_000;

/// Measures how fast the rules are, or how much a house carries.
#[derive(Parser)]
#[command(args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    /// Only the random games whose title has this.
    title: Option<String>,
}

#[derive(Subcommand)]
enum Command {
    /// How many tables a house on this machine carries, compared with a bare server that only passes messages on.
    Load(Load),
    /// What somebody reaches who means no good: tables, codes, guests, places, floods, a full disk, a crowd in the lobby.
    Outsider(Outsider),
    /// A week of a house in minutes: what people do, restarts, kill -9, and what must hold afterwards.
    Soak(Soak),
    /// How many requests `sexton table` answers by pipes.
    Table(table::Table),
    /// What a house of many people needs, from what a load run measured.
    Scale(scale::Scale),
    /// What visitors of the lobby are sent, and what telling them costs.
    Lobby,
    /// How much room finished tables take, packed and not.
    Packing,
    /// How fast the bots' search is, beside random games and beside a search written by hand.
    Search,
}

fn main() -> anyhow::Result<()> {
    let cli = Cli::parse();
    match cli.command {
        Some(Command::Load(load)) => {
            if let Some(problem) = load.problem() {
                Cli::command().error(ErrorKind::ValueValidation, problem).exit();
            }
            return load::run(&load);
        }
        Some(Command::Outsider(outsider)) => return outsider::run(&outsider),
        Some(Command::Soak(soak)) => return soak::run(&soak),
        Some(Command::Scale(scale)) => return scale::run(&scale),
        Some(Command::Table(table)) => return table::run(&table),
        Some(Command::Lobby) => {
            tell_visitors();
            return Ok(());
        }
        Some(Command::Packing) => {
            pack_logs();
            return Ok(());
        }
        Some(Command::Search) => {
            search();
            return Ok(());
        }
        None => {}
    }
    if cli.title.is_none() {
        tell_visitors();
        pack_logs();
        compare_ways();
        search();
    }
    play_games(&cli.title.unwrap_or_default());
    Ok(())
}

fn tell_visitors() {
    println!("Visitors of the lobby, 100 tables, each change a new table; one core, without sockets");
    println!(
        "{:>10} {:>14} {:>14} {:>16} {:>14}",
        "visitors", "first page", "a change", "all of a change", "CPU"
    );
    for visitors in [100, 1_000, 10_000] {
        let LobbyCost {
            whole_bytes,
            change_bytes,
            cpu,
            ..
        } = tell(visitors, 100, 20);
        println!(
            "{visitors:>10} {whole_bytes:>12} B {change_bytes:>12} B {:>13} kB {:>11.2} ms",
            change_bytes as u64 * visitors / 1_000,
            cpu.as_secs_f64() * 1_000.0
        );
    }
    println!();
}

fn pack_logs() {
    println!("Finished tables of bots in the file");
    println!(
        "{:<20} {:>6} {:>8} {:>14} {:>14} {:>6}",
        "", "seats", "lines", "line by line", "packed", "ratio"
    );
    for game in catalog::games() {
        let (game, seats) = (game.name, 3.min(*game.seats.end()));
        let Room {
            lines,
            loose_bytes,
            packed_bytes,
        } = room(game, seats, 50);
        println!(
            "{game:<20} {seats:>6} {lines:>8.0} {loose_bytes:>12.0} B {packed_bytes:>12.0} B {:>6.1}",
            loose_bytes / packed_bytes
        );
    }
    println!();
}

fn search() {
    println!("Search over information sets beside random games, one core, random play beyond the tree");
    println!(
        "{:<28} {:>14} {:>14} {:>20} {:>14} {:>6}",
        "", "playing", "searching", "ratio", "iterations", "heap"
    );
    for subject in searches::SUBJECTS {
        let searches::Measured {
            playing,
            searching,
            ratio: Spread { median, least, most },
            iterations,
            allocations,
        } = searches::measure(subject, ROUNDS, 8);
        let ratio = format!("{median:.2} ({least:.2}–{most:.2})");
        println!(
            "{:<28} {:>14.0} {:>14.0} {ratio:>20} {:>14.0} {allocations:>6}",
            subject.title, playing.median, searching.median, iterations.median,
        );
    }
    println!();
    for doors in [2, 3] {
        let [bare, typed, Spread { median, least, most }] = searches::compare(ROUNDS, 40, doors);
        println!(
            "Rest in Peace, {doors} doors: {:.0} iterations/CPU-s by hand, {:.0} by the bots' search: {median:.2} ({least:.2}–{most:.2})",
            bare.median, typed.median
        );
    }
    println!();
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
