//! What lies over the screen: help, story, questions, the search.

use super::super::keys::{Action, Mode};
use super::super::message::Target;
use super::super::model::{Model, Overlay, Question, Shown, Stage};
use super::{Hits, advice, choices, scene_of, story};
use crate::look::Look;
use crate::panel::{self, heading, paragraphs, reading, sheet};
use crate::screen::Screen;
use crate::text::{clip, width};
use engine::{Arg, Phrase};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// Draws what lies over the screen, if anything does.
pub(super) fn draw<G: Screen>(
    frame: &mut Frame<'_>,
    area: Rect,
    model: &Model<G>,
    look: &Look,
    hits: &mut Hits,
) {
    let words = model.words();
    match &model.overlay {
        None => {}
        Some(Overlay::Help(down)) => {
            let inner = sheet(frame, area, &words.key("tui-help-title"), look);
            reading(frame, inner, help_rows(model, inner.width, look), *down);
        }
        Some(Overlay::Cards(down)) => {
            let inner = sheet(frame, area, &words.key("tui-cards-title"), look);
            let rows = match &model.shown {
                Some(shown) => G::cards(&scene_of(model, shown, look), inner.width),
                None => Vec::new(),
            };
            reading(frame, inner, rows, *down);
        }
        Some(Overlay::Story(back)) => {
            let inner = sheet(frame, area, &words.key("tui-log"), look);
            let rows = match &model.shown {
                Some(shown) => story::rows(model, shown, *back, inner.width, look),
                None => Vec::new(),
            };
            let skipped = rows.len().saturating_sub(usize::from(inner.height));
            reading(frame, inner, rows, skipped);
        }
        Some(Overlay::Advice(down, advised)) => {
            let inner = sheet(frame, area, &words.key("advice-title"), look);
            reading(
                frame,
                inner,
                advice::rows(model, advised, inner.width, look),
                *down,
            );
        }
        Some(Overlay::Question(question)) => {
            let (text, style) = ask(model, *question, look);
            dialog(frame, area, model, (&text, style), look, hits);
        }
        Some(Overlay::Unwritten { cause, .. }) => {
            let phrase = Phrase::new("tui-unwritten").with("cause", Arg::Text(cause.clone()));
            dialog(
                frame,
                area,
                model,
                (&words.say(&phrase), look.warning()),
                look,
                hits,
            );
        }
        Some(Overlay::Search { typed, chosen }) => search(frame, area, model, (typed, *chosen), look, hits),
    }
}

fn dialog<G: Screen>(
    frame: &mut Frame<'_>,
    area: Rect,
    model: &Model<G>,
    said: (&str, Style),
    look: &Look,
    hits: &mut Hits,
) {
    let keys = panel::dialog(frame, area, said, look);
    let label = |action: Action| model.words().key(action.label());
    for (place, action) in panel::hint_row(frame, keys, model.hints(model.mode()), label, look) {
        hits.add(place, Target::Hint(action));
    }
}

/// What was typed and the choices that have it.
fn search<G: Screen>(
    frame: &mut Frame<'_>,
    area: Rect,
    model: &Model<G>,
    (typed, chosen): (&str, usize),
    look: &Look,
    hits: &mut Hits,
) {
    const SHOWN: usize = 6;
    let found = model.search(typed);
    let first = (chosen + 1).saturating_sub(SHOWN);
    let mut text = format!("{} {typed}▏", model.words().key("tui-search"));
    for (place, (_, _, offer)) in found.iter().enumerate().skip(first).take(SHOWN) {
        let mark = if place == chosen { "►" } else { "·" };
        text.push_str(&format!("\n{mark} {}", model.label_with_terms(*offer)));
    }
    if found.is_empty() {
        text.push_str(&format!("\n{}", model.words().key("tui-search-nothing")));
    }
    dialog(frame, area, model, (&text, look.bright()), look, hits);
}

/// What is asked and its rule, the selected choice, the keys in use, the signs of the scene, how to begin, and where
/// all the rules are.
fn help_rows<G: Screen>(model: &Model<G>, cells: u16, look: &Look) -> Vec<Line<'static>> {
    let words = model.words();
    let mut rows = Vec::new();
    if let (Stage::Asked, Some(shown)) = (model.stage, &model.shown) {
        rows.extend(prompt_rows(model, shown, cells, look));
    }
    rows.push(heading(words.key("tui-help-keys"), look));
    rows.extend(key_rows(model, cells, look));
    rows.push(Line::raw(""));
    let company = model.company();
    if !company.is_empty() {
        rows.push(heading(words.key("tui-help-company"), look));
        for line in company {
            rows.extend(paragraphs(&line, cells, look.text()));
        }
        rows.push(Line::raw(""));
    }
    rows.push(heading(words.key("tui-help-signs"), look));
    rows.extend(paragraphs(&words.key(G::signs()), cells, look.text()));
    rows.push(Line::raw(""));
    let mut start = words::quick_start(model.lang, G::NAME)
        .unwrap_or_default()
        .into_iter();
    if let Some(title) = start.next() {
        rows.push(heading(title, look));
    }
    for paragraph in start {
        rows.extend(paragraphs(&paragraph, cells, look.text()));
        rows.push(Line::raw(""));
    }
    rows.push(heading(words.key("tui-help-more"), look));
    let book = Phrase::new("tui-help-book").with_text("command", format!("sexton rules {}", G::NAME));
    rows.extend(paragraphs(&words.say(&book), cells, look.text()));
    rows
}

fn prompt_rows<G: Screen>(model: &Model<G>, shown: &Shown<G>, cells: u16, look: &Look) -> Vec<Line<'static>> {
    let offer = shown.menu.offer();
    let prompt = offer
        .and_then(|offer| model.prompt_of(offer))
        .or(shown.prompts.first().copied());
    let mut rows = Vec::new();
    if let Some(prompt) = prompt {
        let rule = G::rule(prompt.kind);
        rows.push(heading(
            format!("{} · {rule}", choices::question(model, shown)),
            look,
        ));
        if let Some(help) = G::question_help(prompt.kind) {
            rows.extend(paragraphs(&model.say(&help), cells, look.text()));
        }
        if let Some(said) = words::rule_text(model.lang, G::NAME, rule.0) {
            rows.extend(paragraphs(&said, cells, look.dim()));
        }
    }
    if let Some(offer) = offer {
        let (meaning, rule, _) = choices::meaning(model, look);
        let rule = rule.map_or(String::new(), |rule| format!(" · {rule}"));
        rows.push(heading(format!("{}{rule}", model.label_with_terms(offer)), look));
        rows.extend(paragraphs(&meaning, cells, look.text()));
    }
    rows.push(Line::raw(""));
    rows
}

/// Every binding of the mode below the help, two to a row.
fn key_rows<G: Screen>(model: &Model<G>, cells: u16, look: &Look) -> Vec<Line<'static>> {
    let mode = match model.stage {
        Stage::Over => Mode::Over,
        Stage::Watching => Mode::Watching,
        Stage::Racing => Mode::Racing,
        Stage::Asked | Stage::HandOver(_) => Mode::Play,
    };
    let hints = model.hints(mode).into_iter();
    let mut entries: Vec<(String, &str)> = hints.map(|(sign, action)| (sign, action.label())).collect();
    if mode == Mode::Play {
        entries.push(("1-9".to_owned(), Action::Choose(1).label()));
        let letters = G::WORDS.iter().filter_map(|word| word.letter);
        entries.extend(letters.map(|(letter, label)| (letter.to_string(), label)));
    }
    entries.push(("^C".to_owned(), Action::LeaveNow.label()));
    let column = usize::from(cells) / 2;
    let entry = |(sign, label): &(String, &str)| {
        let label = clip(&model.words().key(label), column.saturating_sub(11));
        let pad = column.saturating_sub(10 + width(&label));
        [
            Span::styled(format!("{sign:>8}  "), look.key()),
            Span::styled(format!("{label}{}", " ".repeat(pad)), look.text()),
        ]
    };
    entries
        .chunks(2)
        .map(|pair| Line::from_iter(pair.iter().flat_map(entry)))
        .collect()
}

fn ask<G: Screen>(model: &Model<G>, question: Question<G::Command>, look: &Look) -> (String, Style) {
    let words = model.words();
    match question {
        Question::Concede(_) | Question::Warned(_) => (question_text(model, question), look.warning()),
        Question::Leave => {
            let kept = match &model.place {
                Some(place) if model.kept => Phrase::new("tui-kept").with("place", Arg::Text(place.clone())),
                _ => Phrase::new("tui-not-kept"),
            };
            let text = format!("{}\n{}", question_text(model, question), words.say(&kept));
            (text, look.bright())
        }
    }
}

/// What is asked before something is done.
pub(crate) fn question_text<G: Screen>(model: &Model<G>, question: Question<G::Command>) -> String {
    let words = model.words();
    match question {
        Question::Concede(_) => words.key("tui-ask-concede"),
        Question::Warned(offer) => model.warning(offer).map_or(String::new(), |warning| {
            format!("{} ({})", model.say(&warning.ask), warning.rule)
        }),
        Question::Leave => words.key("tui-ask-leave-table"),
    }
}
