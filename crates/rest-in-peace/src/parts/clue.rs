//! The three clues and the order they lie in.

use super::{NotAPiece, serde_as_text};
use std::fmt;
use std::str::FromStr;

/// One of the three clue cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Clue {
    /// The skull, `S`.
    Skull,
    /// The hourglass, `H`.
    Hourglass,
    /// The cross, `C`.
    Cross,
}

impl Clue {
    /// All clues.
    pub const ALL: [Clue; 3] = [Clue::Skull, Clue::Hourglass, Clue::Cross];

    fn letter(self) -> char {
        ['S', 'H', 'C'][self as usize]
    }

    fn from_letter(letter: char) -> Option<Clue> {
        Clue::ALL.into_iter().find(|clue| clue.letter() == letter)
    }
}

impl fmt::Display for Clue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Clue {
    type Err = NotAPiece;
    fn from_str(text: &str) -> Result<Clue, NotAPiece> {
        let mut letters = text.chars();
        match (letters.next().and_then(Clue::from_letter), letters.next()) {
            (Some(clue), None) => Ok(clue),
            _ => Err(NotAPiece),
        }
    }
}

serde_as_text!(Clue, "a clue: \"S\", \"H\" or \"C\"");

/// An order of the three clues from left to right: one of six. Written `SHC`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pattern(u8);

const ORDERS: [[Clue; 3]; 6] = {
    use Clue::{Cross as C, Hourglass as H, Skull as S};
    [[S, H, C], [S, C, H], [H, S, C], [H, C, S], [C, S, H], [C, H, S]]
};

impl Pattern {
    /// The number of orders.
    pub const COUNT: usize = 6;

    /// All six in the order of RP-1.3.
    pub fn all() -> impl Iterator<Item = Pattern> {
        (0..Pattern::COUNT as u8).map(Pattern)
    }

    /// One of the six by its place in RP-1.3; used for uniform draws.
    ///
    /// # Panics
    /// If there is no such place.
    #[inline]
    pub const fn from_idx(idx: usize) -> Pattern {
        assert!(idx < Pattern::COUNT, "three clues have six orders");
        Pattern(idx as u8)
    }

    /// The place in RP-1.3.
    #[inline]
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }

    /// The clues from left to right.
    #[inline]
    pub fn clues(self) -> [Clue; 3] {
        ORDERS[self.idx()]
    }

    /// All that begin with these clues, which are different ones: the candidates (RP-1.5).
    ///
    /// In the order of RP-1.3 they lie side by side: two for each first clue, and after two clues the third is certain.
    #[inline]
    pub fn beginning_with(clues: &[Clue]) -> impl Iterator<Item = Pattern> {
        let (start, count) = match *clues {
            [] => (0, 6),
            [first] => (2 * first as u8, 2),
            // The second clue is one of the two that are left.
            [first, second, ..] => {
                let place = second as u8 - u8::from(second as u8 > first as u8);
                (2 * first as u8 + place, 1)
            }
        };
        (start..start + count).map(Pattern)
    }

    /// Whether the pattern begins with these clues: whether it is a candidate (RP-1.5).
    #[inline]
    pub fn begins_with(self, clues: &[Clue]) -> bool {
        self.clues().starts_with(clues)
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.clues().iter().try_for_each(|clue| write!(f, "{clue}"))
    }
}

impl fmt::Debug for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Pattern {
    type Err = NotAPiece;
    fn from_str(text: &str) -> Result<Pattern, NotAPiece> {
        Pattern::all()
            .find(|pattern| pattern.to_string() == text)
            .ok_or(NotAPiece)
    }
}

serde_as_text!(Pattern, "an order of the clues such as \"SHC\"");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn candidates_begin_with_the_clues_turned_up() {
        // RP-1.5: after no clue, one, two and all three, whatever the pattern is.
        for pattern in Pattern::all() {
            for turned in 0..=3 {
                let clues = &pattern.clues()[..turned];
                let candidates: Vec<Pattern> = Pattern::beginning_with(clues).collect();
                let expected: Vec<Pattern> = Pattern::all().filter(|it| it.begins_with(clues)).collect();
                assert_eq!(candidates, expected, "{clues:?}");
                assert_eq!(candidates.len(), [6, 2, 1, 1][turned]);
            }
        }
    }
}
