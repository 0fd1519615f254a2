//! Three nodes, one PostgreSQL, one NATS, real sockets: games go on whatever becomes of any of them.
//!
//! `SEXTON_FAULTS=200` lets two hundred things go wrong instead of one of each kind; what it took until all tables moved
//! on is printed.

use crate::client::Client;
use crate::place::{Place, sexton};
use futures_util::FutureExt as _;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use store::postgres::PostgresStore;
use store::{Store as _, TableId};
use testbed::postgres::{Postgres, Stop};
use tokio::sync::{RwLock, watch};

/// Longer than the lease of a node.
const ASLEEP: Duration = Duration::from_secs(7);

/// A table that does not move on within this time stands still for good.
const PATIENCE: Duration = Duration::from_secs(45);

const GAMES: [(&str, u8); 3] = [("dawn-under", 3), ("ruhe-in-frieden", 3), ("clearing-coffins", 3)];

/// A NATS server, until it is dropped.
struct Nats {
    program: &'static str,
    port: u16,
    process: Option<Child>,
}

impl Nats {
    /// Starts one; none where there is no such program, which is said, and fails where the environment has `CI`.
    fn start() -> Option<Nats> {
        let places = [
            "/usr/sbin/nats-server",
            "/usr/bin/nats-server",
            "/usr/local/bin/nats-server",
        ];
        let program = places.into_iter().find(|place| Path::new(place).exists());
        if program.is_none() {
            let missing =
                "NATS is missing (Debian: `apt-get install nats-server`), so nothing was tried with it";
            assert!(std::env::var_os("CI").is_none(), "{missing}");
            eprintln!("LEFT OUT: {missing}");
        }
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let mut nats = Nats {
            program: program?,
            port: listener.local_addr().unwrap().port(),
            process: None,
        };
        drop(listener);
        nats.go_on();
        Some(nats)
    }

    fn go_on(&mut self) {
        let mut command = Command::new(self.program);
        command.args(["-a", "127.0.0.1", "-p", &self.port.to_string()]);
        command.args(["--user", "sexton", "--pass", "lantern"]);
        command.stdout(Stdio::null()).stderr(Stdio::null());
        self.process = Some(command.spawn().unwrap());
        while std::net::TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    fn stop(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().unwrap();
            process.wait().unwrap();
        }
    }

    fn address(&self) -> String {
        format!("nats://sexton:lantern@127.0.0.1:{}", self.port)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.stop();
    }
}

/// The nodes, each with how often it came or went; it is there while that is even.
struct Town {
    places: RwLock<Vec<Option<Place>>>,
    comings: watch::Sender<[u64; 3]>,
    folder: PathBuf,
    url: String,
    bus: String,
    /// When people stop playing.
    is_evening: AtomicBool,
    /// The tables that are played now.
    tables: Mutex<BTreeSet<TableId>>,
    games: AtomicU64,
    acknowledged: AtomicU64,
}

impl Town {
    fn open(&self, node: usize) -> Place {
        let data = self.folder.join(node.to_string());
        let name = format!("node-{node}");
        let more = ["--node", &name, "--bus", &self.bus, "--store", &self.url];
        Place::open_with(&data, &more)
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
    async fn come(&self, first: usize, cookie: &str, table: Option<&str>) -> (Client, usize) {
        for attempt in 0.. {
            let node = (first + attempt) % 3;
            let places = self.places.read().await;
            if let Some(place) = &places[node] {
                let mut client = Client::come_as(place, cookie).await;
                drop(places);
                let Some(table) = table else {
                    return (client, node);
                };
                table.clone_into(&mut client.table);
                if self.joins(&mut client).await {
                    return (client, node);
                }
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        unreachable!("some node is there");
    }

    async fn joins(&self, client: &mut Client) -> bool {
        let key = client.ask(json!({"do": "join"})).await;
        let told = async {
            while let Some(message) = client.next().await {
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
    async fn play(self: Arc<Town>, mut client: Client, mut node: usize) -> Client {
        let mut comings = self.comings.subscribe();
        let mut seen = comings.borrow()[node];
        while !client.is_over() {
            client.answer().await;
            let holds = tokio::select! {
                next = client.next() => next.is_some(),
                // Nothing for long: it looks at the table again.
                () = tokio::time::sleep(Duration::from_secs(8)) => self.joins(&mut client).await,
                () = changed(&mut comings, node, seen) => false,
            };
            if !holds {
                let (cookie, table) = (client.cookie.clone(), client.table.clone());
                let (mut back, at) = self.come(node + 1, &cookie, Some(&table)).await;
                back.done = std::mem::take(&mut client.done);
                back.commands = std::mem::take(&mut client.commands);
                (client, node, seen) = (back, at, comings.borrow()[at]);
            }
        }
        client
    }

    /// Games of a kind, one after the other, with everybody at another node, until the evening.
    async fn play_all_day(self: Arc<Town>, number: usize, store: Arc<PostgresStore>) {
        let (game, persons) = GAMES[number % GAMES.len()];
        while !self.is_evening.load(Ordering::Relaxed) {
            // A table that cannot even be opened while something fails is no game.
            let opened = std::panic::AssertUnwindSafe(self.gather(game, persons, number));
            let Ok(clients) = opened.catch_unwind().await else {
                tokio::time::sleep(Duration::from_millis(200)).await;
                continue;
            };
            let table = clients[0].0.table.clone();
            self.tables.lock().unwrap().insert(table.parse().unwrap());
            let playing = clients
                .into_iter()
                .map(|(client, node)| tokio::spawn(Arc::clone(&self).play(client, node)));
            let mut ended = Vec::new();
            for client in playing.collect::<Vec<_>>() {
                ended.push(client.await.unwrap());
            }
            assert!(ended.iter().all(|client| client.outcome == ended[0].outcome));
            self.tables.lock().unwrap().remove(&table.parse().unwrap());
            self.check(&store, &table, &ended).await;
            self.games.fetch_add(1, Ordering::Relaxed);
        }
    }

    async fn gather(&self, game: &str, persons: u8, number: usize) -> Vec<(Client, usize)> {
        let (mut host, node) = self.come(number, "", None).await;
        let table = host.open(game, persons, &options(game)).await;
        let mut clients = vec![(host, node)];
        for other in 1..persons {
            let (mut client, node) = self.come(number + usize::from(other), "", Some(&table)).await;
            client.must(json!({"do": "sit"})).await;
            clients.push((client, node));
        }
        clients[0].0.must(json!({"do": "start"})).await;
        clients[0].0.must(json!({"do": "pause", "paused": false})).await;
        clients
    }

    /// Every acknowledged move is there, once, where it was said to be, and nothing that nobody made.
    async fn check(&self, store: &PostgresStore, table: &str, clients: &[Client]) {
        let id: TableId = table.parse().unwrap();
        let kept = store.load(id).await.unwrap().unwrap();
        let keys = kept
            .lines
            .iter()
            .filter_map(|line| Some((line.key.as_ref()?, line.seq)));
        let keys: Vec<(&str, u32)> = keys.map(|(key, seq)| (key.key.as_str(), seq)).collect();
        for client in clients {
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
            let made = clients
                .iter()
                .any(|client| client.commands.iter().any(|made| made == key));
            assert!(made, "table {table}: nobody made {key}");
        }
        // The log holds for itself, too.
        let file = self.folder.join(format!("{table}.log"));
        std::fs::write(&file, kept.log()).unwrap();
        let verified = sexton(&["verify", file.to_str().unwrap()]).output().unwrap();
        assert!(verified.status.success(), "table {table}: {verified:?}");
    }
}

fn options(game: &str) -> Value {
    match game {
        "ruhe-in-frieden" => json!({"max_rounds": 2}),
        "clearing-coffins" => json!({"max_throws": 15, "reaction_mode": "sealed"}),
        _ => json!({}),
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

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn games_go_on_at_other_nodes_whatever_fails() {
    let (Some(mut postgres), Some(mut nats)) = (Postgres::start(), Nats::start()) else {
        return;
    };
    let scratch = tempfile::tempdir().unwrap();
    let url = postgres.new_database();
    let town = Arc::new(Town {
        places: RwLock::new(vec![None, None, None]),
        comings: watch::Sender::new([1; 3]),
        folder: scratch.path().to_owned(),
        url: url.clone(),
        bus: nats.address(),
        is_evening: AtomicBool::new(false),
        tables: Mutex::default(),
        games: AtomicU64::new(0),
        acknowledged: AtomicU64::new(0),
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
    let faults: u64 = std::env::var("SEXTON_FAULTS").map_or(6, |count| count.parse().unwrap());
    let mut times = Vec::new();
    for fault in 0..faults {
        let node = (fault * 7 / 3) as usize % 3;
        // Moments that differ from fault to fault, and fall anywhere into a move.
        tokio::time::sleep(Duration::from_micros(300_000 + fault * 77_777 % 900_000)).await;
        let what = match fault % 6 {
            0 => {
                town.take(node).await.kill();
                "kill -9 of a node"
            }
            1 => {
                town.take(node).await.terminate();
                "SIGTERM of a node"
            }
            2 => {
                let place = town.take(node).await;
                signal(&place, "-STOP");
                tokio::time::sleep(ASLEEP).await;
                signal(&place, "-CONT");
                town.places.write().await[node] = Some(place);
                town.comings.send_modify(|comings| comings[node] += 1);
                "a node asleep"
            }
            3 => {
                nats.stop();
                tokio::time::sleep(Duration::from_millis(fault * 613 % 3_000)).await;
                nats.go_on();
                "NATS restarted"
            }
            4 => {
                let how = if fault % 4 == 0 { Stop::Fast } else { Stop::Kill };
                tokio::task::block_in_place(|| {
                    postgres.stop(how);
                    postgres.go_on();
                });
                "PostgreSQL restarted"
            }
            _ => {
                town.take(node).await.kill();
                town.start(node).await;
                "kill -9 of a node that comes back at once"
            }
        };
        let took = town.until_all_go_on(&store).await;
        eprintln!("{what}: all tables go on after {} ms", took.as_millis());
        times.push(took);
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
    times.sort();
    let (games, moves) = (
        town.games.load(Ordering::Relaxed),
        town.acknowledged.load(Ordering::Relaxed),
    );
    let p95 = times[(times.len() * 95).div_ceil(100) - 1];
    eprintln!(
        "{faults} faults, {games} games, {moves} acknowledged moves, each in its log once; until all go on: median {} ms, p95 {} ms",
        times[times.len() / 2].as_millis(),
        p95.as_millis()
    );
    assert!(games >= GAMES.len() as u64 && moves > 50);
    for place in town.places.read().await.iter().flatten() {
        let ready = place.get("/ready");
        assert!(ready.contains("\"nodes\":3"), "{ready}");
    }
}

#[test]
fn a_bus_needs_a_shared_store_and_a_name() {
    let scratch = tempfile::tempdir().unwrap();
    let data = scratch.path().to_str().unwrap();
    let bus = "nats://sexton:lantern@127.0.0.1:9";
    for (more, expected) in [
        (&["--bus", bus, "--node", "first"][..], "--store postgres://"),
        (&["--bus", bus, "--store", "postgres://127.0.0.1:9/x"], "--node"),
        (
            &["--bus", "http://127.0.0.1", "--node", "first"],
            "nats://host:4222",
        ),
        (&["--node", "the first"], "letters, digits"),
    ] {
        let mut args = vec!["serve", "--port", "0", "--data", data];
        args.extend(more);
        let output = sexton(&args).output().unwrap();
        let wrong = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{wrong}");
        assert!(wrong.contains(expected) && !wrong.contains("lantern"), "{wrong}");
    }
}
