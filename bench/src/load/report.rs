//! What was found, for people and for programs.

use super::measure::Measured;
use super::{Comparison, Round};
use serde_json::{Value, json};
use std::fmt::Write as _;

/// One figure: its name, what it is of a measurement, and digits after the point.
type Figure = (&'static str, fn(&Measured) -> f64, usize);

const FIGURES: [Figure; 8] = [
    ("moves/s", Measured::moves_per_second, 0),
    ("server, µs/move", Measured::processor_us_per_move, 1),
    ("both clients, µs/move", Measured::clients_us_per_move, 1),
    ("p50 to the other, ms", |measured| measured.percentile_ms(50), 2),
    ("p95 to the other, ms", |measured| measured.percentile_ms(95), 2),
    ("p99 to the other, ms", |measured| measured.percentile_ms(99), 2),
    (
        "KB/connection",
        |measured| measured.bytes_per_connection as f64 / 1e3,
        1,
    ),
    ("KB/table", |measured| measured.bytes_per_table as f64 / 1e3, 1),
];

/// What a yardstick does not have.
const FIGURES_OF_HOUSES: [Figure; 7] = [
    ("commits/s", Measured::commits_per_second, 0),
    ("moves/commit", Measured::moves_per_commit, 1),
    ("database, µs/move", Measured::database_us_per_move, 1),
    ("bus, µs/move", Measured::bus_us_per_move, 1),
    (
        "to clients, bytes/move",
        |measured| measured.bytes_per_move(|tally| tally.sent_bytes),
        0,
    ),
    (
        "store, bytes/move",
        |measured| measured.bytes_per_move(|tally| tally.store_bytes),
        0,
    ),
    (
        "bus, bytes/move",
        |measured| measured.bytes_per_move(|tally| tally.bus_bytes),
        0,
    ),
];

/// A table for each comparison: medians, and the least and the greatest ratio.
pub(crate) fn text(comparisons: &[Comparison]) -> String {
    let mut text = String::new();
    for Comparison { plan, rounds } in comparisons {
        let (count, seconds) = (rounds.len(), plan.time.as_secs());
        let _ = writeln!(text, "{}; medians of {count} rounds of {seconds} s", plan.name());
        let house: Column<'_> = (
            "house".to_owned(),
            rounds.iter().map(|round| &round.house).collect(),
        );
        let yardstick = rounds.iter().map(|round| &round.yardstick).collect();
        text += &beside(&house, &("yardstick".to_owned(), yardstick), &FIGURES);
        text += &set_up_otherwise(rounds, house);
        let sum = |of: fn(&Measured) -> u64| rounds.iter().map(|round| of(&round.house)).sum::<u64>();
        let (games, refused) = (sum(|house| house.games), sum(|house| house.refused));
        let _ = writeln!(
            text,
            "{games} games were played to the end, {refused} requests refused\n"
        );
    }
    text
}

/// What was measured in each round, and its name.
type Column<'a> = (String, Vec<&'a Measured>);

/// Two columns, and the ratio of the first to the second.
fn beside((name, first): &Column<'_>, (other, second): &Column<'_>, figures: &[Figure]) -> String {
    let mut text = String::new();
    let _ = writeln!(text, "{:<26}{name:>12}{other:>12}  ratio", "");
    for (name, of, digits) in figures {
        let [one, two] = [first, second].map(|column| median(column.iter().map(|measured| of(measured))));
        let ratio = ratio(first.iter().zip(second).map(|(one, two)| of(one) / of(two)));
        let _ = writeln!(text, "{name:<26}{one:>12.digits$}{two:>12.digits$}  {ratio}");
    }
    text
}

/// The same figures for the house set up otherwise, each beside the one before.
fn set_up_otherwise(rounds: &[Round], house: Column<'_>) -> String {
    let figures: Vec<Figure> = FIGURES.into_iter().chain(FIGURES_OF_HOUSES).collect();
    let mut text = String::new();
    let mut before = house;
    for (number, (setup, _)) in rounds
        .first()
        .map_or(&[][..], |round| &round.others)
        .iter()
        .enumerate()
    {
        let measured = rounds.iter().map(|round| &round.others[number].1).collect();
        let column = (setup.name(), measured);
        text += &beside(&column, &before, &figures);
        before = column;
    }
    text
}

/// The median of the rounds' ratios; the least and the greatest where there are several.
fn ratio(ratios: impl Iterator<Item = f64>) -> String {
    let mut ratios: Vec<f64> = ratios.filter(|ratio| ratio.is_finite()).collect();
    ratios.sort_by(f64::total_cmp);
    match ratios.as_slice() {
        [] => String::new(),
        [one] => format!("{one:.2}"),
        [least, .., greatest] => {
            format!("{:.2} ({least:.2}–{greatest:.2})", median(ratios.iter().copied()))
        }
    }
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    let last = values.len().saturating_sub(1);
    let at = |index: usize| values.get(index).copied().unwrap_or_default();
    f64::midpoint(at(last / 2), at(last.div_ceil(2)))
}

/// The same as data, round by round.
pub(crate) fn json(comparisons: &[Comparison]) -> String {
    let measured = |measured: &Measured| {
        json!({
            "moves_per_second": measured.moves_per_second(),
            "commits_per_second": measured.commits_per_second(),
            "moves_per_commit": measured.moves_per_commit(),
            "database_us_per_move": measured.database_us_per_move(),
            "bus_us_per_move": measured.bus_us_per_move(),
            "bus_bytes_per_move": measured.bytes_per_move(|tally| tally.bus_bytes),
            "sent_bytes_per_move": measured.bytes_per_move(|tally| tally.sent_bytes),
            "store_bytes_per_move": measured.bytes_per_move(|tally| tally.store_bytes),
            "server_us_per_move": measured.processor_us_per_move(),
            "clients_us_per_move": measured.clients_us_per_move(),
            "p50_ms": measured.percentile_ms(50),
            "p95_ms": measured.percentile_ms(95),
            "p99_ms": measured.percentile_ms(99),
            "bytes_per_connection": measured.bytes_per_connection,
            "bytes_per_table": measured.bytes_per_table,
            "games": measured.games,
            "refused": measured.refused,
        })
    };
    let others = |round: &Round| {
        let named = round
            .others
            .iter()
            .map(|(setup, other)| (setup.name(), measured(other)));
        named.collect::<serde_json::Map<String, Value>>()
    };
    let round = |round: &Round| {
        json!({
            "house": measured(&round.house),
            "set_up_otherwise": others(round),
            "yardstick": measured(&round.yardstick),
        })
    };
    let comparison = |comparison: &Comparison| {
        json!({
            "tables": comparison.plan.tables,
            "moves_a_second_each": comparison.plan.pace.map(|pace| 1.0 / pace.as_secs_f64()),
            "seconds": comparison.plan.time.as_secs(),
            "rounds": comparison.rounds.iter().map(round).collect::<Vec<_>>(),
        })
    };
    format!("{}\n", comparisons.iter().map(comparison).collect::<Value>())
}

#[cfg(test)]
mod tests {
    use super::median;

    #[test]
    fn the_median_is_in_the_middle() {
        let of = |values: &[f64]| median(values.iter().copied());
        assert_eq!((of(&[]), of(&[3.0])), (0.0, 3.0));
        assert_eq!((of(&[9.0, 1.0]), of(&[9.0, 1.0, 2.0])), (5.0, 2.0));
    }
}
