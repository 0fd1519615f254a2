//! A report as a table to read.

use super::{Measure, Report, Timing};
use crate::statistics::{Interval, Share};
use std::fmt;

/// Whole numbers with a comma between thousands.
pub(crate) struct Thousands(pub(crate) u64);

impl fmt::Display for Thousands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = self.0.to_string();
        let mut text = String::new();
        for (idx, digit) in digits.chars().enumerate() {
            if idx > 0 && (digits.len() - idx).is_multiple_of(3) {
                text.push(',');
            }
            text.push(digit);
        }
        f.pad_integral(true, "", &text)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} · {} tables · seed {}",
            self.game,
            Thousands(self.games),
            self.seed
        )?;
        writeln!(f, "options {}", self.options)?;
        writeln!(f)?;
        self.fmt_wins(f)?;
        self.fmt_groups(f)?;
        self.fmt_scores(f)?;
        self.fmt_reasons(f)?;
        fmt_measures(&self.measures, f)
    }
}

impl Report {
    fn fmt_wins(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{:<28} {:>12} {:>9}   95 % interval",
            "seat", "wins", "share %"
        )?;
        for wins in &self.wins {
            let seat = format!("{} {}", wins.seat.0, wins.bot);
            fmt_wins(f, &seat, wins.count, wins.share, wins.interval)?;
        }
        if self.shared > 0 {
            let share = Share::new(self.shared, self.games);
            let interval = Interval::wilson(self.shared, self.games);
            fmt_wins(f, "won together", self.shared, share, interval)?;
        }
        writeln!(f)
    }

    fn fmt_groups(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut last = None;
        for group in &self.groups {
            if last.is_some_and(|last| last != &group.group) {
                writeln!(f)?;
            }
            if last != Some(&group.group) {
                writeln!(
                    f,
                    "{:<28} {:>12} {:>9}   95 % interval",
                    group.group, "wins", "share %"
                )?;
            }
            last = Some(&group.group);
            let name = format!("{} of {} seats", group.number, Thousands(group.seats));
            fmt_wins(f, &name, group.count, group.share, group.interval)?;
        }
        if last.is_some() { writeln!(f) } else { Ok(()) }
    }

    fn fmt_scores(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.scores.is_empty() {
            return Ok(());
        }
        writeln!(
            f,
            "{:<28} {:>12} {:>9} {:>9} {:>6} {:>6} {:>6} {:>6} {:>6}",
            "points", "mean", "±", "deviation", "least", "25 %", "50 %", "75 %", "most"
        )?;
        for scores in &self.scores {
            let seat = format!("{} {}", scores.seat.0, scores.bot);
            let spread = &scores.spread;
            let (mean, error, deviation) = (spread.mean, spread.standard_error, spread.standard_deviation);
            write!(f, "{seat:<28} {mean:>12.3} {error:>9.3} {deviation:>9.3}")?;
            for points in [spread.min, spread.q25, spread.median, spread.q75, spread.max] {
                write!(f, " {points:>6}")?;
            }
            writeln!(f)?;
        }
        writeln!(f)
    }

    fn fmt_reasons(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<28} {:>12} {:>9} {:>9}", "end", "tables", "share %", "± %")?;
        for reason in &self.reasons {
            fmt_share(f, &reason.reason, reason.count, reason.share)?;
            for with in reason
                .with
                .iter()
                .filter(|with| (1..reason.count).contains(&with.count))
            {
                let name = format!("  {} ({})", reason.reason, with.measure);
                fmt_share(f, &name, with.count, with.share)?;
            }
        }
        if self.unfinished > 0 {
            fmt_share(
                f,
                "not finished",
                self.unfinished,
                Share::new(self.unfinished, self.games),
            )?;
        }
        if self.not_found_out > 0 {
            fmt_share(
                f,
                "not found out (of the above)",
                self.not_found_out,
                Share::new(self.not_found_out, self.games),
            )?;
        }
        writeln!(f)
    }
}

/// A line for each measure, below their names.
pub(crate) fn fmt_measures(measures: &[Measure], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    writeln!(
        f,
        "{:<28} {:>12} {:>9} {:>9} {:>9}",
        "measure", "mean", "±", "least", "most"
    )?;
    for measure in measures {
        let Measure {
            name,
            mean,
            standard_error,
            min,
            max,
        } = measure;
        writeln!(
            f,
            "{name:<28} {mean:>12.3} {standard_error:>9.3} {min:>9} {max:>9}"
        )?;
    }
    Ok(())
}

fn fmt_wins(
    f: &mut fmt::Formatter<'_>,
    name: &str,
    count: u64,
    share: Share,
    interval: Interval,
) -> fmt::Result {
    let (low, high) = (100.0 * interval.low, 100.0 * interval.high);
    let share = 100.0 * share.share;
    let count = Thousands(count);
    writeln!(f, "{name:<28} {count:>12} {share:>9.3}   {low:.3} – {high:.3}")
}

fn fmt_share(f: &mut fmt::Formatter<'_>, name: &str, count: u64, share: Share) -> fmt::Result {
    let (percent, error) = (100.0 * share.share, 100.0 * share.standard_error);
    writeln!(
        f,
        "{name:<28} {:>12} {percent:>9.3} {error:>9.3}",
        Thousands(count)
    )
}

impl fmt::Display for Timing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let speed = Thousands(self.games_per_second as u64);
        write!(f, "{:.2} s, {speed} tables per second", self.wall_seconds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_told_apart() {
        let texts = [0, 999, 1_000, 1_234_567].map(|number| Thousands(number).to_string());
        assert_eq!(texts, ["0", "999", "1,000", "1,234,567"]);
    }
}
