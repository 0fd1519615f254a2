//! A crowd listens to the lobby while tables are opened.

use super::finding::{Attack, Finding};
use super::{Scene, address};
use crate::line::{Incoming, connect, greet, hear, send, wait_for};
use anyhow::Context as _;
use serde::Deserialize;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio::task::JoinSet;

/// Sockets one address may have.
const PER_ADDRESS: u32 = 100;

/// The first group of addresses they come from.
const CROWD: u8 = 20;

/// So many tables are opened, one after the other has been heard of.
const CHANGES: usize = 10;

/// Longer than this nobody waits to hear of a table.
const PATIENCE: Duration = Duration::from_secs(30);

/// What is read of a message to the lobby.
#[derive(Deserialize)]
struct Changed<'a> {
    is: &'a str,
    #[serde(default, borrow)]
    put: Vec<Put<'a>>,
}

#[derive(Deserialize)]
struct Put<'a> {
    #[serde(borrow)]
    listing: Listed<'a>,
}

#[derive(Deserialize)]
struct Listed<'a> {
    table: &'a str,
}

/// Somebody has heard of a change.
struct HeardOf {
    bytes: usize,
    tables: Vec<String>,
}

/// The address of one of the crowd.
fn from(number: u32) -> Ipv4Addr {
    address(CROWD, (number / PER_ADDRESS) as u8 + 1)
}

/// Comes in, asks for the lobby and gives the bytes of the first page; then tells what changes.
async fn listen_on(
    house: SocketAddr,
    number: u32,
    heard: mpsc::UnboundedSender<HeardOf>,
) -> anyhow::Result<usize> {
    let mut socket = connect(house, Some(from(number)), "/ws").await?;
    greet(&mut socket).await?;
    send(&mut socket, r#"{"do":"lobby"}"#.to_owned()).await?;
    let first = wait_for(&mut socket, "lobby", None).await?.len();
    tokio::spawn(async move {
        // Until the house closes, or nobody wants to know any more.
        while let Ok(text) = hear(&mut socket).await {
            let Ok(changed) = serde_json::from_str::<Changed<'_>>(&text) else {
                return;
            };
            if changed.is != "lobby_changed" {
                continue;
            }
            let tables = changed
                .put
                .iter()
                .map(|put| put.listing.table.to_owned())
                .collect();
            let bytes = text.len();
            if heard.send(HeardOf { bytes, tables }).is_err() {
                return;
            }
        }
    });
    Ok(first)
}

pub(super) async fn listen(scene: &Scene) -> anyhow::Result<Finding> {
    let house = scene.process.address;
    let (sender, mut receiver) = mpsc::unbounded_channel();
    let mut coming = JoinSet::new();
    let mut first_bytes = 0;
    for number in 0..scene.listeners {
        coming.spawn(listen_on(house, number, sender.clone()));
        // As many at once as come in at once.
        if coming.len() >= 64
            && let Some(came) = coming.join_next().await
        {
            first_bytes = first_bytes.max(came??);
        }
    }
    while let Some(came) = coming.join_next().await {
        first_bytes = first_bytes.max(came??);
    }
    let mut host = connect(house, Some(address(0, 201)), "/ws").await?;
    greet(&mut host).await?;
    let processor = scene.process.processor_time();
    let (mut bytes, mut longest, mut is_heard) = (0, Duration::ZERO, true);
    for _ in 0..CHANGES {
        send(
            &mut host,
            r#"{"do":"open","game":"dawn-under","listed":true,"key":"o"}"#.to_owned(),
        )
        .await?;
        let found = wait_for(&mut host, "found", Some("o")).await?;
        let opened = Instant::now();
        let heard: Incoming<'_> = serde_json::from_str(&found)?;
        let table = heard.table.context("no table was named")?;
        let all = hear_all(&mut receiver, table, scene.listeners, &mut bytes);
        is_heard &= tokio::time::timeout(PATIENCE, all).await.is_ok();
        longest = longest.max(opened.elapsed());
    }
    let processor = scene.process.processor_time().saturating_sub(processor);
    let changes = CHANGES as f64;
    Ok(Finding::new(Attack::Lobby)
        .figure("listeners", f64::from(scene.listeners))
        .figure("bytes of the first page", first_bytes as f64)
        .figure(
            "bytes of a change, each",
            bytes as f64 / changes / f64::from(scene.listeners),
        )
        .figure("bytes of a change, all", bytes as f64 / changes)
        .figure("longest until all have heard, ms", longest.as_secs_f64() * 1e3)
        .figure(
            "processor time of the house for a change, ms",
            processor.as_secs_f64() * 1e3 / changes,
        )
        .answer("everybody hears of every table", is_heard))
}

/// Waits until all have heard of a table.
async fn hear_all(
    receiver: &mut mpsc::UnboundedReceiver<HeardOf>,
    table: &str,
    listeners: u32,
    bytes: &mut usize,
) {
    let mut left = listeners;
    while left > 0 {
        let Some(heard) = receiver.recv().await else {
            return;
        };
        *bytes += heard.bytes;
        left -= u32::from(heard.tables.iter().any(|other| other == table));
    }
}
