//! `sexton bot`: a program at a table of a house, and `sexton bot-token`: what it comes in with.

mod address;

use crate::cli::{BotArgs, BotToken};
use crate::commands::admin;
use crate::input::BadInput;
use crate::programs::Roll;
use address::{Address, Line};
use anyhow::Context as _;
use futures_util::{SinkExt as _, StreamExt as _};
use programs::guest::{Farewell, Response, Todo};
use programs::{Guest, Program};
use protocol::wire::{AdminAnswer, AdminRequest};
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message};
use words::{Lang, Words};

/// A line that is lost is opened again so often, each time after a longer pause.
const TRIES: u32 = 6;

/// `sexton bot-token NAME`: asks the house on this machine for a token.
pub(crate) fn make_token(token: &BotToken) -> anyhow::Result<()> {
    let words = Words::of(token.lang.read()?);
    let request = AdminRequest::BotToken {
        name: token.name.clone(),
    };
    match admin::ask_house(token.data.clone(), &request)?.0 {
        AdminAnswer::BotToken { token, .. } => println!("{token}"),
        AdminAnswer::Refused { trouble } => {
            return Err(BadInput::new(admin::in_words(&trouble, words)).into());
        }
        _ => anyhow::bail!("the house answered something else"),
    }
    Ok(())
}

/// `sexton bot PROGRAM CODE`: comes to the table and plays.
pub(crate) fn run(args: &BotArgs) -> anyhow::Result<()> {
    let mut roll = Roll::open(&args.programs, true)?;
    let program = roll.program(&args.program)?.ok_or_else(|| {
        let name = &args.program;
        BadInput::new(format!(
            "expected a program: a path, cmd:COMMAND or a short name of the file; found \"{name}\""
        ))
    })?;
    let address = Address::read(&args.house, args.ca.as_deref())?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let farewell = runtime.block_on(visit(program, &args.code, &args.token, &address))?;
    // A question may still be under way; nobody waits for its answer.
    runtime.shutdown_background();
    match farewell {
        Farewell::Over(outcome) => {
            roll.tell(&mut std::io::stdout())?;
            println!("over {outcome}");
            Ok(())
        }
        Farewell::Refused(told) => {
            roll.tell_failures();
            Err(BadInput::new(told_in_words(&told)).into())
        }
    }
}

type Socket = WebSocketStream<Box<dyn Line>>;

async fn connect(address: &Address, token: &str) -> anyhow::Result<Socket> {
    let mut request = (address.socket().as_str())
        .into_client_request()
        .context("--house: no address of a house")?;
    let bearer = HeaderValue::from_str(&format!("Bearer {token}"));
    let bearer = bearer.map_err(|_| BadInput::new("--token: expected letters and digits"))?;
    request.headers_mut().insert("Authorization", bearer);
    let line = address.call().await?;
    match tokio_tungstenite::client_async(request, line).await {
        Ok((socket, _)) => Ok(socket),
        Err(Error::Http(answer)) => {
            let body = answer.body().as_deref().unwrap_or_default();
            let told: Value = serde_json::from_slice(body).unwrap_or_default();
            let why = told["error"]["message"].as_str().unwrap_or("the house said no");
            Err(BadInput::new(format!("{}: {why}", answer.status())).into())
        }
        Err(error) => Err(anyhow::Error::new(error).context(format!("{address}: no house answers"))),
    }
}

/// Plays until the table is over; a line that is lost is opened again.
async fn visit(
    program: Arc<Program>,
    code: &str,
    token: &str,
    address: &Address,
) -> anyhow::Result<Farewell> {
    let mut seed = [0; 4];
    getrandom::fill(&mut seed)?;
    let mut socket = connect(address, token).await?;
    let (guest, first) = Guest::new(program, code, u32::from_le_bytes(seed));
    let mut visit = Visit::new(guest);
    visit.later.push((0, first));
    let mut tries = 0;
    loop {
        if let Some(farewell) = visit.hold(&mut socket, &mut tries).await? {
            let _ = socket.close(None).await;
            return Ok(farewell);
        }
        socket = loop {
            tries += 1;
            tokio::time::sleep(Duration::from_millis(250 << tries.min(6))).await;
            match connect(address, token).await {
                Ok(socket) => break socket,
                Err(error) if tries >= TRIES || error.is::<BadInput>() => return Err(error),
                Err(_) => {}
            }
        };
        let hello = visit.guest.reconnected();
        visit.later.clear();
        visit.later.push((0, hello));
    }
}

/// A guest with a clock.
struct Visit {
    guest: Guest,
    start: Instant,
    /// What is to be said, and when.
    later: Vec<(i64, Todo)>,
    told: mpsc::UnboundedSender<Response>,
    answers: mpsc::UnboundedReceiver<Response>,
    place: Option<String>,
}

impl Visit {
    fn new(guest: Guest) -> Visit {
        let (told, answers) = mpsc::unbounded_channel();
        Visit {
            guest,
            start: Instant::now(),
            later: Vec::new(),
            told,
            answers,
            place: None,
        }
    }

    fn now(&self) -> i64 {
        self.start.elapsed().as_millis() as i64
    }

    /// Carries messages both ways until the visit or the line ends.
    async fn hold(&mut self, socket: &mut Socket, tries: &mut u32) -> anyhow::Result<Option<Farewell>> {
        loop {
            let now = self.now();
            if let Some(due) = self.later.iter().position(|(at, _)| *at <= now) {
                let (_, todo) = self.later.remove(due);
                match todo {
                    Todo::Say(message) => {
                        if socket.send(Message::text(message.to_string())).await.is_err() {
                            return Ok(None);
                        }
                    }
                    Todo::SayAt(at, message) => self.later.push((at, Todo::Say(message))),
                    Todo::Ask(question) => {
                        let told = self.told.clone();
                        tokio::task::spawn_blocking(move || {
                            let _ = told.send(question.ask());
                        });
                    }
                    Todo::Leave(farewell) => return Ok(Some(farewell)),
                }
                continue;
            }
            let next = self.later.iter().map(|(at, _)| *at).min();
            let wake = next.map_or(Duration::from_secs(60), |at| {
                Duration::from_millis((at - now).max(0) as u64)
            });
            tokio::select! {
                message = socket.next() => match message {
                    Some(Ok(Message::Text(text))) => {
                        *tries = 0;
                        let message = serde_json::from_str(&text).unwrap_or_default();
                        let now = self.now();
                        let todo = self.guest.hear(message, now);
                        self.later.extend(todo.into_iter().map(|todo| (now, todo)));
                        self.tell_place();
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return Ok(None),
                    Some(Ok(_)) => {}
                },
                Some(told) = self.answers.recv() => {
                    let now = self.now();
                    let todo = self.guest.answered(told, now);
                    self.later.extend(todo.into_iter().map(|todo| (now, todo)));
                }
                () = sleep_until(Instant::now() + wake) => {}
            }
        }
    }

    /// Says once where the program sits.
    fn tell_place(&mut self) {
        let place = self.guest.place();
        if place.is_some() && place != self.place {
            if let Some(place) = &place {
                println!("{} sits at {place}", self.guest.program().name());
            }
            self.place = place;
        }
    }
}

/// A refusal of the house in words: its phrase in English, or its code.
fn told_in_words(told: &Value) -> String {
    let say = if told["say"].is_null() { told } else { &told["say"] };
    let key = say["key"].as_str().unwrap_or("house-turned-away");
    Words::of(Lang::En).key(key)
}
