//! Frames, sheets and lines of text, as every screen uses them.

use crate::look::Look;
use crate::text::{clip, width, wrap};
use ratatui::Frame;
use ratatui::layout::{Margin, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Borders, Clear, Paragraph};

/// From this height on a panel is a box.
pub(crate) const BOXED: u16 = 9;

/// A titled frame: a box where there is space, a ruled line where there is not. Returns what is inside.
pub(crate) fn panel(frame: &mut Frame<'_>, area: Rect, title: &str, style: Style) -> Rect {
    if area.height >= BOXED {
        return boxed(frame, area, title, style);
    }
    let inner = framed(frame, area, Borders::TOP, title, style);
    Rect {
        x: inner.x + 1,
        width: inner.width.saturating_sub(1),
        ..inner
    }
}

/// A box, whatever its height.
pub(crate) fn boxed(frame: &mut Frame<'_>, area: Rect, title: &str, style: Style) -> Rect {
    framed(frame, area, Borders::ALL, title, style).inner(Margin::new(1, 0))
}

fn framed(frame: &mut Frame<'_>, area: Rect, borders: Borders, title: &str, style: Style) -> Rect {
    let title = clip(title, usize::from(area.width.saturating_sub(4)));
    let block = Block::new()
        .borders(borders)
        .border_type(BorderType::Rounded)
        .border_style(style)
        .title(Line::styled(format!(" {title} "), style));
    let inner = block.inner(area);
    frame.render_widget(block, area);
    inner
}

/// Lines one below the other, as many as fit.
pub(crate) fn lines(frame: &mut Frame<'_>, area: Rect, lines: Vec<Line<'_>>) {
    frame.render_widget(Paragraph::new(lines), area);
}

/// A sheet of paper over most of the screen; the key hints stay in sight. Returns what is inside.
pub(crate) fn sheet(frame: &mut Frame<'_>, area: Rect, title: &str, look: &Look) -> Rect {
    let columns = if area.width < 100 { area.width } else { 92 };
    let rows = area.height.saturating_sub(2);
    let place = Rect::new((area.width - columns) / 2, 1, columns, rows);
    frame.render_widget(Clear, place);
    let block = Block::bordered()
        .border_type(BorderType::Double)
        .border_style(look.warm())
        .style(look.night())
        .title(Line::styled(
            format!(" {} ", clip(title, usize::from(columns) - 6)),
            look.lamp(),
        ));
    let inner = block.inner(place);
    frame.render_widget(block, place);
    inner.inner(Margin::new(1, 0))
}

/// Rows, scrolled down so far that the last page is full.
pub(crate) fn reading(frame: &mut Frame<'_>, area: Rect, rows: Vec<Line<'_>>, down: usize) {
    let most = rows.len().saturating_sub(usize::from(area.height));
    let down = down.min(most);
    let more = down < most;
    let shown: Vec<Line<'_>> = rows
        .into_iter()
        .skip(down)
        .take(usize::from(area.height))
        .collect();
    frame.render_widget(Paragraph::new(shown), area);
    if more {
        frame.render_widget(
            Line::raw("▼").right_aligned(),
            Rect {
                y: area.bottom(),
                height: 1,
                ..area
            },
        );
    }
    if down > 0 {
        frame.render_widget(
            Line::raw("▲").right_aligned(),
            Rect {
                y: area.y - 1,
                height: 1,
                ..area
            },
        );
    }
}

pub(crate) fn heading(text: String, look: &Look) -> Line<'static> {
    Line::styled(text, look.lamp())
}

pub(crate) fn paragraphs(text: &str, cells: u16, style: Style) -> impl Iterator<Item = Line<'static>> {
    wrap(text, usize::from(cells))
        .into_iter()
        .map(move |line| Line::styled(line, style))
}

/// A small box in the middle with a text. Returns the row for the keys that answer it.
pub(crate) fn dialog(frame: &mut Frame<'_>, area: Rect, (text, style): (&str, Style), look: &Look) -> Rect {
    let columns = area.width.saturating_sub(8).min(64);
    let lines = wrap(text, usize::from(columns) - 4);
    let rows = (lines.len() as u16 + 4).min(area.height);
    let place = Rect::new(
        (area.width - columns) / 2,
        (area.height - rows) / 2,
        columns,
        rows,
    );
    frame.render_widget(Clear, place);
    let block = Block::bordered()
        .border_type(BorderType::Double)
        .border_style(style)
        .style(look.night());
    let inner = block.inner(place).inner(Margin::new(1, 0));
    frame.render_widget(block, place);
    let shown: Vec<Line<'_>> = lines.into_iter().map(|line| Line::styled(line, style)).collect();
    frame.render_widget(Paragraph::new(shown), inner);
    Rect {
        y: inner.bottom() - 1,
        height: 1,
        ..inner
    }
}

/// The space between two hints.
pub(crate) const HINT_GAP: usize = 2;

/// Hints side by side, as many as fit. Returns where they are.
pub(crate) fn hint_row<A: Copy>(
    frame: &mut Frame<'_>,
    area: Rect,
    hints: Vec<(String, A)>,
    label: impl Fn(A) -> String,
    look: &Look,
) -> Vec<(Rect, A)> {
    let mut x = area.x + 1;
    let mut places = Vec::new();
    for (sign, action) in hints {
        let label = label(action);
        let cells = (width(&sign) + 1 + width(&label)) as u16;
        if x + cells > area.right() {
            break;
        }
        let line = Line::from(vec![
            Span::styled(format!("{sign} "), look.key()),
            Span::styled(label, look.text()),
        ]);
        let place = Rect::new(x, area.y, cells, 1);
        frame.render_widget(line, place);
        places.push((place, action));
        x += cells + HINT_GAP as u16;
    }
    places
}
