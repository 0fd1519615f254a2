//! The screen, drawn from the model alone.

pub(crate) mod end;
pub(crate) mod house;
pub(crate) mod look;
pub(crate) mod overlay;
pub(crate) mod panels;
pub(crate) mod plan;
#[cfg(test)]
mod tests;

use crate::look::Look;
use crate::solitaire::message::Target;
use crate::solitaire::model::Model;
use plan::{Plan, Roomy};
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::widgets::{Block, Paragraph};

/// What lies where on the screen, for the mouse.
#[derive(Clone, Default, Debug)]
pub(crate) struct Hits(Vec<(Rect, Target)>);

impl Hits {
    /// Remembers where something was drawn.
    pub(crate) fn add(&mut self, area: Rect, target: Target) {
        self.0.push((area, target));
    }

    /// What lies at a place; what was drawn last lies on top.
    pub(crate) fn at(&self, column: u16, row: u16) -> Option<Target> {
        let position = Position::new(column, row);
        self.0
            .iter()
            .rev()
            .find(|(area, _)| area.contains(position))
            .map(|(_, target)| *target)
    }
}

/// Draws everything and tells what lies where.
pub(crate) fn draw(frame: &mut Frame<'_>, model: &Model) -> Hits {
    let look = Look::new(model.colors);
    let mut hits = Hits::default();
    let area = frame.area();
    frame.render_widget(Block::new().style(look.night()), area);
    match Plan::of(area, model) {
        Plan::TooSmall => draw_too_small(frame, model, area),
        Plan::Compact(plan) => {
            panels::header(frame, plan.header, model, &look);
            house::draw(frame, plan.house, model, &look, &mut hits);
            if model.view.end.is_some() {
                end::draw(frame, plan.choices.union(plan.log), model, &look);
            } else {
                panels::choices(frame, plan.choices, model, &look, &mut hits);
                panels::log(frame, plan.log, model, &look);
            }
            panels::hints(frame, plan.hints, model, &look, &mut hits);
        }
        Plan::Roomy(plan) => draw_roomy(frame, &plan, model, &look, &mut hits),
    }
    if !matches!(Plan::of(area, model), Plan::TooSmall) {
        overlay::draw(frame, area, model, &look, &mut hits);
    }
    hits
}

fn draw_roomy(frame: &mut Frame<'_>, plan: &Roomy, model: &Model, look: &Look, hits: &mut Hits) {
    panels::title(frame, plan.title, model, look);
    house::sky(frame, plan.sky, look);
    house::draw(frame, plan.house, model, look, hits);
    panels::clues(frame, plan.clues, model, look);
    panels::pattern(frame, plan.pattern, model, look);
    panels::deck(frame, plan.deck, model, look);
    panels::discard(frame, plan.discard, model, look);
    if !plan.so_far.is_empty() {
        panels::so_far(frame, plan.so_far, model, look);
    }
    if model.view.end.is_some() {
        end::draw(frame, plan.choices.union(plan.meaning), model, look);
    } else {
        panels::choices(frame, plan.choices, model, look, hits);
        panels::meaning(frame, plan.meaning, model, look);
    }
    panels::log(frame, plan.log, model, look);
    panels::hints(frame, plan.hints, model, look, hits);
}

fn draw_too_small(frame: &mut Frame<'_>, model: &Model, area: Rect) {
    let phrase = engine::Phrase::new("tui-too-small")
        .with("columns", plan::LEAST_COLUMNS)
        .with("rows", plan::LEAST_ROWS);
    let lines = crate::text::wrap(&model.words().say(&phrase), usize::from(area.width));
    frame.render_widget(Paragraph::new(lines.join("\n")).centered(), area);
}
