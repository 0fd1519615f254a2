//! What has happened, as far as it is not to be forgotten.

use super::super::model::{Model, Shown};
use crate::look::Look;
use crate::panel::{lines, panel};
use crate::screen::Screen;
use crate::text::wrap;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;

pub(super) fn draw<G: Screen>(
    frame: &mut Frame<'_>,
    area: Rect,
    model: &Model<G>,
    shown: &Shown<G>,
    look: &Look,
) {
    let title = match model.scrolled_back {
        0 => "tui-log",
        _ => "tui-log-scrolled",
    };
    let inner = panel(frame, area, &model.words().key(title), look.dim());
    let rows = rows(model, shown, model.scrolled_back, inner.width, look);
    let skipped = rows.len().saturating_sub(usize::from(inner.height));
    lines(frame, inner, rows.into_iter().skip(skipped).collect());
}

/// The story in lines, without the last `back` of them. What is new since the last decision is bright.
pub(super) fn rows<G: Screen>(
    model: &Model<G>,
    shown: &Shown<G>,
    back: usize,
    columns: u16,
    look: &Look,
) -> Vec<Line<'static>> {
    let count = shown.story.len().saturating_sub(back);
    let mut rows = Vec::new();
    for line in &shown.story[..count] {
        let style = if line.step >= model.new_from {
            look.text()
        } else {
            look.dim()
        };
        let Some(phrase) = line.tell::<G>() else {
            continue;
        };
        let wrapped = wrap(&model.say(&phrase), usize::from(columns).saturating_sub(2));
        for (idx, line) in wrapped.into_iter().enumerate() {
            let bullet = if idx == 0 { "· " } else { "  " };
            rows.push(Line::styled(format!("{bullet}{line}"), style));
        }
    }
    rows
}
