//! The house of the day: the same deal for everybody, from a secret that is opened when the day is over.

use engine::{Digest, Secret};

const DAY_MS: u64 = 86_400_000;

/// The day of a time, in the calendar of Greenwich: `2026-02-03`.
pub fn day_of(ms: u64) -> String {
    let (year, month, day) = civil((ms / DAY_MS) as i64);
    format!("{year:04}-{month:02}-{day:02}")
}

/// How long the day still lasts.
pub(crate) fn left_ms(ms: u64) -> u64 {
    DAY_MS - ms % DAY_MS
}

/// Days since 1970 as year, month and day. Years begin in March here, so that the odd day comes last.
fn civil(days: i64) -> (i64, u32, u32) {
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    (year, month as u32, day as u32)
}

/// The secret of a day: it follows from the house's own secret and tells nothing of it.
pub(crate) fn secret_of(house_secret: Secret, day: &str) -> Secret {
    let hex = house_secret.to_hex();
    Secret::from_bytes(Digest::of_bytes(&[b"sexton day 1\0", hex.as_bytes(), day.as_bytes()]).0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_names() {
        assert_eq!(day_of(0), "1970-01-01");
        assert_eq!(day_of(951_782_400_000), "2000-02-29");
        assert_eq!(day_of(1_772_582_399_999), "2026-03-03");
        assert_eq!(day_of(1_772_582_400_000), "2026-03-04");
        assert_eq!(left_ms(1_772_582_399_999), 1);
    }

    #[test]
    fn every_day_and_every_house_has_its_own_secret() {
        let secret = |seed, day| secret_of(Secret::from_seed(seed), day).to_hex();
        assert_eq!(secret(1, "2026-03-03"), secret(1, "2026-03-03"));
        assert_ne!(secret(1, "2026-03-03"), secret(1, "2026-03-04"));
        assert_ne!(secret(1, "2026-03-03"), secret(2, "2026-03-03"));
    }
}
