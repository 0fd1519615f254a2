//! Many tables at once, stepped on several cores into buffers of the caller's.

use crate::coded::Coded;
use crate::episode::{Episode, Terms, Trouble};
use crate::fault::Fault;
use engine::{Fast, MAX_SEATS, Seat};
use rayon::iter::{IndexedParallelIterator as _, IntoParallelRefMutIterator as _, ParallelIterator as _};
use rayon::slice::ParallelSliceMut as _;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::sync::Arc;

/// Where a step of all tables is written; one row for each.
pub(crate) struct Rows<'a> {
    pub(crate) observations: &'a mut [u8],
    pub(crate) masks: &'a mut [i8],
    /// Who is asked.
    pub(crate) seats: &'a mut [i8],
    /// What each seat got in this step.
    pub(crate) rewards: &'a mut [f32],
    /// Whether an episode has ended, by the rules or cut off.
    pub(crate) terminations: &'a mut [bool],
    pub(crate) truncations: &'a mut [bool],
}

/// Tables of any game.
pub(crate) trait Tables: Send {
    fn reset(&mut self, seed: u64, recall: bool, rows: Rows<'_>) -> Result<(), Fault>;
    /// Takes one action for each table; nothing is taken unless all are legal.
    fn step(&mut self, actions: &[i64], recall: bool, rows: Rows<'_>) -> Result<(), Fault>;
    /// One legal action for each table, all equally likely.
    fn sample(&mut self, actions: &mut [i64]);
}

struct One<G: Coded> {
    episode: Episode<G>,
    /// How many episodes there were before.
    number: u64,
    rng: Fast,
}

/// Tables of a game.
pub(crate) struct Fleet<G: Coded> {
    terms: Arc<Terms<G>>,
    tables: Vec<One<G>>,
    seed: u64,
    pool: Option<ThreadPool>,
    actions: usize,
    features: usize,
}

/// To wake the other threads takes longer than to step fewer tables, unless bots think at them.
const SHARED_LEAST: usize = 512;

/// The seed of an episode: neighbours share nothing (SplitMix64).
fn seed_of(seed: u64, table: usize, number: u64) -> u64 {
    let mut mixed = seed;
    for part in [table as u64, number] {
        mixed = mixed.wrapping_add(part.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^= mixed >> 31;
    }
    mixed
}

impl<G: Coded> Fleet<G> {
    pub(crate) fn new(
        terms: &Arc<Terms<G>>,
        tables: usize,
        seed: u64,
        threads: usize,
        actions: usize,
        features: usize,
    ) -> Result<Fleet<G>, Fault> {
        let pool = match threads {
            1 => None,
            _ if tables < SHARED_LEAST && terms.bots.iter().all(Option::is_none) => None,
            _ => {
                let pool = ThreadPoolBuilder::new().num_threads(threads).build();
                Some(pool.map_err(|error| Fault::argument("threads", error.to_string()))?)
            }
        };
        let deal = |table| One::deal(terms, seed, table);
        Ok(Fleet {
            terms: Arc::clone(terms),
            tables: (0..tables).map(deal).collect::<Result<_, Trouble>>()?,
            seed,
            pool,
            actions,
            features,
        })
    }

    /// How many tables each thread takes.
    fn share(&self) -> usize {
        let threads = self.pool.as_ref().map_or(1, ThreadPool::current_num_threads);
        self.tables.len().div_ceil(threads)
    }

    /// Works on every table with its row.
    fn each(
        &mut self,
        recall: bool,
        rows: Rows<'_>,
        work: impl Fn(usize, &mut One<G>) -> Result<Stepped, Trouble> + Sync,
    ) -> Result<(), Fault> {
        let (actions, features) = (self.actions, self.features);
        let one = |idx: usize, table: &mut One<G>, row: Row<'_>| -> Result<(), Trouble> {
            let stepped = work(idx, table)?;
            row.rewards.copy_from_slice(&stepped.rewards[..row.rewards.len()]);
            *row.termination = stepped.is_over && !stepped.is_cut_off;
            *row.truncation = stepped.is_cut_off;
            let seat = table.episode.current().unwrap_or(Seat(0));
            *row.seat = seat.0 as i8;
            table.episode.observe_on(seat, recall, row.observation);
            table.episode.mask(seat, row.mask);
            Ok(())
        };
        let count = usize::from(self.terms.seats);
        let share = self.share();
        let done = match &self.pool {
            None => {
                let rows = (rows.observations.chunks_exact_mut(features))
                    .zip(rows.masks.chunks_exact_mut(actions))
                    .zip(rows.seats.iter_mut())
                    .zip(rows.rewards.chunks_exact_mut(count))
                    .zip(rows.terminations.iter_mut())
                    .zip(rows.truncations.iter_mut());
                let mut all = self.tables.iter_mut().zip(rows).enumerate();
                all.try_for_each(|(idx, (table, row))| one(idx, table, Row::of(row)))
            }
            Some(pool) => pool.install(|| {
                let rows = (rows.observations.par_chunks_exact_mut(features))
                    .zip(rows.masks.par_chunks_exact_mut(actions))
                    .zip(rows.seats)
                    .zip(rows.rewards.par_chunks_exact_mut(count))
                    .zip(rows.terminations)
                    .zip(rows.truncations);
                let all = self.tables.par_iter_mut().zip(rows).enumerate();
                let all = all.with_min_len(share);
                all.try_for_each(|(idx, (table, row))| one(idx, table, Row::of(row)))
            }),
        };
        Ok(done?)
    }
}

/// A row of a table.
struct Row<'a> {
    observation: &'a mut [u8],
    mask: &'a mut [i8],
    seat: &'a mut i8,
    rewards: &'a mut [f32],
    termination: &'a mut bool,
    truncation: &'a mut bool,
}

type Zipped<'a> = (
    (
        (((&'a mut [u8], &'a mut [i8]), &'a mut i8), &'a mut [f32]),
        &'a mut bool,
    ),
    &'a mut bool,
);

impl<'a> Row<'a> {
    fn of(zipped: Zipped<'a>) -> Row<'a> {
        let (((((observation, mask), seat), rewards), termination), truncation) = zipped;
        Row {
            observation,
            mask,
            seat,
            rewards,
            termination,
            truncation,
        }
    }
}

/// What came of a step.
#[derive(Default)]
struct Stepped {
    rewards: [f32; MAX_SEATS],
    is_over: bool,
    is_cut_off: bool,
}

impl<G: Coded> One<G> {
    fn deal(terms: &Arc<Terms<G>>, seed: u64, table: usize) -> Result<One<G>, Trouble> {
        let mut one = One {
            episode: Episode::deal(terms, seed_of(seed, table, 0))?,
            number: 0,
            rng: Fast::new(!seed_of(seed, table, 0)),
        };
        one.deal_while_over(terms, seed, table)?;
        Ok(one)
    }

    /// Deals again as long as an episode ends before an agent is asked.
    fn deal_while_over(&mut self, terms: &Arc<Terms<G>>, seed: u64, table: usize) -> Result<(), Trouble> {
        /// A table that never asks anybody is no environment.
        const DEALS_MAX: u64 = 1_000;
        let first = self.number;
        while self.episode.end().is_some() {
            if self.number - first > DEALS_MAX {
                return Err(Trouble::Bug("no deal asks an agent anything".to_owned()));
            }
            self.number += 1;
            self.episode = Episode::deal(terms, seed_of(seed, table, self.number))?;
        }
        Ok(())
    }

    /// Takes an action; an episode that ends is followed by the next.
    #[inline]
    fn step(
        &mut self,
        terms: &Arc<Terms<G>>,
        seed: u64,
        table: usize,
        action: usize,
    ) -> Result<Stepped, Trouble> {
        let seat = self.episode.current().unwrap_or(Seat(0));
        self.episode.act(seat, action)?;
        let Some(end) = self.episode.end() else {
            return Ok(Stepped::default());
        };
        let stepped = Stepped {
            is_over: true,
            is_cut_off: matches!(end, crate::episode::End::CutOff),
            rewards: self.episode.rewards(),
        };
        self.deal_while_over(terms, seed, table)?;
        Ok(stepped)
    }
}

impl<G: Coded> Tables for Fleet<G> {
    fn reset(&mut self, seed: u64, recall: bool, rows: Rows<'_>) -> Result<(), Fault> {
        self.seed = seed;
        let terms = Arc::clone(&self.terms);
        self.each(recall, rows, |idx, table| {
            *table = One::deal(&terms, seed, idx)?;
            Ok(Stepped::default())
        })
    }

    fn step(&mut self, actions: &[i64], recall: bool, rows: Rows<'_>) -> Result<(), Fault> {
        let is_illegal = |(table, action): (&mut One<G>, &i64)| {
            let seat = table.episode.current().unwrap_or(Seat(0));
            !usize::try_from(*action).is_ok_and(|action| table.episode.is_legal(seat, action))
        };
        let share = self.share();
        let found = match &self.pool {
            None => self.tables.iter_mut().zip(actions).position(is_illegal),
            Some(pool) => pool.install(|| {
                let all = self.tables.par_iter_mut().zip(actions).with_min_len(share);
                all.position_first(is_illegal)
            }),
        };
        if let Some(idx) = found {
            let seat = self.tables[idx].episode.current().unwrap_or(Seat(0));
            let action = actions[idx];
            return Err(Fault::Illegal {
                seat: Some(seat),
                action: usize::try_from(action).ok(),
                message: format!("action {action} is not legal for seat {} at table {idx}", seat.0),
            });
        }
        let (terms, seed) = (Arc::clone(&self.terms), self.seed);
        self.each(recall, rows, |idx, table| {
            table.step(&terms, seed, idx, actions[idx] as usize)
        })
    }

    fn sample(&mut self, actions: &mut [i64]) {
        let pick = |(table, action): (&mut One<G>, &mut i64)| {
            let seat = table.episode.current().unwrap_or(Seat(0));
            *action = i64::from(table.episode.pick(seat, &mut table.rng));
        };
        let share = self.share();
        match &self.pool {
            None => self.tables.iter_mut().zip(actions).for_each(pick),
            Some(pool) => pool.install(|| {
                let all = self.tables.par_iter_mut().zip(actions).with_min_len(share);
                all.for_each(pick);
            }),
        }
    }
}
