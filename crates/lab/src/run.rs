//! What is played: how many tables of which game by which bots.

use crate::player::Player;
use crate::playout::{DECISIONS_MAX, Playout};
use crate::report::{Report, Simulation, Timing};
use crate::tally::Tally;
use engine::table::NewTable;
use engine::{Game, Problem};
use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
use std::time::Instant;

/// How many tables are played between two calls of the progress callback.
const BATCH: u64 = 512;

/// A simulation to be run.
#[derive(Clone, Debug)]
pub struct Run<G: Game> {
    /// Who sits where; as many as there are seats.
    pub bots: Vec<Player<G>>,
    /// What the tables agreed on.
    pub options: G::Options,
    /// How many tables.
    pub games: u64,
    /// Decides all of them.
    pub seed: u64,
    /// A table that takes more decisions counts as not finished.
    pub decisions_max: u32,
}

impl<G: Game> Run<G> {
    /// A run with the usual cap on decisions, by options under which every table ends.
    pub fn new(bots: Vec<impl Into<Player<G>>>, mut options: G::Options, games: u64, seed: u64) -> Run<G> {
        G::guard(&mut options);
        Run {
            bots: bots.into_iter().map(Into::into).collect(),
            options,
            games,
            seed,
            decisions_max: DECISIONS_MAX,
        }
    }

    /// How many sit.
    pub fn seats(&self) -> u8 {
        u8::try_from(self.bots.len()).unwrap_or(u8::MAX)
    }
}

/// The seed of one table of a run: with it the table can be played again alone.
pub fn table_seed(seed: u64, table: u64) -> u64 {
    // SplitMix64: neighbouring tables share nothing.
    let mut mixed = seed.wrapping_add(table.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ mixed >> 31
}

/// Plays all tables of a run on all cores.
///
/// `progress` is told, from any thread, how many more tables are done. The report is the same for any number of
/// threads; a caller that wants fewer installs a thread pool of its own around this.
///
/// # Errors
/// If so many bots cannot play with these options.
pub fn simulate<G: Game>(run: &Run<G>, progress: &(dyn Fn(u64) + Sync)) -> Result<Simulation, Problem> {
    NewTable::<G>::check(run.seats(), &run.options, None)?;
    let start = Instant::now();
    let batches = run.games.div_ceil(BATCH);
    let tally = (0..batches)
        .into_par_iter()
        .map(|batch| {
            let tables = batch * BATCH..run.games.min((batch + 1) * BATCH);
            let count = tables.end - tables.start;
            let tally = play_batch(run, tables);
            progress(count);
            tally
        })
        .reduce(Tally::default, Tally::merge);
    let timing = Timing::new(run.games, start.elapsed());
    Ok(Simulation {
        report: Report::new(run, &tally),
        timing,
    })
}

fn play_batch<G: Game>(run: &Run<G>, tables: std::ops::Range<u64>) -> Tally {
    let mut tally = Tally::default();
    let mut choices = Vec::new();
    for table in tables {
        let playout = Playout::new(run, table_seed(run.seed, table)).play(&mut choices);
        tally.add::<G>(&playout, run.seats());
    }
    tally
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::WithBots as _;
    use rest_in_peace::{Options, RestInPeace};

    fn run(games: u64) -> Run<RestInPeace> {
        let bots = vec![RestInPeace::find_bot("forward").unwrap()];
        Run::new(bots, Options::default(), games, 3)
    }

    #[test]
    fn the_report_does_not_depend_on_the_number_of_threads() {
        let report = |threads| {
            let pool = rayon::ThreadPoolBuilder::new()
                .num_threads(threads)
                .build()
                .unwrap();
            let simulation = pool.install(|| simulate(&run(3_000), &|_| {})).unwrap();
            serde_json::to_string(&simulation.report).unwrap()
        };
        assert_eq!(report(1), report(3));
    }

    #[test]
    fn points_and_groups_do_not_depend_on_the_number_of_threads() {
        use ruhe_in_frieden::RuheInFrieden;
        let bots = ["mourner", "visitor"].map(|name| RuheInFrieden::find_bot(name).unwrap());
        let run = Run::new(bots.to_vec(), ruhe_in_frieden::Options::default(), 2_000, 3);
        let report = |threads| {
            let pool = rayon::ThreadPoolBuilder::new()
                .num_threads(threads)
                .build()
                .unwrap();
            let simulation = pool.install(|| simulate(&run, &|_| {})).unwrap();
            serde_json::to_string(&simulation.report).unwrap()
        };
        let one = report(1);
        assert_eq!(one, report(3));
        assert!(one.contains(r#""group":"family","number":5"#) && one.contains(r#""histogram""#));
    }

    #[test]
    fn progress_counts_every_table() {
        let done = std::sync::atomic::AtomicU64::new(0);
        simulate(&run(1_300), &|tables| {
            done.fetch_add(tables, std::sync::atomic::Ordering::Relaxed);
        })
        .unwrap();
        assert_eq!(done.into_inner(), 1_300);
    }

    #[test]
    fn too_many_bots_are_refused() {
        let mut run = run(10);
        run.bots = vec![run.bots[0]; 2];
        let problem = simulate(&run, &|_| {}).unwrap_err();
        assert_eq!(problem.to_string(), "seats: rest-in-peace is for 1, found 2");
    }
}
