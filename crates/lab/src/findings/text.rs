//! Findings as tables to read in a terminal.

use super::{Findings, Format, Length, PairFound, RatingFound};
use crate::report::{Thousands, fmt_measures};
use crate::statistics::{Interval, Share};
use std::fmt;

impl Format {
    /// What people call it.
    pub(super) fn word(self) -> &'static str {
        match self {
            Format::Seated => "fixed seats",
            Format::RoundRobin => "round robin",
            Format::Ladder => "ladder",
        }
    }
}

impl Findings {
    /// How many tables were played, as people say it.
    pub(super) fn extent(&self) -> String {
        let tables = Thousands(self.tables);
        match self.meetings.len() {
            1 => format!("{tables} tables"),
            _ if self.seats == 1 => format!("{} tables for each bot", Thousands(self.games)),
            count => format!(
                "{tables} tables, {} for each of {count} meetings",
                Thousands(self.games)
            ),
        }
    }
}

impl fmt::Display for Findings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (game, format, seed) = (self.game, self.format.word(), self.seed);
        let seats = match self.seats {
            1 => "1 seat".to_owned(),
            seats => format!("{seats} seats"),
        };
        writeln!(f, "{game} · {format} · {seats} · {} · seed {seed}", self.extent())?;
        writeln!(f, "options {}", self.options)?;
        self.fmt_ladder(f)?;
        self.fmt_wins(f)?;
        self.fmt_pairs(f)?;
        self.fmt_balance(f)?;
        self.fmt_length(f)?;
        self.fmt_reasons(f)?;
        writeln!(f)?;
        fmt_measures(&self.measures, f)
    }
}

impl Findings {
    fn fmt_ladder(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ladder = self.ladder();
        if ladder.is_empty() {
            return Ok(());
        }
        writeln!(
            f,
            "\n{:<28} {:>12} {:>9}   95 % interval",
            "rating", "points", "±"
        )?;
        for (bot, rating) in ladder {
            let RatingFound {
                rating,
                uncertainty,
                interval: Interval { low, high },
            } = rating;
            writeln!(
                f,
                "{bot:<28} {rating:>12.2} {uncertainty:>9.2}   {low:.2} – {high:.2}"
            )?;
        }
        Ok(())
    }

    fn fmt_wins(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        head(f, "bot")?;
        for bot in &self.bots {
            let name = format!("{} in {} seats", bot.bot, Thousands(bot.seats));
            row(f, &name, bot.count, bot.share.share, bot.interval)?;
        }
        if self.shared > 0 {
            let interval = Interval::wilson(self.shared, self.tables);
            let share = Share::new(self.shared, self.tables).share;
            row(f, "won together", self.shared, share, interval)?;
        }
        Ok(())
    }

    fn fmt_pairs(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.pairs.is_empty() {
            return Ok(());
        }
        writeln!(
            f,
            "\n{:<20} {:<20} {:>9} {:>9} {:>9} {:>9}   95 % interval",
            "bot", "against", "ahead", "level", "behind", "share %"
        )?;
        for pair in &self.pairs {
            let PairFound { bot, against, .. } = pair;
            let Interval { low, high } = pair.interval;
            writeln!(
                f,
                "{bot:<20} {against:<20} {:>9} {:>9} {:>9} {:>9.2}   {:.2} – {:.2}",
                Thousands(pair.ahead),
                Thousands(pair.level),
                Thousands(pair.behind),
                100.0 * pair.share,
                100.0 * low,
                100.0 * high
            )?;
        }
        Ok(())
    }

    fn fmt_balance(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.seats > 1 {
            head(f, "seat")?;
            for seat in &self.balance {
                row(
                    f,
                    &(seat.seat.0 + 1).to_string(),
                    seat.count,
                    seat.share.share,
                    seat.interval,
                )?;
            }
        }
        for kind in self.kinds() {
            head(f, &kind[0].group)?;
            for group in kind {
                let name = format!("{} of {} seats", group.number, Thousands(group.seats));
                row(f, &name, group.count, group.share.share, group.interval)?;
            }
        }
        Ok(())
    }

    fn fmt_length(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(Length { measure, spread, .. }) = &self.length else {
            return Ok(());
        };
        writeln!(
            f,
            "\n{:<28} {:>12} {:>9} {:>6} {:>6} {:>6} {:>6} {:>6}",
            "length", "mean", "±", "least", "25 %", "50 %", "75 %", "most"
        )?;
        write!(
            f,
            "{measure:<28} {:>12.3} {:>9.3}",
            spread.mean, spread.standard_error
        )?;
        for length in [spread.min, spread.q25, spread.median, spread.q75, spread.max] {
            write!(f, " {length:>6}")?;
        }
        writeln!(f)
    }

    fn fmt_reasons(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "\n{:<28} {:>12} {:>9}   95 % interval",
            "end", "tables", "share %"
        )?;
        for reason in &self.reasons {
            let interval = Interval::wilson(reason.count, self.tables);
            row(f, &reason.reason, reason.count, reason.share.share, interval)?;
        }
        if self.unfinished > 0 {
            let interval = Interval::wilson(self.unfinished, self.tables);
            let share = Share::new(self.unfinished, self.tables).share;
            row(f, "not finished", self.unfinished, share, interval)?;
        }
        if self.not_found_out > 0 {
            let interval = Interval::wilson(self.not_found_out, self.tables);
            let share = Share::new(self.not_found_out, self.tables).share;
            row(
                f,
                "not found out (of the above)",
                self.not_found_out,
                share,
                interval,
            )?;
        }
        Ok(())
    }
}

fn head(f: &mut fmt::Formatter<'_>, what: &str) -> fmt::Result {
    writeln!(f, "\n{what:<28} {:>12} {:>9}   95 % interval", "wins", "share %")
}

fn row(f: &mut fmt::Formatter<'_>, name: &str, count: u64, share: f64, interval: Interval) -> fmt::Result {
    let (low, high) = (100.0 * interval.low, 100.0 * interval.high);
    let (count, share) = (Thousands(count), 100.0 * share);
    writeln!(f, "{name:<28} {count:>12} {share:>9.3}   {low:.3} – {high:.3}")
}
