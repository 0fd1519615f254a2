//! A program at a house: between the wire of a house and the bot protocol, without a socket and without a clock.
//!
//! [`Guest::hear`] takes what the house tells and says what to do; a [`Question`] is asked on a thread of its own, and its
//! answer comes back by [`Guest::answered`]. Times are milliseconds of one clock, whichever.

use crate::marks::Fault;
use crate::pipe::{Failed, Reply};
use crate::program::{Program, Running};
use protocol::bot::{Answer, Asking, Clock, ToBot};
use protocol::wire::{self, Listener};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// So long a hand takes whose time is not told.
const HAND_MS: i64 = 500;

/// What whoever has the socket does next.
pub enum Todo {
    /// Sends a message.
    Say(Value),
    /// Sends a message at a time.
    SayAt(i64, Value),
    /// Asks the program, on another thread.
    Ask(Question),
    /// The table is over, or the house does not let the program play.
    Leave(Farewell),
}

/// How a visit ends.
#[derive(Clone, PartialEq, Debug)]
pub enum Farewell {
    /// The table is over; how it ended.
    Over(Value),
    /// The house said no; its trouble, or its phrase.
    Refused(Value),
}

/// A question to the program, which takes its time.
pub struct Question {
    line: Arc<Conversation>,
    prompt: u64,
    lines: Vec<u8>,
    wait: Duration,
}

/// What came of a question.
pub struct Response {
    prompt: u64,
    answer: Result<Answer, Failed>,
}

impl Question {
    /// Asks and waits.
    pub fn ask(self) -> Response {
        let Question {
            line,
            prompt,
            lines,
            wait,
        } = self;
        let replies = line.replies.lock().unwrap_or_else(PoisonError::into_inner);
        let is_answer = |answer: &Answer| u64::from(answer.prompt.0) == prompt;
        let answer = line
            .running
            .pipe
            .ask(line.table, &replies, lines, wait, is_answer);
        Response { prompt, answer }
    }
}

/// The line to the process.
struct Conversation {
    table: u64,
    running: Arc<Running>,
    replies: Mutex<Receiver<Reply>>,
}

/// A program on its visit to one table of a house.
pub struct Guest {
    seed: u32,
    program: Arc<Program>,
    code: String,
    listener: Listener,
    /// The table's name in links.
    table: Option<String>,
    info: Value,
    seat: Option<u8>,
    line: Option<Arc<Conversation>>,
    /// What the seat sees now.
    view: Value,
    /// What is asked now, as the house told it.
    prompts: Vec<Value>,
    /// What the program was asked already: the prompt and its choices.
    asked: Vec<(u64, String)>,
    /// Whether a question is under way.
    is_asking: bool,
    /// When what is raced for is shown.
    shown: i64,
    /// Requests that may have to be repeated, by their keys.
    sent: HashMap<String, Value>,
    next_key: u64,
    is_marked: bool,
    said_ready: bool,
}

impl Guest {
    /// A program on its way to the table of a code, and what to say first; `seed` is for the program's own chance.
    pub fn new(program: Arc<Program>, code: &str, seed: u32) -> (Guest, Todo) {
        let guest = Guest {
            seed,
            program,
            code: code.to_owned(),
            listener: Listener::default(),
            table: None,
            info: Value::Null,
            seat: None,
            line: None,
            view: Value::Null,
            prompts: Vec::new(),
            asked: Vec::new(),
            is_asking: false,
            shown: 0,
            sent: HashMap::new(),
            next_key: 0,
            is_marked: false,
            said_ready: false,
        };
        let hello = Todo::Say(json!({ "do": "hello", "version": wire::VERSION }));
        (guest, hello)
    }

    /// The program.
    pub fn program(&self) -> &Arc<Program> {
        &self.program
    }

    /// The table in words, once it is known: its game and the seat.
    pub fn place(&self) -> Option<String> {
        let game = self.info["game"].as_str()?;
        Some(format!("{game}, seat {}", self.seat?))
    }

    /// The connection is new: everything is told again.
    pub fn reconnected(&mut self) -> Todo {
        self.listener = Listener::default();
        self.asked.clear();
        self.sent.clear();
        Todo::Say(json!({ "do": "hello", "version": wire::VERSION }))
    }

    /// Takes a message of the house.
    pub fn hear(&mut self, mut message: Value, now: i64) -> Vec<Todo> {
        self.listener.unfold(&mut message);
        if let Some(view) = message.get("view") {
            self.view.clone_from(view);
        }
        match message["is"].as_str().unwrap_or_default() {
            "welcome" => vec![match &self.table {
                None => self.request(json!({ "do": "find", "code": self.code })),
                Some(table) => Todo::Say(json!({ "do": "join", "table": table })),
            }],
            "found" => self.found(&message),
            "ping" => vec![Todo::Say(
                json!({ "do": "pong", "n": message["n"], "c1": now, "c2": now }),
            )],
            "table" => self.gathered(message["info"].take()),
            "you" => {
                let seat = message["seat"].as_u64();
                self.seat = seat.and_then(|seat| u8::try_from(seat).ok());
                Vec::new()
            }
            "view" => {
                self.sit(&message);
                self.asks(&message, now)
            }
            "moved" => {
                // A program that has ended looks at the table anew.
                match self.line.is_some() {
                    true => self.see(&message),
                    false => self.sit(&message),
                }
                self.asks(&message, now)
            }
            "prompts" => self.asks(&message, now),
            "done" | "heard" => {
                self.sent.remove(message["key"].as_str().unwrap_or_default());
                Vec::new()
            }
            "refused" => self.refused(&message, now),
            "away" | "goodbye" => vec![Todo::Leave(Farewell::Refused(message["say"].take()))],
            _ => Vec::new(),
        }
    }

    /// A request with a key of its own, to be repeated if it came too fast.
    fn request(&mut self, mut request: Value) -> Todo {
        self.next_key += 1;
        // A house carries out a key once for each guest: whoever is started again must not say the old ones.
        let key = format!("bot-{:08x}-{}", self.seed, self.next_key);
        request["key"] = json!(key);
        self.sent.insert(key, request.clone());
        Todo::Say(request)
    }

    fn found(&mut self, message: &Value) -> Vec<Todo> {
        let table = message["table"].clone();
        self.table = table.as_str().map(str::to_owned);
        let join = self.request(json!({ "do": "join", "table": table }));
        let sit = self.request(json!({ "do": "sit", "table": table }));
        vec![join, sit]
    }

    /// The table and who sits there. Where everybody must say that they are there, the program is.
    fn gathered(&mut self, info: Value) -> Vec<Todo> {
        let waits = matches!(info["paused_for"].as_str(), Some("start" | "quiet"));
        self.info = info;
        if waits && !std::mem::replace(&mut self.said_ready, waits) && self.seat.is_some() {
            let table = self.table.clone();
            return vec![self.request(json!({ "do": "ready", "table": table }))];
        }
        self.said_ready &= waits;
        Vec::new()
    }

    /// The program sits down, with what the seat sees now.
    fn sit(&mut self, message: &Value) {
        self.leave(None);
        let Some(seat) = self.seat else {
            return;
        };
        let (table, running) = self.program.sit_down();
        let Some(running) = running else {
            return self.mark(None);
        };
        let replies = Mutex::new(running.pipe.open(table));
        let answer_ms = u64::try_from(self.program.limits().answer.as_millis()).unwrap_or(u64::MAX);
        let sit = ToBot::<&Value, &Value>::Sit {
            table,
            game: self.info["game"].as_str().unwrap_or_default().to_owned(),
            rules_version: None,
            seat: engine::Seat(seat),
            seats: self.info["seats"].as_array().map_or(0, |seats| seats.len() as u8),
            options: &self.info["options"],
            clock: Clock { answer_ms },
            seed: self.seed,
            settings: self.program.settings().clone(),
            view: &message["view"],
        };
        running.pipe.send(line(&sit));
        self.line = Some(Arc::new(Conversation {
            table,
            running,
            replies,
        }));
    }

    fn see(&mut self, message: &Value) {
        let Some(line) = &self.line else {
            return;
        };
        for seen in message["seen"].as_array().into_iter().flatten() {
            let see = ToBot::<Value, Value, &Value>::See {
                table: line.table,
                sighting: &seen["sighting"],
                fleeting: seen["fleeting"] == true,
            };
            line.running.pipe.send(self::line(&see));
        }
    }

    /// What is asked now, and how the table ended.
    fn asks(&mut self, message: &Value, now: i64) -> Vec<Todo> {
        if message.get("seen").is_some() || message.get("missed").is_some() {
            self.shown = message["show_at"].as_i64().unwrap_or(now);
        }
        self.prompts = message["prompts"].as_array().cloned().unwrap_or_default();
        let outcome = &message["outcome"];
        if !outcome.is_null() {
            self.leave(Some(outcome));
            return vec![Todo::Leave(Farewell::Over(outcome.clone()))];
        }
        let left_ms = message["clock"]["left_ms"].as_u64();
        self.next_question(left_ms).into_iter().collect()
    }

    /// The first question the program has not been asked.
    fn next_question(&mut self, left_ms: Option<u64>) -> Option<Todo> {
        if self.is_asking {
            return None;
        }
        let line = self.line.clone()?;
        let prompt = self.prompts.iter().find(|prompt| {
            let mark = mark_of(prompt);
            prompt["in_background"] != true
                && prompt["choices"]
                    .as_array()
                    .is_some_and(|choices| !choices.is_empty())
                && !self.asked.contains(&mark)
        })?;
        self.asked.push(mark_of(prompt));
        if self.asked.len() > 64 {
            self.asked.remove(0);
        }
        let id = prompt["id"].as_u64()?;
        let limit = self.program.limits().answer;
        // A little of the time goes by on the way.
        let left = left_ms.map(|left| Duration::from_millis(left.saturating_sub(left / 10)));
        let wait = left.map_or(limit, |left| left.min(limit));
        let choices: Vec<Value> = commands(prompt).cloned().collect();
        let concedes = prompt["choices"].as_array().into_iter().flatten().enumerate();
        let asking = Asking {
            id: engine::PromptId(u32::try_from(id).ok()?),
            seat: engine::Seat(self.seat?),
            kind: prompt["kind"].clone(),
            mode: serde_json::from_value(prompt["mode"].clone()).ok()?,
            must: prompt["must"] == true,
            until_ms: None,
            choices,
            concedes: concedes
                .filter(|(_, choice)| choice["concedes"] == true)
                .map(|(place, _)| place)
                .collect(),
        };
        let asked = ToBot::<Value, &Value>::Asked {
            table: line.table,
            prompt: asking,
            left_ms: u64::try_from(wait.as_millis()).unwrap_or(u64::MAX),
            view: self.program.hello().views.then_some(&self.view),
        };
        self.is_asking = true;
        Some(Todo::Ask(Question {
            lines: self::line(&asked),
            line,
            prompt: id,
            wait,
        }))
    }

    /// Takes what came of a question.
    pub fn answered(&mut self, told: Response, now: i64) -> Vec<Todo> {
        self.is_asking = false;
        let mut todo = Vec::new();
        let open = self
            .prompts
            .iter()
            .find(|prompt| prompt["id"] == told.prompt)
            .cloned();
        if let Some(prompt) = open {
            todo.extend(self.give(&prompt, told, now));
        } else if let Err(failed) = told.answer {
            self.fail(failed);
        }
        todo.extend(self.next_question(None));
        todo
    }

    fn give(&mut self, prompt: &Value, told: Response, now: i64) -> Option<Todo> {
        let choice = match told.answer {
            Ok(answer) => match read(&answer, prompt) {
                Some(choice) => choice.map(|command| (command, answer.after_ms)),
                None => {
                    self.mark(Some(Fault::Garbage));
                    fallback(prompt).map(|command| (command, None))
                }
            },
            Err(failed) => {
                self.fail(failed);
                fallback(prompt).map(|command| (command, None))
            }
        };
        let (command, after_ms) = choice?;
        let table = self.table.clone();
        if prompt["mode"] != "race" {
            let command =
                json!({ "do": "command", "table": table, "prompt": prompt["id"], "command": command });
            return Some(self.request(command));
        }
        let pressed = (self.shown + after_ms.map_or(HAND_MS, i64::from)).max(now);
        let hand = self.request(json!({
            "do": "hand", "table": table, "prompt": prompt["id"], "command": command,
            "shown": self.shown, "pressed": pressed,
        }));
        match hand {
            Todo::Say(hand) if pressed > now => Some(Todo::SayAt(pressed, hand)),
            hand => Some(hand),
        }
    }

    fn fail(&mut self, failed: Failed) {
        match failed {
            Failed::Silence => self.mark(Some(Fault::Silence)),
            Failed::Garbage => self.mark(Some(Fault::Garbage)),
            Failed::Closed => {
                self.line = None;
                self.mark(Some(Fault::Crash));
            }
        }
    }

    fn mark(&mut self, fault: Option<Fault>) {
        if !std::mem::replace(&mut self.is_marked, true) {
            self.program.tally().marked();
        }
        if let Some(fault) = fault {
            self.program.tally().played_default();
            self.program.failed(fault);
        }
    }

    /// What came too fast is said again; what the table does not want any more is over; all else ends the visit.
    fn refused(&mut self, message: &Value, now: i64) -> Vec<Todo> {
        let trouble = &message["trouble"];
        let key = message["key"].as_str().unwrap_or_default();
        let request = self.sent.remove(key);
        if let (Some(ms), Some(request)) = (trouble["retry_ms"].as_i64(), request) {
            self.sent.insert(key.to_owned(), request.clone());
            return vec![Todo::SayAt(now.saturating_add(ms), request)];
        }
        // While it plays, a move that came too late is no reason to go.
        if self.line.is_some() {
            return Vec::new();
        }
        vec![Todo::Leave(Farewell::Refused(trouble.clone()))]
    }

    fn leave(&mut self, outcome: Option<&Value>) {
        if let Some(line) = self.line.take() {
            let over = ToBot::<Value, Value, Value, Asking, &Value>::Over {
                table: line.table,
                outcome,
            };
            line.running.pipe.send(self::line(&over));
            line.running.pipe.close(line.table);
        }
    }
}

fn line(told: &impl serde::Serialize) -> Vec<u8> {
    let mut line = serde_json::to_vec(told).expect("what is told is plain data");
    line.push(b'\n');
    line
}

/// What tells one question from another: a right may change its choices and keep its name.
fn mark_of(prompt: &Value) -> (u64, String) {
    let choices: Vec<&Value> = commands(prompt).collect();
    (
        prompt["id"].as_u64().unwrap_or_default(),
        json!(choices).to_string(),
    )
}

/// The commands of a prompt.
fn commands(prompt: &Value) -> impl Iterator<Item = &Value> {
    prompt["choices"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|choice| &choice["command"])
}

/// What an answer means: a command, or nothing to keep still; `None` if it was not offered.
fn read(answer: &Answer, prompt: &Value) -> Option<Option<Value>> {
    match (answer.choice, &answer.command) {
        (Some(place), None) => commands(prompt).nth(usize::from(place)).cloned().map(Some),
        (None, Some(command)) => commands(prompt).find(|it| *it == command).cloned().map(Some),
        (None, None) if prompt["mode"] == "race" || prompt["must"] != true => Some(None),
        _ => None,
    }
}

/// What is played for a program that fails: the first choice that does not give up, where one must be made.
fn fallback(prompt: &Value) -> Option<Value> {
    if prompt["must"] != true || prompt["mode"] == "race" {
        return None;
    }
    let choices = prompt["choices"].as_array()?;
    let stays = choices.iter().find(|choice| choice["concedes"] != true);
    Some(stays.or(choices.first())?["command"].clone())
}
