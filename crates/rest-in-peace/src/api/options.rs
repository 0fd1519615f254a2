//! The options of RP-10.

use engine::Topic::{End, Play, Setup};
use engine::{OptionInfo, Problem, Switch};
use serde::{Deserialize, Serialize};

/// What happens if the ghost is dealt to the Main Entrance (RP-2.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum EntranceGhost {
    /// The secrets are dealt again.
    #[default]
    Redeal,
    /// The game is lost at once.
    Lose,
}

/// Whether the player is asked before a clue is turned up (R-RP-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ClueFlip {
    /// Asked every time.
    #[default]
    Ask,
    /// Always turned up.
    Auto,
}

/// What happens when a game is certainly lost (RP-7.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum EarlyLoss {
    /// The game ends with the reason.
    #[default]
    Auto,
    /// The player is told and may play on.
    Hint,
    /// Nothing is said.
    Off,
}

/// What the player chose before the deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The door limit *n* (RP-9).
    pub doors: u8,
    /// RP-2.2.
    pub entrance_ghost: EntranceGhost,
    /// Redeal when there is no way out at the start (R-RP-12).
    pub opening_mulligan: Switch,
    /// Bones at once when the third clue is found in their room (R-RP-3).
    pub bones_same_visit: Switch,
    /// Draw and discard the first doors before the bones close the room (R-RP-4).
    pub bones_draw_first: Switch,
    /// A usable passage saves a room without doors from closing (R-RP-7).
    pub passage_saves: Switch,
    /// R-RP-2.
    pub clue_flip: ClueFlip,
    /// RP-7.3.
    pub early_loss: EarlyLoss,
    /// Secrets of closed rooms stay on show (R-RP-23).
    pub show_closed_secrets: Switch,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            doors: 2,
            entrance_ghost: EntranceGhost::Redeal,
            opening_mulligan: Switch::Off,
            bones_same_visit: Switch::On,
            bones_draw_first: Switch::Off,
            passage_saves: Switch::On,
            clue_flip: ClueFlip::Ask,
            early_loss: EarlyLoss::Auto,
            show_closed_secrets: Switch::On,
        }
    }
}

/// The most doors that may be drawn at once (RP-9.2).
pub(crate) const DOORS_MAX: usize = 5;

impl Options {
    /// RP-9.2: one to five doors.
    pub(crate) fn check(&self) -> Result<(), Problem> {
        if (1..=DOORS_MAX as u8).contains(&self.doors) {
            Ok(())
        } else {
            Err(Problem::new(
                "options.doors",
                format!("expected 1 to {DOORS_MAX}, found {}", self.doors),
            ))
        }
    }
}

/// The options as told to clients, in the order of the spec.
pub const OPTIONS: &[OptionInfo] = &[
    OptionInfo::new(Setup, "doors", &["2", "1", "3", "4", "5"], "RP-9.2"),
    OptionInfo::new(Setup, "entrance_ghost", &["redeal", "lose"], "RP-2.2"),
    OptionInfo::new(Setup, "opening_mulligan", &["off", "on"], "R-RP-12"),
    OptionInfo::new(Play, "bones_same_visit", &["on", "off"], "R-RP-3"),
    OptionInfo::new(Play, "bones_draw_first", &["off", "on"], "R-RP-4"),
    OptionInfo::new(Play, "passage_saves", &["on", "off"], "R-RP-7"),
    OptionInfo::new(Play, "clue_flip", &["ask", "auto"], "R-RP-2"),
    OptionInfo::new(End, "early_loss", &["auto", "hint", "off"], "RP-7.3"),
    OptionInfo::new(Play, "show_closed_secrets", &["on", "off"], "R-RP-23"),
];
