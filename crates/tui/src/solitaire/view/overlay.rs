//! What lies over the screen: help, cards, happenings, questions.

use super::Hits;
use super::panels;
use crate::look::Look;
use crate::panel::{self, heading, paragraphs, reading, sheet};
use crate::solitaire::keys::{Action, Mode};
use crate::solitaire::model::{Model, Overlay, Question};
use crate::text::{clip, width};
use engine::{Arg, Game as _, Phrase};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use rest_in_peace::RestInPeace;

/// Draws what lies over the screen, if anything does.
pub(crate) fn draw(frame: &mut Frame<'_>, area: Rect, model: &Model, look: &Look, hits: &mut Hits) {
    let words = model.words();
    match &model.overlay {
        None => {}
        Some(Overlay::Help(down)) => {
            let inner = sheet(frame, area, &words.key("tui-help-title"), look);
            reading(frame, inner, help_rows(model, inner.width, look), *down);
        }
        Some(Overlay::Cards(down)) => {
            let inner = sheet(frame, area, &words.key("tui-cards-title"), look);
            reading(frame, inner, card_rows(model, inner.width, look), *down);
        }
        Some(Overlay::Events(back)) => {
            let inner = sheet(frame, area, &words.key("tui-log"), look);
            let rows = panels::log_rows(model, *back, inner.width, look);
            let skipped = rows.len().saturating_sub(usize::from(inner.height));
            reading(frame, inner, rows, skipped);
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
    }
}

/// The rule behind the selected choice, the keys in use, and the rules in short.
fn help_rows(model: &Model, cells: u16, look: &Look) -> Vec<Line<'static>> {
    let words = model.words();
    let mut rows = Vec::new();
    if let Some(command) = model.selection() {
        let label = words.say(&RestInPeace::say_command(&command));
        rows.push(heading(
            format!("{label} · {}", RestInPeace::rule_of(&command)),
            look,
        ));
        rows.extend(paragraphs(
            &words.say(&rest_in_peace::text::help(&command)),
            cells,
            look.text(),
        ));
        rows.push(Line::raw(""));
    }
    rows.push(heading(words.key("tui-help-keys"), look));
    rows.extend(key_rows(model, cells, look));
    rows.push(Line::raw(""));
    rows.push(heading(words.key("tui-help-signs"), look));
    rows.extend(paragraphs(&words.key("tui-help-signs-text"), cells, look.text()));
    rows.push(Line::raw(""));
    rows.push(heading(words.key("tui-help-rules"), look));
    rows.extend(paragraphs(&words.key("tui-help-rules-text"), cells, look.text()));
    rows
}

/// Every binding of the mode below the help, two to a row.
fn key_rows(model: &Model, cells: u16, look: &Look) -> Vec<Line<'static>> {
    let words = model.words();
    let mode = if model.view.end.is_some() {
        Mode::Over
    } else {
        Mode::Play
    };
    let mut entries: Vec<(String, &'static str)> = mode
        .hints()
        .into_iter()
        .map(|(sign, action)| (sign, action.label()))
        .collect();
    entries.extend(
        mode.bindings()
            .iter()
            .filter(|(_, action)| action.is_a_choice() || *action == Action::LeaveNow)
            .map(|(press, action)| (press.sign(), action.label())),
    );
    let column = usize::from(cells) / 2;
    entries
        .chunks(2)
        .map(|pair| {
            Line::from_iter(pair.iter().flat_map(|(sign, label)| {
                let label = clip(&words.key(label), column.saturating_sub(11));
                let pad = column.saturating_sub(10 + width(&label));
                [
                    Span::styled(format!("{sign:>8}  "), look.key()),
                    Span::styled(format!("{label}{}", " ".repeat(pad)), look.text()),
                ]
            }))
        })
        .collect()
}

/// Deck and discard pile.
fn card_rows(model: &Model, cells: u16, look: &Look) -> Vec<Line<'static>> {
    let words = model.words();
    let view = &model.view;
    let deck = Phrase::new("tui-deck-title").with("cards", view.deck.len() as u32);
    let discard = Phrase::new("tui-discard-title").with("cards", view.discard.len() as u32);
    let mut rows = vec![heading(words.say(&deck), look)];
    rows.extend(panels::deck_rows(model, look, cells.min(40)));
    rows.extend(paragraphs(&words.key("tui-deck-note"), cells, look.dim()));
    rows.push(Line::raw(""));
    rows.push(heading(words.say(&discard), look));
    rows.extend(panels::discard_rows(model, look, cells));
    rows
}

fn ask(model: &Model, question: Question, look: &Look) -> (String, Style) {
    let words = model.words();
    match question {
        Question::Concede => (words.key("tui-ask-concede"), look.warning()),
        Question::DeadEnd(_) => (
            format!("{} (RP-5.2)", words.key("tui-ask-dead-end")),
            look.warning(),
        ),
        Question::Leave => {
            let kept = match &model.place {
                Some(place) if model.kept => Phrase::new("tui-kept").with("place", Arg::Text(place.clone())),
                _ => Phrase::new("tui-not-kept"),
            };
            (
                format!("{}\n{}", words.key("tui-ask-leave"), words.say(&kept)),
                look.bright(),
            )
        }
    }
}

/// A small box in the middle with a text and the keys that answer it.
fn dialog(
    frame: &mut Frame<'_>,
    area: Rect,
    model: &Model,
    (text, style): (&str, Style),
    look: &Look,
    hits: &mut Hits,
) {
    let keys = panel::dialog(frame, area, (text, style), look);
    panels::hint_row(frame, keys, model.mode().hints(), model, look, hits);
}
