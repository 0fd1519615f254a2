//! The table and its journal, as both clients use them.

use crate::kept::{Kept, Trouble};
use crate::session::{Ended, Journal, Next};
use engine::table::{Act, Table};
use engine::{Audience, Game, Seat};
use rest_in_peace::parts::Room;
use rest_in_peace::{Command, Event, RestInPeace, Sighting, View};
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

/// The table of a solitaire with its journal.
pub(crate) struct Sitting(Kept<RestInPeace>);

impl Sitting {
    pub(crate) fn new(table: Table<RestInPeace>, journal: Box<dyn Journal<RestInPeace>>) -> Sitting {
        Sitting(Kept::new(table, journal))
    }

    /// What there is to show.
    pub(crate) fn scene(&self) -> Scene {
        let table = self.0.table();
        let prompt = table.prompts().first().copied();
        let mut choices = prompt.map_or(Vec::new(), |prompt| table.choices(&prompt));
        // Doors by rank, as they lie in the room; everything else after them, as the rules list it.
        choices.sort_by_key(|choice| match choice {
            Command::Door { card } => card.room().idx(),
            _ => Room::COUNT,
        });
        Scene {
            view: table.view(Audience::Seat(SEAT)),
            choices,
            can_take_back: table.can_take_back(),
        }
    }

    /// Whether moves may be taken back at all.
    pub(crate) fn is_practice(&self) -> bool {
        self.0.table().setup().practice
    }

    /// How to come back to the game.
    pub(crate) fn place(&self) -> Option<String> {
        self.0.place()
    }

    /// Whether the journal holds everything.
    pub(crate) fn is_kept(&self) -> bool {
        self.0.is_complete()
    }

    /// From now on moves count although they cannot be written down.
    pub(crate) fn allow_unwritten(&mut self) {
        self.0.allow_unwritten();
    }

    /// Makes a move and tells what was seen of it.
    pub(crate) fn play(&mut self, command: Command) -> Result<Vec<Told>, Trouble> {
        let now = self.0.now();
        let (events, _) = self.0.change(|table, events| {
            let prompt = table
                .prompts()
                .first()
                .map(|prompt| prompt.id)
                .unwrap_or_default();
            table.command(now, SEAT, prompt, command, events)
        })?;
        Ok(seen(&events))
    }

    /// Takes the last move back.
    pub(crate) fn take_back(&mut self) -> Result<Vec<Told>, Trouble> {
        let now = self.0.now();
        self.0.change(|table, _| table.take_back(now))?;
        Ok(vec![Told::TakenBack])
    }

    /// Everything told since the deal.
    pub(crate) fn history(&self) -> Vec<Told> {
        let mut told = Vec::new();
        for step in self.0.table().past() {
            match step.entry.map(|entry| &entry.act) {
                Some(Act::TakeBack) => told.push(Told::TakenBack),
                _ => told.extend(seen(&step.events)),
            }
        }
        told
    }

    /// Gets up from the table.
    pub(crate) fn leave(self, next: Next, lang: Lang) -> Ended<RestInPeace> {
        self.0.leave(next, lang)
    }
}

fn seen(events: &[Event]) -> Vec<Told> {
    events
        .iter()
        .filter_map(|event| RestInPeace::sighting(event, Audience::Seat(SEAT)))
        .map(Told::Seen)
        .collect()
}
