//! Which tables there are: a list without input and output, kept up to date by the tables themselves.

#[cfg(test)]
mod tests;

use crate::table::book::{Book, Name, id_text, id_texts};
use crate::table::roster::Place;
use crate::{AddressKey, names};
use protocol::wire::{Listing, LobbyFilter, Pace, PlacedListing, Spectators, TablePhase, ToClient};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use store::{GuestId, Phase, TableId};

/// A table in the list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Card {
    game: String,
    phase: TablePhase,
    names: Vec<Option<Name>>,
    free: u8,
    pace: Pace,
    lang: Option<String>,
    spectators: Spectators,
    listed: bool,
    made_ms: u64,
    #[serde(with = "id_text")]
    host: GuestId,
    #[serde(with = "id_texts")]
    players: Vec<GuestId>,
    #[serde(with = "id_texts")]
    asked: Vec<GuestId>,
    /// When it ends because nobody is at it.
    ends_ms: Option<u64>,
}

impl Card {
    pub(crate) fn of(book: &Book, asked: Vec<GuestId>, ends_ms: Option<u64>) -> Card {
        let name = |place: &Place| place.player().cloned();
        Card {
            game: book.game.clone(),
            phase: match book.phase() {
                Phase::Over => TablePhase::Over,
                _ if book.frozen.is_some() => TablePhase::Frozen,
                Phase::Open => TablePhase::Gathering,
                Phase::Playing => TablePhase::Playing,
            },
            names: book.seats.places().map(name).collect(),
            free: book.seats.places().filter(|place| place.is_empty()).count() as u8,
            pace: book.pace,
            lang: book.lang.clone(),
            spectators: book.spectators,
            listed: book.listed,
            made_ms: book.made_ms,
            host: book.host.guest,
            players: book
                .seats
                .places()
                .filter_map(Place::person)
                .map(|person| person.guest)
                .collect(),
            asked,
            ends_ms,
        }
    }

    /// As everybody sees it.
    fn listing(&self, table: TableId) -> Listing {
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
            lang: self.lang.clone(),
            open_to_watch: self.spectators != Spectators::Off,
            your_turn: false,
            host: false,
            ends_ms: None,
        }
    }

    /// As a guest sees it whose table it is.
    fn own_listing(&self, table: TableId, guest: GuestId) -> Listing {
        Listing {
            your_turn: self.asked.contains(&guest),
            host: self.host == guest,
            ends_ms: self.ends_ms,
            ..self.listing(table)
        }
    }

    /// Where it stands among the tables anybody may come to, if it is one of them.
    fn rank(&self, table: TableId) -> Option<Rank> {
        let is_listed = self.listed && matches!(self.phase, TablePhase::Gathering | TablePhase::Playing);
        is_listed.then_some(Rank {
            group: match self.phase {
                TablePhase::Gathering if self.free > 0 => 0,
                _ if self.free > 0 => 1,
                _ => 2,
            },
            newest: Reverse(self.made_ms),
            table,
        })
    }

    fn is_wanted(&self, filter: &LobbyFilter) -> bool {
        filter.game.as_ref().is_none_or(|game| *game == self.game)
            && filter.pace.is_none_or(|pace| pace == self.pace)
            && filter.free.is_none_or(|free| free <= self.free)
            && (filter.lang.is_none() || filter.lang == self.lang)
    }

    fn guests(&self) -> impl Iterator<Item = GuestId> {
        self.players.iter().copied().chain([self.host])
    }
}

/// The order in which people look for a table: those that wait for players first, then those that have a seat, the newest
/// first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Rank {
    group: u8,
    newest: Reverse<u64>,
    table: TableId,
}

/// What a visitor of the lobby wants to see.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Wanted {
    pub(crate) filter: LobbyFilter,
    pub(crate) page: u16,
}

/// A part of the tables anybody may come to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Page {
    pub(crate) listed: Vec<Listing>,
    /// Whether there are more pages.
    pub(crate) more: bool,
}

impl Page {
    /// What must be told to whoever has this page, so that he has the other one; nothing if they are the same.
    pub(crate) fn changes_to(&self, next: &Page) -> Option<ToClient> {
        let stays = |listing: &&Listing| next.listed.iter().any(|other| other.table == listing.table);
        let gone = self.listed.iter().filter(|listing| !stays(listing));
        let gone: Vec<String> = gone.map(|listing| listing.table.clone()).collect();
        let is_new = |(_, listing): &(u16, &Listing)| !self.listed.contains(listing);
        let put = (0_u16..).zip(&next.listed).filter(is_new);
        let put = put.map(|(at, listing)| PlacedListing {
            at,
            listing: listing.clone(),
        });
        let put: Vec<PlacedListing> = put.collect();
        let more = next.more;
        let is_same = gone.is_empty() && put.is_empty() && more == self.more;
        (!is_same).then_some(ToClient::LobbyChanged { gone, put, more })
    }
}

/// What has changed since it was last asked.
#[derive(Debug, Default)]
pub(crate) struct Changes {
    /// Whether one of the tables anybody may come to.
    pub(crate) listed: bool,
    /// Guests whose own tables have changed, and whether one of them is over.
    pub(crate) guests: BTreeMap<GuestId, bool>,
}

impl Changes {
    /// Whether nobody has anything to hear.
    pub(crate) fn is_empty(&self) -> bool {
        !self.listed && self.guests.is_empty()
    }
}

/// How many tables of a game are in which state.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Census {
    pub(crate) gathering: usize,
    pub(crate) playing: usize,
    pub(crate) frozen: usize,
}

/// How many tables a page shows.
const PAGE: usize = 20;

/// The most tables of a guest that are shown.
const OWN_MAX: usize = 100;

/// All tables that are not over.
#[derive(Debug, Default)]
pub(crate) struct Lobby {
    cards: BTreeMap<TableId, Card>,
    ranks: BTreeSet<Rank>,
    /// The tables of each guest: where he sits, and those he has opened.
    of_guests: BTreeMap<GuestId, BTreeSet<TableId>>,
    /// From where tables were opened, as long as they are not over. Kept nowhere else.
    opened_from: BTreeMap<TableId, AddressKey>,
    from: BTreeMap<AddressKey, usize>,
    changes: Changes,
    /// Tables that have changed and that other nodes have not heard of; nothing where there are none.
    news: Option<BTreeSet<TableId>>,
}

impl Lobby {
    /// Whether a table is dealt and not over.
    pub(crate) fn is_playing(&self, table: TableId) -> bool {
        let card = self.cards.get(&table);
        card.is_some_and(|card| card.phase == TablePhase::Playing)
    }

    /// Whether a guest sits at a table that is dealt and not over.
    pub(crate) fn plays(&self, guest: GuestId) -> bool {
        let tables = self.of_guests.get(&guest).into_iter().flatten();
        tables
            .filter_map(|table| self.cards.get(table))
            .any(|card| card.phase == TablePhase::Playing && card.players.contains(&guest))
    }

    /// A table is new or has changed; one that is over leaves.
    pub(crate) fn put(&mut self, table: TableId, card: Card) {
        if card.phase == TablePhase::Over {
            return self.remove(table);
        }
        let before = self.cards.get(&table);
        if before == Some(&card) {
            return;
        }
        let listing = |card: &Card| card.rank(table).map(|rank| (rank, card.listing(table)));
        self.changes.listed |= before.and_then(listing) != listing(&card);
        self.take_out(table, false);
        self.ranks.extend(card.rank(table));
        for guest in card.guests() {
            self.of_guests.entry(guest).or_default().insert(table);
            self.changes.guests.entry(guest).or_default();
        }
        self.cards.insert(table, card);
        self.note(table);
    }

    /// A table has moved on: other guests are asked.
    pub(crate) fn asks(&mut self, table: TableId, asked: Vec<GuestId>) {
        let Some(card) = self.cards.get_mut(&table).filter(|card| card.asked != asked) else {
            return;
        };
        for guest in asked.iter().chain(&card.asked) {
            self.changes.guests.entry(*guest).or_default();
        }
        card.asked = asked;
        self.note(table);
    }

    /// From now on changes are to be told to other nodes.
    pub(crate) fn tell_changes(&mut self) {
        self.news = Some(BTreeSet::new());
    }

    fn note(&mut self, table: TableId) {
        if let Some(news) = &mut self.news {
            news.insert(table);
        }
    }

    /// These tables are to be told again as they are.
    pub(crate) fn tell_again(&mut self, tables: impl IntoIterator<Item = TableId>) {
        if let Some(news) = &mut self.news {
            news.extend(tables);
        }
    }

    /// Some of the tables that have changed since they were last told, as they are, with where they were opened.
    pub(crate) fn take_news(&mut self, most: usize) -> Vec<(TableId, Option<Card>, Option<AddressKey>)> {
        let news = self.news.iter_mut();
        let tables: Vec<TableId> = news
            .flat_map(|news| {
                std::iter::from_fn(|| news.pop_first())
                    .take(most)
                    .collect::<Vec<_>>()
            })
            .collect();
        let told = |table: TableId| {
            let from = self.opened_from.get(&table).copied();
            (table, self.cards.get(&table).cloned(), from)
        };
        tables.into_iter().map(told).collect()
    }

    /// Another node tells of a table; one without a card is over, or gone.
    pub(crate) fn hear(&mut self, table: TableId, card: Option<Card>, from: Option<AddressKey>) {
        let news = self.news.take();
        match card {
            Some(card) => {
                self.put(table, card);
                from.into_iter()
                    .for_each(|address| self.opened_from(table, address));
            }
            None => self.remove(table),
        }
        self.news = news;
    }

    /// Who is asked at a table.
    pub(crate) fn asked(&self, table: TableId) -> Vec<GuestId> {
        self.cards
            .get(&table)
            .map_or_else(Vec::new, |card| card.asked.clone())
    }

    /// Tables that are not meant are gone.
    pub(crate) fn keep_only(&mut self, is_meant: impl Fn(&TableId) -> bool) {
        let gone: Vec<TableId> = self
            .cards
            .keys()
            .filter(|table| !is_meant(table))
            .copied()
            .collect();
        gone.into_iter().for_each(|table| self.hear(table, None, None));
    }

    /// A table is over, or gone.
    pub(crate) fn remove(&mut self, table: TableId) {
        self.take_out(table, true);
        self.note(table);
        let Some(address) = self.opened_from.remove(&table) else {
            return;
        };
        if let Some(count) = self.from.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                self.from.remove(&address);
            }
        }
    }

    fn take_out(&mut self, table: TableId, is_over: bool) {
        let Some(card) = self.cards.remove(&table) else {
            return;
        };
        if let Some(rank) = card.rank(table) {
            self.ranks.remove(&rank);
            self.changes.listed |= is_over;
        }
        for guest in card.guests() {
            *self.changes.guests.entry(guest).or_default() |= is_over;
            if let Some(tables) = self.of_guests.get_mut(&guest) {
                tables.remove(&table);
                if tables.is_empty() {
                    self.of_guests.remove(&guest);
                }
            }
        }
    }

    /// A table was opened from an address.
    pub(crate) fn opened_from(&mut self, table: TableId, address: AddressKey) {
        if self.opened_from.insert(table, address).is_none() {
            *self.from.entry(address).or_default() += 1;
        }
    }

    /// How many tables that are not over were opened from an address.
    pub(crate) fn count_from(&self, address: AddressKey) -> usize {
        self.from.get(&address).copied().unwrap_or(0)
    }

    /// A table that cannot be played on.
    pub(crate) fn freeze(&mut self, table: TableId) {
        if let Some(card) = self.cards.get(&table).cloned() {
            let phase = TablePhase::Frozen;
            self.put(table, Card { phase, ..card });
        }
    }

    /// How many tables there are.
    pub(crate) fn len(&self) -> usize {
        self.cards.len()
    }

    /// How many tables of each game there are, by their state.
    pub(crate) fn census(&self) -> BTreeMap<String, Census> {
        let mut census = BTreeMap::<&str, Census>::new();
        for card in self.cards.values() {
            let of_game = census.entry(&card.game).or_default();
            match card.phase {
                TablePhase::Gathering => of_game.gathering += 1,
                TablePhase::Playing => of_game.playing += 1,
                TablePhase::Frozen => of_game.frozen += 1,
                // Whatever is over has left.
                TablePhase::Over => {}
            }
        }
        let owned = |(game, census): (&str, Census)| (game.to_owned(), census);
        census.into_iter().map(owned).collect()
    }

    /// How many tables a guest has opened that are not over.
    pub(crate) fn opened_by(&self, guest: GuestId) -> usize {
        let his = self.of_guests.get(&guest).into_iter().flatten();
        let cards = his.filter_map(|table| self.cards.get(table));
        cards.filter(|card| card.host == guest).count()
    }

    /// Whether somebody else who plays at one of these tables goes by such a name.
    pub(crate) fn is_taken(&self, name: &str, tables: &BTreeSet<TableId>, guest: GuestId) -> bool {
        let cards = tables.iter().filter_map(|table| self.cards.get(table));
        let others = cards.flat_map(|card| &card.names).flatten();
        let mut others = others.filter(|person| person.guest != guest);
        others.any(|person| names::is_alike(name, &person.name))
    }

    /// A page of the tables anybody may come to.
    pub(crate) fn page(&self, wanted: &Wanted) -> Page {
        let cards = self.ranks.iter().filter_map(|rank| {
            let card = self.cards.get(&rank.table)?;
            Some((rank.table, card))
        });
        let mut matching = cards
            .filter(|(_, card)| card.is_wanted(&wanted.filter))
            .skip(usize::from(wanted.page) * PAGE);
        let page = matching.by_ref().take(PAGE);
        Page {
            listed: page.map(|(table, card)| card.listing(table)).collect(),
            more: matching.next().is_some(),
        }
    }

    /// Tables a guest sits at or has opened, the newest first.
    pub(crate) fn of_guest(&self, guest: GuestId) -> Vec<Listing> {
        let tables = self.of_guests.get(&guest).into_iter().flatten();
        let mut his: Vec<(TableId, &Card)> = tables
            .filter_map(|table| Some((*table, self.cards.get(table)?)))
            .collect();
        his.sort_by_key(|(table, card)| (Reverse(card.made_ms), *table));
        his.truncate(OWN_MAX);
        his.into_iter()
            .map(|(table, card)| card.own_listing(table, guest))
            .collect()
    }

    /// What has changed since it was last asked.
    pub(crate) fn take_changes(&mut self) -> Changes {
        std::mem::take(&mut self.changes)
    }

    /// Whether something has changed since it was last asked.
    pub(crate) fn has_changed(&self) -> bool {
        !self.changes.is_empty()
    }
}
