//! The fight for a grave (RF-6.6, RF-7.10): who has how many shares, and the chain of documents.

use crate::panel::lines;
use crate::screen::{Canvas, Scene};
use crate::text::{clip, wrap_within};
use engine::{Phrase, Seat};
use ratatui::layout::Rect;
use ratatui::text::Line;
use ruhe_in_frieden::api::BurialView;
use ruhe_in_frieden::parts::Grave;
use ruhe_in_frieden::phase::WindowKind;
use ruhe_in_frieden::{RuheInFrieden, terms, text};

/// The grave that is fought for: the one declared now, or the one the last document was for.
fn contested(scene: &Scene<'_, RuheInFrieden>, burial: &BurialView) -> Option<Grave> {
    match scene.view.window {
        Some(WindowKind::Bury { grave }) => Some(grave),
        _ => burial.documents.last().map(|document| document.counts_for),
    }
}

/// Who is buried, and where.
fn headline(scene: &Scene<'_, RuheInFrieden>, burial: &BurialView) -> String {
    let phrase = match contested(scene, burial) {
        Some(grave) => Phrase::new("tui-rf-contest").with("grave", grave.number()),
        None => Phrase::new("tui-rf-contest-open"),
    };
    scene.say(&phrase.with("relative", text::relative(burial.relative)))
}

/// Everybody's shares and documents for the grave, the burier first: `Toad 3 : 2 Owl`.
fn totals(scene: &Scene<'_, RuheInFrieden>, burial: &BurialView, grave: Grave) -> String {
    let total = |seat: Seat| terms::total(scene.view, seat, grave);
    let rivals = scene.view.seats.iter().map(|seat| seat.seat);
    let rivals: Vec<String> = rivals
        .filter(|seat| *seat != burial.seat && total(*seat) > 0)
        .map(|seat| format!("{} {}", total(seat), scene.name(seat)))
        .collect();
    let rivals = match rivals.is_empty() {
        true => "0".to_owned(),
        false => rivals.join(", "),
    };
    format!("{} {} : {rivals}", scene.name(burial.seat), total(burial.seat))
}

/// The documents in the order they were turned over: `Toad IL5 › Owl IL3`.
fn chain(scene: &Scene<'_, RuheInFrieden>, burial: &BurialView) -> Option<String> {
    let documents: Vec<String> = burial
        .documents
        .iter()
        .map(|document| format!("{} IL{}", scene.name(document.seat), document.grave))
        .collect();
    (!documents.is_empty()).then(|| documents.join(" › "))
}

/// Whether the burier is ahead as it stands (RF-6.3).
fn verdict(scene: &Scene<'_, RuheInFrieden>, burial: &BurialView, grave: Grave) -> String {
    let total = |seat: Seat| terms::total(scene.view, seat, grave);
    let seats = scene.view.seats.iter().map(|seat| seat.seat);
    let rival = seats.filter(|seat| *seat != burial.seat).map(total).max();
    let taken = !scene.view.graves[grave.idx()].coffins.is_empty();
    let key = match rival.unwrap_or_default().cmp(&total(burial.seat)) {
        _ if taken => "tui-rf-contest-filled",
        std::cmp::Ordering::Less => "tui-rf-contest-ahead",
        std::cmp::Ordering::Equal => "tui-rf-contest-tied",
        std::cmp::Ordering::Greater => "tui-rf-contest-behind",
    };
    scene.say(&Phrase::new(key).with("seat", burial.seat))
}

/// The contest in lines: headline, totals, the chain of documents, how it stands.
pub(super) fn story(scene: &Scene<'_, RuheInFrieden>) -> Vec<String> {
    let Some(burial) = &scene.view.burial else {
        return Vec::new();
    };
    let mut rows = vec![headline(scene, burial)];
    if let Some(grave) = contested(scene, burial) {
        rows.push(totals(scene, burial, grave));
        rows.extend(chain(scene, burial));
        rows.push(verdict(scene, burial, grave));
    }
    rows
}

pub(super) fn draw(scene: &Scene<'_, RuheInFrieden>, canvas: &mut Canvas<'_, '_>, area: Rect) {
    let look = scene.look;
    let cells = usize::from(area.width).saturating_sub(2);
    let story = story(scene);
    // The chain of documents may grow; everything else keeps to its line.
    let spare = usize::from(area.height).saturating_sub(story.len());
    let mut rows = Vec::new();
    for (idx, line) in story.iter().enumerate() {
        let style = match idx {
            0 => look.lamp(),
            1 => look.bright(),
            _ if idx + 1 == story.len() => look.warning(),
            _ => look.ghostly(),
        };
        let is_chain = story.len() == 4 && idx == 2;
        let wrapped = match is_chain {
            true => wrap_within(line, cells, 1 + spare),
            false => vec![clip(line, cells)],
        };
        rows.extend(
            wrapped
                .into_iter()
                .map(|row| Line::styled(format!(" {row}"), style)),
        );
    }
    lines(canvas.frame, area, rows);
}
