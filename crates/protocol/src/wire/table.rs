//! A table as everybody at it may see it, apart from the game itself.

use super::Json;
use super::play::is_false;
use serde::{Deserialize, Serialize};

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TablePhase {
    /// People take seats and agree on options.
    Gathering,
    /// Dealt, and not over.
    Playing,
    /// Over; the secret is open and the log can be downloaded.
    Over,
    /// The program has made a mistake: nothing moves any more, the log is kept.
    Frozen,
}

/// How quickly answers are wanted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// Everybody is there.
    #[default]
    Live,
    /// No clock, but for what the rules of the game give a time.
    Relaxed,
    /// A day for each answer.
    ByMail,
}

/// Why the clocks of a table stand still.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PausedFor {
    /// The host has stopped them.
    #[default]
    Host,
    /// Nobody has stirred in many races: everybody must say `ready`.
    Quiet,
    /// Somebody is away and is waited for; `clock.left_ms` says how long.
    Away,
    /// Too few are here to play.
    Company,
    /// No person plays, and nobody is here: the bots go on when somebody comes.
    Nobody,
    /// It is dealt, and speed will decide: everybody must say `ready`. When all have, `clock.left_ms` counts down.
    Start,
}

/// Who may watch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Spectators {
    /// Nobody.
    Off,
    /// Whoever has the link, as it happens.
    #[default]
    On,
    /// Whoever has the link, so many seconds later.
    Delayed {
        /// How many.
        seconds: u16,
    },
}

/// What the door of a table asks of whoever has no seat there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Door {
    /// Nothing: whoever has the link or the code comes in.
    #[default]
    Open,
    /// A password, before anything is seen.
    Password,
    /// The host's nod, before one sits down: see `knock`.
    Nod,
}

/// A guest as others see him.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// Who, for kicking and muting. It opens nothing.
    pub guest: String,
    /// The name he goes by.
    pub name: String,
    /// Whether one of his devices is at the table now.
    pub here: bool,
    /// Whether it is a program, which its owner has given a token.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub program: bool,
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SeatHolder {
    /// Nobody: whoever comes may sit down.
    #[default]
    Nobody,
    /// A person.
    Person(Person),
    /// A bot of this level.
    Bot(String),
}

/// What everybody should know of whoever races in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SeatMark {
    /// The reactions are quicker or steadier than a person's.
    Mechanical,
    /// The line is too long to be made up for.
    SlowLine,
    /// Whoever sits there has said `ready`, where everybody must.
    Ready,
    /// The bot there thinks less than its level would: the house is busy.
    Hurried,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SeatInfo {
    /// Who holds it.
    pub holder: SeatHolder,
    /// Whose it is while a bot plays it: the person may come back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub kept_for: Option<Person>,
    /// Whether whoever sits there has mixed a salt into the shuffle.
    #[serde(default)]
    pub salted: bool,
    /// What everybody should know of whoever sits there; the host decides what follows from it.
    #[serde(default)]
    pub marks: Vec<SeatMark>,
}

/// A guided first game: what is told and asked, and how far one is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LessonInfo {
    /// The step one is at, counted from 0.
    pub step: u16,
    /// All steps.
    pub steps: Vec<LessonStep>,
    /// The options of the real table afterwards, so that everything that was learnt is there; nothing if they are as usual.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "Record<string, unknown>", optional))]
    pub afterwards: Option<Json>,
}

/// One step of a lesson. What neither says nor asks anything is done by the others.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// The key of its message; nothing if what was said before still holds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub say: Option<String>,
    /// What the message is about: pieces and places of the board.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
    pub point: Vec<String>,
    /// The one move that is asked for, in the game's words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "unknown", optional))]
    pub command: Option<Json>,
}

/// A table as everybody at it may see it, apart from the game itself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TableInfo {
    /// The table's name in links.
    pub table: String,
    /// Letters to type instead: four, or more where many tables are open.
    pub code: String,
    pub game: String,
    /// How far it is.
    pub phase: TablePhase,
    /// Whose table it is: who may start, pause, kick.
    pub host: Option<Person>,
    /// The seats, clockwise.
    pub seats: Vec<SeatInfo>,
    /// What is agreed, in the game's words.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub options: Json,
    /// Whether moves may be taken back.
    pub practice: bool,
    /// Whether whoever plays here may ask for advice (TB-8.3).
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub advice: bool,
    /// The day, if it is the house of that day: `2026-02-03`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub day: Option<String>,
    /// The lesson, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub lesson: Option<Box<LessonInfo>>,
    /// How quickly answers are wanted.
    pub pace: Pace,
    /// Who may watch.
    pub spectators: Spectators,
    /// Whether the lobby shows it.
    pub listed: bool,
    /// What the door asks of whoever has no seat.
    pub door: Door,
    /// Whether programs may sit down.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub programs: bool,
    /// Who has knocked and waits for the host's nod.
    pub knocking: Vec<Person>,
    /// Before the deal: who else is here and has no seat yet.
    pub arriving: Vec<Person>,
    /// Whether the clocks stand still.
    pub paused: bool,
    /// Why, if they do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub paused_for: Option<PausedFor>,
    /// How many watch.
    pub watching: u16,
    /// The hash that binds the house to the shuffle's secret; told before the deal.
    pub commitment: String,
    /// What the players mixed in, once dealt.
    pub salts: Vec<String>,
    /// The secret, opened when the table is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub secret: Option<String>,
    /// How long the table is kept when nobody is at it any more, in milliseconds; then it ends. Nothing once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "number", optional))]
    pub kept_ms: Option<u64>,
    /// The table the same people play next.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub rematch: Option<String>,
}
