//! Everybody's row of vampires, and what lies in front of them.

use super::{end_spot, signs};
use crate::screen::{Canvas, Scene};
use crate::text::clip;
use dawn_under::DawnUnder;
use dawn_under::api::SeatView;
use dawn_under::parts::{Colour, End};
use engine::{Seat, Seen};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

pub(super) fn draw(scene: &Scene<'_, DawnUnder>, canvas: &mut Canvas<'_, '_>, area: Rect) {
    for (idx, view) in scene.view.seats.iter().enumerate() {
        let seat = Seat(idx as u8);
        let y = area.y + 2 * idx as u16;
        if y + 1 >= area.bottom() {
            return;
        }
        let line = |y| Rect { y, height: 1, ..area };
        canvas
            .frame
            .render_widget(belongings(scene, seat, view, area.width), line(y));
        draw_row(scene, canvas, line(y + 1), seat, view);
    }
}

/// The name, how many vampires are left, and everything that lies in front of the seat.
fn belongings(scene: &Scene<'_, DawnUnder>, seat: Seat, view: &SeatView, columns: u16) -> Line<'static> {
    let look = scene.look;
    let asked = scene.asked.contains(seat);
    let mark = if asked { "►" } else { " " };
    let style = if asked {
        look.lamp()
    } else if scene.view.active == seat {
        look.bright()
    } else {
        look.text()
    };
    let things = [
        (view.stakes, signs::STAKE),
        (view.garlic, signs::GARLIC),
        (view.bats, signs::BAT),
        (view.rats, signs::RAT),
        (u8::from(scene.view.rucola.owner() == Some(seat)), signs::COUNT),
    ];
    let things: Vec<String> = things
        .into_iter()
        .filter(|(count, _)| *count > 0)
        .map(|(count, sign)| sign.repeat(usize::from(count)))
        .collect();
    let name = clip(&scene.name(seat), usize::from(columns).saturating_sub(22).min(16));
    Line::from(vec![
        Span::styled(format!("{mark}{name:<13}"), style),
        Span::styled(format!("{:>3} ", view.row.len()), look.bright()),
        Span::styled(things.join(" "), look.text()),
    ])
}

/// One vampire of a row.
fn vampire(scene: &Scene<'_, DawnUnder>, vampire: Seen<Colour>) -> Span<'static> {
    match vampire.face() {
        Some(colour) => Span::styled(
            signs::letter(scene.words, colour),
            signs::style(scene.look, colour),
        ),
        None => Span::styled(signs::BACK, scene.look.dim()),
    }
}

/// The row from left to right; a long run of backs is told by its number.
fn draw_row(
    scene: &Scene<'_, DawnUnder>,
    canvas: &mut Canvas<'_, '_>,
    area: Rect,
    seat: Seat,
    view: &SeatView,
) {
    let bracket = |end: End, sign: &'static str| {
        if scene.selected.contains(&end_spot(seat, end)) {
            Span::styled(sign, scene.look.selected())
        } else {
            Span::raw(" ")
        }
    };
    let room = usize::from(area.width).saturating_sub(8);
    let backs = view.row.iter().filter(|it| it.face().is_none()).count();
    let mut spans = vec![Span::raw("  "), bracket(End::Left, "[")];
    let mut counted = false;
    for it in &view.row {
        if it.face().is_some() || view.row.len() <= room {
            spans.push(vampire(scene, *it));
        } else if !counted {
            counted = true;
            spans.push(Span::styled(format!("{}×{backs}", signs::BACK), scene.look.dim()));
        }
    }
    if view.row.len() == 1 {
        spans[1] = bracket(End::Left, "[");
    }
    spans.push(bracket(End::Right, "]"));
    let line = Line::from(spans);
    let width = line.width() as u16;
    canvas.frame.render_widget(line, area);
    let left = Rect::new(area.x + 2, area.y, 2, 1);
    let right = Rect::new(area.x + width.saturating_sub(2), area.y, 2, 1);
    canvas.spot(left, end_spot(seat, End::Left));
    canvas.spot(right, end_spot(seat, End::Right));
}
