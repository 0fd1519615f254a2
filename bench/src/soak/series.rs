//! How the house was over time: memory, open files, the store, tables.

use std::time::Duration;

/// What was seen at one moment.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Sample {
    pub(crate) at: Duration,
    pub(crate) memory_bytes: u64,
    pub(crate) open_files: u64,
    pub(crate) store_bytes: u64,
    /// Tables that are not known to be over.
    pub(crate) tables: u64,
    /// Moves acknowledged so far.
    pub(crate) moves: u64,
}

/// How the house was closed and opened again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Break {
    /// Asked to close.
    Closed,
    /// `kill -9`.
    Killed,
}

/// Everything that was seen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Series {
    pub(crate) samples: Vec<Sample>,
    pub(crate) breaks: Vec<(Duration, Break)>,
    /// When everybody had gone.
    pub(crate) quiet_at: Duration,
}

/// A figure in the middle and at the end of the longest time in which people played undisturbed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Trend {
    pub(crate) before: u64,
    pub(crate) after: u64,
}

impl Trend {
    /// Whether it has not grown, but for what comes and goes: a part of it, and a little beside.
    pub(crate) fn is_flat(self, percent: u64, beside: u64) -> bool {
        self.after <= self.before + self.before * percent / 100 + beside
    }
}

impl Series {
    /// The samples between the last time the house was opened and when everybody went.
    fn undisturbed(&self) -> Vec<Sample> {
        let from = self
            .breaks
            .iter()
            .map(|(at, _)| *at)
            .filter(|at| *at < self.quiet_at);
        let from = from.max().unwrap_or_default();
        let is_in = |sample: &&Sample| sample.at > from && sample.at < self.quiet_at;
        self.samples.iter().filter(is_in).copied().collect()
    }

    /// The median of the second third and of the last third of the undisturbed time. In the first third the house warms up.
    pub(crate) fn trend(&self, of: impl Fn(&Sample) -> u64) -> Trend {
        let samples = self.undisturbed();
        let third = samples.len() / 3;
        let middle = |part: &[Sample]| {
            let mut values: Vec<u64> = part.iter().map(&of).collect();
            values.sort_unstable();
            values.get(values.len() / 2).copied().unwrap_or_default()
        };
        Trend {
            before: middle(&samples[third..2 * third]),
            after: middle(&samples[2 * third..]),
        }
    }

    /// The greatest, and the last.
    pub(crate) fn peak_and_end(&self, of: impl Fn(&Sample) -> u64) -> (u64, u64) {
        let values = || self.samples.iter().map(&of);
        (
            values().max().unwrap_or_default(),
            values().last().unwrap_or_default(),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn series(memory: impl Fn(u64) -> u64) -> Series {
        let sample = |second| Sample {
            at: Duration::from_secs(second),
            memory_bytes: memory(second),
            ..Sample::default()
        };
        Series {
            samples: (0..100).map(sample).collect(),
            breaks: vec![(Duration::from_secs(20), Break::Killed)],
            quiet_at: Duration::from_secs(80),
        }
    }

    #[test]
    fn what_grows_while_people_play_is_seen() {
        let flat = series(|second| 50 + second % 3).trend(|sample| sample.memory_bytes);
        assert!(flat.is_flat(10, 0), "{flat:?}");
        let leak = series(|second| 50 + second).trend(|sample| sample.memory_bytes);
        assert!(!leak.is_flat(10, 0), "{leak:?}");
        // Warming up is no growth, nor is what was before the house was opened again.
        let warm = series(|second| if second < 30 { 1 } else { 100 }).trend(|sample| sample.memory_bytes);
        assert_eq!(
            warm,
            Trend {
                before: 100,
                after: 100
            }
        );
    }

    #[test]
    fn a_store_that_shrinks_ends_below_its_peak() {
        let series = series(|second| if second < 60 { second } else { 100 - second });
        assert_eq!(series.peak_and_end(|sample| sample.memory_bytes), (59, 1));
    }
}
