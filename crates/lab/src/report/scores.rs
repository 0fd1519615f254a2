//! The points of a seat, or other whole numbers, over many tables.

use crate::statistics::spread;
use crate::tally::Histogram;
use engine::Seat;
use serde::Serialize;

/// The points of a seat over all finished tables.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Scores {
    pub seat: Seat,
    /// Who sat there.
    pub bot: &'static str,
    /// How many points.
    #[serde(flatten)]
    pub spread: Spread,
    /// How often each number of points came up, the fewest first.
    pub histogram: Vec<Bar>,
}

/// How a whole number is spread over many tables, such as the points of a seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Spread {
    pub mean: f64,
    /// The standard error of the mean.
    pub standard_error: f64,
    /// How far that of one table is from the mean, typically.
    pub standard_deviation: f64,
    /// The fewest.
    pub min: i32,
    /// Five of a hundred tables had at most so many.
    pub q05: i32,
    /// A quarter of the tables had at most so many.
    pub q25: i32,
    /// Half of the tables had at most so many.
    pub median: i32,
    /// Three quarters of the tables had at most so many.
    pub q75: i32,
    /// Ninety-five of a hundred tables had at most so many.
    pub q95: i32,
    /// The most.
    pub max: i32,
}

/// How often a number of points came up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Bar {
    pub points: i32,
    /// At how many tables.
    pub count: u64,
}

impl Scores {
    /// Of a histogram; nothing if it is empty.
    pub(super) fn new(seat: Seat, bot: &'static str, histogram: &Histogram) -> Option<Scores> {
        Some(Scores {
            seat,
            bot,
            spread: Spread::new(histogram)?,
            histogram: histogram
                .iter()
                .map(|(points, count)| Bar {
                    points: *points,
                    count: *count,
                })
                .collect(),
        })
    }
}

impl Spread {
    /// Of a histogram; nothing if it is empty.
    pub(crate) fn new(histogram: &Histogram) -> Option<Spread> {
        let (min, max) = (*histogram.first_key_value()?.0, *histogram.last_key_value()?.0);
        let (mean, standard_deviation, standard_error) = spread(histogram);
        let quantile = |percent: u64| quantile(histogram, percent).unwrap_or(max);
        Some(Spread {
            mean,
            standard_error,
            standard_deviation,
            min,
            q05: quantile(5),
            q25: quantile(25),
            median: quantile(50),
            q75: quantile(75),
            q95: quantile(95),
            max,
        })
    }
}

/// The fewest points that at least so many per cent of the tables did not exceed.
fn quantile(histogram: &Histogram, percent: u64) -> Option<i32> {
    let total: u64 = histogram.values().sum();
    let mut below = 0;
    let found = histogram.iter().find(|(_, count)| {
        below += **count;
        u128::from(below) * 100 >= u128::from(total) * u128::from(percent)
    });
    found.map(|(points, _)| *points)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_points_that_came_up() {
        let histogram = Histogram::from([(-2, 1), (0, 1), (5, 2), (9, 4)]);
        let scores = Spread::new(&histogram).unwrap();
        let found = [
            scores.min,
            scores.q05,
            scores.q25,
            scores.median,
            scores.q75,
            scores.q95,
            scores.max,
        ];
        assert_eq!(found, [-2, -2, 0, 5, 9, 9, 9]);
        // The eight are -2, 0, 5, 5, 9, 9, 9, 9: mean 5.5, sum of squared distances 136.
        assert!((scores.mean - 5.5).abs() < 1e-9);
        assert!((scores.standard_deviation - (136.0f64 / 7.0).sqrt()).abs() < 1e-9);
        assert!((scores.standard_error - (136.0f64 / 56.0).sqrt()).abs() < 1e-9);
    }

    #[test]
    fn no_tables_have_no_points() {
        assert_eq!(Scores::new(Seat(0), "visitor", &Histogram::new()), None);
    }
}
