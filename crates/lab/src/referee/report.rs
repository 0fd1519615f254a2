//! What the races tell: plain data, and tables to read.

use super::duel::Mode;
use super::tally::{
    Count, DIFFERENCE_BANDS, FORGERIES, ForgeryTally, LINE_BANDS, ModeTally, SLOWER_BANDS, Tally,
};
use crate::statistics::Interval;
use serde::Serialize;
use std::fmt;

/// What a run of the lab found. Depends on the number of races and the seed alone.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// How many races of any two people; as many again with a cheat among equals.
    pub races: u64,
    /// What decided all of them.
    pub seed: u64,
    /// How much longer each way of the second of two takes, in the mean, because they come in at another node.
    pub hop_ms: f64,
    /// How often the truly faster person acted.
    pub modes: Vec<ModeReport>,
    /// What cheats gained.
    pub forgeries: Vec<ForgeryReport>,
}

/// One mode.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ModeReport {
    pub mode: Mode,
    /// In all races.
    pub all: Cell,
    /// At true differences above 30 ms and line differences up to 150 ms.
    pub promised: Cell,
    /// By true difference, at line differences up to 150 ms.
    pub by_difference: Vec<Band>,
    /// By line difference, at true differences above 30 ms.
    pub by_line: Vec<Band>,
    /// By the longer round trip, at true differences above 30 ms and line differences up to 150 ms.
    pub by_slower: Vec<Band>,
}

/// A share with its range of 95 % (Wilson).
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Cell {
    /// So many races.
    pub races: u64,
    /// The share of them, 0 to 1.
    pub share: f64,
    /// Its range.
    pub interval: Interval,
}

/// A share of the races of one band.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Band {
    /// Above so many milliseconds,
    pub above_ms: u32,
    /// up to so many; no end if there is none.
    pub up_to_ms: Option<u32>,
    /// The share.
    #[serde(flatten)]
    pub cell: Cell,
}

/// One way of cheating in one mode.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ForgeryReport {
    pub mode: Mode,
    /// What was tried.
    pub forgery: &'static str,
    /// How often the cheat acted, against somebody just as quick.
    pub wins: Cell,
    /// How many milliseconds quicker than it was the hand counted, in the mean.
    pub gain_mean_ms: f64,
    /// At most.
    pub gain_max_ms: i64,
    /// The largest documented bound (CC-10.16, R-CC-63).
    pub bound_max_ms: i64,
    /// The most by which a gain was above the bound of its own race; below 0 if none was.
    pub excess_max_ms: i64,
}

impl Cell {
    fn new(count: Count) -> Cell {
        let Count { count, total } = count;
        Cell {
            races: total,
            share: count as f64 / (total as f64).max(1.0),
            interval: Interval::wilson(count, total),
        }
    }
}

fn bands(lows: &[u32], counts: &[Count]) -> Vec<Band> {
    let band = |(idx, count): (usize, &Count)| Band {
        above_ms: lows[idx],
        up_to_ms: lows.get(idx + 1).copied(),
        cell: Cell::new(*count),
    };
    counts.iter().enumerate().map(band).collect()
}

impl ModeReport {
    fn new((mode, tally): (Mode, &ModeTally)) -> ModeReport {
        ModeReport {
            mode,
            all: Cell::new(tally.all),
            promised: Cell::new(tally.promised),
            by_difference: bands(&DIFFERENCE_BANDS, &tally.by_difference),
            by_line: bands(&LINE_BANDS, &tally.by_line),
            by_slower: bands(&SLOWER_BANDS, &tally.by_slower),
        }
    }
}

impl ForgeryReport {
    fn new(mode: Mode, forgery: &'static str, tally: &ForgeryTally) -> ForgeryReport {
        let races = tally.wins.total;
        let most = |ms: i64| if races == 0 { 0 } else { ms };
        ForgeryReport {
            mode,
            forgery,
            wins: Cell::new(tally.wins),
            gain_mean_ms: tally.gain_sum as f64 / (races as f64).max(1.0),
            gain_max_ms: most(tally.gain_max),
            bound_max_ms: most(tally.bound_max),
            excess_max_ms: most(tally.excess_max),
        }
    }
}

impl Report {
    pub(super) fn new(races: u64, seed: u64, hop_ms: f64, tally: &Tally) -> Report {
        let forgeries = Mode::MEASURED.into_iter().zip(&tally.forgeries);
        let forgeries = forgeries.flat_map(|(mode, tallies)| {
            let named = FORGERIES.into_iter().zip(tallies);
            named.map(move |((name, _), tally)| ForgeryReport::new(mode, name, tally))
        });
        Report {
            races,
            seed,
            hop_ms,
            modes: Mode::ALL
                .into_iter()
                .zip(&tally.modes)
                .map(ModeReport::new)
                .collect(),
            forgeries: forgeries.collect(),
        }
    }

    /// What was found of a mode.
    pub fn mode(&self, mode: Mode) -> Option<&ModeReport> {
        self.modes.iter().find(|report| report.mode == mode)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.races == 0 {
            return f.pad("–");
        }
        let half = (self.interval.high - self.interval.low) / 2.0;
        f.pad(&format!("{:.1} ±{:.1}", 100.0 * self.share, 100.0 * half))
    }
}

impl fmt::Display for Band {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.up_to_ms {
            Some(up_to_ms) => f.pad(&format!("{}–{} ms", self.above_ms, up_to_ms)),
            None => f.pad(&format!("above {} ms", self.above_ms)),
        }
    }
}

impl Report {
    fn table(
        &self,
        f: &mut fmt::Formatter<'_>,
        title: &str,
        of: impl Fn(&ModeReport) -> &[Band],
    ) -> fmt::Result {
        write!(f, "\n| {title:<26} | {:>8} ", "races")?;
        for report in &self.modes {
            write!(f, "| {:>10} ", report.mode.code())?;
        }
        writeln!(f, "|\n|---|{}", "--:|".repeat(self.modes.len() + 1))?;
        let Some(first) = self.modes.first() else {
            return Ok(());
        };
        for (idx, band) in of(first).iter().enumerate() {
            write!(f, "| {band:<26} | {:>8} ", band.cell.races)?;
            for report in &self.modes {
                write!(f, "| {:>10} ", of(report)[idx].cell)?;
            }
            writeln!(f, "|")?;
        }
        Ok(())
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "referee lab: {} races, seed {}", self.races, self.seed)?;
        if self.hop_ms > 0.0 {
            let hop_ms = self.hop_ms;
            writeln!(
                f,
                "the second of two comes in at another node, {hop_ms} ms away each way"
            )?;
        }
        writeln!(
            f,
            "\nHow often the truly faster person acts, in per cent (95 %, Wilson)."
        )?;
        writeln!(
            f,
            "\nTrue difference above 30 ms, line difference up to 150 ms:\n"
        )?;
        for report in &self.modes {
            let name = report.mode.code();
            writeln!(
                f,
                "  {name:<10} {:<12} of {} races",
                report.promised, report.promised.races
            )?;
        }
        self.table(f, "true difference¹", |report| &report.by_difference)?;
        self.table(f, "line difference²", |report| &report.by_line)?;
        self.table(f, "longer round trip³", |report| &report.by_slower)?;
        writeln!(
            f,
            "\n¹ at line differences up to 150 ms; lines are round trips of 20 to 400 ms"
        )?;
        writeln!(f, "² at true differences above 30 ms")?;
        writeln!(
            f,
            "³ at true differences above 30 ms and line differences up to 150 ms"
        )?;
        writeln!(
            f,
            "\nWhat a cheat gains against somebody just as quick, in milliseconds:\n"
        )?;
        writeln!(
            f,
            "| {:<9} | {:<13} | {:>11} | {:>6} | {:>5} | {:>5} | {:>10} |\n|---|---|--:|--:|--:|--:|--:|",
            "mode", "cheat", "acts, %", "mean", "most", "bound", "over bound"
        )?;
        for report in &self.forgeries {
            writeln!(
                f,
                "| {:<9} | {:<13} | {:>11} | {:>6.1} | {:>5} | {:>5} | {:>10} |",
                report.mode.code(),
                report.forgery,
                report.wins,
                report.gain_mean_ms,
                report.gain_max_ms,
                report.bound_max_ms,
                report.excess_max_ms,
            )?;
        }
        Ok(())
    }
}
