//! Everybody's row, and what they have cleared.

use super::{signs, spot};
use crate::screen::{Canvas, Scene};
use crate::text::clip;
use clearing_coffins::api::SeatView;
use clearing_coffins::parts::{Card, Slot};
use clearing_coffins::{ClearingCoffins, Phase, Place, Sighting};
use engine::{Phrase, Seat};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

pub(super) fn draw(scene: &Scene<'_, ClearingCoffins>, canvas: &mut Canvas<'_, '_>, area: Rect) {
    for (idx, view) in scene.view.seats.iter().enumerate() {
        let seat = Seat(idx as u8);
        let y = area.y + 2 * idx as u16;
        if y + 1 >= area.bottom() {
            return;
        }
        let line = |y| Rect { y, height: 1, ..area };
        canvas.frame.render_widget(head(scene, seat, view), line(y));
        draw_row(scene, canvas, line(y + 1), seat, view);
    }
}

/// The name, what is cleared, and whatever is to be said of the seat now.
fn head(scene: &Scene<'_, ClearingCoffins>, seat: Seat, view: &SeatView) -> Line<'static> {
    let look = scene.look;
    let is_over = matches!(scene.view.phase, Phase::Over { .. });
    let asked = scene.track.is_none() && scene.asked.contains(seat);
    let (mark, style) = if asked {
        ("►", look.lamp())
    } else if scene.view.thrower == seat && !is_over {
        ("»", look.bright())
    } else {
        (" ", look.text())
    };
    let name = clip(&scene.name(seat), 12);
    let target = scene.view.options.target;
    let mut spans = vec![
        Span::styled(format!("{mark}{name:<13}"), style),
        Span::styled(format!("{}/{target} ", view.cleared.len()), look.bright()),
    ];
    for card in &view.cleared {
        spans.push(Span::styled(
            format!("{} ", signs::card(scene.words, *card)),
            signs::card_style(look, *card),
        ));
    }
    if let Some(track) = &scene.track {
        if track.hands.contains(seat) {
            spans.push(Span::styled(
                format!(" {}", scene.key("tui-cc-hand-down")),
                look.lamp(),
            ));
        } else if let Some((_, hand, _)) = track.keys.iter().find(|(of, ..)| *of == seat) {
            spans.push(Span::styled(format!(" {hand}"), look.key()));
        }
    }
    if view.sit_out > 0 {
        let watches = Phrase::new("tui-cc-watches").with("count", view.sit_out);
        spans.push(Span::styled(format!(" {}", scene.say(&watches)), look.warning()));
    }
    Line::from(spans)
}

/// A face that is shown for a moment: to all, or to the claimant of the moonlight alone (CC-9.3, CC-9.4).
fn glimpse(scene: &Scene<'_, ClearingCoffins>, at: Place) -> Option<Card> {
    let shown = scene.recent.iter().rev().find_map(|sighting| match sighting {
        Sighting::Shown { place, card, .. } | Sighting::Opened { place, card } if *place == at => Some(*card),
        _ => None,
    });
    let looked = scene.view.look.iter().find(|look| look.place == at);
    shown.or(looked.map(|look| look.card))
}

fn draw_row(
    scene: &Scene<'_, ClearingCoffins>,
    canvas: &mut Canvas<'_, '_>,
    area: Rect,
    seat: Seat,
    view: &SeatView,
) {
    // A long row has no numbers.
    let is_long = u16::from(view.row.len()) * 7 + 1 > area.width;
    let cells: u16 = if is_long { 5 } else { 7 };
    let mut x = area.x + 1;
    for (slot, found) in view.row.iter() {
        if x + cells > area.right() {
            return;
        }
        let here = Rect::new(x, area.y, cells - 1, 1);
        let place = Place { seat, slot };
        canvas
            .frame
            .render_widget(slot_line(scene, place, found, is_long), here);
        if found != Slot::Gap {
            canvas.spot(here, spot(place));
        }
        x += cells;
    }
}

fn slot_line(scene: &Scene<'_, ClearingCoffins>, place: Place, slot: Slot, is_long: bool) -> Line<'static> {
    let look = scene.look;
    let (face, style) = match (slot, glimpse(scene, place)) {
        (Slot::Gap, _) => (signs::GAP.to_owned(), look.dim()),
        (Slot::Up(card), _) => (signs::card(scene.words, card), signs::card_style(look, card)),
        (Slot::Down, Some(card)) => (signs::card(scene.words, card), look.ghostly()),
        (Slot::Down, None) => (signs::COFFIN.to_owned(), look.warm()),
    };
    let is_glimpse = slot == Slot::Down && glimpse(scene, place).is_some();
    let selected = scene.selected.contains(&spot(place));
    let (open, close) = match (selected, is_glimpse) {
        (true, _) => ("[", "]"),
        (_, true) => ("‹", "›"),
        _ => (" ", " "),
    };
    let letter = scene.letters.iter().find(|(of, _)| *of == spot(place));
    let label = match letter {
        Some((_, letter)) => Span::styled(letter.to_string(), look.key()),
        None if is_long || slot == Slot::Gap => Span::raw(" "),
        None => Span::styled((place.slot + 1).to_string(), look.dim()),
    };
    let frame = if selected { look.selected() } else { style };
    let mut spans = vec![Span::styled(open, frame)];
    if !is_long || letter.is_some() {
        spans.push(label);
    }
    if !is_long {
        spans.push(Span::raw(" "));
    }
    spans.push(Span::styled(face, if selected { look.selected() } else { style }));
    spans.push(Span::styled(close, frame));
    Line::from(spans)
}
