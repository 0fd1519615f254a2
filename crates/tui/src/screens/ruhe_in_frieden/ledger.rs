//! The score sheet (RF-9.5): where everybody lies and what it counts.

use engine::{Outcome, Phrase, Seat};
use ruhe_in_frieden::api::RelativeView;
use ruhe_in_frieden::{View, terms};

/// Where one relative lies and what it counts: `∩2 +5`.
pub(super) fn entry(view: &View, relative: &RelativeView) -> String {
    let place = match relative.grave {
        Some(grave) => grave.to_string(),
        None if relative.new_cemetery => "N".to_owned(),
        None => "–".to_owned(),
    };
    format!("{place}:{:+}", terms::points(&view.options, relative))
}

/// The points of a seat with their sum: `5+4+3+2-2`.
fn sum(view: &View, relatives: &[RelativeView]) -> String {
    let mut text = String::new();
    for relative in relatives {
        let points = terms::points(&view.options, relative);
        match text.is_empty() {
            true => text.push_str(&points.to_string()),
            false => text.push_str(&format!("{points:+}")),
        }
    }
    text
}

/// The rank of each seat with its points, how they came about, and its money. A shared place uses up the next.
pub(super) fn standings(view: &View, outcome: &Outcome) -> Vec<(u32, Seat, Phrase)> {
    let Some(end) = &view.end else {
        return Vec::new();
    };
    // A winner by money stands before who has as many points (RF-9.6).
    let worth = |seat: Seat| (end.scores[seat], outcome.winners.contains(seat));
    let mut seats: Vec<Seat> = view.seats.iter().map(|seat| seat.seat).collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(worth(*seat)));
    let standing = |seat: &Seat| {
        let before = seats.iter().filter(|other| worth(**other) > worth(*seat)).count();
        let own = &view.seats[seat.idx()];
        let phrase = Phrase::new("tui-rf-standing")
            .with("points", end.scores[*seat])
            .with_text("sum", sum(view, &own.relatives))
            .with("thousands", own.money.to_thousands());
        (before as u32 + 1, *seat, phrase)
    };
    seats.iter().map(standing).collect()
}
