//! What a simulation tells: plain data, and a table to read.

mod scores;
mod text;

pub(crate) use text::{Thousands, fmt_measures};

pub use scores::{Bar, Scores, Spread};

use crate::run::Run;
use crate::statistics::{Interval, Share, mean};
use crate::tally::{Group, GroupTally, Name, ReasonTally, Tally};
use engine::{Game, Seat};
use serde::Serialize;
use std::time::Duration;

/// A report and how long it took to get.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Simulation {
    /// What was found; the same for the same run, anywhere.
    pub report: Report,
    /// How fast; never the same twice.
    pub timing: Timing,
}

/// How fast a simulation was.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Timing {
    /// Seconds on the clock on the wall.
    pub wall_seconds: f64,
    /// Tables in each of them.
    pub games_per_second: f64,
}

impl Timing {
    /// Of so many tables in such a time.
    pub fn new(games: u64, wall: Duration) -> Timing {
        let wall_seconds = wall.as_secs_f64();
        Timing {
            wall_seconds,
            games_per_second: games as f64 / wall_seconds.max(f64::MIN_POSITIVE),
        }
    }
}

/// What a simulation found. Depends on the run alone.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The name of the game.
    pub game: &'static str,
    /// The version of its rules.
    pub rules_version: u32,
    /// How many tables.
    pub games: u64,
    /// How many sat at each.
    pub seats: u8,
    /// What they agreed on.
    pub options: serde_json::Value,
    /// The names of the bots, seat by seat.
    pub bots: Vec<&'static str>,
    /// What decided all tables.
    pub seed: u64,
    /// Tables with more decisions than this were cut short.
    pub decisions_max: u32,
    /// How many tables were cut short. They have neither winner nor reason nor measures.
    pub unfinished: u64,
    /// At how many tables somebody who sees gave up looking, because there were too many positions. They count as lost,
    /// but some may be there to be won.
    pub not_found_out: u64,
    /// How often each seat won.
    pub wins: Vec<Wins>,
    /// How many tables were won by several seats together; each of them counts as having won.
    pub shared: u64,
    /// How often seats won by what they have in common, such as the family they play. Not every game has such groups.
    pub groups: Vec<GroupWins>,
    /// The points of each seat over all finished tables, if the game counts points.
    pub scores: Vec<Scores>,
    /// Why tables ended, most frequent first.
    pub reasons: Vec<Reason>,
    /// The numbers of the game over all finished tables.
    pub measures: Vec<Measure>,
}

/// How often a seat won.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Wins {
    pub seat: Seat,
    /// Who sat there.
    pub bot: &'static str,
    /// How many tables it won.
    pub count: u64,
    /// Their share of all tables.
    #[serde(flatten)]
    pub share: Share,
    /// The range of 95 % (Wilson).
    pub interval: Interval,
}

/// How often a group of seats won.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GroupWins {
    /// What they have in common: `family`.
    pub group: Name,
    /// Which one of its kind.
    pub number: u32,
    /// How many seats at finished tables.
    pub seats: u64,
    /// How many of them won.
    pub count: u64,
    /// The share of those that won.
    #[serde(flatten)]
    pub share: Share,
    /// The range of 95 % (Wilson).
    pub interval: Interval,
}

impl GroupWins {
    /// All groups, in the order of names and numbers.
    pub(crate) fn all(tally: &Tally) -> Vec<GroupWins> {
        let groups = tally.groups.iter();
        groups
            .map(|(group, tally)| GroupWins::new(group.clone(), *tally))
            .collect()
    }

    fn new((group, number): Group, tally: GroupTally) -> GroupWins {
        GroupWins {
            group,
            number,
            seats: tally.seats,
            count: tally.wins,
            share: Share::new(tally.wins, tally.seats),
            interval: Interval::wilson(tally.wins, tally.seats),
        }
    }
}

/// How often tables ended for a reason.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Reason {
    /// Its code in the spec.
    pub reason: Name,
    /// How many tables.
    pub count: u64,
    /// Their share of all tables.
    #[serde(flatten)]
    pub share: Share,
    /// How many of them had something that is either so or not, such as `bones`.
    pub with: Vec<With>,
}

/// Those tables of a reason that had something.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct With {
    /// The measure, which is 1 at these tables and 0 at the others.
    pub measure: Name,
    /// How many tables.
    pub count: u64,
    /// Their share of all tables.
    #[serde(flatten)]
    pub share: Share,
}

/// One number of the game over all finished tables.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Measure {
    pub name: Name,
    pub mean: f64,
    /// The standard error of the mean.
    pub standard_error: f64,
    /// The least.
    pub min: u32,
    /// The greatest.
    pub max: u32,
}

impl Report {
    pub(crate) fn new<G: Game>(run: &Run<G>, tally: &Tally) -> Report {
        let games = run.games;
        let wins = run.bots.iter().zip(tally.wins).enumerate();
        Report {
            game: G::NAME,
            rules_version: G::NEWEST.0,
            games,
            seats: run.seats(),
            options: serde_json::to_value(&run.options).unwrap_or_default(),
            bots: run.bots.iter().map(|bot| bot.name).collect(),
            seed: run.seed,
            decisions_max: run.decisions_max,
            unfinished: tally.unfinished,
            not_found_out: tally.not_found_out,
            wins: wins
                .map(|(idx, (bot, count))| Wins {
                    seat: Seat(idx as u8),
                    bot: bot.name,
                    count,
                    share: Share::new(count, games),
                    interval: Interval::wilson(count, games),
                })
                .collect(),
            shared: tally.shared,
            groups: GroupWins::all(tally),
            scores: run
                .bots
                .iter()
                .zip(&tally.scores)
                .enumerate()
                .filter_map(|(idx, (bot, histogram))| Scores::new(Seat(idx as u8), bot.name, histogram))
                .collect(),
            reasons: Reason::all(tally, games),
            measures: Measure::all(tally),
        }
    }

    /// The reason of this code; nothing if no table ended so.
    pub fn reason(&self, reason: &str) -> Option<&Reason> {
        self.reasons.iter().find(|found| found.reason == reason)
    }

    /// The measure of this name.
    pub fn measure(&self, name: &str) -> Option<&Measure> {
        self.measures.iter().find(|found| found.name == name)
    }
}

impl Measure {
    /// All numbers of the game, in its own order.
    pub(crate) fn all(tally: &Tally) -> Vec<Measure> {
        let measures = tally.measures.iter();
        measures
            .map(|measure| {
                let (mean, standard_error) = mean(tally.finished, measure.sum, measure.squares);
                Measure {
                    name: measure.name.clone(),
                    mean,
                    standard_error,
                    min: measure.min,
                    max: measure.max,
                }
            })
            .collect()
    }
}

impl Reason {
    /// All reasons of so many tables, most frequent first.
    pub(crate) fn all(tally: &Tally, games: u64) -> Vec<Reason> {
        let reasons = tally.reasons.iter();
        let mut reasons: Vec<Reason> = reasons.map(|reason| Reason::new(reason, tally, games)).collect();
        // Stable: reasons of equal count stay in the order of their names.
        reasons.sort_by_key(|reason| std::cmp::Reverse(reason.count));
        reasons
    }

    /// A measure that was never more than 1 in the whole run tells tables with something from those without.
    fn new(reason: &ReasonTally, tally: &Tally, games: u64) -> Reason {
        let flags = tally.measures.iter().zip(&reason.sums);
        Reason {
            reason: reason.reason.clone(),
            count: reason.count,
            share: Share::new(reason.count, games),
            with: flags
                .filter(|(measure, _)| measure.max <= 1)
                .map(|(measure, count)| With {
                    measure: measure.name.clone(),
                    count: *count,
                    share: Share::new(*count, games),
                })
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::WithBots as _;
    use rest_in_peace::{Options, RestInPeace};

    #[test]
    fn a_report_reads_as_an_aligned_table() {
        let bots = vec![RestInPeace::find_bot("mourner").unwrap()];
        let run = Run::new(bots, Options::default(), 1_000, 7);
        let report = crate::simulate(&run, &|_| {}).unwrap().report;
        assert_eq!(report.to_string(), include_str!("report/mourner.txt"));
    }

    #[test]
    fn points_families_and_places_are_told() {
        use ruhe_in_frieden::RuheInFrieden;
        let bots = vec![RuheInFrieden::find_bot("visitor").unwrap(); 3];
        let run = Run::new(bots, ruhe_in_frieden::Options::default(), 1_000, 7);
        let report = crate::simulate(&run, &|_| {}).unwrap().report;
        assert_eq!(report.to_string(), include_str!("report/visitors.txt"));
        // Every seat is in one group of each kind, and each has points at every table.
        for name in ["family", "place"] {
            let groups = report.groups.iter().filter(|group| group.group == name);
            let (seats, wins) = groups.fold((0, 0), |sum, group| (sum.0 + group.seats, sum.1 + group.count));
            assert_eq!(seats, 3_000);
            assert_eq!(wins, report.wins.iter().map(|wins| wins.count).sum::<u64>());
        }
        for scores in &report.scores {
            assert_eq!(scores.histogram.iter().map(|bar| bar.count).sum::<u64>(), 1_000);
        }
    }
}
