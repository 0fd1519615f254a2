//! How it ended: a stone, the reason, and the numbers. The house above shows every secret.

use super::panels::statistics;
use super::signs::{pattern_letters, remark};
use crate::panel::panel;
use crate::screen::{Scene, Screen as _};
use crate::text::{clip, wrap_within};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use rest_in_peace::parts::Pattern;
use rest_in_peace::{End, RestInPeace};

/// The cells a stone takes.
const STONE_WIDTH: u16 = 17;

/// Draws the end of the game.
pub(super) fn draw(scene: &Scene<'_, RestInPeace>, frame: &mut Frame<'_>, area: Rect) {
    let look = scene.look;
    let Some(end) = scene.view.end else {
        return;
    };
    let (title, style) = match end {
        End::Won => ("rp-end-won-title", look.lamp()),
        End::Lost(_) => ("rp-end-lost-title", look.warning()),
    };
    let inner = panel(frame, area, &scene.key(title), style);
    let counts = statistics(scene, inner.width);
    let counts_width = counts.iter().map(Line::width).max().unwrap_or(0) as u16;
    let [stone, _, story, _, counted] = inner.layout(&Layout::horizontal([
        Constraint::Length(STONE_WIDTH),
        Constraint::Length(1),
        Constraint::Fill(1),
        Constraint::Length(2),
        Constraint::Length(counts_width),
    ]));
    draw_stone(scene, frame, stone, end);
    draw_story(scene, frame, story, style);
    frame.render_widget(Paragraph::new(counts), counted);
}

fn draw_story(scene: &Scene<'_, RestInPeace>, frame: &mut Frame<'_>, area: Rect, style: Style) {
    let cells = usize::from(area.width);
    let reason = scene.outcome.map(RestInPeace::reason);
    let reason = reason.map_or(String::new(), |reason| scene.say(&reason));
    let mut lines: Vec<Line<'_>> = wrap_within(&reason, cells, 3)
        .into_iter()
        .map(|line| Line::styled(line, style))
        .collect();
    let faces: Vec<_> = scene.view.clues.iter().filter_map(|clue| clue.face()).collect();
    if let Some(order) = Pattern::all().find(|pattern| pattern.clues()[..] == faces[..]) {
        let letters = pattern_letters(scene.words, order);
        let shown = format!("{} {letters}", scene.key("tui-end-pattern"));
        lines.push(Line::styled(clip(&shown, cells), scene.look.bright()));
    }
    let remark = scene.key(&remark(scene.view));
    let rest = usize::from(area.height).saturating_sub(lines.len());
    let remark = wrap_within(&remark, cells, rest).into_iter();
    lines.extend(remark.map(|line| Line::styled(line, scene.look.text())));
    frame.render_widget(Paragraph::new(lines), area);
}

/// A gravestone: Eva's with flowers, or the player's without.
fn draw_stone(scene: &Scene<'_, RestInPeace>, frame: &mut Frame<'_>, area: Rect, end: End) {
    let look = scene.look;
    let (name, cross, ground, style) = match end {
        End::Won => ("tui-stone-eva", "+", "▁*▁,*▁▁▁▁*,▁▁*▁", look.lamp()),
        End::Lost(_) => ("tui-stone-you", "†", "▁▁,▁▁▁▁▁▁▁▁,▁▁▁", look.text()),
    };
    let name = clip(&scene.key(name), 9);
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
