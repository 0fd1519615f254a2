//! What the house said to some of the moves, for the yardstick to say again.

use anyhow::bail;
use serde::{Deserialize, Serialize};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// How many moves are kept.
const SAMPLES_MAX: usize = 1_000;

/// What the house said to one move: to whoever made it, and to the other.
#[derive(Serialize, Deserialize, Clone)]
pub(crate) struct Sample {
    pub(crate) done: String,
    pub(crate) to_mover: String,
    pub(crate) to_other: String,
}

/// Whether a message asks its reader for something.
pub(crate) fn asks(text: &str) -> bool {
    !text.contains(r#""prompts":[]"#)
}

#[derive(Default)]
struct Inner {
    kept: Vec<Sample>,
    /// How many were offered.
    offered: u64,
}

/// Moves recorded for the yardstick: every one that was offered has the same chance to be among them, so that early
/// moves with their long lists of choices do not stand for the whole game.
#[derive(Default)]
pub(crate) struct Samples(Mutex<Inner>);

impl Samples {
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Offers a move. `chance` is any number.
    pub(crate) fn offer(&self, sample: Sample, chance: u64) {
        // Exactly one is asked next, so that the yardstick goes on as the house did.
        if asks(&sample.to_mover) == asks(&sample.to_other) {
            return;
        }
        let mut inner = self.lock();
        inner.offered += 1;
        let place = (chance % inner.offered) as usize;
        if inner.kept.len() < SAMPLES_MAX {
            inner.kept.push(sample);
        } else if let Some(kept) = inner.kept.get_mut(place) {
            *kept = sample;
        }
    }

    /// All of them as text.
    pub(crate) fn write(&self) -> anyhow::Result<String> {
        let inner = self.lock();
        if inner.kept.is_empty() {
            bail!("no move was recorded");
        }
        Ok(serde_json::to_string(&inner.kept)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(number: usize) -> Sample {
        Sample {
            done: number.to_string(),
            to_mover: r#"{"prompts":[]}"#.to_owned(),
            to_other: r#"{"prompts":[{}]}"#.to_owned(),
        }
    }

    #[test]
    fn early_and_late_moves_are_kept_alike() {
        let samples = Samples::default();
        let mut chance = 1u64;
        for number in 0..10 * SAMPLES_MAX {
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            samples.offer(sample(number), chance >> 33);
        }
        let kept: Vec<Sample> = serde_json::from_str(&samples.write().unwrap()).unwrap();
        assert_eq!(kept.len(), SAMPLES_MAX);
        let early = |sample: &&Sample| sample.done.parse::<usize>().unwrap() < 5 * SAMPLES_MAX;
        let early = kept.iter().filter(early).count();
        assert!((400..600).contains(&early), "{early} of the first half");
    }

    #[test]
    fn a_move_after_which_both_or_none_are_asked_is_left_out() {
        let samples = Samples::default();
        let mut both = sample(0);
        both.to_mover = both.to_other.clone();
        samples.offer(both, 0);
        assert!(samples.write().is_err());
    }
}
