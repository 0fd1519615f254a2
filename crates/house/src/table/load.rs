//! A table is opened, or loaded again from what is kept.

use super::book::Book;
use super::moves::SealedAnswer;
use super::{HouseTable, Out, race, watchers};
use crate::Settings;
use crate::play::{self, Taken};
use engine::Seat;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use store::{Kept, TableId};

/// Why a table cannot be loaded.
#[derive(Debug)]
pub(crate) enum LoadError {
    /// What is kept is not of our making.
    Unreadable,
    /// The log does not replay: the table freezes.
    Log(Box<Book>, String),
}

impl HouseTable {
    /// A table before the deal.
    pub(crate) fn new(id: TableId, book: Book, settings: Arc<Settings>, now: u64) -> HouseTable {
        let seats = book.seats.len();
        HouseTable {
            id,
            race: race::Track::new(seats, &book),
            absence: Default::default(),
            settings,
            book,
            play: None,
            here: Vec::new(),
            keys: vec![Default::default(); seats],
            shown: BTreeMap::new(),
            round: None,
            sealed_aside: BTreeSet::new(),
            watchers: watchers::Watchers::default(),
            chat: Default::default(),
            lines: 0,
            grace_until: 0,
            deadline_kept: None,
            touched: now,
            now,
            out: Out::default(),
            book_changed: false,
            moved: false,
            asides: Vec::new(),
            input_key: None,
        }
    }

    /// Loads a table from what is kept of it.
    ///
    /// # Errors
    /// If the record or the log cannot be read.
    pub(crate) fn load(kept: &Kept, settings: Arc<Settings>, now: u64) -> Result<HouseTable, LoadError> {
        let book = Book::read(&kept.summary.record).map_err(|_| LoadError::Unreadable)?;
        let mut table = HouseTable::new(kept.summary.table, book, settings, now);
        table.lines = kept.lines.len() as u32;
        table.deadline_kept = kept.summary.deadline_ms;
        if table.book.frozen.is_some() || kept.lines.is_empty() {
            return Ok(table);
        }
        let mut play = match play::load(&table.book.game, &kept.log()) {
            Ok(play) => play,
            Err(wrong) => return Err(LoadError::Log(Box::new(table.book), wrong.to_string())),
        };
        if play.outcome().is_none() {
            for (idx, seat) in table.book.seats.iter().enumerate() {
                if let Some(level) = &seat.bot
                    && let Err(wrong) = play.seat_bot(Seat(idx as u8), Some(level))
                {
                    return Err(LoadError::Log(Box::new(table.book), wrong.code));
                }
            }
        }
        table.play = Some(play);
        table.grace_until = now + table.settings.grace_ms;
        table.load_keys(kept);
        table.load_sealed(kept);
        table.race.load_hands(kept);
        table.follow_play();
        Ok(table)
    }

    /// A command that was acknowledged must not be carried out again.
    fn load_keys(&mut self, kept: &Kept) {
        for line in &kept.lines {
            if let Some(key) = &line.key {
                self.remember_key(usize::from(key.seat), &key.key, Some(line.seq));
            }
        }
    }

    /// Sealed answers that were acknowledged are sealed again.
    fn load_sealed(&mut self, kept: &Kept) {
        for (name, value) in &kept.asides {
            let seat = name
                .strip_prefix("sealed:")
                .and_then(|seat| seat.parse::<u8>().ok());
            let answer = serde_json::from_str::<SealedAnswer>(value);
            let (Some(seat), Ok(answer), Some(play)) = (seat, answer, &mut self.play) else {
                continue;
            };
            self.sealed_aside.insert(usize::from(seat));
            let at = play.last_at();
            let taken = play.command(at, Seat(seat), answer.prompt, &answer.command);
            if let (Ok(Taken::Sealed), Some(key)) = (taken, answer.key) {
                self.remember_key(usize::from(seat), &key, None);
            }
        }
    }

    /// A table whose log does not replay: it is shown as it is, and nothing moves.
    pub(crate) fn damaged(kept: &Kept, book: Book, settings: Arc<Settings>, now: u64) -> HouseTable {
        let mut table = HouseTable::new(kept.summary.table, book, settings, now);
        table.lines = kept.lines.len() as u32;
        table.deadline_kept = kept.summary.deadline_ms;
        table
    }
}
