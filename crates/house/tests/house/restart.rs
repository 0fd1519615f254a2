//! Coming back: after a lost line, on another device, after a crash. Every acknowledged move is there, once.

use crate::client::{Client, pass, settle};
use crate::games::games;
use crate::scene::{START_MS, house, house_on, move_one, play_to_the_end, pump, settings, table};
use engine::Fast;
use house::Guest;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;
use store::memory::MemoryStore;
use store::{GuestId, Kept, Store};

pub(crate) async fn kept(store: &MemoryStore, table: &str) -> Kept {
    store.load(table.parse().unwrap()).await.unwrap().unwrap()
}

/// Commands that were acknowledged with a sequence, by key.
pub(crate) fn acknowledged(clients: &[Client]) -> BTreeMap<String, u64> {
    let done = |heard: &&Value| heard["is"] == "done" && heard["seq"].is_u64();
    let heard = clients.iter().flat_map(|client| client.heard.iter().filter(done));
    heard
        .map(|heard| {
            (
                heard["key"].as_str().unwrap().to_owned(),
                heard["seq"].as_u64().unwrap(),
            )
        })
        .collect()
}

/// Every acknowledged command is in the log exactly once, where it was said to be.
pub(crate) fn check_kept(clients: &[Client], kept: &Kept) {
    let commands: Vec<String> = clients.iter().flat_map(|client| client.sent.clone()).collect();
    for (key, seq) in acknowledged(clients) {
        if !commands.contains(&key) {
            continue;
        }
        let lines: Vec<u32> = kept
            .lines
            .iter()
            .filter(|line| line.key.as_ref().is_some_and(|kept| kept.key == key))
            .map(|line| line.seq)
            .collect();
        assert_eq!(lines, [seq as u32], "{key}");
    }
    for line in &kept.lines {
        if let Some(key) = &line.key {
            assert!(commands.contains(&key.key), "nobody sent {key:?}");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_lost_line_is_taken_up_again_in_every_phase_of_every_game() {
    for (number, (game, persons, options)) in games().into_iter().enumerate() {
        let (_, house) = house(300 + number as u64).await;
        let mut clients = table(&house, game, persons, options).await;
        let mut rng = Fast::new(number as u64);
        for _ in 0..3_000 {
            pump(&mut clients).await;
            if clients.iter().any(Client::is_over) {
                break;
            }
            if rng.below(4) == 0 {
                let idx = rng.below(clients.len() as u32) as usize;
                let client = &mut clients[idx];
                let (seat, name, before) = (client.you["seat"].clone(), client.table.clone(), client.seq);
                // The other device comes before the first one is gone, or after.
                if rng.below(2) == 0 {
                    client.lose();
                    settle().await;
                }
                client.connect(&house).await;
                client
                    .must(json!({"do": "join", "table": name, "have": before}))
                    .await;
                pass(2_000).await;
                client.pump().await;
                assert_eq!(client.you["seat"], seat, "{game}");
                assert!(!client.view.is_null(), "{game}");
                let forgets = catalog::facts(game).unwrap().forgets;
                let last = client.all("view").last().map(|view| view["missed"].clone());
                assert!(
                    !forgets || last == Some(json!([])),
                    "{game}: a gap holds no face that is hidden now"
                );
                continue;
            }
            if !move_one(&mut clients, &mut rng).await {
                pass(100).await;
            }
        }
        play_to_the_end(&mut clients, &mut rng).await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_clock_set_back_between_two_runs_stalls_nobody() {
    const DAY_MS: u64 = 86_400_000;
    let (store, house) = house(3).await;
    let mut host = Client::come(&house, 1).await;
    host.open("dawn-under", 2, json!({})).await;
    host.must(json!({"do": "bot_in", "seat": 1, "level": "visitor"}))
        .await;
    host.must(json!({"do": "start"})).await;
    let (name, mut rng) = (host.table.clone(), Fast::new(1));
    let mut clients = vec![host];
    for _ in 0..4 {
        pump(&mut clients).await;
        move_one(&mut clients, &mut rng).await;
        pass(2_000).await;
    }
    house.crash().await;
    // Twice: what was set right must not go wrong again when the clock is right again.
    for (run, at) in [(2, START_MS - DAY_MS), (3, START_MS - DAY_MS + 600_000)] {
        let house = house_on(&store, settings(), run, at).await;
        clients[0].connect(&house).await;
        clients[0].join(&name).await;
        pass(20_000).await;
        let before = kept(&store, &name).await.lines.len();
        for _ in 0..12 {
            pump(&mut clients).await;
            move_one(&mut clients, &mut rng).await;
            pass(2_000).await;
        }
        let moved = kept(&store, &name).await.lines.len() - before;
        assert!(moved > 6, "{moved} moves in 24 seconds");
        house.crash().await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_damaged_record_closes_its_table_and_no_other() {
    let store = MemoryStore::default();
    let first = house_on(&store, settings(), 1, START_MS).await;
    let mut clients = table(&first, "dawn-under", 2, json!({})).await;
    clients[0].must(json!({"do": "listed", "listed": true})).await;
    let name = clients[0].table.clone();
    let other = table(&first, "rest-in-peace", 1, json!({})).await[0]
        .table
        .clone();
    first.crash().await;
    store.spoil(name.parse().unwrap(), 0);
    let second = house_on(&store, settings(), 2, START_MS + 1_000).await;
    clients[0].lose();
    clients[0].connect(&second).await;
    let join = json!({"do": "join", "table": name});
    assert_eq!(clients[0].refused(join).await, "damaged");
    clients[0].table.clear();
    clients[0].send(json!({"do": "lobby"})).await;
    settle().await;
    clients[0].pump().await;
    let lobby = clients[0].all("lobby").last().unwrap()["lobby"].clone();
    assert_eq!(lobby["listed"], json!([]));
    clients[0].join(&other).await;
}

#[tokio::test(start_paused = true)]
async fn the_gap_is_told_where_nothing_is_hidden_again() {
    let (_, house) = house(3).await;
    let mut clients = table(&house, "rest-in-peace", 1, json!({})).await;
    let have = clients[0].seq;
    let mut rng = Fast::new(1);
    let heard = clients[0].heard.len();
    for _ in 0..3 {
        move_one(&mut clients, &mut rng).await;
        pump(&mut clients).await;
    }
    let moved = clients[0].heard[heard..]
        .iter()
        .filter(|heard| heard["is"] == "moved");
    let seen: Vec<Value> = moved
        .flat_map(|moved| moved["seen"].as_array().unwrap().clone())
        .collect();
    let name = clients[0].table.clone();
    clients[0].lose();
    clients[0].connect(&house).await;
    clients[0]
        .must(json!({"do": "join", "table": name, "have": have}))
        .await;
    assert_eq!(clients[0].all("view").last().unwrap()["missed"], json!(seen));
}

#[tokio::test(start_paused = true)]
async fn a_command_that_comes_again_is_not_carried_out_again() {
    let (store, house) = house(4).await;
    let mut clients = table(&house, "dawn-under", 2, json!({})).await;
    let asked = usize::from(clients[0].prompts.is_empty());
    let prompt = clients[asked].prompts[0].clone();
    let name = clients[asked].table.clone();
    let command = json!({
        "do": "command", "table": name, "prompt": prompt["id"],
        "command": prompt["choices"][0]["command"], "key": "once",
    });
    for _ in 0..3 {
        clients[asked].send(command.clone()).await;
    }
    pump(&mut clients).await;
    let done = clients[asked]
        .all("done")
        .into_iter()
        .filter(|done| done["key"] == "once")
        .count();
    assert_eq!(done, 3);
    let lines = kept(&store, &name).await.lines.len();
    house.crash().await;
    let house = house_on(&store, settings(), 9, START_MS + 1_000).await;
    clients[asked].connect(&house).await;
    clients[asked].join(&name).await;
    clients[asked].send(command).await;
    pump(&mut clients).await;
    let done: Vec<Value> = clients[asked]
        .all("done")
        .into_iter()
        .filter(|done| done["key"] == "once")
        .cloned()
        .collect();
    assert_eq!(done.len(), 4);
    assert!(
        done.iter()
            .all(|other| other["seq"] == done[0]["seq"] && other["seq"].is_u64())
    );
    assert_eq!(kept(&store, &name).await.lines.len(), lines);
    // A stale command with a new key is refused, and a command without one too.
    let stale = json!({"do": "command", "prompt": prompt["id"], "command": prompt["choices"][0]["command"]});
    assert_eq!(clients[asked].refused(stale.clone()).await, "no_such_prompt");
    let mut keyless = stale;
    keyless["table"] = json!(name);
    clients[asked].send(keyless).await;
    pump(&mut clients).await;
    assert_eq!(
        clients[asked].heard.last().unwrap()["trouble"]["code"],
        "key_wanted"
    );
}

#[tokio::test(start_paused = true)]
async fn after_a_crash_every_acknowledged_move_is_there_and_nothing_else() {
    for (number, (game, persons, options)) in games().into_iter().enumerate() {
        let store = MemoryStore::default();
        let mut now = START_MS;
        let mut house = house_on(&store, settings(), number as u64, now).await;
        let mut started = tokio::time::Instant::now();
        let mut clients = table(&house, game, persons, options).await;
        let name = clients[0].table.clone();
        let mut rng = Fast::new(number as u64);
        for _ in 0..2_000 {
            pump(&mut clients).await;
            if clients.iter().any(Client::is_over) {
                break;
            }
            let moved = move_one(&mut clients, &mut rng).await;
            if rng.below(12) == 0 {
                // In the middle of whatever is under way.
                if rng.below(2) == 0 {
                    settle().await;
                }
                house.crash().await;
                for client in &mut clients {
                    client.pump().await;
                    client.lose();
                }
                check_kept(&clients, &kept(&store, &name).await);
                now += started.elapsed().as_millis() as u64 + 10;
                started = tokio::time::Instant::now();
                house = house_on(&store, settings(), u64::from(rng.below(u32::MAX)), now).await;
                for client in &mut clients {
                    client.connect(&house).await;
                    client.join(&name).await;
                }
            } else if !moved {
                pass(100).await;
            }
        }
        play_to_the_end(&mut clients, &mut rng).await;
        check_kept(&clients, &kept(&store, &name).await);
    }
}

/// A runtime that ends waits until its tasks pause, and new ones are over before they begin.
#[test]
fn a_message_that_comes_while_the_program_ends_does_not_keep_it_alive() {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_time()
        .build()
        .unwrap();
    let line = runtime.block_on(async {
        let (_, house) = house(1).await;
        let (id, name) = (GuestId(1), String::new());
        let line = house.connect(Guest::new(id, name)).unwrap();
        line.receive(r#"{"do":"hello","version":2}"#).await;
        line
    });
    let (begun, begins) = channel();
    let (alive, gone) = channel::<()>();
    runtime.spawn(async move {
        let _alive = alive;
        begun.send(()).unwrap();
        // Stays in the middle of its turn until the runtime takes no new task.
        while !tokio::spawn(std::future::pending::<()>()).is_finished() {
            std::thread::sleep(Duration::from_millis(1));
        }
        line.receive(r#"{"do":"join","table":"0000000000000001"}"#).await;
    });
    begins.recv().unwrap();
    runtime.shutdown_background();
    let left = gone.recv_timeout(Duration::from_secs(20));
    assert_eq!(left, Err(RecvTimeoutError::Disconnected));
}

#[tokio::test(start_paused = true)]
async fn bots_go_on_after_a_restart_whatever_they_were_thinking_about() {
    for (number, (game, seats, options)) in games().into_iter().enumerate() {
        let (store, mut house) = house(500 + number as u64).await;
        let started = tokio::time::Instant::now();
        let mut host = Client::come(&house, 1).await;
        host.open(game, seats, options).await;
        for seat in 1..seats {
            host.must(json!({"do": "bot_in", "seat": seat, "level": "mourner"}))
                .await;
        }
        host.deal().await;
        let (name, mut clients, mut rng) = (host.table.clone(), vec![host], Fast::new(number as u64));
        for run in 0..12 {
            for _ in 0..rng.below(12) {
                pump(&mut clients).await;
                if !move_one(&mut clients, &mut rng).await {
                    pass(rng.below(600).into()).await;
                }
            }
            house.crash().await;
            let now = START_MS + started.elapsed().as_millis() as u64;
            house = house_on(&store, settings(), run, now).await;
            clients[0].connect(&house).await;
            clients[0].join(&name).await;
            pass(20_000).await;
        }
        play_to_the_end(&mut clients, &mut rng).await;
    }
}
