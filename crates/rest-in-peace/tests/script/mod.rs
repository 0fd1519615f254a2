//! How the stories of Rest in Peace are read.

mod given;
mod holds;

use engine::Seat;
use given::Given;
use rest_in_peace::parts::Card;
use rest_in_peace::{Command, Deal, Event, RestInPeace, Sighting};
use testbed::scenario::{Act, Script, StoryTable};

/// The house of the stories.
pub(crate) struct House;

impl Script for House {
    type Game = RestInPeace;
    type Given = Given;

    fn given(given: &mut Given, text: &str) -> Result<(), String> {
        given.read(text)
    }

    fn deal(given: &Given, _: u8) -> Result<Option<Deal>, String> {
        given.deal().map(Some)
    }

    fn act(text: &str) -> Result<Act<RestInPeace>, String> {
        if text == "take back" {
            return Ok(Act::TakeBack);
        }
        command(text).map(|command| Act::Command(Seat(0), command))
    }

    fn holds(table: &StoryTable<House>, text: &str) -> Result<(), String> {
        holds::check(table, text)
    }

    fn sighting(sighting: &Sighting) -> String {
        Event::Seen(*sighting).to_string()
    }
}

/// The options of RP-5.1 and RP-5.5 by the names of the spec.
fn command(text: &str) -> Result<Command, String> {
    Ok(match text.split_once(' ') {
        Some(("Door", card)) => Command::Door { card: piece(card)? },
        Some(("Fresh", card)) => Command::Fresh { card: piece(card)? },
        _ => match text {
            "Flip" => Command::Flip,
            "Skip" => Command::Skip,
            "Passage" => Command::Passage,
            "Close" => Command::Close,
            "CloseViaPassage" => Command::CloseViaPassage,
            "Concede" => Command::Concede,
            _ => return Err(format!("expected a command, found `{text}`")),
        },
    })
}

/// A card, room, secret or pattern by its short form.
fn piece<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse()
        .map_err(|_| format!("`{text}` is not the short form of a piece"))
}

/// Several of them.
fn pieces<T: std::str::FromStr>(text: &str) -> Result<Vec<T>, String> {
    text.split_whitespace().map(piece).collect()
}

/// Cards as a story writes them.
fn list(cards: &[Card]) -> String {
    let cards: Vec<String> = cards.iter().map(ToString::to_string).collect();
    cards.join(" ")
}
