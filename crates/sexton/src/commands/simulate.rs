//! `sexton simulate`: bots play many tables.

mod outputs;
pub(crate) mod series;
mod strength;

use crate::cli::Simulate;
use crate::input::{BadInput, read_options};
use crate::programs::Roll;
use indicatif::{ProgressBar, ProgressStyle};
use lab::{Playable, Player, Run};
use std::io::Write as _;
use std::time::Duration;

pub(crate) fn run(simulate: &Simulate) -> anyhow::Result<()> {
    if simulate.strength {
        return strength::run(simulate);
    }
    let game = simulate.game.as_deref().unwrap_or_default();
    catalog::with_game!(game, G => play_all::<G>(simulate)).map_err(BadInput::from)?
}

/// How many tables, unless told otherwise.
const GAMES: u64 = 10_000;

fn games(simulate: &Simulate) -> u64 {
    simulate.games.unwrap_or(GAMES)
}

fn play_all<G: Playable>(simulate: &Simulate) -> anyhow::Result<()> {
    if simulate.pairs {
        return play_pairs::<G>(simulate);
    }
    if let Some(format) = series::format(simulate) {
        return series::play_series::<G>(simulate, format);
    }
    let mut roll = Roll::open(&simulate.programs, true)?;
    let bots = read_bots::<G>(simulate, &mut roll)?;
    let options = read_options::<G>(simulate.preset.as_deref(), &simulate.options)?;
    let run = Run::new(bots, options, games(simulate), simulate.seed);
    let bar = progress_bar(games(simulate), "tables")?;
    let done = lab::simulate(&run, &|tables| bar.inc(tables));
    bar.finish_and_clear();
    let simulation = done.map_err(|problem| BadInput::new(problem.to_string()))?;
    let mut output = std::io::stdout().lock();
    if simulate.json {
        roll.write_json(&mut output, &simulation)?;
    } else {
        writeln!(output, "{}\n{}", simulation.report, simulation.timing)?;
        roll.tell(&mut output)?;
    }
    Ok(())
}

fn play_pairs<G: Playable>(simulate: &Simulate) -> anyhow::Result<()> {
    let mut roll = Roll::open(&simulate.programs, true)?;
    let bots = find_many::<G>(simulate, &mut roll)?;
    if bots.len() < 2 {
        let message = "--bots: --pairs needs two or more, or `all`; found one".to_owned();
        return Err(BadInput::new(message).into());
    }
    let options = read_options::<G>(simulate.preset.as_deref(), &simulate.options)?;
    let pairs = (bots.len() * (bots.len() - 1) / 2) as u64;
    let bar = progress_bar(pairs.saturating_mul(games(simulate)), "tables")?;
    let done = lab::tournament(&bots, &options, games(simulate), simulate.seed, &|tables| {
        bar.inc(tables);
    });
    bar.finish_and_clear();
    let tournament = done.map_err(|problem| BadInput::new(problem.to_string()))?;
    let mut output = std::io::stdout().lock();
    if simulate.json {
        roll.write_json(&mut output, &tournament)?;
    } else {
        writeln!(output, "{tournament}\n{}", tournament.timing)?;
        roll.tell(&mut output)?;
    }
    Ok(())
}

type Named<G> = Vec<Player<G>>;

fn find_bots<G: Playable>(simulate: &Simulate, roll: &mut Roll) -> Result<Named<G>, BadInput> {
    let find = |name: &String| match G::find_player(name) {
        Ok(player) => Ok(player),
        Err(_) => roll.find::<G>(name).map(Player::from),
    };
    simulate.bots.iter().map(find).collect()
}

/// The bots by their names, or all of them.
fn find_many<G: Playable>(simulate: &Simulate, roll: &mut Roll) -> Result<Named<G>, BadInput> {
    match simulate.bots.as_slice() {
        [all] if all == "all" => Ok(G::BOTS.iter().map(Player::from).collect()),
        [levels] if levels == "levels" => Ok(G::levels().map(Player::from).collect()),
        _ => find_bots::<G>(simulate, roll),
    }
}

/// One bot for all seats, or one per seat.
fn read_bots<G: Playable>(simulate: &Simulate, roll: &mut Roll) -> Result<Named<G>, BadInput> {
    let named = find_bots::<G>(simulate, roll)?;
    let seats = read_seats::<G>(simulate, named.len())?;
    match named.as_slice() {
        [one] => Ok(vec![*one; usize::from(seats)]),
        _ if named.len() == usize::from(seats) => Ok(named),
        _ => {
            let message = format!(
                "--bots: expected one bot, or one for each of {seats} seats, found {}",
                named.len()
            );
            Err(BadInput::new(message))
        }
    }
}

/// How many play; if nobody says so, as many as are named, or the fewest who can.
fn read_seats<G: Playable>(simulate: &Simulate, named: usize) -> Result<u8, BadInput> {
    let named = u8::try_from(named).unwrap_or(u8::MAX);
    let seats = simulate.seats.unwrap_or_else(|| named.max(*G::SEATS.start()));
    if G::SEATS.contains(&seats) {
        return Ok(seats);
    }
    let (least, most) = (G::SEATS.start(), G::SEATS.end());
    Err(BadInput::new(format!(
        "--seats: {} is for {least} to {most}, found {seats}",
        G::NAME
    )))
}

/// Drawn on standard error, and only at a terminal.
pub(super) fn progress_bar(count: u64, what: &str) -> anyhow::Result<ProgressBar> {
    let template = format!("{{bar:40}} {{human_pos}}/{{human_len}} {what}, {{eta}} left");
    let style = ProgressStyle::with_template(&template)?;
    let bar = ProgressBar::new(count).with_style(style);
    // Where a table takes long, the time left goes down meanwhile.
    bar.enable_steady_tick(Duration::from_secs(1));
    Ok(bar)
}
