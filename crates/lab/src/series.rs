//! A series of tables: who meets whom, in which seats, and how they stand after so many tables.
//!
//! A series is played in rounds. In each round every meeting has one table, so that no bot is ahead of the others in
//! tables, and after any round the sums are those of a shorter series: a run can be stopped there and taken up again.
//! Tables are played on all cores, but added up in their order; ratings depend on that order.

mod progress;
mod seating;
mod standing;

pub use progress::NotResumed;
pub use standing::{BotTally, PairTally, Rating, Standing};

use crate::player::Player;
use crate::playout::{DECISIONS_MAX, Playout};
use crate::run::{Run, table_seed};
use crate::tally::Tally;
use engine::table::NewTable;
use engine::{Game, Problem};
use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
use seating::{LineUp, Meeting};
use serde::{Deserialize, Serialize};
use std::time::{Duration, Instant};

/// Who meets whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// Everybody keeps the seat they were given.
    Seated,
    /// All who fit at a table meet, in every choice of bots.
    RoundRobin,
    /// Each bot meets the one named before it.
    Ladder,
}

/// A series of tables to be played.
#[derive(Clone, Debug)]
pub struct Series<G: Game> {
    format: Format,
    /// Each bot once, in the order in which they were named.
    bots: Vec<Player<G>>,
    meetings: Vec<Meeting>,
    seats: u8,
    options: G::Options,
    /// How many tables each meeting has.
    games: u64,
    seed: u64,
    decisions_max: u32,
}

impl<G: Game> Series<G> {
    /// A series by options under which every table ends.
    ///
    /// # Errors
    /// If so many cannot play with these options, or if the bots do not suit the format.
    pub fn new(
        format: Format,
        named: &[impl Copy + Into<Player<G>>],
        seats: u8,
        mut options: G::Options,
        games: u64,
        seed: u64,
    ) -> Result<Series<G>, Problem> {
        NewTable::<G>::check(seats, &options, None)?;
        G::guard(&mut options);
        let named: Vec<Player<G>> = named.iter().map(|bot| (*bot).into()).collect();
        let names: Vec<&str> = named.iter().map(|bot| bot.name).collect();
        let meetings = Meeting::all(format, &names, seats)?;
        let is_first = |idx: &usize| !names[..*idx].contains(&names[*idx]);
        Ok(Series {
            format,
            bots: (0..named.len()).filter(is_first).map(|idx| named[idx]).collect(),
            meetings,
            seats,
            options,
            games,
            seed,
            decisions_max: DECISIONS_MAX,
        })
    }

    /// How many tables there are in all.
    pub fn tables(&self) -> u64 {
        self.games.saturating_mul(self.meetings.len() as u64)
    }

    /// How many tables of it are played.
    pub fn played(&self, standing: &Standing) -> u64 {
        standing.rounds.saturating_mul(self.meetings.len() as u64)
    }

    /// Where everybody stands before the first table.
    pub fn begin(&self) -> Standing {
        Standing::new(self.bots.len())
    }

    /// Plays on from a standing to the end.
    ///
    /// `progress` is told, from any thread, how many more tables are done. `keep` is handed the standing every second
    /// or so and at the end, to put it where it can be taken up again.
    ///
    /// # Errors
    /// Those of `keep`: the series stops there, and the standing is that of the tables played so far.
    pub fn play<E>(
        &self,
        standing: &mut Standing,
        progress: &(dyn Fn(u64) + Sync),
        keep: &mut dyn FnMut(&Standing) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut stretch = Stretch::new(self.meetings.len());
        while standing.rounds < self.games {
            let start = Instant::now();
            let rounds = standing.rounds..self.games.min(standing.rounds.saturating_add(stretch.rounds));
            self.play_rounds(rounds, standing, progress);
            stretch.adjust(start.elapsed());
            keep(standing)?;
        }
        Ok(())
    }

    fn play_rounds(
        &self,
        rounds: std::ops::Range<u64>,
        standing: &mut Standing,
        progress: &(dyn Fn(u64) + Sync),
    ) {
        let meetings = self.meetings.len() as u64;
        let tables = rounds.start * meetings..rounds.end * meetings;
        let played: Vec<Tally> = tables
            .into_par_iter()
            .map(|table| {
                let line_up = self.line_up(table / meetings, table % meetings);
                let tally = self.play_table(&line_up);
                progress(1);
                tally
            })
            .collect();
        let mut played = played.into_iter();
        for round in rounds {
            let line_ups = (0..meetings).map(|meeting| self.line_up(round, meeting));
            standing.add_round(line_ups.zip(played.by_ref()).collect());
        }
    }

    fn line_up(&self, round: u64, meeting: u64) -> LineUp {
        self.meetings[meeting as usize].line_up(round, self.seats)
    }

    fn play_table(&self, line_up: &LineUp) -> Tally {
        let run = Run {
            bots: line_up.bots.iter().map(|bot| self.bots[*bot]).collect(),
            options: self.options.clone(),
            games: 1,
            seed: self.seed,
            decisions_max: self.decisions_max,
        };
        let playout = Playout::new(&run, table_seed(self.seed, line_up.deal)).play(&mut Vec::new());
        let mut tally = Tally::default();
        tally.add::<G>(&playout, self.seats);
        tally
    }

    /// Who meets whom.
    pub fn format(&self) -> Format {
        self.format
    }

    /// Each bot once, in the order in which they were named.
    pub fn bots(&self) -> &[Player<G>] {
        &self.bots
    }

    /// How many sit at each table.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// What the tables agreed on.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// How many tables each meeting has.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// What decides all tables.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Tables with more decisions than this are cut short.
    pub fn decisions_max(&self) -> u32 {
        self.decisions_max
    }

    /// The bots of each meeting, by their places in [`Series::bots`].
    pub(crate) fn meetings(&self) -> impl Iterator<Item = &[usize]> {
        self.meetings.iter().map(Meeting::bots)
    }
}

/// How many rounds are played between two moments in which the standing can be kept.
///
/// It aims at a second or so, whatever a table takes; what is found does not depend on it.
struct Stretch {
    rounds: u64,
    rounds_max: u64,
}

impl Stretch {
    /// More tables than this would only take room.
    const TABLES_MAX: u64 = 1 << 14;

    fn new(meetings: usize) -> Stretch {
        let meetings = meetings.max(1) as u64;
        Stretch {
            // A few tables for each core, so that none is idle for long while the last ones are played.
            rounds: (4 * rayon::current_num_threads() as u64).div_ceil(meetings),
            rounds_max: (Stretch::TABLES_MAX / meetings).max(1),
        }
    }

    fn adjust(&mut self, took: Duration) {
        if took < Duration::from_secs(1) {
            self.rounds = (self.rounds * 2).min(self.rounds_max);
        } else if took > Duration::from_secs(4) {
            self.rounds = (self.rounds / 2).max(1);
        }
    }
}
