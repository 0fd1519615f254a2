//! `sexton load`: how many tables a house on this machine carries, beside a bare server that only passes messages on.
//!
//! The house is this very program in a process of its own, with durable commits. Two sockets sit at each table and
//! play; both ends share the machine. What the house says to some of the moves, taken evenly from the whole time, is
//! recorded and played back by the yardstick, a server of rooms without rules, storage or checks, so that both carry
//! the same traffic between the same clients. Both are measured in turn, several times.

mod measure;
mod process;
mod report;
mod samples;
mod table;
mod yardstick;

use crate::cli::Load;
use crate::input::BadInput;
use crate::open_files;
use measure::{Measured, Plan};
use process::Process;
use samples::Samples;
use std::io::Write as _;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

pub(crate) fn run(load: &Load) -> anyhow::Result<()> {
    let open_files = open_files::raise();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    if let Some(file) = &load.yardstick {
        return runtime.block_on(yardstick::serve(file));
    }
    check(load, open_files)?;
    let scratch = tempfile::tempdir()?;
    let data = load.data.clone().unwrap_or_else(|| scratch.path().join("data"));
    let comparisons = runtime.block_on(measure_all(load, &data, scratch.path()))?;
    let text = if load.json {
        report::json(&comparisons)
    } else {
        report::text(&comparisons)
    };
    Ok(std::io::stdout().lock().write_all(text.as_bytes())?)
}

fn check(load: &Load, open_files: Option<u64>) -> Result<(), BadInput> {
    let facts = catalog::facts(&load.game).map_err(BadInput::from)?;
    if !facts.seats.contains(&2) {
        return Err(BadInput::new(format!("{} is not for two players", load.game)));
    }
    let tables = load.saturated.max(load.paced);
    if tables == 0 {
        return Err(BadInput::new(
            "--saturated and --paced: expected tables for one of them",
        ));
    }
    let most = open_files.map_or(u64::MAX, open_files::sockets);
    if tables as u64 * 2 > most {
        return Err(BadInput::new(format!(
            "{tables} tables need {} sockets in one process, but the system allows about {most}; raise the limit of \
             open files (ulimit -n) or ask for fewer tables",
            tables * 2
        )));
    }
    Ok(())
}

/// The same plan on the house and on the yardstick, in turn.
pub(crate) struct Comparison {
    pub(crate) plan: Plan,
    pub(crate) rounds: Vec<Round>,
}

pub(crate) struct Round {
    pub(crate) house: Measured,
    pub(crate) yardstick: Measured,
}

async fn measure_all(load: &Load, data: &Path, scratch: &Path) -> anyhow::Result<Vec<Comparison>> {
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
        };
        let mut rounds = Vec::new();
        for number in 1..=load.rounds {
            eprintln!("sexton: {}, round {number} of {}", plan.name(), load.rounds);
            let folder = data.join(format!("{}-{number}", comparisons.len()));
            rounds.push(measure_round(&plan, &folder, scratch).await?);
        }
        comparisons.push(Comparison { plan, rounds });
    }
    Ok(comparisons)
}

async fn measure_round(plan: &Plan, folder: &Path, scratch: &Path) -> anyhow::Result<Round> {
    let samples = Arc::new(Samples::default());
    let server = Process::house(folder)?;
    let house = measure::house(&server, plan, &samples).await?;
    drop(server);
    let file = scratch.join("messages.json");
    std::fs::write(&file, samples.write()?)?;
    let server = Process::yardstick(&file)?;
    let yardstick = measure::yardstick(&server, plan).await?;
    Ok(Round { house, yardstick })
}
