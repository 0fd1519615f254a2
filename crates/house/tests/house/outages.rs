//! Three nodes whose bus loses, doubles and delays messages, which crash, are cut off and closed, and whose devices come
//! back anywhere: from a seed.
//!
//! One line per event, to be read when a seed fails:
//! `>` a command is sent, `x` a line is lost, `o` taken up again at a node, `C` a node crashes, `R` it is opened again,
//! `K` a node is closed and opened again, `-` a node is cut off from the bus, `+` it is not any more, `F` the store will
//! fail, `.` time passes.

use crate::client::{Client, pass, settle};
use crate::games::games;
use crate::nodes::{LAPSED_MS, Town};
use crate::restart::{check_kept, kept};
use crate::scene::{Trace, move_one, play_to_the_end, pump};
use bus::local::Faults;
use engine::Fast;
use serde_json::{Value, json};
use store::memory::Fault;

struct Simulation {
    town: Town,
    clients: Vec<Client>,
    /// The node each client is at.
    places: Vec<usize>,
    seats: Vec<Value>,
    table: String,
    down: [bool; 3],
    cut_off: [bool; 3],
    rng: Fast,
    trace: Trace,
    started: tokio::time::Instant,
}

impl Simulation {
    async fn new(seed: u64) -> Simulation {
        let games = games();
        let (game, persons, options) = games[seed as usize % games.len()].clone();
        let town = Town::new(3, seed).await;
        let clients = town.table(game, persons, options).await;
        let faults = Faults {
            lost: 10,
            doubled: 20,
            late: 20,
            late_ms: 300,
        };
        town.exchange.fail(faults, seed);
        Simulation {
            places: (0..clients.len()).map(|idx| idx % 3).collect(),
            seats: clients.iter().map(|client| client.you["seat"].clone()).collect(),
            table: clients[0].table.clone(),
            town,
            clients,
            down: [false; 3],
            cut_off: [false; 3],
            rng: Fast::new(seed),
            trace: Trace::new(seed, game, persons),
            started: tokio::time::Instant::now(),
        }
    }

    fn log(&mut self, what: char, detail: impl std::fmt::Display) {
        self.trace.note(self.started, what, detail);
    }

    async fn step(&mut self) {
        let idx = self.rng.below(self.clients.len() as u32) as usize;
        let place = self.rng.below(3) as usize;
        match self.rng.below(60) {
            0 => {
                self.log('x', idx);
                self.clients[idx].lose();
            }
            1 if !self.down[place] => self.crash(place).await,
            2 if self.down[place] => self.reopen(place).await,
            3 if !self.down[place] => self.renew(place).await,
            4 => self.cut(place),
            5 => {
                let nth = u64::from(self.rng.below(4)) + 1;
                self.log('F', nth);
                self.town.store.faults().plan(nth, Fault::Fails);
            }
            6 if self.rng.below(3) == 0 => {
                self.log('.', LAPSED_MS);
                pass(LAPSED_MS).await;
            }
            7..=12 => {
                self.log('.', 300);
                pass(300).await;
            }
            _ => {
                if move_one(&mut self.clients, &mut self.rng).await {
                    self.log('>', idx);
                } else {
                    self.look_again().await;
                }
            }
        }
        self.come_back().await;
        pump(&mut self.clients).await;
    }

    /// Whoever lost track asks to see the table again.
    async fn look_again(&mut self) {
        for client in &mut self.clients {
            client.send(json!({"do": "join", "table": self.table})).await;
        }
        pass(100).await;
    }

    async fn crash(&mut self, place: usize) {
        self.log('C', place);
        self.town.nodes[place].crash().await;
        self.down[place] = true;
        for (client, _) in self
            .clients
            .iter_mut()
            .zip(&self.places)
            .filter(|(_, at)| **at == place)
        {
            client.pump().await;
            client.lose();
        }
    }

    async fn reopen(&mut self, place: usize) {
        self.log('R', place);
        // The store may fail while it is opened: faults that are planned are used up first.
        for _ in 0..8 {
            let _ = store::Store::health(&self.town.store).await;
        }
        self.town.reopen(place).await;
        (self.down[place], self.cut_off[place]) = (false, false);
    }

    async fn renew(&mut self, place: usize) {
        self.log('K', place);
        self.town.nodes[place].close().await;
        for client in &mut self.clients {
            client.pump().await;
        }
        self.reopen(place).await;
    }

    fn cut(&mut self, place: usize) {
        let is_cut_off = !self.cut_off[place];
        self.cut_off[place] = is_cut_off;
        self.log(if is_cut_off { '-' } else { '+' }, place);
        self.town.exchange.cut_off(&self.town.name(place), is_cut_off);
    }

    /// Devices come back at any node that is there, as a balancer sends them.
    async fn come_back(&mut self) {
        for idx in 0..self.clients.len() {
            if self.clients[idx].is_connected() {
                continue;
            }
            let ready: Vec<usize> = (0..3).filter(|place| !self.down[*place]).collect();
            let Some(place) = ready
                .get(self.rng.below(ready.len().max(1) as u32) as usize)
                .copied()
            else {
                let place = self.rng.below(3) as usize;
                self.reopen(place).await;
                continue;
            };
            self.log('o', format!("{idx} at {place}"));
            self.places[idx] = place;
            let node = self.town.nodes[place].clone();
            self.clients[idx].connect(&node).await;
            let join = json!({"do": "join", "table": self.table});
            self.clients[idx].send(join).await;
        }
        settle().await;
    }

    async fn check(&self) {
        check_kept(&self.clients, &kept(&self.town.store, &self.table).await);
        for (client, seat) in self.clients.iter().zip(&self.seats) {
            for you in client.all("you") {
                // Whoever is away for long may lose the seat, but nobody gets another's.
                let is_own = you["seat"].is_null() || &you["seat"] == seat;
                assert!(is_own, "{:?} sees the table as {you}", client.guest);
            }
        }
    }
}

async fn simulate(seed: u64) {
    let mut simulation = Simulation::new(seed).await;
    for _ in 0..300 {
        simulation.step().await;
        if simulation.clients.iter().any(Client::is_over) {
            break;
        }
    }
    // All is well again: the table goes on, and comes to its end.
    simulation.town.exchange.fail(Faults::default(), seed);
    for _ in 0..8 {
        let _ = store::Store::health(&simulation.town.store).await;
    }
    for place in 0..3 {
        if simulation.down[place] {
            simulation.reopen(place).await;
        }
        if simulation.cut_off[place] {
            simulation.cut(place);
        }
    }
    pass(2 * LAPSED_MS).await;
    pump(&mut simulation.clients).await;
    simulation.come_back().await;
    simulation.look_again().await;
    pump(&mut simulation.clients).await;
    simulation.check().await;
    let mut rng = Fast::new(seed);
    play_to_the_end(&mut simulation.clients, &mut rng).await;
    pump(&mut simulation.clients).await;
    simulation.check().await;
}

#[tokio::test(start_paused = true)]
async fn no_command_is_lost_or_carried_out_twice_whatever_becomes_of_nodes_and_bus() {
    let seeds = match std::env::var("SEXTON_SEED") {
        Ok(seed) => vec![seed.parse().unwrap()],
        Err(_) => (0..testbed::times(10)).collect(),
    };
    for seed in seeds {
        simulate(seed).await;
    }
}
