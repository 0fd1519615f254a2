//! How it ended: a stone, the reason, and the numbers. The house above shows every secret.

use super::panels::statistics;
use crate::look::Look;
use crate::panel::panel;
use crate::solitaire::model::Model;
use crate::text::{clip, wrap_within};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use rest_in_peace::End;

/// The cells a stone takes.
const STONE_WIDTH: u16 = 17;

/// Draws the end of the game.
pub(crate) fn draw(frame: &mut Frame<'_>, area: Rect, model: &Model, look: &Look) {
    let Some(end) = model.view.end else {
        return;
    };
    let words = model.words();
    let (title, style) = match end {
        End::Won => ("rp-end-won-title", look.lamp()),
        End::Lost(_) => ("rp-end-lost-title", look.warning()),
    };
    let inner = panel(frame, area, &words.key(title), style);
    let counts = statistics(model, inner.width, look);
    let counts_width = counts.iter().map(Line::width).max().unwrap_or(0) as u16;
    let [stone, _, story, _, counted] = inner.layout(&Layout::horizontal([
        Constraint::Length(STONE_WIDTH),
        Constraint::Length(1),
        Constraint::Fill(1),
        Constraint::Length(2),
        Constraint::Length(counts_width),
    ]));
    draw_stone(frame, stone, model, end, look);
    draw_story(frame, story, model, end, style, look);
    frame.render_widget(Paragraph::new(counts), counted);
}

fn draw_story(frame: &mut Frame<'_>, area: Rect, model: &Model, end: End, style: Style, look: &Look) {
    let words = model.words();
    let cells = usize::from(area.width);
    let reason = match end {
        End::Won => words.key("rp-seen-won"),
        End::Lost(loss) => words.say(&rest_in_peace::text::loss(loss)),
    };
    let mut lines: Vec<Line<'_>> = wrap_within(&reason, cells, 3)
        .into_iter()
        .map(|line| Line::styled(line, style))
        .collect();
    let faces: Vec<_> = model.view.clues.iter().filter_map(|clue| clue.face()).collect();
    if let Some(order) = rest_in_peace::parts::Pattern::all().find(|pattern| pattern.clues()[..] == faces[..])
    {
        let shown = format!(
            "{} {}",
            words.key("tui-end-pattern"),
            crate::solitaire::text::pattern_letters(words, order)
        );
        lines.push(Line::styled(clip(&shown, cells), look.bright()));
    }
    let remark = words.key(&crate::solitaire::text::remark(&model.view));
    let rest = usize::from(area.height).saturating_sub(lines.len());
    let remark = wrap_within(&remark, cells, rest).into_iter();
    lines.extend(remark.map(|line| Line::styled(line, look.text())));
    frame.render_widget(Paragraph::new(lines), area);
}

/// A gravestone: Eva's with flowers, or the player's without.
fn draw_stone(frame: &mut Frame<'_>, area: Rect, model: &Model, end: End, look: &Look) {
    let words = model.words();
    let (name, cross, ground, style) = match end {
        End::Won => ("tui-stone-eva", "+", "▁*▁,*▁▁▁▁*,▁▁*▁", look.lamp()),
        End::Lost(_) => ("tui-stone-you", "†", "▁▁,▁▁▁▁▁▁▁▁,▁▁▁", look.text()),
    };
    let name = clip(&words.key(name), 9);
    let rows = [
        "    ▁▁▁▁▁▁▁    ".to_owned(),
        "   ╱       ╲   ".to_owned(),
        format!("  │{cross:^9}│  "),
        format!("  │{name:^9}│  "),
        "  │         │  ".to_owned(),
        ground.to_owned(),
    ];
    // In a low window the stone sinks into the ground, one row at a time.
    let keep: &[usize] = match area.height {
        6.. => &[0, 1, 2, 3, 4, 5],
        5 => &[0, 1, 2, 3, 5],
        4 => &[0, 2, 3, 5],
        _ => &[2, 3, 5],
    };
    let lines = keep.iter().map(|row| Line::styled(rows[*row].clone(), style));
    frame.render_widget(Paragraph::new(lines.collect::<Vec<_>>()), area);
}
