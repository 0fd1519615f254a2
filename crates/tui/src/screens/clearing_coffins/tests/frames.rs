//! Golden frames under `tests/frames`; `SEXTON_BLESS=1` rewrites them.

use super::stage::{Stage, table};
use words::Lang;

#[test]
fn dice_roll_and_lie_and_the_photo_tells_who_was_first() {
    let mut stage = Stage::new(table(2, "{}", &[(0, 0)]), &["Mina", "Ann"], Lang::En);
    stage.check("throw", 80, 24);
    stage.press("enter").wait(200);
    stage.check("rolling", 80, 24);
    stage.wait_for_dice();
    stage.check("open", 80, 24);
    stage.check("open", 120, 40);
    stage.wait(400).press("l");
    stage.check("hand-down", 80, 24);
    stage.wait(30).press("a").wait(1_000);
    stage.check("photo", 80, 24);
    stage.check("photo", 120, 40);
}

#[test]
fn every_language_fits() {
    for lang in [Lang::De, Lang::Fr, Lang::Nl] {
        let options = r#"{"claim_mode":"pointed","sit_out":1}"#;
        let mut stage = Stage::new(table(6, options, &[(0, 0)]), &["Mina"], lang);
        stage.press("enter");
        stage.wait_for_dice();
        stage.check(&format!("pointed-{lang}"), 80, 24);
    }
}

#[test]
fn the_curtain_shows_no_card() {
    let mut stage = Stage::new(table(2, "{}", &[(0, 2), (4, 2)]), &["Mina", "Ann"], Lang::En);
    stage.play_to_moonlight();
    stage.check("moon", 80, 24);
    stage.press("a g");
    stage.check("curtain", 80, 24);
    stage.press("enter");
    stage.check("look", 80, 24);
}
