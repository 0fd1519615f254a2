//! How much room a finished table takes in the file, before and after its log is made small.

use crate::visitors::{come, drain, on_its_own_clock, open_house};
use house::{Connection, House, TableFile};
use serde_json::{Value, json};
use std::time::Duration;
use store::sqlite::SqliteStore;
use store::{Change, LogLine, Phase, Record, Store, Sweep, TableId};

/// The room a finished table takes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Room {
    /// Lines of its log.
    pub lines: f64,
    /// Bytes of the file, as long as the log lies in it line by line.
    pub loose_bytes: f64,
    /// Bytes of the file when it is made small.
    pub packed_bytes: f64,
}

/// Bots play so many tables of a game, and the room they take is measured.
///
/// # Panics
/// If a table does not end, or no file can be written.
pub fn room(game: &str, seats: u8, tables: usize) -> Room {
    let logs: Vec<String> = on_its_own_clock(async {
        let house = open_house().await;
        let mut logs = Vec::new();
        for number in 0.. {
            logs.extend(play(&house, number, game, seats).await);
            if logs.len() == tables {
                break;
            }
        }
        logs
    });
    let folder = tempfile::tempdir().expect("a folder for a moment");
    let store = SqliteStore::open(folder.path()).expect("a new file");
    for (number, log) in logs.iter().enumerate() {
        keep(&store, number, game, log);
    }
    let size = |store: SqliteStore| {
        store.close().wait().expect("the file is whole");
        let file = store.file().to_owned();
        drop(store);
        std::fs::metadata(file).map_or(0, |file| file.len()) as f64
    };
    let loose = size(store);
    let store = SqliteStore::open(folder.path()).expect("the same file");
    // Each time gives back a part of the room.
    for _ in 0..tables {
        let sweep = Sweep {
            pack_before_ms: Some(u64::MAX),
            limit: 100,
            ..Sweep::default()
        };
        store.sweep(sweep).wait().expect("a file that was just written");
    }
    for (number, log) in logs.iter().enumerate() {
        let kept = store.load(TableId(number as u64)).wait().ok().flatten();
        assert_eq!(
            kept.map(|kept| kept.log()).as_ref(),
            Some(log),
            "a log comes out as it went in"
        );
    }
    let packed = size(store);
    let count = logs.len() as f64;
    Room {
        lines: logs.iter().map(|log| log.lines().count()).sum::<usize>() as f64 / count,
        loose_bytes: loose / count,
        packed_bytes: packed / count,
    }
}

fn keep(store: &SqliteStore, number: usize, game: &str, log: &str) {
    let mut record = Record::new(game, format!("{number:04}"), 1);
    record.phase = Phase::Over;
    record.ended_ms = Some(2);
    let mut change = Change::of(TableId(number as u64), 2);
    change.record = Some(record);
    let lines = log.split_inclusive('\n');
    change.lines = (0..)
        .zip(lines)
        .map(|(seq, line)| LogLine::new(seq, line))
        .collect();
    store.commit(change).wait().expect("a table that is new");
}

/// Asks for something, and gives the answer.
async fn ask(connection: &Connection, mut request: Value) -> Value {
    request["key"] = json!("k");
    connection.receive(&request.to_string()).await;
    loop {
        let next = connection.next().await.expect("the house is open");
        let message: Value = serde_json::from_slice(&next).expect("the house writes JSON");
        if message["key"] == "k" {
            return message;
        }
    }
}

/// Bots play a table to its end while somebody looks, and its log is read; nothing if it is lost as it is dealt.
async fn play(house: &House, number: u64, game: &str, seats: u8) -> Option<String> {
    let host = come(house, number).await;
    let welcome: Value = loop {
        let next = host.next().await.expect("the house is open");
        let message: Value = serde_json::from_slice(&next).expect("the house writes JSON");
        if message["is"] == "welcome" {
            break message;
        }
    };
    let games = welcome["games"].as_array().expect("a list of games");
    let facts = games
        .iter()
        .find(|facts| facts["name"] == game)
        .expect("a game of the house");
    let level = facts["usual_bot"].clone();
    let found = ask(&host, json!({"do": "open", "game": game, "seats": seats})).await;
    let table = found["table"].as_str().expect("a table was opened").to_owned();
    ask(&host, json!({"do": "join", "table": table})).await;
    ask(&host, json!({"do": "stand", "table": table})).await;
    for seat in 0..seats {
        ask(
            &host,
            json!({"do": "bot_in", "table": table, "seat": seat, "level": level}),
        )
        .await;
    }
    let started = ask(&host, json!({"do": "start", "table": table})).await;
    if started["is"] == "refused" {
        return None;
    }
    let id: TableId = table.parse().expect("the name of a table");
    for _ in 0..100_000 {
        tokio::time::sleep(Duration::from_secs(1)).await;
        drain(&host);
        if let Ok(TableFile::Log(log)) = house.table_file(id).await {
            return Some(log);
        }
    }
    panic!("{game}: the table does not end");
}
