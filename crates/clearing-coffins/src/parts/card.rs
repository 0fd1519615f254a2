//! Coffin cards (German *Sargkarten*): a colour and a symbol on the vampire side (CC-1.2, CC-1.4).

use super::{NotAPiece, serde_as_text};
use std::fmt;
use std::str::FromStr;

/// The colour of a vampire.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Colour {
    /// `Y`
    Yellow,
    /// `P`
    Purple,
}

/// What the vampire holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Symbol {
    /// `K`
    Skull,
    /// `M`
    Moon,
    /// `B`
    Bat,
}

impl Symbol {
    /// All three, in the order of the spec.
    pub const ALL: [Symbol; 3] = [Symbol::Skull, Symbol::Moon, Symbol::Bat];

    /// Its letter.
    pub fn letter(self) -> char {
        match self {
            Symbol::Skull => 'K',
            Symbol::Moon => 'M',
            Symbol::Bat => 'B',
        }
    }

    pub(super) fn from_letter(letter: char) -> Option<Symbol> {
        Symbol::ALL.into_iter().find(|symbol| symbol.letter() == letter)
    }
}

/// The combination on the vampire side. Cards of one combination cannot be told apart (CC-9.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Card {
    /// `YK`
    YellowSkull,
    /// `YM`
    YellowMoon,
    /// `YB`
    YellowBat,
    /// `PK`
    PurpleSkull,
    /// `PM`
    PurpleMoon,
    /// `PB`
    PurpleBat,
}

impl Card {
    /// The six combinations in the order of the deck (CC-2.3).
    pub const ALL: [Card; 6] = [
        Card::YellowSkull,
        Card::YellowMoon,
        Card::YellowBat,
        Card::PurpleSkull,
        Card::PurpleMoon,
        Card::PurpleBat,
    ];

    /// All cards of the game (CC-1.3).
    pub const DECK: usize = 43;

    /// How many of each combination there are, besides the one extra card (CC-1.4).
    pub const OF_EACH: u8 = 7;

    /// Its place in the order of the deck.
    #[inline]
    pub fn idx(self) -> usize {
        self as usize
    }

    /// The colour of its vampire.
    #[inline]
    pub fn colour(self) -> Colour {
        if self.idx() < 3 {
            Colour::Yellow
        } else {
            Colour::Purple
        }
    }

    /// What its vampire holds.
    #[inline]
    pub fn symbol(self) -> Symbol {
        Symbol::ALL[self.idx() % 3]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let colour = match self.colour() {
            Colour::Yellow => 'Y',
            Colour::Purple => 'P',
        };
        write!(f, "{colour}{}", self.symbol().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = NotAPiece;
    fn from_str(text: &str) -> Result<Card, NotAPiece> {
        let [colour, symbol] = text.as_bytes() else {
            return Err(NotAPiece);
        };
        let first = match colour {
            b'Y' => 0,
            b'P' => 3,
            _ => return Err(NotAPiece),
        };
        let symbol = Symbol::from_letter(char::from(*symbol)).ok_or(NotAPiece)?;
        Ok(Card::ALL[first + symbol as usize])
    }
}

serde_as_text!(Card, "a card: YK, YM, YB, PK, PM or PB");
