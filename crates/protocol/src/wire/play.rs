//! The game itself: what is seen, what is asked.

use super::{Json, JsonOf, Phrase};
use engine::{PromptId, Seat};
use serde::{Deserialize, Serialize};

/// How the answers to a prompt are taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PromptMode {
    /// An answer takes effect when it arrives.
    Open,
    /// Answers are held unseen until the round closes.
    Sealed,
    /// Speed decides: answer with `hand`, not with `command`.
    Race,
}

impl From<engine::Mode> for PromptMode {
    fn from(mode: engine::Mode) -> PromptMode {
        match mode {
            engine::Mode::Open => PromptMode::Open,
            engine::Mode::Sealed => PromptMode::Sealed,
            engine::Mode::Race => PromptMode::Race,
        }
    }
}

/// What an answer costs and brings at once, as far as its seat can see; for showing prices before anything is sent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Terms {
    /// What is paid.
    pub price: Option<u32>,
    /// What others pay.
    pub collects: Option<u32>,
    /// The points it is worth, if nobody prevents it.
    pub points: Option<i32>,
}

/// One legal answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Choice {
    /// What to send as `command`.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub command: Json,
    /// What to tell of it.
    pub say: Phrase,
    /// The rule behind it.
    pub rule: String,
    /// What it costs and brings, in games of money.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub terms: Option<Terms>,
    /// Whether it gives up the table, so that one should ask again.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub concedes: bool,
}

/// A choice as a line is told it: whole for the first time, afterwards by its id.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum Offer {
    /// A choice the line has been told with this id.
    Known(u32),
    /// A choice that has this id from now on.
    New {
        /// The id. One that meant another choice means that no longer.
        id: u32,
        #[cfg_attr(test, ts(as = "Choice"))]
        choice: JsonOf<Choice>,
    },
}

/// Marks are told where they are set.
pub(super) fn is_false(mark: &bool) -> bool {
    !*mark
}

/// One question to one's own seat.
// A house has all choices whole before it knows which a line has been told.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(test, ts(concrete(C = Offer), bound = ""))]
pub struct Prompt<C = Offer> {
    /// The name to answer by.
    #[cfg_attr(test, ts(type = "number"))]
    pub id: PromptId,
    /// What it is about, in the game's words.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub kind: Json,
    /// How answers are taken.
    pub mode: PromptMode,
    /// Whether the table waits for it.
    pub must: bool,
    /// Every legal answer. `choose` names one by its place, counted from 0.
    #[cfg_attr(test, ts(as = "Vec<Offer>"))]
    pub choices: Vec<C>,
    /// Whether a standing order answers it, so that it need not be shown (RF-8.11).
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub in_background: bool,
}

impl<C> Prompt<C> {
    /// The same prompt with its choices in another form.
    pub(super) fn with<D>(&self, choices: Vec<D>) -> Prompt<D> {
        Prompt {
            id: self.id,
            kind: self.kind.clone(),
            mode: self.mode,
            must: self.must,
            choices,
            in_background: self.in_background,
        }
    }
}

/// A seat the table waits for. Who is asked in a sealed round is not told (RF-8.9).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Waiting {
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Seat,
    /// For what, in the game's words.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub kind: Json,
}

/// What runs out. Times are milliseconds from when the message was sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Clock {
    /// Until the default answer is given for whoever is waited for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "number", optional))]
    pub left_ms: Option<u64>,
    /// How long it was in all, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "number", optional))]
    pub of_ms: Option<u64>,
    /// Whether there is time for reactions; nobody is told who is asked (RF-8.9).
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub window: bool,
    /// Whether somebody asked for more time; nobody is told who (RF-8.10).
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub held: bool,
}

/// What one saw of something that happened.
// Whoever writes it has its parts in other forms than whoever reads it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(test, ts(concrete(S = Json, P = Phrase), bound = ""))]
pub struct Glimpse<S = Json, P = Phrase> {
    /// In the game's words.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub sighting: S,
    /// What to tell of it.
    #[cfg_attr(test, ts(as = "Phrase"))]
    pub say: P,
    /// What it shows for this moment only, such as a face that is turned back: to be told now and not to be kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(as = "Option<Phrase>", optional))]
    pub reveal: Option<P>,
    /// Whether it tells of something that is hidden again: to be shown now, and neither it nor its words to be kept.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub fleeting: bool,
    /// Whether nobody else may see what it shows: not to be told on a screen that several look at.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub private: bool,
    /// Whether it only says what prompts, seats and the board show, such as who is asked: no line of a history.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub question: bool,
}
