//! What was found, for people and for programs.

use super::Round;
use super::measure::Measured;
use serde_json::{Value, json};
use std::fmt::Write as _;

/// A table for each round.
pub(crate) fn text(rounds: &[Round]) -> String {
    let mut text = String::new();
    for round in rounds {
        let _ = writeln!(text, "{}, {} s", round.plan.name(), round.plan.time.as_secs());
        let _ = writeln!(
            text,
            "{:<28} {:>12} {:>12} {:>8}",
            "", "house", "yardstick", "ratio"
        );
        let mut line = |name: &str, of: &dyn Fn(&Measured) -> f64, digits: usize| {
            let (house, yardstick) = (of(&round.house), of(&round.yardstick));
            let ratio = if yardstick > 0.0 {
                format!("{:.2}", house / yardstick)
            } else {
                String::new()
            };
            let _ = writeln!(
                text,
                "{name:<28} {house:>12.digits$} {yardstick:>12.digits$} {ratio:>8}"
            );
        };
        line("moves/s", &Measured::moves_per_second, 0);
        line("processor time/move, µs", &Measured::processor_us_per_move, 1);
        for percent in [50, 95, 99] {
            let name = format!("p{percent} to the other, ms");
            line(
                &name,
                &|measured| f64::from(measured.percentile_us(percent)) / 1e3,
                2,
            );
        }
        line(
            "KB/connection",
            &|measured| measured.bytes_per_connection as f64 / 1e3,
            1,
        );
        line("KB/table", &|measured| measured.bytes_per_table as f64 / 1e3, 1);
        let _ = writeln!(
            text,
            "{} games were played to the end, {} requests refused\n",
            round.house.games, round.house.refused
        );
    }
    text
}

/// The same as data.
pub(crate) fn json(rounds: &[Round]) -> String {
    let measured = |measured: &Measured| {
        json!({
            "moves_per_second": measured.moves_per_second(),
            "processor_us_per_move": measured.processor_us_per_move(),
            "p50_us": measured.percentile_us(50),
            "p95_us": measured.percentile_us(95),
            "p99_us": measured.percentile_us(99),
            "bytes_per_connection": measured.bytes_per_connection,
            "bytes_per_table": measured.bytes_per_table,
            "games": measured.games,
            "refused": measured.refused,
        })
    };
    let round = |round: &Round| {
        json!({
            "tables": round.plan.tables,
            "moves_a_second_each": round.plan.pace.map(|pace| 1.0 / pace.as_secs_f64()),
            "seconds": round.plan.time.as_secs(),
            "house": measured(&round.house),
            "yardstick": measured(&round.yardstick),
        })
    };
    format!("{}\n", Value::from(rounds.iter().map(round).collect::<Vec<_>>()))
}
