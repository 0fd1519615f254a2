//! Reactions no person has (CC-10.16): a seat is marked visibly, and the host decides.

use super::Millis;

/// How many bangs are looked at.
pub(super) const BANGS: usize = 20;

/// A median below this is a program's.
const MEDIAN_MIN_MS: Millis = 250;

/// A spread below this, from the quickest to the slowest, is a program's (R-CC-53).
const SPREAD_MIN_MS: Millis = 15;

/// Whether a seat with these reactions is to be marked.
pub(super) fn is_mechanical(reactions: &[Millis]) -> bool {
    let Ok(mut sorted) = <[Millis; BANGS]>::try_from(reactions) else {
        return false;
    };
    sorted.sort_unstable();
    let median = (sorted[BANGS / 2 - 1] + sorted[BANGS / 2]).div_euclid(2);
    let spread = sorted[BANGS - 1] - sorted[0];
    median < MEDIAN_MIN_MS || spread < SPREAD_MIN_MS
}
