//! The lines of a log as they are written.

use crate::chance::LoggedDraw;
use crate::game::Stamp;
use crate::outcome::BreakOff;
use crate::prompt::PromptId;
use crate::seat::Seat;
use crate::table::{Holder, Origin};
use serde::{Deserialize, Deserializer, Serialize};
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

/// A line in the middle: exactly one of the fields from `command` to `break_off` is there.
// Field by field instead of an enum that is flattened: serde would read every command of every game by way of values of
// its own, which is slow and makes much code.
#[derive(Serialize, Deserialize)]
#[serde(
    deny_unknown_fields,
    bound(deserialize = "C: Deserialize<'de>, V: Deserialize<'de>")
)]
pub(super) struct EntryLine<C, V> {
    pub(super) seq: u32,
    pub(super) at_ms: Stamp,
    #[serde(default, deserialize_with = "there", skip_serializing_if = "Option::is_none")]
    command: Option<CommandLine<C>>,
    #[serde(default, deserialize_with = "there", skip_serializing_if = "Option::is_none")]
    round: Option<Option<PlayLine<C>>>,
    #[serde(default, deserialize_with = "there", skip_serializing_if = "Option::is_none")]
    verdict: Option<V>,
    #[serde(default, deserialize_with = "there", skip_serializing_if = "Option::is_none")]
    wake: Option<()>,
    #[serde(default, deserialize_with = "there", skip_serializing_if = "Option::is_none")]
    hand: Option<HandLine>,
    #[serde(default, deserialize_with = "there", skip_serializing_if = "Option::is_none")]
    take_back: Option<()>,
    #[serde(default, deserialize_with = "there", skip_serializing_if = "Option::is_none")]
    advised: Option<AdvisedLine>,
    #[serde(default, deserialize_with = "there", skip_serializing_if = "Option::is_none")]
    break_off: Option<BreakOff>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) drew: Vec<LoggedDraw>,
}

/// A field that is there, whatever it says: some acts say nothing, which is `null`.
fn there<'de, T: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

pub(super) enum ActLine<C, V> {
    Command(CommandLine<C>),
    Round(Option<PlayLine<C>>),
    Verdict(V),
    Wake,
    Hand(HandLine),
    TakeBack,
    Advised(AdvisedLine),
    BreakOff(BreakOff),
}

impl<C, V> EntryLine<C, V> {
    pub(super) fn new(seq: u32, at_ms: Stamp, act: ActLine<C, V>, drew: Vec<LoggedDraw>) -> EntryLine<C, V> {
        let mut line = EntryLine {
            seq,
            at_ms,
            command: None,
            round: None,
            verdict: None,
            wake: None,
            hand: None,
            take_back: None,
            advised: None,
            break_off: None,
            drew,
        };
        match act {
            ActLine::Command(command) => line.command = Some(command),
            ActLine::Round(play) => line.round = Some(play),
            ActLine::Verdict(verdict) => line.verdict = Some(verdict),
            ActLine::Wake => line.wake = Some(()),
            ActLine::Hand(hand) => line.hand = Some(hand),
            ActLine::TakeBack => line.take_back = Some(()),
            ActLine::Advised(advised) => line.advised = Some(advised),
            ActLine::BreakOff(why) => line.break_off = Some(why),
        }
        line
    }

    /// What the line says was done, and the draws it made; nothing if it does not say one thing.
    pub(super) fn open(self) -> Option<(ActLine<C, V>, Vec<LoggedDraw>)> {
        let acts = [
            self.command.map(ActLine::Command),
            self.round.map(ActLine::Round),
            self.verdict.map(ActLine::Verdict),
            self.wake.map(|()| ActLine::Wake),
            self.hand.map(ActLine::Hand),
            self.take_back.map(|()| ActLine::TakeBack),
            self.advised.map(ActLine::Advised),
            self.break_off.map(ActLine::BreakOff),
        ];
        let mut acts = acts.into_iter().flatten();
        let act = acts.next()?;
        acts.next().is_none().then_some((act, self.drew))
    }
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
