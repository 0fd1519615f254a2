//! Findings as CSV: one line for each number that was found, by what it is about.
//!
//! Names are those of bots and of the games' own codes, which need no quotes; whoever adds others finds them quoted.

use super::Findings;
use crate::statistics::{Interval, Share};
use std::fmt::Write as _;

/// What the columns are; those that do not apply are empty.
const HEAD: &str = "what,name,against,count,of,value,low,high\n";

impl Findings {
    /// All findings as CSV (RFC 4180), with lines that end as in a text file.
    pub fn to_csv(&self) -> String {
        let mut csv = Csv(HEAD.to_owned());
        for bot in &self.bots {
            if let Some(rating) = bot.rating {
                csv.row("rating", bot.bot, "", None, rating.rating, Some(rating.interval));
            }
        }
        for bot in &self.bots {
            let of = Some((bot.count, bot.seats));
            csv.row("wins", bot.bot, "", of, bot.share.share, Some(bot.interval));
        }
        for bot in &self.bots {
            if let Some(points) = &bot.points {
                let interval = around(points.mean, points.standard_error);
                csv.row("points", bot.bot, "", None, points.mean, Some(interval));
            }
        }
        for pair in &self.pairs {
            let of = Some((pair.ahead, pair.meetings));
            csv.row(
                "pair",
                pair.bot,
                pair.against,
                of,
                pair.share,
                Some(pair.interval),
            );
        }
        for seat in &self.balance {
            let (name, of) = ((seat.seat.0 + 1).to_string(), Some((seat.count, self.tables)));
            csv.row("seat", &name, "", of, seat.share.share, Some(seat.interval));
        }
        for group in &self.groups {
            let (name, of) = (group.number.to_string(), Some((group.count, group.seats)));
            csv.row(
                &group.group,
                &name,
                "",
                of,
                group.share.share,
                Some(group.interval),
            );
        }
        self.write_tables(&mut csv);
        csv.0
    }

    /// What is counted by table, not by seat.
    fn write_tables(&self, csv: &mut Csv) {
        for reason in &self.reasons {
            let interval = Interval::wilson(reason.count, self.tables);
            let of = Some((reason.count, self.tables));
            csv.row("end", &reason.reason, "", of, reason.share.share, Some(interval));
        }
        if self.not_found_out > 0 {
            let interval = Interval::wilson(self.not_found_out, self.tables);
            let share = Share::new(self.not_found_out, self.tables).share;
            let of = Some((self.not_found_out, self.tables));
            csv.row("not_found_out", "", "", of, share, Some(interval));
        }
        for measure in &self.measures {
            let interval = around(measure.mean, measure.standard_error);
            csv.row("measure", &measure.name, "", None, measure.mean, Some(interval));
        }
        let finished = self.tables - self.unfinished;
        for bar in self.length.iter().flat_map(|length| &length.histogram) {
            let share = bar.count as f64 / finished.max(1) as f64;
            let of = Some((bar.count, finished));
            csv.row("length", &bar.length.to_string(), "", of, share, None);
        }
        for curve in &self.curves {
            for moment in &curve.moments {
                let moves = moment.moves.to_string();
                csv.row(
                    "odds",
                    curve.bot,
                    &moves,
                    None,
                    moment.share,
                    Some(moment.interval),
                );
            }
        }
    }
}

/// The range of 95 % of a mean.
fn around(mean: f64, standard_error: f64) -> Interval {
    Interval {
        low: mean - 1.96 * standard_error,
        high: mean + 1.96 * standard_error,
    }
}

struct Csv(String);

impl Csv {
    fn row(
        &mut self,
        what: &str,
        name: &str,
        against: &str,
        count_of: Option<(u64, u64)>,
        value: f64,
        interval: Option<Interval>,
    ) {
        let [what, name, against] = [what, name, against].map(quoted);
        let (count, of) = count_of.map_or_else(Default::default, |(count, of)| {
            (count.to_string(), of.to_string())
        });
        let number = |number: f64| format!("{number:.6}");
        let (low, high) = interval.map_or_else(Default::default, |interval| {
            (number(interval.low), number(interval.high))
        });
        let value = number(value);
        let _ = writeln!(
            self.0,
            "{what},{name},{against},{count},{of},{value},{low},{high}"
        );
    }
}

/// A field as it stands in CSV.
fn quoted(field: &str) -> String {
    if field.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_with_commas_and_quotes_are_quoted() {
        let fields = ["mourner", "a,b", "say \"no\""].map(quoted);
        assert_eq!(fields, ["mourner", "\"a,b\"", "\"say \"\"no\"\"\""]);
    }
}
