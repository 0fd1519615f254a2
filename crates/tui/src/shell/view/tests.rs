//! Golden frames under `tests/frames`; `SEXTON_BLESS=1` rewrites them.

use super::*;
use crate::session::Colors;
use crate::shell::Pace;
use crate::shell::keys::Mode;
use crate::shell::stage::{self, options, table, text};
use dawn_under::{DawnUnder, Sighting};
use ratatui::style::Color;
use words::Lang;

type Stage = stage::Stage<DawnUnder>;

/// Three persons with Count Rucola; nobody but them moves.
fn friends(lang: Lang, more: &str) -> Stage {
    let options = options::<DawnUnder>(&format!(r#"{{"expansion":"on"{more}}}"#));
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

#[test]
fn the_start_in_every_language() {
    for lang in Lang::ALL {
        friends(lang, "").check(&format!("start-{lang}"), 80, 24);
    }
    friends(Lang::En, "").check("start-en", 120, 40);
    friends(Lang::De, "").check("start-de", 120, 40);
    friends(Lang::En, "").check("start-en", 79, 24);
    friends(Lang::En, r#","layout":"L2""#).check("winding", 80, 24);
}

#[test]
fn six_sit_at_80x24_and_two_at_120x40() {
    let six = Stage::new(
        table(6, 5, options::<DawnUnder>("{}")),
        &["Mina", "Ann", "Bob", "Jonathan", "Lucy", "Abraham"],
        Lang::En,
        Pace::Keys,
    );
    six.check("six", 80, 24);
    let two = Stage::new(
        table(2, 5, options::<DawnUnder>("{}")),
        &["Mina", "Ann"],
        Lang::De,
        Pace::Keys,
    );
    two.check("two", 120, 40);
}

#[test]
fn an_open_grave_a_bat_and_a_plague() {
    let mut stage = friends(Lang::En, "");
    until(&mut stage, |stage| {
        stage.saw(|it| matches!(it, Sighting::Opened { .. }))
    });
    stage.check("opened", 80, 24);
    stage.check("opened", 120, 40);

    let mut stage = friends(Lang::En, "");
    stage.press("2 right right enter enter");
    stage.check("bat", 80, 24);

    let mut stage = friends(Lang::En, "");
    until(&mut stage, |stage| {
        let view = stage.model.shown.as_ref().map(|shown| &shown.view);
        view.is_some_and(|view| view.plague.is_some()) && stage.model.mode() == Mode::Play
    });
    stage.check("plague", 80, 24);
    stage.check("plague", 120, 40);
}

#[test]
fn what_lies_over_the_cemetery() {
    friends(Lang::En, "").press("?").check("help", 80, 24);
    friends(Lang::En, "").press("enter e").check("story", 80, 24);
    friends(Lang::En, "").press("/ c 2").check("search", 80, 24);
    friends(Lang::De, "").press("q").check("leave", 80, 24);
}

#[test]
fn the_keyboard_goes_round() {
    let mut stage = friends(Lang::En, "");
    until(&mut stage, |stage| stage.model.mode() == Mode::HandOver);
    stage.check("hand-over", 80, 24);
}

#[test]
fn the_end_opens_everything() {
    let stage = Stage::new(table(3, 3, options::<DawnUnder>("{}")), &[], Lang::En, Pace::Fast);
    stage.check("end", 80, 24);
    stage.check("end", 120, 40);
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
            let (buffer, _) = stage.render(columns, rows);
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
        let (buffer, _) = stage.render(80, 24);
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
        stage.saw(|it| matches!(it, Sighting::Opened { .. }))
    });
    let (colored, _) = stage.render(80, 24);
    stage.model.colors = Colors::None;
    let (plain, _) = stage.render(80, 24);
    assert_eq!(text(&colored), text(&plain));
    let plain_cell = |cell: &ratatui::buffer::Cell| cell.fg == Color::Reset && cell.bg == Color::Reset;
    assert!(plain.content().iter().all(plain_cell));
}

#[test]
fn graves_choices_and_hints_can_be_pointed_at() {
    use crate::shell::message::Message;
    let mut stage = friends(Lang::En, "");
    let (_, hits) = stage.render(80, 24);
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
