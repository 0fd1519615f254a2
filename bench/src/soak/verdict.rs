//! What must hold at the end of a soak.

use super::Report;
use super::world::read;
use std::fmt::Write as _;

/// Something that must hold, and whether it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Verdict {
    pub(crate) what: &'static str,
    pub(crate) holds: bool,
    /// What was found.
    pub(crate) found: String,
}

const MB: f64 = 1e6;

/// Everything that must hold.
pub(crate) fn of(report: &Report) -> Vec<Verdict> {
    let Report { world, series, .. } = report;
    let memory = series.trend(|sample| sample.memory_bytes);
    let files = series.trend(|sample| sample.open_files);
    let (peak, _) = series.peak_and_end(|sample| sample.store_bytes);
    let (_, files_end) = series.peak_and_end(|sample| sample.open_files);
    let files_first = series.samples.first().map_or(0, |sample| sample.open_files);
    let (faults, _) = world.faults();
    let found = world.ledger.found();
    let moves = read(&world.counts.moves);
    let open = world.ledger.open();
    let verdict = |what, holds, found| Verdict { what, holds, found };
    vec![
        verdict(
            "memory is flat while people play",
            memory.is_flat(10, 4 << 20),
            format!(
                "{:.1} MB, then {:.1} MB",
                memory.before as f64 / MB,
                memory.after as f64 / MB
            ),
        ),
        verdict(
            "open files are flat while people play, and few when they are gone",
            files.is_flat(20, 16) && files_end <= files_first + 16,
            format!("{}, then {}; {files_end} at the end", files.before, files.after),
        ),
        verdict(
            "the store shrinks by what is not kept",
            report.end_bytes * 4 <= peak,
            format!(
                "{:.2} MB at most, {:.2} MB at the end",
                peak as f64 / MB,
                report.end_bytes as f64 / MB
            ),
        ),
        verdict(
            "no table is stuck",
            open == 0 && report.unfinished == 0,
            format!("{} in the file, {open} not seen to end", report.unfinished),
        ),
        verdict(
            "every acknowledged move is in its log, once",
            found.moves > 0 && found.moves + found.unseen == moves,
            format!(
                "{} of {moves} in {} logs, all of which verify; {} at houses of the day whose log nobody could see yet",
                found.moves, found.logs, found.unseen
            ),
        ),
        verdict("nothing else went wrong", faults == 0, format!("{faults} faults")),
        verdict(
            "the house logged no error",
            report.errors.is_empty(),
            format!("{} lines", report.errors.len()),
        ),
    ]
}

/// What was done, as figures with their names.
pub(crate) fn figures(report: &Report) -> Vec<(&'static str, String)> {
    let Report { world, series, .. } = report;
    let counts = &world.counts;
    let undealt = world.ledger.found().undealt;
    let kills = series
        .breaks
        .iter()
        .filter(|(_, how)| *how == super::Break::Killed)
        .count();
    let refusals: Vec<String> = world
        .refusals()
        .iter()
        .map(|(code, count)| format!("{code} {count}"))
        .collect();
    vec![
        (
            "time",
            format!(
                "{} days in {} s, {} times as fast",
                report.days,
                report.length.as_secs(),
                world.speed
            ),
        ),
        ("played at the same time", format!("{} tables", report.parties)),
        ("guests", read(&counts.guests).to_string()),
        (
            "tables",
            format!(
                "{} opened, {} dealt, {} rematches, {} left and resumed, {} left for good, {undealt} gone undealt",
                read(&counts.opened),
                read(&counts.dealt),
                read(&counts.rematches),
                read(&counts.resumed),
                read(&counts.left)
            ),
        ),
        ("moves acknowledged", read(&counts.moves).to_string()),
        (
            "lines taken up again",
            format!(
                "{}, with {} moves said again",
                read(&counts.reconnected),
                read(&counts.repeated)
            ),
        ),
        (
            "house",
            format!(
                "{kills} times killed, {} times closed",
                series.breaks.len() - kills
            ),
        ),
        (
            "refused",
            if refusals.is_empty() {
                "nothing".to_owned()
            } else {
                refusals.join(", ")
            },
        ),
    ]
}

/// All of it for the terminal.
pub(crate) fn text(report: &Report, verdicts: &[Verdict]) -> String {
    let mut text = String::new();
    for (name, figure) in figures(report) {
        let _ = writeln!(text, "{name:<24} {figure}");
    }
    text.push('\n');
    for Verdict { what, holds, found } in verdicts {
        let mark = if *holds { "holds" } else { "FAILS" };
        let _ = writeln!(text, "{mark}  {what}: {found}");
    }
    let (count, told) = report.world.faults();
    for fault in &told {
        let _ = writeln!(text, "fault: {fault}");
    }
    if count > told.len() as u64 {
        let _ = writeln!(text, "and {} more", count - told.len() as u64);
    }
    for line in report.errors.iter().take(20) {
        let _ = writeln!(text, "logged: {line}");
    }
    text
}
