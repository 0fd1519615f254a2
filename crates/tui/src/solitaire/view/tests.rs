//! Golden frames under `tests/frames`; `SEXTON_BLESS=1` rewrites them.

use super::*;
use crate::session::Colors;
use crate::solitaire::stage::{DEAD_END, EXAMPLE, LOSING, LOSS, Script, Stage, WIN, WINNING};
use crate::solitaire::text::room_name;
use crate::text::width;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::style::Color;
use rest_in_peace::parts::Room;
use std::fs;
use std::path::Path;
use words::Lang;

fn render(model: &Model, columns: u16, rows: u16) -> (Buffer, Hits) {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
    let mut hits = Hits::default();
    terminal.draw(|frame| hits = draw(frame, model)).unwrap();
    (terminal.backend().buffer().clone(), hits)
}

fn rows(buffer: &Buffer) -> Vec<String> {
    let columns = usize::from(buffer.area.width);
    let cells: Vec<&str> = buffer.content().iter().map(|cell| cell.symbol()).collect();
    cells.chunks(columns).map(|row| row.concat()).collect()
}

fn text(buffer: &Buffer) -> String {
    rows(buffer)
        .iter()
        .map(|row| format!("{}\n", row.trim_end()))
        .collect()
}

fn check(name: &str, stage: &Stage, columns: u16, rows: u16) {
    let shown = text(&render(&stage.model, columns, rows).0);
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/frames")
        .join(format!("{name}-{columns}x{rows}.txt"));
    if std::env::var_os("SEXTON_BLESS").is_some() {
        fs::write(&path, &shown).unwrap();
    }
    let golden = fs::read_to_string(&path).unwrap_or_default();
    assert!(shown == golden, "{name} at {columns}×{rows} now shows\n{shown}");
}

#[test]
fn the_start_in_every_language() {
    for lang in Lang::ALL {
        check(
            &format!("start-{lang}"),
            &Stage::new(&EXAMPLE, lang, false),
            80,
            24,
        );
    }
    check("start-en", &Stage::after(&EXAMPLE, ""), 120, 40);
    check("start-en", &Stage::after(&EXAMPLE, ""), 60, 20);
    check("start-en", &Stage::after(&EXAMPLE, ""), 59, 20);
}

#[test]
fn a_clue_may_be_turned_up() {
    // T-RP-1, step 5
    check("clue", &Stage::after(&EXAMPLE, "1 2 1 c 1"), 80, 24);
}

#[test]
fn fresh_doors_lie_in_the_garden() {
    // T-RP-1, step 4
    check("fresh", &Stage::after(&EXAMPLE, "1 2 1 c"), 80, 24);
}

#[test]
fn closed_rooms_and_a_forced_closing() {
    // T-RP-1, step 7
    let stage = Stage::after(&EXAMPLE, "1 2 1 c 1 f 1");
    check("forced", &stage, 80, 24);
    check("forced", &stage, 120, 40);
}

#[test]
fn help_cards_and_questions_lie_over_the_house() {
    check("help", &Stage::after(&EXAMPLE, "?"), 80, 24);
    check("cards", &Stage::after(&EXAMPLE, "1 2 1 c d"), 80, 24);
    check("leave", &Stage::after(&EXAMPLE, "q"), 80, 24);
    check("dead-end", &Stage::after(&DEAD_END, "1 1"), 80, 24);
}

#[test]
fn the_ends() {
    let won = Stage::after(&WIN, WINNING);
    check("won", &won, 80, 24);
    check("won", &won, 120, 40);
    check("lost", &Stage::after(&LOSS, LOSING), 80, 24);
}

#[test]
fn without_colours_the_same_is_shown_in_no_colour() {
    let mut stage = Stage::after(&EXAMPLE, "1 2 1 c 1 f 1");
    let (colored, _) = render(&stage.model, 80, 24);
    stage.model.colors = Colors::None;
    let (plain, _) = render(&stage.model, 80, 24);
    assert_eq!(text(&colored), text(&plain));
    let plain_cell = |cell: &ratatui::buffer::Cell| cell.fg == Color::Reset && cell.bg == Color::Reset;
    assert!(plain.content().iter().all(plain_cell));
}

/// Every scene of the scripted games, in every language.
fn scenes(mut visit: impl FnMut(&Stage)) {
    let games: [(&Script, &str); 4] = [
        (&EXAMPLE, "1 2 1 c 1 f 1 c 2"),
        (&WIN, WINNING),
        (&LOSS, LOSING),
        (&DEAD_END, "1 1"),
    ];
    for lang in Lang::ALL {
        for (script, keys) in games {
            let mut stage = Stage::new(script, lang, true);
            visit(&stage);
            for key in keys.split(' ') {
                stage.press(key);
                visit(&stage);
            }
        }
    }
}

#[test]
fn every_cell_is_one_sign_wide_in_every_language() {
    scenes(|stage| {
        for (columns, rows) in [(60, 20), (80, 24), (120, 40), (200, 60)] {
            let (buffer, _) = render(&stage.model, columns, rows);
            for cell in buffer.content() {
                assert_eq!(width(cell.symbol()), 1, "{:?}", cell.symbol());
                assert_ne!(cell.symbol(), "⟨", "a message is missing");
            }
        }
    });
}

#[test]
fn names_clues_and_hints_are_never_cut_at_80x24() {
    scenes(|stage| {
        let (buffer, _) = render(&stage.model, 80, 24);
        let rows = rows(&buffer);
        let house = rows[2..15].join("\n");
        if stage.model.overlay.is_none() {
            for room in Room::all() {
                let name = room_name(stage.model.words(), room);
                assert!(house.contains(&name), "{name} is missing in\n{house}");
            }
            assert!(!house.contains('…'), "{house}");
        }
        assert!(
            !rows[0].contains('…') && !rows[1].contains('…'),
            "{}\n{}",
            rows[0],
            rows[1]
        );
        let leave = stage.model.words().key(match stage.model.mode() {
            crate::solitaire::keys::Mode::Question => "tui-key-cancel",
            _ => "tui-key-leave",
        });
        assert!(rows[23].contains(&leave), "{}", rows[23]);
    });
}

#[test]
fn candidates_are_shown_in_full_at_80_columns() {
    scenes(|stage| {
        let (buffer, _) = render(&stage.model, 80, 24);
        let line = &rows(&buffer)[1];
        for pattern in &stage.model.view.candidates {
            let letters = crate::solitaire::text::pattern_letters(stage.model.words(), *pattern);
            assert!(line.contains(&letters) || stage.model.overlay.is_some(), "{line}");
        }
    });
}

#[test]
fn tallies_and_key_labels_fit_their_columns() {
    for lang in Lang::ALL {
        let stage = Stage::new(&EXAMPLE, lang, false);
        let words = stage.model.words();
        for phrase in crate::solitaire::text::tallies(&stage.model.view, 3) {
            let sentence = words.say(&phrase);
            assert!(width(&sentence) <= 32, "{sentence}");
        }
        for mode in crate::solitaire::keys::Mode::ALL {
            for (_, action) in mode.bindings() {
                let label = words.key(action.label());
                assert!(width(&label) <= 27 && !label.starts_with('⟨'), "{label}");
            }
        }
    }
}

#[test]
fn what_is_drawn_can_be_pointed_at() {
    use crate::solitaire::keys::Action;
    let stage = Stage::after(&EXAMPLE, "");
    let (buffer, hits) = render(&stage.model, 80, 24);
    let rows = rows(&buffer);
    let place = |row: usize, word: &str| {
        let before = rows[row].find(word).unwrap();
        (rows[row][..before].chars().count() as u16, row as u16)
    };
    let at = |(column, row): (u16, u16)| hits.at(column, row);
    assert_eq!(at(place(3, "Library")), Some(Target::Room(Room::from_idx(2))));
    let second = rows.iter().position(|row| row.contains("Take K♦")).unwrap();
    assert_eq!(at(place(second, "Take K♦")), Some(Target::Choice(1)));
    assert_eq!(at(place(23, "help")), Some(Target::Hint(Action::Help)));
    assert_eq!(hits.at(79, 0), None);
}
