//! Which tables there are: a list without input and output, kept up to date by the tables themselves.

use crate::names;
use crate::table::book::{Book, Name};
use crate::table::roster::Place;
use protocol::wire::{Listing, Pace, Spectators, TablePhase};
use std::collections::{BTreeMap, BTreeSet};
use store::{GuestId, Phase, TableId};

/// A table in the list.
#[derive(Clone, Debug)]
pub(crate) struct Card {
    game: String,
    phase: TablePhase,
    names: Vec<Option<Name>>,
    free: u8,
    pace: Pace,
    spectators: Spectators,
    listed: bool,
    host: GuestId,
    players: Vec<GuestId>,
    asked: Vec<GuestId>,
}

impl Card {
    pub(crate) fn of(book: &Book, asked: Vec<GuestId>) -> Card {
        let name = |place: &Place| place.player().cloned();
        Card {
            game: book.game.clone(),
            phase: match book.phase() {
                _ if book.frozen.is_some() => TablePhase::Frozen,
                Phase::Open => TablePhase::Gathering,
                Phase::Playing => TablePhase::Playing,
                Phase::Over => TablePhase::Over,
            },
            names: book.seats.places().map(name).collect(),
            free: book.seats.places().filter(|place| place.is_empty()).count() as u8,
            pace: book.pace,
            spectators: book.spectators,
            listed: book.listed,
            host: book.host.guest,
            players: book
                .seats
                .places()
                .filter_map(Place::person)
                .map(|person| person.guest)
                .collect(),
            asked,
        }
    }

    fn listing(&self, table: TableId, guest: GuestId) -> Listing {
        Listing {
            table: table.to_string(),
            game: self.game.clone(),
            phase: self.phase,
            names: self
                .names
                .iter()
                .map(|person| person.as_ref().map(|person| person.name.clone()))
                .collect(),
            free: self.free,
            pace: self.pace,
            open_to_watch: self.spectators != Spectators::Off,
            your_turn: self.asked.contains(&guest),
        }
    }
}

/// The most tables a list shows.
const LIST_MAX: usize = 100;

/// All tables that are not over.
#[derive(Debug, Default)]
pub(crate) struct Lobby {
    cards: BTreeMap<TableId, Card>,
}

impl Lobby {
    /// A table is new or has changed; one that is over leaves.
    pub(crate) fn put(&mut self, table: TableId, card: Card) {
        if card.phase == TablePhase::Over {
            self.cards.remove(&table);
        } else {
            self.cards.insert(table, card);
        }
    }

    /// A table that cannot be played on.
    pub(crate) fn freeze(&mut self, table: TableId) {
        if let Some(card) = self.cards.get_mut(&table) {
            card.phase = TablePhase::Frozen;
        }
    }

    /// How many tables there are.
    pub(crate) fn len(&self) -> usize {
        self.cards.len()
    }

    /// How many tables a guest has opened that are not over.
    pub(crate) fn opened_by(&self, guest: GuestId) -> usize {
        self.cards.values().filter(|card| card.host == guest).count()
    }

    /// Whether somebody else who plays at one of these tables goes by such a name.
    pub(crate) fn is_taken(&self, name: &str, tables: &BTreeSet<TableId>, guest: GuestId) -> bool {
        let cards = tables.iter().filter_map(|table| self.cards.get(table));
        let others = cards.flat_map(|card| &card.names).flatten();
        let mut others = others.filter(|person| person.guest != guest);
        others.any(|person| names::is_alike(name, &person.name))
    }

    /// Tables anybody may come to.
    pub(crate) fn listed(&self, guest: GuestId) -> Vec<Listing> {
        let is_listed =
            |card: &Card| card.listed && matches!(card.phase, TablePhase::Gathering | TablePhase::Playing);
        let listed = self.cards.iter().filter(|(_, card)| is_listed(card));
        listed
            .take(LIST_MAX)
            .map(|(table, card)| card.listing(*table, guest))
            .collect()
    }

    /// Tables a guest sits at.
    pub(crate) fn of_guest(&self, guest: GuestId) -> Vec<Listing> {
        let his = self
            .cards
            .iter()
            .filter(|(_, card)| card.players.contains(&guest));
        his.take(LIST_MAX)
            .map(|(table, card)| card.listing(*table, guest))
            .collect()
    }
}
