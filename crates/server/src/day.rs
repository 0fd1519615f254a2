//! Days of the calendar as times: `2026-02-03` in UTC.

const DAY_MS: u64 = 86_400_000;

/// When a day begins and ends, in milliseconds since 1970; nothing if there is no such day.
pub(crate) fn bounds_ms(text: &str) -> Option<(u64, u64)> {
    let mut parts = text.split('-');
    let mut part = |digits: usize| -> Option<u64> {
        let part = parts.next().filter(|part| part.len() == digits)?;
        part.bytes()
            .all(|byte| byte.is_ascii_digit())
            .then(|| part.parse().ok())?
    };
    let (year, month, day) = (part(4)?, part(2)?, part(2)?);
    let is_day = (1970..=9999).contains(&year) && (1..=12).contains(&month) && parts.next().is_none();
    if !is_day || day < 1 || day > days_of(year, month) {
        return None;
    }
    let before: u64 = (1970..year)
        .map(|year| if is_leap(year) { 366 } else { 365 })
        .sum();
    let months: u64 = (1..month).map(|month| days_of(year, month)).sum();
    let from = (before + months + day - 1) * DAY_MS;
    Some((from, from + DAY_MS))
}

fn is_leap(year: u64) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

fn days_of(year: u64, month: u64) -> u64 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_found_on_the_calendar() {
        let check = |text, expected: Option<u64>| {
            assert_eq!(bounds_ms(text).map(|(from, _)| from / 1000), expected, "{text}");
        };
        check("1970-01-01", Some(0));
        check("2000-02-29", Some(951_782_400));
        check("2026-02-03", Some(1_770_076_800));
        for wrong in [
            "2026-02-29",
            "2026-13-01",
            "2026-00-01",
            "2026-1-01",
            "2026-01-01-01",
            "",
            "+026-01-01",
        ] {
            check(wrong, None);
        }
        assert_eq!(bounds_ms("1970-01-01"), Some((0, 86_400_000)));
    }
}
