//! What can be wrong with a log, and where.

use crate::version::Version;

/// Why a log cannot be read, or what in it is wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LogError {
    /// There is nothing in it.
    #[error("the log is empty: expected a first line with the deal")]
    Empty,
    /// The file ends inside a line.
    #[error("{place} is truncated: the file ends before the line does")]
    Truncated {
        /// Which line.
        place: Place,
    },
    /// A line does not say what such a line must say.
    #[error("{place} cannot be read: {message}")]
    Unreadable {
        /// Which line.
        place: Place,
        /// What was expected and found.
        message: String,
    },
    /// A line, or one before it, has been changed since it was written.
    #[error("{place} has been changed: its hash does not match")]
    Changed {
        /// The first line that does not fit.
        place: Place,
    },
    /// Inputs are missing or in the wrong order.
    #[error("{place}: expected input {expected}, found input {found}")]
    OutOfOrder {
        /// Which line.
        place: Place,
        /// The sequence number that should stand here.
        expected: u32,
        /// The one that does.
        found: u32,
    },
    /// The log belongs to another game.
    #[error("the log is of {found}, not of {expected}")]
    OtherGame {
        /// The game asked for.
        expected: &'static str,
        /// The game found.
        found: String,
    },
    /// The file is written in a way this program cannot read.
    #[error("the log is in format {found}; this program reads format {known}", known = super::FORMAT)]
    Format {
        /// The format found.
        found: u32,
    },
    /// The table was dealt under rules this program does not play.
    #[error("the log cannot be played: {message}")]
    Rules {
        /// The version found.
        found: Version,
        /// What was found and what is played.
        message: String,
    },
    /// The rules refuse what the log says was accepted.
    #[error("{place} breaks rule {rule} ({code})")]
    Refused {
        /// Which input.
        place: Place,
        rule: &'static str,
        /// The code of the refusal.
        code: &'static str,
    },
    /// What the log says was drawn is not what the rules draw there.
    #[error("{place}: the recorded draws do not match the rules")]
    Draws {
        /// Which input.
        place: Place,
    },
    /// The outcome or the final state is not the one that follows from the inputs.
    #[error("{place}: the end does not follow from the inputs")]
    End {
        /// The last line.
        place: Place,
    },
    /// The opened secret is not the one that was promised, or the shuffle is not the one it gives.
    #[error("{place}: {message}")]
    Shuffle {
        /// Where it shows.
        place: Place,
        /// What does not fit.
        message: &'static str,
    },
}

/// A line of a log, named as a reader would.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// The first line.
    Deal,
    /// An input by its number; the first is 1.
    Input(u32),
    /// The closing line, by its line number.
    End(u32),
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Place::Deal => f.write_str("line 1 (the deal)"),
            Place::Input(seq) => write!(f, "input {seq} (line {})", seq + 1),
            Place::End(line) => write!(f, "line {line} (the end)"),
        }
    }
}
