//! An outsider fills the disk. No file of the house grows any more, which to the house is a full disk.

use super::finding::{Attack, Finding};
use super::honest::{Honest, open_one};
use super::{OUTSIDE, Scene, address};
use crate::line::{Incoming, connect, greet, hear, send};
use crate::process::Process;
use crate::web;
use std::path::Path;
use std::time::{Duration, Instant};
use store::Store as _;
use store::sqlite::SqliteStore;

/// What the largest file may still grow.
const ROOM: u64 = 256 << 10;

/// Longer than this the house needs neither to see that the disk is full nor that it is not any more.
const SEEN_WITHIN: Duration = Duration::from_secs(10);

/// How long it stays full.
const FULL: Duration = Duration::from_secs(3);

/// A house logs once what it cannot save, and again when it can; not for every move.
const LOGGED_MAX: usize = 8;

/// How often the house is asked how it is.
const ASK_EVERY: Duration = Duration::from_millis(100);

pub(super) async fn fill(program: &Path, scratch: &Path) -> anyhow::Result<Finding> {
    let (folder, log) = (scratch.join("small"), scratch.join("small.log"));
    let scene = Scene {
        process: Process::house_on_small_disk(program, &folder, &[], &log)?,
        folder,
        time: FULL,
        listeners: 0,
    };
    let honest = Honest::begin(&scene).await?;
    scene.process.fill_disk(Some(largest(&scene.folder) + ROOM))?;
    let began = Instant::now();
    let opened = open_until_full(&scene).await?;
    let is_told = becomes(&scene, "/health", 503).await;
    let told_ms = began.elapsed().as_secs_f64() * 1e3;
    // A change that fits into what room is left may make the house well for a moment, so this is asked until it shows, too.
    let is_unready = becomes(&scene, "/ready", 503).await;
    tokio::time::sleep(scene.time).await;
    let refused = open_one(&scene).await.is_err();
    scene.process.fill_disk(None)?;
    let is_well = becomes(&scene, "/health", 200).await;
    let plays = open_one(&scene).await;
    let played = honest.end().await?;
    let said = tokio::task::block_in_place(|| scene.process.close())?;
    let logged = std::fs::read_to_string(&log)?.lines().count();
    let (tables, whole) = whole_logs(&scene.folder).await?;
    Ok(Finding::new(Attack::Disk)
        .figure("tables until the disk was full", opened as f64)
        .figure("ms until /health says so", told_ms)
        .figure("lines logged", logged as f64)
        .figure("honest moves before, meanwhile and after", played.moves() as f64)
        .figure("tables in the file, all of them whole", tables as f64)
        .answer("nothing is acknowledged that is not saved", refused)
        .answer(
            "/health and /ready say that nothing is saved",
            is_told && is_unready,
        )
        .answer(
            "the log says it once, not per move",
            (1..=LOGGED_MAX).contains(&logged),
        )
        .answer(
            "with room again the house is well and tables play on",
            is_well && plays.is_ok(),
        )
        .answer("honest people stay at their tables", played.moves() > 0)
        .answer(
            "it closes, and says that changes were lost",
            said.contains("could not be saved"),
        )
        .answer("every table is whole", whole))
}

fn largest(folder: &Path) -> u64 {
    let files = std::fs::read_dir(folder).into_iter().flatten();
    let sizes = files.filter_map(|file| Some(file.ok()?.metadata().ok()?.len()));
    sizes.max().unwrap_or_default()
}

/// Opens tables until the house can't save one. A guest may have twenty.
async fn open_until_full(scene: &Scene) -> anyhow::Result<u64> {
    let mut opened = 0;
    loop {
        let mut socket = connect(scene.process.address, Some(address(OUTSIDE, 9)), "/ws").await?;
        greet(&mut socket).await?;
        loop {
            let open = r#"{"do":"open","game":"dawn-under","key":"o"}"#;
            send(&mut socket, open.to_owned()).await?;
            let text = hear(&mut socket).await?;
            let heard: Incoming<'_> = serde_json::from_str(&text)?;
            match heard.refused() {
                None => opened += 1,
                Some("not_kept") => return Ok(opened),
                Some(_) => break,
            }
        }
    }
}

/// Whether a path is answered with a status soon.
async fn becomes(scene: &Scene, path: &str, status: u16) -> bool {
    let end = Instant::now() + SEEN_WITHIN;
    while Instant::now() < end {
        let answer = web::ask(scene.process.address, None, "GET", path).await;
        if answer.is_ok_and(|answer| answer.status == status) {
            return true;
        }
        tokio::time::sleep(ASK_EVERY).await;
    }
    false
}

/// How many tables are in the file, and whether the log of each is whole.
async fn whole_logs(folder: &Path) -> anyhow::Result<(usize, bool)> {
    let store = SqliteStore::open(folder)?;
    let unfinished = store.unfinished().await?;
    let mut whole = store.damaged().await?.is_empty();
    for summary in &unfinished {
        whole &= store.load(summary.table).await.is_ok();
    }
    store.close().await?;
    Ok((unfinished.len(), whole))
}
