//! The options of DU-3.8.

use crate::parts::Layout;
use engine::Topic::{End, Play, Setup};
use engine::{Later, OptionInfo, Problem, Switch, Version};
use serde::{Deserialize, Serialize};

/// The rules as first published. Since the second version the sheet's own words are the default (R-DU-56 to R-DU-58).
pub(crate) const FIRST: Version = Version(1);

/// What rats do (DU-5, R-DU-16, R-DU-17).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
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

/// When a plague is over (R-DU-56). Tables of the first version play one round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PlagueEnds {
    /// When everybody has had one stint.
    #[default]
    Round,
    /// When all graves are open, or everybody has stopped, one after the other.
    Unwilling,
    /// When all graves are open, and not before.
    Open,
}

/// Whether one must go on after a placement (R-DU-6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ContinueAfterMatch {
    /// One may end the turn after a placement.
    #[default]
    Optional,
    /// The turn lasts until an opening fails.
    Compulsory,
}

/// How many vampires a gift consists of, whoever plays (R-DU-63).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct GiftSize(pub u8);

impl Default for GiftSize {
    fn default() -> GiftSize {
        GiftSize(1)
    }
}

/// Who wins if several give away their last vampire in one gift event (R-DU-12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Finish {
    /// All of them.
    #[default]
    Shared,
    /// The first in the order of giving.
    Clockwise,
}

/// After which bats the turn is over (R-DU-26, R-DU-60).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum BatEndsTurn {
    /// After those that came to nothing; one may go on after a placement by bat.
    #[default]
    No,
    /// After every bat.
    Yes,
    /// After none: one may go on, or end the turn, whatever came of it.
    Never,
}

/// Whether one has to lay a vampire into the bat's grave (R-DU-58). At tables of the first version one must.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum LayAfterBat {
    /// Always.
    #[default]
    Must,
    /// Only where a bluff was believed.
    May,
}

/// Who may open the grave the Count stands on, apart from his help (R-DU-59).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum CountGrave {
    /// Nobody.
    #[default]
    Shut,
    /// His owner in a turn of his own.
    Owner,
}

/// Whether the underside of a lid is seen that is only taken off (R-DU-61).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum LiftedLid {
    /// By nobody.
    #[default]
    Hidden,
    /// By everybody; it has no effect all the same.
    Shown,
}

/// What the table agreed on. All combinations are allowed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Count Rucola and the bats (DU-6, DU-7).
    pub expansion: Switch,
    /// DU-5.
    pub rats: Rats,
    /// R-DU-56.
    pub plague_ends: Later<PlagueEnds>,
    /// Whether anybody has garlic (R-DU-17).
    pub garlic: Switch,
    /// R-DU-6.
    pub continue_after_match: ContinueAfterMatch,
    /// How many vampires a gift consists of when two play (R-DU-3).
    pub two_player_gift: u8,
    /// R-DU-63.
    pub gift_size: Later<GiftSize>,
    /// R-DU-12.
    pub finish: Finish,
    /// R-DU-26.
    pub bat_ends_turn: BatEndsTurn,
    /// R-DU-58.
    pub lay_after_bat: Later<LayAfterBat>,
    /// R-DU-59.
    pub count_grave: Later<CountGrave>,
    /// R-DU-61.
    pub lifted_lid: Later<LiftedLid>,
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
            plague_ends: Later(PlagueEnds::Unwilling),
            garlic: Switch::On,
            continue_after_match: ContinueAfterMatch::Optional,
            two_player_gift: 1,
            gift_size: Later::default(),
            finish: Finish::Clockwise,
            bat_ends_turn: BatEndsTurn::No,
            lay_after_bat: Later(LayAfterBat::May),
            count_grave: Later::default(),
            lifted_lid: Later::default(),
            idle_limit: Switch::On,
            layout: Layout::L1,
        }
    }
}

impl Options {
    /// What tables of a version play by where nothing else is said.
    pub(crate) fn before(rules: Version) -> Options {
        if rules > FIRST {
            return Options::default();
        }
        Options {
            plague_ends: Later::default(),
            finish: Finish::Shared,
            lay_after_bat: Later::default(),
            ..Options::default()
        }
    }

    /// R-DU-3, R-DU-63: a gift is one vampire or two.
    pub(crate) fn check(&self) -> Result<(), Problem> {
        let gifts = [
            ("options.two_player_gift", self.two_player_gift),
            ("options.gift_size", self.gift_size.0.0),
        ];
        match gifts.into_iter().find(|(_, found)| !(1..=2).contains(found)) {
            None => Ok(()),
            Some((field, found)) => Err(Problem::new(field, format!("expected 1 or 2, found {found}"))),
        }
    }

    /// How many vampires a gift consists of at a table of so many.
    pub fn vampires_of_gift(&self, seats: u8) -> u8 {
        match seats {
            2 => self.two_player_gift.max(self.gift_size.0.0),
            _ => self.gift_size.0.0,
        }
    }
}

/// The options as told to clients, in the order of the spec.
pub const OPTIONS: &[OptionInfo] = &[
    OptionInfo::new(Play, "expansion", &["off", "on"], "DU-3.7"),
    OptionInfo::new(Play, "rats", &["full", "active_only", "off"], "R-DU-16"),
    OptionInfo::new(Play, "plague_ends", &["unwilling", "open", "round"], "R-DU-56"),
    OptionInfo::new(Play, "garlic", &["on", "off"], "R-DU-17"),
    OptionInfo::new(
        Play,
        "continue_after_match",
        &["optional", "compulsory"],
        "R-DU-6",
    ),
    OptionInfo::new(Play, "two_player_gift", &["1", "2"], "R-DU-3"),
    OptionInfo::new(Play, "gift_size", &["1", "2"], "R-DU-63"),
    OptionInfo::new(End, "finish", &["clockwise", "shared"], "R-DU-12"),
    OptionInfo::new(Play, "bat_ends_turn", &["no", "yes", "never"], "R-DU-26"),
    OptionInfo::new(Play, "lay_after_bat", &["may", "must"], "R-DU-58"),
    OptionInfo::new(Play, "count_grave", &["shut", "owner"], "R-DU-59"),
    OptionInfo::new(Play, "lifted_lid", &["hidden", "shown"], "R-DU-61"),
    OptionInfo::new(End, "idle_limit", &["on", "off"], "R-DU-14"),
    OptionInfo::new(Setup, "layout", &["L1", "L2"], "DU-2.6"),
];

/// The options that came with the second version of the rules.
pub(crate) const LATER_OPTIONS: &[(&str, u32)] = &[
    ("plague_ends", 2),
    ("gift_size", 2),
    ("lay_after_bat", 2),
    ("count_grave", 2),
    ("lifted_lid", 2),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::DawnUnder;
    use engine::Game as _;

    #[test]
    fn the_first_value_of_each_option_is_its_default() {
        // DU-3.8
        for option in OPTIONS {
            let agreed = option.values.iter().map(|value| read(option.name, value));
            let defaults: Vec<bool> = agreed.map(|agreed| agreed == Options::default()).collect();
            let only_the_first: Vec<bool> = (0..defaults.len()).map(|idx| idx == 0).collect();
            assert_eq!(defaults, only_the_first, "{}", option.name);
        }
    }

    #[test]
    fn old_tables_play_by_what_they_knew() {
        // R-DU-56 to R-DU-58: in the first version of the rules nine options were agreed on.
        let before = Options::before(FIRST);
        assert_eq!(
            (*before.plague_ends, before.finish, *before.lay_after_bat),
            (PlagueEnds::Round, Finish::Shared, LayAfterBat::Must)
        );
        assert_eq!(OPTIONS.len() - LATER_OPTIONS.len(), 9);
        assert_eq!(Options::before(DawnUnder::NEWEST), Options::default());
    }

    fn read(name: &str, value: &str) -> Options {
        let value = value
            .parse::<u8>()
            .map_or_else(|_| value.into(), serde_json::Value::from);
        serde_json::from_value(serde_json::json!({ name: value })).unwrap()
    }

    #[test]
    fn every_value_is_read_and_no_other() {
        // DU-3.8, R-DU-3
        for option in OPTIONS {
            for value in option.values {
                read(option.name, value).check().unwrap();
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
