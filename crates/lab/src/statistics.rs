//! Shares, means and how sure they are.

use crate::tally::Histogram;
use serde::Serialize;

/// A share of all tables.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Share {
    /// The share, 0 to 1.
    pub share: f64,
    /// Its standard error.
    pub standard_error: f64,
}

impl Share {
    /// The share of `count` among `total`; 0 if there are none at all.
    pub fn new(count: u64, total: u64) -> Share {
        if total == 0 {
            return Share {
                share: 0.0,
                standard_error: 0.0,
            };
        }
        let share = count as f64 / total as f64;
        Share {
            share,
            standard_error: (share * (1.0 - share) / total as f64).sqrt(),
        }
    }
}

/// A range that holds the true share in 95 of 100 runs.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// Its lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

impl Interval {
    /// Wilson's interval of 95 %, which stays honest near 0 and 1.
    pub fn wilson(count: u64, total: u64) -> Interval {
        Interval::wilson_of(count as f64 / total as f64, total)
    }

    /// Wilson's interval of 95 % around a share of `total`, where halves may count too.
    pub fn wilson_of(share: f64, total: u64) -> Interval {
        const Z: f64 = 1.959_963_984_540_054;
        if total == 0 {
            return Interval { low: 0.0, high: 1.0 };
        }
        let n = total as f64;
        let centre = share + Z * Z / (2.0 * n);
        let spread = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        Interval {
            low: ((centre - spread) / scale).max(0.0),
            high: ((centre + spread) / scale).min(1.0),
        }
    }
}

/// The mean and its standard error from a count, a sum and a sum of squares.
pub fn mean(count: u64, sum: u64, squares: u128) -> (f64, f64) {
    if count == 0 {
        return (0.0, 0.0);
    }
    let n = count as f64;
    let mean = sum as f64 / n;
    if count == 1 {
        return (mean, 0.0);
    }
    // n·Σx² − (Σx)² in whole numbers: nothing cancels.
    let spread = u128::from(count) * squares - u128::from(sum) * u128::from(sum);
    let variance = spread as f64 / (n * (n - 1.0));
    (mean, (variance / n).sqrt())
}

/// The mean, the standard deviation and the standard error of the mean of a histogram.
pub fn spread(histogram: &Histogram) -> (f64, f64, f64) {
    let (mut count, mut sum, mut squares) = (0u64, 0i128, 0u128);
    for (value, times) in histogram {
        count += times;
        sum += i128::from(*value) * i128::from(*times);
        squares += u128::from(value.unsigned_abs()).pow(2) * u128::from(*times);
    }
    let n = count as f64;
    match count {
        0 => (0.0, 0.0, 0.0),
        1 => (sum as f64, 0.0, 0.0),
        _ => {
            // As in `mean`: nothing cancels in whole numbers.
            let spread = u128::from(count) * squares - sum.unsigned_abs().pow(2);
            let variance = spread as f64 / (n * (n - 1.0));
            (sum as f64 / n, variance.sqrt(), (variance / n).sqrt())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_close(found: f64, expected: f64) -> bool {
        (found - expected).abs() < 1e-6
    }

    #[test]
    fn wilson_is_as_in_the_books() {
        let Interval { low, high } = Interval::wilson(10, 100);
        assert!(
            is_close(low, 0.055_229) && is_close(high, 0.174_366),
            "{low} {high}"
        );
        let Interval { low, high } = Interval::wilson(0, 10);
        assert!(is_close(low, 0.0) && is_close(high, 0.277_533), "{low} {high}");
        assert!(is_close(Interval::wilson(10, 10).high, 1.0));
        let Interval { low, high } = Interval::wilson_of(0.5, 1);
        assert!(is_close(low + high, 1.0), "a half is in the middle: {low} {high}");
        assert_eq!(Interval::wilson(0, 0), Interval { low: 0.0, high: 1.0 });
    }

    #[test]
    fn the_mean_of_four_numbers() {
        // 1, 2, 3, 6: mean 3, variance 14/3.
        let (mean, error) = mean(4, 12, 50);
        assert!(is_close(mean, 3.0) && is_close(error, (14.0f64 / 12.0).sqrt()));
    }

    #[test]
    fn a_share_of_nothing_is_nothing() {
        assert_eq!(Share::new(0, 0).share, 0.0);
        assert!(is_close(Share::new(1, 4).standard_error, 0.216_506));
    }
}
