//! Every binding does what its hint says.

use super::*;
use crate::press::Press;
use crate::solitaire::keys::Mode;
use crate::solitaire::stage::{DEAD_END, EXAMPLE, LOSS, Stage, WIN, WINNING, press};
use crossterm::event::KeyCode;

/// The effects of one key after some others.
fn effects(stage: &mut Stage, key: &str) -> Vec<Effect> {
    update(&mut stage.model, Message::Pressed(press(key)))
}

fn check(before: &str, key: &str, expected: &[Effect]) {
    let mut stage = Stage::after(&EXAMPLE, before);
    assert_eq!(effects(&mut stage, key), expected, "{before} then {key}");
}

fn door(card: &str) -> Effect {
    let card = card.parse().unwrap();
    Effect::Change(Wanted::Play(Command::Door { card }))
}

fn play(command: Command) -> Effect {
    Effect::Change(Wanted::Play(command))
}

#[test]
fn numbers_arrows_and_enter_choose() {
    check("", "1", &[door("3♦")]);
    check("", "2", &[door("K♦")]);
    check("", "enter", &[door("3♦")]);
    check("down", "enter", &[door("K♦")]);
    check("j", "space", &[door("K♦")]);
    check("down down", "enter", &[door("3♦")]);
    check("up", "enter", &[door("K♦")]);
    check("k", "enter", &[door("K♦")]);
    for key in ["3", "4", "5", "6", "7", "8", "9"] {
        check("", key, &[]);
    }
}

#[test]
fn letters_choose_even_what_the_rules_refuse() {
    let fresh = "8♠".parse().unwrap();
    check("1 2 1 c 1", "f", &[play(Command::Flip)]);
    check("1 2 1 c 1", "s", &[play(Command::Skip)]);
    check("1 2 1", "c", &[play(Command::Close)]);
    check("", "p", &[play(Command::Passage)]);
    check("", "v", &[play(Command::CloseViaPassage)]);
    check("1 2 1 c 1 f 1 c", "1", &[play(Command::Fresh { card: fresh })]);
    let mut stage = Stage::after(&EXAMPLE, "c");
    let rule = stage.model.note.as_ref().unwrap().rule;
    assert_eq!(rule, Some(Rule("RP-6.1")));
    stage.press("down");
    assert_eq!(stage.model.note, None);
}

#[test]
fn overlays_open_scroll_and_close() {
    for (key, again) in [
        ("?", "?"),
        ("h", "esc"),
        ("d", "d"),
        ("e", "e"),
        ("d", "q"),
        ("e", "enter"),
        ("?", "space"),
    ] {
        let mut stage = Stage::after(&EXAMPLE, key);
        assert_eq!(stage.model.mode(), Mode::Reading);
        stage.press("down pgdn j up pgup k");
        stage.press(again);
        assert_eq!(stage.model.mode(), Mode::Play, "{key} {again}");
    }
    let mut stage = Stage::after(&EXAMPLE, "? pgdn");
    assert_eq!(stage.model.overlay, Some(Overlay::Help(PAGE)));
    stage.press("l");
    assert_eq!(stage.model.lang, Lang::De);
    stage.press("d");
    assert_eq!(stage.model.overlay, Some(Overlay::Cards(0)));
}

#[test]
fn what_has_happened_can_be_scrolled_in_place() {
    let mut stage = Stage::after(&EXAMPLE, "1 1 pgup");
    assert_eq!(stage.model.scrolled_back, PAGE);
    stage.press("pgdn");
    assert_eq!(stage.model.scrolled_back, 0);
    update(&mut stage.model, Message::Wheel { up: true });
    assert_eq!(stage.model.scrolled_back, PAGE);
    stage.press("1");
    assert_eq!(stage.model.scrolled_back, 0);
}

#[test]
fn the_language_changes_at_once_and_comes_round() {
    let mut stage = Stage::after(&EXAMPLE, "l");
    assert_eq!(stage.model.lang, Lang::De);
    stage.press("l l l");
    assert_eq!(stage.model.lang, Lang::En);
}

#[test]
fn giving_up_wants_a_second_thought() {
    check("x", "enter", &[play(Command::Concede)]);
    check("x", "y", &[play(Command::Concede)]);
    for no in ["esc", "n", "q"] {
        check("x", no, &[]);
        assert_eq!(
            Stage::after(&EXAMPLE, &format!("x {no}")).model.mode(),
            Mode::Play
        );
    }
}

#[test]
fn leaving_wants_a_second_thought_unless_it_is_over() {
    check("q", "enter", &[Effect::Leave(Next::Leave)]);
    check("q", "esc", &[]);
    for before in ["", "?", "x"] {
        check(before, "^C", &[Effect::Leave(Next::Leave)]);
    }
    for (key, next) in [("q", Next::Leave), ("n", Next::NewGame), ("r", Next::SameDeal)] {
        check("x enter", key, &[Effect::Leave(next)]);
    }
}

#[test]
fn going_home_to_no_way_out_wants_a_second_thought() {
    // RP-5.2, T-RP-32
    let mut stage = Stage::after(&DEAD_END, "1");
    assert_eq!(effects(&mut stage, "1"), []);
    assert!(matches!(
        stage.model.overlay,
        Some(Overlay::Question(Question::DeadEnd(_)))
    ));
    assert_eq!(effects(&mut stage, "enter"), [door("A♥")]);
    // With the bones, or with a door left, home is home.
    let stage = Stage::after(&WIN, "2 1 1 2 1 1 f c");
    assert!(
        !stage
            .model
            .choices
            .iter()
            .any(|choice| is_dead_end(&stage.model.view, *choice))
    );
}

#[test]
fn moves_are_taken_back_in_practice_and_only_there() {
    let mut counted = Stage::after(&EXAMPLE, "1 2 1 c 1 s");
    assert_eq!(effects(&mut counted, "u"), []);
    assert_eq!(
        counted.model.note.clone().unwrap().text,
        Phrase::new("tui-undo-counted")
    );

    let mut practice = Stage::new(&EXAMPLE, Lang::En, true);
    practice.press("1 2 1 c 1 s");
    assert_eq!(effects(&mut practice, "u"), [Effect::Change(Wanted::TakeBack)]);
    practice.press("u");
    assert_eq!(practice.model.choices, [Command::Flip, Command::Skip]);
    practice.press("f u");
    assert_eq!(
        practice.model.note.clone().unwrap().text,
        Phrase::new("tui-undo-nothing")
    );
}

#[test]
fn a_full_disk_loses_nothing() {
    let mut stage = Stage::after(&EXAMPLE, "1");
    stage.full.set(true);
    let before = stage.model.view.clone();
    stage.press("1");
    assert_eq!(
        (stage.model.mode(), &stage.model.view),
        (Mode::Unwritten, &before)
    );
    stage.press("r");
    assert_eq!(stage.model.mode(), Mode::Unwritten);
    stage.press("esc");
    assert_eq!(stage.model.mode(), Mode::Play);
    stage.press("1 q");
    assert_eq!(stage.model.overlay, Some(Overlay::Question(Question::Leave)));
    stage.press("esc 1 g");
    assert!(stage.model.view != before && !stage.model.kept);
    assert_eq!(stage.written.get(), 1);
    // As soon as there is space again, everything is written.
    stage.full.set(false);
    stage.press("1");
    assert!(stage.model.kept);
    assert_eq!(stage.written.get(), 3);
}

#[test]
fn a_full_disk_can_be_emptied_and_tried_again() {
    let mut stage = Stage::after(&EXAMPLE, "");
    stage.full.set(true);
    stage.press("1");
    stage.full.set(false);
    stage.press("r");
    assert_eq!(
        (stage.model.mode(), stage.written.get(), stage.model.kept),
        (Mode::Play, 1, true)
    );
}

#[test]
fn rooms_and_choices_can_be_clicked() {
    let mut stage = Stage::after(&EXAMPLE, "");
    let library = Room::from_idx(2);
    assert_eq!(
        update(&mut stage.model, Message::Clicked(Target::Room(library))),
        [door("3♦")]
    );
    assert_eq!(
        update(&mut stage.model, Message::Clicked(Target::Choice(1))),
        [door("K♦")]
    );
    update(&mut stage.model, Message::PointedAt(Target::Room(library)));
    assert_eq!(stage.model.selected, 0);
    assert_eq!(
        update(
            &mut stage.model,
            Message::Clicked(Target::Room(Room::from_idx(5)))
        ),
        []
    );
    assert_eq!(stage.model.note.as_ref().unwrap().text.key, "tui-no-way");
    update(&mut stage.model, Message::Clicked(Target::Hint(Action::Help)));
    assert_eq!(stage.model.mode(), Mode::Reading);
    assert_eq!(update(&mut stage.model, Message::Clicked(Target::Choice(1))), []);
}

#[test]
fn a_forced_closing_is_played_at_once_if_wanted() {
    // RP-5.3, T-RP-1 step 3
    let mut stage = Stage::after(&EXAMPLE, "");
    stage.model.auto_close = true;
    stage.press("1 2 1");
    assert_eq!(stage.model.view.closings, 1);
    assert_eq!(stage.model.view.phase, Some(rest_in_peace::Kind::Fresh));
}

#[test]
fn the_story_is_the_same_when_it_is_read_again() {
    for (script, keys) in [(&WIN, WINNING), (&LOSS, "1 1 1 f 1")] {
        let stage = Stage::after(script, keys);
        let again = Model::new(&stage.sitting, Lang::En, stage.model.colors, false);
        assert_eq!(again.happenings, stage.model.happenings);
    }
}

#[test]
fn every_binding_is_reached_and_none_is_bound_twice() {
    for mode in Mode::ALL {
        for (place, (bound, action)) in mode.bindings().iter().enumerate() {
            assert_eq!(mode.action(*bound), Some(*action), "{mode:?} {bound:?}");
            let twice = mode.bindings()[..place]
                .iter()
                .any(|(earlier, _)| earlier == bound);
            assert!(!twice, "{mode:?} binds {bound:?} twice");
            assert!(!bound.sign().trim().is_empty() || bound.code == KeyCode::Char(' '));
        }
    }
    let unbound = Press::plain(KeyCode::Char('z'));
    assert!(Mode::ALL.iter().all(|mode| mode.action(unbound).is_none()));
}
