//! The bot protocol: JSON lines between Sexton and a program that plays seats (`docs/bot-protocol.md`).
//!
//! What Sexton says has an `is`, what a program wants has a `do`, as on the [wire](crate::wire). A program is told what
//! its seat may see, and nothing else.

use engine::{PromptId, Seat};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The version of the protocol.
pub const VERSION: u32 = 1;

/// The longest line a program may write.
pub const LINE_BYTES_MAX: usize = 1 << 20;

/// What a program is told. What belongs to one game has the form of its section in `docs/protocol.md`: `O` its options, `V`
/// a view, `S` a sighting, `P` a prompt, `R` an outcome.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum ToBot<O = Value, V = Value, S = Value, P = Asking, R = Value> {
    /// The first line; to be answered by `hello`.
    Hello {
        /// The version of the protocol that is spoken.
        version: u32,
    },
    /// The program sits down at a table.
    Sit {
        /// The number of the table, for everything that is said of it.
        table: u64,
        /// The game.
        game: String,
        /// The version of its rules; left out at a house, which plays the newest.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rules_version: Option<u32>,
        /// The seat the program plays.
        seat: Seat,
        /// How many sit there.
        seats: u8,
        /// What is agreed.
        options: O,
        /// How much time there is.
        clock: Clock,
        /// A number for the program's own chance: the same for the same table of the same run.
        seed: u32,
        /// The program's own settings, as the user wants them.
        settings: Map<String, Value>,
        /// What the seat sees.
        view: V,
    },
    /// The seat sees something.
    See {
        /// The table.
        table: u64,
        /// What.
        sighting: S,
        /// Whether it is hidden again: who wants to know it later must remember it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        fleeting: bool,
    },
    /// The seat is asked; to be answered by `answer`.
    Asked {
        /// The table.
        table: u64,
        /// What, with every legal answer.
        prompt: P,
        /// After so many milliseconds a legal default is played.
        left_ms: u64,
        /// What the seat sees now, for programs that want it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        view: Option<V>,
    },
    /// The table is over, or goes on without the program.
    Over {
        /// The table.
        table: u64,
        /// How it ended; null if it did not.
        outcome: Option<R>,
    },
}

/// How much time a program has at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Clock {
    /// For each answer, in milliseconds.
    pub answer_ms: u64,
}

/// A prompt as it is read; [`crate::lines::FullPrompt`] writes it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Asking {
    /// The name to answer by.
    pub id: PromptId,
    /// Who may answer.
    pub seat: Seat,
    /// What it is about, in the game's words.
    pub kind: Value,
    /// How answers are taken.
    pub mode: crate::wire::PromptMode,
    /// Whether it must be answered.
    pub must: bool,
    /// Until when, in the time of the table.
    pub until_ms: Option<u64>,
    /// Every legal answer.
    pub choices: Vec<Value>,
    /// The places of choices that give up the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub concedes: Vec<usize>,
}

/// What a program says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum FromBot {
    /// Answers `hello`.
    Hello(Hello),
    /// Answers a prompt.
    Answer(Answer),
}

/// Who a program is.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Hello {
    /// The version of the protocol it speaks.
    pub version: u32,
    /// What it is called.
    pub name: String,
    /// Who wrote it.
    #[serde(default)]
    pub author: String,
    /// The games it plays; all of them if none is named.
    #[serde(default)]
    pub games: Vec<String>,
    /// What a user may set.
    #[serde(default)]
    pub settings: Vec<Setting>,
    /// Whether it wants to see the table whenever it is asked.
    #[serde(default)]
    pub views: bool,
}

/// Something a user may set.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Setting {
    /// Its name.
    pub name: String,
    /// What it is if nobody sets it.
    #[serde(default)]
    pub default: Value,
    /// What it does, for people.
    #[serde(default)]
    pub about: String,
}

/// The answer to a prompt: one of its choices, by its place or as it is; neither keeps still where nothing must be
/// answered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Answer {
    /// The table.
    pub table: u64,
    /// The prompt.
    pub prompt: PromptId,
    /// The place of the choice, counted from 0.
    #[serde(default)]
    pub choice: Option<u16>,
    /// The choice itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<Value>,
    /// In a race: how long after it was shown the hand comes down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after_ms: Option<u32>,
}
