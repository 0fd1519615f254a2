//! Commands, and what follows from them.

use super::book::Book;
use super::{HouseTable, Mistake, Past, Stage, lesson};
use crate::play::{Match, Pressed, Taken};
use crate::{ConnectionId, Guest, HouseRefusal};
use engine::{Audience, PromptId, Seat};
use protocol::wire::{PausedFor, PlayRequest, Trouble};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::InputKey;

/// A sealed answer as it is kept aside until its window closes (RF-8.5): never in a log, never sent.
#[derive(Serialize, Deserialize)]
pub(super) struct SealedAnswer {
    pub(super) prompt: PromptId,
    pub(super) command: Value,
    pub(super) key: Option<String>,
}

/// The name under which a seat's sealed answer is kept.
pub(super) fn sealed_name(seat: Seat) -> String {
    format!("sealed:{}", seat.0)
}

/// An answer to a prompt as it came.
pub(super) enum Given {
    Command(Value),
    /// The place of a choice.
    Choice(u16),
    /// Several commands, to be taken all or not at all.
    Commands(Vec<Value>),
}

/// Gives an answer to the game; the command that lies sealed then, if it does.
fn give(
    book: &Book,
    play: &mut dyn Match,
    at: u64,
    seat: Seat,
    prompt: PromptId,
    given: Given,
) -> Result<Option<Value>, Trouble> {
    let command = match given {
        Given::Command(command) => command,
        // Where nobody needs the command in words, none are made of it.
        Given::Choice(choice) if book.lesson.is_none() => {
            return match play.choose(at, seat, prompt, choice)? {
                // What lies sealed has changed nothing, so the choice is still there.
                Taken::Sealed => play.chosen(seat, prompt, choice).map(Some),
                Taken::Moved => Ok(None),
            };
        }
        Given::Choice(choice) => play.chosen(seat, prompt, choice)?,
        Given::Commands(mut commands) if commands.len() == 1 => commands.remove(0),
        Given::Commands(commands) => {
            if !(1..=PlayRequest::COMMANDS_MAX).contains(&commands.len()) {
                let wanted = format!("expected 1 to {} commands", PlayRequest::COMMANDS_MAX);
                return Err(HouseRefusal::NotACommand.because(wanted));
            }
            // A lesson asks for one move at a time.
            lesson::check(book, play, &Value::Null)?;
            return play.commands(at, seat, prompt, &commands).map(|()| None);
        }
    };
    lesson::check(book, play, &command)?;
    let taken = play.command(at, seat, prompt, &command)?;
    Ok((taken == Taken::Sealed).then_some(command))
}

impl HouseTable {
    /// What a seat asks of the game; nothing if it is answered in another way.
    pub(super) fn player_asks(
        &mut self,
        conn: ConnectionId,
        guest: &Guest,
        key: Option<&String>,
        request: PlayRequest,
    ) -> Option<super::Answer> {
        let done = match request {
            PlayRequest::Command { prompt, command } => {
                return Some(self.command(guest, key, prompt, Given::Command(command)));
            }
            PlayRequest::Choose { prompt, choice } => {
                return Some(self.command(guest, key, prompt, Given::Choice(choice)));
            }
            PlayRequest::Commands { prompt, commands } => {
                return Some(self.command(guest, key, prompt, Given::Commands(commands)));
            }
            PlayRequest::TakeBack {} => return Some(self.take_back(guest)),
            PlayRequest::Hand {
                prompt,
                command,
                shown,
                pressed,
            } => {
                let pressed = Pressed {
                    prompt,
                    command: &command,
                    shown,
                    pressed,
                };
                return self.press(conn, guest, key, pressed).err().map(Err);
            }
            PlayRequest::Ready {} => self.ready(guest),
            PlayRequest::Hold { prompt } => self.hold(guest, prompt),
            PlayRequest::Orders { orders } => self.order(conn, guest, orders),
            PlayRequest::Learn { step } => self.learn(guest, step),
            PlayRequest::Advise { prompt } => return self.advise(conn, guest, key, prompt).err().map(Err),
        };
        Some(done.map(|()| None))
    }

    /// A seat answers a prompt.
    pub(super) fn command(
        &mut self,
        guest: &Guest,
        key: Option<&String>,
        prompt: PromptId,
        given: Given,
    ) -> super::Answer {
        let seat = self.book.seat_of(guest.id).ok_or(HouseRefusal::NoSeat)?;
        let key = key.ok_or(HouseRefusal::KeyWanted)?;
        let (play, keys) = match &mut self.stage {
            Stage::Playing(dealt) => (&mut dealt.play, &mut dealt.keys),
            Stage::Over(past) => (&mut past.play, &mut past.keys),
            Stage::Gathering | Stage::Frozen => return Err(HouseRefusal::NotDealt.into()),
        };
        if let Some(seq) = keys.answer(seat, key) {
            return Ok(seq);
        }
        if self.book.paused_since_ms.is_some() {
            return Err(HouseRefusal::Paused.into());
        }
        let first = play.seq() + 1;
        let at = self.book.table_ms(self.now);
        let sealed = give(&self.book, play.as_mut(), at, seat, prompt, given)?;
        let seq = sealed.is_none().then_some(first);
        keys.note(seat, key, seq);
        match sealed {
            None => {
                self.to_keep.input_key = Some(InputKey {
                    seat: seat.0,
                    key: key.clone(),
                });
                if let Some(dealt) = self.dealt_mut() {
                    dealt.moved = true;
                }
            }
            Some(command) => {
                let answer = SealedAnswer {
                    prompt,
                    command,
                    key: Some(key.clone()),
                };
                let answer = serde_json::to_string(&answer).expect("a sealed answer is plain data");
                self.keep_aside(sealed_name(seat), Some(answer));
                // Only the seat's own devices see that it has answered.
                self.tell_prompts(Audience::Seat(seat));
            }
        }
        self.next_step();
        Ok(seq)
    }

    /// The table's time, if it is dealt and its clock runs.
    pub(super) fn running(&self) -> Result<u64, Trouble> {
        match (&self.stage, self.book.paused_since_ms) {
            (Stage::Gathering | Stage::Frozen, _) => Err(HouseRefusal::NotDealt.into()),
            (Stage::Playing(_), Some(_)) => Err(HouseRefusal::Paused.into()),
            (Stage::Playing(_) | Stage::Over(_), _) => Ok(self.book.table_ms(self.now)),
        }
    }

    pub(super) fn take_back(&mut self, guest: &Guest) -> super::Answer {
        self.book.seat_of(guest.id).ok_or(HouseRefusal::NoSeat)?;
        let at = self.running()?;
        let play = match &mut self.stage {
            Stage::Playing(dealt) => &mut dealt.play,
            Stage::Over(past) => &mut past.play,
            Stage::Gathering | Stage::Frozen => return Err(HouseRefusal::NotDealt.into()),
        };
        play.take_back(at)?;
        let seq = play.seq();
        for audience in self.audiences() {
            if let Some(news) = self.view_news(audience, guest.id, None) {
                self.tell_news(audience, &news);
            }
        }
        Ok(Some(seq))
    }

    /// After every event: windows and races are as the rules say, bots think, the end is written down.
    pub(super) fn follow_play(&mut self) -> Result<(), Mistake> {
        let Some(dealt) = self.dealt_mut() else {
            return Ok(());
        };
        let answered = dealt.play.follow_window();
        let is_over = dealt.play.outcome().is_some();
        for seat in answered.iter() {
            self.keep_aside(sealed_name(seat), None);
        }
        if is_over {
            self.end();
            return Ok(());
        }
        self.note_prompts();
        if self.book.lesson.is_some() {
            return Ok(());
        }
        self.follow_absence()?;
        self.follow_audience();
        self.follow_race();
        Ok(())
    }

    /// Bots make their plans, and one goes out to think. Only while an event is taken: of a table that is being loaded
    /// nobody would hear the question, and the bot would stay out for ever.
    pub(super) fn send_bots(&mut self) {
        let (at, think_ms) = (self.book.table_ms(self.now), self.settings.bot_think_ms);
        let is_still = self.book.lesson.is_some() || self.book.paused() == Some(PausedFor::Nobody);
        if let Stage::Playing(dealt) = &mut self.stage
            && !is_still
        {
            dealt.play.plan_bots(at, think_ms);
            self.out.questions.append(&mut dealt.play.take_questions());
        }
    }

    /// A bot has thought: if it is one of this table, it moves.
    pub(super) fn hear_bot(&mut self) -> Result<(), Mistake> {
        let (at, is_paused) = (self.book.table_ms(self.now), self.book.paused().is_some());
        let Some(dealt) = self.dealt_mut() else {
            return Ok(());
        };
        let hurried = dealt.play.hurried();
        let heard = dealt.play.hear_bot(at, is_paused);
        let taken = heard.map_err(|trouble| Mistake::refused("a bot's answer", &trouble))?;
        dealt.moved |= taken == Some(Taken::Moved);
        // Whether somebody plays below its level is told, and told again when it does not any more.
        if dealt.play.hurried() != hurried {
            self.tell_table();
        }
        self.hear_advice();
        Ok(())
    }

    /// Since when a bot is out, in the house's time.
    pub(super) fn thinking_since(&self) -> Option<u64> {
        let since = self.dealt()?.play.thinking_since()?;
        Some(self.book.house_ms(since))
    }

    /// The table is over.
    fn end(&mut self) {
        self.out.ended.get_or_insert("finished");
        self.book.ended_ms = Some(self.now);
        self.book.paused_since_ms = None;
        // First what happened, then that it is over.
        self.tell_moves();
        self.stage = match std::mem::replace(&mut self.stage, Stage::Frozen) {
            Stage::Playing(dealt) => Stage::Over(Box::new(Past {
                play: dealt.play,
                keys: dealt.keys,
            })),
            stage => stage,
        };
        self.change_book();
    }

    /// Remembers since when each prompt is open.
    fn note_prompts(&mut self) {
        let Some(dealt) = self.dealt_mut() else { return };
        let (asked, at) = (dealt.play.asked(), dealt.play.last_at());
        dealt
            .shown
            .retain(|id, _| asked.iter().any(|asked| asked.id == *id));
        for asked in &asked {
            dealt.shown.entry(asked.id).or_insert(at);
        }
    }
}
