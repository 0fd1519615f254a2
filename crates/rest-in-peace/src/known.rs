//! What the player knows: the information set of the game (RP-8).
//!
//! The state of a game is this plus what is hidden. The rules change it only by way of sightings, through
//! [`Known::see`], so whoever saw the same sightings knows the same. Views, choices, hints and bots are made from
//! it alone: they have no way to tell more.

use crate::api::{End, Fate, Kind, Loss, Options, Sighting, Via};
use crate::parts::{Card, CardSet, Clue, Pattern, Room, RoomSet, Secret};
use arrayvec::ArrayVec;
use engine::Version;

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The player decides something.
    Asking(Kind),
    /// The rules are at work; nobody is asked.
    Moving,
    /// The game is over.
    Over(End),
}

impl Phase {
    /// What is asked, if anything.
    #[inline]
    pub fn kind(self) -> Option<Kind> {
        match self {
            Phase::Asking(kind) => Some(kind),
            _ => None,
        }
    }
}

/// Everything the player has seen, folded.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Known {
    /// The version of the rules it is played by.
    pub rules: Version,
    /// The options of the game.
    pub options: Options,
    /// Where the game stands.
    pub phase: Phase,
    /// Where the player is.
    pub room: Room,
    /// How the room was entered last.
    pub via: Via,
    /// Rooms whose secret has been turned up.
    pub visited: RoomSet,
    /// Rooms closed for good.
    pub closed: RoomSet,
    /// Visited rooms with a passage, open or closed.
    pub passages: RoomSet,
    /// Secrets seen.
    pub secrets: [Option<Secret>; 13],
    /// Where each pattern was seen.
    pub pattern_rooms: [Option<Room>; 6],
    /// The doors lying in each room.
    pub doors: [CardSet; 13],
    /// The fresh doors, in the order drawn.
    pub fresh: ArrayVec<Card, 5>,
    /// The cards not seen yet: those of the deck.
    pub deck: CardSet,
    /// The discard pile.
    pub discard: ArrayVec<Card, 52>,
    /// The clues turned up.
    pub clues: ArrayVec<Clue, 3>,
    /// After the end: how the clues lay.
    pub clues_opened: Option<Pattern>,
    /// Whether the player carries the bones.
    pub bones: bool,
    /// Whether the ghost has been met.
    pub ghost_found: bool,
    /// Why the game cannot be won any more, as far as the player was told.
    pub doomed: Option<Loss>,
    /// Entries by door of each room, the start included.
    pub door_entries: [u8; 13],
    /// Entries by passage of each room.
    pub passage_entries: [u8; 13],
    pub entries: u8,
    pub closings: u8,
    /// The number of prompts so far; names the prompt.
    pub asked: u32,
    /// How many of them were forced closings.
    pub forced: u32,
}

impl Known {
    /// Before anything is seen.
    pub(crate) fn new(rules: Version, options: Options) -> Known {
        Known {
            rules,
            options,
            phase: Phase::Moving,
            room: Room::ENTRANCE,
            via: Via::Start,
            visited: RoomSet::EMPTY,
            closed: RoomSet::EMPTY,
            passages: RoomSet::EMPTY,
            secrets: [None; 13],
            pattern_rooms: [None; 6],
            doors: [CardSet::EMPTY; 13],
            fresh: ArrayVec::new(),
            deck: CardSet::ALL,
            discard: ArrayVec::new(),
            clues: ArrayVec::new(),
            clues_opened: None,
            bones: false,
            ghost_found: false,
            doomed: None,
            door_entries: [0; 13],
            passage_entries: [0; 13],
            entries: 0,
            closings: 0,
            asked: 0,
            forced: 0,
        }
    }

    /// Learns from one sighting.
    // Always inlined: the rules know at each place which sighting it is, and then little is left of the match.
    #[inline(always)]
    pub fn see(&mut self, sighting: Sighting) {
        match sighting {
            Sighting::Entered { room, via } => self.enter(room, via),
            Sighting::DoorUsed { card } => {
                self.doors[self.room.idx()].remove(card);
                self.discard.push(card);
            }
            Sighting::FreshUsed { .. } => {
                self.discard.extend(self.fresh.iter().copied());
                self.fresh.clear();
            }
            Sighting::SecretTurned { room, secret } => self.turn_up(room, secret),
            Sighting::CluesShuffled => {
                self.ghost_found = true;
                self.clues.clear();
            }
            Sighting::ClueTurned { clue } => self.clues.push(clue),
            Sighting::ClueLeft => {}
            Sighting::DoorDrawn { card, fate } => {
                self.deck.remove(card);
                match fate {
                    Fate::Stays => self.doors[self.room.idx()].insert(card),
                    _ => self.discard.push(card),
                }
            }
            Sighting::BonesTaken { .. } => self.bones = true,
            Sighting::RoomClosed { room } => {
                self.closed.insert(room);
                self.closings += 1;
                let doors = std::mem::take(&mut self.doors[room.idx()]);
                self.discard.extend(doors.iter());
            }
            Sighting::FreshDrawn { card } => {
                self.deck.remove(card);
                self.fresh.push(card);
            }
            Sighting::Asked { kind } => {
                self.phase = Phase::Asking(kind);
                self.asked += 1;
                self.forced += u32::from(self.must_close());
            }
            Sighting::Doomed { reason } => self.doomed = Some(reason),
            Sighting::Ended { end } => self.phase = Phase::Over(end),
            Sighting::SecretOpened { room, secret } => self.secrets[room.idx()] = Some(secret),
            Sighting::CluesOpened { order } => self.clues_opened = Some(order),
        }
    }

    #[inline]
    fn enter(&mut self, room: Room, via: Via) {
        self.room = room;
        self.via = via;
        // Saturating: a passage may be shuttled through without end (RP-7.5).
        self.entries = self.entries.saturating_add(1);
        let entries = match via {
            Via::Start | Via::Door => &mut self.door_entries,
            Via::Passage => &mut self.passage_entries,
        };
        entries[room.idx()] = entries[room.idx()].saturating_add(1);
    }

    #[inline]
    fn turn_up(&mut self, room: Room, secret: Secret) {
        self.visited.insert(room);
        self.secrets[room.idx()] = Some(secret);
        match secret {
            Secret::Passage => self.passages.insert(room),
            Secret::Pattern(pattern) => self.pattern_rooms[pattern.idx()] = Some(room),
            Secret::Locked(_) | Secret::Ghost => {}
        }
    }

    /// Rooms that are not closed.
    #[inline]
    pub fn open(&self) -> RoomSet {
        RoomSet::ALL.without(self.closed)
    }

    /// The doors of a room that lead somewhere (RP-1.5).
    #[inline]
    pub fn usable_doors(&self, room: Room) -> CardSet {
        self.doors[room.idx()].leading_to(self.open())
    }

    /// The fresh doors that can be chosen: to open rooms, of each rank the first drawn (RP-5.4).
    #[inline]
    pub fn usable_fresh(&self) -> impl Iterator<Item = Card> {
        let mut left = self.open();
        self.fresh.iter().copied().filter(move |card| {
            let usable = left.contains(card.room());
            left.remove(card.room());
            usable
        })
    }

    /// Where the fresh doors lead, closed rooms left out.
    #[inline]
    pub fn fresh_rooms(&self) -> RoomSet {
        self.fresh
            .iter()
            .copied()
            .collect::<CardSet>()
            .rooms()
            .and(self.open())
    }

    /// Where the passage leads from a room, if it is usable there (RP-3.2).
    #[inline]
    pub fn passage_from(&self, room: Room) -> Option<Room> {
        let usable = self.passages.without(self.closed);
        if usable.contains(room) {
            // There are only two ends.
            usable.without(RoomSet::only(room)).first()
        } else {
            None
        }
    }

    /// Whether closing the room is the only option besides conceding (RP-5.3).
    #[inline]
    pub fn must_close(&self) -> bool {
        self.phase == Phase::Asking(Kind::Room)
            && self.usable_doors(self.room).is_empty()
            && self.passage_from(self.room).is_none()
    }

    /// The patterns that begin with the clues turned up (RP-1.5).
    #[inline]
    pub fn candidates(&self) -> impl Iterator<Item = Pattern> {
        Pattern::beginning_with(&self.clues)
    }

    /// Whether a room's secret is the pattern that all three clues show (RP-4.6).
    #[inline]
    pub fn holds_pattern(&self, room: Room) -> bool {
        self.clues.is_full() && self.holds_candidate(room)
    }

    /// Whether a visited room holds a candidate.
    #[inline]
    pub fn holds_candidate(&self, room: Room) -> bool {
        self.secrets[room.idx()]
            .and_then(Secret::pattern)
            .is_some_and(|it| it.begins_with(&self.clues))
    }

    /// The pattern, once all three clues are turned up.
    #[inline]
    pub fn pattern(&self) -> Option<Pattern> {
        (self.clues.len() == 3)
            .then(|| self.candidates().next())
            .flatten()
    }
}
