//! The clock of a rehearsal in a hurry.

use std::num::NonZeroU32;
use std::str::FromStr;

/// Time that goes faster than the clock on the wall, from a moment on. It depends on nothing else, so it goes on after a
/// restart as if the house had been open all the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hurry {
    /// How many times as fast.
    pub(crate) speed: NonZeroU32,
    /// When both clocks were the same, in milliseconds since 1970.
    from_ms: u64,
}

impl Hurry {
    /// What time it is when the clock on the wall says this, in milliseconds since 1970.
    pub(crate) fn time(self, wall_ms: u64) -> u64 {
        let passed_ms = wall_ms.saturating_sub(self.from_ms);
        let passed_ms = passed_ms.saturating_mul(u64::from(self.speed.get()));
        self.from_ms.saturating_add(passed_ms)
    }
}

impl FromStr for Hurry {
    type Err = String;

    fn from_str(text: &str) -> Result<Hurry, String> {
        let parts = text.split_once('@');
        let read = parts.and_then(|(speed, from)| Some((speed.parse().ok()?, from.parse().ok()?)));
        let (speed, from_ms) = read.ok_or("expected SPEED@MS, such as 168@1767225600000")?;
        Ok(Hurry { speed, from_ms })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::Cli;
    use clap::Parser as _;

    #[test]
    fn only_a_rehearsal_is_in_a_hurry() {
        let serve = ["sexton", "serve", "--hurry", "168@1000"];
        assert!(Cli::try_parse_from(serve).is_err());
        let rehearse = ["--rehearse", "1", "--data", "data"];
        assert!(Cli::try_parse_from(serve.iter().chain(&rehearse)).is_ok());
    }

    #[test]
    fn time_goes_faster_from_a_moment_on() {
        let hurry: Hurry = "168@1000".parse().unwrap();
        assert_eq!([0, 1_000, 1_010].map(|ms| hurry.time(ms)), [1_000, 1_000, 2_680]);
        for wrong in ["", "168", "0@1000", "-1@1000", "168@", "168@x", "4294967296@1"] {
            assert!(wrong.parse::<Hurry>().is_err(), "{wrong}");
        }
    }
}
