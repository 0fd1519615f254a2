//! The table and its journal, as both clients use them.

use crate::session::{Ended, Journal, JournalError, Next};
use engine::table::{Act, NewTable, Table};
use engine::{Audience, Game, Input, Phrase, Refusing as _, Rule, Seat, Stamp};
use rest_in_peace::parts::Room;
use rest_in_peace::{Command, Event, RestInPeace, Sighting, View};
use std::time::Instant;
use words::Lang;

/// The one seat of a solitaire.
const SEAT: Seat = Seat(0);

/// One thing the log of the screen tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Told {
    /// Something was seen.
    Seen(Sighting),
    /// A move was taken back.
    TakenBack,
}

/// Everything there is to show now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Scene {
    pub(crate) view: View,
    /// Every legal answer; conceding comes last. Empty when the game is over.
    pub(crate) choices: Vec<Command>,
    pub(crate) can_take_back: bool,
}

/// Why a move was not made.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// The rules said no.
    Refused(Phrase, Rule),
    /// It could not be written down.
    Unwritten(JournalError),
}

/// A table with its journal. A move counts only when both have it.
pub(crate) struct Sitting {
    table: Table<RestInPeace>,
    journal: Box<dyn Journal>,
    begun: Instant,
    /// The time on the table's clock when the session began.
    begun_at: u64,
    /// Whether the player accepted that moves are not written down.
    unwritten_allowed: bool,
    kept: bool,
}

impl Sitting {
    pub(crate) fn new(table: Table<RestInPeace>, journal: Box<dyn Journal>) -> Sitting {
        let begun_at = table.entries().last().map_or(0, |entry| entry.at.0);
        Sitting {
            table,
            journal,
            begun: Instant::now(),
            begun_at,
            unwritten_allowed: false,
            kept: true,
        }
    }

    fn now(&self) -> Stamp {
        Stamp(
            self.begun_at
                .saturating_add(u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX)),
        )
    }

    /// What there is to show.
    pub(crate) fn scene(&self) -> Scene {
        let prompt = self.table.prompts().first().copied();
        let mut choices = prompt.map_or(Vec::new(), |prompt| self.table.choices(&prompt));
        // Doors by rank, as they lie in the room; everything else after them, as the rules list it.
        choices.sort_by_key(|choice| match choice {
            Command::Door { card } => card.room().idx(),
            _ => Room::COUNT,
        });
        Scene {
            view: self.table.view(Audience::Seat(SEAT)),
            choices,
            can_take_back: self.table.can_take_back(),
        }
    }

    /// Whether moves may be taken back at all.
    pub(crate) fn is_practice(&self) -> bool {
        self.table.setup().practice
    }

    /// How to come back to the game.
    pub(crate) fn place(&self) -> Option<String> {
        self.journal.place()
    }

    /// Whether the journal holds everything.
    pub(crate) fn is_kept(&self) -> bool {
        self.kept
    }

    /// From now on moves count although they cannot be written down.
    pub(crate) fn allow_unwritten(&mut self) {
        self.unwritten_allowed = true;
    }

    /// Makes a move and tells what was seen of it.
    pub(crate) fn play(&mut self, command: Command) -> Result<Vec<Told>, Trouble> {
        let mut next = self.table.clone();
        let mut events: Vec<Event> = Vec::new();
        let prompt = next.prompts().first().map(|prompt| prompt.id).unwrap_or_default();
        next.command(self.now(), SEAT, prompt, command, &mut events)
            .map_err(|refused| Trouble::Refused(refused.phrase(), refused.rule()))?;
        self.keep(next)?;
        Ok(seen(&events))
    }

    /// Takes the last move back.
    pub(crate) fn take_back(&mut self) -> Result<Vec<Told>, Trouble> {
        let mut next = self.table.clone();
        next.take_back(self.now())
            .map_err(|refused| Trouble::Refused(refused.phrase(), refused.rule()))?;
        self.keep(next)?;
        Ok(vec![Told::TakenBack])
    }

    /// First the journal, then the table.
    fn keep(&mut self, next: Table<RestInPeace>) -> Result<(), Trouble> {
        let written = self.journal.append(&next);
        self.kept = match written {
            Ok(()) => true,
            Err(_) if self.unwritten_allowed => false,
            Err(error) => return Err(Trouble::Unwritten(error)),
        };
        self.table = next;
        Ok(())
    }

    /// Everything told since the deal: the table is played once more on the side.
    pub(crate) fn history(&self) -> Vec<Told> {
        let setup = self.table.setup();
        let new = NewTable::<RestInPeace> {
            seats: setup.seats,
            options: setup.options,
            deal: Some(self.table.settled_deal()),
            practice: true,
        };
        let mut events: Vec<Event> = Vec::new();
        // The deal was accepted once; should it not be again, the story simply begins later.
        let Ok(mut twin) = Table::deal(new, engine::Fast::new(0), &mut events) else {
            return Vec::new();
        };
        let mut told = seen(&events);
        for entry in self.table.entries() {
            let mut events: Vec<Event> = Vec::new();
            match &entry.act {
                Act::Input(Input::Command {
                    seat,
                    prompt,
                    command,
                }) => {
                    let replayed = twin.command(entry.at, *seat, *prompt, *command, &mut events);
                    debug_assert!(replayed.is_ok(), "the table accepted it before");
                    told.extend(seen(&events));
                }
                Act::TakeBack => {
                    let replayed = twin.take_back(entry.at);
                    debug_assert!(replayed.is_ok(), "the table accepted it before");
                    told.push(Told::TakenBack);
                }
                Act::Input(_) | Act::Hand(..) => {}
            }
        }
        told
    }

    /// Gets up from the table.
    pub(crate) fn leave(self, next: Next, lang: Lang) -> Ended {
        Ended {
            table: self.table,
            journal: self.journal,
            lang,
            next,
            kept: self.kept,
        }
    }
}

fn seen(events: &[Event]) -> Vec<Told> {
    events
        .iter()
        .filter_map(|event| RestInPeace::sighting(event, Audience::Seat(SEAT)))
        .map(Told::Seen)
        .collect()
}
