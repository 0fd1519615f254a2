//! An outsider opens as many tables as they get.

use super::finding::{Attack, Finding};
use super::honest::open_one;
use super::{OUTSIDE, Scene, address};
use crate::line::{Incoming, Socket, connect, greet, hear, send};
use crate::process::folder_bytes;
use std::net::Ipv4Addr;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// What one address may have open (`--tables-per-address`).
const PER_ADDRESS: u64 = 500;

/// So many lines open tables at the same time.
const AT_ONCE: usize = 50;

/// So many solitaires are over before, to be played again when no more tables can be opened.
const OVER: usize = 8;

/// How long a line waits that was not let in.
const AGAIN: Duration = Duration::from_millis(50);

/// Asks, and gives the table that was found, or why there is none.
async fn ask(socket: &mut Socket, body: &str) -> anyhow::Result<Result<String, String>> {
    send(socket, format!(r#"{{{body},"key":"q"}}"#)).await?;
    loop {
        let text = hear(socket).await?;
        let heard: Incoming<'_> = serde_json::from_str(&text)?;
        if heard.key == Some("q") {
            return Ok(match heard.refused() {
                Some(code) => Err(code.to_owned()),
                None => Ok(heard.table.unwrap_or_default().to_owned()),
            });
        }
    }
}

/// Counts what was opened, and when the last of it was.
#[derive(Clone, Copy, Default)]
struct Opened {
    tables: u64,
    guests: u64,
    refused: u64,
    last: Option<Instant>,
}

pub(super) async fn open(scene: &Scene) -> anyhow::Result<Finding> {
    let from = address(OUTSIDE, 1);
    let (mut patient, over) = play_some(scene, from).await?;
    let before_bytes = folder_bytes(&scene.folder);
    let began = Instant::now();
    let end = scene.end();
    let house = scene.process.address;
    let mut lines = JoinSet::new();
    for _ in 0..AT_ONCE {
        lines.spawn(async move {
            let mut opened = Opened::default();
            while Instant::now() < end {
                // A guest who may open no more is followed by the next one.
                if open_until_refused(house, from, end, &mut opened).await.is_err() {
                    tokio::time::sleep(AGAIN).await;
                }
            }
            opened
        });
    }
    let all = lines.join_all().await;
    let sum = |of: fn(&Opened) -> u64| all.iter().map(of).sum::<u64>();
    let tables = sum(|opened| opened.tables);
    let took = all.iter().filter_map(|opened| opened.last).max();
    let took = took.map_or(0.0, |last| (last - began).as_secs_f64());
    let grown = folder_bytes(&scene.folder).saturating_sub(before_bytes);
    let mut again = 0;
    for table in &over {
        let rematch = format!(r#""do":"rematch","table":"{table}""#);
        again += u64::from(ask(&mut patient, &rematch).await?.is_ok());
    }
    let elsewhere = open_one(scene).await;
    // In a short time fewer guests come than the tables take.
    let is_full = sum(|opened| opened.refused) > 0;
    Ok(Finding::new(Attack::Tables)
        .figure("tables opened from one address", (tables + again) as f64)
        .figure("seconds until there were no more", took)
        .figure("guests used for it", sum(|opened| opened.guests) as f64)
        .figure("times refused", sum(|opened| opened.refused) as f64)
        .figure("tables by rematch beside", again as f64)
        .figure(
            "bytes of the data folder for each",
            grown as f64 / tables.max(1) as f64,
        )
        .answer(
            "no address has more than 500 tables",
            tables + again <= PER_ADDRESS,
        )
        .answer(
            "whoever has more is refused, by a rematch too",
            is_full && again == 0,
        )
        .answer("elsewhere a table can be opened", elsewhere.is_ok()))
}

/// One guest opens tables until they are refused.
async fn open_until_refused(
    house: std::net::SocketAddr,
    from: Ipv4Addr,
    end: Instant,
    opened: &mut Opened,
) -> anyhow::Result<()> {
    let mut socket = connect(house, Some(from), "/ws").await?;
    greet(&mut socket).await?;
    opened.guests += 1;
    while Instant::now() < end {
        match ask(&mut socket, r#""do":"open","game":"dawn-under","seats":2"#).await? {
            Ok(_) => {
                opened.tables += 1;
                opened.last = Some(Instant::now());
            }
            // Said too fast, not too often.
            Err(code) if code == "too_fast" => tokio::time::sleep(AGAIN).await,
            Err(_) => {
                opened.refused += 1;
                return Ok(());
            }
        }
    }
    Ok(())
}

/// Some solitaires that are over, and the line that is still there.
async fn play_some(scene: &Scene, from: Ipv4Addr) -> anyhow::Result<(Socket, Vec<String>)> {
    let mut socket = connect(scene.process.address, Some(from), "/ws").await?;
    greet(&mut socket).await?;
    let mut over = Vec::new();
    for _ in 0..OVER {
        let table = ask(&mut socket, r#""do":"open","game":"rest-in-peace""#).await?;
        let table = table.map_err(anyhow::Error::msg)?;
        for request in ["join", "start", "close"] {
            let done = ask(&mut socket, &format!(r#""do":"{request}","table":"{table}""#)).await?;
            // A solitaire may be lost as it is dealt.
            if let Some(code) = done.err().filter(|code| code != "already_over") {
                anyhow::bail!(code);
            }
        }
        over.push(table);
    }
    Ok((socket, over))
}
