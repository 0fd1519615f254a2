//! One table with people who answer pings at once, on a clock that is handed in.

use crate::hosted::Hosted;
use crate::play::{Playing, Question, Start};
use crate::table::book::{Book, Lock, Name};
use crate::table::roster::Roster;
use crate::table::{Dealt, Event, HouseTable, Stage};
use crate::{ConnectionId, Guest, Settings};
use bytes::Bytes;
use engine::table::{NewTable, Table};
use engine::{Seat, Secret};
use protocol::wire::{FromClient, Listener, Pace, PausedFor, Request, Spectators};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{GuestId, TableId};

/// Guests from this number on watch.
pub(super) const WATCHER: u64 = 50;

const START_MS: u64 = 1_772_500_000_000;

pub(super) struct World {
    pub(super) machine: HouseTable,
    now: u64,
    /// What every device was told, in order.
    pub(super) told: BTreeMap<ConnectionId, Vec<Bytes>>,
    /// Whose device it is; people are numbered like their seats.
    pub(super) owners: BTreeMap<ConnectionId, u64>,
    next_conn: u64,
    keys: u32,
    /// What bots are asked and have not thought about.
    pub(super) questions: Vec<Question>,
}

impl World {
    /// A table dealt like this, with a person in every seat and one who watches.
    pub(super) fn deal<G: Hosted>(seats: u8, options: &Value, deal: &Value) -> World {
        let secret = Secret::from_seed(11);
        let mut roster = Roster::of(seats);
        for seat in roster.seats() {
            roster.sit(seat, &guest(u64::from(seat.0)), 0, false);
        }
        let book = Book {
            game: G::NAME.to_owned(),
            code: "ABCD".to_owned(),
            made_ms: START_MS,
            host: Name::from(&guest(0)),
            seats: roster,
            options: options.clone(),
            practice: false,
            day: None,
            lesson: None,
            lang: None,
            pace: Pace::Live,
            spectators: Spectators::On,
            listed: false,
            programs: false,
            secret: secret.to_hex(),
            dealt_ms: Some(START_MS),
            ended_ms: None,
            paused_since_ms: None,
            paused_for: PausedFor::Host,
            pause_wanted: false,
            paused_ms: 0,
            rematch: None,
            lock: Lock::Open,
            admitted: Vec::new(),
            kicked: Vec::new(),
            muted: Vec::new(),
            frozen: None,
        };
        let start = Start {
            seats,
            options: options.clone(),
            practice: false,
            secret,
            salts: Vec::new(),
            lesson: None,
        };
        let mut playing = Playing::<G>::deal(&start).unwrap();
        playing.fresh.clear();
        let mut new = NewTable::<G>::new(seats, serde_json::from_value(options.clone()).unwrap());
        new.deal = Some(serde_json::from_value(deal.clone()).unwrap());
        playing.table = Table::shuffled(new, secret, Vec::new(), &mut playing.fresh).unwrap();
        let mut machine = HouseTable::new(TableId(7), book, Arc::new(Settings::default()), START_MS);
        let mut dealt = Dealt::new(Box::new(playing), START_MS, 0);
        dealt.moved = true;
        machine.stage = Stage::Playing(Box::new(dealt));
        let mut world = World {
            machine,
            now: START_MS,
            told: BTreeMap::new(),
            owners: BTreeMap::new(),
            next_conn: 1,
            keys: 0,
            questions: Vec::new(),
        };
        for number in (0..u64::from(seats)).chain([WATCHER]) {
            world.come(number, None);
        }
        world
    }

    /// A device of a guest comes; gives its line.
    pub(super) fn come(&mut self, number: u64, have: Option<u32>) -> ConnectionId {
        let conn = ConnectionId(self.next_conn);
        self.next_conn += 1;
        self.told.insert(conn, Vec::new());
        self.owners.insert(conn, number);
        let (guest, key) = (guest(number), None);
        self.step(Event::Come {
            conn,
            guest,
            key,
            have,
            password: None,
        });
        conn
    }

    pub(super) fn gone(&mut self, conn: ConnectionId) {
        self.step(Event::Gone { conn, key: None });
    }

    /// A device asks for something about the table.
    pub(super) fn ask(&mut self, conn: ConnectionId, mut message: Value) {
        self.keys += 1;
        message["table"] = json!(TableId(7).to_string());
        message["key"] = json!(format!("k{}", self.keys));
        let Request { key, body } = Request::read(&message.to_string()).unwrap();
        let FromClient::Table { request, .. } = body else {
            panic!("not for the table: {message}");
        };
        self.step(Event::Request { conn, key, request });
    }

    fn step(&mut self, event: Event) {
        let out = self.machine.step(self.now, event).unwrap();
        self.questions.extend(out.questions);
        let mut pings = Vec::new();
        for (conn, bytes) in out.tell {
            if bytes.starts_with(b"{\"is\":\"ping\"") {
                pings.push((conn, serde_json::from_slice::<Value>(&bytes).unwrap()));
            }
            self.told.get_mut(&conn).unwrap().push(bytes);
        }
        for (conn, ping) in pings {
            let at = self.now as i64;
            let n = ping["n"].as_u64().unwrap() as u32;
            let (c1, c2) = (at, at);
            let transport_ms = None;
            self.step(Event::Pong {
                conn,
                n,
                c1,
                c2,
                transport_ms,
            });
        }
    }

    /// A bot of this level sits down.
    pub(super) fn seat_bot(&mut self, seat: Seat, level: &str) {
        self.machine.book.seats.put_bot(seat, level, false);
        let dealt = self.machine.dealt_mut().unwrap();
        dealt.play.seat_bot(seat, Some(level)).unwrap();
    }

    /// Bots think about what they are asked.
    pub(super) fn think(&mut self) {
        while let Some(question) = self.questions.pop() {
            question.think(0);
            self.step(Event::Thought);
        }
    }

    /// Lets time pass.
    pub(super) fn pass(&mut self, ms: u64) {
        let until = self.now + ms;
        while let Some(at) = self.machine.wake_at().filter(|at| *at <= until) {
            self.now = self.now.max(at);
            self.step(Event::Tick);
        }
        self.now = until;
    }

    /// The newest message to a device that tells what it is asked, made whole.
    pub(super) fn asked(&self, conn: ConnectionId) -> Value {
        let mut listener = Listener::default();
        let told = self.told[&conn].iter().map(|bytes| {
            let mut told: Value = serde_json::from_slice(bytes).unwrap();
            listener.unfold(&mut told);
            told
        });
        let asked = told.filter(|told| told.get("prompts").is_some());
        asked.last().unwrap_or(Value::Null)
    }

    /// The last thing a device was told.
    pub(super) fn last(&self, conn: ConnectionId) -> Value {
        serde_json::from_slice(self.told[&conn].last().unwrap()).unwrap()
    }

    /// Everything a device has seen happen.
    pub(super) fn seen(&self, conn: ConnectionId) -> Vec<Value> {
        let told = self.told[&conn]
            .iter()
            .map(|bytes| serde_json::from_slice(bytes).unwrap());
        let moved = told.filter(|told: &Value| told["is"] == "moved");
        moved
            .flat_map(|moved| moved["seen"].as_array().unwrap().clone())
            .map(|seen| seen["sighting"].clone())
            .collect()
    }

    pub(super) fn is_over(&self) -> bool {
        self.machine.book().ended_ms.is_some()
    }
}

fn guest(number: u64) -> Guest {
    Guest::new(GuestId(number), format!("guest {number}"))
}

/// Who a device belongs to at the beginning: lines are counted from 1, seats from 0.
pub(super) fn conn_of(seat: Seat) -> ConnectionId {
    ConnectionId(u64::from(seat.0) + 1)
}
