//! The strength of the levels: in every game and with every number of seats, each against the one below.

use super::outputs::Output;
use super::progress_bar;
use super::series::{begin, play_on};
use crate::cli::Simulate;
use crate::input::{BadInput, read_options};
use indicatif::ProgressBar;
use lab::findings::PairFound;
use lab::{CLAIRVOYANT, Findings, Format, Playable, Player, Series};
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
    let games = simulate.games.unwrap_or(GAMES);
    let mut command = "sexton simulate".to_owned();
    if let Some(game) = &simulate.game {
        let _ = write!(command, " {game}");
    }
    let _ = write!(command, " --strength --games {games}");
    if let Some(dear) = &simulate.dear {
        let _ = write!(command, " --dear {dear}");
    }
    if let Some(seats) = simulate.seats {
        let _ = write!(command, " --seats {seats}");
    }
    let _ = write!(command, " --seed {}", simulate.seed);
    format!(
        "# Strength\n\n\
         ```sh\n{command}\n```\n\n\
         prints this page (sexton {version}): each level against the one below, and the *clairvoyant* against the second best.\n\
         *Ahead* means that the level won and the one below did not, seat against seat; *even* that both won, or neither, and counts half.\n\
         Ranges are 95 % (Wilson); [lab.md](lab.md) explains who sits where.\n\
         The *clairvoyant* sees what is hidden; it sits in the lab only, and where one plays alone it never errs. \
         What it gains beyond the sexton nobody gains by thinking.\n",
        version = env!("CARGO_PKG_VERSION")
    )
}

/// Two who meet, and where.
struct Meeting<G: Playable> {
    seats: u8,
    bots: [Player<G>; 2],
    games: u64,
}

/// Each level with the one below, then whoever sees everything with the second best: where luck sets the limit.
fn meetings<G: Playable>(simulate: &Simulate) -> Vec<Meeting<G>> {
    let least = *G::SEATS.start();
    let tables: Vec<u8> = match simulate.seats {
        // Where all games are asked for, one that is for fewer or more has as many as come closest.
        Some(seats) if simulate.game.is_none() => vec![seats.clamp(least, *G::SEATS.end())],
        Some(seats) => vec![seats],
        None => G::SEATS.collect(),
    };
    let levels: Vec<Player<G>> = G::levels().map(Player::from).collect();
    let mut pairs: Vec<[Player<G>; 2]> = levels.windows(2).map(|pair| [pair[0], pair[1]]).collect();
    if let Ok(seer) = G::find_player(CLAIRVOYANT) {
        pairs.push([levels[levels.len() - 2], seer]);
    }
    let games = simulate.games.unwrap_or(GAMES);
    let dear = simulate.dear.as_ref().and_then(|dear| dear.of(G::NAME));
    let meet = |seats: u8, bots: [Player<G>; 2]| {
        let games = match dear.filter(|_| bots.iter().any(searches)) {
            // Larger tables take longer still.
            Some(_) if simulate.seats.is_none() && seats > least => return None,
            dear => dear.unwrap_or(games),
        };
        Some(Meeting { seats, bots, games })
    };
    let all = tables
        .iter()
        .flat_map(|seats| pairs.iter().map(|pair| (*seats, *pair)));
    all.filter_map(|(seats, bots)| meet(seats, bots)).collect()
}

/// Whether somebody searches: such a bot can think less than it does.
fn searches<G: Playable>(player: &Player<G>) -> bool {
    (player.make)().hurry(1)
}

fn section<G: Playable>(simulate: &Simulate, bar: &ProgressBar) -> anyhow::Result<String> {
    let options = read_options::<G>(simulate.preset.as_deref(), &simulate.options)?;
    let title = catalog::facts(G::NAME).map_or(G::NAME, |facts| facts.title);
    let mut text = format!(
        "\n## {title}\n\n\
         | seats | level | against | tables | ahead | even | behind | share % | 95 % interval |\n\
         |--:|---|---|--:|--:|--:|--:|--:|---|\n"
    );
    for Meeting { seats, bots, games } in meetings::<G>(simulate) {
        let series = Series::new(
            Format::Ladder,
            &bots,
            seats,
            options.clone(),
            games,
            simulate.seed,
        );
        let series = series.map_err(BadInput::from)?;
        bar.inc_length(series.tables());
        let progress = progress_of(simulate, G::NAME, seats, bots[1].name)?;
        let mut standing = begin(&series, progress.as_ref())?;
        bar.inc(series.played(&standing));
        play_on(&series, &mut standing, progress.as_ref(), bar)?;
        for pair in Findings::new(&series, &standing, Vec::new()).pairs {
            put_row(&mut text, seats, games, &pair);
        }
    }
    if let Some(exploits) = G::EXPLOITS {
        text.push_str(EXPLOITS_HEAD);
        for exploit in exploits(simulate.games.unwrap_or(GAMES), simulate.seed) {
            let _ = writeln!(text, "{exploit}");
        }
    }
    Ok(text)
}

/// The head of the table about bluff and doubt.
const EXPLOITS_HEAD: &str = "\n\
    ### Bluff and doubt\n\n\
    With the options that let people bluff, at tables of two: somebody plays who knows how the level bluffs and doubts, and has \
    the memory of the level.\n\
    Of all nerves in a grid the best is taken, and then measured on other deals; *its own* is somebody of the level's own nerve.\n\n\
    | level | best response | tables | won % | 95 % interval | its own % | gain |\n\
    |---|---|--:|--:|---|--:|--:|\n";

/// Every meeting keeps its progress in a file of its own, named after the better of the two.
fn progress_of(simulate: &Simulate, game: &str, seats: u8, of: &str) -> Result<Option<Output>, BadInput> {
    let Some(path) = &simulate.resume else {
        return Ok(None);
    };
    let mut name = path.clone().into_os_string();
    name.push(format!(".{game}-{seats}-{of}"));
    Output::check("--resume", &PathBuf::from(name)).map(Some)
}

fn put_row(text: &mut String, seats: u8, tables: u64, pair: &PairFound) {
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
        "| {seats} | {bot} | {against} | {tables} | {ahead} | {level} | {behind} | {share:.1} | {low:.1} – {high:.1} |"
    );
}
