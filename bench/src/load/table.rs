//! Two sockets at one table, and how they play: whoever is asked answers.

use super::samples::{Sample, Samples};
use crate::chance::Chance;
use crate::line::{Incoming, OpenPrompt, Socket, greet, hear, send, wait_for};
use anyhow::Context as _;
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// One move of so many is offered to the yardstick.
const RECORD_EVERY: u64 = 16;

/// What all tables count together.
#[derive(Default)]
pub(crate) struct Counts {
    /// Whether it is measured now.
    pub(crate) measuring: AtomicBool,
    /// Moves that were made.
    pub(crate) moves: AtomicU64,
    /// Games that were played to the end.
    pub(crate) games: AtomicU64,
    /// Requests that were refused, which should not happen.
    pub(crate) refused: AtomicU64,
}

/// A table under load.
pub(crate) struct LoadTable {
    sockets: [Socket; 2],
    game: String,
    pace: Option<Duration>,
    pub(crate) counts: Arc<Counts>,
    /// Where moves are recorded.
    pub(crate) samples: Option<Arc<Samples>>,
    /// Moves the other has not heard of yet, in order: who made it, and when. One may move several times in a row.
    unheard: VecDeque<(usize, Instant)>,
    /// Whom the deal has not been told to yet: what is heard first is no move.
    undealt: [bool; 2],
    /// Times from sending to the other's receipt, in microseconds.
    pub(crate) times_us: Vec<u32>,
    /// Counts moves, from a start that differs from table to table, so that all moves of a game are recorded alike.
    turn: u64,
    /// A generator of its own.
    chance: Chance,
}

/// A move as it is recorded.
struct Move {
    by: usize,
    done: Option<String>,
    to_mover: Option<String>,
    to_other: Option<String>,
}

/// An answer that waits for its time.
struct Answer {
    by: usize,
    text: String,
    at: Instant,
}

impl LoadTable {
    /// Two sockets that have said nothing yet; the number tells one table from others.
    pub(crate) fn new(sockets: [Socket; 2], game: &str, pace: Option<Duration>, number: u64) -> LoadTable {
        LoadTable {
            sockets,
            game: game.to_owned(),
            pace,
            counts: Arc::default(),
            samples: None,
            unheard: VecDeque::new(),
            undealt: [false; 2],
            times_us: Vec::new(),
            turn: number,
            chance: Chance::of(number),
        }
    }

    /// Says hello on both sockets.
    pub(crate) async fn greet(&mut self) -> anyhow::Result<()> {
        for socket in &mut self.sockets {
            greet(socket).await?;
        }
        Ok(())
    }

    /// Opens a table and deals. What comes of that is read by [`LoadTable::play`].
    pub(crate) async fn sit_down(&mut self) -> anyhow::Result<()> {
        self.undealt = [true; 2];
        let game = &self.game;
        let [host, guest] = &mut self.sockets;
        send(
            host,
            format!(r#"{{"do":"open","game":"{game}","seats":2,"pace":"relaxed","key":"o"}}"#),
        )
        .await?;
        let found = wait_for(host, "found", Some("o")).await?;
        let heard: Incoming<'_> = serde_json::from_str(&found)?;
        let table = heard.table.context("no table was named")?;
        send(host, format!(r#"{{"do":"join","table":"{table}"}}"#)).await?;
        send(guest, format!(r#"{{"do":"join","table":"{table}"}}"#)).await?;
        send(guest, format!(r#"{{"do":"sit","table":"{table}","key":"s"}}"#)).await?;
        wait_for(guest, "done", Some("s")).await?;
        send(host, format!(r#"{{"do":"start","table":"{table}"}}"#)).await?;
        // Nobody is asked whether they are ready to race (R-CC-75).
        send(
            host,
            format!(r#"{{"do":"pause","paused":false,"table":"{table}"}}"#),
        )
        .await
    }

    /// Plays until all shall stop; a new game when one is over.
    pub(crate) async fn play(&mut self, mut stop: watch::Receiver<bool>) -> anyhow::Result<()> {
        let mut moving: Option<Move> = None;
        let mut waiting: Option<Answer> = None;
        // An error means that whoever measures is gone.
        let stop = async move { stop.wait_for(|stop| *stop).await.is_ok() };
        tokio::pin!(stop);
        loop {
            let due = waiting.as_ref().map(|answer| answer.at);
            let [host, guest] = &mut self.sockets;
            let (by, text) = tokio::select! {
                text = hear(host) => (0, text?),
                text = hear(guest) => (1, text?),
                () = wait_until(due), if due.is_some() => {
                    if let Some(answer) = waiting.take() {
                        moving = self.answer(answer).await?;
                    }
                    continue;
                }
                _ = &mut stop => return Ok(()),
            };
            let heard: Incoming<'_> = serde_json::from_str(&text)?;
            match heard.is {
                "moved" | "view" => {
                    let over = heard.outcome.filter(|outcome| outcome.get() != "null").is_some();
                    let answer = self.choose(by, &heard);
                    let table = heard.table.map(str::to_owned);
                    if !std::mem::take(&mut self.undealt[by]) {
                        self.record(&mut moving, by, &text, over);
                    }
                    if over && by == 0 {
                        self.counts.games.fetch_add(1, Ordering::Relaxed);
                        moving = None;
                        waiting = None;
                        self.unheard.clear();
                        self.leave(table).await?;
                        self.sit_down().await?;
                    } else if let (Some(answer), false) = (answer, over) {
                        if answer.at <= Instant::now() {
                            moving = self.answer(answer).await?;
                        } else {
                            waiting = Some(answer);
                        }
                    }
                }
                "done" => {
                    if let Some(moving) = &mut moving {
                        moving.done = Some(text);
                    }
                }
                "refused" => {
                    self.counts.refused.fetch_add(1, Ordering::Relaxed);
                }
                _ => {}
            }
        }
    }

    async fn leave(&mut self, table: Option<String>) -> anyhow::Result<()> {
        let table = table.unwrap_or_default();
        for socket in &mut self.sockets {
            send(socket, format!(r#"{{"do":"leave","table":"{table}"}}"#)).await?;
        }
        Ok(())
    }

    /// An answer to what is asked, if anything is: one of the choices, by chance.
    fn choose(&mut self, by: usize, heard: &Incoming<'_>) -> Option<Answer> {
        let can_answer = |asked: &&OpenPrompt| asked.must && !asked.choices.is_empty();
        let asked = heard.prompts.iter().find(can_answer)?;
        let chance = self.chance.draw();
        let choice = chance as usize % asked.choices.len();
        let (table, id) = (heard.table.unwrap_or_default(), asked.id);
        let key = chance % 1_000_000_000;
        let text =
            format!(r#"{{"do":"choose","table":"{table}","prompt":{id},"choice":{choice},"key":"k{key}"}}"#);
        let now = Instant::now();
        let at = match self.pace {
            None => now,
            // A move a second on average, at any time within it.
            Some(pace) => now + pace.mul_f64(0.5 + (self.chance.draw() % 1_000) as f64 / 1_000.0),
        };
        Some(Answer { by, text, at })
    }

    /// Sends an answer. Some moves are recorded.
    async fn answer(&mut self, answer: Answer) -> anyhow::Result<Option<Move>> {
        let is_recorded = self.samples.is_some() && self.turn.is_multiple_of(RECORD_EVERY);
        self.turn += 1;
        self.unheard.push_back((answer.by, Instant::now()));
        send(&mut self.sockets[answer.by], answer.text).await?;
        Ok(is_recorded.then_some(Move {
            by: answer.by,
            done: None,
            to_mover: None,
            to_other: None,
        }))
    }

    /// Counts a move when the other one has heard of it.
    fn count(&mut self, by: usize) {
        let Some(place) = self.unheard.iter().position(|(mover, _)| *mover != by) else {
            return;
        };
        let Some((_, sent)) = self.unheard.remove(place) else {
            return;
        };
        if self.counts.measuring.load(Ordering::Relaxed) {
            let us = sent.elapsed().as_micros().min(u128::from(u32::MAX));
            self.times_us.push(us as u32);
            self.counts.moves.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Counts a message about a move, and keeps it for the yardstick if the move is recorded.
    fn record(&mut self, moving: &mut Option<Move>, by: usize, text: &str, over: bool) {
        self.count(by);
        let Some(made) = moving else { return };
        let kept = if by == made.by {
            &mut made.to_mover
        } else {
            &mut made.to_other
        };
        kept.get_or_insert_with(|| text.to_owned());
        if made.to_mover.is_none() || made.to_other.is_none() {
            return;
        }
        if let (
            Some(samples),
            Some(Move {
                done: Some(done),
                to_mover: Some(to_mover),
                to_other: Some(to_other),
                ..
            }),
            false,
        ) = (self.samples.clone(), moving.take(), over)
        {
            let sample = Sample {
                done,
                to_mover,
                to_other,
            };
            samples.offer(sample, self.chance.draw());
        }
    }
}

async fn wait_until(at: Option<Instant>) {
    if let Some(at) = at {
        tokio::time::sleep_until(at.into()).await;
    }
}
