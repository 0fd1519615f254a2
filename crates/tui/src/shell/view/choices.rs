//! The list of choices; while others move, what they do; at the end, who won.

use super::super::menu::Row;
use super::super::message::Target;
use super::super::model::{Model, Shown, Stage};
use super::super::update::race;
use super::{Hits, hand_over_text, scene_of};
use crate::look::Look;
use crate::panel::{BOXED, lines, panel};
use crate::screen::Screen;
use crate::text::{clip, width, wrap, wrap_within};
use engine::{Phrase, Rule};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// The rows of a boxed panel that are left for what the selected choice means, however long the list is.
const MEANING_ROWS: u16 = 4;

pub(super) fn draw<G: Screen>(
    frame: &mut Frame<'_>,
    area: Rect,
    model: &Model<G>,
    shown: &Shown<G>,
    look: &Look,
    hits: &mut Hits,
) {
    match model.stage {
        Stage::Asked => {
            let kept_free = if area.height < BOXED { 0 } else { MEANING_ROWS };
            let rest = asked(frame, area, model, shown, look, hits, kept_free);
            let (text, rule, style) = meaning(model, look);
            let rule = rule.map_or(String::new(), |rule| format!("({rule}) "));
            draw_meaning(frame, rest, &format!("{rule}{text}"), style);
        }
        Stage::Watching => watching(frame, area, model, shown, look, hits),
        Stage::Racing => racing(frame, area, model, shown, look),
        Stage::HandOver(_) => {
            let inner = panel(
                frame,
                area,
                &model.words().key("tui-hand-over-title"),
                look.lamp(),
            );
            let text = wrap(&hand_over_text(model), usize::from(inner.width));
            lines(frame, inner, styled(text, look.lamp()));
        }
        Stage::Over => over(frame, area, model, shown, look),
    }
}

/// The same where there is space for a panel beside the list, with what the selected choice means.
pub(super) fn draw_wide<G: Screen>(
    frame: &mut Frame<'_>,
    area: Rect,
    model: &Model<G>,
    shown: &Shown<G>,
    look: &Look,
    hits: &mut Hits,
) {
    if model.stage != Stage::Asked {
        return draw(frame, area, model, shown, look, hits);
    }
    let [list, beside] = area.layout(&Layout::horizontal([
        Constraint::Percentage(55),
        Constraint::Fill(1),
    ]));
    asked(frame, list, model, shown, look, hits, 0);
    let (text, rule, style) = meaning(model, look);
    let title = rule.map_or(String::new(), |rule| {
        format!("{} {rule}", model.words().key("tui-rule"))
    });
    let inner = panel(frame, beside, &title, look.dim());
    draw_meaning(frame, inner, &text, style);
}

fn styled(rows: Vec<String>, style: Style) -> Vec<Line<'static>> {
    rows.into_iter().map(|row| Line::styled(row, style)).collect()
}

/// What is asked: of the selected offer's prompt, or of the first; or that there is no choice.
pub(crate) fn question<G: Screen>(model: &Model<G>, shown: &Shown<G>) -> String {
    if let Some((_, forced, _)) = model.forced() {
        return model.say(&forced);
    }
    let of_offer = shown.menu.offer().and_then(|offer| model.prompt_of(offer));
    match of_offer.or(shown.prompts.first().copied()) {
        // Where several are asked at once and no curtain tells it, it is said who answers now.
        Some(prompt) if !G::SECRETS && model.persons.len() > 1 && model.asked.len() > 1 => {
            let question = model.say(&G::question(prompt.kind));
            format!("{}: {question}", model.name(prompt.seat))
        }
        Some(prompt) => model.say(&G::question(prompt.kind)),
        None => model.words().key("tui-watching"),
    }
}

/// The question and the list, which leaves some rows free however long it is. Returns what is left below them.
fn asked<G: Screen>(
    frame: &mut Frame<'_>,
    area: Rect,
    model: &Model<G>,
    shown: &Shown<G>,
    look: &Look,
    hits: &mut Hits,
    kept_free: u16,
) -> Rect {
    // A question too long for the title goes on below it.
    let cells = usize::from(area.width.saturating_sub(5));
    let mut question = wrap(&question(model, shown), cells).into_iter();
    let inner = panel(frame, area, &question.next().unwrap_or_default(), look.lamp());
    let mut above = styled(question.collect(), look.lamp());
    above.extend(reveals(model, shown, inner.width, look));
    let list_rows = list_height(shown).min(inner.height.saturating_sub(above.len() as u16 + kept_free));
    let [above_area, list, rest] = inner.layout(&Layout::vertical([
        Constraint::Length(above.len() as u16),
        Constraint::Length(list_rows),
        Constraint::Fill(1),
    ]));
    lines(frame, above_area, above);
    draw_list(frame, list, model, shown, look, hits);
    rest
}

fn list_height<G: Screen>(shown: &Shown<G>) -> u16 {
    let rows = &shown.menu.rows;
    (rows.len() + rows.iter().filter(|row| row.heading.is_some()).count()) as u16
}

/// The rows of the list that fit, with the selected one among them.
fn draw_list<G: Screen>(
    frame: &mut Frame<'_>,
    area: Rect,
    model: &Model<G>,
    shown: &Shown<G>,
    look: &Look,
    hits: &mut Hits,
) {
    let mut rows: Vec<(Option<usize>, Line<'static>)> = Vec::new();
    for (idx, row) in shown.menu.rows.iter().enumerate() {
        if let Some(heading) = row.heading {
            rows.push((None, Line::styled(model.words().key(heading), look.warm())));
        }
        rows.push((Some(idx), row_line(model, shown, idx, row, area.width, look)));
    }
    let selected = rows.iter().position(|(idx, _)| *idx == Some(shown.menu.selected));
    let height = usize::from(area.height);
    let first = (selected.unwrap_or(0) + 1).saturating_sub(height);
    let more = rows.len() > first + height;
    for (at, (idx, line)) in rows.into_iter().skip(first).take(height).enumerate() {
        let place = Rect {
            y: area.y + at as u16,
            height: 1,
            ..area
        };
        frame.render_widget(line, place);
        if let Some(idx) = idx {
            hits.add(place, Target::Row(idx));
        }
    }
    if more && height > 0 {
        let place = Rect::new(area.right().saturating_sub(1), area.bottom() - 1, 1, 1);
        frame.render_widget(Line::styled("▼", look.dim()), place);
    }
}

fn row_line<G: Screen>(
    model: &Model<G>,
    shown: &Shown<G>,
    idx: usize,
    row: &Row<G::Command>,
    columns: u16,
    look: &Look,
) -> Line<'static> {
    let selected = idx == shown.menu.selected;
    let mark = if selected { "►" } else { " " };
    let letter = |row: &Row<G::Command>| model.letter_of(row.offer());
    let letter = match letter(row) {
        Some(letter) => format!("{letter} "),
        None if shown.menu.rows.iter().any(|row| letter(row).is_some()) => "  ".to_owned(),
        None => String::new(),
    };
    let key = format!("{mark}{} {letter}", idx + 1);
    let is_warned = model.warning(row.offer()).is_some();
    let warned = if is_warned { "! " } else { "" };
    let terms = model.terms(row.offer());
    let mut many = terms.map_or(String::new(), |terms| format!(" {terms}"));
    if row.is_many() {
        many.push_str(&format!(" ↔ {}/{}", row.cursor + 1, row.offers.len()));
    }
    let cells = usize::from(columns).saturating_sub(width(&key) + width(&many) + 1);
    let label = row_label(model, row, cells.saturating_sub(width(warned)));
    let label = format!("{warned}{label}");
    let pad = " ".repeat(cells.saturating_sub(width(&label)));
    if selected {
        return Line::styled(format!("{key}{label}{pad}{many} "), look.selected());
    }
    Line::from(vec![
        Span::styled(key, look.key()),
        Span::styled(
            format!("{label}{pad}"),
            if is_warned { look.warning() } else { look.text() },
        ),
        Span::styled(many, look.dim()),
    ])
}

/// What a row is called. Where its label does not fit, a shorter one or the name of its spot must.
fn row_label<G: Screen>(model: &Model<G>, row: &Row<G::Command>, cells: usize) -> String {
    let label = model.label(row.offer());
    let brief = row.offer().command().and_then(|command| G::brief(&command));
    if let Some(brief) = brief.filter(|_| width(&label) > cells) {
        return clip(&model.say(&brief), cells);
    }
    let spot = model.spots(row.offer()).first().copied().and_then(G::spot_name);
    match spot {
        Some(spot) if row.is_many() && width(&label) > cells => {
            let rest = cells.saturating_sub(width(&spot) + 1);
            format!("{} {spot}", clip(&label, rest))
        }
        _ => clip(&label, cells),
    }
}

/// A note of the client, a warning, or what the selected choice means; and the rule behind it.
pub(crate) fn meaning<G: Screen>(model: &Model<G>, look: &Look) -> (String, Option<Rule>, Style) {
    if let Some(note) = &model.note {
        return (format!("! {}", model.say(&note.text)), note.rule, look.warning());
    }
    let (Some(offer), Some(shown)) = (model.offer(), &model.shown) else {
        return (String::new(), None, look.text());
    };
    if let Some(warning) = model.warning(offer) {
        let text = format!("! {}", model.say(&warning.text));
        return (text, Some(warning.rule), look.warning());
    }
    let Some(command) = offer.command() else {
        return (String::new(), None, look.text());
    };
    let help = model.say(&G::help(&command));
    let text = match G::ahead(&shown.view, &command) {
        Some(ahead) => format!("{} {help}", model.say(&ahead)),
        None => help,
    };
    (text, Some(G::rule_of(&command)), look.text())
}

fn draw_meaning(frame: &mut Frame<'_>, area: Rect, text: &str, style: Style) {
    let rows = wrap_within(text, usize::from(area.width), usize::from(area.height));
    lines(frame, area, styled(rows, style));
}

/// What is shown only for a while.
fn reveals<G: Screen>(model: &Model<G>, shown: &Shown<G>, columns: u16, look: &Look) -> Vec<Line<'static>> {
    let phrases = shown.recent.iter().filter_map(G::reveal);
    let rows = phrases.flat_map(|phrase| wrap(&model.say(&phrase), usize::from(columns)));
    let mut rows: Vec<String> = rows.collect();
    // The last ones matter most, and the list below wants its place.
    let late = rows.split_off(rows.len().saturating_sub(4));
    styled(late, look.ghostly())
}

/// What the others did in the last step, and what it showed.
fn watching<G: Screen>(
    frame: &mut Frame<'_>,
    area: Rect,
    model: &Model<G>,
    shown: &Shown<G>,
    look: &Look,
    hits: &mut Hits,
) {
    let inner = panel(frame, area, &model.words().key("tui-watching"), look.warm());
    let cells = usize::from(inner.width);
    let mut rows = reveals(model, shown, inner.width, look);
    if let Some(note) = &model.note {
        rows.extend(styled(wrap(&model.say(&note.text), cells), look.warning()));
    }
    for phrase in shown.recent.iter().filter_map(G::tell) {
        rows.extend(styled(wrap(&model.say(&phrase), cells), look.bright()));
    }
    let list_rows = match model.can_step_in() {
        true => list_height(shown).min(inner.height),
        false => 0,
    };
    let [story, list] = inner.layout(&Layout::vertical([
        Constraint::Fill(1),
        Constraint::Length(list_rows),
    ]));
    let skipped = rows.len().saturating_sub(usize::from(story.height));
    lines(frame, story, rows.into_iter().skip(skipped).collect());
    draw_list(frame, list, model, shown, look, hits);
}

/// Which keys are hands now.
fn racing<G: Screen>(frame: &mut Frame<'_>, area: Rect, model: &Model<G>, shown: &Shown<G>, look: &Look) {
    let words = model.words();
    let inner = panel(frame, area, &words.key("tui-race"), look.lamp());
    let mut rows = Vec::new();
    for (seat, hand, still) in race::keys(model) {
        let key = if race::can_still(shown, seat) {
            "tui-race-keys"
        } else {
            "tui-race-hand"
        };
        let phrase = Phrase::new(key)
            .with("seat", seat)
            .with_text("hand", race::name(words, hand))
            .with_text("still", race::name(words, still));
        rows.extend(styled(
            wrap(&model.say(&phrase), usize::from(inner.width)),
            look.bright(),
        ));
    }
    if !model.letters().is_empty() {
        let text = words.key("tui-race-letters");
        rows.extend(styled(wrap(&text, usize::from(inner.width)), look.text()));
    }
    lines(frame, inner, rows);
}

/// The end in lines.
pub(crate) fn end_lines<G: Screen>(model: &Model<G>, shown: &Shown<G>, look: &Look) -> Vec<String> {
    let scene = scene_of(model, shown, look);
    scene
        .outcome
        .map_or(Vec::new(), |outcome| G::tell_end(&scene, outcome))
}

fn over<G: Screen>(frame: &mut Frame<'_>, area: Rect, model: &Model<G>, shown: &Shown<G>, look: &Look) {
    let inner = panel(frame, area, &model.words().key("tui-over"), look.lamp());
    let mut rows = Vec::new();
    for (idx, line) in end_lines(model, shown, look).iter().enumerate() {
        let style = if idx == 0 { look.lamp() } else { look.text() };
        rows.extend(styled(wrap(line, usize::from(inner.width)), style));
    }
    lines(frame, inner, rows);
}
