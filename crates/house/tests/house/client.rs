//! A scripted device: it keeps what it was told, and answers from the choices it is offered.

use house::{AddressKey, Connection, Guest, House, Visitor};
use protocol::wire::Listener;
use serde_json::{Value, json};
use std::collections::HashMap;
use store::GuestId;

/// A device of a guest.
pub(crate) struct Client {
    pub(crate) guest: GuestId,
    /// Whose device it is.
    owner: GuestId,
    /// Where its line comes from.
    address: Option<AddressKey>,
    pub(crate) connection: Option<Connection>,
    keys: u32,
    /// The keys of all commands it sent.
    pub(crate) sent: Vec<String>,
    /// The last command.
    pub(crate) last: Option<Value>,
    /// Everything it was told.
    pub(crate) heard: Vec<Value>,
    /// How long each of these was on the wire.
    pub(crate) lengths: Vec<usize>,
    /// What is needed to read what is told of a table, each by its name.
    listeners: HashMap<String, Listener>,
    /// What was told about the table, the newest of each kind.
    pub(crate) info: Value,
    pub(crate) you: Value,
    pub(crate) seq: u32,
    pub(crate) view: Value,
    pub(crate) prompts: Vec<Value>,
    pub(crate) clock: Value,
    pub(crate) outcome: Value,
    pub(crate) table: String,
    /// Whether it tells its clock when asked.
    pub(crate) answers_pings: bool,
    started: tokio::time::Instant,
}

impl Client {
    /// A device of the guest of this number.
    pub(crate) async fn come(house: &House, number: u64) -> Client {
        Client::come_beside(house, number, number).await
    }

    /// The guest of this number at the device of another.
    pub(crate) async fn come_beside(house: &House, number: u64, owner: u64) -> Client {
        let mut client = Client {
            guest: GuestId(number),
            owner: GuestId(owner),
            address: None,
            connection: None,
            keys: 0,
            sent: Vec::new(),
            last: None,
            heard: Vec::new(),
            lengths: Vec::new(),
            listeners: HashMap::new(),
            info: Value::Null,
            you: Value::Null,
            seq: 0,
            view: Value::Null,
            prompts: Vec::new(),
            clock: Value::Null,
            outcome: Value::Null,
            table: String::new(),
            answers_pings: true,
            started: tokio::time::Instant::now(),
        };
        client.connect(house).await;
        client
    }

    /// The guest of this number, from somewhere.
    pub(crate) async fn come_from(house: &House, number: u64, address: AddressKey) -> Client {
        let mut client = Client::come(house, number).await;
        client.address = Some(address);
        client.connect(house).await;
        client
    }

    pub(crate) async fn connect(&mut self, house: &House) {
        self.listeners.clear();
        let name = format!("guest {}", self.guest.0);
        let guest = Guest {
            device: self.owner,
            ..Guest::new(self.guest, name)
        };
        let visitor = Visitor {
            address: self.address,
            ..Visitor::from(guest)
        };
        self.connection = Some(house.connect(visitor).unwrap());
        self.send(json!({"do": "hello", "version": protocol::wire::VERSION}))
            .await;
    }

    /// The line is lost.
    pub(crate) fn lose(&mut self) {
        self.connection = None;
        self.prompts.clear();
    }

    pub(crate) fn is_connected(&self) -> bool {
        self.connection.is_some()
    }

    pub(crate) async fn send(&mut self, message: Value) {
        if let Some(connection) = &self.connection {
            connection.receive(&message.to_string()).await;
        }
    }

    /// Sends a request about the table with a new key, and gives the key.
    pub(crate) async fn ask(&mut self, mut message: Value) -> String {
        self.keys += 1;
        let key = format!("k{}-{}", self.guest.0, self.keys);
        message["key"] = json!(key);
        if message.get("table").is_none() && !self.table.is_empty() {
            message["table"] = json!(self.table);
        }
        if message["do"] == "command" {
            self.sent.push(key.clone());
            self.last = Some(message.clone());
        }
        self.send(message).await;
        key
    }

    /// Sends a request and gives what became of it: `done`, `found`, `ticket` or `refused`.
    pub(crate) async fn get(&mut self, message: Value) -> Value {
        let key = self.ask(message).await;
        settle().await;
        self.pump().await;
        self.answer(&key)
            .unwrap_or_else(|| panic!("no answer to {key}: {:#?}", self.heard.last()))
    }

    /// What became of a request.
    pub(crate) fn answer(&self, key: &str) -> Option<Value> {
        self.heard
            .iter()
            .find(|heard| heard["key"] == json!(key))
            .cloned()
    }

    /// Asks for something that must be done.
    pub(crate) async fn must(&mut self, message: Value) -> Value {
        let answer = self.get(message.clone()).await;
        assert_ne!(answer["is"], "refused", "{message}: {answer}");
        answer
    }

    /// As the host: deals, and lets it begin without waiting until everybody is ready to race (R-CC-75).
    pub(crate) async fn deal(&mut self) {
        self.must(json!({"do": "start"})).await;
        self.must(json!({"do": "pause", "paused": false})).await;
    }

    /// Asks for something that must be refused, and gives the code.
    pub(crate) async fn refused(&mut self, message: Value) -> String {
        let answer = self.get(message.clone()).await;
        assert_eq!(answer["is"], "refused", "{message}: {answer}");
        answer["trouble"]["code"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn open(&mut self, game: &str, seats: u8, options: Value) {
        self.table.clear();
        let open =
            json!({"do": "open", "game": game, "seats": seats, "options": options, "spectators": "on"});
        let found = self.must(open).await;
        self.table = found["table"].as_str().unwrap().to_owned();
        self.must(json!({"do": "join"})).await;
    }

    pub(crate) async fn join(&mut self, table: &str) {
        table.clone_into(&mut self.table);
        self.must(json!({"do": "join"})).await;
    }

    pub(crate) async fn sit(&mut self, table: &str) {
        self.join(table).await;
        self.must(json!({"do": "sit"})).await;
    }

    /// Reads what waits, and answers pings.
    pub(crate) async fn pump(&mut self) {
        while let Some(connection) = &self.connection {
            let Some(next) = connection.try_next() else { return };
            let Some(bytes) = next else {
                self.lose();
                return;
            };
            let mut message: Value = serde_json::from_slice(&bytes).unwrap();
            if let Some(table) = message["table"].as_str() {
                let listener = self.listeners.entry(table.to_owned()).or_default();
                listener.unfold(&mut message);
            }
            self.lengths.push(bytes.len());
            self.note(message).await;
        }
    }

    async fn note(&mut self, message: Value) {
        let of_table = message["table"] == json!(self.table);
        match message["is"].as_str().unwrap() {
            "table" if message["info"]["table"] == json!(self.table) => self.info = message["info"].clone(),
            "you" if of_table => self.you = message.clone(),
            "view" | "moved" if of_table => {
                self.view = message["view"].clone();
                self.outcome = message["outcome"].clone();
                self.note_prompts(&message);
            }
            "prompts" if of_table => self.note_prompts(&message),
            "ping" if self.answers_pings => {
                let at = self.clock_ms();
                let pong = json!({"do": "pong", "n": message["n"], "c1": at, "c2": at});
                self.send(pong).await;
            }
            _ => {}
        }
        self.heard.push(message);
    }

    /// The device's own clock, which begins somewhere else than the house's.
    pub(crate) fn clock_ms(&self) -> i64 {
        self.started.elapsed().as_millis() as i64 + 77_000
    }

    fn note_prompts(&mut self, message: &Value) {
        let seq = message["seq"].as_u64().unwrap() as u32;
        assert!(
            seq >= self.seq,
            "the sequence went back from {} to {seq}",
            self.seq
        );
        self.seq = seq;
        self.prompts = message["prompts"].as_array().unwrap().clone();
        self.clock = message["clock"].clone();
    }

    pub(crate) fn is_over(&self) -> bool {
        !self.outcome.is_null()
    }

    /// All messages of a kind.
    pub(crate) fn all(&self, kind: &str) -> Vec<&Value> {
        self.heard.iter().filter(|heard| heard["is"] == kind).collect()
    }
}

/// Lets everything that is under way come to rest; takes a millisecond.
pub(crate) async fn settle() {
    tokio::time::sleep(std::time::Duration::from_millis(1)).await;
}

/// Lets time pass.
pub(crate) async fn pass(ms: u64) {
    tokio::time::sleep(std::time::Duration::from_millis(ms)).await;
}
