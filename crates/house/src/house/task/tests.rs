//! A program that makes a mistake at one table: that table freezes with a report, and the house goes on.

use super::{Desk, load};
use crate::house::{Connection, House, Mail, lock};
use crate::play::Playing;
use crate::table::Event;
use crate::{Guest, Settings};
use bots::{Bot, Seated};
use dawn_under::{Command, DawnUnder, Kind};
use engine::{Audience, Fast, Game, Prompt, Seat};
use serde_json::{Value, json};
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
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

fn guest(number: u64) -> Guest {
    Guest {
        id: GuestId(number),
        name: format!("guest {number}"),
    }
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

#[tokio::test(start_paused = true)]
async fn a_mistake_at_one_table_freezes_it_and_the_house_goes_on() {
    let store = MemoryStore::default();
    let mut rng = Fast::new(1);
    let entropy = move |bytes: &mut [u8]| bytes.iter_mut().for_each(|byte| *byte = rng.below(256) as u8);
    // No bot moves by itself here.
    let settings = Settings {
        bot_think_ms: (1_000_000, 1_000_000),
        ..Settings::default()
    };
    let opened = House::open(
        Arc::new(store.clone()),
        settings,
        1_772_500_000_000,
        Box::new(entropy),
    );
    let house = opened.await.unwrap();
    let [here, elsewhere] = [Line::new(&house, 1).await, Line::new(&house, 2).await];
    let (table, other) = (here.deal().await, elsewhere.deal().await);
    let id: TableId = table.parse().unwrap();

    // The table goes on at a desk where the bots are broken ones.
    lock(&house.0.tables).remove(&id);
    let mut desk = Desk {
        inner: house.0.clone(),
        id,
        machine: load(&house.0, id).await.unwrap(),
        devices: BTreeMap::new(),
        again: VecDeque::new(),
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
    };
    let (at, outbox) = (house.0.now(), Some(shared.outbox.clone()));
    assert!(desk.take(Mail { at, event, outbox }).await.is_ok());
    here.told().await;
    let play = desk.machine.play_mut().unwrap();
    let playing = play.as_any_mut().downcast_mut::<Playing<DawnUnder>>().unwrap();
    for seat in [Seat(0), Seat(1)] {
        let knowledge = DawnUnder::knowledge(playing.table.state(), Audience::Seat(seat));
        let broken = Seated::sit(Box::new(Broken), seat, knowledge, Fast::new(0));
        playing.bots[seat] = Some(Box::new(broken));
    }
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    for event in [Event::Tick, Event::Tick] {
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
