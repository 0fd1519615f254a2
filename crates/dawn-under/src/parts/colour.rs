//! The six colours of vampires and lids, and the undersides of lids (DU-1.3, DU-1.4).

use super::{NotAPiece, PER_COLOUR, serde_as_text};
use std::fmt;
use std::str::FromStr;

/// The colour of a vampire or a lid. Written `red`, read also as the letter `R`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Colour {
    /// R
    Red,
    /// Y
    Yellow,
    /// W
    White,
    /// B
    Blue,
    /// G
    Green,
    /// K
    Black,
}

impl Colour {
    /// All colours in the order of DU-1.4.
    pub const ALL: [Colour; 6] = [
        Colour::Red,
        Colour::Yellow,
        Colour::White,
        Colour::Blue,
        Colour::Green,
        Colour::Black,
    ];

    /// Its position in [`Colour::ALL`].
    #[inline]
    pub fn idx(self) -> usize {
        self as usize
    }

    /// The name in logs and messages.
    pub fn name(self) -> &'static str {
        ["red", "yellow", "white", "blue", "green", "black"][self.idx()]
    }

    /// The letter of the spec.
    pub fn letter(self) -> char {
        ['R', 'Y', 'W', 'B', 'G', 'K'][self.idx()]
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Colour {
    type Err = NotAPiece;
    fn from_str(text: &str) -> Result<Colour, NotAPiece> {
        let is_meant =
            |colour: &&Colour| text == colour.name() || text.chars().eq(std::iter::once(colour.letter()));
        Colour::ALL.iter().find(is_meant).copied().ok_or(NotAPiece)
    }
}

serde_as_text!(Colour, "a colour such as \"red\" or \"R\"");

/// What is on the hidden side of a lid. Written as its colour, or `rat`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Underside {
    /// One of ten lids of this colour.
    Colour(Colour),
    /// One of the six rats.
    Rat,
}

impl fmt::Display for Underside {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Underside::Colour(colour) => fmt::Display::fmt(colour, f),
            Underside::Rat => f.write_str("rat"),
        }
    }
}

impl fmt::Debug for Underside {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Underside {
    type Err = NotAPiece;
    fn from_str(text: &str) -> Result<Underside, NotAPiece> {
        match text {
            "rat" => Ok(Underside::Rat),
            _ => text.parse().map(Underside::Colour),
        }
    }
}

serde_as_text!(Underside, "a lid such as \"red\", \"R\" or \"rat\"");

/// How many there are of each colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Colours([u8; 6]);

impl Colours {
    /// Ten of each: all vampires, or all coloured lids.
    pub const ALL: Colours = Colours([PER_COLOUR; 6]);
    /// None.
    pub const NONE: Colours = Colours([0; 6]);

    /// One more of a colour.
    #[inline]
    pub fn add(&mut self, colour: Colour) {
        self.0[colour.idx()] += 1;
    }

    /// One less of a colour, if there is one.
    #[inline]
    pub fn take(&mut self, colour: Colour) {
        self.0[colour.idx()] = self.0[colour.idx()].saturating_sub(1);
    }

    /// How many of a colour.
    #[inline]
    pub fn count(self, colour: Colour) -> u8 {
        self.0[colour.idx()]
    }

    /// How many in all.
    pub fn len(self) -> usize {
        self.0.iter().map(|count| usize::from(*count)).sum()
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self == Colours::NONE
    }

    /// Each piece by its colour, colour by colour.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL
            .into_iter()
            .flat_map(move |colour| std::iter::repeat_n(colour, usize::from(self.count(colour))))
    }
}

impl FromIterator<Colour> for Colours {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Colours {
        let mut counts = Colours::NONE;
        colours.into_iter().for_each(|colour| counts.add(colour));
        counts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_and_lids_read_as_they_are_written() {
        // DU-1.4: red, yellow, white, blue, green, black.
        for colour in Colour::ALL {
            assert_eq!(colour.to_string().parse(), Ok(colour));
            assert_eq!(colour.letter().to_string().parse(), Ok(colour));
            let lid = Underside::Colour(colour);
            assert_eq!(lid.to_string().parse(), Ok(lid));
        }
        assert_eq!("rat".parse(), Ok(Underside::Rat));
        assert_eq!("rat".parse::<Colour>(), Err(NotAPiece));
        assert_eq!("".parse::<Underside>(), Err(NotAPiece));
        assert_eq!(Colours::ALL.iter().collect::<Colours>(), Colours::ALL);
        assert_eq!(Colours::ALL.len(), 60);
    }
}
