//! A plan carried out on one server.

use super::company::Company;
use super::samples::Samples;
use super::servers::{Servers, Tally};
use super::table::{Counts, LoadTable};
use crate::line::connect;
use crate::process::own_processor_time;
use futures_util::stream::{FuturesUnordered, StreamExt as _};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::task::JoinSet;

/// How many sockets or tables are opened at the same time.
const AT_ONCE: usize = 64;

/// How long everybody plays before it is measured, at most.
const WARM_UP: Duration = Duration::from_secs(3);

/// What is to be measured.
#[derive(Clone)]
pub(crate) struct Plan {
    pub(crate) tables: usize,
    /// The time between two moves of a table; nothing for as fast as it goes.
    pub(crate) pace: Option<Duration>,
    pub(crate) time: Duration,
    pub(crate) game: String,
    /// Who plays beside them.
    pub(crate) company: Option<Company>,
}

impl Plan {
    pub(crate) fn name(&self) -> String {
        let pace = match self.pace {
            None => "as fast as they can",
            Some(_) => "a move a second each",
        };
        let beside = self.company.as_ref().map_or(String::new(), |company| {
            format!(", beside {} tables of {} bots", company.tables, company.level)
        });
        format!("{} tables of {}, {pace}{beside}", self.tables, self.game)
    }
}

/// What was found.
#[derive(Clone, Default)]
pub(crate) struct Measured {
    pub(crate) moves: u64,
    pub(crate) games: u64,
    pub(crate) refused: u64,
    pub(crate) time: Duration,
    /// Processor time of the server.
    pub(crate) processor: Duration,
    /// Processor time of its database and its bus, as far as these are ours.
    pub(crate) services_processor: [Duration; 2],
    /// What it counted itself.
    pub(crate) tally: Tally,
    /// Processor time of both its clients together.
    pub(crate) clients_processor: Duration,
    /// Times from sending to the other's receipt, in microseconds, in order.
    pub(crate) times_us: Vec<u32>,
    pub(crate) bytes_per_connection: u64,
    pub(crate) bytes_per_table: u64,
}

impl Measured {
    pub(crate) fn moves_per_second(&self) -> f64 {
        self.moves as f64 / self.time.as_secs_f64()
    }

    pub(crate) fn processor_us_per_move(&self) -> f64 {
        self.us_per_move(self.processor)
    }

    pub(crate) fn database_us_per_move(&self) -> f64 {
        self.us_per_move(self.services_processor[0])
    }

    pub(crate) fn bus_us_per_move(&self) -> f64 {
        self.us_per_move(self.services_processor[1])
    }

    pub(crate) fn commits_per_second(&self) -> f64 {
        self.tally.commits as f64 / self.time.as_secs_f64()
    }

    pub(crate) fn moves_per_commit(&self) -> f64 {
        self.moves as f64 / self.tally.commits.max(1) as f64
    }

    pub(crate) fn bytes_per_move(&self, of: impl Fn(&Tally) -> u64) -> f64 {
        of(&self.tally) as f64 / self.moves.max(1) as f64
    }

    pub(crate) fn clients_us_per_move(&self) -> f64 {
        self.us_per_move(self.clients_processor)
    }

    fn us_per_move(&self, time: Duration) -> f64 {
        time.as_secs_f64() * 1e6 / (self.moves.max(1) as f64)
    }

    pub(crate) fn percentile_ms(&self, percent: usize) -> f64 {
        percentile_ms(&self.times_us, percent)
    }
}

/// The time that so many of a hundred moves did not exceed; times are in microseconds, in order.
pub(crate) fn percentile_ms(times_us: &[u32], percent: usize) -> f64 {
    let index = (times_us.len() * percent / 100).min(times_us.len().saturating_sub(1));
    f64::from(times_us.get(index).copied().unwrap_or(0)) / 1e3
}

/// Measures a house: sockets, then tables, then play.
pub(crate) async fn house(
    servers: &Servers<'_>,
    plan: &Plan,
    samples: &Arc<Samples>,
) -> anyhow::Result<Measured> {
    let counts = Arc::new(Counts::default());
    let before = servers.memory_bytes();
    let mut tables = open(servers, plan, &counts, |_| "/ws".to_owned(), Some(samples)).await?;
    each(&mut tables, |mut table| async move {
        table.greet().await?;
        Ok(table)
    })
    .await?;
    let with_sockets = servers.memory_bytes();
    each(&mut tables, |mut table| async move {
        table.sit_down().await?;
        Ok(table)
    })
    .await?;
    let mut company = match &plan.company {
        Some(company) => Some(company.sit_down(servers, &plan.game).await?),
        None => None,
    };
    let measured = play(servers, plan, counts, tables, before, with_sockets).await?;
    if let Some(company) = &mut company {
        company.check()?;
    }
    Ok(measured)
}

/// Measures the yardstick: sockets, then play.
pub(crate) async fn yardstick(servers: &Servers<'_>, plan: &Plan) -> anyhow::Result<Measured> {
    let counts = Arc::new(Counts::default());
    let before = servers.memory_bytes();
    let tables = open(servers, plan, &counts, |room| format!("/ws/{room}"), None).await?;
    let with_sockets = servers.memory_bytes();
    play(servers, plan, counts, tables, before, with_sockets).await
}

async fn open(
    servers: &Servers<'_>,
    plan: &Plan,
    counts: &Arc<Counts>,
    path: impl Fn(usize) -> String,
    samples: Option<&Arc<Samples>>,
) -> anyhow::Result<Vec<LoadTable>> {
    let mut tables = Vec::with_capacity(plan.tables);
    let numbers: Vec<usize> = (0..plan.tables).collect();
    for chunk in numbers.chunks(AT_ONCE) {
        let opening: FuturesUnordered<_> = chunk
            .iter()
            .map(|number| {
                let path = path(*number);
                async move {
                    let first = connect(servers.address(*number), None, &path).await?;
                    let second = connect(servers.address(*number + 1), None, &path).await?;
                    anyhow::Ok((*number, [first, second]))
                }
            })
            .collect();
        let opened: Vec<_> = opening.collect().await;
        for opened in opened {
            let (number, sockets) = opened?;
            let mut table = LoadTable::new(sockets, &plan.game, plan.pace, number as u64);
            table.counts = Arc::clone(counts);
            table.samples = samples.cloned();
            tables.push(table);
        }
    }
    Ok(tables)
}

/// Does something with every table, some at the same time.
async fn each<F, W>(tables: &mut Vec<LoadTable>, work: F) -> anyhow::Result<()>
where
    F: Fn(LoadTable) -> W,
    W: Future<Output = anyhow::Result<LoadTable>>,
{
    let mut done = Vec::with_capacity(tables.len());
    let mut left = std::mem::take(tables).into_iter();
    let mut working: FuturesUnordered<W> = left.by_ref().take(AT_ONCE).map(&work).collect();
    while let Some(table) = working.next().await {
        done.push(table?);
        working.extend(left.next().map(&work));
    }
    *tables = done;
    Ok(())
}

/// Plays for a while. Memory is told from how much there was `before` the first socket and `with_sockets` but without
/// tables, to the end of the play.
async fn play(
    servers: &Servers<'_>,
    plan: &Plan,
    counts: Arc<Counts>,
    tables: Vec<LoadTable>,
    before: u64,
    with_sockets: u64,
) -> anyhow::Result<Measured> {
    let stop = watch::Sender::new(false);
    let mut playing = JoinSet::new();
    for mut table in tables {
        let stop = stop.subscribe();
        playing.spawn(async move { table.play(stop).await.map(|()| table) });
    }
    tokio::time::sleep(plan.time.min(WARM_UP)).await;
    let before_play = servers.tally().await?;
    let services = servers.services_processor_times();
    let (start, processor, own) = (Instant::now(), servers.processor_time(), own_processor_time());
    counts.measuring.store(true, Ordering::Relaxed);
    tokio::time::sleep(plan.time).await;
    counts.measuring.store(false, Ordering::Relaxed);
    let games = counts.games.load(Ordering::Relaxed);
    // Tables that are over stay in memory for a while.
    let tables = plan.tables as u64 + games;
    let time = start.elapsed();
    let processor = servers.processor_time().saturating_sub(processor);
    let services_now = servers.services_processor_times();
    let tally = servers.tally().await?.since(before_play);
    let mut measured = Measured {
        time,
        processor,
        services_processor: [0, 1].map(|part: usize| services_now[part].saturating_sub(services[part])),
        tally,
        clients_processor: own_processor_time().saturating_sub(own),
        moves: counts.moves.load(Ordering::Relaxed),
        games,
        refused: counts.refused.load(Ordering::Relaxed),
        times_us: Vec::new(),
        bytes_per_connection: with_sockets.saturating_sub(before) / (2 * plan.tables as u64),
        bytes_per_table: servers.memory_bytes().saturating_sub(with_sockets) / tables,
    };
    stop.send_replace(true);
    while let Some(table) = playing.join_next().await {
        measured.times_us.append(&mut table??.times_us);
    }
    measured.times_us.sort_unstable();
    Ok(measured)
}
