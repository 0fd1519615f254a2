//! Everything around the house: title, clues, pattern, choices, happenings, cards and key hints.

use super::Hits;
use crate::look::Look;
use crate::panel::{self, BOXED, HINT_GAP, boxed, lines, panel};
use crate::solitaire::danger::is_dead_end;
use crate::solitaire::foresight::foresee;
use crate::solitaire::keys::{Action, Mode};
use crate::solitaire::message::Target;
use crate::solitaire::model::Model;
use crate::solitaire::text::{self, Found, clue_letter, find_pattern};
use crate::text::{clip, width, wrap, wrap_within};
use engine::{Game as _, Phrase, Rule, Seen};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType};
use rest_in_peace::parts::{Card, Clue, Pattern, Room, Suit};
use rest_in_peace::{Command, RestInPeace};
use words::Words;

/// The name of the game, and what one carries and has met, in one line.
pub(crate) fn title(frame: &mut Frame<'_>, area: Rect, model: &Model, look: &Look) {
    let words = model.words();
    let view = &model.view;
    let mut left = vec![Span::styled(
        format!(" {}", words.key("rp-game-title")),
        look.bright(),
    )];
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
    let mut right = vec![
        Span::styled(words.key(bones.0), bones.1),
        Span::styled(" · ", look.dim()),
        Span::styled(words.key(ghost.0), ghost.1),
        Span::raw(" "),
    ];
    if view.doomed.is_some() {
        right.insert(
            0,
            Span::styled(format!("{} · ", words.key("tui-doomed")), look.warning()),
        );
    }
    let right = Line::from(right);
    let left_area = Rect {
        width: area.width.saturating_sub(right.width() as u16),
        ..area
    };
    frame.render_widget(right.right_aligned(), area);
    frame.render_widget(Line::from(left), left_area);
}

/// Title and clues in two lines.
pub(crate) fn header(frame: &mut Frame<'_>, area: Rect, model: &Model, look: &Look) {
    title(frame, Rect { height: 1, ..area }, model, look);
    let row = Rect {
        y: area.y + 1,
        height: 1,
        ..area
    };
    // The longest form that fits; in narrow windows labels and gaps give way.
    let forms = [(true, "  "), (true, " "), (false, "  "), (false, " ")]
        .map(|(labels, gap)| clue_line(model, labels, gap, look));
    let fitting = forms.iter().find(|line| line.width() < usize::from(row.width));
    frame.render_widget(fitting.unwrap_or(&forms[3]), row);
}

/// The clues and what the pattern can be: where each candidate lies, `×` before closed rooms, `?` for none yet.
fn clue_line(model: &Model, labels: bool, gap: &'static str, look: &Look) -> Line<'static> {
    let words = model.words();
    let view = &model.view;
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

/// The three clue cards, and what was counted.
pub(crate) fn clues(frame: &mut Frame<'_>, area: Rect, model: &Model, look: &Look) {
    let words = model.words();
    let inner = boxed(frame, area, &words.key("tui-clues"), look.warm());
    let cell = inner.width / 3;
    for (idx, clue) in model.view.clues.iter().enumerate() {
        let card = Rect {
            x: inner.x + idx as u16 * cell,
            width: cell.saturating_sub(1),
            height: 6.min(inner.height),
            ..inner
        };
        clue_card(frame, card, model, clue.face(), look);
    }
}

fn clue_card(frame: &mut Frame<'_>, area: Rect, model: &Model, clue: Option<Clue>, look: &Look) {
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
    let name = clue.map_or("?".to_owned(), |clue| {
        model.words().say(&rest_in_peace::text::clue(clue))
    });
    let rows = picture.into_iter().chain([clip(&name, cells)]);
    lines(
        frame,
        face,
        rows.map(|row| Line::styled(row, style).centered()).collect(),
    );
}

/// What was counted so far, in a panel of its own.
pub(crate) fn so_far(frame: &mut Frame<'_>, area: Rect, model: &Model, look: &Look) {
    let inner = boxed(frame, area, &model.words().key("tui-so-far"), look.dim());
    lines(frame, inner, statistics(model, inner.width, look));
}

/// What was counted so far.
pub(crate) fn statistics(model: &Model, width: u16, look: &Look) -> Vec<Line<'static>> {
    let clues = text::known_clues(model.happenings.iter().map(|happening| &happening.told));
    text::tallies(&model.view, clues)
        .iter()
        .map(|phrase| Line::styled(clip(&model.words().say(phrase), usize::from(width)), look.text()))
        .collect()
}

/// The candidates, and where each was found.
pub(crate) fn pattern(frame: &mut Frame<'_>, area: Rect, model: &Model, look: &Look) {
    let words = model.words();
    let inner = boxed(frame, area, &words.key("tui-pattern-title"), look.warm());
    let rows = model.view.candidates.iter().map(|pattern| {
        let mut spans = letters(words, *pattern, look).to_vec();
        spans.push(Span::raw("  "));
        spans.push(where_found(
            model,
            *pattern,
            usize::from(inner.width).saturating_sub(7),
            look,
        ));
        Line::from(spans)
    });
    lines(frame, inner, rows.collect());
}

fn where_found(model: &Model, pattern: Pattern, cells: usize, look: &Look) -> Span<'static> {
    let words = model.words();
    let (phrase, style) = match find_pattern(&model.view, pattern) {
        Found::In(room) => (rest_in_peace::text::room(room), look.lamp()),
        Found::Closed(room) => (
            Phrase::new("tui-pattern-closed").with("room", rest_in_peace::text::room(room)),
            look.dim(),
        ),
        Found::Nowhere => (Phrase::new("tui-pattern-nowhere"), look.text()),
    };
    Span::styled(clip(&words.say(&phrase), cells), style)
}

/// What is left in the deck: a row per rank, with the suits that are left.
pub(crate) fn deck(frame: &mut Frame<'_>, area: Rect, model: &Model, look: &Look) {
    let phrase = Phrase::new("tui-deck-title").with("cards", model.view.deck.len() as u32);
    let inner = boxed(frame, area, &model.words().say(&phrase), look.warm());
    lines(frame, inner, deck_rows(model, look, inner.width));
}

/// The ranks in two columns.
pub(crate) fn deck_rows(model: &Model, look: &Look, width: u16) -> Vec<Line<'static>> {
    let column = usize::from(width / 2).saturating_sub(9);
    let rank_spans = |room: Room| {
        let closed = model.view.rooms[room.idx()].closed;
        let rank_style = if closed { look.dim() } else { look.bright() };
        let mut spans = vec![Span::styled(format!("{:>2} ", room.to_string()), rank_style)];
        for suit in Suit::ALL {
            let card = Card::new(room, suit);
            spans.push(if model.view.deck.contains(&card) {
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

/// The discard pile, last card first.
pub(crate) fn discard(frame: &mut Frame<'_>, area: Rect, model: &Model, look: &Look) {
    let phrase = Phrase::new("tui-discard-title").with("cards", model.view.discard.len() as u32);
    let inner = boxed(frame, area, &model.words().say(&phrase), look.warm());
    lines(frame, inner, discard_rows(model, look, inner.width));
}

/// The discard pile in rows, last card first.
pub(crate) fn discard_rows(model: &Model, look: &Look, width: u16) -> Vec<Line<'static>> {
    let cards: Vec<Card> = model.view.discard.iter().rev().copied().collect();
    cards
        .chunks(usize::from(width / 4).max(1))
        .map(|row| {
            Line::from_iter(
                row.iter()
                    .map(|card| Span::styled(format!("{:<4}", card.to_string()), look.card(*card))),
            )
        })
        .collect()
}

/// The letter of a choice, if it has one.
fn hot_key(command: Command) -> Option<String> {
    let action = match command {
        Command::Flip => Action::Flip,
        Command::Skip => Action::Skip,
        Command::Passage => Action::Passage,
        Command::Close => Action::Close,
        Command::CloseViaPassage => Action::CloseViaPassage,
        Command::Concede => Action::Concede,
        Command::Door { .. } | Command::Fresh { .. } => return None,
    };
    Mode::Play.sign_of(action)
}

/// The choices with their keys; below them, where there is no panel for it, what the selected one means.
pub(crate) fn choices(frame: &mut Frame<'_>, area: Rect, model: &Model, look: &Look, hits: &mut Hits) {
    // A question too long for the title goes on below it.
    let mut question = wrap(&text::question(model), usize::from(area.width.saturating_sub(5))).into_iter();
    let inner = panel(frame, area, &question.next().unwrap_or_default(), look.lamp());
    let asked: Vec<Line<'_>> = question.map(|line| Line::styled(line, look.lamp())).collect();
    let [asked_area, list] = inner.layout(&Layout::vertical([
        Constraint::Length(asked.len() as u16),
        Constraint::Fill(1),
    ]));
    lines(frame, asked_area, asked);

    let rows = usize::from(list.height);
    let first = (model.selected + 1).saturating_sub(rows);
    for (idx, command) in model.choices.iter().enumerate().skip(first).take(rows) {
        let row = Rect {
            y: list.y + (idx - first) as u16,
            height: 1,
            ..list
        };
        frame.render_widget(choice_line(model, idx, *command, list.width, look), row);
        hits.add(row, Target::Choice(idx));
    }
    if area.height < BOXED {
        let used = model.choices.len().min(rows) as u16;
        let rest = Rect {
            y: list.y + used,
            height: list.height - used,
            ..list
        };
        let (text, rule, style) = meaning_text(model, look);
        let rule = rule.map_or(String::new(), |rule| format!("({rule}) "));
        draw_meaning(frame, rest, &format!("{rule}{text}"), style);
    }
}

fn choice_line(model: &Model, idx: usize, command: Command, columns: u16, look: &Look) -> Line<'static> {
    let selected = idx == model.selected;
    let hot = match hot_key(command) {
        Some(key) => format!("{key} "),
        None if model.choices.iter().any(|choice| hot_key(*choice).is_some()) => "  ".to_owned(),
        None => String::new(),
    };
    let mark = if selected { "►" } else { " " };
    let warns = if is_dead_end(&model.view, command) {
        "! "
    } else {
        ""
    };
    let key = format!("{mark}{} {hot}", idx + 1);
    let cells = usize::from(columns).saturating_sub(width(&key) + 1);
    let label = choice_label(model, command, cells.saturating_sub(width(warns)));
    let text = format!("{:<cells$}", format!("{warns}{label}"));
    if selected {
        Line::styled(format!("{key}{text} "), look.selected())
    } else {
        Line::from(vec![
            Span::styled(key, look.key()),
            Span::styled(
                text,
                if warns.is_empty() {
                    look.text()
                } else {
                    look.warning()
                },
            ),
        ])
    }
}

/// What a choice does; of a door, where there is no room for a sentence, card and room.
fn choice_label(model: &Model, command: Command, cells: usize) -> String {
    let label = model.words().say(&RestInPeace::say_command(&command));
    match command {
        Command::Door { card } | Command::Fresh { card } if width(&label) > cells => {
            let name = text::room_name(model.words(), card.room());
            clip(&format!("{card} → {name}"), cells)
        }
        _ => clip(&label, cells),
    }
}

/// What the selected choice means, in a panel of its own with the rule as its title.
pub(crate) fn meaning(frame: &mut Frame<'_>, area: Rect, model: &Model, look: &Look) {
    let (text, rule, style) = meaning_text(model, look);
    let title = rule.map_or(String::new(), |rule| {
        format!("{} {rule}", model.words().key("tui-rule"))
    });
    let inner = panel(frame, area, &title, look.dim());
    draw_meaning(frame, inner, &text, style);
}

fn draw_meaning(frame: &mut Frame<'_>, area: Rect, text: &str, style: Style) {
    let wrapped = wrap_within(text, usize::from(area.width), usize::from(area.height));
    lines(
        frame,
        area,
        wrapped
            .into_iter()
            .map(|line| Line::styled(line, style))
            .collect(),
    );
}

/// A note of the client, a warning, or what the selected choice means and costs; and the rule behind it.
fn meaning_text(model: &Model, look: &Look) -> (String, Option<Rule>, Style) {
    let words = model.words();
    if let Some(note) = &model.note {
        return (format!("! {}", words.say(&note.text)), note.rule, look.warning());
    }
    let Some(command) = model.selection() else {
        return (String::new(), None, look.text());
    };
    if is_dead_end(&model.view, command) {
        let warning = format!("! {}", words.key("tui-dead-end"));
        return (warning, Some(Rule("RP-5.2")), look.warning());
    }
    let help = words.say(&rest_in_peace::text::help(&command));
    let text = match foresee(&model.view, command) {
        Some(ahead) => format!("{} {help}", words.say(&ahead)),
        None => help,
    };
    (text, Some(RestInPeace::rule_of(&command)), look.text())
}

/// What has happened, the latest last; the current move is bright.
pub(crate) fn log(frame: &mut Frame<'_>, area: Rect, model: &Model, look: &Look) {
    let title = match model.scrolled_back {
        0 => model.words().key("tui-log"),
        _ => model.words().key("tui-log-scrolled"),
    };
    let inner = panel(frame, area, &title, look.dim());
    let rows = log_rows(model, model.scrolled_back, inner.width, look);
    let skipped = rows.len().saturating_sub(usize::from(inner.height));
    lines(frame, inner, rows.into_iter().skip(skipped).collect());
}

/// The happenings in lines, without the last `back` of them.
pub(crate) fn log_rows(model: &Model, back: usize, width: u16, look: &Look) -> Vec<Line<'static>> {
    let shown = model.happenings.len().saturating_sub(back);
    let mut rows = Vec::new();
    for happening in &model.happenings[..shown] {
        let style = if happening.turn == model.turn() {
            look.text()
        } else {
            look.dim()
        };
        let sentence = text::tell(model.words(), &happening.told);
        let wrapped = wrap(&sentence, usize::from(width).saturating_sub(2));
        for (idx, line) in wrapped.into_iter().enumerate() {
            let bullet = if idx == 0 { "· " } else { "  " };
            rows.push(Line::styled(format!("{bullet}{line}"), style));
        }
    }
    rows
}

/// What goes first where not all hints fit: `?` tells of it, and the mouse or the choices do most of it.
const DROPPED_FIRST: [Action; 8] = [
    Action::Earlier,
    Action::Undo,
    Action::Events,
    Action::Language,
    Action::Cards,
    Action::Concede,
    Action::Up,
    Action::SameDeal,
];

/// The keys in use, as many as fit, each of them a thing to click.
pub(crate) fn hints(frame: &mut Frame<'_>, area: Rect, model: &Model, look: &Look, hits: &mut Hits) {
    let mut hints = model.mode().hints();
    // The numbers stand beside the choices; taking back is for practice only.
    hints.retain(|(_, action)| *action != Action::Choose(1) && (*action != Action::Undo || model.practice));
    let cells =
        |hint: &(String, Action)| width(&hint.0) + 1 + width(&model.words().key(hint.1.label())) + HINT_GAP;
    for dropped in DROPPED_FIRST {
        if hints.iter().map(cells).sum::<usize>() > usize::from(area.width) {
            hints.retain(|(_, action)| *action != dropped);
        }
    }
    hint_row(frame, area, hints, model, look, hits);
}

/// Hints side by side.
pub(crate) fn hint_row(
    frame: &mut Frame<'_>,
    area: Rect,
    hints: Vec<(String, Action)>,
    model: &Model,
    look: &Look,
    hits: &mut Hits,
) {
    let label = |action: Action| model.words().key(action.label());
    for (place, action) in panel::hint_row(frame, area, hints, label, look) {
        hits.add(place, Target::Hint(action));
    }
}
