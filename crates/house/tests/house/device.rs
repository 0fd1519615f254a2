//! Devices at the end of lines that take their time: what is sent arrives later, and clocks are set differently.

use crate::client::settle;
use house::{Connection, Guest, House};
use protocol::wire::Listener;
use serde_json::{Value, json};
use std::collections::VecDeque;
use store::GuestId;
use tokio::time::Instant;

/// How a device answers a race: so many milliseconds after it has shown the dice.
pub(crate) type Reflex = Option<i64>;

/// A device and the person in front of it.
pub(crate) struct Device {
    pub(crate) guest: GuestId,
    connection: Option<Connection>,
    /// What is needed to read what is told of its table.
    listener: Listener,
    started: Instant,
    /// What its clock is ahead of the house's.
    clock_ms: i64,
    /// How long a message takes, each way.
    line_ms: i64,
    pub(crate) reflex: Reflex,
    /// The smallest round trip the house's system has seen to it, if it tells.
    pub(crate) transport_ms: Option<u32>,
    /// Whether it throws the dice when it is asked to.
    pub(crate) throws: bool,
    /// What is on its way, with the time it arrives.
    coming: VecDeque<(i64, Value)>,
    going: VecDeque<(i64, Value)>,
    /// A hand that will come down: when, and when the dice were shown.
    press: Option<(i64, i64)>,
    /// Everything it was told, and when.
    pub(crate) heard: Vec<(i64, Value)>,
    pub(crate) table: String,
    keys: u32,
}

impl Device {
    pub(crate) fn come(house: &House, guest: u64, line_ms: i64, clock_ms: i64) -> Device {
        let mut device = Device {
            guest: GuestId(guest),
            connection: None,
            listener: Listener::default(),
            started: Instant::now(),
            clock_ms,
            line_ms,
            reflex: None,
            transport_ms: None,
            throws: true,
            coming: VecDeque::new(),
            going: VecDeque::new(),
            press: None,
            heard: Vec::new(),
            table: String::new(),
            keys: 0,
        };
        device.connect(house);
        device
    }

    pub(crate) fn connect(&mut self, house: &House) {
        let name = format!("guest {}", self.guest.0);
        let guest = Guest::new(self.guest, name);
        self.connection = Some(house.connect(guest).unwrap());
        self.listener = Listener::default();
        self.coming.clear();
        self.going.clear();
        self.send(json!({"do": "hello", "version": protocol::wire::VERSION}));
    }

    /// The line is lost, with all that was on its way.
    pub(crate) fn lose(&mut self) {
        self.connection = None;
        self.press = None;
        self.coming.clear();
        self.going.clear();
    }

    /// The time by the house's clock.
    pub(crate) fn now(&self) -> i64 {
        self.started.elapsed().as_millis() as i64
    }

    pub(crate) fn send(&mut self, message: Value) {
        self.going.push_back((self.now() + self.line_ms, message));
    }

    /// Sends a request about the table with a new key, and gives the key.
    pub(crate) fn ask(&mut self, mut message: Value) -> String {
        self.keys += 1;
        let key = format!("d{}-{}", self.guest.0, self.keys);
        message["key"] = json!(key);
        if message.get("table").is_none() && !self.table.is_empty() {
            message["table"] = json!(self.table);
        }
        self.send(message);
        key
    }

    /// A millisecond of its life.
    async fn live(&mut self) {
        let now = self.now();
        while let Some(Some(bytes)) = self.connection.as_ref().and_then(Connection::try_next) {
            let mut message = serde_json::from_slice(&bytes).unwrap();
            self.listener.unfold(&mut message);
            self.coming.push_back((now + self.line_ms, message));
        }
        while self.coming.front().is_some_and(|(at, _)| *at <= now) {
            let (_, message) = self.coming.pop_front().unwrap();
            self.hear(now, message);
        }
        if let Some((at, shown)) = self.press.filter(|(at, _)| *at <= now) {
            self.press = None;
            let (shown, pressed) = (shown + self.clock_ms, at + self.clock_ms);
            self.hand(json!({"shown": shown, "pressed": pressed}));
        }
        while self.going.front().is_some_and(|(at, _)| *at <= now) {
            let (_, message) = self.going.pop_front().unwrap();
            if let Some(connection) = &self.connection {
                connection
                    .receive_over(&message.to_string(), || self.transport_ms)
                    .await;
            }
        }
    }

    fn hear(&mut self, now: i64, message: Value) {
        match message["is"].as_str().unwrap() {
            "ping" => {
                let at = now + self.clock_ms;
                self.send(json!({"do": "pong", "n": message["n"], "c1": at, "c2": at}));
            }
            "moved" | "view" => {
                self.throw(&message);
                let shows = message["seen"]
                    .as_array()
                    .is_some_and(|seen| seen.iter().any(|seen| seen["sighting"].get("revealed").is_some()));
                if let (true, Some(reflex)) = (shows, self.reflex) {
                    let show_at = message["show_at"].as_i64().map(|at| at - self.clock_ms);
                    let shown = show_at.unwrap_or(now).max(now);
                    self.press = Some((shown + reflex, shown));
                }
            }
            _ => {}
        }
        self.heard.push((now, message));
    }

    /// Puts its hand down in the race that is on.
    pub(crate) fn hand(&mut self, times: Value) {
        let told = self.heard.iter().rev().map(|(_, message)| message);
        let mut prompts = told.filter_map(|message| message["prompts"].as_array()).flatten();
        let Some(race) = prompts.find(|prompt| prompt["mode"] == "race") else {
            return;
        };
        let mut choices = race["choices"].as_array().unwrap().iter();
        let bang = choices.find(|choice| choice["command"].get("bang").is_some());
        let mut hand = json!({"do": "hand", "table": self.table, "prompt": race["id"], "command": bang.unwrap()["command"]});
        for (name, time) in times.as_object().unwrap() {
            hand[name] = time.clone();
        }
        self.send(hand);
    }

    fn throw(&mut self, message: &Value) {
        let prompts = message["prompts"].as_array().unwrap();
        let throw = prompts.iter().find(|prompt| prompt["kind"] == "throw");
        if let Some(prompt) = throw.filter(|_| self.throws) {
            self.ask(json!({"do": "command", "prompt": prompt["id"], "command": "throw"}));
        }
    }

    /// The newest message of a kind.
    pub(crate) fn newest(&self, kind: &str) -> Option<&Value> {
        self.all(kind).last()
    }

    pub(crate) fn all(&self, kind: &str) -> impl DoubleEndedIterator<Item = &Value> {
        let of_kind = move |(_, message): &&(i64, Value)| message["is"] == kind;
        self.heard.iter().filter(of_kind).map(|(_, message)| message)
    }

    /// All sightings of a kind, in order.
    pub(crate) fn seen(&self, kind: &str) -> Vec<Value> {
        let seen = self
            .all("moved")
            .flat_map(|moved| moved["seen"].as_array().unwrap());
        seen.filter_map(|seen| seen["sighting"].get(kind))
            .cloned()
            .collect()
    }

    /// The view it has now.
    pub(crate) fn view(&self) -> &Value {
        let newest = self
            .heard
            .iter()
            .rev()
            .find(|(_, message)| message.get("view").is_some());
        newest.map_or(&Value::Null, |(_, message)| &message["view"])
    }

    pub(crate) fn info(&self) -> &Value {
        self.newest("table").map_or(&Value::Null, |table| &table["info"])
    }

    pub(crate) fn answer(&self, key: &str) -> Option<&Value> {
        let answers = self.heard.iter().map(|(_, message)| message);
        answers.into_iter().find(|message| message["key"] == key)
    }
}

/// Lets the devices live for so many milliseconds.
pub(crate) async fn live(devices: &mut [Device], ms: u64) {
    for _ in 0..ms {
        for device in devices.iter_mut() {
            device.live().await;
        }
        settle().await;
    }
}

/// Lets the devices live until something holds.
pub(crate) async fn live_until(devices: &mut [Device], holds: impl Fn(&[Device]) -> bool) {
    for _ in 0..200_000 {
        if holds(devices) {
            return;
        }
        live(devices, 1).await;
    }
    panic!("it never comes: {:#?}", devices[0].heard.last());
}

/// Devices with such lines and clocks at a dealt table of Clearing Coffins.
pub(crate) async fn coffins(house: &House, lines: &[(i64, i64)], options: Value) -> Vec<Device> {
    coffins_at(std::slice::from_ref(house), lines, options).await
}

/// The same with devices that come in at one node after the other.
pub(crate) async fn coffins_at(nodes: &[House], lines: &[(i64, i64)], options: Value) -> Vec<Device> {
    let mut devices: Vec<Device> = (1..)
        .zip(lines)
        .zip(nodes.iter().cycle())
        .map(|((guest, (line_ms, clock_ms)), node)| Device::come(node, guest, *line_ms, *clock_ms))
        .collect();
    let open = json!({"do": "open", "game": "clearing-coffins", "seats": lines.len(), "options": options, "spectators": "on"});
    devices[0].ask(open);
    live_until(&mut devices, |devices| devices[0].newest("found").is_some()).await;
    let table = devices[0].newest("found").unwrap()["table"]
        .as_str()
        .unwrap()
        .to_owned();
    for idx in 0..devices.len() {
        devices[idx].table.clone_from(&table);
        devices[idx].ask(json!({"do": "join"}));
        let sat = devices[idx].ask(json!({"do": "sit"}));
        live_until(&mut devices, |devices| devices[idx].answer(&sat).is_some()).await;
    }
    // The lines are measured before anybody throws.
    live(&mut devices, 2_000).await;
    devices[0].ask(json!({"do": "start"}));
    live_until(&mut devices, |devices| !devices[0].view().is_null()).await;
    // R-CC-75: the host need not wait until everybody has said that they are ready.
    let begun = devices[0].ask(json!({"do": "pause", "paused": false}));
    live_until(&mut devices, |devices| devices[0].answer(&begun).is_some()).await;
    devices
}
