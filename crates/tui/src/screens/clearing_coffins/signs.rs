//! Cards, dice and places in a few cells each.

use crate::look::Look;
use clearing_coffins::Place;
use clearing_coffins::parts::{Card, Colour, Face, Symbol};
use ratatui::style::{Color, Modifier, Style};
use words::Words;

/// A card that lies down, whatever it is (CC-9.2).
pub(super) const COFFIN: &str = "▒▒";
/// A gap in a row.
pub(super) const GAP: &str = "··";

/// Where a card lies: a letter for the seat, a number for the slot.
pub(super) fn name(place: Place) -> String {
    let seat = char::from(b'a' + place.seat.0.min(25));
    format!("{seat}{}", place.slot + 1)
}

pub(super) fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Skull => "☠",
        Symbol::Moon => "☾",
        Symbol::Bat => "^",
    }
}

fn colour(words: &Words, colour: Colour) -> String {
    words.key(match colour {
        Colour::Yellow => "tui-cc-letter-yellow",
        Colour::Purple => "tui-cc-letter-purple",
    })
}

pub(super) fn face(words: &Words, face: Face) -> String {
    match face {
        Face::Yellow => colour(words, Colour::Yellow),
        Face::Purple => colour(words, Colour::Purple),
        Face::TwoTone => "◐".to_owned(),
        Face::Exclamation => "!".to_owned(),
    }
}

/// A card that lies up: the letter of its colour and its symbol.
pub(super) fn card(words: &Words, card: Card) -> String {
    format!("{}{}", colour(words, card.colour()), symbol(card.symbol()))
}

pub(super) fn card_style(look: &Look, card: Card) -> Style {
    match card.colour() {
        Colour::Yellow => look.style(Color::LightYellow, Modifier::BOLD),
        Colour::Purple => look.style(Color::LightMagenta, Modifier::BOLD),
    }
}

pub(super) fn face_style(look: &Look, face: Face) -> Style {
    match face {
        Face::Yellow => look.style(Color::LightYellow, Modifier::BOLD),
        Face::Purple => look.style(Color::LightMagenta, Modifier::BOLD),
        Face::TwoTone => look.bright(),
        Face::Exclamation => look.warning(),
    }
}
