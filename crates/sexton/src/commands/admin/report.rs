//! What a house answers to whoever looks after it, for people to read.

use engine::Phrase;
use protocol::wire::{AdminAct, AdminAnswer, AdminBan, AdminGuest, AdminReport, AdminSeat, AdminTable};
use words::Words;

/// The answer as columns under their headings.
pub(super) fn tell(answer: &AdminAnswer, words: &Words) -> String {
    match answer {
        AdminAnswer::Tables { tables } => tables_told(tables, words),
        AdminAnswer::Guests { guests } => guests_told(guests, words),
        AdminAnswer::Bans { bans } => {
            let row = |ban: &AdminBan| {
                let kind = if ban.mute { "admin-mute" } else { "admin-ban" };
                let about = ban.guest.as_ref().or(ban.address.as_ref());
                let about = about.cloned().unwrap_or_default();
                vec![ban.entry.to_string(), words.key(kind), about, date(ban.until_ms)]
            };
            columns(&["number", "what", "who", "until"], bans.iter().map(row), words)
        }
        AdminAnswer::Reports { reports } => reports_told(reports, words),
        AdminAnswer::Audit { acts } => {
            let row = |act: &AdminAct| {
                let by = serde_json::to_value(act.by).unwrap_or_default();
                let by = words.key(&format!("admin-by-{}", by.as_str().unwrap_or_default()));
                vec![date(act.at_ms), by, act.act.clone(), act.about.clone()]
            };
            columns(&["when", "by", "what", "about"], acts.iter().map(row), words)
        }
        AdminAnswer::BotToken { token, .. } => format!("{token}\n"),
        AdminAnswer::Done {} | AdminAnswer::Refused { .. } => words.key("admin-done") + "\n",
    }
}

fn tables_told(tables: &[AdminTable], words: &Words) -> String {
    let row = |table: &AdminTable| {
        let phase = serde_json::to_value(table.phase).unwrap_or_default();
        let phase = words.key(&format!("admin-phase-{}", phase.as_str().unwrap_or_default()));
        let seats: Vec<String> = table.seats.iter().map(|place| seat(place, words)).collect();
        vec![
            table.table.clone(),
            table.game.clone(),
            phase,
            table.devices.to_string(),
            date(table.updated_ms),
            seats.join(", "),
        ]
    };
    let heads = ["table", "game", "phase", "devices", "changed", "seats"];
    columns(&heads, tables.iter().map(row), words)
}

fn guests_told(guests: &[AdminGuest], words: &Words) -> String {
    let row = |guest: &AdminGuest| {
        vec![
            guest.guest.clone(),
            named(&guest.name, words),
            guest.devices.to_string(),
            guest.seen_ms.map_or_else(|| "-".to_owned(), date),
        ]
    };
    let told = columns(
        &["guest", "name", "devices", "seen"],
        guests.iter().map(row),
        words,
    );
    let tables: Vec<AdminTable> = guests.iter().flat_map(|guest| guest.tables.clone()).collect();
    if tables.is_empty() {
        return told;
    }
    format!("{told}\n{}", tables_told(&tables, words))
}

fn reports_told(reports: &[AdminReport], words: &Words) -> String {
    let row = |report: &AdminReport| {
        let reason = serde_json::to_value(report.reason).unwrap_or_default();
        let reason = words.key(&format!("admin-report-{}", reason.as_str().unwrap_or_default()));
        vec![
            report.entry.to_string(),
            date(report.at_ms),
            report.table.clone(),
            report.by.clone(),
            report.about.clone().unwrap_or_else(|| "-".to_owned()),
            reason,
            report.text.replace('\n', " "),
        ]
    };
    let heads = ["number", "when", "table", "by", "about", "what", "text"];
    columns(&heads, reports.iter().map(row), words)
}

fn seat(place: &AdminSeat, words: &Words) -> String {
    match (&place.bot, &place.name, &place.guest) {
        (Some(bot), ..) => format!("[{bot}]"),
        (None, Some(name), Some(guest)) => format!("{} ({guest})", named(name, words)),
        _ => "-".to_owned(),
    }
}

fn named(name: &str, words: &Words) -> String {
    if name.is_empty() {
        words.key("admin-somebody")
    } else {
        name.to_owned()
    }
}

/// Rows under their headings, or that there are none.
fn columns(heads: &[&str], rows: impl Iterator<Item = Vec<String>>, words: &Words) -> String {
    let head = |head: &&str| words.say(&Phrase::new(format!("admin-{head}")));
    let mut all: Vec<Vec<String>> = vec![heads.iter().map(head).collect()];
    all.extend(rows);
    if all.len() == 1 {
        return words.key("admin-none") + "\n";
    }
    let width = |column: usize| {
        all.iter()
            .map(|row| row[column].chars().count())
            .max()
            .unwrap_or(0)
    };
    let widths: Vec<usize> = (0..heads.len()).map(width).collect();
    let mut told = String::new();
    for row in &all {
        let cells = row.iter().zip(&widths);
        let line: Vec<String> = cells.map(|(cell, width)| format!("{cell:width$}")).collect();
        told += line.join("  ").trim_end();
        told.push('\n');
    }
    told
}

/// A time in UTC: 2026-02-03 04:05.
fn date(ms: u64) -> String {
    let minutes = ms / 60_000 % 1_440;
    format!("{} {:02}:{:02}", house::day_of(ms), minutes / 60, minutes % 60)
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::wire::ReportReason::{Name, Other, Play, Talk};
    use words::Lang;

    #[test]
    fn times_are_told_as_dates() {
        assert_eq!(date(0), "1970-01-01 00:00");
        assert_eq!(date(1_709_251_140_000), "2024-02-29 23:59");
        assert_eq!(date(1_772_500_020_000), "2026-03-03 01:07");
    }

    #[test]
    fn every_answer_has_words_in_every_language() {
        let nameless = AdminSeat {
            name: Some(String::new()),
            guest: Some("00000000000000bb".to_owned()),
            ..AdminSeat::default()
        };
        let table = AdminTable {
            table: "00000000000000aa".to_owned(),
            game: "dawn-under".to_owned(),
            phase: protocol::wire::TablePhase::Playing,
            seats: vec![AdminSeat::default(), nameless],
            host: String::new(),
            listed: true,
            made_ms: 0,
            updated_ms: 0,
            devices: 2,
            lines: 5,
        };
        let report = |reason| AdminReport {
            entry: 1,
            at_ms: 0,
            table: "00000000000000aa".to_owned(),
            by: "00000000000000bb".to_owned(),
            about: None,
            reason,
            text: String::new(),
        };
        let reports = [Talk, Name, Play, Other].map(report).to_vec();
        let answers = [
            AdminAnswer::Reports { reports },
            AdminAnswer::Tables { tables: vec![table] },
            AdminAnswer::Bans { bans: Vec::new() },
            AdminAnswer::Done {},
        ];
        for lang in Lang::ALL {
            for answer in &answers {
                let told = tell(answer, Words::of(lang));
                assert!(!told.contains('⟨') && !told.contains("admin-"), "{told}");
            }
        }
    }
}
