//! Which games and tables there are.

use super::{Pace, TablePhase};
use engine::{Difficulty, Topic, Unit};
use serde::{Deserialize, Serialize};

/// One option of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct OptionFacts {
    pub name: String,
    /// Its values, the default first.
    pub values: Vec<String>,
    /// The rule it changes.
    pub rule: String,
    /// What it is about: options of one topic stand together.
    #[cfg_attr(
        test,
        ts(type = "\"setup\" | \"play\" | \"race\" | \"end\" | \"time\" | \"referee\"")
    )]
    #[cfg_attr(test, schemars(with = "String"))]
    pub topic: Topic,
    /// What its numbers count, if that is time.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "\"millis\" | \"seconds\"", optional))]
    #[cfg_attr(test, schemars(with = "Option<String>"))]
    pub unit: Option<Unit>,
}

/// Something worth knowing before the deal. Nothing is forbidden by it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct AdviceFacts {
    /// It is meant for so many seats, and fewer.
    pub seats_max: u8,
    /// The option it depends on.
    pub option: Option<String>,
    /// The value of that option it is meant for.
    pub value: Option<String>,
    /// The key of the sentence.
    pub say: String,
}

/// A way to play that has a name (TB-7.1). What it is called and what it means are told by the messages
/// `<prefix>-preset-<name>` and `<prefix>-preset-<name>-help`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PresetFacts {
    pub name: String,
    /// All options as it agrees on them, as a table tells its own.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub options: super::Json,
}

/// A bot one can ask to sit down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BotFacts {
    /// The name of its level.
    pub level: String,
    /// The key of a line that says how it plays.
    pub about: String,
}

/// A game one can open a table for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameFacts {
    /// Its name in messages and paths.
    pub name: String,
    /// Its title on screen, the same in every language.
    pub title: String,
    /// The letters its message keys begin with.
    pub prefix: String,
    /// The fewest who can play.
    pub seats_min: u8,
    /// The most.
    pub seats_max: u8,
    /// Whether seats know what others do not: a screen that several share needs a curtain.
    pub secrets: bool,
    /// Whether something that was seen can be hidden again: see `fleeting`.
    pub forgets: bool,
    /// Whether speed decides: all who share a screen act at once.
    pub races: bool,
    /// The fewest minutes a table usually takes.
    pub minutes_min: u8,
    /// The most.
    pub minutes_max: u8,
    /// How hard it is for beginners.
    #[cfg_attr(test, ts(type = "\"easy\" | \"medium\" | \"hard\""))]
    #[cfg_attr(test, schemars(with = "String"))]
    pub difficulty: Difficulty,
    /// What can be agreed on.
    pub options: Vec<OptionFacts>,
    /// What is worth knowing before the deal.
    pub advice: Vec<AdviceFacts>,
    /// Who can be asked to play along, weakest first.
    pub bots: Vec<BotFacts>,
    /// The level of the one that sits down where nobody picks another.
    pub usual_bot: String,
    /// The ways to play that have a name, the rule sheet's own first.
    pub presets: Vec<PresetFacts>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Listing {
    pub table: String,
    pub game: String,
    /// How far it is.
    pub phase: TablePhase,
    /// Who sits there; empty seats and bots have no name.
    pub names: Vec<Option<String>>,
    /// Seats nobody has taken.
    pub free: u8,
    /// How quickly answers are wanted.
    pub pace: Pace,
    /// The language people speak there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub lang: Option<String>,
    /// Whether one may watch.
    pub open_to_watch: bool,
    /// At a table of one's own: whether one is asked now.
    #[serde(default)]
    pub your_turn: bool,
    /// At a table of one's own: whether one has opened it, and may close it.
    #[serde(default)]
    pub host: bool,
    /// At a table of one's own that nobody is at: when it ends if nobody comes, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "number", optional))]
    pub ends_ms: Option<u64>,
}

/// A table that is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RecentTable {
    pub table: String,
    pub game: String,
    /// What everybody may read of it: seats, winners, reason.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub public: super::Json,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub ended_ms: u64,
}

/// The house of the day: the same deal for everybody, one try that counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DayInfo {
    /// The day: `2026-02-03`.
    pub day: String,
    pub game: String,
    /// The hash of the day's secret, which is opened when the day is over.
    pub commitment: String,
    /// One's own try, if there has been one.
    pub tried: Option<String>,
    /// When the next day begins, in milliseconds from now.
    #[cfg_attr(test, ts(type = "number"))]
    pub left_ms: u64,
}

/// Which tables of the lobby are wanted. Nothing set means all.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LobbyFilter {
    /// Only of this game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub game: Option<String>,
    /// Only where this language is spoken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub lang: Option<String>,
    /// Only with so many seats that nobody has taken, or more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub free: Option<u8>,
    /// Only of this pace.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub pace: Option<Pace>,
}

/// A table that is new in a page of the lobby, or has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PlacedListing {
    /// Its place in the page.
    pub at: u16,
    /// The table.
    pub listing: Listing,
}

/// The lobby.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LobbyInfo {
    /// A page of the tables anybody may come to and that are wanted: those that wait for players first, the newest first.
    pub listed: Vec<Listing>,
    /// Which page it is, counted from 0.
    #[serde(default)]
    pub page: u16,
    /// Whether there are more pages.
    #[serde(default)]
    pub more: bool,
    /// Tables one sits at, or has opened.
    pub yours: Vec<Listing>,
    /// Tables one sat at.
    pub recent: Vec<RecentTable>,
    /// The house of the day.
    pub day: Option<DayInfo>,
}
