//! What stands around the house: what one carries, clues, patterns and cards.

use super::signs::{Found, clue_letter, find_pattern, tallies};
use crate::look::Look;
use crate::panel::{boxed, lines};
use crate::screen::Scene;
use crate::text::clip;
use engine::{Phrase, Seen};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType};
use rest_in_peace::RestInPeace;
use rest_in_peace::parts::{Card, Clue, Pattern, Room, Suit};
use words::Words;

/// From this height on there is space for what was counted; below, the discard pile needs it.
const COUNTED_FROM: u16 = 40;

/// What one carries and has met, for the title line.
pub(super) fn status(scene: &Scene<'_, RestInPeace>) -> Line<'static> {
    let (view, look) = (scene.view, scene.look);
    let bones = if view.bones {
        ("tui-bones-yes", look.lamp())
    } else {
        ("tui-bones-no", look.dim())
    };
    let ghost = if view.ghost_found {
        ("tui-ghost-met", look.dim())
    } else {
        ("tui-ghost-about", look.ghostly())
    };
    let mut spans = vec![
        Span::styled(scene.key(bones.0), bones.1),
        Span::styled(" · ", look.dim()),
        Span::styled(scene.key(ghost.0), ghost.1),
        Span::raw(" "),
    ];
    if view.doomed.is_some() {
        let doomed = format!("{} · ", scene.key("tui-doomed"));
        spans.insert(0, Span::styled(doomed, look.warning()));
    }
    Line::from(spans)
}

/// The clues in one line: the longest form that fits; in narrow windows labels and gaps give way.
pub(super) fn clue_row(scene: &Scene<'_, RestInPeace>, frame: &mut Frame<'_>, area: Rect) {
    let forms = [(true, "  "), (true, " "), (false, "  "), (false, " ")]
        .map(|(labels, gap)| clue_line(scene, labels, gap));
    let fitting = forms.iter().find(|line| line.width() < usize::from(area.width));
    frame.render_widget(fitting.unwrap_or(&forms[3]), area);
}

/// Clues, patterns and cards at the side of the house.
pub(super) fn side(scene: &Scene<'_, RestInPeace>, frame: &mut Frame<'_>, area: Rect) {
    let candidates = scene.view.candidates.len() as u16;
    // At the end the numbers stand beside the stone.
    let has_counted = frame.area().height >= COUNTED_FROM && scene.view.end.is_none();
    let [clue_cards, patterns, deck, discard, so_far] = area.layout(&Layout::vertical([
        Constraint::Length(8),
        Constraint::Length(candidates + 2),
        Constraint::Length(9),
        Constraint::Fill(1),
        Constraint::Length(if has_counted { 7 } else { 0 }),
    ]));
    let look = scene.look;
    clues(scene, frame, clue_cards);
    pattern(scene, frame, patterns);
    let inner = boxed(frame, deck, &scene.say(&deck_title(scene)), look.warm());
    lines(frame, inner, deck_rows(scene, inner.width));
    let inner = boxed(frame, discard, &scene.say(&discard_title(scene)), look.warm());
    lines(frame, inner, discard_rows(scene, inner.width));
    if has_counted {
        let inner = boxed(frame, so_far, &scene.key("tui-so-far"), look.dim());
        lines(frame, inner, statistics(scene, inner.width));
    }
}

/// The clues and what the pattern can be: where each candidate lies, `×` before closed rooms, `?` for none yet.
fn clue_line(scene: &Scene<'_, RestInPeace>, labels: bool, gap: &'static str) -> Line<'static> {
    let (words, view, look) = (scene.words, scene.view, scene.look);
    let label = |key: &str| {
        if labels {
            format!("{} ", words.key(key))
        } else {
            String::new()
        }
    };
    let mut spans = vec![Span::styled(format!(" {}", label("tui-clues")), look.text())];
    for clue in view.clues {
        spans.push(clue_span(words, clue, look));
        spans.push(Span::raw(" "));
    }
    spans.push(Span::styled(
        format!(" {gap}{}", label("tui-pattern")),
        look.text(),
    ));
    for pattern in &view.candidates {
        let (mark, style) = match find_pattern(view, *pattern) {
            Found::In(room) => (room.to_string(), look.lamp()),
            Found::Closed(room) => (format!("×{room}"), look.dim()),
            Found::Nowhere => ("?".to_owned(), look.dim()),
        };
        spans.extend(letters(words, *pattern, look));
        spans.push(Span::styled(format!(" {mark}"), style));
        spans.push(Span::raw(gap));
    }
    Line::from(spans)
}

/// A pattern, letter by letter.
fn letters(words: &Words, pattern: Pattern, look: &Look) -> [Span<'static>; 3] {
    pattern
        .clues()
        .map(|clue| Span::styled(clue_letter(words, clue), look.clue(clue)))
}

fn clue_span(words: &Words, clue: Seen<Clue>, look: &Look) -> Span<'static> {
    match clue.face() {
        Some(clue) => Span::styled(clue_letter(words, clue), look.clue(clue)),
        None => Span::styled("?", look.dim()),
    }
}

/// The three clue cards.
fn clues(scene: &Scene<'_, RestInPeace>, frame: &mut Frame<'_>, area: Rect) {
    let inner = boxed(frame, area, &scene.key("tui-clues"), scene.look.warm());
    let cell = inner.width / 3;
    for (idx, clue) in scene.view.clues.iter().enumerate() {
        let card = Rect {
            x: inner.x + idx as u16 * cell,
            width: cell.saturating_sub(1),
            height: 6.min(inner.height),
            ..inner
        };
        clue_card(scene, frame, card, clue.face());
    }
}

fn clue_card(scene: &Scene<'_, RestInPeace>, frame: &mut Frame<'_>, area: Rect, clue: Option<Clue>) {
    let look = scene.look;
    let style = clue.map_or(look.dim(), |clue| look.clue(clue));
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(style);
    let face = block.inner(area);
    frame.render_widget(block, area);
    let cells = usize::from(face.width);
    let picture: [String; 3] = match clue {
        Some(Clue::Skull) => [".-.", "(o o)", "|=|"].map(str::to_owned),
        Some(Clue::Hourglass) => ["\\:::/", ")(", "/.:.\\"].map(str::to_owned),
        Some(Clue::Cross) => ["|", "--+--", "|"].map(str::to_owned),
        None => ["░".repeat(cells), "░".repeat(cells), "░".repeat(cells)],
    };
    let name = clue.map_or("?".to_owned(), |clue| scene.say(&rest_in_peace::text::clue(clue)));
    let rows = picture.into_iter().chain([clip(&name, cells)]);
    lines(
        frame,
        face,
        rows.map(|row| Line::styled(row, style).centered()).collect(),
    );
}

/// What was counted so far.
pub(super) fn statistics(scene: &Scene<'_, RestInPeace>, width: u16) -> Vec<Line<'static>> {
    let line = |phrase: &Phrase| {
        let text = clip(&scene.say(phrase), usize::from(width));
        Line::styled(text, scene.look.text())
    };
    tallies(scene).iter().map(line).collect()
}

/// The candidates, and where each was found.
fn pattern(scene: &Scene<'_, RestInPeace>, frame: &mut Frame<'_>, area: Rect) {
    let inner = boxed(frame, area, &scene.key("tui-pattern-title"), scene.look.warm());
    let rows = scene.view.candidates.iter().map(|pattern| {
        let mut spans = letters(scene.words, *pattern, scene.look).to_vec();
        spans.push(Span::raw("  "));
        let cells = usize::from(inner.width).saturating_sub(7);
        spans.push(where_found(scene, *pattern, cells));
        Line::from(spans)
    });
    lines(frame, inner, rows.collect());
}

fn where_found(scene: &Scene<'_, RestInPeace>, pattern: Pattern, cells: usize) -> Span<'static> {
    let found = find_pattern(scene.view, pattern);
    let style = match found {
        Found::In(_) => scene.look.lamp(),
        Found::Closed(_) => scene.look.dim(),
        Found::Nowhere => scene.look.text(),
    };
    Span::styled(clip(&scene.say(&found.say()), cells), style)
}

/// The name of the deck, with how many cards are left.
pub(super) fn deck_title(scene: &Scene<'_, RestInPeace>) -> Phrase {
    Phrase::new("tui-deck-title").with("cards", scene.view.deck.len() as u32)
}

/// The name of the discard pile, with how many cards lie there.
pub(super) fn discard_title(scene: &Scene<'_, RestInPeace>) -> Phrase {
    Phrase::new("tui-discard-title").with("cards", scene.view.discard.len() as u32)
}

/// What is left in the deck: the ranks in two columns, with the suits that are left.
pub(super) fn deck_rows(scene: &Scene<'_, RestInPeace>, width: u16) -> Vec<Line<'static>> {
    let (view, look) = (scene.view, scene.look);
    let column = usize::from(width / 2).saturating_sub(9);
    let rank_spans = |room: Room| {
        let closed = view.rooms[room.idx()].closed;
        let rank_style = if closed { look.dim() } else { look.bright() };
        let mut spans = vec![Span::styled(format!("{:>2} ", room.to_string()), rank_style)];
        for suit in Suit::ALL {
            let card = Card::new(room, suit);
            spans.push(if view.deck.contains(&card) {
                Span::styled(
                    suit.sign().to_string(),
                    if closed { look.dim() } else { look.card(card) },
                )
            } else {
                Span::styled("·", look.dim())
            });
        }
        spans.push(Span::raw(if closed { " ×" } else { "  " }));
        spans
    };
    (0..7)
        .map(|row| {
            let mut spans = rank_spans(Room::from_idx(row));
            if row + 7 < Room::COUNT {
                spans.push(Span::raw(" ".repeat(column)));
                spans.extend(rank_spans(Room::from_idx(row + 7)));
            }
            Line::from(spans)
        })
        .collect()
}

/// The discard pile in rows, last card first.
pub(super) fn discard_rows(scene: &Scene<'_, RestInPeace>, width: u16) -> Vec<Line<'static>> {
    let cards: Vec<Card> = scene.view.discard.iter().rev().copied().collect();
    let card = |card: &Card| Span::styled(format!("{:<4}", card.to_string()), scene.look.card(*card));
    cards
        .chunks(usize::from(width / 4).max(1))
        .map(|row| Line::from_iter(row.iter().map(card)))
        .collect()
}
