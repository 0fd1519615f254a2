//! What the player sees now, made for drawing.

use super::{End, Kind, Loss, Options};
use crate::known::{Known, Phase};
use crate::parts::{Card, Clue, Pattern, Room, Secret};
use engine::Seen;
use serde::Serialize;

/// One room as it lies on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RoomView {
    /// Which room.
    pub room: Room,
    /// Whether its secret has been turned up.
    pub visited: bool,
    /// Whether it is closed for good.
    pub closed: bool,
    /// Its secret, if it can be seen.
    pub secret: Seen<Secret>,
    /// The doors lying in it, by rank.
    pub doors: Vec<Card>,
    /// How often it was entered by a door.
    pub door_entries: u8,
    /// How often it was entered by the passage.
    pub passage_entries: u8,
}

/// Everything on the table that the player can see or has a right to inspect (RP-8).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct View {
    /// The options of the game.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub options: Options,
    /// The thirteen rooms in order.
    pub rooms: Vec<RoomView>,
    /// Where the player is.
    pub room: Room,
    /// What is asked; nothing when the game is over.
    pub phase: Option<Kind>,
    /// The clues from left to right.
    pub clues: [Seen<Clue>; 3],
    /// The patterns that fit the clues turned up (RP-1.5).
    pub candidates: Vec<Pattern>,
    /// The cards left in the deck, by rank; their order is unknown (RP-5.7).
    pub deck: Vec<Card>,
    /// The discard pile, last card last.
    pub discard: Vec<Card>,
    /// The fresh doors to choose from.
    pub fresh: Vec<Card>,
    /// Whether the player carries the bones.
    pub bones: bool,
    /// Whether the ghost has been met.
    pub ghost_found: bool,
    /// Where the passage leads from here, if it can be used.
    pub passage: Option<Room>,
    /// Why the game cannot be won any more, if the player was told.
    pub doomed: Option<Loss>,
    /// Entries so far, with the start.
    pub entries: u8,
    /// Rooms closed so far.
    pub closings: u8,
    /// How the game ended.
    pub end: Option<End>,
}

impl View {
    /// Draws up the view from what the player knows; there is nothing else to draw it from.
    pub(crate) fn of(known: &Known) -> View {
        let mut clues = [Seen::Back; 3];
        match known.clues_opened {
            Some(order) => clues = order.clues().map(Seen::Face),
            None => known
                .clues
                .iter()
                .zip(&mut clues)
                .for_each(|(clue, seen)| *seen = Seen::Face(*clue)),
        }
        View {
            options: known.options,
            rooms: Room::all().map(|room| RoomView::of(known, room)).collect(),
            room: known.room,
            phase: known.phase.kind(),
            clues,
            candidates: known.candidates().collect(),
            deck: by_rank(known.deck.iter()),
            discard: known.discard.to_vec(),
            fresh: known.fresh.to_vec(),
            bones: known.bones,
            ghost_found: known.ghost_found,
            passage: known.passage_from(known.room),
            doomed: known.doomed,
            entries: known.entries,
            closings: known.closings,
            end: match known.phase {
                Phase::Over(end) => Some(end),
                _ => None,
            },
        }
    }
}

impl RoomView {
    fn of(known: &Known, room: Room) -> RoomView {
        let closed = known.closed.contains(room);
        // R-RP-23: secrets of closed rooms were seen; whether they stay on show is an option until the end.
        let over = matches!(known.phase, Phase::Over(_));
        let shown = !closed || over || known.options.show_closed_secrets.is_on();
        RoomView {
            room,
            visited: known.visited.contains(room),
            closed,
            secret: known.secrets[room.idx()].filter(|_| shown).into(),
            doors: by_rank(known.doors[room.idx()].iter()),
            door_entries: known.door_entries[room.idx()],
            passage_entries: known.passage_entries[room.idx()],
        }
    }
}

/// Cards in the order of the rooms they lead to.
fn by_rank(cards: impl Iterator<Item = Card>) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.collect();
    cards.sort_by_key(|card| (card.room(), card.suit() as u8));
    cards
}
