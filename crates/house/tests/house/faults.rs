//! A house whose store fails, whose devices lose their lines, do not read and repeat themselves: from a seed.
//!
//! One line per event, to be read when a seed fails:
//! `>` a command is sent, `=` sent again, `x` a line is lost, `o` taken up again, `z` a device does not read,
//! `F` the store will fail, `L` its answer will be lost, `C` the house crashes, `.` time passes.

use crate::client::{Client, pass, settle};
use crate::games::games;
use crate::restart::{check_kept, kept};
use crate::scene::{START_MS, Trace, house_on, move_one, play_to_the_end, pump, settings, table};
use engine::Fast;
use house::House;
use serde_json::{Value, json};
use store::memory::{Fault, MemoryStore};

struct Simulation {
    store: MemoryStore,
    house: House,
    clients: Vec<Client>,
    table: String,
    rng: Fast,
    trace: Trace,
    started: tokio::time::Instant,
    /// The last command, to be sent again.
    again: Option<(usize, Value)>,
    asleep: Option<usize>,
}

impl Simulation {
    async fn new(seed: u64) -> Simulation {
        let games = games();
        let (game, persons, options) = games[seed as usize % games.len()].clone();
        let store = MemoryStore::default();
        let house = house_on(&store, settings(), seed, START_MS).await;
        let clients = table(&house, game, persons, options).await;
        Simulation {
            table: clients[0].table.clone(),
            store,
            house,
            clients,
            rng: Fast::new(seed),
            trace: Trace::new(seed, game, persons),
            started: tokio::time::Instant::now(),
            again: None,
            asleep: None,
        }
    }

    fn log(&mut self, what: char, detail: impl std::fmt::Display) {
        self.trace.note(self.started, what, detail);
    }

    async fn read(&mut self) {
        settle().await;
        for idx in 0..self.clients.len() {
            if self.asleep != Some(idx) {
                self.clients[idx].pump().await;
            }
        }
    }

    async fn step(&mut self) {
        let idx = self.rng.below(self.clients.len() as u32) as usize;
        match self.rng.below(40) {
            0 => {
                let nth = u64::from(self.rng.below(4)) + 1;
                let lost = self.rng.below(2) == 0;
                self.log(if lost { 'L' } else { 'F' }, nth);
                self.store
                    .faults()
                    .plan(nth, if lost { Fault::AnswerLost } else { Fault::Fails });
            }
            1 => {
                self.log('x', idx);
                self.clients[idx].lose();
            }
            2 => {
                self.asleep = if self.asleep.is_none() { Some(idx) } else { None };
                self.log('z', format!("{:?}", self.asleep));
            }
            3 => self.repeat().await,
            4 if self.rng.below(3) == 0 => self.crash().await,
            5..=8 => {
                self.log('.', "");
                pass(300).await;
            }
            _ => self.play().await,
        }
        for idx in 0..self.clients.len() {
            if !self.clients[idx].is_connected() {
                self.come_back(idx).await;
            }
        }
        self.read().await;
    }

    /// Comes back, as often as it takes.
    async fn come_back(&mut self, idx: usize) {
        self.log('o', idx);
        let house = self.house.clone();
        self.clients[idx].connect(&house).await;
        let table = self.table.clone();
        self.clients[idx]
            .send(json!({"do": "join", "table": table}))
            .await;
        pass(5).await;
        self.clients[idx].pump().await;
    }

    async fn play(&mut self) {
        let sent: Vec<usize> = self.clients.iter().map(|client| client.sent.len()).collect();
        if !move_one(&mut self.clients, &mut self.rng).await {
            // Whoever lost track asks to see the table again.
            for client in &mut self.clients {
                let table = self.table.clone();
                client.send(json!({"do": "join", "table": table})).await;
            }
            pass(100).await;
        }
        let who = (0..sent.len()).find(|idx| self.clients[*idx].sent.len() > sent[*idx]);
        if let Some(who) = who {
            self.again = self.clients[who].last.clone().map(|message| (who, message));
            let key = self.clients[who].sent.last().cloned().unwrap_or_default();
            self.log('>', key);
        }
    }

    async fn repeat(&mut self) {
        if let Some((who, message)) = self.again.clone() {
            self.log('=', &message["key"]);
            self.clients[who].send(message).await;
        }
    }

    async fn crash(&mut self) {
        self.log('C', "");
        self.house.crash().await;
        for client in &mut self.clients {
            client.pump().await;
            client.lose();
        }
        let now = START_MS + self.started.elapsed().as_millis() as u64 + 5;
        let seed = u64::from(self.rng.below(u32::MAX));
        // The store may fail while the house opens: then it is opened again.
        settle().await;
        while self.store.health_fails().await {}
        self.house = house_on(&self.store, settings(), seed, now).await;
        self.started = tokio::time::Instant::now() - std::time::Duration::from_millis(now - START_MS);
        self.check().await;
    }

    async fn check(&self) {
        check_kept(&self.clients, &kept(&self.store, &self.table).await);
    }
}

/// Uses up faults that are planned, so that what follows works.
trait Failing {
    async fn health_fails(&self) -> bool;
}

impl Failing for MemoryStore {
    async fn health_fails(&self) -> bool {
        let answers = [
            store::Store::health(self).await.is_err(),
            store::Store::health(self).await.is_err(),
            store::Store::health(self).await.is_err(),
            store::Store::health(self).await.is_err(),
        ];
        answers.contains(&true)
    }
}

async fn simulate(seed: u64) {
    let mut simulation = Simulation::new(seed).await;
    for _ in 0..400 {
        simulation.step().await;
        if simulation.clients.iter().any(Client::is_over) {
            break;
        }
    }
    simulation.asleep = None;
    while simulation.store.health_fails().await {}
    for idx in 0..simulation.clients.len() {
        simulation.clients[idx].lose();
        simulation.come_back(idx).await;
    }
    pump(&mut simulation.clients).await;
    simulation.check().await;
    let mut rng = Fast::new(seed);
    play_to_the_end(&mut simulation.clients, &mut rng).await;
    simulation.check().await;
}

#[tokio::test(start_paused = true)]
async fn no_command_is_lost_or_carried_out_twice_whatever_fails() {
    let seeds = match std::env::var("SEXTON_SEED") {
        Ok(seed) => vec![seed.parse().unwrap()],
        Err(_) => (0..testbed::times(20)).collect(),
    };
    for seed in seeds {
        simulate(seed).await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_move_that_cannot_be_kept_has_not_happened() {
    let store = MemoryStore::default();
    let house = house_on(&store, settings(), 1, START_MS).await;
    let mut clients = table(&house, "dawn-under", 2, json!({})).await;
    let asked = usize::from(clients[0].prompts.is_empty());
    let (seq, view) = (clients[asked].seq, clients[asked].view.clone());
    let prompt = clients[asked].prompts[0].clone();
    let command =
        json!({"do": "command", "prompt": prompt["id"], "command": prompt["choices"][0]["command"]});
    store.faults().plan(1, Fault::Fails);
    assert_eq!(clients[asked].refused(command.clone()).await, "not_kept");
    pump(&mut clients).await;
    assert_eq!((clients[asked].seq, &clients[asked].view), (seq, &view));
    assert_eq!(clients[1 - asked].view, view);
    let done = clients[asked].must(command).await;
    assert_eq!(done["seq"], seq + 1);
}

#[tokio::test(start_paused = true)]
async fn nothing_is_told_before_it_is_kept() {
    let store = MemoryStore::default();
    let house = house_on(&store, settings(), 1, START_MS).await;
    let mut clients = table(&house, "dawn-under", 2, json!({})).await;
    let asked = usize::from(clients[0].prompts.is_empty());
    let prompt = clients[asked].prompts[0].clone();
    let command =
        json!({"do": "command", "prompt": prompt["id"], "command": prompt["choices"][0]["command"]});
    store.faults().hold();
    let heard: Vec<usize> = clients.iter().map(|client| client.heard.len()).collect();
    clients[asked].ask(command).await;
    pass(5_000).await;
    pump(&mut clients).await;
    assert_eq!(
        heard,
        clients
            .iter()
            .map(|client| client.heard.len())
            .collect::<Vec<_>>()
    );
    store.faults().release();
    pump(&mut clients).await;
    assert!(
        clients
            .iter()
            .zip(heard)
            .all(|(client, before)| client.heard.len() > before)
    );
}

#[tokio::test(start_paused = true)]
async fn a_damaged_table_is_reported_and_the_house_goes_on() {
    let store = MemoryStore::default();
    let first = house_on(&store, settings(), 1, START_MS).await;
    let mut clients = table(&first, "dawn-under", 2, json!({})).await;
    let name = clients[0].table.clone();
    first.crash().await;
    store.spoil(name.parse().unwrap(), 0);
    let second = house_on(&store, settings(), 2, START_MS + 1_000).await;
    clients[0].lose();
    clients[0].connect(&second).await;
    assert_eq!(clients[0].refused(json!({"do": "join"})).await, "damaged");
    clients[0].open("rest-in-peace", 1, json!({})).await;
    assert_eq!(clients[0].info["phase"], "gathering");
}

#[tokio::test(start_paused = true)]
async fn a_table_whose_log_does_not_replay_freezes_and_the_house_goes_on() {
    let store = MemoryStore::default();
    let first = house_on(&store, settings(), 1, START_MS).await;
    let mut clients = table(&first, "rest-in-peace", 1, json!({})).await;
    let name = clients[0].table.clone();
    first.crash().await;
    // Somebody has mixed up the records of two tables.
    let mut record = kept(&store, &name).await.summary.record;
    record.data = record.data.replace("rest-in-peace", "dawn-under");
    let mut change = store::Change::of(name.parse().unwrap(), START_MS + 500);
    change.record = Some(record);
    store::Store::commit(&store, change).await.unwrap();
    let second = house_on(&store, settings(), 2, START_MS + 1_000).await;
    clients[0].lose();
    clients[0].connect(&second).await;
    clients[0].join(&name).await;
    assert_eq!(clients[0].info["phase"], "frozen");
    assert_eq!(clients[0].refused(json!({"do": "take_back"})).await, "frozen");
    assert_eq!(second.figures().frozen, 1);
    let log = kept(&store, &name).await;
    assert!(
        log.summary.record.data.contains("the log is of rest-in-peace"),
        "the report is kept"
    );
    assert!(!log.lines.is_empty(), "and so is the log");
    clients[0].open("rest-in-peace", 1, json!({})).await;
    assert_eq!(clients[0].info["phase"], "gathering");
}
