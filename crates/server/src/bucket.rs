//! A bucket that fills by and by: how often something may happen, with a little at once.

use std::time::Instant;

/// The bucket.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    /// A full bucket.
    pub(crate) fn full(most: u32, now: Instant) -> Bucket {
        Bucket {
            left: f64::from(most),
            at: now,
        }
    }

    /// Takes one out, if there is one.
    pub(crate) fn take(&mut self, most: u32, per_second: f64, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + passed * per_second).min(f64::from(most));
        self.at = now;
        let is_there = self.left >= 1.0;
        if is_there {
            self.left -= 1.0;
        }
        is_there
    }
}
