//! The options of DU-3.8.

use crate::parts::Layout;
use engine::{OptionInfo, Problem, Rule, Switch};
use serde::{Deserialize, Serialize};

/// What rats do (DU-5, R-DU-16, R-DU-17).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rats {
    /// Everybody has a stint in a plague.
    #[default]
    Full,
    /// Only the finder has one (DU-5.12).
    ActiveOnly,
    /// There are no rat lids.
    Off,
}

/// Whether one must go on after a placement (R-DU-6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ContinueAfterMatch {
    /// One may end the turn after a placement.
    #[default]
    Optional,
    /// The turn lasts until an opening fails.
    Compulsory,
}

/// Who wins if several give away their last vampire in one gift event (R-DU-12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Finish {
    /// All of them.
    #[default]
    Shared,
    /// The first in the order of giving.
    Clockwise,
}

/// Whether the turn is over after a bat, whatever came of it (R-DU-26).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BatEndsTurn {
    /// One may go on after a placement by bat.
    #[default]
    No,
    /// The turn ends.
    Yes,
}

/// What the table agreed on. All combinations are allowed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Count Rucola and the bats (DU-6, DU-7).
    pub expansion: Switch,
    /// DU-5.
    pub rats: Rats,
    /// Whether anybody has garlic (R-DU-17).
    pub garlic: Switch,
    /// R-DU-6.
    pub continue_after_match: ContinueAfterMatch,
    /// How many vampires a gift consists of when two play (R-DU-3).
    pub two_player_gift: u8,
    /// R-DU-12.
    pub finish: Finish,
    /// R-DU-26.
    pub bat_ends_turn: BatEndsTurn,
    /// Whether the game ends after 36 turns without a placement (R-DU-14).
    pub idle_limit: Switch,
    /// DU-2.
    pub layout: Layout,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            expansion: Switch::Off,
            rats: Rats::Full,
            garlic: Switch::On,
            continue_after_match: ContinueAfterMatch::Optional,
            two_player_gift: 1,
            finish: Finish::Shared,
            bat_ends_turn: BatEndsTurn::No,
            idle_limit: Switch::On,
            layout: Layout::L1,
        }
    }
}

impl Options {
    /// R-DU-3: a gift of two players is one vampire or two.
    pub(crate) fn check(&self) -> Result<(), Problem> {
        match self.two_player_gift {
            1 | 2 => Ok(()),
            found => Err(Problem::new(
                "options.two_player_gift",
                format!("expected 1 or 2, found {found}"),
            )),
        }
    }
}

/// The options as told to clients, in the order of the spec.
pub const OPTIONS: &[OptionInfo] = &[
    OptionInfo {
        name: "expansion",
        values: &["off", "on"],
        rule: Rule("DU-3.7"),
    },
    OptionInfo {
        name: "rats",
        values: &["full", "active_only", "off"],
        rule: Rule("R-DU-16"),
    },
    OptionInfo {
        name: "garlic",
        values: &["on", "off"],
        rule: Rule("R-DU-17"),
    },
    OptionInfo {
        name: "continue_after_match",
        values: &["optional", "compulsory"],
        rule: Rule("R-DU-6"),
    },
    OptionInfo {
        name: "two_player_gift",
        values: &["1", "2"],
        rule: Rule("R-DU-3"),
    },
    OptionInfo {
        name: "finish",
        values: &["shared", "clockwise"],
        rule: Rule("R-DU-12"),
    },
    OptionInfo {
        name: "bat_ends_turn",
        values: &["no", "yes"],
        rule: Rule("R-DU-26"),
    },
    OptionInfo {
        name: "idle_limit",
        values: &["on", "off"],
        rule: Rule("R-DU-14"),
    },
    OptionInfo {
        name: "layout",
        values: &["L1", "L2"],
        rule: Rule("DU-2.6"),
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_value_of_each_option_is_its_default() {
        // DU-3.8
        let json = serde_json::to_value(Options::default()).unwrap();
        assert_eq!(json.as_object().unwrap().len(), OPTIONS.len());
        for option in OPTIONS {
            let found = &json[option.name];
            let text = found.as_str().map_or_else(|| found.to_string(), str::to_owned);
            assert_eq!(text, option.values[0], "{}", option.name);
        }
    }

    #[test]
    fn every_value_is_read_and_no_other() {
        // DU-3.8, R-DU-3
        for option in OPTIONS {
            for value in option.values {
                let value = value
                    .parse::<u8>()
                    .map_or_else(|_| (*value).into(), serde_json::Value::from);
                let options = serde_json::json!({ option.name: value });
                serde_json::from_value::<Options>(options)
                    .unwrap()
                    .check()
                    .unwrap();
            }
            let options = serde_json::json!({ option.name: "maybe" });
            assert!(
                serde_json::from_value::<Options>(options).is_err(),
                "{}",
                option.name
            );
        }
        let three = Options {
            two_player_gift: 3,
            ..Options::default()
        };
        let problem = three.check().unwrap_err();
        assert_eq!(
            problem.to_string(),
            "options.two_player_gift: expected 1 or 2, found 3"
        );
    }
}
