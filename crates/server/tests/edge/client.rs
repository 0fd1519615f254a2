//! A device with a real socket: it keeps what it was told, and answers from the choices it is offered.

use crate::place::Place;
use futures_util::{SinkExt as _, StreamExt as _};
use protocol::wire::Listener;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

/// Longer than this nothing takes.
const PATIENCE: Duration = Duration::from_secs(60);

/// A device.
pub(crate) struct Client {
    pub(crate) socket: WebSocketStream<TcpStream>,
    /// The cookie, as it is sent back.
    pub(crate) cookie: String,
    pub(crate) table: String,
    pub(crate) seq: u64,
    pub(crate) view: Value,
    pub(crate) prompts: Vec<Value>,
    /// What is needed to read what is told of a table, each by its name.
    listeners: HashMap<String, Listener>,
    pub(crate) info: Value,
    pub(crate) outcome: Value,
    /// What was acknowledged: the sequence by its key.
    pub(crate) done: HashMap<String, u64>,
    pub(crate) refused: Vec<Value>,
    /// The code the socket was closed with.
    pub(crate) closed: Option<u16>,
    /// The last command, as it was sent.
    pub(crate) last: Option<Value>,
    /// The keys of all commands.
    pub(crate) commands: Vec<String>,
    chance: u64,
    started: Instant,
}

impl Client {
    /// A new guest comes in.
    pub(crate) async fn come(place: &Place) -> Client {
        Client::come_as(place, "").await
    }

    /// Somebody comes in with a cookie.
    pub(crate) async fn come_as(place: &Place, cookie: &str) -> Client {
        let mut client = Client::connect(place, cookie, &[]).await.unwrap();
        client
            .send(json!({"do": "hello", "version": protocol::wire::VERSION}))
            .await;
        client.until(|_, message| message["is"] == "welcome").await;
        client
    }

    /// Another person at the device of a cookie.
    pub(crate) async fn come_beside(place: &Place, cookie: &str, number: u8) -> Client {
        let path = format!("/ws?as={number}");
        let mut client = Client::connect_at(place, &path, cookie, &[]).await.unwrap();
        client
            .send(json!({"do": "hello", "version": protocol::wire::VERSION}))
            .await;
        client.until(|_, message| message["is"] == "welcome").await;
        client
    }

    /// Opens a socket, or says with which status it was refused.
    pub(crate) async fn connect(
        place: &Place,
        cookie: &str,
        headers: &[(&str, &str)],
    ) -> Result<Client, u16> {
        Client::connect_at(place, "/ws", cookie, headers).await
    }

    /// Opens a socket at a path.
    pub(crate) async fn connect_at(
        place: &Place,
        path: &str,
        cookie: &str,
        headers: &[(&str, &str)],
    ) -> Result<Client, u16> {
        let url = format!("ws://{}{path}", place.address);
        let mut request = url.into_client_request().unwrap();
        for (name, value) in headers.iter().copied().chain([("cookie", cookie)]) {
            let name = name
                .parse::<tokio_tungstenite::tungstenite::http::HeaderName>()
                .unwrap();
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        let stream = TcpStream::connect(place.address).await.unwrap();
        stream.set_nodelay(true).unwrap();
        let (socket, response) = match client_async(request, stream).await {
            Ok(opened) => opened,
            Err(Error::Http(response)) => return Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        };
        let set = response
            .headers()
            .get("set-cookie")
            .map(|set| set.to_str().unwrap());
        let set = set.map(|set| set.split(';').next().unwrap().to_owned());
        Ok(Client {
            socket,
            cookie: set.unwrap_or_else(|| cookie.to_owned()),
            table: String::new(),
            seq: 0,
            view: Value::Null,
            prompts: Vec::new(),
            listeners: HashMap::new(),
            info: Value::Null,
            outcome: Value::Null,
            done: HashMap::new(),
            refused: Vec::new(),
            closed: None,
            last: None,
            commands: Vec::new(),
            chance: 0x9e37_79b9,
            started: Instant::now(),
        })
    }

    /// The line is lost; the same guest comes back on another device and to the table.
    pub(crate) async fn come_back(self, place: &Place) -> Client {
        let mut client = Client::come_as(place, &self.cookie).await;
        client.done = self.done.clone();
        client.chance = self.chance;
        client.last = self.last.clone();
        client.commands = self.commands.clone();
        let (table, have) = (self.table.clone(), self.seq);
        drop(self.socket);
        client.join(&table, Some(have)).await;
        client
    }

    pub(crate) async fn send(&mut self, message: Value) {
        self.send_text(message.to_string()).await;
    }

    pub(crate) async fn send_text(&mut self, text: String) {
        // A line that is cut while something is said shows when it is read.
        let _ = self.socket.send(Message::text(text)).await;
    }

    /// The next message; nothing when the line is closed.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.socket.next()).await;
            match next.expect("something is heard in time")? {
                Ok(Message::Text(text)) => {
                    let mut message: Value = serde_json::from_str(&text).unwrap();
                    check_schema(&message);
                    if let Some(table) = message["table"].as_str() {
                        let listener = self.listeners.entry(table.to_owned()).or_default();
                        listener.unfold(&mut message);
                    }
                    self.note(&message).await;
                    return Some(message);
                }
                Ok(Message::Close(frame)) => {
                    self.closed = frame.map(|frame| frame.code.into());
                }
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }

    /// Reads on until something holds, and gives the message that made it hold.
    pub(crate) async fn until(&mut self, holds: impl Fn(&Client, &Value) -> bool) -> Value {
        loop {
            let message = self.next().await.expect("the line holds");
            if holds(self, &message) {
                return message;
            }
        }
    }

    async fn note(&mut self, message: &Value) {
        let of_table = message["table"] == json!(self.table);
        match message["is"].as_str().unwrap() {
            "table" if message["info"]["table"] == json!(self.table) => self.info = message["info"].clone(),
            "view" | "moved" if of_table => {
                self.seq = message["seq"].as_u64().unwrap();
                self.view = message["view"].clone();
                self.outcome = message["outcome"].clone();
                self.prompts = message["prompts"].as_array().unwrap().clone();
            }
            "prompts" if of_table => self.prompts = message["prompts"].as_array().unwrap().clone(),
            "done" => {
                let key = message["key"].as_str().unwrap().to_owned();
                if let Some(seq) = message["seq"].as_u64() {
                    self.done.insert(key, seq);
                }
            }
            "refused" => self.refused.push(message.clone()),
            "ping" => {
                let at = self.started.elapsed().as_millis() as i64;
                let pong = json!({"do": "pong", "n": message["n"], "c1": at, "c2": at});
                self.send(pong).await;
            }
            _ => {}
        }
    }

    /// Sends a request about the table with a key of its own, and gives the key.
    pub(crate) async fn ask(&mut self, mut message: Value) -> String {
        // No key is used twice, whatever the device: the house would take it for a repetition.
        static KEYS: AtomicU32 = AtomicU32::new(1);
        let key = format!("k{}", KEYS.fetch_add(1, Ordering::Relaxed));
        message["key"] = json!(key);
        if message.get("table").is_none() && !self.table.is_empty() {
            message["table"] = json!(self.table);
        }
        if message["do"] == "command" {
            self.last = Some(message.clone());
            self.commands.push(key.clone());
        }
        self.send(message).await;
        key
    }

    /// Sends a request and gives what became of it.
    pub(crate) async fn get(&mut self, message: Value) -> Value {
        let key = self.ask(message).await;
        self.until(|_, message| message["key"] == json!(key)).await
    }

    /// Sends a request that must be carried out.
    pub(crate) async fn must(&mut self, message: Value) -> Value {
        let answer = self.get(message.clone()).await;
        assert_ne!(answer["is"], "refused", "{message}: {answer}");
        answer
    }

    pub(crate) async fn open(&mut self, game: &str, seats: u8, options: &Value) -> String {
        self.table.clear();
        let open = json!({
            "do": "open", "game": game, "seats": seats, "options": options, "pace": "relaxed", "spectators": "on",
        });
        let found = self.must(open).await;
        let table = found["table"].as_str().unwrap().to_owned();
        self.join(&table, None).await;
        table
    }

    pub(crate) async fn join(&mut self, table: &str, have: Option<u64>) {
        table.clone_into(&mut self.table);
        let mut join = json!({"do": "join"});
        if let Some(have) = have {
            join["have"] = json!(have);
        }
        self.must(join).await;
    }

    pub(crate) async fn sit(&mut self, table: &str) {
        self.join(table, None).await;
        self.must(json!({"do": "sit"})).await;
    }

    pub(crate) fn is_over(&self) -> bool {
        !self.outcome.is_null()
    }

    /// Answers what is asked, if anything is; gives the key.
    pub(crate) async fn answer(&mut self) -> Option<String> {
        let prompt = self.prompts.iter().find(|prompt| {
            let has_choices = !prompt["choices"].as_array().unwrap().is_empty();
            has_choices || prompt["mode"] == "race"
        })?;
        if prompt["mode"] == "race" {
            let hand = json!({"do": "hand", "prompt": prompt["id"], "command": "pass"});
            self.prompts.clear();
            return Some(self.ask(hand).await);
        }
        let choices = prompt["choices"].as_array().unwrap();
        self.chance = self
            .chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let choice = &choices[(self.chance >> 33) as usize % choices.len()];
        let command = json!({"do": "command", "prompt": prompt["id"], "command": choice["command"]});
        self.prompts.clear();
        Some(self.ask(command).await)
    }

    /// Answers whatever is asked until the table is over.
    pub(crate) async fn play_to_the_end(mut self) -> Client {
        while !self.is_over() {
            self.answer().await;
            self.next().await.expect("the line holds");
        }
        self
    }

    /// Answers whatever is asked until the table is over or the line is lost.
    pub(crate) async fn play_while_it_holds(mut self) -> Client {
        while !self.is_over() {
            self.answer().await;
            if self.next().await.is_none() {
                break;
            }
        }
        self
    }

    /// Answers whatever is asked until the table has so many moves, or is over.
    pub(crate) async fn play_until(mut self, seq: u64) -> Client {
        while !self.is_over() && self.seq < seq {
            self.answer().await;
            self.next().await.expect("the line holds");
        }
        self
    }
}

/// People at a table that is dealt.
pub(crate) async fn table(place: &Place, game: &str, persons: u8, options: &Value) -> Vec<Client> {
    let mut host = Client::come(place).await;
    host.chance ^= u64::from(persons) << 7;
    let table = host.open(game, persons, options).await;
    let mut clients = vec![host];
    for number in 1..persons {
        let mut client = Client::come(place).await;
        client.chance ^= u64::from(number);
        client.sit(&table).await;
        clients.push(client);
    }
    clients[0].must(json!({"do": "start"})).await;
    // R-CC-75: the host need not wait until everybody is ready to race.
    clients[0].must(json!({"do": "pause", "paused": false})).await;
    clients
}

/// All play at the same time, each in a task of its own.
pub(crate) async fn play_all(clients: Vec<Client>) -> Vec<Client> {
    let tasks: Vec<_> = clients
        .into_iter()
        .map(|client| tokio::spawn(client.play_to_the_end()))
        .collect();
    let mut ended = Vec::new();
    for task in tasks {
        ended.push(task.await.unwrap());
    }
    ended
}

/// All play up to a move.
pub(crate) async fn play_some(clients: Vec<Client>, seq: u64) -> Vec<Client> {
    let tasks: Vec<_> = clients
        .into_iter()
        .map(|client| tokio::spawn(client.play_until(seq)))
        .collect();
    let mut paused = Vec::new();
    for task in tasks {
        paused.push(task.await.unwrap());
    }
    paused
}

/// What is really sent is as the schema says.
fn check_schema(message: &Value) {
    static SCHEMA: LazyLock<jsonschema::Validator> = LazyLock::new(|| {
        let text = protocol::schema::find("wire-message").unwrap().text;
        jsonschema::validator_for(&serde_json::from_str(text).unwrap()).unwrap()
    });
    if let Err(error) = SCHEMA.validate(message) {
        panic!("{error} at {}\n{message}", error.instance_path());
    }
}
