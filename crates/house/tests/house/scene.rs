//! Houses and tables for the tests, and clients that play.

use crate::client::{Client, pass, settle};
use engine::Fast;
use house::{House, Limits, Settings};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::sync::Arc;
use store::memory::MemoryStore;

/// What happened in a simulation, a line for each event. It is printed if the test stops in the middle.
pub(crate) struct Trace(String);

impl Trace {
    pub(crate) fn new(seed: u64, game: &str, persons: u8) -> Trace {
        Trace(format!("seed {seed}: {game} for {persons}\n"))
    }

    pub(crate) fn note(&mut self, started: tokio::time::Instant, what: char, detail: impl std::fmt::Display) {
        let at = started.elapsed().as_millis();
        let _ = writeln!(self.0, "{at:>8} {what} {detail}");
    }
}

impl Drop for Trace {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{}", self.0);
        }
    }
}

/// A time in the middle of a day.
pub(crate) const START_MS: u64 = 1_772_500_000_000;

/// Settings for tests on a virtual clock: bots answer at once, and think where no time passes beside it.
pub(crate) fn settings() -> Settings {
    Settings {
        bot_think_ms: (0, 0),
        bot_threads: 0,
        limits: Limits {
            tables_per_guest: 5,
            ..Limits::default()
        },
        ..Settings::default()
    }
}

/// A house on a store, with chance from a seed.
pub(crate) async fn house_on(store: &MemoryStore, settings: Settings, seed: u64, now_ms: u64) -> House {
    let mut rng = Fast::new(seed);
    let entropy = move |bytes: &mut [u8]| bytes.iter_mut().for_each(|byte| *byte = rng.below(256) as u8);
    let store: Arc<dyn store::Store> = Arc::new(store.clone());
    House::open(store, settings, now_ms, Box::new(entropy))
        .await
        .unwrap()
}

pub(crate) async fn house(seed: u64) -> (MemoryStore, House) {
    let store = MemoryStore::default();
    let house = house_on(&store, settings(), seed, START_MS).await;
    (store, house)
}

/// So many people at a new table, dealt.
pub(crate) async fn table(house: &House, game: &str, persons: u8, options: Value) -> Vec<Client> {
    let mut clients = gather(house, game, persons, options).await;
    clients[0].deal().await;
    pump(&mut clients).await;
    clients
}

/// So many people at a new table, before the deal.
pub(crate) async fn gather(house: &House, game: &str, persons: u8, options: Value) -> Vec<Client> {
    let mut host = Client::come(house, 1).await;
    host.open(game, persons, options).await;
    let table = host.table.clone();
    let mut clients = vec![host];
    for number in 2..=u64::from(persons) {
        let mut client = Client::come(house, number).await;
        client.sit(&table).await;
        clients.push(client);
    }
    clients
}

pub(crate) async fn pump(clients: &mut [Client]) {
    settle().await;
    for client in clients.iter_mut() {
        client.pump().await;
    }
}

/// What a client could send now.
fn moves(client: &Client, rng: &mut Fast) -> Option<Value> {
    let open = client
        .prompts
        .iter()
        .filter(|prompt| prompt["mode"] != "race" || prompt["kind"] == "bang");
    let open: Vec<&Value> = open
        .filter(|prompt| prompt["must"] == true || prompt["mode"] == "race" || rng.below(6) == 0)
        .collect();
    let prompt = open.get(rng.below(open.len().max(1) as u32) as usize)?;
    let choices: Vec<&Value> = prompt["choices"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|choice| choice["command"] != "concede")
        .collect();
    let choice = choices.get(rng.below(choices.len().max(1) as u32) as usize)?;
    let command = &choice["command"];
    if prompt["mode"] != "race" {
        return Some(json!({"do": "command", "prompt": prompt["id"], "command": command}));
    }
    let (id, now) = (&prompt["id"], client.clock_ms());
    Some(json!({"do": "hand", "prompt": id, "command": command, "shown": now - 300, "pressed": now}))
}

/// Somebody who is asked answers with any choice. False if nobody is asked.
pub(crate) async fn move_one(clients: &mut [Client], rng: &mut Fast) -> bool {
    let first = rng.below(clients.len() as u32) as usize;
    for idx in 0..clients.len() {
        let place = (first + idx) % clients.len();
        if let Some(message) = moves(&clients[place], rng) {
            let is_race = message["do"] != "command";
            clients[place].ask(message).await;
            // A hand is given once.
            clients[place]
                .prompts
                .retain(|prompt| is_race && prompt["mode"] != "race");
            return true;
        }
    }
    say_ready(clients).await
}

/// Whoever was asked whether the game still goes on says so (CC-8.4). False if nobody was.
async fn say_ready(clients: &mut [Client]) -> bool {
    let mut was_asked = false;
    for client in clients.iter_mut() {
        if client.info["paused_for"] == "quiet" && client.is_connected() {
            client.ask(json!({"do": "ready"})).await;
            was_asked = true;
        }
    }
    was_asked
}

/// Clients answer until the table is over.
pub(crate) async fn play_to_the_end(clients: &mut [Client], rng: &mut Fast) {
    for _ in 0..20_000 {
        pump(clients).await;
        if clients.iter().any(Client::is_over) {
            return;
        }
        if !move_one(clients, rng).await {
            pass(100).await;
        }
    }
    panic!("the table does not end: {} {}", clients[0].info, clients[0].view);
}
