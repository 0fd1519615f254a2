//! The referee of the race (CC-10, CC-11): clock samples, reveals and hands in; one verdict and its evidence out.
//!
//! He has no clock: every time is handed in, in whole milliseconds of the house's clock. Halves of round trips and
//! offsets are rounded down (R-CC-52). The rules know nothing of him but his [`Verdict`](crate::Verdict).
//!
//! Reading order: [`Sample`], [`Link`] and [`Line`] (how far a seat is away), [`Race`] (one round), [`Sealed`] (one
//! round without reflexes), [`Idle`] and [`Watch`] (what he counts over many rounds).

mod clock;
mod idle;
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
pub use clock::{Link, LinkQuality, Sample};
pub use idle::Idle;
pub use lane::Hand;
pub use line::Line;
pub(crate) use one_clock::judge_on_one_clock;
pub use race::{Race, verdict_on};
pub use sealed::{Answer, SEALED_ANSWER_MS, Sealed};
pub use terms::{Heard, Press, Runner, Terms};
pub use watch::Watch;

use crate::api::Options;
use engine::{Chance, Purpose};

/// A seat that is not connected has its dice thrown after this time (CC-10.17).
pub const DISCONNECTED_THROW_MS: Millis = 2_000;

/// With `on_leave = wait` a seat that is gone is waited for so long in all (CC-10.17, R-CC-66).
pub const WAIT_MS: Millis = 60_000;

/// When the referee throws for a thrower who has had the dice since `awaited` (CC-4.1, CC-10.17).
pub fn throw_at(options: &Options, awaited: Millis, is_connected: bool) -> Millis {
    let limit = Millis::from(options.throw_ms);
    awaited
        + if is_connected {
            limit
        } else {
            limit.min(DISCONNECTED_THROW_MS)
        }
}

/// The secret delay between throw and reveal (CC-10.6), from the referee's own chance.
pub fn roll_delay<C: Chance>(options: &Options, round: u32, chance: &mut C) -> Millis {
    const ROLL: Purpose = Purpose("roll");
    let spread = options.roll_max_ms.saturating_sub(options.roll_min_ms);
    Millis::from(options.roll_min_ms) + Millis::from(chance.draw(ROLL, round, spread + 1))
}
