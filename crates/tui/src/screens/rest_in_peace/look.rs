//! The looks of doors and clues.

use crate::look::Look;
use ratatui::style::{Color, Modifier, Style};
use rest_in_peace::parts::{Card, Clue, Suit};

impl Look {
    /// A door.
    pub(super) fn card(&self, card: Card) -> Style {
        match card.suit() {
            Suit::Hearts | Suit::Diamonds => self.style(Color::LightRed, Modifier::empty()),
            Suit::Spades | Suit::Clubs => self.style(Color::White, Modifier::empty()),
        }
    }

    /// A clue.
    pub(super) fn clue(&self, clue: Clue) -> Style {
        match clue {
            Clue::Skull => self.style(Color::White, Modifier::BOLD),
            Clue::Hourglass => self.style(Color::LightYellow, Modifier::BOLD),
            Clue::Cross => self.style(Color::LightMagenta, Modifier::BOLD),
        }
    }
}
