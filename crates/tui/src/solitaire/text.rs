//! Words and signs of the house.

use crate::solitaire::foresight::{is_open, other_passage, passage_ends};
use crate::solitaire::model::Model;
use crate::solitaire::sitting::Told;
use engine::{Game as _, Phrase};
use rest_in_peace::parts::{Card, Clue, Pattern, Room, Secret};
use rest_in_peace::{End, RestInPeace, Sighting, View};
use words::Words;

/// The letter of a clue.
pub(crate) fn clue_letter(words: &Words, clue: Clue) -> String {
    words.key(match clue {
        Clue::Skull => "rp-clue-letter-skull",
        Clue::Hourglass => "rp-clue-letter-hourglass",
        Clue::Cross => "rp-clue-letter-cross",
    })
}

/// A pattern in letters.
pub(crate) fn pattern_letters(words: &Words, pattern: Pattern) -> String {
    pattern.clues().map(|clue| clue_letter(words, clue)).concat()
}

/// Doors side by side; those that lead into closed rooms in brackets.
pub(crate) fn doors(view: &View, doors: &[Card]) -> Vec<String> {
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
pub(crate) fn room_name(words: &Words, room: Room) -> String {
    words.key(&format!("rp-room-name-{}", room.number()))
}

/// A secret in as few letters as can be.
pub(crate) fn short_secret(words: &Words, view: &View, room: Room, secret: Secret) -> String {
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

/// How many clues are turned up, by what has happened: after the end all of them lie open.
pub(crate) fn known_clues<'a>(told: impl Iterator<Item = &'a Told>) -> u32 {
    told.fold(0, |count, told| match told {
        Told::Seen(Sighting::ClueTurned { .. }) => count + 1,
        Told::Seen(Sighting::CluesShuffled) => 0,
        _ => count,
    })
}

/// What was counted (RP-7.7).
pub(crate) fn tallies(view: &View, clues: u32) -> [Phrase; 5] {
    [
        Phrase::new("rp-tally-entries").with("count", view.entries),
        Phrase::new("rp-tally-closings").with("count", view.closings),
        Phrase::new("rp-tally-clues").with("count", clues),
        Phrase::new("rp-tally-cards-left").with("count", view.deck.len() as u32),
        Phrase::new("rp-tally-bones").with("count", u32::from(view.bones)),
    ]
}

/// The last word on a game; which one depends on how the game went, so it stays the same when it is shown again.
pub(crate) fn remark(view: &View) -> String {
    let luck = usize::from(view.entries) + view.deck.len();
    match view.end {
        Some(End::Won) => format!("rp-end-won-{}", luck % 3 + 1),
        _ => format!("rp-epitaph-{}", luck % 6 + 1),
    }
}

/// What is known of where a pattern lies.
pub(crate) enum Found {
    /// In this open room.
    In(Room),
    /// In this closed room.
    Closed(Room),
    /// Not yet.
    Nowhere,
}

/// Where a pattern was found.
pub(crate) fn find_pattern(view: &View, pattern: Pattern) -> Found {
    let holds = |room: &&rest_in_peace::api::RoomView| {
        room.visited && room.secret.face() == Some(Secret::Pattern(pattern))
    };
    match view.rooms.iter().find(holds) {
        Some(room) if room.closed => Found::Closed(room.room),
        Some(room) => Found::In(room.room),
        None => Found::Nowhere,
    }
}

/// A happening in a sentence.
pub(crate) fn tell(words: &Words, told: &Told) -> String {
    match told {
        Told::Seen(sighting) => words.say(&RestInPeace::say_sighting(sighting)),
        Told::TakenBack => words.key("tui-taken-back"),
    }
}

/// The title over the choices: what is asked, or that there is no choice.
pub(crate) fn question(model: &Model) -> String {
    let words = model.words();
    match model.view.phase {
        _ if model.is_forced() => words.key("tui-forced"),
        Some(kind) => words.say(&rest_in_peace::text::kind(kind)),
        None => String::new(),
    }
}
