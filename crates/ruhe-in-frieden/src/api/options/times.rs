//! How long a round of reactions lasts (RF-8.10). Only whoever keeps the clock reads this; the rules carry it along.

use engine::{NotAPiece, Problem, Switch, serde_as_text};
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

/// Seconds of the long and of the short windows. Written `usual`, or both numbers: `8/3`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HoldTimes(Option<(u8, u8)>);

impl HoldTimes {
    /// W-BURY, W-AFTER and a final W-END.
    pub fn long_ms(&self) -> u64 {
        u64::from(self.0.map_or(5, |(long, _)| long)) * 1_000
    }

    /// W-ADJ and an ordinary W-END.
    pub fn short_ms(&self, interrupts: Switch) -> u64 {
        let usual = if interrupts.is_on() { 1 } else { 2 };
        u64::from(self.0.map_or(usual, |(_, short)| short)) * 1_000
    }

    /// A window must be long enough to be used, and no answer may end it, so none lasts no time at all (RF-8.12).
    pub(super) fn check(&self) -> Result<(), Problem> {
        match self.0 {
            Some((1..=60, 1..=30)) | None => Ok(()),
            Some(_) => Err(Problem::new(
                "options.hold_times",
                format!("expected 1 to 60 and 1 to 30 seconds, found {self}"),
            )),
        }
    }
}

/// Both numbers and nothing else: the digests of old logs have them so.
impl Hash for HoldTimes {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        if let Some(times) = self.0 {
            times.hash(hasher);
        }
    }
}

impl fmt::Display for HoldTimes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            None => f.write_str("usual"),
            Some((long, short)) => write!(f, "{long}/{short}"),
        }
    }
}

impl FromStr for HoldTimes {
    type Err = NotAPiece;

    fn from_str(text: &str) -> Result<HoldTimes, NotAPiece> {
        if text == "usual" {
            return Ok(HoldTimes(None));
        }
        let (long, short) = text.split_once('/').ok_or(NotAPiece)?;
        let seconds = |text: &str| text.parse().map_err(|_| NotAPiece);
        Ok(HoldTimes(Some((seconds(long)?, seconds(short)?))))
    }
}

serde_as_text!(HoldTimes, "\"usual\" or two numbers of seconds such as \"8/3\"");

/// Seconds that whoever asked for more time may take; read from a number or its text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct AnswerLimit(u8);

impl Default for AnswerLimit {
    fn default() -> AnswerLimit {
        AnswerLimit(20)
    }
}

impl AnswerLimit {
    /// In milliseconds.
    pub fn ms(&self) -> u64 {
        u64::from(self.0) * 1_000
    }

    pub(super) fn check(&self) -> Result<(), Problem> {
        match self.0 {
            5..=120 => Ok(()),
            found => Err(Problem::new(
                "options.answer_limit",
                format!("expected 5 to 120 seconds, found {found}"),
            )),
        }
    }
}

impl<'de> Deserialize<'de> for AnswerLimit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<AnswerLimit, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "expected a number of seconds")]
        enum Form {
            Number(u8),
            Text(String),
        }
        match Form::deserialize(deserializer)? {
            Form::Number(seconds) => Ok(AnswerLimit(seconds)),
            Form::Text(text) => {
                let wrong = |_| {
                    serde::de::Error::custom(format_args!("expected a number of seconds, found \"{text}\""))
                };
                text.parse().map(AnswerLimit).map_err(wrong)
            }
        }
    }
}
