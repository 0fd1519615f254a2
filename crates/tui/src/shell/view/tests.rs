//! Golden frames under `tests/frames`; `SEXTON_BLESS=1` rewrites them.

use super::*;
use crate::session::Colors;
use crate::shell::Pace;
use crate::shell::keys::Mode;
use crate::shell::stage::{Stage, options, table};
use dawn_under::Sighting;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::style::Color;
use std::fs;
use std::path::Path;
use words::Lang;

fn render(stage: &Stage, columns: u16, rows: u16) -> (Buffer, Hits) {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
    let mut hits = Hits::default();
    terminal.draw(|frame| hits = draw(frame, &stage.model)).unwrap();
    (terminal.backend().buffer().clone(), hits)
}

fn text(buffer: &Buffer) -> String {
    let columns = usize::from(buffer.area.width);
    let cells: Vec<&str> = buffer.content().iter().map(|cell| cell.symbol()).collect();
    let rows = cells.chunks(columns).map(|row| row.concat());
    rows.map(|row| format!("{}\n", row.trim_end())).collect()
}

fn check(name: &str, stage: &Stage, columns: u16, rows: u16) {
    let shown = text(&render(stage, columns, rows).0);
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/frames")
        .join(format!("dawn-under-{name}-{columns}x{rows}.txt"));
    if std::env::var_os("SEXTON_BLESS").is_some() {
        fs::write(&path, &shown).unwrap();
    }
    let golden = fs::read_to_string(&path).unwrap_or_default();
    assert!(shown == golden, "{name} at {columns}×{rows} now shows\n{shown}");
}

/// Three persons with Count Rucola; nobody but them moves.
fn friends(lang: Lang, more: &str) -> Stage {
    let options = options(&format!(r#"{{"expansion":"on"{more}}}"#));
    Stage::new(table(3, 3, options), &["Mina", "Ann", "Bob"], lang, Pace::Keys)
}

/// Plays until something is so.
fn until(stage: &mut Stage, found: impl Fn(&Stage) -> bool) {
    for _ in 0..4_000 {
        if found(stage) {
            return;
        }
        assert_ne!(
            stage.model.mode(),
            Mode::Over,
            "the game is over before it was seen"
        );
        stage.go_on();
    }
    panic!("it was not seen in so many moves");
}

fn saw(stage: &Stage, sighting: impl Fn(&Sighting) -> bool) -> bool {
    stage
        .model
        .shown
        .as_ref()
        .is_some_and(|shown| shown.recent.iter().any(sighting))
}

#[test]
fn the_start_in_every_language() {
    for lang in Lang::ALL {
        check(&format!("start-{lang}"), &friends(lang, ""), 80, 24);
    }
    check("start-en", &friends(Lang::En, ""), 120, 40);
    check("start-de", &friends(Lang::De, ""), 120, 40);
    check("start-en", &friends(Lang::En, ""), 79, 24);
    check("winding", &friends(Lang::En, r#","layout":"L2""#), 80, 24);
}

#[test]
fn six_sit_at_80x24_and_two_at_120x40() {
    let six = Stage::new(
        table(6, 5, options("{}")),
        &["Mina", "Ann", "Bob", "Jonathan", "Lucy", "Abraham"],
        Lang::En,
        Pace::Keys,
    );
    check("six", &six, 80, 24);
    let two = Stage::new(table(2, 5, options("{}")), &["Mina", "Ann"], Lang::De, Pace::Keys);
    check("two", &two, 120, 40);
}

#[test]
fn an_open_grave_a_bat_and_a_plague() {
    let mut stage = friends(Lang::En, "");
    until(&mut stage, |stage| {
        saw(stage, |it| matches!(it, Sighting::Opened { .. }))
    });
    check("opened", &stage, 80, 24);
    check("opened", &stage, 120, 40);

    let mut stage = friends(Lang::En, "");
    stage.press("2 right right enter enter");
    check("bat", &stage, 80, 24);

    let mut stage = friends(Lang::En, "");
    until(&mut stage, |stage| {
        let view = stage.model.shown.as_ref().map(|shown| &shown.view);
        view.is_some_and(|view| view.plague.is_some()) && stage.model.mode() == Mode::Play
    });
    check("plague", &stage, 80, 24);
    check("plague", &stage, 120, 40);
}

#[test]
fn what_lies_over_the_cemetery() {
    check("help", friends(Lang::En, "").press("?"), 80, 24);
    check("story", friends(Lang::En, "").press("enter e"), 80, 24);
    check("search", friends(Lang::En, "").press("/ c 2"), 80, 24);
    check("leave", friends(Lang::De, "").press("q"), 80, 24);
}

#[test]
fn the_keyboard_goes_round() {
    let mut stage = friends(Lang::En, "");
    until(&mut stage, |stage| stage.model.mode() == Mode::HandOver);
    check("hand-over", &stage, 80, 24);
}

#[test]
fn the_end_opens_everything() {
    let stage = Stage::new(table(3, 3, options("{}")), &[], Lang::En, Pace::Fast);
    check("end", &stage, 80, 24);
    check("end", &stage, 120, 40);
}

/// Every scene of a game, in every language.
fn scenes(mut visit: impl FnMut(&Stage)) {
    for lang in Lang::ALL {
        let mut stage = friends(lang, "");
        for _ in 0..150 {
            visit(&stage);
            stage.go_on();
        }
    }
}

#[test]
fn every_cell_is_one_sign_wide_and_no_message_is_missing() {
    scenes(|stage| {
        for (columns, rows) in [(80, 24), (120, 40)] {
            let (buffer, _) = render(stage, columns, rows);
            for cell in buffer.content() {
                assert_eq!(width(cell.symbol()), 1, "{:?}", cell.symbol());
                assert_ne!(cell.symbol(), "⟨", "a message is missing:\n{}", text(&buffer));
            }
        }
    });
}

#[test]
fn whose_move_it_is_is_always_in_sight() {
    scenes(|stage| {
        let (buffer, _) = render(stage, 80, 24);
        let shown = text(&buffer);
        let whose = whose_move(&stage.model);
        assert!(
            shown.lines().next().is_some_and(|line| line.contains(&whose)),
            "{shown}"
        );
    });
}

#[test]
fn without_colours_the_same_is_shown_in_no_colour() {
    let mut stage = friends(Lang::En, "");
    until(&mut stage, |stage| {
        saw(stage, |it| matches!(it, Sighting::Opened { .. }))
    });
    let (colored, _) = render(&stage, 80, 24);
    stage.model.colors = Colors::None;
    let (plain, _) = render(&stage, 80, 24);
    assert_eq!(text(&colored), text(&plain));
    let plain_cell = |cell: &ratatui::buffer::Cell| cell.fg == Color::Reset && cell.bg == Color::Reset;
    assert!(plain.content().iter().all(plain_cell));
}

#[test]
fn graves_choices_and_hints_can_be_pointed_at() {
    use crate::shell::message::Message;
    let mut stage = friends(Lang::En, "");
    let (_, hits) = render(&stage, 80, 24);
    // C2 lies in the third column of the second row.
    let target = hits.at(12, 3);
    assert_eq!(target, Some(Target::Spot(Spot(12))));
    stage.hear(Message::PointedAt(target.unwrap()));
    let label = |stage: &Stage| stage.model.label(stage.model.offer().unwrap());
    assert_eq!(label(&stage), "Open grave C2");
    stage.hear(Message::PointedAt(Target::Row(1)));
    stage.hear(Message::PointedAt(Target::Spot(Spot(59))));
    assert_eq!(
        label(&stage),
        "Put a bat on grave J6",
        "the selected row comes first"
    );
    let help = (0..80).find_map(|column| match hits.at(column, 23) {
        Some(Target::Hint(Action::Help)) => Some(()),
        _ => None,
    });
    assert!(help.is_some());
}
