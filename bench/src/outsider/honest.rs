//! People who only want to play, at an address of their own, and what they feel of what others do.

use super::finding::{Attack, Finding};
use super::{Scene, address};
use crate::line::{Incoming, Socket, connect, greet, send, wait_for};
use crate::load::measure::percentile_ms;
use crate::load::table::LoadTable;
use anyhow::Context as _;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinSet;

/// So many tables of two play.
const TABLES: u64 = 5;

/// The time between two moves of a table, on average.
const PACE: Duration = Duration::from_millis(100);

/// A move that takes longer is felt.
const FELT_MS: f64 = 1_000.0;

/// Their group of addresses.
const INSIDE: u8 = 0;

/// Tables in play.
pub(crate) struct Honest {
    playing: JoinSet<anyhow::Result<LoadTable>>,
    stop: watch::Sender<bool>,
}

/// What they felt.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Played {
    moves: usize,
    refused: u64,
    p50_ms: f64,
    p99_ms: f64,
    most_ms: f64,
}

impl Played {
    pub(crate) fn figures(&self) -> [(&'static str, f64); 5] {
        [
            ("honest moves", self.moves as f64),
            ("honest moves refused", self.refused as f64),
            ("honest move to the other, p50, ms", self.p50_ms),
            ("honest move to the other, p99, ms", self.p99_ms),
            ("honest move to the other, longest, ms", self.most_ms),
        ]
    }

    pub(crate) fn moves(&self) -> usize {
        self.moves
    }

    /// Whether they played on as if nobody else were there.
    pub(crate) fn is_well(&self) -> bool {
        self.moves > 0 && self.refused == 0 && self.most_ms < FELT_MS
    }
}

impl Honest {
    /// Sits down and begins to play.
    pub(crate) async fn begin(scene: &Scene) -> anyhow::Result<Honest> {
        let (mut playing, stop) = (JoinSet::new(), watch::Sender::new(false));
        for number in 0..TABLES {
            let from = Some(address(INSIDE, 2 + number as u8));
            let first = connect(scene.process.address, from, "/ws").await?;
            let second = connect(scene.process.address, from, "/ws").await?;
            let mut table = LoadTable::new([first, second], "dawn-under", Some(PACE), number);
            table.counts.measuring.store(true, Ordering::Relaxed);
            table.greet().await?;
            table.sit_down().await?;
            let stop = stop.subscribe();
            playing.spawn(async move { table.play(stop).await.map(|()| table) });
        }
        Ok(Honest { playing, stop })
    }

    /// Stops, and tells what was felt.
    ///
    /// # Errors
    /// If one of them could not play on.
    pub(crate) async fn end(mut self) -> anyhow::Result<Played> {
        self.stop.send_replace(true);
        let (mut times_us, mut refused) = (Vec::new(), 0);
        while let Some(table) = self.playing.join_next().await {
            let mut table = table??;
            times_us.append(&mut table.times_us);
            refused += table.counts.refused.load(Ordering::Relaxed);
        }
        times_us.sort_unstable();
        Ok(Played {
            moves: times_us.len(),
            refused,
            p50_ms: percentile_ms(&times_us, 50),
            p99_ms: percentile_ms(&times_us, 99),
            most_ms: percentile_ms(&times_us, 100),
        })
    }
}

/// They play alone, for comparison.
pub(crate) async fn alone(scene: &Scene) -> anyhow::Result<Finding> {
    tokio::time::sleep(scene.time).await;
    Ok(Finding::new(Attack::Nothing))
}

/// An address of somebody who has not been here.
fn elsewhere() -> Option<std::net::Ipv4Addr> {
    Some(address(INSIDE, 200))
}

/// Somebody opens a table and deals.
pub(crate) async fn open_one(scene: &Scene) -> anyhow::Result<()> {
    let first = connect(scene.process.address, elsewhere(), "/ws").await?;
    let second = connect(scene.process.address, elsewhere(), "/ws").await?;
    let mut table = LoadTable::new([first, second], "dawn-under", None, 0);
    table.greet().await?;
    table.sit_down().await
}

/// Somebody opens a table with a password; the line holds it.
pub(crate) async fn open_locked(scene: &Scene) -> anyhow::Result<(Socket, String)> {
    let mut host = connect(scene.process.address, elsewhere(), "/ws").await?;
    greet(&mut host).await?;
    let open = r#"{"do":"open","game":"dawn-under","door":"password","password":"yew tree","key":"o"}"#;
    send(&mut host, open.to_owned()).await?;
    let found = wait_for(&mut host, "found", Some("o")).await?;
    let heard: Incoming<'_> = serde_json::from_str(&found)?;
    let table = heard.table.context("no table was named")?.to_owned();
    send(
        &mut host,
        format!(r#"{{"do":"join","table":"{table}","key":"j"}}"#),
    )
    .await?;
    wait_for(&mut host, "done", Some("j")).await?;
    Ok((host, table))
}
