//! Somebody with a device: comes, sits down, answers what is asked, loses the line and comes back.

use super::ledger::Move;
use super::world::{Guest, World, count};
use crate::chance::Chance;
use crate::line::{Incoming, Mode, OpenPrompt, Socket, connect_as, greet, hear, send};
use anyhow::{Context as _, bail};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout};

/// Longer than this nobody waits for anything: a table that says nothing for so long is stuck.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long somebody waits before the house is tried again.
const AGAIN: Duration = Duration::from_millis(40);

/// So many times of a thousand a line is lost while something is heard.
const LOST_PER_MILLE: u64 = 4;

/// The longest somebody thinks, in milliseconds of ours.
const THINK_MS: u64 = 25;

/// A move that was sent and not answered yet.
struct Sent {
    key: String,
    text: String,
    made: Move,
}

/// What became of a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    Done,
    /// The table that was opened or found.
    Found(String),
    /// Refused, and why.
    Refused(String),
}

/// A message, as far as whoever waits for it must know.
struct Reply {
    key: Option<String>,
    answer: Option<Answer>,
}

/// How far somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Until {
    Over,
    Move(u32),
}

pub(super) struct Person {
    world: Arc<World>,
    guest: Guest,
    chance: Chance,
    socket: Option<Socket>,
    /// The table they are at.
    table: Option<String>,
    pub(super) code: String,
    pub(super) seat: Option<u8>,
    seq: u32,
    pub(super) is_over: bool,
    /// What is asked and not answered yet.
    asked: Option<OpenPrompt>,
    is_called: bool,
    /// Whether a move was refused: what is asked now is to be told anew.
    is_unsure: bool,
    sent: Option<Sent>,
}

/// No key is used twice, whoever uses it.
fn new_key() -> String {
    static KEYS: AtomicU64 = AtomicU64::new(1);
    format!("k{}", KEYS.fetch_add(1, std::sync::atomic::Ordering::Relaxed))
}

impl Person {
    pub(super) fn new(world: &Arc<World>, mut chance: Chance) -> Person {
        Person {
            world: Arc::clone(world),
            guest: world.guest(&mut chance),
            chance,
            socket: None,
            table: None,
            code: String::new(),
            seat: None,
            seq: 0,
            is_over: false,
            asked: None,
            is_called: false,
            is_unsure: false,
            sent: None,
        }
    }

    /// The line is lost, or cut.
    pub(super) fn lose_line(&mut self) {
        self.socket = None;
        self.asked = None;
    }

    /// Goes, and may come again as the same guest.
    pub(super) fn go(self) {
        self.world.goes(self.guest);
    }

    /// Comes to a table. What was known of another is forgotten.
    pub(super) async fn join(&mut self, table: &str) -> anyhow::Result<Answer> {
        if let Some(before) = self.table.take() {
            let leave = format!(r#""do":"leave","table":"{before}""#);
            self.ask(&leave).await?;
        }
        (self.seq, self.is_over, self.asked, self.sent) = (0, false, None, None);
        self.table = Some(table.to_owned());
        self.ask_there(r#""do":"join""#).await
    }

    /// Asks something of the table.
    pub(super) async fn ask_there(&mut self, body: &str) -> anyhow::Result<Answer> {
        let table = self.table.clone().context("nobody asks at no table")?;
        self.ask(&format!(r#"{body},"table":"{table}""#)).await
    }

    /// Asks something, again if the line is lost meanwhile, and waits for the answer.
    pub(super) async fn ask(&mut self, body: &str) -> anyhow::Result<Answer> {
        let key = new_key();
        let text = format!(r#"{{{body},"key":"{key}"}}"#);
        loop {
            self.come().await?;
            self.say(text.clone()).await;
            while self.socket.is_some() {
                let told = self.hear().await?;
                if told.key.as_deref() == Some(&key)
                    && let Some(answer) = told.answer
                {
                    return Ok(answer);
                }
            }
        }
    }

    /// Comes back if the line is lost: to the house, and to the table with what was last known of it. What was not
    /// answered is said again.
    async fn come(&mut self) -> anyhow::Result<()> {
        let tries_end = Instant::now() + PATIENCE;
        while self.socket.is_none() {
            match self.connect().await {
                Ok(socket) => self.socket = Some(socket),
                Err(error) if Instant::now() > tries_end => {
                    return Err(error.context("the house could not be reached"));
                }
                Err(_) => {
                    sleep(AGAIN).await;
                    continue;
                }
            }
            let Some(table) = self.table.clone() else { continue };
            count(&self.world.counts.reconnected);
            let have = self.seq;
            self.say(format!(r#"{{"do":"join","table":"{table}","have":{have}}}"#))
                .await;
            if let Some(sent) = &self.sent {
                count(&self.world.counts.repeated);
                self.say(sent.text.clone()).await;
            }
        }
        Ok(())
    }

    async fn connect(&mut self) -> anyhow::Result<Socket> {
        let Guest { cookie, from } = &self.guest;
        let coming = async {
            let (mut socket, cookie) =
                connect_as(self.world.address, Some(*from), "/ws", cookie.as_deref()).await?;
            greet(&mut socket).await?;
            anyhow::Ok((socket, cookie))
        };
        let (socket, cookie) = timeout(PATIENCE, coming).await??;
        self.guest.cookie = cookie;
        Ok(socket)
    }

    /// Says something. That the line is lost shows when it is read.
    async fn say(&mut self, text: String) {
        if let Some(socket) = &mut self.socket
            && send(socket, text).await.is_err()
        {
            self.lose_line();
        }
    }

    /// Hears the next message, or that the line is lost.
    async fn hear(&mut self) -> anyhow::Result<Reply> {
        let nothing = Reply {
            key: None,
            answer: None,
        };
        let Some(socket) = &mut self.socket else {
            return Ok(nothing);
        };
        match timeout(PATIENCE, hear(socket)).await {
            Ok(Ok(text)) => self.note(&text).await,
            Ok(Err(_)) => {
                self.lose_line();
                Ok(nothing)
            }
            Err(_) => bail!(
                "table {}: nothing was heard for {} s after move {}",
                self.table.as_deref().unwrap_or("(none)"),
                PATIENCE.as_secs(),
                self.seq
            ),
        }
    }

    /// Notes what a message says.
    async fn note(&mut self, text: &str) -> anyhow::Result<Reply> {
        let heard: Incoming<'_> = serde_json::from_str(text).with_context(|| format!("not read: {text}"))?;
        let is_here = heard.table == self.table.as_deref();
        let mut answer = None;
        match heard.is {
            "view" | "moved" | "prompts" if is_here => self.see(&heard),
            "you" if is_here => self.seat = heard.seat,
            "table" => self.note_table(&heard),
            "done" => {
                self.note_done(heard.key, heard.seq)?;
                answer = Some(Answer::Done);
            }
            "found" => answer = heard.table.map(|table| Answer::Found(table.to_owned())),
            "refused" => {
                let code = heard.refused().unwrap_or_default().to_owned();
                self.world.refused(&code);
                self.note_refused(heard.key, &code);
                answer = Some(Answer::Refused(code));
            }
            // The table is gone, or lets nobody watch any more.
            "away" if is_here => self.is_over = true,
            "ping" => {
                let (n, at) = (heard.n.unwrap_or_default(), self.world.clock_ms());
                let pong = format!(r#"{{"do":"pong","n":{n},"c1":{at},"c2":{at}}}"#);
                self.say(pong).await;
            }
            _ => {}
        }
        Ok(Reply {
            key: heard.key.map(str::to_owned),
            answer,
        })
    }

    fn see(&mut self, heard: &Incoming<'_>) {
        self.seq = heard.seq.unwrap_or(self.seq);
        self.is_over |= heard.is_over();
        let is_answered = |asked: &&OpenPrompt| {
            self.sent
                .as_ref()
                .is_some_and(|sent| sent.made.prompt == asked.id)
        };
        let can_answer = |asked: &&OpenPrompt| {
            asked.mode == Mode::Race || asked.must && !asked.choices.is_empty() && !is_answered(asked)
        };
        self.asked = heard.prompts.iter().find(can_answer).cloned();
    }

    fn note_table(&mut self, heard: &Incoming<'_>) {
        let Some(info) = heard
            .info
            .as_ref()
            .filter(|info| Some(info.table) == self.table.as_deref())
        else {
            return;
        };
        info.code.clone_into(&mut self.code);
        self.is_called = matches!(info.paused_for, Some("quiet" | "start"));
    }

    /// A move is acknowledged.
    fn note_done(&mut self, key: Option<&str>, seq: Option<u32>) -> anyhow::Result<()> {
        let is_it = |sent: &mut Sent| Some(sent.key.as_str()) == key;
        let (Some(sent), Some(table)) = (self.sent.take_if(is_it), &self.table) else {
            return Ok(());
        };
        let Some(seq) = seq else { return Ok(()) };
        count(&self.world.counts.moves);
        self.world.ledger.acknowledge(table, seq, sent.made)
    }

    /// A move is refused, or coming back to the table is, which has no key.
    fn note_refused(&mut self, key: Option<&str>, code: &str) {
        let was_move = self.sent.take_if(|sent| Some(sent.key.as_str()) == key).is_some();
        self.is_over |= key.is_none() && code == "no_such_table";
        self.is_unsure |= was_move;
        if key.is_none() {
            self.lose_line();
        }
    }

    /// Answers what is asked until the table is so far, or all go.
    pub(super) async fn play(&mut self, until: Until) -> anyhow::Result<()> {
        let is_reached = |person: &Person| match until {
            Until::Over => false,
            Until::Move(seq) => person.seq >= seq,
        };
        while !self.is_over && !is_reached(self) && !self.world.is_quiet() {
            self.come().await?;
            if self.chance.below(1_000) < LOST_PER_MILLE {
                self.lose_line();
                sleep(Duration::from_millis(self.chance.below(200))).await;
                continue;
            }
            self.answer().await;
            let world = Arc::clone(&self.world);
            tokio::select! {
                heard = self.hear() => heard.map(drop)?,
                () = world.all_go() => {}
            }
        }
        Ok(())
    }

    /// Answers what is asked, if anything is.
    async fn answer(&mut self) {
        if std::mem::take(&mut self.is_called) && self.seat.is_some() {
            self.say_there(r#""do":"ready""#).await;
        }
        if std::mem::take(&mut self.is_unsure) {
            sleep(AGAIN).await;
            let have = self.seq;
            return self.say_there(&format!(r#""do":"join","have":{have}"#)).await;
        }
        let Some(asked) = self.asked.take() else { return };
        sleep(Duration::from_millis(self.chance.below(THINK_MS))).await;
        let (id, key) = (asked.id, new_key());
        if asked.mode == Mode::Race {
            let hand = format!(r#""do":"hand","prompt":{id},"command":"pass","key":"{key}""#);
            return self.say_there(&hand).await;
        }
        let choice = self.chance.below(asked.choices.len() as u64);
        let (Some(table), Some(seat)) = (&self.table, self.seat) else {
            return;
        };
        let text =
            format!(r#"{{"do":"choose","table":"{table}","prompt":{id},"choice":{choice},"key":"{key}"}}"#);
        let made = Move { seat, prompt: id };
        self.sent = Some(Sent {
            key,
            text: text.clone(),
            made,
        });
        self.say(text).await;
    }

    async fn say_there(&mut self, body: &str) {
        if let Some(table) = &self.table {
            self.say(format!(r#"{{{body},"table":"{table}"}}"#)).await;
        }
    }
}
