//! Commands, and what follows from them.

use super::{HouseTable, KEYS_MAX};
use crate::play::Taken;
use crate::{Guest, HouseRefusal};
use engine::{Audience, PromptId, Seat};
use protocol::wire::Trouble;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use store::{Aside, InputKey, Phase};

/// A sealed answer as it is kept aside until its round closes (RF-8.5): never in a log, never sent.
#[derive(Serialize, Deserialize)]
pub(super) struct SealedAnswer {
    pub(super) prompt: PromptId,
    pub(super) command: Value,
    pub(super) key: Option<String>,
}

/// The name under which a seat's sealed answer is kept.
pub(super) fn sealed_name(seat: usize) -> String {
    format!("sealed:{seat}")
}

/// An answer to a prompt as it came.
pub(super) enum Given {
    Command(Value),
    /// The place of a choice.
    Choice(u16),
}

/// What is remembered of a key. Whoever finds two keys with the same one fools nobody but himself.
fn fingerprint(key: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    key.hash(&mut hasher);
    hasher.finish()
}

impl HouseTable {
    /// A seat answers a prompt.
    pub(super) fn command(
        &mut self,
        guest: &Guest,
        key: Option<&String>,
        prompt: PromptId,
        given: Given,
    ) -> Result<Option<u32>, Trouble> {
        let seat = self.book.seat_of(guest.id).ok_or(HouseRefusal::NoSeat)?;
        let key = key.ok_or(HouseRefusal::KeyWanted)?;
        let print = fingerprint(key);
        if let Some((_, seq)) = self.keys[seat].iter().find(|(known, _)| *known == print) {
            return Ok(*seq);
        }
        let at = self.running()?;
        let play = self.play.as_mut().ok_or(HouseRefusal::NotDealt)?;
        let command = match given {
            Given::Command(command) => command,
            Given::Choice(choice) => play.chosen(Seat(seat as u8), prompt, choice)?,
        };
        let taken = play.command(at, Seat(seat as u8), prompt, &command)?;
        let seq = match taken {
            Taken::Moved => {
                self.moved = true;
                self.input_key = Some(InputKey {
                    seat: seat as u8,
                    key: key.clone(),
                });
                Some(play.seq())
            }
            Taken::Sealed => {
                self.keep_sealed(seat, prompt, &command, key);
                None
            }
        };
        self.remember_key(seat, key, seq);
        if taken == Taken::Sealed {
            self.tell_sealed(seat);
        }
        Ok(seq)
    }

    pub(super) fn remember_key(&mut self, seat: usize, key: &str, seq: Option<u32>) {
        if let Some(keys) = self.keys.get_mut(seat) {
            if keys.len() == KEYS_MAX {
                keys.pop_front();
            }
            keys.push_back((fingerprint(key), seq));
        }
    }

    fn keep_sealed(&mut self, seat: usize, prompt: PromptId, command: &Value, key: &str) {
        let answer = SealedAnswer {
            prompt,
            command: command.clone(),
            key: Some(key.to_owned()),
        };
        self.sealed_aside.insert(seat);
        self.asides.push(Aside {
            name: sealed_name(seat),
            value: Some(serde_json::to_string(&answer).expect("a sealed answer is plain data")),
        });
    }

    /// Only the seat's own devices see that it has answered.
    fn tell_sealed(&mut self, seat: usize) {
        self.tell_prompts(Audience::Seat(Seat(seat as u8)));
    }

    /// The table's time, if it is dealt and its clock runs.
    pub(super) fn running(&self) -> Result<u64, Trouble> {
        match (self.book.phase(), self.book.paused_since_ms) {
            (Phase::Open, _) => Err(HouseRefusal::NotDealt.into()),
            (Phase::Over, _) | (Phase::Playing, None) => Ok(self.table_ms()),
            (Phase::Playing, Some(_)) => Err(HouseRefusal::Paused.into()),
        }
    }

    pub(super) fn take_back(&mut self, guest: &Guest) -> Result<Option<u32>, Trouble> {
        self.book.seat_of(guest.id).ok_or(HouseRefusal::NoSeat)?;
        let at = self.running()?;
        let play = self.play.as_mut().ok_or(HouseRefusal::NotDealt)?;
        play.take_back(at)?;
        let seq = play.seq();
        for audience in self.audiences() {
            if let Some(message) = self.view_message(audience, guest.id, None) {
                self.tell_audience(audience, &message);
            }
        }
        Ok(Some(seq))
    }

    /// After every event: the round and the race are as the rules say, bots think, the end is written down.
    pub(super) fn follow_play(&mut self) {
        if self.play.is_none() {
            return;
        }
        self.note_end();
        self.note_prompts();
        self.follow_round();
        self.follow_absence();
        self.follow_race();
        let at = self.table_ms();
        let think_ms = self.settings.bot_think_ms;
        if let Some(play) = &mut self.play {
            play.plan_bots(at, think_ms);
            self.out.question = play.take_question();
        }
    }

    /// A bot has thought: if it is one of this table, it moves.
    pub(super) fn hear_bot(&mut self) {
        let at = self.table_ms();
        if let Some(play) = &mut self.play {
            self.moved |= play.hear_bot(at) == Some(Taken::Moved);
        }
    }

    /// Since when a bot is out, in the house's time.
    pub(super) fn thinking_since(&self) -> Option<u64> {
        let since = self.play.as_ref()?.thinking_since()?;
        Some(self.house_ms(since))
    }

    fn note_end(&mut self) {
        let is_over = self.play.as_ref().is_some_and(|play| play.outcome().is_some());
        if is_over && self.book.ended_ms.is_none() {
            self.book.ended_ms = Some(self.now);
            self.book.paused_since_ms = None;
            // First what happened, then that it is over.
            self.tell_moves();
            self.change_book();
        }
    }

    /// Remembers since when each prompt is open.
    fn note_prompts(&mut self) {
        let Some(play) = &self.play else { return };
        let (asked, at) = (play.asked(), play.last_at());
        self.shown
            .retain(|id, _| asked.iter().any(|asked| asked.id == *id));
        for asked in &asked {
            self.shown.entry(asked.id).or_insert(at);
        }
    }
}
