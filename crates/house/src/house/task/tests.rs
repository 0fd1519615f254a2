//! Bots that are no good: a mistake of one freezes its table with a report, the slowness of one holds up nobody else.

use super::{Desk, load};
use crate::house::{Connection, House, Mail, Outbox, lock};
use crate::play::Playing;
use crate::table::Event;
use crate::{ConnectionId, Guest, Settings};
use bots::{Bot, Seated};
use dawn_under::{Command, DawnUnder, Kind};
use engine::{Audience, Fast, Game, Prompt, Seat};
use prometheus_client::metrics::counter::Counter;
use protocol::wire::{HostRequest, TableRequest};
use serde_json::{Value, json};
use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, mpsc};
use store::memory::MemoryStore;
use store::{GuestId, Store as _, TableId};

/// A bot that is a mistake.
struct Broken;

impl Bot<DawnUnder> for Broken {
    fn answer(
        &mut self,
        _: &<DawnUnder as Game>::Knowledge,
        _: &Prompt<Kind>,
        _: &[Command],
        _: &mut Fast,
    ) -> Command {
        panic!("the broken bot has no answer");
    }
}

/// A bot that thinks until it is told to stop.
struct Slow(mpsc::Receiver<()>);

impl Bot<DawnUnder> for Slow {
    fn answer(
        &mut self,
        _: &<DawnUnder as Game>::Knowledge,
        _: &Prompt<Kind>,
        choices: &[Command],
        _: &mut Fast,
    ) -> Command {
        self.0.recv().unwrap();
        choices[0]
    }
}

fn guest(number: u64) -> Guest {
    Guest::new(GuestId(number), format!("guest {number}"))
}

/// A guest's line, and what it was told last.
struct Line(Connection);

impl Line {
    async fn new(house: &House, number: u64) -> Line {
        let line = Line(house.connect(guest(number)).unwrap());
        line.ask(json!({"do": "hello", "version": protocol::wire::VERSION}))
            .await;
        line
    }

    async fn ask(&self, message: Value) -> Vec<Value> {
        self.0.receive(&message.to_string()).await;
        self.told().await
    }

    async fn told(&self) -> Vec<Value> {
        tokio::time::sleep(std::time::Duration::from_millis(1)).await;
        let mut told = Vec::new();
        while let Some(Some(bytes)) = self.0.try_next() {
            told.push(serde_json::from_slice(&bytes).unwrap());
        }
        told
    }

    /// Opens a table of two, deals, leaves it to bots, and gives its name.
    async fn deal(&self) -> String {
        let open = json!({"do": "open", "game": "dawn-under", "seats": 2, "key": "k"});
        let found = self.ask(open).await;
        let table = found[0]["table"].as_str().unwrap().to_owned();
        self.ask(json!({"do": "join", "table": table})).await;
        self.ask(json!({"do": "bot_in", "table": table, "seat": 1, "level": "visitor"}))
            .await;
        let told = self
            .ask(json!({"do": "start", "table": table, "key": "start"}))
            .await;
        assert!(told.iter().any(|told| told["is"] == "done"), "{told:?}");
        self.ask(json!({"do": "stand", "table": table})).await;
        self.ask(json!({"do": "bot_in", "table": table, "seat": 0, "level": "visitor"}))
            .await;
        table
    }
}

/// A house in which no bot moves by itself.
async fn open(store: &MemoryStore, bot_threads: usize) -> House {
    let mut rng = Fast::new(1);
    let entropy = move |bytes: &mut [u8]| bytes.iter_mut().for_each(|byte| *byte = rng.below(256) as u8);
    let settings = Settings {
        bot_think_ms: (1_000_000, 1_000_000),
        bot_threads,
        ..Settings::default()
    };
    let store = Arc::new(store.clone());
    let opened = House::open(store, settings, 1_772_500_000_000, Box::new(entropy));
    opened.await.unwrap()
}

/// The first guest's table goes on at a desk of its own, where other bots play.
async fn desk_with(house: &House, id: TableId, mut bot: impl FnMut() -> Box<dyn Bot<DawnUnder>>) -> Desk {
    lock(&house.0.tables).remove(&id);
    let mut desk = Desk {
        inner: house.0.clone(),
        id,
        machine: load(&house.0, id, None).await.unwrap(),
        devices: BTreeMap::new(),
        again: VecDeque::new(),
        waiting: VecDeque::new(),
        holding: None,
        is_lost: false,
        asked: None,
        thought: Arc::default(),
        moves: Counter::default(),
    };
    let (conn, shared) = lock(&house.0.connections)
        .first_key_value()
        .map(|(id, shared)| (*id, shared.clone()))
        .unwrap();
    let event = Event::Come {
        conn,
        guest: guest(1),
        key: None,
        have: None,
        password: None,
    };
    let (at, outbox) = (house.0.now(), Some(shared.outbox.clone()));
    assert!(desk.take(Mail::new(at, event, outbox)).await.is_ok());
    let log = house.0.store.load(id).await.unwrap().unwrap().log();
    let mut playing = Playing::<DawnUnder>::load(&log).unwrap();
    for seat in [Seat(0), Seat(1)] {
        let knowledge = DawnUnder::knowledge(playing.table.state(), Audience::Seat(seat));
        let seated = Seated::sit(bot(), seat, knowledge, Fast::new(0));
        playing.bots[seat] = Some(Box::new(seated));
    }
    desk.machine.set_play(Box::new(playing));
    // The bots find out what they are asked.
    assert!(desk.step(at, Event::Thought, None).await.is_ok());
    desk
}

/// The same with bots that think until they are let go.
async fn slow_desk(house: &House, id: TableId) -> (Desk, Vec<mpsc::Sender<()>>) {
    let mut let_go = Vec::new();
    let slow = || {
        let (go, held) = mpsc::channel();
        let_go.push(go);
        Box::new(Slow(held)) as Box<dyn Bot<DawnUnder>>
    };
    let desk = desk_with(house, id, slow).await;
    (desk, let_go)
}

#[tokio::test]
async fn a_slow_bot_holds_up_neither_its_own_table_nor_another() {
    let store = MemoryStore::default();
    let house = open(&store, 1).await;
    let [here, elsewhere] = [Line::new(&house, 1).await, Line::new(&house, 2).await];
    let table = here.deal().await;
    let id: TableId = table.parse().unwrap();
    let (mut desk, let_go) = slow_desk(&house, id).await;
    let lines = store.load(id).await.unwrap().unwrap().lines.len();
    let at = house.0.now() + 2_000_000;
    assert!(desk.step(at, Event::Tick, None).await.is_ok());
    assert!(
        desk.machine.idle_since().is_none(),
        "a table whose bot is out stays in memory"
    );

    // The bot is out. A stranger plays on, and people talk at the bot's own table.
    let found = elsewhere
        .ask(json!({"do": "open", "game": "rest-in-peace", "key": "k"}))
        .await;
    let other = found[0]["table"].as_str().unwrap().to_owned();
    elsewhere.ask(json!({"do": "join", "table": other})).await;
    let dealt = elsewhere.ask(json!({"do": "start", "table": other})).await;
    let asked = dealt.iter().find(|told| told.get("prompts").is_some()).unwrap();
    let prompt = &asked["prompts"][0]["id"];
    let told = elsewhere
        .ask(json!({"do": "choose", "table": other, "prompt": prompt, "choice": 0, "key": "c"}))
        .await;
    assert!(told.iter().any(|told| told["is"] == "done"), "{told:?}");
    assert!(desk.step(at, Event::Thought, None).await.is_ok());
    assert_eq!(
        store.load(id).await.unwrap().unwrap().lines.len(),
        lines,
        "it still thinks"
    );

    // It comes home, and moves.
    for go in &let_go {
        go.send(()).unwrap();
    }
    desk.thought.notified().await;
    assert!(desk.step(at, Event::Thought, None).await.is_ok());
    assert_eq!(store.load(id).await.unwrap().unwrap().lines.len(), lines + 1);
}

#[tokio::test]
async fn a_bot_that_has_thought_while_the_table_is_paused_moves_when_it_goes_on() {
    let store = MemoryStore::default();
    let house = open(&store, 1).await;
    let here = Line::new(&house, 1).await;
    let id: TableId = here.deal().await.parse().unwrap();
    let (mut desk, let_go) = slow_desk(&house, id).await;
    let conn = *lock(&house.0.connections).first_key_value().unwrap().0;
    let pause = |paused| Event::Request {
        conn,
        key: None,
        request: TableRequest::Host(HostRequest::Pause { paused }),
    };
    let lines = async || store.load(id).await.unwrap().unwrap().lines.len();
    let (before, at) = (lines().await, house.0.now() + 2_000_000);
    assert!(desk.step(at, Event::Tick, None).await.is_ok());
    assert!(desk.step(at, pause(true), None).await.is_ok());
    for go in &let_go {
        go.send(()).unwrap();
    }
    desk.thought.notified().await;
    assert!(desk.step(at, Event::Thought, None).await.is_ok());
    assert!(desk.step(at + 60_000, Event::Tick, None).await.is_ok());
    assert_eq!(lines().await, before, "nobody moves while the host pauses");
    assert!(desk.step(at + 60_000, pause(false), None).await.is_ok());
    assert!(desk.machine.wake_at().is_some_and(|wake| wake <= at + 60_000));
    assert!(desk.step(at + 60_000, Event::Tick, None).await.is_ok());
    assert_eq!(lines().await, before + 1, "its answer has waited");
}

#[tokio::test]
async fn an_answer_that_comes_too_late_is_dropped() {
    let store = MemoryStore::default();
    let house = open(&store, 1).await;
    let here = Line::new(&house, 1).await;
    let id: TableId = here.deal().await.parse().unwrap();
    let (mut desk, let_go) = slow_desk(&house, id).await;
    let at = house.0.now() + 2_000_000;
    assert!(desk.step(at, Event::Tick, None).await.is_ok());
    // The table is loaded anew while its bot is out: whoever sits there now knows nothing of the question.
    desk.machine = load(&house.0, id, None).await.unwrap();
    let lines = store.load(id).await.unwrap().unwrap().lines.len();
    for go in &let_go {
        // The bot that was at home has left with its table.
        let _ = go.send(());
    }
    desk.thought.notified().await;
    assert!(desk.step(house.0.now(), Event::Thought, None).await.is_ok());
    assert_eq!(store.load(id).await.unwrap().unwrap().lines.len(), lines);
}

#[tokio::test(start_paused = true)]
async fn a_mistake_at_one_table_freezes_it_and_the_house_goes_on() {
    let store = MemoryStore::default();
    let house = open(&store, 0).await;
    let [here, elsewhere] = [Line::new(&house, 1).await, Line::new(&house, 2).await];
    let (table, other) = (here.deal().await, elsewhere.deal().await);
    let id: TableId = table.parse().unwrap();
    let mut desk = desk_with(&house, id, || Box::new(Broken)).await;
    here.told().await;
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    for event in [Event::Tick, Event::Thought, Event::Tick] {
        let at = house.0.now() + 2_000_000;
        assert!(desk.step(at, event, None).await.is_ok());
    }
    std::panic::set_hook(hook);
    let told = here.told().await;
    let frozen = told.iter().rfind(|told| told["is"] == "table").unwrap();
    assert_eq!(frozen["info"]["phase"], "frozen");
    assert!(
        !json!(told).to_string().contains("broken bot"),
        "what went wrong is not for guests"
    );
    assert_eq!(house.figures().frozen, 1);
    let kept = store.load(id).await.unwrap().unwrap();
    assert!(
        kept.summary.record.data.contains("the broken bot has no answer"),
        "the report is kept"
    );
    let lines = kept.lines.len();
    drop(desk);

    // Whoever comes again finds it frozen, with its log; everybody else plays on.
    let told = here.ask(json!({"do": "join", "table": table})).await;
    assert!(
        told.iter().any(|told| told["info"]["phase"] == "frozen"),
        "{told:?}"
    );
    let refused = here.ask(json!({"do": "sit", "table": table, "key": "s"})).await;
    assert_eq!(refused[0]["trouble"]["code"], "frozen");
    assert_eq!(store.load(id).await.unwrap().unwrap().lines.len(), lines);
    let sat = elsewhere
        .ask(json!({"do": "sit", "table": other, "key": "s"}))
        .await;
    assert!(sat.iter().any(|told| told["is"] == "done"), "{sat:?}");
}

/// Mail for a table that is about to leave memory.
fn come(conn: ConnectionId, outbox: Option<Arc<Outbox>>) -> Box<Mail> {
    Box::new(Mail {
        at: 0,
        event: Event::Come {
            conn,
            guest: guest(1),
            key: Some("come".to_owned()),
            have: None,
            password: None,
        },
        outbox,
        is_relayed: false,
    })
}

#[tokio::test(start_paused = true)]
async fn what_comes_while_a_table_leaves_memory_is_for_whoever_takes_it_up() {
    let store = MemoryStore::default();
    let first = open(&store, 0).await;
    let table = Line::new(&first, 1).await.deal().await;
    let id: TableId = table.parse().unwrap();
    first.close().await;
    let house = open(&store, 0).await;
    let line = Line::new(&house, 1).await;
    let (conn, outbox) = {
        let connections = lock(&house.0.connections);
        let (conn, shared) = connections.first_key_value().unwrap();
        (*conn, shared.outbox.clone())
    };
    let (mailbox, mails) = tokio::sync::mpsc::channel(4);
    lock(&house.0.tables).insert(id, mailbox.clone());
    mailbox.send(come(conn, Some(outbox))).await.unwrap();
    house.0.hand_over(id, mails).await;
    let told = line.told().await;
    let answer = told.iter().find(|told| told["key"] == "come");
    assert_eq!(answer.unwrap()["is"], "done", "{told:?}");
}

#[tokio::test(start_paused = true)]
async fn a_device_that_has_gone_before_it_came_keeps_no_table_in_memory() {
    let store = MemoryStore::default();
    let house = open(&store, 0).await;
    let line = Line::new(&house, 1).await;
    let table = line.deal().await;
    drop(line);
    let mail = come(ConnectionId(9_999), None);
    house.0.post(table.parse().unwrap(), *mail).await;
    let idle = std::time::Duration::from_millis(house.0.settings.idle_ms);
    tokio::time::sleep(idle * 3).await;
    assert_eq!(house.figures().tables_loaded, 0);
}
