//! Three nodes, one PostgreSQL, one NATS, real sockets: games go on whatever becomes of any of them.
//!
//! Between each node and the two services stands a proxy that can take the line away. Where `faketime` is installed the
//! nodes' clocks differ. `SEXTON_FAULTS=200` lets two hundred things go wrong instead of one of each kind; what it took
//! until all tables moved on is printed. `SEXTON_NEIGHBOUR=FILE` lets the third node be the program of another version.

use crate::client::Client;
use crate::place::{Place, sexton};
use futures_util::FutureExt as _;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use store::postgres::PostgresStore;
use store::{Store as _, TableId};
use testbed::nats::Nats;
use testbed::postgres::{Postgres, Stop, url_by};
use testbed::proxy::Proxy;
use tokio::sync::{RwLock, watch};

/// Longer than the lease of a node.
const ASLEEP: Duration = Duration::from_secs(7);

/// A table that does not move on within this time stands still for good, or was ended before its time.
const PATIENCE: Duration = Duration::from_secs(45);

/// Tables that are played at the same time, each by three people.
const GAMES: [(&str, &str); 4] = [
    ("dawn-under", "{}"),
    ("ruhe-in-frieden", r#"{"max_rounds": 2}"#),
    (
        "clearing-coffins",
        r#"{"max_throws": 15, "reaction_mode": "sealed"}"#,
    ),
    // A race over two hops.
    (
        "clearing-coffins",
        r#"{"max_throws": 15, "roll_min_ms": 200, "roll_max_ms": 400, "show_ms": 200}"#,
    ),
];

const PERSONS: u8 = 3;

/// How far the clock of each node is off.
const CLOCKS: [&str; 3] = ["+0s", "+40s", "-25s"];

/// Where Debian has the library that gives a program another clock.
const FAKETIME: &str = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1";

/// The nodes, each with how often it came or went; it is there while that is even.
struct Town {
    places: RwLock<Vec<Option<Place>>>,
    comings: watch::Sender<[u64; 3]>,
    folder: PathBuf,
    database: String,
    to_postgres: [Proxy; 3],
    to_nats: [Proxy; 3],
    /// When people stop playing.
    is_evening: AtomicBool,
    /// The tables that are played now.
    tables: Mutex<BTreeSet<TableId>>,
    games: AtomicU64,
    acknowledged: AtomicU64,
    /// What was seen by anybody.
    glimpses: AtomicU64,
    /// Tables that could not be opened while something failed.
    unopened: AtomicU64,
}

/// Somebody at a table.
struct Player {
    client: Client,
    node: usize,
    /// What was seen, with the last move before it and the last one of it.
    seen: Vec<(u64, u64, Value)>,
}

impl Player {
    /// The next message; nothing when the line is closed.
    async fn next(&mut self) -> Option<Value> {
        let before = self.client.seq;
        let message = self.client.next().await?;
        if message["is"] == "moved" {
            let seen = message["seen"].as_array().unwrap().iter();
            let seen = seen.map(|glimpse| (before, self.client.seq, glimpse["sighting"].clone()));
            self.seen.extend(seen);
        }
        Some(message)
    }
}

impl Town {
    fn open(&self, node: usize) -> Place {
        let neighbour = std::env::var_os("SEXTON_NEIGHBOUR").filter(|_| node == 2);
        let mut command = neighbour.map_or_else(|| sexton(&[]), Command::new);
        if Path::new(FAKETIME).exists() {
            command
                .env("LD_PRELOAD", FAKETIME)
                .env("FAKETIME", CLOCKS[node])
                .env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
        }
        let url = url_by(self.to_postgres[node].address(), &self.database);
        let bus = format!("nats://sexton:lantern@{}", self.to_nats[node].address());
        let name = format!("node-{node}");
        let more = ["--node", &name, "--bus", &bus, "--store", &url];
        Place::open_by(command, &self.folder.join(node.to_string()), &more)
    }

    async fn start(&self, node: usize) {
        let place = tokio::task::block_in_place(|| self.open(node));
        self.places.write().await[node] = Some(place);
        self.comings.send_modify(|comings| comings[node] += 1);
    }

    /// A node is not there for guests from now on.
    async fn take(&self, node: usize) -> Place {
        let place = self.places.write().await[node].take().unwrap();
        self.comings.send_modify(|comings| comings[node] += 1);
        place
    }

    /// A guest comes in by a node that is there, as a balancer would have it, and to a table.
    async fn come(&self, first: usize, cookie: &str, table: Option<&str>) -> Player {
        for attempt in 0.. {
            let node = (first + attempt) % 3;
            let places = self.places.read().await;
            if let Some(place) = &places[node] {
                let client = Client::come_as(place, cookie).await;
                drop(places);
                let mut player = Player {
                    client,
                    node,
                    seen: Vec::new(),
                };
                let Some(table) = table else {
                    return player;
                };
                table.clone_into(&mut player.client.table);
                if self.joins(&mut player).await {
                    return player;
                }
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        unreachable!("some node is there");
    }

    async fn joins(&self, player: &mut Player) -> bool {
        let key = player.client.ask(json!({"do": "join"})).await;
        let told = async {
            while let Some(message) = player.next().await {
                if message["key"] == json!(key) {
                    return message["is"] == "done";
                }
            }
            false
        };
        tokio::time::timeout(Duration::from_secs(10), told)
            .await
            .unwrap_or(false)
    }

    /// Somebody plays at a table to its end, and comes back whenever the line is lost.
    async fn play(self: Arc<Town>, mut player: Player) -> Player {
        let mut comings = self.comings.subscribe();
        let mut known = comings.borrow()[player.node];
        while !player.client.is_over() {
            player.client.answer().await;
            let node = player.node;
            let holds = tokio::select! {
                next = player.next() => next.is_some(),
                // Nothing for long: it looks at the table again.
                () = tokio::time::sleep(Duration::from_secs(8)) => self.joins(&mut player).await,
                () = changed(&mut comings, node, known) => false,
            };
            if !holds {
                let Client { cookie, table, .. } = &player.client;
                let mut back = self.come(node + 1, cookie, Some(table)).await;
                back.client.done = player.client.done;
                back.client.commands = player.client.commands;
                player.seen.append(&mut back.seen);
                back.seen = player.seen;
                player = back;
                known = comings.borrow()[player.node];
            }
        }
        player
    }

    /// Games of a kind, one after the other, with everybody at another node, until the evening.
    async fn play_all_day(self: Arc<Town>, number: usize, store: Arc<PostgresStore>) {
        while !self.is_evening.load(Ordering::Relaxed) {
            // A table that cannot even be opened while something fails is no game.
            let opened = std::panic::AssertUnwindSafe(self.gather(number));
            let Ok(players) = opened.catch_unwind().await else {
                self.unopened.fetch_add(1, Ordering::Relaxed);
                tokio::time::sleep(Duration::from_millis(200)).await;
                continue;
            };
            let table = players[0].client.table.clone();
            self.tables.lock().unwrap().insert(table.parse().unwrap());
            let playing = players
                .into_iter()
                .map(|player| tokio::spawn(Arc::clone(&self).play(player)));
            let mut ended = Vec::new();
            for player in playing.collect::<Vec<_>>() {
                ended.push(player.await.unwrap());
            }
            let outcome = &ended[0].client.outcome;
            assert!(ended.iter().all(|player| &player.client.outcome == outcome));
            self.tables.lock().unwrap().remove(&table.parse().unwrap());
            self.check(&store, &table, &ended).await;
            self.games.fetch_add(1, Ordering::Relaxed);
        }
    }

    async fn gather(&self, number: usize) -> Vec<Player> {
        let (game, options) = GAMES[number];
        let mut host = self.come(number, "", None).await;
        let options = serde_json::from_str(options).unwrap();
        let table = host.client.open(game, PERSONS, &options).await;
        let mut players = vec![host];
        for other in 1..PERSONS {
            let mut player = self.come(number + usize::from(other), "", Some(&table)).await;
            player.client.must(json!({"do": "sit"})).await;
            players.push(player);
        }
        let host = &mut players[0].client;
        host.must(json!({"do": "start"})).await;
        host.must(json!({"do": "pause", "paused": false})).await;
        players
    }

    /// Every acknowledged move is there, once, where it was said to be, and nothing that nobody made.
    async fn check(&self, store: &PostgresStore, table: &str, players: &[Player]) {
        let id: TableId = table.parse().unwrap();
        let kept = store.load(id).await.unwrap().unwrap();
        let keys = kept
            .lines
            .iter()
            .filter_map(|line| Some((line.key.as_ref()?, line.seq)));
        let keys: Vec<(&str, u32)> = keys.map(|(key, seq)| (key.key.as_str(), seq)).collect();
        for Player { client, .. } in players {
            for (key, seq) in &client.done {
                if client.commands.contains(key) {
                    let found: Vec<u64> = keys
                        .iter()
                        .filter(|(kept, _)| kept == key)
                        .map(|(_, seq)| u64::from(*seq))
                        .collect();
                    assert_eq!(found, [*seq], "table {table}: {key}");
                    self.acknowledged.fetch_add(1, Ordering::Relaxed);
                }
            }
        }
        for (key, _) in &keys {
            let made = players
                .iter()
                .any(|player| player.client.commands.iter().any(|made| made == key));
            assert!(made, "table {table}: nobody made {key}");
        }
        // The log holds for itself, too.
        let file = self.folder.join(format!("{table}.log"));
        std::fs::write(&file, kept.log()).unwrap();
        let verified = sexton(&["verify", file.to_str().unwrap()]).output().unwrap();
        assert!(verified.status.success(), "table {table}: {verified:?}");
        for (seat, player) in players.iter().enumerate() {
            self.check_seen(&file, table, seat + 1, player);
        }
    }

    /// Nobody saw what the log does not show to their seat at that move.
    fn check_seen(&self, file: &Path, table: &str, seat: usize, player: &Player) {
        let eyes = format!("seat:{seat}");
        let shown = sexton(&["replay", "--json", "--all", "--as", &eyes, file.to_str().unwrap()])
            .output()
            .unwrap();
        let shown = String::from_utf8(shown.stdout).unwrap();
        let steps = shown.lines().map(|line| serde_json::from_str(line).unwrap());
        let steps: BTreeMap<u64, Value> = steps
            .filter_map(|step: Value| Some((step["seq"].as_u64()?, step["sightings"].clone())))
            .collect();
        for (before, at, sighting) in &player.seen {
            let mut steps = steps.range(before..=at).filter_map(|(_, seen)| seen.as_array());
            let may = steps.any(|seen| seen.contains(sighting));
            assert!(may, "table {table}: seat {seat} saw {sighting} at {at}");
        }
        self.glimpses
            .fetch_add(player.seen.len() as u64, Ordering::Relaxed);
    }
}

impl Town {
    /// The tables that are played, each with how many lines its log has.
    async fn logs(&self, store: &PostgresStore) -> Vec<(TableId, u32)> {
        let tables = self.tables.lock().unwrap().clone();
        let mut logs = Vec::new();
        for table in tables {
            // A store that is away for a moment is asked again.
            let lines = loop {
                match store.log_length(table).await {
                    Ok(lines) => break lines,
                    Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
                }
            };
            logs.push((table, lines));
        }
        logs
    }

    /// How long it takes until every table that is played now has moved on, or is over.
    async fn until_all_go_on(&self, store: &PostgresStore) -> Duration {
        let began = Instant::now();
        let before = self.logs(store).await;
        loop {
            let now = self.logs(store).await;
            if !before.iter().any(|table| now.contains(table)) {
                return began.elapsed();
            }
            let stands = began.elapsed() > PATIENCE;
            assert!(!stands, "a table stands still: {before:?}, {now:?}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

/// Waits until a node comes or goes.
async fn changed(comings: &mut watch::Receiver<[u64; 3]>, node: usize, seen: u64) {
    let _ = comings
        .wait_for(|comings| comings[node] != seen)
        .await
        .map(|_| ());
}

fn signal(place: &Place, name: &str) {
    let sent = Command::new("kill")
        .args([name, &place.id().to_string()])
        .status();
    assert!(sent.unwrap().success());
}

/// What goes wrong.
const FAULTS: [&str; 9] = [
    "kill -9 of a node",
    "a node cut off from PostgreSQL",
    "SIGTERM of a node",
    "a node asleep",
    "a node cut off from NATS",
    "NATS restarted",
    "PostgreSQL restarted",
    "kill -9 of a node that comes back at once",
    "lines of a node cut once",
];

impl Town {
    /// The node that has one of the tables that are played; none if all of them are on their way.
    fn owner(&self, postgres: &Postgres, fault: u64) -> Option<usize> {
        let tables = self.tables.lock().unwrap().clone();
        let which = fault as usize % tables.len().max(1);
        let table = tables.into_iter().nth(which)?;
        let owner = format!(
            "SELECT n.data::json ->> 'name' FROM sexton.heads h JOIN sexton.nodes n ON n.id = h.owner
             WHERE h.id = {}",
            table.0 as i64
        );
        let name = postgres.run(&self.database, &owner);
        name.strip_prefix("node-")?.parse().ok()
    }

    async fn fail(&self, fault: u64, postgres: &mut Postgres, nats: &mut Nats) {
        let mut node = (fault * 7 / 3) as usize % 3;
        // A node that nobody plays at is no loss.
        if FAULTS[fault as usize % FAULTS.len()].starts_with("kill") {
            let owner = tokio::task::block_in_place(|| self.owner(postgres, fault));
            node = owner.unwrap_or(node);
        }
        match FAULTS[fault as usize % FAULTS.len()] {
            "kill -9 of a node" => self.take(node).await.kill(),
            "SIGTERM of a node" => {
                self.take(node).await.terminate();
            }
            "a node asleep" => {
                let place = self.take(node).await;
                signal(&place, "-STOP");
                tokio::time::sleep(ASLEEP).await;
                signal(&place, "-CONT");
                self.places.write().await[node] = Some(place);
                self.comings.send_modify(|comings| comings[node] += 1);
            }
            "NATS restarted" => {
                nats.stop();
                tokio::time::sleep(Duration::from_millis(fault * 613 % 3_000)).await;
                nats.go_on();
            }
            "PostgreSQL restarted" => {
                let how = if fault.is_multiple_of(2) {
                    Stop::Fast
                } else {
                    Stop::Kill
                };
                tokio::task::block_in_place(|| {
                    postgres.stop(how);
                    postgres.go_on();
                });
            }
            "kill -9 of a node that comes back at once" => {
                self.take(node).await.kill();
                self.start(node).await;
            }
            "a node cut off from PostgreSQL" => self.cut_off(&self.to_postgres[node], fault).await,
            "a node cut off from NATS" => self.cut_off(&self.to_nats[node], fault).await,
            _ => {
                self.to_postgres[node].cut();
                self.to_nats[node].cut();
            }
        }
    }

    /// Nothing passes for up to twelve seconds: nobody is told, or the lines are cut, too.
    async fn cut_off(&self, proxy: &Proxy, fault: u64) {
        proxy.pull();
        if fault.is_multiple_of(2) {
            proxy.cut();
        }
        tokio::time::sleep(Duration::from_millis(1_000 + fault * 2_311 % 11_000)).await;
        proxy.put_back();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn games_go_on_at_other_nodes_whatever_fails() {
    let postgres = Postgres::start_by_port();
    let nats = Nats::start(&["--user", "sexton", "--pass", "lantern"]);
    let (Some(mut postgres), Some(mut nats)) = (postgres, nats) else {
        return;
    };
    let scratch = tempfile::tempdir().unwrap();
    let url = postgres.new_database();
    let town = Arc::new(Town {
        places: RwLock::new(vec![None, None, None]),
        comings: watch::Sender::new([1; 3]),
        folder: scratch.path().to_owned(),
        database: url.rsplit('/').next().unwrap().to_owned(),
        to_postgres: [(); 3].map(|()| Proxy::before(postgres.address())),
        to_nats: [(); 3].map(|()| Proxy::before(nats.address())),
        is_evening: AtomicBool::new(false),
        tables: Mutex::default(),
        games: AtomicU64::new(0),
        acknowledged: AtomicU64::new(0),
        glimpses: AtomicU64::new(0),
        unopened: AtomicU64::new(0),
    });
    for node in 0..3 {
        town.start(node).await;
    }
    let store = tokio::task::block_in_place(|| Arc::new(PostgresStore::open(&url).unwrap()));
    let playing: Vec<_> = (0..GAMES.len())
        .map(|number| tokio::spawn(Arc::clone(&town).play_all_day(number, Arc::clone(&store))))
        .collect();
    while town.logs(&store).await.len() < GAMES.len() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let faults: u64 =
        std::env::var("SEXTON_FAULTS").map_or(FAULTS.len() as u64, |count| count.parse().unwrap());
    let mut times: BTreeMap<&str, Vec<Duration>> = BTreeMap::new();
    for fault in 0..faults {
        // Moments that differ from fault to fault, and fall anywhere into a move.
        tokio::time::sleep(Duration::from_micros(300_000 + fault * 77_777 % 900_000)).await;
        let what = FAULTS[fault as usize % FAULTS.len()];
        town.fail(fault, &mut postgres, &mut nats).await;
        let took = town.until_all_go_on(&store).await;
        eprintln!("{fault}: {what}: all tables go on after {} ms", took.as_millis());
        times.entry(what).or_default().push(took);
        for node in 0..3 {
            let is_gone = town.places.read().await[node].is_none();
            if is_gone {
                town.start(node).await;
            }
        }
    }
    town.is_evening.store(true, Ordering::Relaxed);
    for game in playing {
        game.await.unwrap();
    }
    for (what, times) in &mut times {
        eprintln!("{what}: {}", spread(times));
    }
    let count = |count: &AtomicU64| count.load(Ordering::Relaxed);
    let (games, moves) = (count(&town.games), count(&town.acknowledged));
    let mut all: Vec<Duration> = times.into_values().flatten().collect();
    eprintln!(
        "{faults} faults, {games} games to their end, {moves} acknowledged moves, each in its log once, {} things seen by \
         whom they were meant for; {} tables could not be opened; until all go on: {}",
        count(&town.glimpses),
        count(&town.unopened),
        spread(&mut all),
    );
    assert!(games >= GAMES.len() as u64 && moves > 50);
    for place in town.places.read().await.iter().flatten() {
        let ready = place.get("/ready");
        assert!(ready.contains("\"nodes\":3"), "{ready}");
    }
}

fn spread(times: &mut [Duration]) -> String {
    times.sort();
    let at = |percent: usize| times[(times.len() * percent).div_ceil(100) - 1].as_millis();
    format!(
        "{} times, median {} ms, p95 {} ms, longest {} ms",
        times.len(),
        at(50),
        at(95),
        at(100)
    )
}
