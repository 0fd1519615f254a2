//! What may be asked of a table, and how a line is read.

use engine::table::Holder;
use engine::{PromptId, Seat, Stamp};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// What may be asked.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(rename = "TableRequest"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Request<C, V> {
    /// What is asked now.
    Prompts,
    /// Answers a prompt with one of its choices. In a race it is a hand; see `after_ms`.
    Answer {
        prompt: PromptId,
        /// The place of the choice in the list, counted from 0; null keeps still where nothing must be answered.
        choice: Option<u16>,
        /// In a race: how long after it was shown the hand comes down.
        #[serde(default)]
        after_ms: Option<u32>,
        #[serde(default)]
        at_ms: Stamp,
    },
    /// Answers a prompt that is not a race.
    Command {
        seat: Seat,
        prompt: PromptId,
        command: C,
        #[serde(default)]
        at_ms: Stamp,
    },
    /// Closes a sealed round with the answers that are in.
    CloseRound {
        #[serde(default)]
        at_ms: Stamp,
    },
    /// The referee's verdict on a race.
    Verdict {
        verdict: V,
        #[serde(default)]
        at_ms: Stamp,
    },
    /// The time of a prompt is up.
    Wake { at_ms: Stamp },
    /// A seat changes hands.
    Hand {
        seat: Seat,
        #[cfg_attr(test, schemars(with = "HolderTold"))]
        to: Holder,
        #[serde(default)]
        at_ms: Stamp,
    },
    /// Takes the last move back, at a practice table.
    TakeBack {
        #[serde(default)]
        at_ms: Stamp,
    },
    /// What a *sexton* would say of the choices of a prompt.
    Advise {
        seat: Seat,
        prompt: PromptId,
        #[serde(default)]
        at_ms: Stamp,
    },
    /// What an audience sees: `public`, `seat:0`.
    View { audience: String },
    /// The whole truth.
    State,
    /// The deal, to be fed back.
    Deal,
    /// The log as a text.
    Log,
    /// Another table takes the place of this one. What is not said is as on the command line.
    New(Box<New>),
}

/// Who holds a seat, as it is written.
#[cfg(test)]
#[derive(serde::Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum HolderTold {
    Person,
    Nobody,
    Bot(String),
}

/// How another table is dealt; what is not said is as on the command line.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct New {
    /// The number it is dealt from; without one nobody knows the shuffle beforehand.
    #[serde(default)]
    pub seed: Option<u64>,
    /// How many play.
    #[serde(default)]
    pub seats: Option<u8>,
    /// A named way to play.
    #[serde(default)]
    pub preset: Option<String>,
    /// Options of the game; they override a preset.
    #[serde(default)]
    pub options: Option<serde_json::Map<String, Value>>,
    /// The deal, as `{"do":"deal"}` tells it.
    #[serde(default)]
    pub deal: Option<Value>,
    /// Whether moves may be taken back.
    #[serde(default)]
    pub practice: Option<bool>,
}

/// The requests that come by the million, read in one go. Whatever else a line may be, and whatever is wrong with it, is
/// found by reading it as any request.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Quick<C> {
    #[serde(rename = "do")]
    what: What,
    seat: Option<Seat>,
    prompt: Option<PromptId>,
    command: Option<C>,
    choice: Option<u16>,
    after_ms: Option<u32>,
    #[serde(default)]
    at_ms: Stamp,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum What {
    Prompts,
    Answer,
    Command,
}

impl<C> Quick<C> {
    fn request<V>(self) -> Option<Request<C, V>> {
        let Quick {
            what,
            seat,
            prompt,
            command,
            choice,
            after_ms,
            at_ms,
        } = self;
        match (what, seat, prompt, command, choice) {
            (What::Prompts, None, None, None, None) if after_ms.is_none() && at_ms == Stamp(0) => {
                Some(Request::Prompts)
            }
            (What::Command, Some(seat), Some(prompt), Some(command), None) if after_ms.is_none() => {
                Some(Request::Command {
                    seat,
                    prompt,
                    command,
                    at_ms,
                })
            }
            (What::Answer, None, Some(prompt), None, Some(choice)) => Some(Request::Answer {
                prompt,
                choice: Some(choice),
                after_ms,
                at_ms,
            }),
            _ => None,
        }
    }
}

/// Why a line is no request: a code and what was expected.
pub(super) type NoRequest = (&'static str, String);

impl<C: DeserializeOwned, V: DeserializeOwned> Request<C, V> {
    /// Reads a line.
    pub(super) fn read(line: &[u8]) -> Result<Request<C, V>, NoRequest> {
        let quick = serde_json::from_slice::<Quick<C>>(line).ok();
        if let Some(request) = quick.and_then(Quick::request) {
            return Ok(request);
        }
        let value: Value =
            serde_json::from_slice(line).map_err(|problem| ("not_json", problem.to_string()))?;
        serde_json::from_value(value).map_err(|problem| ("bad_request", problem.to_string()))
    }
}
