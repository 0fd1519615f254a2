//! Round robins and ladders, and whatever is to be kept in files.

use super::outputs::Output;
use super::{find_bots, find_many, games, progress_bar, read_seats};
use crate::cli::Simulate;
use crate::input::{BadInput, read_file, read_options};
use crate::programs::Roll;
use indicatif::ProgressBar;
use lab::series::Standing;
use lab::{Findings, Format, Playable, Series};
use std::io::Write as _;
use std::path::Path;
use std::time::{Duration, Instant};

/// In so many states the chance to win is counted, for each moment of the odds curve.
const STATES: u64 = 400;

/// The progress is saved at most so often.
const SAVE_EVERY: Duration = Duration::from_secs(1);

/// Who meets whom; nothing if a plain run is asked for.
pub(super) fn format(simulate: &Simulate) -> Option<Format> {
    let is_kept = simulate.csv.is_some() || simulate.report.is_some() || simulate.resume.is_some();
    match (simulate.round_robin, simulate.ladder) {
        (true, _) => Some(Format::RoundRobin),
        (_, true) => Some(Format::Ladder),
        _ => is_kept.then_some(Format::Seated),
    }
}

pub(crate) fn play_series<G: Playable>(simulate: &Simulate, format: Format) -> anyhow::Result<()> {
    let mut roll = Roll::open(&simulate.programs, true)?;
    let series = read_series::<G>(simulate, format, &mut roll)?;
    let files = Files::check(simulate)?;
    let mut standing = begin(&series, files.progress.as_ref())?;
    let before = series.played(&standing);
    let bar = progress_bar(series.tables(), "tables")?;
    bar.set_position(before);
    bar.reset_eta();
    let start = Instant::now();
    let played = play_on(&series, &mut standing, files.progress.as_ref(), &bar);
    let took = start.elapsed();
    bar.finish_and_clear();
    played?;
    // The text has none, so whoever only reads that need not wait for them.
    let is_told = simulate.json || simulate.csv.is_some() || simulate.report.is_some();
    let curves = if is_told {
        series.curves(STATES)
    } else {
        Vec::new()
    };
    let found = Findings::new(&series, &standing, curves);
    // Whoever stops reading the output gets the files all the same.
    files
        .write::<G>(&found)
        .and(print(simulate, &found, found.tables - before, took, &roll))
}

fn read_series<G: Playable>(
    simulate: &Simulate,
    format: Format,
    roll: &mut Roll,
) -> Result<Series<G>, BadInput> {
    let (bots, seats) = if format == Format::Seated {
        let bots = find_bots::<G>(simulate, roll)?;
        let seats = read_seats::<G>(simulate, bots.len())?;
        (bots, seats)
    } else {
        (find_many::<G>(simulate, roll)?, read_seats::<G>(simulate, 0)?)
    };
    let options = read_options::<G>(simulate.preset.as_deref(), &simulate.options)?;
    let series = Series::new(format, &bots, seats, options, games(simulate), simulate.seed);
    series.map_err(BadInput::from)
}

/// Where a series stands: as it was kept, or before the first table.
pub(super) fn begin<G: Playable>(
    series: &Series<G>,
    progress: Option<&Output>,
) -> Result<Standing, BadInput> {
    let Some(path) = progress.map(Output::path).filter(|path| path.exists()) else {
        return Ok(series.begin());
    };
    let text = read_file(path)?;
    let standing = series.resume(&text);
    standing.map_err(|error| BadInput::new(format!("--resume: {}: {error}", path.display())))
}

/// Plays a series to its end, and keeps the progress.
pub(super) fn play_on<G: Playable>(
    series: &Series<G>,
    standing: &mut Standing,
    progress: Option<&Output>,
    bar: &ProgressBar,
) -> anyhow::Result<()> {
    let mut saved = Instant::now();
    let mut keep = |standing: &Standing| {
        let is_over = standing.rounds == series.games();
        match progress {
            Some(progress) if is_over || saved.elapsed() >= SAVE_EVERY => {
                saved = Instant::now();
                progress.write(&series.write(standing))
            }
            _ => Ok(()),
        }
    };
    series.play(standing, &|tables| bar.inc(tables), &mut keep)
}

fn print(
    simulate: &Simulate,
    found: &Findings,
    tables: u64,
    took: Duration,
    roll: &Roll,
) -> anyhow::Result<()> {
    let mut output = std::io::stdout().lock();
    if simulate.json {
        roll.write_json(&mut output, found)?;
    } else {
        writeln!(output, "{found}\n{}", lab::Timing::new(tables, took))?;
        roll.tell(&mut output)?;
    }
    Ok(())
}

/// Where to write what.
struct Files {
    csv: Option<Output>,
    report: Option<Output>,
    progress: Option<Output>,
}

impl Files {
    fn check(simulate: &Simulate) -> Result<Files, BadInput> {
        let asked = [
            ("--csv", simulate.csv.as_deref()),
            ("--report", simulate.report.as_deref()),
            ("--resume", simulate.resume.as_deref()),
        ];
        for (idx, (flag, path)) in asked.iter().enumerate() {
            let same = asked[..idx]
                .iter()
                .find(|(_, other)| path.is_some() && other == path);
            if let Some((other, _)) = same {
                let message = format!("{other} and {flag}: expected two files, found the same");
                return Err(BadInput::new(message));
            }
        }
        let check =
            |(flag, path): (&str, Option<&Path>)| path.map(|path| Output::check(flag, path)).transpose();
        let [csv, report, progress] = asked;
        let progress = check(progress)?;
        if progress.as_ref().is_some_and(|progress| !progress.is_file()) {
            return Err(BadInput::new("--resume: expected a file that can be read again"));
        }
        Ok(Files {
            csv: check(csv)?,
            report: check(report)?,
            progress,
        })
    }

    /// Writes what can be written; the first failure is told.
    fn write<G: Playable>(&self, found: &Findings) -> anyhow::Result<()> {
        let csv = self.csv.as_ref().map_or(Ok(()), |csv| csv.write(&found.to_csv()));
        let report = self.report.as_ref().map_or(Ok(()), |report| {
            let title = catalog::facts(G::NAME).map_or(G::NAME, |facts| facts.title);
            report.write(&found.to_page(title))
        });
        csv.and(report)
    }
}
