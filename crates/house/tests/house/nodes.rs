//! One house on several nodes: guests come in anywhere, tables belong to one node at a time, and nobody notices.

use crate::client::{Client, pass, settle};
use crate::device::{Device, coffins_at, live_until};
use crate::games::games;
use crate::races::{ordinary, rounds};
use crate::restart::{check_kept, kept};
use crate::scene::{START_MS, move_one, play_to_the_end, pump, settings};
use bus::local::Exchange;
use engine::Fast;
use house::{House, Nodes, Settings, TableFile};
use protocol::wire::{AdminAnswer, AdminBy, AdminRequest};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use store::memory::MemoryStore;
use store::{Claim, NodeId, Store};

/// Longer than the lease of a node that is gone.
pub(crate) const LAPSED_MS: u64 = 8_000;

/// Nodes that share a store and a bus.
pub(crate) struct Town {
    pub(crate) store: MemoryStore,
    pub(crate) exchange: Exchange,
    pub(crate) nodes: Vec<House>,
    ids: Vec<NodeId>,
    settings: Settings,
    rng: Fast,
    started: tokio::time::Instant,
}

impl Town {
    pub(crate) async fn new(count: usize, seed: u64) -> Town {
        Town::with(count, seed, settings()).await
    }

    async fn with(count: usize, seed: u64, settings: Settings) -> Town {
        let mut town = Town {
            store: MemoryStore::default(),
            exchange: Exchange::default(),
            nodes: Vec::new(),
            ids: Vec::new(),
            settings,
            rng: Fast::new(seed),
            started: tokio::time::Instant::now(),
        };
        // The clock of the store goes as the nodes' do.
        let store = town.store.clone();
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(Duration::from_millis(20)).await;
                store.let_pass(20);
            }
        });
        for place in 0..count {
            let (id, house) = town.open(place).await;
            town.ids.push(id);
            town.nodes.push(house);
        }
        pass(1_100).await;
        town
    }

    async fn open(&mut self, place: usize) -> (NodeId, House) {
        let mut rng = Fast::new(u64::from(self.rng.below(u32::MAX)));
        let id = NodeId(u64::from(rng.below(u32::MAX)) << 8 | place as u64);
        let (bus, inbox) = self.exchange.join(&id.to_string());
        let nodes = Nodes {
            id,
            name: format!("node-{place}"),
            bus,
            inbox,
        };
        let now_ms = START_MS + self.started.elapsed().as_millis() as u64;
        let entropy = move |bytes: &mut [u8]| bytes.iter_mut().for_each(|byte| *byte = rng.below(256) as u8);
        let store: Arc<dyn Store> = Arc::new(self.store.clone());
        let settings = self.settings.clone();
        let opened = House::open_among(store, settings, now_ms, Box::new(entropy), nodes);
        (id, opened.await.unwrap())
    }

    /// A node is opened again, in the place of one that closed or crashed.
    pub(crate) async fn reopen(&mut self, place: usize) {
        let (id, house) = self.open(place).await;
        (self.ids[place], self.nodes[place]) = (id, house);
    }

    pub(crate) fn name(&self, place: usize) -> String {
        self.ids[place].to_string()
    }

    /// The place of the node a table belongs to.
    pub(crate) async fn owner(&self, table: &str) -> Option<usize> {
        // Nobody of this number is alive, so nothing is taken from anybody who is.
        let claimed = self.store.claim(table.parse().unwrap(), NodeId(1)).await;
        match claimed.unwrap() {
            Claim::Theirs(node) => self.ids.iter().position(|id| *id == node.id),
            Claim::Mine { epoch, .. } => {
                self.store.release(table.parse().unwrap(), epoch).await.unwrap();
                None
            }
        }
    }

    /// So many people at a new table, dealt, each by another node; the first opens it.
    pub(crate) async fn table(&self, game: &str, persons: u8, options: Value) -> Vec<Client> {
        let mut clients = self.gather(game, persons, options).await;
        clients[0].deal().await;
        pump(&mut clients).await;
        clients
    }

    async fn gather(&self, game: &str, persons: u8, options: Value) -> Vec<Client> {
        let mut host = Client::come(&self.nodes[0], 1).await;
        host.open(game, persons, options).await;
        let table = host.table.clone();
        let mut clients = vec![host];
        for number in 2..=u64::from(persons) {
            let node = &self.nodes[(number as usize - 1) % self.nodes.len()];
            let mut client = Client::come(node, number).await;
            client.sit(&table).await;
            clients.push(client);
        }
        clients
    }
}

/// A client comes to its table by another node, and has it again after a moment.
pub(crate) async fn come_again(client: &mut Client, node: &House) {
    let table = client.table.clone();
    client.lose();
    client.connect(node).await;
    client.send(json!({"do": "join", "table": table})).await;
    pass(500).await;
    client.pump().await;
}

/// Moves until so many have been made.
async fn play(clients: &mut [Client], rng: &mut Fast, moves: usize) {
    let mut made = 0;
    for _ in 0..moves * 40 {
        pump(clients).await;
        if made == moves || clients.iter().any(Client::is_over) {
            return;
        }
        match move_one(clients, rng).await {
            true => made += 1,
            false => pass(100).await,
        }
    }
}

fn verify(game: &str, file: &TableFile) {
    fn check<G: engine::Game>(log: &str) {
        let log = engine::Log::<G>::read(log).unwrap();
        log.table().unwrap();
        assert!(log.is_closed() && log.verify_shuffle().unwrap());
    }
    let TableFile::Log(log) = file else {
        panic!("{game}: {file:?}");
    };
    catalog::with_game!(game, G => check::<G>(log)).unwrap();
}

#[tokio::test(start_paused = true)]
async fn every_game_is_played_to_the_end_by_people_at_different_nodes() {
    for (number, (game, persons, options)) in games().into_iter().enumerate() {
        let town = Town::new(2 + number % 2, number as u64).await;
        let mut clients = town.table(game, persons, options).await;
        play_to_the_end(&mut clients, &mut Fast::new(number as u64)).await;
        pump(&mut clients).await;
        let table = clients[0].table.clone();
        check_kept(&clients, &kept(&town.store, &table).await);
        for client in &clients {
            assert!(
                client.is_over(),
                "{game}: {:?} has not heard of the end",
                client.guest
            );
            assert_eq!(client.info["phase"], "over", "{game}");
            let lost = client.all("away");
            assert!(lost.is_empty(), "{game}: {lost:?}");
        }
        for node in &town.nodes {
            verify(game, &node.table_file(table.parse().unwrap()).await.unwrap());
            node.close().await;
        }
    }
}

#[tokio::test(start_paused = true)]
async fn when_the_owner_crashes_the_table_goes_on_at_another_node() {
    for (number, (game, persons, options)) in games().into_iter().enumerate() {
        let town = Town::new(3, 100 + number as u64).await;
        let mut clients = town.table(game, persons, options).await;
        let (table, mut rng) = (clients[0].table.clone(), Fast::new(number as u64));
        play(&mut clients, &mut rng, 5).await;
        assert_eq!(town.owner(&table).await, Some(0), "{game}");
        town.nodes[0].crash().await;
        for (idx, client) in clients.iter_mut().enumerate().filter(|(idx, _)| idx % 3 == 0) {
            client.pump().await;
            client.lose();
            client.connect(&town.nodes[1 + idx % 2]).await;
            client.send(json!({"do": "join", "table": table})).await;
        }
        pass(LAPSED_MS).await;
        pump(&mut clients).await;
        assert_ne!(town.owner(&table).await, Some(0), "{game}");
        check_kept(&clients, &kept(&town.store, &table).await);
        play_to_the_end(&mut clients, &mut rng).await;
        pump(&mut clients).await;
        check_kept(&clients, &kept(&town.store, &table).await);
        assert!(clients.iter().all(Client::is_over), "{game}");
        verify(
            game,
            &town.nodes[1].table_file(table.parse().unwrap()).await.unwrap(),
        );
    }
}

#[tokio::test(start_paused = true)]
async fn an_owner_that_was_taken_for_gone_cannot_write() {
    let town = Town::new(2, 7).await;
    let mut clients = town.table("dawn-under", 2, json!({})).await;
    let (table, mut rng) = (clients[0].table.clone(), Fast::new(7));
    play(&mut clients, &mut rng, 3).await;
    // The store has heard nothing of the first node, and the second one has the table.
    town.store.leave(town.ids[0]).await.unwrap();
    let claimed = town.store.claim(table.parse().unwrap(), town.ids[1]).await;
    assert!(matches!(claimed, Ok(Claim::Mine { .. })));
    let before = kept(&town.store, &table).await.lines;
    // Whoever is at the first node makes a move there, which does not know yet.
    for _ in 0..20 {
        pump(&mut clients).await;
        if move_one(&mut clients[..1], &mut rng).await {
            break;
        }
        move_one(&mut clients, &mut rng).await;
    }
    pass(3_000).await;
    pump(&mut clients).await;
    let after = kept(&town.store, &table).await.lines;
    assert_eq!(after[..before.len()], before, "one history");
    assert_eq!(town.owner(&table).await, Some(1));
    play_to_the_end(&mut clients, &mut rng).await;
    pump(&mut clients).await;
    check_kept(&clients, &kept(&town.store, &table).await);
    assert!(clients.iter().all(Client::is_over));
}

#[tokio::test(start_paused = true)]
async fn a_node_whose_store_was_away_claims_its_tables_anew_before_it_shows_them() {
    let town = Town::new(2, 8).await;
    let mut clients = town.table("dawn-under", 2, json!({})).await;
    let (table, mut rng) = (clients[0].table.clone(), Fast::new(8));
    play(&mut clients, &mut rng, 3).await;
    let lines = kept(&town.store, &table).await.lines.len();
    town.store.faults().hold();
    let heard: Vec<usize> = clients.iter().map(|client| client.heard.len()).collect();
    pass(LAPSED_MS).await;
    assert!(!town.nodes[0].standing().unwrap().lease);
    // Somebody who comes now sees nothing: it may be another's table.
    let mut late = Client::come(&town.nodes[0], 9).await;
    late.table.clone_from(&table);
    late.send(json!({"do": "join", "table": table})).await;
    pass(500).await;
    late.pump().await;
    assert!(late.view.is_null());
    town.store.faults().release();
    pass(3_000).await;
    pump(&mut clients).await;
    late.pump().await;
    assert!(!late.view.is_null());
    assert!(town.nodes[0].standing().unwrap().lease);
    assert_eq!(
        kept(&town.store, &table).await.lines.len(),
        lines,
        "nobody has moved"
    );
    assert!(
        clients
            .iter()
            .zip(heard)
            .all(|(client, before)| client.heard.len() > before),
        "everybody sees the table anew"
    );
    play_to_the_end(&mut clients, &mut rng).await;
    check_kept(&clients, &kept(&town.store, &table).await);
}

#[tokio::test(start_paused = true)]
async fn all_nodes_are_renewed_one_after_the_other_and_no_game_ends() {
    let mut town = Town::new(3, 9).await;
    let mut clients = town.table("ruhe-in-frieden", 3, json!({"max_rounds": 4})).await;
    let (table, mut rng) = (clients[0].table.clone(), Fast::new(9));
    for place in 0..3 {
        play(&mut clients, &mut rng, 6).await;
        let began = tokio::time::Instant::now();
        town.nodes[place].close().await;
        for client in &mut clients {
            client.pump().await;
            if !client.is_connected() {
                assert!(!client.all("goodbye").is_empty(), "it is told to come back");
                come_again(client, &town.nodes[(place + 1) % 3]).await;
            }
        }
        pass(100).await;
        pump(&mut clients).await;
        let seqs: Vec<u32> = clients.iter().map(|client| client.seq).collect();
        assert!(seqs.iter().all(|seq| *seq == seqs[0]), "{seqs:?}");
        assert!(began.elapsed() < Duration::from_secs(2), "no lease had to lapse");
        assert_ne!(town.owner(&table).await, Some(place));
        town.reopen(place).await;
        pass(1_500).await;
    }
    play_to_the_end(&mut clients, &mut rng).await;
    pump(&mut clients).await;
    check_kept(&clients, &kept(&town.store, &table).await);
    for client in &clients {
        assert!(client.is_over());
        assert!(client.all("away").is_empty());
    }
}

#[tokio::test(start_paused = true)]
async fn a_node_that_comes_back_takes_the_place_of_the_one_that_crashed() {
    let mut town = Town::new(2, 10).await;
    let mut clients = town.table("dawn-under", 2, json!({})).await;
    let table = clients[0].table.clone();
    town.nodes[0].crash().await;
    // Under the same name: nobody waits for the lease of the one before.
    town.reopen(0).await;
    come_again(&mut clients[0], &town.nodes[0]).await;
    assert_eq!(town.owner(&table).await, Some(0));
    play_to_the_end(&mut clients, &mut Fast::new(10)).await;
    check_kept(&clients, &kept(&town.store, &table).await);
}

#[tokio::test(start_paused = true)]
async fn a_table_nobody_is_at_is_woken_by_another_node_when_its_owner_is_gone() {
    let mut settings = settings();
    settings.keeping.gathering_ms = 20_000;
    let town = Town::with(3, 11, settings).await;
    let mut host = Client::come(&town.nodes[0], 1).await;
    host.open("dawn-under", 2, json!({})).await;
    let table = host.table.parse().unwrap();
    host.lose();
    settle().await;
    town.nodes[0].crash().await;
    pass(15_000).await;
    assert!(
        town.store.load(table).await.unwrap().is_some(),
        "it is kept for a while"
    );
    pass(30_000).await;
    assert!(town.store.load(table).await.unwrap().is_none(), "then it is gone");
    for place in [1, 2] {
        let figures = town.nodes[place].figures();
        assert_eq!((figures.tables, figures.tables_loaded), (0, 0));
    }
}

#[tokio::test(start_paused = true)]
async fn a_node_cut_off_from_the_bus_lets_its_tables_go() {
    let town = Town::new(2, 12).await;
    let mut clients = town.table("dawn-under", 2, json!({})).await;
    let (table, mut rng) = (clients[0].table.clone(), Fast::new(12));
    play(&mut clients, &mut rng, 3).await;
    town.exchange.cut_off(&town.name(0), true);
    pass(15_000).await;
    pump(&mut clients).await;
    assert!(!town.nodes[0].standing().unwrap().bus);
    assert!(
        !clients[0].is_connected(),
        "it is told to come back by another node"
    );
    assert!(!clients[1].all("away").is_empty(), "a banner, meanwhile");
    come_again(&mut clients[0], &town.nodes[1]).await;
    assert_eq!(town.owner(&table).await, Some(1));
    town.exchange.cut_off(&town.name(0), false);
    play_to_the_end(&mut clients, &mut rng).await;
    check_kept(&clients, &kept(&town.store, &table).await);
}

#[tokio::test(start_paused = true)]
async fn the_lobby_and_the_limits_are_those_of_the_whole_house() {
    let town = Town::new(2, 13).await;
    let mut host = Client::come(&town.nodes[0], 1).await;
    let mut other = Client::come(&town.nodes[1], 2).await;
    other.send(json!({"do": "lobby"})).await;
    host.open("dawn-under", 2, json!({})).await;
    host.must(json!({"do": "listed", "listed": true})).await;
    pass(2_000).await;
    other.pump().await;
    let seen = |client: &Client, kind: &str| client.all(kind).last().map(|heard| heard["put"].clone());
    let put = seen(&other, "lobby_changed").unwrap();
    assert_eq!(put[0]["listing"]["table"], json!(host.table), "{put}");
    // A code is found by any node, and a guest has so many tables at all of them together.
    let code = host.info["code"].as_str().unwrap().to_owned();
    let found = other.must(json!({"do": "find", "code": code})).await;
    assert_eq!(found["table"], json!(host.table));
    let table = host.table.clone();
    for _ in 1..5 {
        host.open("dawn-under", 2, json!({})).await;
    }
    pass(1_000).await;
    let mut elsewhere = Client::come(&town.nodes[1], 1).await;
    let open = json!({"do": "open", "game": "dawn-under", "seats": 2, "options": {}});
    assert_eq!(elsewhere.refused(open).await, "too_many_tables");
    // It is gone everywhere when it is closed.
    host.must(json!({"do": "close", "table": table})).await;
    pass(2_000).await;
    other.pump().await;
    let gone = other.all("lobby_changed").last().unwrap()["gone"].clone();
    assert_eq!(gone, json!([table]));
}

struct NoAddresses;

impl house::Addresses for NoAddresses {
    fn read(&self, _: &str) -> Option<(house::AddressKey, String)> {
        None
    }

    fn name(&self, _: house::AddressKey) -> Option<String> {
        None
    }

    fn new_token(&self) -> Option<house::NewToken> {
        None
    }
}

async fn administer(house: &House, request: AdminRequest) {
    let answer = house.administer(AdminBy::Local, request, &NoAddresses).await;
    assert!(matches!(answer, AdminAnswer::Done {}), "{answer:?}");
}

#[tokio::test(start_paused = true)]
async fn what_is_done_at_one_node_holds_at_all() {
    let mut town = Town::new(2, 14).await;
    let mut clients = town.gather("dawn-under", 2, json!({})).await;
    let here = town.nodes[0].clone();
    let text = "the house closes at midnight".to_owned();
    administer(&here, AdminRequest::Announce { text, minutes: 10 }).await;
    pump(&mut clients).await;
    for client in &clients {
        assert_eq!(client.all("announced").len(), 1);
    }
    // A node that comes later hears of it, too.
    town.nodes[1].close().await;
    town.reopen(1).await;
    pass(3_000).await;
    let mut late = Client::come(&town.nodes[1], 5).await;
    settle().await;
    late.pump().await;
    assert_eq!(late.all("announced").len(), 1);
    let mute = AdminRequest::Mute {
        guest: late.guest.to_string(),
        minutes: 10,
    };
    administer(&here, mute).await;
    late.join(&clients[0].table).await;
    pass(100).await;
    assert_eq!(
        late.refused(json!({"do": "say", "text": "hello"})).await,
        "muted_everywhere"
    );
    let ban = AdminRequest::Ban {
        guest: Some(late.guest.to_string()),
        address: None,
        with_address: false,
        minutes: 10,
    };
    administer(&here, ban).await;
    pass(100).await;
    late.pump().await;
    assert!(!late.is_connected(), "sent home");
    let kept_out = town.nodes[1].connect(house::Guest::new(late.guest, "x"));
    assert!(matches!(kept_out, Err(house::HouseError::TurnedAway(_))));
    // The table is closed by the node it belongs to, whoever asks.
    let table = clients[0].table.clone();
    administer(&town.nodes[1], AdminRequest::Close { table }).await;
    administer(&town.nodes[1], AdminRequest::Drain { draining: true }).await;
    settle().await;
    assert!(here.is_draining());
}

#[tokio::test(start_paused = true)]
async fn news_that_were_lost_are_found_out() {
    let town = Town::new(2, 15).await;
    let mut host = Client::come(&town.nodes[0], 1).await;
    let mut other = Client::come(&town.nodes[1], 2).await;
    other.send(json!({"do": "lobby"})).await;
    let lost = bus::local::Faults {
        lost: 1_000,
        ..bus::local::Faults::default()
    };
    town.exchange.fail(lost, 1);
    host.open("dawn-under", 2, json!({})).await;
    host.must(json!({"do": "listed", "listed": true})).await;
    pass(1_000).await;
    other.pump().await;
    assert!(other.all("lobby_changed").is_empty());
    town.exchange.fail(bus::local::Faults::default(), 1);
    pass(5_000).await;
    other.pump().await;
    assert_eq!(other.all("lobby_changed").len(), 1);
}

#[tokio::test(start_paused = true)]
async fn garbage_on_the_bus_does_no_harm() {
    let town = Town::new(2, 16).await;
    let mut clients = town.table("dawn-under", 2, json!({})).await;
    let (stranger, _inbox) = town.exchange.join("stranger");
    let mut rng = Fast::new(16);
    for round in 0..200_u32 {
        let mut bytes: Vec<u8> = (0..rng.below(200)).map(|_| rng.below(256) as u8).collect();
        if round % 2 == 0 {
            let number = rng.below(5);
            let says = [
                format!(
                    r#"{{"mail":{{"visit":{number},"at":{{"sent":{number},"heard":0}},"posted":null}}}}"#
                ),
                format!(r#"{{"told":{{"visit":{number},"at":{{"sent":9,"heard":9}},"told":[]}}}}"#),
                format!(r#"{{"dropped":{{"visit":{number}}}}}"#),
                format!(r#"{{"farewell":{{"visit":{number}}}}}"#),
                r#"{"visit":{"visit":1,"table":"0000000000000001"}}"#.to_owned(),
                r#"{"retell":{}}"#.to_owned(),
            ];
            let say = &says[rng.below(says.len() as u32) as usize];
            bytes = format!(r#"{{"v":1,"from":"00000000000000ff","say":{say}}}"#).into_bytes();
        }
        bus::Bus::send(&*stranger, &town.name(round as usize % 2), bytes.into());
    }
    settle().await;
    play_to_the_end(&mut clients, &mut rng).await;
    assert!(clients.iter().all(|client| client.all("away").is_empty()));
}

#[tokio::test(start_paused = true)]
async fn the_quicker_hand_wins_at_whichever_node_it_comes_down() {
    // CC-10.10, by the owner's clock: the way through the gateway is measured with the rest.
    let town = Town::new(3, 17).await;
    let lines = [(4, 0), (90, 7_200_000), (40, -3_600_000)];
    let mut devices = coffins_at(&town.nodes, &lines, ordinary()).await;
    for (round, reflexes) in [[400, 392, 410], [392, 400, 396], [500, 505, 495]]
        .into_iter()
        .enumerate()
    {
        for (device, reflex) in devices.iter_mut().zip(reflexes) {
            device.reflex = Some(reflex);
        }
        live_until(&mut devices, |devices: &[Device]| rounds(&devices[0]) > round).await;
        let judged = devices[0].seen("judged").pop().unwrap();
        let quickest = (0..3).min_by_key(|seat| reflexes[*seat]).unwrap();
        assert_eq!(judged["bangs"][0]["seat"], quickest, "{judged}");
        for bang in judged["bangs"].as_array().unwrap() {
            let reflex = reflexes[bang["seat"].as_u64().unwrap() as usize];
            let off = bang["reaction_ms"].as_i64().unwrap() - reflex;
            assert!(off.abs() <= 3, "{bang} for {reflex}");
        }
    }
}
