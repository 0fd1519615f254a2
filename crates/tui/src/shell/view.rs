//! The screen, drawn from the model alone: title, scene, choices, story, key hints.

pub(crate) mod choices;
mod overlay;
mod story;
#[cfg(test)]
mod tests;

use super::keys::Action;
use super::menu::Menu;
use super::message::Target;
use super::model::{Model, Shown, Stage};
use crate::look::Look;
use crate::panel;
use crate::screen::{Canvas, Scene, Screen, Spot};
use crate::text::{clip, width, wrap};
use engine::Phrase;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph};

/// The narrowest window that can be played in.
const LEAST_COLUMNS: u16 = 80;
/// The lowest window that can be played in.
const LEAST_ROWS: u16 = 24;
/// Choices and story want so many rows.
const LEAST_BELOW: u16 = 9;

/// What lies where on the screen, for the mouse.
#[derive(Clone, Default, Debug)]
pub(crate) struct Hits(Vec<(Rect, Target)>);

impl Hits {
    /// Remembers where something was drawn.
    fn add(&mut self, area: Rect, target: Target) {
        self.0.push((area, target));
    }

    /// What lies at a place; what was drawn last lies on top.
    pub(crate) fn at(&self, column: u16, row: u16) -> Option<Target> {
        let position = Position::new(column, row);
        let found = self.0.iter().rev().find(|(area, _)| area.contains(position));
        found.map(|(_, target)| *target)
    }
}

/// Draws everything and tells what lies where.
pub(crate) fn draw<G: Screen>(frame: &mut Frame<'_>, model: &Model<G>) -> Hits {
    let look = Look::new(model.colors);
    let mut hits = Hits::default();
    let area = frame.area();
    frame.render_widget(Block::new().style(look.night()), area);
    if area.width < LEAST_COLUMNS || area.height < LEAST_ROWS {
        draw_too_small(frame, model, area);
        return hits;
    }
    match &model.shown {
        None => curtain(frame, area, model, &look),
        Some(shown) => table(frame, area, model, shown, &look, &mut hits),
    }
    let hints = Rect {
        y: area.bottom() - 1,
        height: 1,
        ..area
    };
    hint_line(frame, hints, model, &look, &mut hits);
    overlay::draw(frame, area, model, &look, &mut hits);
    hits
}

fn table<G: Screen>(
    frame: &mut Frame<'_>,
    area: Rect,
    model: &Model<G>,
    shown: &Shown<G>,
    look: &Look,
    hits: &mut Hits,
) {
    let most = area.height - 2 - LEAST_BELOW;
    let scene_rows = G::rows(&shown.view, area.width, area.height).min(most);
    let [title, scene, below, _] = area.layout(&Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(scene_rows),
        Constraint::Fill(1),
        Constraint::Length(1),
    ]));
    title_line(frame, title, model, shown, look);
    draw_scene(frame, scene, model, shown, look, hits);
    let [left, right] = below.layout(&Layout::horizontal([Constraint::Fill(1), Constraint::Fill(1)]));
    choices::draw(frame, left, model, shown, look, hits);
    story::draw(frame, right, model, shown, look);
}

/// The scene of the game as its screen is given it.
pub(crate) fn scene_of<'a, G: Screen>(
    model: &'a Model<G>,
    shown: &'a Shown<G>,
    look: &'a Look,
) -> Scene<'a, G> {
    let asked = model.stage == Stage::Asked;
    let selected = match shown.menu.offer() {
        Some(offer) if asked => model.spots(offer),
        _ => Vec::new(),
    };
    let offered = shown.menu.row().filter(|row| asked && row.is_many());
    let offered = offered.into_iter().flat_map(|row| row.offers.iter());
    let offered: Vec<Spot> = offered.flat_map(|offer| model.spots(*offer)).collect();
    Scene {
        view: &shown.view,
        eyes: model.eyes,
        shared: model.shared,
        recent: &shown.recent,
        selected,
        offered,
        asked: model.asked,
        names: &model.names,
        words: model.words(),
        look,
    }
}

fn draw_scene<G: Screen>(
    frame: &mut Frame<'_>,
    area: Rect,
    model: &Model<G>,
    shown: &Shown<G>,
    look: &Look,
    hits: &mut Hits,
) {
    let scene = scene_of(model, shown, look);
    let mut canvas = Canvas {
        frame,
        area,
        spots: Vec::new(),
    };
    G::draw(&scene, &mut canvas);
    for (place, spot) in canvas.spots {
        hits.add(place, Target::Spot(spot));
    }
}

/// The game and how far it is; and, always in sight, whose move it is.
fn title_line<G: Screen>(frame: &mut Frame<'_>, area: Rect, model: &Model<G>, shown: &Shown<G>, look: &Look) {
    let words = model.words();
    let game = words.key(&format!("{}-game-title", G::RULE_PREFIX.to_lowercase()));
    let mut left = vec![
        Span::styled(format!(" {game}"), look.bright()),
        Span::styled(format!(" · {}", model.say(&G::progress(&shown.view))), look.dim()),
    ];
    if !model.kept {
        left.push(Span::styled(
            format!("  {}", words.key("tui-unkept-badge")),
            look.warning(),
        ));
    }
    let style = match model.stage {
        Stage::Asked => look.lamp(),
        _ => look.text(),
    };
    let left = Line::from(left);
    let room = usize::from(area.width).saturating_sub(left.width() + 4);
    frame.render_widget(left, area);
    let whose = clip(&whose_move(model), room);
    frame.render_widget(Line::styled(format!("{whose} "), style).right_aligned(), area);
}

/// Whose move it is, in a few words.
pub(crate) fn whose_move<G: Screen>(model: &Model<G>) -> String {
    let phrase = match (model.stage, model.asked.len()) {
        (Stage::Over, _) => Phrase::new("tui-move-over"),
        (_, 0) if model.secret => Phrase::new("tui-move-secret"),
        (_, 0) => Phrase::new("tui-move-nobody"),
        (_, 1) => Phrase::new("tui-move-of").with("names", model.asked),
        _ => Phrase::new("tui-moves-of").with("names", model.asked),
    };
    model.say(&phrase)
}

/// Nothing but whose turn it is to look.
fn curtain<G: Screen>(frame: &mut Frame<'_>, area: Rect, model: &Model<G>, look: &Look) {
    let fold = "▒ ░  ░ ".repeat(usize::from(area.width) / 7 + 1);
    let fold: String = fold.chars().take(usize::from(area.width)).collect();
    let rows = area.height.saturating_sub(1);
    let cloth = vec![Line::styled(fold, look.dark_wall()); usize::from(rows)];
    frame.render_widget(Paragraph::new(cloth), Rect { height: rows, ..area });
    panel::dialog(frame, area, (&hand_over_text(model), look.lamp()), look);
}

/// To whom the keyboard goes.
pub(crate) fn hand_over_text<G: Screen>(model: &Model<G>) -> String {
    let key = if G::SECRETS {
        "tui-hand-over-secret"
    } else {
        "tui-hand-over"
    };
    match model.stage {
        Stage::HandOver(seat) => model.say(&Phrase::new(key).with("seat", seat)),
        _ => String::new(),
    }
}

/// What goes first where not all hints fit: `?` tells of it.
const DROPPED_FIRST: [Action; 5] = [
    Action::Earlier,
    Action::Skip,
    Action::Story,
    Action::Language,
    Action::NextRow,
];

/// The keys in use, as many as fit, each of them a thing to click.
fn hint_line<G: Screen>(frame: &mut Frame<'_>, area: Rect, model: &Model<G>, look: &Look, hits: &mut Hits) {
    let label = |action: Action| model.words().key(action.label());
    let mut hints = model.mode().hints();
    // Walking from row to row and typing are for long lists.
    let long = model
        .menu()
        .is_some_and(|menu: &Menu<_>| menu.offers().count() > 9);
    let rows = model.menu().map_or(0, |menu| menu.rows.len());
    hints.retain(|(_, action)| match action {
        Action::NextRow => long && rows > 1,
        Action::Search => long,
        _ => true,
    });
    hints.retain(|(_, action)| *action != Action::Skip || model.stage == Stage::Watching);
    let cells = |hint: &(String, Action)| width(&hint.0) + 1 + width(&label(hint.1)) + panel::HINT_GAP;
    for dropped in DROPPED_FIRST {
        if hints.iter().map(cells).sum::<usize>() > usize::from(area.width) {
            hints.retain(|(_, action)| *action != dropped);
        }
    }
    for (place, action) in panel::hint_row(frame, area, hints, label, look) {
        hits.add(place, Target::Hint(action));
    }
}

fn draw_too_small<G: Screen>(frame: &mut Frame<'_>, model: &Model<G>, area: Rect) {
    let phrase = Phrase::new("tui-table-too-small")
        .with("columns", LEAST_COLUMNS)
        .with("rows", LEAST_ROWS);
    let lines = wrap(&model.words().say(&phrase), usize::from(area.width));
    frame.render_widget(Paragraph::new(lines.join("\n")).centered(), area);
}
