//! A table with its journal: a move counts only when both have it.

use crate::session::{Ended, Journal, JournalError, Next};
use engine::table::Table;
use engine::{Game, Phrase, Refused, Refusing as _, Rule, Stamp};
use std::time::Instant;
use words::Lang;

/// Why a move was not made.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// The rules said no.
    Refused(Phrase, Rule),
    /// It could not be written down.
    Unwritten(JournalError),
}

/// A table with its journal.
pub(crate) struct Kept<G: Game> {
    table: Table<G>,
    journal: Box<dyn Journal<G>>,
    begun: Instant,
    /// The time on the table's clock when the session began.
    begun_at: u64,
    /// Whether the players accepted that moves are not written down.
    unwritten_allowed: bool,
    complete: bool,
}

impl<G: Game> Kept<G> {
    pub(crate) fn new(table: Table<G>, journal: Box<dyn Journal<G>>) -> Kept<G> {
        let begun_at = table.entries().last().map_or(0, |entry| entry.at.0);
        Kept {
            table,
            journal,
            begun: Instant::now(),
            begun_at,
            unwritten_allowed: false,
            complete: true,
        }
    }

    /// The table as it stands.
    pub(crate) fn table(&self) -> &Table<G> {
        &self.table
    }

    /// The time on the table's clock.
    pub(crate) fn now(&self) -> Stamp {
        let elapsed = u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        Stamp(self.begun_at.saturating_add(elapsed))
    }

    /// How to come back to the game.
    pub(crate) fn place(&self) -> Option<String> {
        self.journal.place()
    }

    /// Whether the journal holds everything.
    pub(crate) fn is_complete(&self) -> bool {
        self.complete
    }

    /// From now on moves count although they cannot be written down.
    pub(crate) fn allow_unwritten(&mut self) {
        self.unwritten_allowed = true;
    }

    /// Changes the table: first a copy of it, then the journal, then the table itself. Returns what happened, and
    /// what the change said.
    pub(crate) fn change<T>(
        &mut self,
        change: impl FnOnce(&mut Table<G>, &mut Vec<G::Event>) -> Result<T, Refused<G::Refusal>>,
    ) -> Result<(Vec<G::Event>, T), Trouble> {
        let mut next = self.table.clone();
        let mut events = Vec::new();
        let said = change(&mut next, &mut events)
            .map_err(|refused| Trouble::Refused(refused.phrase(), refused.rule()))?;
        // A sealed answer is in no log: there is nothing to write down until its round closes (TB-3.3).
        if next.entries().len() > self.table.entries().len() {
            self.complete = match self.journal.append(&next) {
                Ok(()) => true,
                Err(_) if self.unwritten_allowed => false,
                Err(error) => return Err(Trouble::Unwritten(error)),
            };
        }
        self.table = next;
        Ok((events, said))
    }

    /// Gets up from the table.
    pub(crate) fn leave(self, next: Next, lang: Lang) -> Ended<G> {
        Ended {
            table: self.table,
            journal: self.journal,
            lang,
            next,
            kept: self.complete,
        }
    }
}
