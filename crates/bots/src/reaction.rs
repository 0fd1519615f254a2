//! How long people take: the normal core and the exponential tail of reaction times.

use engine::Fast;

/// Times spread as those of people in recognition tasks: a normal deviate plus an exponential one (ex-Gaussian).
/// All in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ExGaussian {
    /// The mean of the normal core: μ.
    pub core_ms: f64,
    /// Its standard deviation: σ.
    pub spread_ms: f64,
    /// The mean of the exponential tail: τ.
    pub tail_ms: f64,
}

impl ExGaussian {
    /// Draws a time; it may be below 0, which the caller knows how to bound.
    #[inline]
    pub fn sample(&self, rng: &mut Fast) -> f64 {
        self.core_ms + self.spread_ms * normal(rng) + self.tail_ms * exponential(rng)
    }
}

/// A number above 0 and up to 1, in steps of 2⁻⁵³.
#[inline]
pub fn unit(rng: &mut Fast) -> f64 {
    const STEP: f64 = 1.0 / (1u64 << 53) as f64;
    let high = u64::from(rng.below(1 << 27));
    let low = u64::from(rng.below(1 << 26));
    ((high << 26 | low) + 1) as f64 * STEP
}

/// A deviate of mean 0 and standard deviation 1, by Box and Muller.
#[inline]
pub fn normal(rng: &mut Fast) -> f64 {
    let radius = (-2.0 * unit(rng).ln()).sqrt();
    radius * (std::f64::consts::TAU * unit(rng)).cos()
}

/// A deviate of mean 1 that is never below 0, by inversion.
#[inline]
pub fn exponential(rng: &mut Fast) -> f64 {
    -unit(rng).ln()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Mean, variance and third central moment of a hundred thousand draws.
    fn moments(draw: impl Fn(&mut Fast) -> f64) -> [f64; 3] {
        const DRAWS: usize = 100_000;
        let mut rng = Fast::new(5);
        let draws: Vec<f64> = (0..DRAWS).map(|_| draw(&mut rng)).collect();
        let mean = draws.iter().sum::<f64>() / DRAWS as f64;
        let central = |power| draws.iter().map(|x| (x - mean).powi(power)).sum::<f64>() / DRAWS as f64;
        [mean, central(2), central(3)]
    }

    fn assert_near(found: [f64; 3], expected: [f64; 3], allowed: [f64; 3]) {
        for ((found, expected), allowed) in found.into_iter().zip(expected).zip(allowed) {
            assert!(
                (found - expected).abs() < allowed,
                "{found}, expected {expected} ± {allowed}"
            );
        }
    }

    #[test]
    fn a_normal_deviate_has_the_moments_of_one() {
        // Five standard errors: √(1/n), √(2/n), √(15/n).
        assert_near(moments(normal), [0.0, 1.0, 0.0], [0.016, 0.023, 0.062]);
    }

    #[test]
    fn an_exponential_deviate_has_the_moments_of_one() {
        // Five standard errors: √(1/n), √(8/n), √(265/n − 4/n).
        assert_near(moments(exponential), [1.0, 1.0, 2.0], [0.016, 0.045, 0.26]);
    }

    #[test]
    fn reactions_have_a_normal_core_and_an_exponential_tail() {
        // CC-11.6, the steady bot: mean μ + τ, variance σ² + τ², third moment 2τ³.
        let steady = ExGaussian {
            core_ms: 700.0,
            spread_ms: 160.0,
            tail_ms: 280.0,
        };
        let found = moments(|rng| steady.sample(rng) / 280.0);
        let variance = 1.0 + (160.0f64 / 280.0).powi(2);
        assert_near(found, [3.5, variance, 2.0], [0.019, 0.05, 0.3]);
    }
}
