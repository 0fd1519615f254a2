//! Letters and colours of vampires. A colour never stands without its letter.

use crate::look::Look;
use dawn_under::parts::{Colour, Content, Underside};
use ratatui::style::{Color, Modifier, Style};
use words::Words;

/// Count Rucola.
pub(super) const COUNT: &str = "♔";
/// A face-down vampire.
pub(super) const BACK: &str = "▒";
/// A rat.
pub(super) const RAT: &str = "~";
/// Garlic.
pub(super) const GARLIC: &str = "o";
/// A bat.
pub(super) const BAT: &str = "^";
/// A stake.
pub(super) const STAKE: &str = "!";
/// Nothing.
pub(super) const NOTHING: &str = "·";

/// The letter of a colour in the language in use.
pub(super) fn letter(words: &Words, colour: Colour) -> String {
    words.key(&format!("tui-du-letter-{colour}"))
}

/// The look of a colour.
pub(super) fn style(look: &Look, colour: Colour) -> Style {
    let (color, modifier) = match colour {
        Colour::Red => (Color::LightRed, Modifier::BOLD),
        Colour::Yellow => (Color::LightYellow, Modifier::BOLD),
        Colour::White => (Color::White, Modifier::BOLD),
        Colour::Blue => (Color::LightBlue, Modifier::BOLD),
        Colour::Green => (Color::LightGreen, Modifier::BOLD),
        Colour::Black => (Color::DarkGray, Modifier::BOLD),
    };
    look.style(color, modifier)
}

/// The underside of a lid: sign and look.
pub(super) fn lid(words: &Words, look: &Look, lid: Underside) -> (String, Style) {
    match lid {
        Underside::Colour(colour) => (letter(words, colour), style(look, colour)),
        Underside::Rat => (RAT.to_owned(), look.warning()),
    }
}

/// What lies in a grave: sign and look.
pub(super) fn content(words: &Words, look: &Look, content: Content) -> (String, Style) {
    match content {
        Content::Empty => (NOTHING.to_owned(), look.dim()),
        Content::Vampire(colour) => (letter(words, colour), style(look, colour)),
        Content::Garlic(_) => (GARLIC.to_owned(), look.bright()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use words::Lang;

    #[test]
    fn every_colour_has_a_letter_of_its_own_in_every_language() {
        for lang in Lang::ALL {
            let letters = Colour::ALL.map(|colour| letter(Words::of(lang), colour));
            assert!(
                letters.iter().all(|letter| letter.chars().count() == 1),
                "{letters:?}"
            );
            assert_eq!(
                BTreeSet::from(letters.clone()).len(),
                letters.len(),
                "{lang}: {letters:?}"
            );
        }
    }
}
