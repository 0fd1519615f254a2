//! The two dice, and below them the photo finish or the sign of the table.

use super::signs;
use crate::screen::{Canvas, Scene};
use crate::text::{clip, wrap, wrap_within};
use clearing_coffins::api::ReactionMode;
use clearing_coffins::parts::{Face, Symbol, Throw};
use clearing_coffins::{ClearingCoffins, Options, Phase, text};
use engine::Phrase;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// How long a face of rolling dice can be seen, in milliseconds.
const TUMBLE_MS: i64 = 90;
/// The longest bar of the photo finish.
const BAR_CELLS: i64 = 10;

pub(super) fn draw(scene: &Scene<'_, ClearingCoffins>, canvas: &mut Canvas<'_, '_>, area: Rect) {
    let mut rows = dice(scene, area.width);
    rows.extend(below(scene, area.width, area.height.saturating_sub(3)));
    for (row, line) in (area.y..area.bottom()).zip(rows) {
        let place = Rect {
            y: row,
            height: 1,
            ..area
        };
        canvas.frame.render_widget(line, place);
    }
}

/// What the dice show; rolling dice show anything but what they will.
fn faces(scene: &Scene<'_, ClearingCoffins>) -> (String, Style, &'static str, String) {
    let (words, look) = (scene.words, scene.look);
    let view = scene.view;
    match (view.throw, view.phase) {
        (Some(Throw { face, symbol }), _) => (
            signs::face(words, face),
            signs::face_style(look, face),
            signs::symbol(symbol),
            scene.say(&text::throw(Throw { face, symbol })),
        ),
        (None, Phase::Rolling) => {
            let turn = scene.track.as_ref().map_or(0, |track| track.clock / TUMBLE_MS) as usize;
            let faces = [Face::Yellow, Face::Exclamation, Face::Purple];
            (
                signs::face(words, faces[turn % 3]),
                look.dim(),
                signs::symbol(Symbol::ALL[turn / 2 % 3]),
                scene.key("tui-cc-rolling"),
            )
        }
        (None, _) => (" ".to_owned(), look.dim(), " ", String::new()),
    }
}

fn dice(scene: &Scene<'_, ClearingCoffins>, columns: u16) -> Vec<Line<'static>> {
    let look = scene.look;
    let (face, style, symbol, said) = faces(scene);
    let said = wrap_within(&said, usize::from(columns).saturating_sub(14), 2);
    let is_open = scene.view.phase == Phase::Open;
    let said_style = if is_open { look.lamp() } else { look.text() };
    let line = |idx: usize| Span::styled(said.get(idx).cloned().unwrap_or_default(), said_style);
    vec![
        Line::from(vec![Span::styled("╭───╮ ╭───╮ ", style), Span::raw("")]),
        Line::from(vec![
            Span::styled(format!("│ {face} │ │ {symbol} │ "), style),
            line(0),
        ]),
        Line::from(vec![Span::styled("╰───╯ ╰───╯ ", style), line(1)]),
    ]
}

fn below(scene: &Scene<'_, ClearingCoffins>, columns: u16, rows: u16) -> Vec<Line<'static>> {
    match scene.finish {
        Some(finish) if !finish.hands.is_empty() && scene.track.is_none() => photo(scene, columns),
        _ => sign(scene, columns, rows),
    }
}

/// Everybody's hand, the first one first, as long as it took.
fn photo(scene: &Scene<'_, ClearingCoffins>, columns: u16) -> Vec<Line<'static>> {
    let look = scene.look;
    let cells = usize::from(columns);
    let Some(finish) = scene.finish else {
        return Vec::new();
    };
    let mut rows = vec![Line::styled(scene.key("cc-photo-title"), look.warm())];
    let longest = finish.hands.iter().map(|hand| hand.ms).max().unwrap_or(1).max(1);
    for (idx, hand) in finish.hands.iter().enumerate() {
        let style = match (idx, hand.counts) {
            (0, true) => look.lamp(),
            (_, true) => look.text(),
            (_, false) => look.dim(),
        };
        let bar = (hand.ms.max(0) * BAR_CELLS / longest).max(1) as usize;
        let end = if hand.counts { "█" } else { "×" };
        let bar = format!("{}{end}", "▁".repeat(bar.saturating_sub(1)));
        let name = clip(&scene.name(hand.seat), 9);
        let ruling = if hand.counts {
            String::new()
        } else {
            scene.say(&hand.ruling)
        };
        let text = format!("{name:<9}{:>5} ms {bar:<10} {ruling}", hand.ms);
        rows.push(Line::styled(clip(&text, cells), style));
    }
    if let Some(margin) = &finish.margin {
        let said = wrap(&scene.say(margin), cells);
        rows.extend(said.into_iter().map(|row| Line::styled(row, look.bright())));
    }
    rows
}

/// The sign of the table (R-CC-61).
fn sign(scene: &Scene<'_, ClearingCoffins>, columns: u16, rows: u16) -> Vec<Line<'static>> {
    // At one device no line has to be made up for.
    let options = Options {
        reaction_mode: match scene.live {
            true => ReactionMode::Hotseat,
            false => ReactionMode::Sealed,
        },
        ..scene.view.options
    };
    let phrases: Vec<Phrase> = text::sign(&options);
    let said: Vec<String> = phrases.iter().map(|phrase| scene.say(phrase)).collect();
    let rows = wrap_within(&said.join(" "), usize::from(columns), usize::from(rows));
    rows.into_iter()
        .map(|row| Line::styled(row, scene.look.dim()))
        .collect()
}
