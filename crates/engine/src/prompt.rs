//! What the rules now allow or require of a seat.
//!
//! Prompts are a set: several may be open at once, each with an id of its own, and an answer is judged against
//! the prompt it names. Five kinds of asking exist in our games. A turn is one open prompt. Asking in order
//! until somebody objects (Dawn Under) is a row of open prompts, one at a time. A standing right (interrupts of
//! Ruhe in Frieden) is a prompt that need not be answered. The other two are modes of their own: sealed rounds
//! and races.

use crate::game::{Game, Stamp};
use crate::seat::{MAX_SEATS, Seat};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// Names a prompt for as long as the table lasts; never used twice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PromptId(pub u32);

/// How the answers to a prompt are taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// An answer takes effect when it arrives.
    Open,
    /// Answers of one round are held unseen until the round closes; only the play that counts becomes an input.
    Sealed,
    /// Speed decides: answers go to the referee outside the rules, and his verdict becomes the input.
    Race,
}

/// One question to one seat. What may be answered is listed by [`crate::Game::choices`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Prompt<K> {
    /// The name to answer by.
    pub id: PromptId,
    /// Who may answer.
    pub seat: Seat,
    /// What it is about, in the game's words.
    pub kind: K,
    /// How answers are taken.
    pub mode: Mode,
    /// Whether the table waits for the answer.
    pub must: bool,
    /// Until when; after that a wake-up brings the default answer.
    pub until: Option<Stamp>,
}

impl<K: Copy> Prompt<K> {
    /// Whether nobody but its seat may be told that it is open: a sealed prompt closes with its answer, so it would say
    /// who has answered; others are asked in secret by the game.
    pub fn is_secret<G: Game<Kind = K>>(&self) -> bool {
        self.mode == Mode::Sealed || G::asks_in_secret(self.kind)
    }
}

/// An answer that comes after a while: a hand in a race, or the use of a standing right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reaction<C> {
    pub seat: Seat,
    /// How long after the prompt was shown.
    pub after_ms: u32,
    /// What it is.
    pub command: C,
}

/// All prompts open at one moment: at most a must and a standing right per seat.
pub type Prompts<K> = ArrayVec<Prompt<K>, { 2 * MAX_SEATS }>;
