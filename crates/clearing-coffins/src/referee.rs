//! The referee of the race (CC-10, CC-11): reveals and hands in; one verdict and its evidence out.
//!
//! He has no clock: every time is handed in, in whole milliseconds of the house's clock. Halves of round trips and
//! offsets are rounded down (R-CC-52). The rules know nothing of him but his [`Verdict`](crate::Verdict), and whoever
//! runs a race knows him as an [`engine::race::Race`].
//!
//! Reading order: [`Compensation`] (what a line costs), [`Race`] (one round), [`Sealed`] (one round without reflexes),
//! `course` (both as the engine knows them), `watch` (what he sees over many rounds).

mod course;
mod lane;
mod line;
mod one_clock;
mod race;
mod sealed;
mod terms;
mod watch;

#[cfg(test)]
mod tests;

pub use crate::api::{Evidence, Millis, PhotoFinish, Ruling};
pub use engine::race::{Heard, LineTimes, Runner};
pub use lane::Hand;
pub use line::Compensation;
pub(crate) use one_clock::judge_on_one_clock;
pub use race::{Race, verdict_on};
pub use sealed::{Answer, SEALED_ANSWER_MS, Sealed};
pub use terms::{Conditions, Press};

use crate::api::Options;
use engine::{Chance, Purpose};

/// Whoever has had no line for so long is missed, and their dice are thrown for them (CC-10.17, R-CC-66).
pub const MISSED_MS: Millis = 2_000;

/// With `on_leave = wait` a seat that is gone is waited for so long in all (CC-10.17, R-CC-66).
pub const WAIT_MS: Millis = 60_000;

/// The secret delay between throw and reveal (CC-10.6), from the referee's own chance.
pub fn roll_delay<C: Chance>(options: &Options, round: u32, chance: &mut C) -> Millis {
    const ROLL: Purpose = Purpose("roll");
    let spread = options.roll_max_ms.saturating_sub(options.roll_min_ms);
    Millis::from(options.roll_min_ms) + Millis::from(chance.draw(ROLL, round, spread + 1))
}
