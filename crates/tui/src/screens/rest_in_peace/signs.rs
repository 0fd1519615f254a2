//! Words and signs of the house.

use super::foresight::{is_open, other_passage, passage_ends};
use crate::screen::Scene;
use engine::Phrase;
use rest_in_peace::parts::{Card, Clue, Pattern, Room, Secret};
use rest_in_peace::{End, RestInPeace, Sighting, View};
use words::Words;

/// The letter of a clue.
pub(super) fn clue_letter(words: &Words, clue: Clue) -> String {
    words.key(match clue {
        Clue::Skull => "rp-clue-letter-skull",
        Clue::Hourglass => "rp-clue-letter-hourglass",
        Clue::Cross => "rp-clue-letter-cross",
    })
}

/// A pattern in letters.
pub(super) fn pattern_letters(words: &Words, pattern: Pattern) -> String {
    pattern.clues().map(|clue| clue_letter(words, clue)).concat()
}

/// Doors side by side; those that lead into closed rooms in brackets.
pub(super) fn doors(view: &View, doors: &[Card]) -> Vec<String> {
    doors
        .iter()
        .map(|card| {
            if is_open(view, card.room()) {
                card.to_string()
            } else {
                format!("({card})")
            }
        })
        .collect()
}

/// The bare name of a room.
pub(super) fn room_name(words: &Words, room: Room) -> String {
    words.key(&format!("rp-room-name-{}", room.number()))
}

/// A secret in as few letters as can be.
pub(super) fn short_secret(words: &Words, view: &View, room: Room, secret: Secret) -> String {
    match secret {
        Secret::Pattern(pattern) => pattern_letters(words, pattern),
        Secret::Locked(suit) => format!("{} {}", words.key("rp-secret-short-locked"), suit.sign()),
        Secret::Ghost => words.key("rp-secret-short-ghost"),
        Secret::Passage => {
            let sealed = passage_ends(view).any(|end| !is_open(view, end));
            let end = match other_passage(view, room) {
                Some(other) => other.to_string(),
                None if sealed => "×".to_owned(),
                None => "?".to_owned(),
            };
            format!("{} ⇄ {end}", words.key("rp-secret-short-passage"))
        }
    }
}

/// What was counted (RP-7.7).
pub(super) fn tallies(scene: &Scene<'_, RestInPeace>) -> [Phrase; 5] {
    // By what has happened: after the end all clues lie open.
    let clues = scene.seen().fold(0_u32, |count, sighting| match sighting {
        Sighting::ClueTurned { .. } => count + 1,
        Sighting::CluesShuffled => 0,
        _ => count,
    });
    let view = scene.view;
    [
        Phrase::new("rp-tally-entries").with("count", view.entries),
        Phrase::new("rp-tally-closings").with("count", view.closings),
        Phrase::new("rp-tally-clues").with("count", clues),
        Phrase::new("rp-tally-cards-left").with("count", view.deck.len() as u32),
        Phrase::new("rp-tally-bones").with("count", u32::from(view.bones)),
    ]
}

/// The last word on a game; which one depends on how the game went, so it stays the same when it is shown again.
pub(super) fn remark(view: &View) -> String {
    let luck = usize::from(view.entries) + view.deck.len();
    match view.end {
        Some(End::Won) => format!("rp-end-won-{}", luck % 3 + 1),
        _ => format!("rp-epitaph-{}", luck % 6 + 1),
    }
}

/// What is known of where a pattern lies.
pub(super) enum Found {
    /// In this open room.
    In(Room),
    /// In this closed room.
    Closed(Room),
    /// Not yet.
    Nowhere,
}

impl Found {
    /// Where it is, in words.
    pub(super) fn say(&self) -> Phrase {
        match self {
            Found::In(room) => rest_in_peace::text::room(*room),
            Found::Closed(room) => {
                Phrase::new("tui-pattern-closed").with("room", rest_in_peace::text::room(*room))
            }
            Found::Nowhere => Phrase::new("tui-pattern-nowhere"),
        }
    }
}

/// Where a pattern was found.
pub(super) fn find_pattern(view: &View, pattern: Pattern) -> Found {
    let holds = |room: &&rest_in_peace::api::RoomView| {
        room.visited && room.secret.face() == Some(Secret::Pattern(pattern))
    };
    match view.rooms.iter().find(holds) {
        Some(room) if room.closed => Found::Closed(room.room),
        Some(room) => Found::In(room.room),
        None => Found::Nowhere,
    }
}
