//! Chips: pills, placebos and bitter pills (RF-1.4).

use serde::{Deserialize, Serialize};

/// A kind of prescription.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Pill {
    /// A pill: one level better.
    White,
    /// A placebo: one level worse.
    Black,
    /// A bitter pill: two levels worse.
    Red,
}

impl Pill {
    /// All kinds.
    pub const ALL: [Pill; 3] = [Pill::White, Pill::Black, Pill::Red];

    /// The name in message keys.
    pub fn name(self) -> &'static str {
        ["white", "black", "red"][self as usize]
    }
}

/// So many chips of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Chips {
    /// Pills.
    pub white: u16,
    /// Placebos.
    pub black: u16,
    /// Bitter pills.
    pub red: u16,
}

impl Chips {
    /// No chips.
    pub const NONE: Chips = Chips::new(0, 0, 0);

    /// All chips there are (RF-1.4).
    pub const ALL: Chips = Chips::new(12, 10, 5);

    /// White, black and red ones.
    pub const fn new(white: u16, black: u16, red: u16) -> Chips {
        Chips { white, black, red }
    }

    /// How many of a kind.
    #[inline]
    pub fn count(self, pill: Pill) -> u16 {
        match pill {
            Pill::White => self.white,
            Pill::Black => self.black,
            Pill::Red => self.red,
        }
    }

    #[inline]
    fn count_mut(&mut self, pill: Pill) -> &mut u16 {
        match pill {
            Pill::White => &mut self.white,
            Pill::Black => &mut self.black,
            Pill::Red => &mut self.red,
        }
    }

    /// Adds one of a kind.
    #[inline]
    pub fn put(&mut self, pill: Pill) {
        *self.count_mut(pill) += 1;
    }

    /// Takes one of a kind away.
    ///
    /// # Panics
    /// If there is none: the rules have looked before.
    #[inline]
    pub fn take(&mut self, pill: Pill) {
        let count = self.count_mut(pill);
        *count = count
            .checked_sub(1)
            .expect("the rules take only chips that lie there");
    }

    /// Both together.
    #[must_use]
    pub fn plus(self, other: Chips) -> Chips {
        // Saturating: with `keep` and `unlimited` together the box grows for ever.
        self.with(other, u16::saturating_add)
    }

    /// What is left without the other's.
    #[must_use]
    pub fn minus(self, other: Chips) -> Chips {
        self.with(other, u16::saturating_sub)
    }

    /// Of each kind as many as both have.
    #[must_use]
    pub fn at_most(self, other: Chips) -> Chips {
        self.with(other, u16::min)
    }

    fn with(self, other: Chips, combine: fn(u16, u16) -> u16) -> Chips {
        Chips::new(
            combine(self.white, other.white),
            combine(self.black, other.black),
            combine(self.red, other.red),
        )
    }
}
