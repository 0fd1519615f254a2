//! Grave shares and the actions on their backs (RF-1.5, RF-1.6).

use super::{Grave, NotAPiece, serde_as_text};
use engine::{bit_set, serialize_as_list};
use serde::{Deserialize, Deserializer};
use std::fmt;
use std::str::FromStr;

/// One of the five actions; written by its two letters.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Action {
    /// Double Occupancy (Doppelbelegung), `DO`.
    DoubleOccupancy,
    /// Mix-up (Verwechslung), `MX`.
    MixUp,
    /// Shock (Schock), `SH`.
    Shock,
    /// Grave Maintenance (Grabpflege), `GM`.
    Maintenance,
    /// Illegible Document (Unleserliches Dokument), `IL`.
    Illegible,
}

impl Action {
    /// The number of actions, and of shares of each grave.
    pub const COUNT: usize = 5;

    /// All actions.
    pub const ALL: [Action; Action::COUNT] = [
        Action::DoubleOccupancy,
        Action::MixUp,
        Action::Shock,
        Action::Maintenance,
        Action::Illegible,
    ];

    /// The two letters.
    pub fn letters(self) -> &'static str {
        ["DO", "MX", "SH", "GM", "IL"][self as usize]
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letters())
    }
}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Action {
    type Err = NotAPiece;
    fn from_str(text: &str) -> Result<Action, NotAPiece> {
        let found = Action::ALL.into_iter().find(|action| action.letters() == text);
        found.ok_or(NotAPiece)
    }
}

serde_as_text!(Action, "an action: \"DO\", \"MX\", \"SH\", \"GM\" or \"IL\"");

bit_set! {
    /// A set of actions of one grave, in the order of RF-1.5.
    pub struct ActionSet(u8) of Action {
        count: Action::COUNT,
        bit: |action| action as u8,
        item: |bit| Action::ALL[usize::from(bit)],
        len: u8,
    }
}

serialize_as_list!(ActionSet);

impl<'de> Deserialize<'de> for ActionSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ActionSet, D::Error> {
        let actions = Vec::<Action>::deserialize(deserializer)?;
        Ok(actions.into_iter().collect())
    }
}

/// One of the 25 shares, by grave and action (RF-1.6); written `DO3`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Share {
    /// Whose certificate is on the front.
    pub grave: Grave,
    /// What is on the back.
    pub action: Action,
}

impl Share {
    /// The share of a grave with this action.
    pub fn new(action: Action, grave: Grave) -> Share {
        Share { grave, action }
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.action, self.grave)
    }
}

impl fmt::Debug for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Share {
    type Err = NotAPiece;
    fn from_str(text: &str) -> Result<Share, NotAPiece> {
        let (action, grave) = text.split_at_checked(2).ok_or(NotAPiece)?;
        let grave = grave.parse().ok().and_then(Grave::from_number);
        Ok(Share::new(action.parse()?, grave.ok_or(NotAPiece)?))
    }
}

serde_as_text!(Share, "a share such as \"DO3\"");
