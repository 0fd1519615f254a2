//! The referee lab: how often the truly faster person acts in *Clearing Coffins*, and what a cheat gains.
//!
//! ```
//! let report = lab::referee::run(500, 7, 0.0, &|_races| {});
//! assert_eq!(report.races, 500);
//! println!("{report}");
//! ```
//!
//! Two simulated people bang over simulated lines; the real referee (CC-10) samples their clocks, releases the dice
//! and orders their hands. All modes judge the same races. Reading order: [`wire`] (lines), [`client`] (people,
//! devices and cheats), [`duel`] (one race), [`tally`] (counts), [`report`].

pub mod client;
pub mod duel;
pub mod report;
pub mod tally;
pub mod wire;

pub use client::Forgery;
pub use duel::Mode;
pub use report::Report;
pub use tally::Tally;

use crate::run::table_seed;
use engine::Fast;
use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};

/// How many races are run between two calls of the progress callback.
const BATCH: u64 = 512;

/// Runs so many races on all cores. The report depends on number, seed and hop alone.
///
/// The second of two people comes in at another node than that of the table, where each way takes `hop_ms` longer in the
/// mean; 0 for a house alone.
/// `progress` is told, from any thread, how many more races are done.
pub fn run(races: u64, seed: u64, hop_ms: f64, progress: &(dyn Fn(u64) + Sync)) -> Report {
    let batches = races.div_ceil(BATCH);
    let tally = (0..batches)
        .into_par_iter()
        .map(|batch| {
            let count = BATCH.min(races - batch * BATCH);
            let mut rng = Fast::new(table_seed(seed, batch));
            let mut tally = Tally::default();
            (0..count).for_each(|_| tally.race(hop_ms, &mut rng));
            progress(count);
            tally
        })
        .reduce(Tally::default, Tally::merge);
    Report::new(races, seed, hop_ms, &tally)
}

#[cfg(test)]
mod tests;
