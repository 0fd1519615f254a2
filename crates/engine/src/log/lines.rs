//! The lines of a log as they are written.

use crate::chance::LoggedDraw;
use crate::game::Stamp;
use crate::outcome::BreakOff;
use crate::prompt::PromptId;
use crate::seat::Seat;
use crate::table::{Holder, Origin};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

/// The first line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HeaderLine<D> {
    pub(super) sexton_log: u32,
    pub(super) game: String,
    pub(super) rules_version: u32,
    pub(super) seats: u8,
    pub(super) options: Value,
    pub(super) practice: bool,
    pub(super) origin: Origin,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) commitment: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) secret: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) salts: Vec<String>,
    pub(super) deal: D,
}

/// A line in the middle: exactly one of `command`, `round`, `verdict`, `wake`, `hand`, `take_back`,
/// `advised`, `break_off`.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EntryLine<C, V> {
    pub(super) seq: u32,
    pub(super) at_ms: Stamp,
    #[serde(flatten)]
    pub(super) act: ActLine<C, V>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) drew: Vec<LoggedDraw>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum ActLine<C, V> {
    Command(CommandLine<C>),
    Round(Option<PlayLine<C>>),
    Verdict(V),
    Wake(()),
    Hand(HandLine),
    TakeBack(()),
    Advised(AdvisedLine),
    BreakOff(BreakOff),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CommandLine<C> {
    pub(super) seat: Seat,
    pub(super) prompt: PromptId,
    #[serde(rename = "do")]
    pub(super) command: C,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayLine<C> {
    pub(super) seat: Seat,
    #[serde(rename = "do")]
    pub(super) command: C,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HandLine {
    pub(super) seat: Seat,
    pub(super) to: Holder,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AdvisedLine {
    pub(super) seat: Seat,
    pub(super) prompt: PromptId,
}

/// The last line of a table that is over.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EndLine {
    pub(super) end: Box<RawValue>,
    pub(super) digest: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) secret: Option<String>,
}
