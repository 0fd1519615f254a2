//! The house: twelve rooms on three floors, the Main Entrance below them, and the garden.
//!
//! Without colours one still sees everything: the player's room has thick walls and a face, closed rooms are
//! filled with dust, rooms nobody entered show a question mark, and doors into closed rooms stand in brackets.

use super::foresight::is_open;
use super::room_spot;
use super::signs::{clue_letter, doors, room_name, short_secret};
use crate::look::Look;
use crate::screen::{Canvas, Scene};
use crate::text::{clip, width};
use engine::Phrase;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::symbols::merge::MergeStrategy;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Widget as _};
use rest_in_peace::api::RoomView;
use rest_in_peace::parts::{Card, Pattern, Room, Secret};
use rest_in_peace::{RestInPeace, View};

/// Rooms side by side.
const COLUMNS: u16 = 4;
/// Three floors with twelve rooms, and the Main Entrance with the garden below.
const FLOORS: u16 = 4;

/// The height of a house whose rooms have so many lines inside.
pub(super) fn height(lines: u16) -> u16 {
    FLOORS * (lines + 1) + 1
}

/// What is drawn of a room depends on this.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Condition {
    Closed,
    Dark,
    Lit,
    Here,
}

fn condition(view: &View, room: &RoomView) -> Condition {
    if room.room == view.room {
        Condition::Here
    } else if room.closed {
        Condition::Closed
    } else if room.visited {
        Condition::Lit
    } else {
        Condition::Dark
    }
}

/// Draws the house and the garden beside the entrance.
pub(super) fn draw(scene: &Scene<'_, RestInPeace>, canvas: &mut Canvas<'_, '_>, area: Rect) {
    let mut rooms: Vec<(Condition, &RoomView, Rect)> = scene
        .view
        .rooms
        .iter()
        .map(|room| (condition(scene.view, room), room, place(area, room.room)))
        .collect();
    // Walls are shared: those of lit rooms are drawn over those of dark ones.
    rooms.sort_by_key(|(condition, ..)| *condition);
    let buffer = canvas.frame.buffer_mut();
    for (condition, _, place) in &rooms {
        draw_walls(buffer, *place, *condition, scene.look);
    }
    for (condition, room, place) in &rooms {
        draw_inside(buffer, *place, *condition, room, scene);
    }
    draw_garden(buffer, garden(area), scene);
    for (_, room, place) in rooms {
        canvas.spot(place, room_spot(room.room));
    }
}

/// Where a column or floor begins; neighbours share a wall.
fn edge(start: u16, length: u16, count: u16, number: u16) -> u16 {
    start + (length - 1) * number / count
}

/// Where a room stands.
fn place(area: Rect, room: Room) -> Rect {
    let idx = room.idx() as u16;
    let (floor, left, right) = match idx.checked_sub(1) {
        Some(upstairs) => (upstairs / COLUMNS, upstairs % COLUMNS, upstairs % COLUMNS + 1),
        // The Main Entrance is as wide as two rooms.
        None => (FLOORS - 1, 0, 2),
    };
    between(area, floor, left, right)
}

fn garden(area: Rect) -> Rect {
    between(area, FLOORS - 1, 2, COLUMNS)
}

fn between(area: Rect, floor: u16, left: u16, right: u16) -> Rect {
    let (x, end_x) = (
        edge(area.x, area.width, COLUMNS, left),
        edge(area.x, area.width, COLUMNS, right),
    );
    let (y, end_y) = (
        edge(area.y, area.height, FLOORS, floor),
        edge(area.y, area.height, FLOORS, floor + 1),
    );
    Rect::new(x, y, end_x - x + 1, end_y - y + 1)
}

fn draw_walls(buffer: &mut Buffer, place: Rect, condition: Condition, look: &Look) {
    let (border, style) = match condition {
        Condition::Here => (BorderType::Thick, look.lamp()),
        Condition::Lit => (BorderType::Plain, look.warm()),
        Condition::Dark => (BorderType::Plain, look.dark_wall()),
        Condition::Closed => (BorderType::Plain, look.dim()),
    };
    Block::bordered()
        .border_type(border)
        .border_style(style)
        .merge_borders(MergeStrategy::Exact)
        .render(place, buffer);
}

fn draw_inside(
    buffer: &mut Buffer,
    place: Rect,
    condition: Condition,
    room: &RoomView,
    scene: &Scene<'_, RestInPeace>,
) {
    let look = scene.look;
    let style = match condition {
        Condition::Here => look.lamp(),
        Condition::Lit => look.warm(),
        Condition::Dark => look.text(),
        Condition::Closed => look.dim(),
    };
    if room.closed {
        fill(buffer, inside(place), '░', look.dim());
    }
    let rank = match condition {
        Condition::Here => format!(" {} ☻ ", room.room),
        _ => format!(" {} ", room.room),
    };
    buffer.set_string(place.x + 1, place.y, rank, style);
    draw_way(buffer, place, room.room, scene);

    let inner = inside(place);
    let text_x = inner.x + 1;
    let cells = usize::from(inner.width.saturating_sub(2));
    let name = room_name(scene.words, room.room);
    buffer.set_string(text_x, inner.y, clip(&name, cells), style);
    if inner.height >= 3 {
        buffer.set_line(
            text_x,
            inner.y + 1,
            &secret_line(room, scene, cells),
            cells as u16,
        );
        buffer.set_line(
            text_x,
            inner.y + 2,
            &door_line(scene, &room.doors, " "),
            cells as u16,
        );
        return;
    }
    // Doors must be read; a secret that was read once may be cut.
    let spaced = door_line(scene, &room.doors, " ");
    let least_secret = secret_line(room, scene, 3).width();
    let doors = if least_secret + 1 + spaced.width() <= cells {
        spaced
    } else {
        door_line(scene, &room.doors, "")
    };
    let left = cells.saturating_sub(doors.width() + 1);
    buffer.set_line(text_x, inner.y + 1, &secret_line(room, scene, left), left as u16);
    let door_x = text_x + cells.saturating_sub(doors.width()) as u16;
    buffer.set_line(door_x, inner.y + 1, &doors, cells as u16);
}

fn inside(place: Rect) -> Rect {
    place.inner(ratatui::layout::Margin::new(1, 1))
}

fn fill(buffer: &mut Buffer, area: Rect, sign: char, style: Style) {
    for position in area.positions() {
        if let Some(cell) = buffer.cell_mut(position) {
            cell.set_char(sign).set_style(style);
        }
    }
}

/// The number of the choice that leads into the room, in its wall.
fn draw_way(buffer: &mut Buffer, place: Rect, room: Room, scene: &Scene<'_, RestInPeace>) {
    let spot = room_spot(room);
    let Some(number) = scene.number(spot) else {
        return;
    };
    let style = if scene.selected.contains(&spot) {
        scene.look.selected()
    } else {
        scene.look.key()
    };
    let tag = format!("►{number}◄");
    let x = place.right().saturating_sub(width(&tag) as u16 + 2);
    buffer.set_string(x, place.y, tag, style);
}

fn secret_line(room: &RoomView, scene: &Scene<'_, RestInPeace>, cells: usize) -> Line<'static> {
    let (look, words, view) = (scene.look, scene.words, scene.view);
    let Some(secret) = room.secret.face() else {
        return Line::styled(if room.closed { "" } else { "?" }, look.dim());
    };
    let fits = |pattern: &Pattern| room.visited && !room.closed && view.candidates.contains(pattern);
    match secret {
        Secret::Pattern(pattern) if fits(&pattern) => Line::from_iter(
            pattern
                .clues()
                .map(|clue| Span::styled(clue_letter(words, clue), look.clue(clue))),
        ),
        _ => {
            let text = shortest_fit(short_secret(words, view, room.room, secret), secret, cells);
            let style = match secret {
                _ if room.closed => look.dim(),
                Secret::Ghost => look.ghostly(),
                Secret::Passage => look.moss(),
                Secret::Pattern(_) | Secret::Locked(_) => look.text(),
            };
            Line::styled(text, style)
        }
    }
}

/// Where a secret does not fit, its word gives way: of a passage the end counts, of a lock the suit.
fn shortest_fit(text: String, secret: Secret, cells: usize) -> String {
    if width(&text) <= cells {
        return text;
    }
    let short = match secret {
        Secret::Passage => text[text.find('⇄').unwrap_or(0)..].to_owned(),
        Secret::Locked(suit) => {
            let initial: String = text.chars().take(1).flat_map(char::to_uppercase).collect();
            format!("{initial}{}", suit.sign())
        }
        Secret::Pattern(_) | Secret::Ghost => text,
    };
    clip(&short, cells)
}

/// The doors of a room behind an arrow.
fn door_line(scene: &Scene<'_, RestInPeace>, cards: &[Card], gap: &'static str) -> Line<'static> {
    let mut line = card_line(scene, cards, gap);
    if !cards.is_empty() && !gap.is_empty() {
        line.spans.insert(0, Span::styled("→", scene.look.dim()));
    }
    line
}

/// Doors side by side, those into closed rooms dim and in brackets.
fn card_line(scene: &Scene<'_, RestInPeace>, cards: &[Card], gap: &'static str) -> Line<'static> {
    let mut spans = Vec::new();
    for (card, text) in cards.iter().zip(doors(scene.view, cards)) {
        if !spans.is_empty() {
            spans.push(Span::raw(gap));
        }
        let style = if is_open(scene.view, card.room()) {
            scene.look.card(*card)
        } else {
            scene.look.dim()
        };
        spans.push(Span::styled(text, style));
    }
    Line::from(spans)
}

/// Deck, discard pile and fresh doors lie in the garden, between the stones.
fn draw_garden(buffer: &mut Buffer, area: Rect, scene: &Scene<'_, RestInPeace>) {
    let (view, look) = (scene.view, scene.look);
    let area = Rect {
        x: area.x + 2,
        y: area.y + 1,
        width: area.width.saturating_sub(2),
        height: area.height.saturating_sub(1),
    };
    let cells = usize::from(area.width);
    let piles = Phrase::new("tui-piles")
        .with("deck", view.deck.len() as u32)
        .with("discard", view.discard.len() as u32);
    buffer.set_string(area.x, area.y, clip(&scene.say(&piles), cells), look.text());
    if view.fresh.is_empty() {
        let stones = [
            " ∩  ┼   ∩     ┼  ∩    ∩   ┼   ∩  ",
            "▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔",
        ];
        for (stone, row) in stones.iter().zip(area.y + 1..area.bottom()) {
            buffer.set_stringn(area.x, row, stone, cells, look.moss());
        }
        return;
    }
    let label = format!("{} ", scene.key("tui-fresh"));
    let mut line = Line::styled(label, look.lamp());
    line.spans.extend(card_line(scene, &view.fresh, " ").spans);
    buffer.set_line(area.x, area.y + 1, &line, area.width);
}

/// The night over the house: stars, the moon, and a roof with a chimney.
pub(super) fn sky(buffer: &mut Buffer, area: Rect, look: &Look) {
    for (idx, position) in area.positions().enumerate() {
        // A few stars, always the same.
        let star = match idx * 7919 % 127 {
            0 => '.',
            40 => '·',
            80 => '+',
            _ => continue,
        };
        if let Some(cell) = buffer.cell_mut(position) {
            cell.set_char(star).set_style(look.sky());
        }
    }
    buffer.set_string(area.right().saturating_sub(9), area.y, "☾", look.lamp());
    let Some(attic) = area.height.checked_sub(2) else {
        return;
    };
    let chimney = area.x + area.width / 5;
    buffer.set_string(chimney, area.y, "  ~ ~", look.dim());
    for (row, inset) in [(attic, 16), (attic + 1, 0)] {
        let flat = usize::from(area.width).saturating_sub(2 * inset + 14);
        let slope = format!("▁▂▃▄▅▆▇{}▇▆▅▄▃▂▁", "█".repeat(flat));
        buffer.set_string(area.x + inset as u16, area.y + row, slope, look.dim());
    }
    buffer.set_string(chimney, area.y + attic, "▐█▌", look.dim());
}
