//! An outsider takes places from others: connections and sockets that are not read.

use super::finding::{Attack, Finding};
use super::{OUTSIDE, Scene, address};
use crate::line::{connect, dial_narrow, greet, send, upgrade};
use crate::web;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::task::JoinSet;

/// So many are opened.
const WANTED: usize = 350;

/// Connections and sockets one address may have (`--connections-per-address`, `--sockets-per-address`).
const PER_ADDRESS: usize = 100;

/// After this time nobody holds a place without reading: 20 seconds, and something to spare.
const CUT_AFTER: Duration = Duration::from_secs(28);

/// How often a socket that does not read asks for something long.
const ASK_EVERY: Duration = Duration::from_millis(70);

/// What sockets that do not read may cost: a mebibyte each waits for them at most, and something to spare.
const MEMORY_MAX: u64 = 150 << 20;

/// Holds a place, counted, until it is taken away or the time is over.
async fn hold(mut stream: TcpStream, asks: bool, end: Instant, held: Arc<AtomicUsize>) {
    if asks {
        // Answered, so it has its place; nothing more is read.
        let ask = b"GET /house HTTP/1.1\r\nHost: x\r\n\r\n";
        let answered = stream.write_all(ask).await.is_ok() && stream.read_exact(&mut [0; 12]).await.is_ok();
        if !answered {
            return;
        }
        held.fetch_add(1, Ordering::Relaxed);
        let asking = async { while stream.write_all(ask).await.is_ok() {} };
        let _ = tokio::time::timeout_at(end.into(), asking).await;
    } else {
        // Nothing is said at all. Whoever is not let in hears the end at once.
        let heard = tokio::time::timeout(Duration::from_millis(500), stream.read(&mut [0; 1])).await;
        if heard.is_ok() {
            return;
        }
        held.fetch_add(1, Ordering::Relaxed);
        let _ = tokio::time::timeout_at(end.into(), stream.read(&mut [0; 1])).await;
    }
    if Instant::now() < end {
        held.fetch_sub(1, Ordering::Relaxed);
    }
}

pub(super) async fn connections(scene: &Scene) -> anyhow::Result<Finding> {
    let (house, from, end) = (scene.process.address, address(OUTSIDE, 5), scene.end());
    let (held, mut most) = (Arc::new(AtomicUsize::new(0)), 0);
    let mut holding = JoinSet::new();
    for number in 0..WANTED {
        let Ok(stream) = dial_narrow(house, from).await else {
            continue;
        };
        holding.spawn(hold(stream, number % 2 == 0, end, Arc::clone(&held)));
    }
    let mut is_served = true;
    while Instant::now() + Duration::from_millis(100) < end {
        tokio::time::sleep(Duration::from_millis(50)).await;
        most = most.max(held.load(Ordering::Relaxed));
        let asked = web::ask(house, Some(address(OUTSIDE, 105)), "GET", "/version");
        let answer = tokio::time::timeout(Duration::from_secs(1), asked).await;
        is_served &= answer.is_ok_and(|answer| answer.is_ok_and(|answer| answer.status == 200));
    }
    let left = held.load(Ordering::Relaxed);
    holding.shutdown().await;
    let finding = Finding::new(Attack::Places)
        .figure("connections opened", WANTED as f64)
        .figure("places held at once", most as f64)
        .figure("places held at the end", left as f64)
        .answer(
            "no address holds more than 100",
            (1..=PER_ADDRESS).contains(&most),
        )
        .answer("others are served within a second", is_served);
    Ok(if scene.time >= CUT_AFTER {
        finding.answer("whoever does not read is cut off", left == 0)
    } else {
        finding
    })
}

/// A socket that asks for the lobby again and again and reads nothing; ends when it is cut off.
async fn never_read(house: SocketAddr, from: Ipv4Addr, inside: Arc<AtomicUsize>) -> anyhow::Result<()> {
    let stream = dial_narrow(house, from).await?;
    let (mut socket, _) = upgrade(stream, house, "/ws", None).await?;
    greet(&mut socket).await?;
    inside.fetch_add(1, Ordering::Relaxed);
    while send(&mut socket, r#"{"do":"lobby"}"#.to_owned()).await.is_ok() {
        tokio::time::sleep(ASK_EVERY).await;
    }
    inside.fetch_sub(1, Ordering::Relaxed);
    Ok(())
}

pub(super) async fn sockets(scene: &Scene) -> anyhow::Result<Finding> {
    let (house, from, end) = (scene.process.address, address(OUTSIDE, 6), scene.end());
    let (inside, mut most, mut memory) = (Arc::new(AtomicUsize::new(0)), 0, 0);
    let before = scene.process.memory_bytes();
    let mut lines = JoinSet::new();
    for _ in 0..WANTED.min(2 * PER_ADDRESS) {
        lines.spawn(never_read(house, from, Arc::clone(&inside)));
    }
    while Instant::now() < end {
        tokio::time::sleep(Duration::from_millis(50)).await;
        most = most.max(inside.load(Ordering::Relaxed));
        memory = memory.max(scene.process.memory_bytes().saturating_sub(before));
    }
    let left = inside.load(Ordering::Relaxed);
    lines.shutdown().await;
    let elsewhere = connect(house, Some(address(OUTSIDE, 106)), "/ws").await;
    let finding = Finding::new(Attack::Sockets)
        .figure("sockets let in", most as f64)
        .figure("sockets left at the end", left as f64)
        .figure("memory they cost, MB", memory as f64 / 1e6)
        .answer(
            "no address has more than 100 sockets",
            (1..=PER_ADDRESS).contains(&most),
        )
        .answer("what waits for them is bounded", memory <= MEMORY_MAX)
        .answer("elsewhere a socket can be opened", elsewhere.is_ok());
    Ok(if scene.time >= CUT_AFTER {
        finding.answer("whoever does not read is cut off", left == 0)
    } else {
        finding
    })
}
