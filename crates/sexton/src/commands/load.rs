//! `sexton load`: how many tables a house on this machine carries, beside a bare server that only passes messages on.
//!
//! The house is this very program in a process of its own, with durable commits. Two sockets sit at each table and
//! play; both ends share the machine. The messages of the house are recorded and played back by the yardstick, a server
//! of rooms without rules, storage or checks, so that both carry the same traffic.

mod measure;
mod process;
mod report;
mod table;
mod yardstick;

use crate::cli::Load;
use crate::input::BadInput;
use measure::{Measured, Plan};
use process::Process;
use std::io::Write as _;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use table::Samples;

pub(crate) fn run(load: &Load) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    if let Some(file) = &load.yardstick {
        return runtime.block_on(yardstick::serve(file));
    }
    let facts = catalog::facts(&load.game).map_err(BadInput::from)?;
    if !facts.seats.contains(&2) {
        return Err(BadInput::new(format!("{} cannot be played by two", load.game)).into());
    }
    let scratch = tempfile::tempdir()?;
    let data = load.data.clone().unwrap_or_else(|| scratch.path().join("data"));
    let rounds = runtime.block_on(measure_all(load, &data, scratch.path()))?;
    let text = if load.json {
        report::json(&rounds)
    } else {
        report::text(&rounds)
    };
    Ok(std::io::stdout().lock().write_all(text.as_bytes())?)
}

/// One comparison: the same plan on the house and on the yardstick.
pub(crate) struct Round {
    pub(crate) plan: Plan,
    pub(crate) house: Measured,
    pub(crate) yardstick: Measured,
}

async fn measure_all(load: &Load, data: &Path, scratch: &Path) -> anyhow::Result<Vec<Round>> {
    let mut rounds = Vec::new();
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
        eprintln!("sexton: {}", plan.name());
        let samples = Arc::new(Samples::default());
        let folder = data.join(format!("{}", rounds.len()));
        let house = Process::house(&folder)?;
        let measured = measure::house(&house, &plan, &samples).await?;
        drop(house);
        let file = scratch.join("messages.json");
        std::fs::write(&file, samples.write()?)?;
        let server = Process::yardstick(&file)?;
        let yardstick = measure::yardstick(&server, &plan).await?;
        rounds.push(Round {
            plan,
            house: measured,
            yardstick,
        });
    }
    Ok(rounds)
}
