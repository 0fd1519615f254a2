//! Grave shares and the actions on their backs (RF-1.5, RF-1.6).

use super::{Grave, NotAPiece, serde_as_text};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
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

/// A set of actions of one grave.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ActionSet(u8);

impl ActionSet {
    /// No action.
    pub const EMPTY: ActionSet = ActionSet(0);
    /// All five.
    pub const ALL: ActionSet = ActionSet(0b1_1111);

    /// Whether the action is in the set.
    #[inline]
    pub fn contains(self, action: Action) -> bool {
        self.0 & (1 << action as u8) != 0
    }

    /// Adds an action.
    #[inline]
    pub fn insert(&mut self, action: Action) {
        self.0 |= 1 << action as u8;
    }

    /// Takes an action out.
    #[inline]
    pub fn remove(&mut self, action: Action) {
        self.0 &= !(1 << action as u8);
    }

    /// Both together.
    #[must_use]
    pub fn with(self, other: ActionSet) -> ActionSet {
        ActionSet(self.0 | other.0)
    }

    /// What is not in the other.
    #[must_use]
    pub fn without(self, other: ActionSet) -> ActionSet {
        ActionSet(self.0 & !other.0)
    }

    /// How many actions are in it.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none in it.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The actions in the order of RF-1.5.
    pub fn iter(self) -> impl Iterator<Item = Action> {
        Action::ALL
            .into_iter()
            .filter(move |action| self.contains(*action))
    }
}

impl<'de> Deserialize<'de> for ActionSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ActionSet, D::Error> {
        let actions = Vec::<Action>::deserialize(deserializer)?;
        Ok(actions.into_iter().collect())
    }
}

impl FromIterator<Action> for ActionSet {
    fn from_iter<I: IntoIterator<Item = Action>>(actions: I) -> ActionSet {
        let mut set = ActionSet::EMPTY;
        actions.into_iter().for_each(|action| set.insert(action));
        set
    }
}

impl fmt::Debug for ActionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for ActionSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
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
