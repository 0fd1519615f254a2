//! A table is opened, or loaded again from what is kept.

use super::book::Book;
use super::ending::{is_left, left_ms};
use super::moves::{SealedAnswer, sealed_name};
use super::{Dealt, HouseTable, Out, Past, Stage, Stored, ToKeep, race};
use crate::Settings;
use crate::play::{self, Match, Taken};
use engine::Seat;
use engine::log::LogError;
use protocol::wire::Spectators;
use serde_json::value::RawValue;
use std::sync::Arc;
use store::{Kept, TableId};

/// Why a table cannot be loaded.
#[derive(Debug)]
pub(crate) enum LoadError {
    /// What is kept is not of our making.
    Unreadable,
    /// This program does not play it, but another one does: it is left as it is.
    OtherProgram(String),
    /// The log does not replay: the table freezes.
    Log(Box<Book>, String),
}

impl HouseTable {
    /// A table before the deal.
    pub(crate) fn new(id: TableId, book: Book, settings: Arc<Settings>, now: u64) -> HouseTable {
        HouseTable {
            id,
            settings,
            stage: match book.frozen {
                Some(_) => Stage::Frozen,
                None => Stage::Gathering,
            },
            book,
            devices: Default::default(),
            lines: Default::default(),
            watchers: Default::default(),
            chat: Default::default(),
            knocking: Vec::new(),
            stored: Stored::default(),
            host_seen: now,
            standing_in: None,
            now,
            touched: now,
            left: Some(now),
            house_opened: 0,
            out: Out::default(),
            to_keep: ToKeep::default(),
        }
    }

    /// A table of which something is kept, with its log not played.
    pub(crate) fn damaged(kept: &Kept, book: Book, settings: Arc<Settings>, now: u64) -> HouseTable {
        let mut table = HouseTable::new(kept.summary.table, book, settings, now);
        table.stored = Stored {
            lines: kept.lines.len() as u32,
            deadline: kept.summary.deadline_ms,
            is_left: is_left(kept),
        };
        table.left = Some(left_ms(kept).min(now));
        table
    }

    /// Loads a table from what is kept of it.
    ///
    /// # Errors
    /// If the record or the log cannot be read.
    pub(crate) fn load(kept: &Kept, settings: Arc<Settings>, now: u64) -> Result<HouseTable, LoadError> {
        let book = Book::read(&kept.summary.record).map_err(|_| LoadError::Unreadable)?;
        let mut table = HouseTable::damaged(kept, book, settings, now);
        // A clock that was set back between two runs must not keep everybody waiting until it is there again.
        let set_back = kept.summary.updated_ms.saturating_sub(now);
        if set_back > 0 && table.book.ended_ms.is_none() {
            table.book.set_back(set_back);
            table.to_keep.book = true;
        }
        if table.book.frozen.is_some() || kept.lines.is_empty() {
            return Ok(table);
        }
        if let Err(unknown) = catalog::facts(&table.book.game) {
            return Err(LoadError::OtherProgram(unknown.to_string()));
        }
        let play = match play::load(&table.book.game, &kept.log()) {
            Ok(play) => play,
            Err(wrong @ (LogError::Rules { .. } | LogError::Format { .. })) => {
                return Err(LoadError::OtherProgram(wrong.to_string()));
            }
            Err(wrong) => return Err(LoadError::Log(Box::new(table.book), wrong.to_string())),
        };
        match table.deal_again(kept, play) {
            Ok(()) => Ok(table),
            Err(report) => Err(LoadError::Log(Box::new(table.book), report)),
        }
    }

    /// Brings everything to where it was when the log was written.
    fn deal_again(&mut self, kept: &Kept, mut play: Box<dyn Match>) -> Result<(), String> {
        let is_over = play.outcome().is_some();
        for seat in self.book.seats.seats().filter(|_| !is_over) {
            let place = &self.book.seats[seat];
            if let Some(level) = place.bot().filter(|_| self.book.lesson.is_none()) {
                play.seat_bot(seat, Some(level)).map_err(|wrong| wrong.code)?;
            }
            play.set_orders(seat, place.orders());
        }
        play.follow_window();
        if matches!(self.book.spectators, Spectators::Delayed { .. }) && !is_over {
            play.follow_late(0);
        }
        let mut dealt = Dealt::new(play, self.now, self.now + self.settings.grace_ms);
        for line in &kept.lines {
            // A command that was acknowledged must not be carried out again.
            if let Some(key) = &line.key {
                dealt.keys.note(Seat(key.seat), &key.key, Some(line.seq));
            }
        }
        for (name, value) in &kept.asides {
            if let Some(seat) = seat_of(name, sealed_name) {
                self.seal_again(&mut dealt, seat, value);
            } else if let Some(seat) = seat_of(name, race::hand_name)
                && let Ok(kept) = RawValue::from_string(value.clone())
            {
                dealt.play.load_hand(seat, kept);
            }
        }
        self.stage = if is_over && self.book.ended_ms.is_some() {
            let Dealt { play, keys, .. } = dealt;
            Stage::Over(Box::new(Past { play, keys }))
        } else {
            Stage::Playing(Box::new(dealt))
        };
        self.follow_play().map_err(|mistake| mistake.0)
    }

    /// A sealed answer that was acknowledged is sealed again; one whose window has passed is not kept any longer.
    fn seal_again(&mut self, dealt: &mut Dealt, seat: Seat, value: &str) {
        let Ok(answer) = serde_json::from_str::<SealedAnswer>(value) else {
            return;
        };
        let at = dealt.play.last_at();
        let taken = dealt.play.command(at, seat, answer.prompt, &answer.command);
        match (taken, answer.key) {
            (Ok(Taken::Sealed), Some(key)) => dealt.keys.note(seat, &key, None),
            (Ok(Taken::Sealed), None) => {}
            _ => self.keep_aside(sealed_name(seat), None),
        }
    }
}

/// The seat whose name this is, as it is given to something that is kept.
fn seat_of(name: &str, named: fn(Seat) -> String) -> Option<Seat> {
    let (_, number) = name.split_once(':')?;
    let seat = Seat(number.parse().ok()?);
    (named(seat) == name).then_some(seat)
}
