//! The two dice (CC-1.5 to CC-1.7).

use super::{Card, Colour, NotAPiece, Symbol};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A face of the colour die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Face {
    /// `Y`
    Yellow,
    /// `P`
    Purple,
    /// `T`: half yellow, half purple; matches both (R-CC-2).
    TwoTone,
    /// `!`: voids the colour; the symbol is a special (CC-6.1).
    Exclamation,
}

impl Face {
    const ALL: [Face; 4] = [Face::Yellow, Face::Purple, Face::TwoTone, Face::Exclamation];

    /// Its letter in data files and messages.
    pub fn letter(self) -> char {
        match self {
            Face::Yellow => 'Y',
            Face::Purple => 'P',
            Face::TwoTone => 'T',
            Face::Exclamation => '!',
        }
    }

    fn from_letter(letter: char) -> Option<Face> {
        Face::ALL.into_iter().find(|face| face.letter() == letter)
    }
}

/// What the symbol die shows on its six faces (CC-1.5).
pub const SYMBOL_DIE: [Symbol; 6] = [
    Symbol::Skull,
    Symbol::Skull,
    Symbol::Moon,
    Symbol::Moon,
    Symbol::Bat,
    Symbol::Bat,
];

/// What the colour die shows on its six faces (CC-1.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ColourDie(pub [Face; 6]);

impl ColourDie {
    /// Two of each: only faces the rule sheet has rules for (R-CC-1).
    pub const STANDARD: ColourDie = ColourDie([
        Face::Yellow,
        Face::Yellow,
        Face::Purple,
        Face::Purple,
        Face::Exclamation,
        Face::Exclamation,
    ]);
    /// With a two-tone face, as reviews have seen it.
    pub const TWO_TONE: ColourDie = ColourDie([
        Face::Yellow,
        Face::Yellow,
        Face::Purple,
        Face::Purple,
        Face::TwoTone,
        Face::Exclamation,
    ]);
    const PRESETS: [(&'static str, ColourDie); 2] =
        [("222", ColourDie::STANDARD), ("2211", ColourDie::TWO_TONE)];
}

impl fmt::Display for ColourDie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Self::PRESETS.iter().find(|(_, preset)| preset == self) {
            Some((name, _)) => f.write_str(name),
            None => self.0.iter().try_for_each(|face| write!(f, "{}", face.letter())),
        }
    }
}

impl FromStr for ColourDie {
    type Err = NotAPiece;
    fn from_str(text: &str) -> Result<ColourDie, NotAPiece> {
        if let Some((_, preset)) = Self::PRESETS.iter().find(|(name, _)| *name == text) {
            return Ok(*preset);
        }
        let faces: Option<Vec<Face>> = text.chars().map(Face::from_letter).collect();
        let faces = faces.and_then(|faces| <[Face; 6]>::try_from(faces).ok());
        faces.map(ColourDie).ok_or(NotAPiece)
    }
}

impl Serialize for ColourDie {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for ColourDie {
    /// A command line writes the presets as numbers.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ColourDie, D::Error> {
        #[derive(Deserialize)]
        #[serde(
            untagged,
            expecting = "expected \"222\", \"2211\" or six faces of Y, P, T and !"
        )]
        enum Form {
            Number(u32),
            Text(String),
        }
        let text = match Form::deserialize(deserializer)? {
            Form::Number(number) => number.to_string(),
            Form::Text(text) => text,
        };
        text.parse().map_err(|_| {
            serde::de::Error::custom(format_args!(
                "expected \"222\", \"2211\" or six faces of Y, P, T and !, found \"{text}\""
            ))
        })
    }
}

/// Which faces of the two dice came up, as drawn (CC-2.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Faces {
    /// The face of the colour die, 0 to 5.
    pub colour: u8,
    /// The face of the symbol die, 0 to 5.
    pub symbol: u8,
}

/// What both dice show.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Throw {
    /// The colour die.
    pub face: Face,
    /// The symbol die.
    pub symbol: Symbol,
}

impl Throw {
    /// What faces of these dice show.
    #[inline]
    pub fn of(die: ColourDie, faces: Faces) -> Throw {
        Throw {
            face: die.0[usize::from(faces.colour) % 6],
            symbol: SYMBOL_DIE[usize::from(faces.symbol) % 6],
        }
    }

    /// CC-1.7: whether a card fits. Never true for `!`.
    #[inline]
    pub fn matches(self, card: Card) -> bool {
        let colour_fits = match self.face {
            Face::Yellow => card.colour() == Colour::Yellow,
            Face::Purple => card.colour() == Colour::Purple,
            Face::TwoTone => true,
            Face::Exclamation => false,
        };
        colour_fits && card.symbol() == self.symbol
    }

    /// The special, if the colour is void (CC-6.1).
    #[inline]
    pub fn special(self) -> Option<Symbol> {
        (self.face == Face::Exclamation).then_some(self.symbol)
    }

    /// Whether nobody may touch the garlic (CC-6.6).
    #[inline]
    pub fn is_hands_off(self) -> bool {
        self.special() == Some(Symbol::Skull)
    }
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", self.face.letter(), self.symbol.letter())
    }
}

impl fmt::Debug for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Throw {
    type Err = NotAPiece;
    fn from_str(text: &str) -> Result<Throw, NotAPiece> {
        let mut letters = text.chars();
        let (Some(face), Some('+'), Some(symbol), None) =
            (letters.next(), letters.next(), letters.next(), letters.next())
        else {
            return Err(NotAPiece);
        };
        Ok(Throw {
            face: Face::from_letter(face).ok_or(NotAPiece)?,
            symbol: Symbol::from_letter(symbol).ok_or(NotAPiece)?,
        })
    }
}

super::serde_as_text!(Throw, "a throw such as \"Y+K\", \"T+M\" or \"!+B\"");
