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

    /// How many milliseconds it takes until there is one, as it stood when one was last taken.
    pub(crate) fn wait_ms(&self, per_second: f64) -> u32 {
        let missing = (1.0 - self.left).max(0.0);
        // Rounded up, so that whoever waits so long is not too early again.
        (missing / per_second.max(0.001) * 1_000.0).ceil() as u32 + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn whoever_waits_as_long_as_told_finds_one() {
        let mut now = Instant::now();
        let mut bucket = Bucket::full(2, now);
        assert!(bucket.take(2, 20.0, now) && bucket.take(2, 20.0, now));
        assert!(!bucket.take(2, 20.0, now));
        let wait = bucket.wait_ms(20.0);
        assert!((50..=52).contains(&wait), "{wait}");
        now += Duration::from_millis(u64::from(wait));
        assert!(bucket.take(2, 20.0, now));
        assert!(!bucket.take(2, 20.0, now));
    }
}
