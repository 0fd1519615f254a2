//! `bench load`: how many tables a house on this machine carries, beside a bare server that only passes messages on.
//!
//! The house is the program `sexton` in a process of its own, with durable commits. Two sockets sit at each table and
//! play; both ends share the machine. What the house says to some of the moves, taken evenly from the whole time, is
//! recorded and played back by the yardstick, a server of rooms without rules, storage or checks, so that both carry
//! the same traffic between the same clients. Both are measured in turn, several times.
//!
//! With `--store` and `--bus` the same house is measured on PostgreSQL, too, and as one of several nodes, in the same
//! rounds.
//!
//! With `--bots` tables of bots play beside them in the same house, and think; what they do is not measured.

mod company;
pub(crate) mod measure;
mod report;
mod samples;
mod servers;
mod services;
pub(crate) mod table;
mod yardstick;

use crate::process::{Process, program, raise_open_files};
use clap::Args;
use company::Company;
use measure::{Measured, Plan};
use samples::Samples;
use servers::{Servers, Setup};
use services::Services;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// Files a process has open beside its sockets.
const FILES_BESIDE: u64 = 64;

/// No limits on one address and one line.
const NO_LIMITS: [&str; 12] = [
    "--sockets",
    "1000000",
    "--sockets-per-address",
    "1000000",
    "--arrivals-per-minute",
    "1000000",
    "--messages-per-second",
    "0",
    "--tables",
    "1000000",
    "--tables-per-address",
    "1000000",
];

#[derive(Args, Clone, Debug)]
pub(crate) struct Load {
    /// Tables that play as fast as they can.
    #[arg(long, value_name = "N", default_value_t = 1_000)]
    saturated: usize,
    /// Tables that make a move a second each.
    #[arg(long, value_name = "N", default_value_t = 3_000)]
    paced: usize,
    /// How many seconds to measure each time.
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=3_600))]
    seconds: u64,
    /// How often house and yardstick are measured, in turn; the report shows medians.
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=99))]
    rounds: u32,
    /// The game; two seats are taken at each table.
    #[arg(long, value_name = "GAME", default_value = "dawn-under")]
    game: String,
    /// Let bots of this level play at other tables of the house meanwhile.
    #[arg(long, value_name = "LEVEL")]
    bots: Option<String>,
    /// How many tables of bots.
    #[arg(long, value_name = "N", default_value_t = 200, requires = "bots")]
    bot_tables: usize,
    /// The program whose house is measured; by default `sexton` beside this one.
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
    /// The folder for the house under load; by default a new temporary one.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Measure the house on PostgreSQL, too, in the same rounds: the address of a database, whose house goes, or `new` for
    /// a PostgreSQL of its own.
    #[arg(long, value_name = "URL")]
    store: Option<String>,
    /// Measure nodes of one house on that store, too, one and several: the address of a NATS server, or `new` for one of
    /// its own.
    #[arg(long, value_name = "URL", requires = "store")]
    bus: Option<String>,
    /// How many nodes; the two at a table come in at different ones.
    #[arg(long, value_name = "N", default_value_t = 3, requires = "bus", value_parser = clap::value_parser!(u8).range(2..=9))]
    nodes: u8,
    /// Print the report as JSON.
    #[arg(long)]
    json: bool,
    /// Be the yardstick: a bare server of rooms that plays these messages back.
    #[arg(long, hide = true, value_name = "FILE")]
    yardstick: Option<PathBuf>,
}

impl Load {
    /// Why it cannot be measured, if it cannot.
    pub(crate) fn problem(&self) -> Option<String> {
        let facts = match catalog::facts(&self.game) {
            Ok(facts) => facts,
            Err(unknown) => return Some(unknown.to_string()),
        };
        if !facts.seats.contains(&2) {
            return Some(format!("{} is not for two players", self.game));
        }
        let tables = self.saturated.max(self.paced);
        if tables == 0 {
            return Some("--saturated and --paced: expected tables for one of them".to_owned());
        }
        let most = raise_open_files().map_or(u64::MAX, |limit| limit.saturating_sub(FILES_BESIDE));
        let beside = self.bots.as_ref().map_or(0, |_| self.bot_tables as u64);
        (tables as u64 * 2 + beside > most).then(|| {
            format!(
                "{tables} tables need {} sockets in one process, but the system allows about {most}; raise the limit \
                 of open files (ulimit -n) or ask for fewer tables",
                tables * 2
            )
        })
    }
}

pub(crate) fn run(load: &Load) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    if let Some(file) = &load.yardstick {
        return runtime.block_on(yardstick::serve(file));
    }
    let program = program(load.program.as_deref())?;
    let scratch = tempfile::tempdir()?;
    let data = load.data.clone().unwrap_or_else(|| scratch.path().join("data"));
    let services = match &load.store {
        Some(store) => Some(Services::of(store, load.bus.as_deref())?),
        None => None,
    };
    let bench = Bench {
        program: &program,
        data: &data,
        scratch: scratch.path(),
        services: services.as_ref(),
    };
    let comparisons = runtime.block_on(bench.measure_all(load))?;
    let text = if load.json {
        report::json(&comparisons)
    } else {
        report::text(&comparisons)
    };
    Ok(std::io::stdout().lock().write_all(text.as_bytes())?)
}

/// The same plan on the house and on the yardstick, in turn.
pub(crate) struct Comparison {
    pub(crate) plan: Plan,
    pub(crate) rounds: Vec<Round>,
}

pub(crate) struct Round {
    pub(crate) house: Measured,
    /// The house set up otherwise.
    pub(crate) others: Vec<(Setup, Measured)>,
    pub(crate) yardstick: Measured,
}

impl Load {
    /// How the house is set up beside the way it is by default.
    fn others(&self) -> Vec<Setup> {
        let on_store = self.store.is_some().then_some(Setup::Database);
        let nodes = self.bus.as_ref().map(|_| [1, self.nodes].map(Setup::Nodes));
        on_store.into_iter().chain(nodes.into_iter().flatten()).collect()
    }
}

/// What it is measured with.
struct Bench<'a> {
    program: &'a Path,
    data: &'a Path,
    scratch: &'a Path,
    services: Option<&'a Services>,
}

impl Bench<'_> {
    async fn measure_all(&self, load: &Load) -> anyhow::Result<Vec<Comparison>> {
        let mut comparisons = Vec::new();
        for (tables, pace) in [(load.saturated, None), (load.paced, Some(Duration::from_secs(1)))] {
            if tables == 0 {
                continue;
            }
            let plan = Plan {
                tables,
                pace,
                time: Duration::from_secs(load.seconds),
                game: load.game.clone(),
                company: load.bots.clone().map(|level| Company {
                    level,
                    tables: load.bot_tables,
                }),
            };
            let mut rounds = Vec::new();
            for number in 1..=load.rounds {
                eprintln!("bench: {}, round {number} of {}", plan.name(), load.rounds);
                let folder = self.data.join(format!("{}-{number}", comparisons.len()));
                rounds.push(self.measure_round(&plan, &folder, load.others()).await?);
            }
            comparisons.push(Comparison { plan, rounds });
        }
        Ok(comparisons)
    }

    async fn measure_round(&self, plan: &Plan, folder: &Path, setups: Vec<Setup>) -> anyhow::Result<Round> {
        let samples = Arc::new(Samples::default());
        let house = self.measure_house(Setup::File, plan, folder, &samples).await?;
        let mut others = Vec::new();
        for setup in setups {
            let measured = self.measure_house(setup, plan, folder, &Arc::default()).await?;
            others.push((setup, measured));
        }
        let file = self.scratch.join("messages.json");
        std::fs::write(&file, samples.write()?)?;
        let server = Servers::one(Process::yardstick(&file)?);
        let yardstick = measure::yardstick(&server, plan).await?;
        Ok(Round {
            house,
            others,
            yardstick,
        })
    }

    async fn measure_house(
        &self,
        setup: Setup,
        plan: &Plan,
        folder: &Path,
        samples: &Arc<Samples>,
    ) -> anyhow::Result<Measured> {
        let servers = Servers::open(setup, self.program, folder, self.services)?;
        measure::house(&servers, plan, samples).await
    }
}
