//! The strength of the levels: in every game and with every number of seats, each against the one below.

use super::outputs::Output;
use super::progress_bar;
use super::series::{begin, play_on};
use crate::cli::Simulate;
use crate::input::{BadInput, read_options};
use bots::WithBots;
use indicatif::ProgressBar;
use lab::findings::PairFound;
use lab::{Findings, Format, Series};
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::PathBuf;

/// So many tables for each meeting, unless told otherwise: enough to see that all of it works.
const GAMES: u64 = 20;

/// Prints the table as Markdown.
pub(super) fn run(simulate: &Simulate) -> anyhow::Result<()> {
    let names: Vec<&str> = match &simulate.game {
        Some(name) => vec![name.as_str()],
        None => catalog::games().iter().map(|game| game.name).collect(),
    };
    let bar = progress_bar(0, "tables")?;
    let mut sections = String::new();
    for name in names {
        let section = catalog::with_game!(name, G => section::<G>(simulate, &bar));
        sections.push_str(&section.map_err(BadInput::from)??);
    }
    bar.finish_and_clear();
    let mut output = std::io::stdout().lock();
    write!(output, "{}{sections}", head(simulate))?;
    Ok(())
}

fn head(simulate: &Simulate) -> String {
    let (games, seed) = (simulate.games.unwrap_or(GAMES), simulate.seed);
    format!(
        "# Strength\n\n\
         Each level against the one below, {games} tables for each line; `sexton simulate --strength --games {games} --seed {seed}` \
         prints this page (sexton {version}).\n\
         *Ahead* means that the level won and the one below did not, seat against seat; *even* that both won, or neither, and counts half.\n\
         Ranges are 95 % (Wilson); [lab.md](lab.md) explains who sits where.\n",
        version = env!("CARGO_PKG_VERSION")
    )
}

fn section<G: WithBots>(simulate: &Simulate, bar: &ProgressBar) -> anyhow::Result<String> {
    let seats: Vec<u8> = match simulate.seats {
        Some(seats) => vec![seats],
        None => G::SEATS.collect(),
    };
    let levels: Vec<_> = G::levels().collect();
    let options = read_options::<G>(simulate.preset.as_deref(), &simulate.options)?;
    let games = simulate.games.unwrap_or(GAMES);
    let title = catalog::facts(G::NAME).map_or(G::NAME, |facts| facts.title);
    let mut text = format!(
        "\n## {title}\n\n\
         | seats | level | against | ahead | even | behind | share % | 95 % interval |\n\
         |--:|---|---|--:|--:|--:|--:|---|\n"
    );
    for seats in seats {
        let series = Series::new(
            Format::Ladder,
            &levels,
            seats,
            options.clone(),
            games,
            simulate.seed,
        );
        let series = series.map_err(BadInput::from)?;
        bar.inc_length(series.tables());
        let progress = progress_of(simulate, G::NAME, seats)?;
        let mut standing = begin(&series, progress.as_ref())?;
        bar.inc(series.played(&standing));
        play_on(&series, &mut standing, progress.as_ref(), bar)?;
        for pair in Findings::new(&series, &standing, Vec::new()).pairs {
            put_row(&mut text, seats, &pair);
        }
    }
    Ok(text)
}

/// Every game and number of seats keeps its progress in a file of its own.
fn progress_of(simulate: &Simulate, game: &str, seats: u8) -> Result<Option<Output>, BadInput> {
    let Some(path) = &simulate.resume else {
        return Ok(None);
    };
    let mut name = path.clone().into_os_string();
    name.push(format!(".{game}-{seats}"));
    Output::check("--resume", &PathBuf::from(name)).map(Some)
}

fn put_row(text: &mut String, seats: u8, pair: &PairFound) {
    let PairFound {
        bot,
        against,
        ahead,
        level,
        behind,
        ..
    } = pair;
    let [share, low, high] = [pair.share, pair.interval.low, pair.interval.high].map(|share| 100.0 * share);
    let _ = writeln!(
        text,
        "| {seats} | {bot} | {against} | {ahead} | {level} | {behind} | {share:.1} | {low:.1} – {high:.1} |"
    );
}
