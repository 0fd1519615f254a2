//! Golden frames under `tests/frames`; `SEXTON_BLESS=1` rewrites them.

use super::super::signs::{pattern_letters, room_name, tallies};
use super::super::{RestInPeace, room_spot};
use super::stage::{DEAD_END, EXAMPLE, LOSING, LOSS, Script, Stage, WIN, WINNING};
use crate::look::Look;
use crate::screen::Screen as _;
use crate::session::Colors;
use crate::shell::keys::{Action, Mode};
use crate::shell::message::Target;
use crate::shell::stage::{rows, text};
use crate::shell::view::scene_of;
use crate::text::width;
use ratatui::style::Color;
use rest_in_peace::parts::Room;
use words::Lang;

#[test]
fn the_start_in_every_language() {
    for lang in Lang::ALL {
        Stage::new(&EXAMPLE, lang, false).check(&format!("start-{lang}"), 80, 24);
    }
    Stage::after(&EXAMPLE, "").check("start-en", 120, 40);
    Stage::new(&EXAMPLE, Lang::De, true).check("start-de", 120, 40);
    Stage::after(&EXAMPLE, "").check("start-en", 60, 20);
    Stage::after(&EXAMPLE, "").check("start-en", 59, 20);
}

#[test]
fn a_clue_may_be_turned_up() {
    // T-RP-1, step 5
    Stage::after(&EXAMPLE, "1 2 1 c 1").check("clue", 80, 24);
}

#[test]
fn fresh_doors_lie_in_the_garden() {
    // T-RP-1, step 4
    Stage::after(&EXAMPLE, "1 2 1 c").check("fresh", 80, 24);
}

#[test]
fn closed_rooms_and_a_forced_closing() {
    // T-RP-1, step 7
    let stage = Stage::after(&EXAMPLE, "1 2 1 c 1 f 1");
    stage.check("forced", 80, 24);
    stage.check("forced", 120, 40);
}

#[test]
fn help_cards_and_questions_lie_over_the_house() {
    Stage::after(&EXAMPLE, "?").check("help", 80, 24);
    Stage::after(&EXAMPLE, "1 2 1 c d").check("cards", 80, 24);
    Stage::after(&EXAMPLE, "q").check("leave", 80, 24);
    Stage::after(&DEAD_END, "1 1").check("dead-end", 80, 24);
}

#[test]
fn the_ends() {
    let won = Stage::after(&WIN, WINNING);
    won.check("won", 80, 24);
    won.check("won", 120, 40);
    Stage::after(&LOSS, LOSING).check("lost", 80, 24);
}

#[test]
fn without_colours_the_same_is_shown_in_no_colour() {
    let mut stage = Stage::after(&EXAMPLE, "1 2 1 c 1 f 1");
    let (colored, _) = stage.render(80, 24);
    stage.model.colors = Colors::None;
    let (plain, _) = stage.render(80, 24);
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
            let (buffer, _) = stage.render(columns, rows);
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
        let (buffer, _) = stage.render(80, 24);
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
            Mode::Question => "tui-key-cancel",
            _ => "tui-key-leave",
        });
        assert!(rows[23].contains(&leave), "{}", rows[23]);
    });
}

#[test]
fn candidates_are_shown_in_full_at_80_columns() {
    scenes(|stage| {
        let (buffer, _) = stage.render(80, 24);
        let line = &rows(&buffer)[1];
        for pattern in &stage.view().candidates {
            let letters = pattern_letters(stage.model.words(), *pattern);
            assert!(line.contains(&letters) || stage.model.overlay.is_some(), "{line}");
        }
    });
}

#[test]
fn tallies_and_key_labels_fit_their_columns() {
    for lang in Lang::ALL {
        let stage = Stage::new(&EXAMPLE, lang, false);
        let words = stage.model.words();
        let look = Look::new(Colors::None);
        let shown = stage.model.shown.as_ref().unwrap();
        for phrase in tallies(&scene_of(&stage.model, shown, &look)) {
            let sentence = words.say(&phrase);
            assert!(width(&sentence) <= 32, "{sentence}");
        }
        let bindings = Mode::ALL.into_iter().flat_map(Mode::bindings);
        let letters = RestInPeace::WORDS.iter().filter_map(|word| word.letter);
        let labels = bindings.map(|(_, action)| action.label());
        for label in labels.chain(letters.map(|(_, label)| label)) {
            let label = words.key(label);
            assert!(width(&label) <= 27 && !label.starts_with('⟨'), "{label}");
        }
    }
}

#[test]
fn what_is_drawn_can_be_pointed_at() {
    let stage = Stage::after(&EXAMPLE, "");
    let (buffer, hits) = stage.render(80, 24);
    let rows = rows(&buffer);
    let place = |row: usize, word: &str| {
        let before = rows[row].find(word).unwrap();
        (rows[row][..before].chars().count() as u16, row as u16)
    };
    let at = |(column, row): (u16, u16)| hits.at(column, row);
    assert_eq!(
        at(place(3, "Library")),
        Some(Target::Spot(room_spot(Room::from_idx(2))))
    );
    let second = rows.iter().position(|row| row.contains("Take K♦")).unwrap();
    assert_eq!(at(place(second, "Take K♦")), Some(Target::Row(1)));
    assert_eq!(at(place(23, "help")), Some(Target::Hint(Action::Help)));
    assert_eq!(hits.at(79, 0), None);
}
