//! The best of several, and any of those that are equally good.

use engine::Fast;

/// Remembers the best of what it was offered; of equally good ones any, all equally likely.
#[derive(Clone, Debug)]
pub(crate) struct Best<T> {
    found: Option<(i32, T)>,
    ties: u32,
}

impl<T> Best<T> {
    pub(crate) fn new() -> Best<T> {
        Best { found: None, ties: 0 }
    }

    /// Looks at one more.
    pub(crate) fn offer(&mut self, worth: i32, item: T, rng: &mut Fast) {
        match &self.found {
            Some((best, _)) if worth < *best => {}
            Some((best, _)) if worth == *best => {
                self.ties += 1;
                if rng.below(self.ties) == 0 {
                    self.found = Some((worth, item));
                }
            }
            _ => {
                self.ties = 1;
                self.found = Some((worth, item));
            }
        }
    }

    /// The best, if anything was offered.
    pub(crate) fn take(self) -> Option<T> {
        self.found.map(|(_, item)| item)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_wins_and_equals_win_equally_often() {
        let mut rng = Fast::new(1);
        let mut counts = [0; 4];
        for _ in 0..3_000 {
            let mut best = Best::new();
            for (item, worth) in [(0, 5), (1, 7), (2, 7), (3, 7)] {
                best.offer(worth, item, &mut rng);
            }
            counts[best.take().unwrap()] += 1;
        }
        assert_eq!(counts[0], 0);
        // Five standard errors of 1,000 are 129.
        assert!(
            counts[1..].iter().all(|count| (871..=1_129).contains(count)),
            "{counts:?}"
        );
    }
}
