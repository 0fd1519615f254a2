//! The table in sentences: what can be seen now, and nothing of what was seen before (DU-9.3).

use super::status;
use crate::screen::Scene;
use dawn_under::DawnUnder;
use dawn_under::api::{GraveView, LidView, Rucola, SeatView};
use dawn_under::parts::Grave;
use dawn_under::text;
use engine::{Phrase, Seat};

pub(super) fn describe(scene: &Scene<'_, DawnUnder>) -> Vec<String> {
    let view = scene.view;
    let mut lines: Vec<String> = view
        .seats
        .iter()
        .enumerate()
        .map(|(idx, seat)| seat_line(scene, Seat(idx as u8), seat))
        .collect();
    for (grave, seen) in Grave::all().zip(&view.graves) {
        lines.extend(grave_line(scene, grave, seen));
    }
    lines.extend(rucola_line(scene));
    if let Some(plague) = &view.plague {
        let graves: Vec<String> = plague.eligible.iter().map(Grave::to_string).collect();
        lines.push(scene.say(&Phrase::new("tui-du-eligible").with_text("graves", graves.join(" "))));
    }
    lines.push(status(scene));
    lines
}

/// A row and what lies in front of it.
fn seat_line(scene: &Scene<'_, DawnUnder>, seat: Seat, view: &SeatView) -> String {
    let mut row: Vec<String> = Vec::new();
    let backs = view.row.iter().filter(|it| it.face().is_none()).count();
    let mut counted = false;
    for vampire in &view.row {
        match vampire.face() {
            Some(colour) => row.push(scene.say(&text::colour(colour))),
            None if !counted => {
                counted = true;
                row.push(scene.say(&Phrase::new("tui-du-backs").with("count", backs as u32)));
            }
            None => {}
        }
    }
    let phrase = Phrase::new("tui-du-seat")
        .with("seat", seat)
        .with("count", view.row.len() as u32)
        .with_text("row", row.join(", "))
        .with("stakes", view.stakes)
        .with("garlic", view.garlic)
        .with("bats", view.bats)
        .with("rats", view.rats);
    scene.say(&phrase)
}

/// A grave that lies open or has a bat on it.
fn grave_line(scene: &Scene<'_, DawnUnder>, grave: Grave, seen: &GraveView) -> Option<String> {
    if seen.bat {
        return Some(scene.say(&Phrase::new("tui-du-bat-sits").with_text("grave", grave)));
    }
    let content = text::content(seen.content.face()?);
    let phrase = match (seen.underside.face(), seen.lid) {
        (Some(lid), _) => Phrase::new("du-reveal-turned").with("lid", text::underside(lid)),
        (None, LidView::Closed) => return None,
        (None, _) => Phrase::new("du-reveal-lifted"),
    };
    Some(scene.say(&phrase.with_text("grave", grave).with("content", content)))
}

fn rucola_line(scene: &Scene<'_, DawnUnder>) -> Option<String> {
    let phrase = match scene.view.rucola {
        Rucola::Away => return None,
        Rucola::Centre => Phrase::new("tui-du-count-centre"),
        Rucola::Column { owner } => Phrase::new("tui-du-count-column").with("seat", owner),
        Rucola::Grave { owner, grave } => Phrase::new("tui-du-count-grave")
            .with("seat", owner)
            .with_text("grave", grave),
    };
    Some(scene.say(&phrase))
}
