//! Golden frames under `tests/frames`; `SEXTON_BLESS=1` rewrites them.

use super::stage::{Stage, table};
use crate::shell::view::draw;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use std::fs;
use std::path::Path;
use words::Lang;

fn check(name: &str, stage: &Stage, columns: u16, rows: u16) {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
    terminal
        .draw(|frame| {
            draw(frame, &stage.model);
        })
        .unwrap();
    let buffer = terminal.backend().buffer();
    let cells: Vec<&str> = buffer.content().iter().map(|cell| cell.symbol()).collect();
    let lines = cells.chunks(usize::from(columns)).map(|row| row.concat());
    let shown: String = lines.map(|row| format!("{}\n", row.trim_end())).collect();
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/frames")
        .join(format!("clearing-coffins-{name}-{columns}x{rows}.txt"));
    if std::env::var_os("SEXTON_BLESS").is_some() {
        fs::write(&path, &shown).unwrap();
    }
    let golden = fs::read_to_string(&path).unwrap_or_default();
    assert!(shown == golden, "{name} at {columns}×{rows} now shows\n{shown}");
}

#[test]
fn dice_roll_and_lie_and_the_photo_tells_who_was_first() {
    let mut stage = Stage::new(table(2, "{}", &[(0, 0)]), &["Mina", "Ann"], Lang::En);
    check("throw", &stage, 80, 24);
    stage.press("enter").wait(200);
    check("rolling", &stage, 80, 24);
    stage.wait_for_dice();
    check("open", &stage, 80, 24);
    check("open", &stage, 120, 40);
    stage.wait(400).press("l");
    check("hand-down", &stage, 80, 24);
    stage.wait(30).press("a").wait(1_000);
    check("photo", &stage, 80, 24);
    check("photo", &stage, 120, 40);
}

#[test]
fn every_language_fits() {
    for lang in [Lang::De, Lang::Fr, Lang::Nl] {
        let options = r#"{"claim_mode":"pointed","sit_out":1}"#;
        let mut stage = Stage::new(table(6, options, &[(0, 0)]), &["Mina"], lang);
        stage.press("enter");
        stage.wait_for_dice();
        check(&format!("pointed-{lang}"), &stage, 80, 24);
    }
}

#[test]
fn the_curtain_shows_no_card() {
    let mut stage = Stage::new(table(2, "{}", &[(0, 2), (4, 2)]), &["Mina", "Ann"], Lang::En);
    stage.play_to_moonlight();
    check("moon", &stage, 80, 24);
    stage.press("a g");
    check("curtain", &stage, 80, 24);
    stage.press("enter");
    check("look", &stage, 80, 24);
}
