//! The screen, drawn from the model alone: title, scene, choices, story, key hints.

pub(crate) mod advice;
pub(crate) mod choices;
pub(crate) mod overlay;
mod story;
#[cfg(test)]
mod tests;

use super::keys::Action;
use super::menu::Arrow;
use super::message::Target;
use super::model::{Model, Shown, Stage};
use super::update::race;
use crate::look::Look;
use crate::panel;
use crate::screen::{Canvas, HandOver, Scene, Screen, Spot, Track};
use crate::text::{clip, width, wrap};
use engine::Phrase;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph};

/// The rows of the choices where the story stands below them.
const DECISION_ROWS: u16 = 9;

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
    if area.width < G::LEAST.0 || area.height < G::LEAST.1 {
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
    let scene = scene_of(model, shown, look);
    let most = area.height - 2 - G::LEAST_BELOW;
    let scene_rows = G::rows(&shown.view, area.width, area.height).min(most);
    let side_columns = G::side(area.width, area.height);
    let [title, middle, _] = area.layout(&Layout::vertical([
        Constraint::Length(1),
        Constraint::Fill(1),
        Constraint::Length(1),
    ]));
    let [left, side] = middle.layout(&Layout::horizontal([
        Constraint::Fill(1),
        Constraint::Length(side_columns),
    ]));
    let [scene_area, below] = left.layout(&Layout::vertical([
        Constraint::Length(scene_rows),
        Constraint::Fill(1),
    ]));
    title_line(frame, title, model, &scene);
    on_canvas(frame, scene_area, hits, |canvas| G::draw(&scene, canvas));
    on_canvas(frame, side, hits, |canvas| G::draw_side(&scene, canvas));
    let ends = model.stage == Stage::Over && G::DRAWS_END;
    if side_columns > 0 {
        let [decision, story] = below.layout(&Layout::vertical([
            Constraint::Length(DECISION_ROWS),
            Constraint::Fill(1),
        ]));
        if ends {
            on_canvas(frame, decision, hits, |canvas| G::draw_end(&scene, canvas));
        } else {
            choices::draw_wide(frame, decision, model, shown, look, hits);
        }
        story::draw(frame, story, model, shown, look);
    } else if ends {
        on_canvas(frame, below, hits, |canvas| G::draw_end(&scene, canvas));
    } else {
        // Ruled panels have no walls between them.
        let gap = u16::from(below.height < panel::BOXED);
        let [decision, _, story] = below.layout(&Layout::horizontal([
            Constraint::Fill(1),
            Constraint::Length(gap),
            Constraint::Fill(1),
        ]));
        choices::draw(frame, decision, model, shown, look, hits);
        story::draw(frame, story, model, shown, look);
    }
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
    let offers = shown.menu.offers().filter(|_| asked);
    let numbered = offers.flat_map(|(row, _, offer)| {
        let spots = model.spots(offer).into_iter();
        spots.map(move |spot| (spot, row + 1))
    });
    Scene {
        view: &shown.view,
        eyes: model.eyes,
        shared: model.shared,
        recent: &shown.recent,
        selected,
        offered,
        numbers: numbered.collect(),
        outcome: shown.outcome.as_ref(),
        asked: model.asked,
        letters: model.letters(),
        live: model.live,
        track: track(model, shown),
        finish: shown.finish.as_ref(),
        left_ms: match model.stage {
            Stage::Asked => model
                .deadline
                .map(|deadline| deadline.saturating_sub(model.clock).max(0)),
            _ => None,
        },
        names: &model.names,
        words: model.words(),
        look,
        story: &shown.story,
    }
}

/// The race that is on, as the scene may show it.
fn track<G: Screen>(model: &Model<G>, shown: &Shown<G>) -> Option<Track> {
    let racing = shown.racing.as_ref().filter(|_| model.stage == Stage::Racing)?;
    Some(Track {
        hands: racing.hands,
        keys: race::keys(model)
            .into_iter()
            .map(|(seat, hand, still)| (seat, hand.sign(), still.sign()))
            .collect(),
        clock: model.clock,
    })
}

/// Lets a game draw a part of the screen, and remembers where its spots are.
fn on_canvas(frame: &mut Frame<'_>, area: Rect, hits: &mut Hits, draw: impl FnOnce(&mut Canvas<'_, '_>)) {
    let mut canvas = Canvas {
        frame,
        area,
        spots: Vec::new(),
    };
    draw(&mut canvas);
    for (place, spot) in canvas.spots {
        hits.add(place, Target::Spot(spot));
    }
}

/// The game and how far it is; and, always in sight, whose move it is.
fn title_line<G: Screen>(frame: &mut Frame<'_>, area: Rect, model: &Model<G>, scene: &Scene<'_, G>) {
    let (words, look) = (model.words(), scene.look);
    let game = words.key(&format!("{}-game-title", G::RULE_PREFIX.to_lowercase()));
    let mut left = vec![Span::styled(format!(" {game}"), look.bright())];
    if let Some(progress) = G::progress(scene.view) {
        left.push(Span::styled(format!(" · {}", model.say(&progress)), look.dim()));
    }
    if model.practice {
        left.push(Span::styled(
            format!("  {}", words.key("tui-practice")),
            look.dim(),
        ));
    }
    if !model.kept {
        left.push(Span::styled(
            format!("  {}", words.key("tui-unkept-badge")),
            look.warning(),
        ));
    }
    let left = Line::from(left);
    let room = usize::from(area.width).saturating_sub(left.width() + 4);
    let status = G::status(scene).unwrap_or_else(|| {
        let style = match model.stage {
            Stage::Asked => look.lamp(),
            _ => look.text(),
        };
        Line::styled(format!("{} ", clip(&whose_move(model), room)), style)
    });
    frame.render_widget(left, area);
    frame.render_widget(status.right_aligned(), area);
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
    let key = if model.hand_over == HandOver::Curtain {
        "tui-hand-over-secret"
    } else {
        "tui-hand-over"
    };
    match model.stage {
        Stage::HandOver(seat) => model.say(&Phrase::new(key).with("seat", seat)),
        _ => String::new(),
    }
}

/// What goes first where not all hints fit: `?` tells of it, and the mouse or the list do most of it.
const DROPPED_FIRST: [Action; 9] = [
    Action::Earlier,
    Action::Skip,
    Action::Story,
    Action::Language,
    Action::NextRow,
    Action::Cards,
    Action::Concede,
    Action::Walk(Arrow::Up),
    Action::SameDeal,
];

/// The keys in use, as many as fit, each of them a thing to click.
fn hint_line<G: Screen>(frame: &mut Frame<'_>, area: Rect, model: &Model<G>, look: &Look, hits: &mut Hits) {
    let label = |action: Action| model.words().key(action.label());
    let mut hints = model.hints(model.mode());
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
        .with("columns", G::LEAST.0)
        .with("rows", G::LEAST.1);
    let lines = wrap(&model.words().say(&phrase), usize::from(area.width));
    frame.render_widget(Paragraph::new(lines.join("\n")).centered(), area);
}
