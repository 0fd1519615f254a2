//! The options of RF-11.
//!
//! Not here: the number of players, which is the number of seats (R-RF-1).

mod times;

pub use times::{AnswerLimit, HoldTimes};

use crate::parts::PayoutTable;
use engine::Topic::{End, Play, Setup, Time};
use engine::Unit::Seconds;
use engine::{Later, OptionInfo, Problem, Seat, Switch, Version};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The rules as first published. Since the second version a document needs a share beside it (R-RF-63), a burier may
/// play cards (R-RF-64), and what was bought is told to the end of the turn (RF-3.1).
pub(crate) const FIRST: Version = Version(1);

/// How families are given out (RF-2.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Families {
    /// By chance.
    #[default]
    Random,
    /// Each player takes one, the start player first.
    Choice,
}

/// Who starts (R-RF-2); written `"random"` or as the number of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Start {
    /// By chance.
    #[default]
    Random,
    /// This seat.
    Seat(Seat),
}

impl Serialize for Start {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Start::Random => serializer.serialize_str("random"),
            Start::Seat(seat) => serializer.serialize_u8(seat.0),
        }
    }
}

impl<'de> Deserialize<'de> for Start {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Start, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "expected \"random\" or the number of a seat")]
        enum Either {
            Seat(u8),
            Word(Word),
        }
        #[derive(Deserialize)]
        #[serde(rename_all = "snake_case")]
        enum Word {
            Random,
        }
        Ok(match Either::deserialize(deserializer)? {
            Either::Seat(seat) => Start::Seat(Seat(seat)),
            Either::Word(Word::Random) => Start::Random,
        })
    }
}

/// What happens to chips left in the box (R-RF-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum BoxLeftovers {
    /// They go back to the supply before the box is filled.
    #[default]
    Return,
    /// They stay, and the box is filled on top of them.
    Keep,
}

/// Whether chips can run out (R-RF-6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ChipLimit {
    /// There are as many as in the printed game.
    #[default]
    Printed,
    /// There are always enough.
    Unlimited,
}

/// What lets the doctor give an own relative the bitter pill (R-RF-12, R-RF-65).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum BitterGate {
    /// No placebo is left in the box.
    #[default]
    Box,
    /// All other living relatives of the family have a placebo, whoever gave it.
    Others,
}

/// Whether a document is a claim by itself (R-RF-63). At tables of the first version it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DocumentAlone {
    /// It counts as a share like any other.
    #[default]
    Share,
    /// It counts only beside at least one real share of the grave.
    Beside,
}

/// Whose reaction counts when several want to react (R-RF-38).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum WindowOrder {
    /// Answers are sealed; the first in seat order counts.
    #[default]
    Clockwise,
    /// The first to arrive counts, as if called out at the table.
    Arrival,
}

/// Who is asked in a window (R-RF-40).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum WindowPrivacy {
    /// Everybody who might have something to play, by public knowledge.
    #[default]
    Strict,
    /// Of those only who really has: quicker, but being asked tells something (R-RF-60).
    Relaxed,
}

/// Who wins among equals (R-RF-43).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// All of them.
    #[default]
    Shared,
    /// The richest of them.
    Money,
}

/// What the table agreed on before the deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// RF-2.4.
    pub families: Families,
    /// R-RF-2.
    pub start: Start,
    /// R-RF-3.
    pub payouts: PayoutTable,
    /// R-RF-5.
    pub box_leftovers: BoxLeftovers,
    /// R-RF-6.
    pub chip_limit: ChipLimit,
    /// R-RF-65.
    pub bitter_gate: Later<BitterGate>,
    /// Whether the top card of a pile shows its action (R-RF-66).
    pub open_actions: Later<Switch>,
    /// R-RF-63.
    pub document_alone: Later<DocumentAlone>,
    /// Whether a burier may play cards before he declares (R-RF-64).
    pub burier_plays: Later<Switch>,
    /// Whether others may play cards while the active player is to move (RF-8.2, R-RF-39).
    pub interrupts: Switch,
    /// R-RF-38.
    pub window_order: WindowOrder,
    /// R-RF-40.
    pub window_privacy: WindowPrivacy,
    /// RF-8.10.
    #[serde(skip_serializing_if = "Later::is_default")]
    pub hold_times: Later<HoldTimes>,
    /// RF-8.10.
    #[serde(skip_serializing_if = "Later::is_default")]
    pub answer_limit: Later<AnswerLimit>,
    /// R-RF-43.
    pub tie_break: TieBreak,
    /// After so many rounds in which nothing happens the game is over; 0 is never (R-RF-45).
    pub idle_rounds: u8,
    /// After so many rounds the game is over; 0 is never (R-RF-45).
    pub max_rounds: u16,
    /// What a coffin in the New Cemetery scores (R-RF-61).
    pub new_cemetery_points: u8,
    /// Whether everybody gets equally many turns (R-RF-62).
    pub finish_round: Switch,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            families: Families::Random,
            start: Start::Random,
            payouts: PayoutTable::Reconstruction1,
            box_leftovers: BoxLeftovers::Return,
            chip_limit: ChipLimit::Printed,
            bitter_gate: Later::default(),
            open_actions: Later::default(),
            document_alone: Later(DocumentAlone::Beside),
            burier_plays: Later(Switch::On),
            interrupts: Switch::On,
            window_order: WindowOrder::Clockwise,
            window_privacy: WindowPrivacy::Strict,
            hold_times: Later::default(),
            answer_limit: Later::default(),
            tie_break: TieBreak::Shared,
            idle_rounds: 3,
            max_rounds: 0,
            new_cemetery_points: 2,
            finish_round: Switch::Off,
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
            document_alone: Later::default(),
            burier_plays: Later::default(),
            ..Options::default()
        }
    }

    pub(crate) fn check(&self, seats: u8) -> Result<(), Problem> {
        if let Start::Seat(seat) = self.start
            && seat.0 >= seats
        {
            return Err(Problem::new(
                "options.start",
                format!(
                    "expected \"random\" or a seat from 0 to {}, found {}",
                    seats - 1,
                    seat.0
                ),
            ));
        }
        self.hold_times.check()?;
        self.answer_limit.check()?;
        if self.new_cemetery_points > 2 {
            return Err(Problem::new(
                "options.new_cemetery_points",
                format!("expected 0 to 2, found {}", self.new_cemetery_points),
            ));
        }
        Ok(())
    }
}

/// The options as told to clients, in the order of the spec.
pub const OPTIONS: &[OptionInfo] = &[
    OptionInfo::new(Setup, "families", &["random", "choice"], "RF-2.4"),
    // Every table has seats 0 and 1; larger tables may name any of their seats.
    OptionInfo::new(Setup, "start", &["random", "0", "1"], "R-RF-2"),
    OptionInfo::new(Setup, "payouts", &["reconstruction-1"], "R-RF-3"),
    OptionInfo::new(Play, "box_leftovers", &["return", "keep"], "R-RF-5"),
    OptionInfo::new(Setup, "chip_limit", &["printed", "unlimited"], "R-RF-6"),
    OptionInfo::new(Play, "bitter_gate", &["box", "others"], "R-RF-65"),
    OptionInfo::new(Play, "open_actions", &["off", "on"], "R-RF-66"),
    OptionInfo::new(Play, "document_alone", &["beside", "share"], "R-RF-63"),
    OptionInfo::new(Play, "burier_plays", &["on", "off"], "R-RF-64"),
    OptionInfo::new(Play, "interrupts", &["on", "off"], "R-RF-39"),
    OptionInfo::new(Play, "window_order", &["clockwise", "arrival"], "R-RF-38"),
    OptionInfo::new(Play, "window_privacy", &["strict", "relaxed"], "R-RF-40"),
    OptionInfo::new(Time, "hold_times", &["usual", "3/1", "8/3", "15/5"], "RF-8.10"),
    OptionInfo::new(Time, "answer_limit", &["20", "10", "40", "60"], "RF-8.10").counting(Seconds),
    OptionInfo::new(End, "tie_break", &["shared", "money"], "R-RF-43"),
    OptionInfo::new(End, "idle_rounds", &["3", "0", "1", "2", "5"], "R-RF-45"),
    OptionInfo::new(End, "max_rounds", &["0", "10", "20", "50", "100"], "R-RF-45"),
    OptionInfo::new(End, "new_cemetery_points", &["2", "1", "0"], "R-RF-61"),
    OptionInfo::new(End, "finish_round", &["off", "on"], "R-RF-62"),
];

/// The options that came with the second version of the rules.
pub(crate) const LATER_OPTIONS: &[(&str, u32)] = &[
    ("bitter_gate", 2),
    ("open_actions", 2),
    ("document_alone", 2),
    ("burier_plays", 2),
];
