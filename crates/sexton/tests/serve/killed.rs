//! `kill -9` in the middle of play: every acknowledged move is there afterwards, and nothing that nobody made.

use crate::client::{Client, play_all, table};
use crate::place::Place;
use serde_json::json;
use std::collections::BTreeSet;
use std::time::Duration;
use store::sqlite::SqliteStore;
use store::{Store as _, TableId};

const TABLES: usize = 4;
const KILLS: u64 = 5;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_acknowledged_move_survives_kill_9_and_nothing_else_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let mut place = Place::open(folder.path());
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        tables.push(table(&place, "dawn-under", 2, &json!({})).await);
    }
    let mut acknowledged = 0;
    for kill in 0..KILLS {
        let playing: Vec<_> = tables
            .drain(..)
            .flatten()
            .map(|client| tokio::spawn(client.play_while_it_holds()))
            .collect();
        // Moments that differ from kill to kill, and fall anywhere into a move.
        tokio::time::sleep(Duration::from_micros(150_000 + kill * 77_777)).await;
        place.kill();
        let mut clients = Vec::new();
        for client in playing {
            clients.push(client.await.unwrap());
        }
        let (found, kept) = check_kept(folder.path(), &clients).await;
        acknowledged += found;
        place = Place::open(folder.path());
        tables = come_back(&place, clients, &kept).await;
    }
    assert!(acknowledged > 20, "hardly anything was played: {acknowledged}");
    for clients in tables {
        let id = clients[0].table.clone();
        let ended = play_all(clients).await;
        assert_eq!(ended[0].outcome, ended[1].outcome);
        let log = place.get(&format!("/api/tables/{id}/log"));
        assert!(log.contains("\"end\":"), "{log}");
    }
}

/// Looks into the file nobody has open. Gives how many acknowledged moves were found, and the keys of all moves.
async fn check_kept(folder: &std::path::Path, clients: &[Client]) -> (usize, BTreeSet<String>) {
    let store = SqliteStore::open(folder).unwrap();
    let mut found = 0;
    let mut keys = BTreeSet::new();
    for pair in clients.chunks(2) {
        let id: TableId = pair[0].table.parse().unwrap();
        // The chain is checked here.
        let kept = store.load(id).await.unwrap().unwrap();
        let mut made = BTreeSet::new();
        for (seat, client) in (0..).zip(pair) {
            for (key, seq) in &client.done {
                let line = kept.lines.iter().find(|line| u64::from(line.seq) == *seq);
                let line = line.unwrap_or_else(|| panic!("move {seq} was acknowledged and is gone"));
                let kept = line.key.as_ref().map(|kept| (kept.seat, kept.key.clone()));
                if client.commands.contains(key) {
                    assert_eq!(kept, Some((seat, key.clone())));
                    found += 1;
                }
            }
            made.extend(client.commands.iter().map(|key| (seat, key.clone())));
        }
        for line in kept.lines.iter().filter_map(|line| line.key.as_ref()) {
            keys.insert(line.key.clone());
            assert!(
                made.remove(&(line.seat, line.key.clone())),
                "nobody made {line:?}, or it is there twice"
            );
        }
    }
    (found, keys)
}

/// Everybody comes back and says again what was not acknowledged. What is kept is acknowledged now and not carried out
/// again; what is not is carried out, unless the same question has been answered before or the table is over since.
async fn come_back(place: &Place, clients: Vec<Client>, kept: &BTreeSet<String>) -> Vec<Vec<Client>> {
    let mut back = Vec::new();
    for client in clients {
        let mut client = client.come_back(place).await;
        let open = client.last.clone().filter(|last| {
            let key = last["key"].as_str().unwrap();
            !client.done.contains_key(key)
        });
        if let Some(last) = open {
            client.send(last.clone()).await;
            let answer = client.until(|_, message| message["key"] == last["key"]).await;
            let code = &answer["trouble"]["code"];
            let is_answered = code == "no_such_prompt" || code == "table_over";
            let is_kept = kept.contains(last["key"].as_str().unwrap());
            assert!(
                answer["is"] == "done" || (is_answered && !is_kept),
                "{last}: {answer}"
            );
        }
        back.push(client);
    }
    let mut tables = Vec::new();
    while !back.is_empty() {
        tables.push(back.drain(..2).collect());
    }
    tables
}
