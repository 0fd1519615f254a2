//! Every binding does what its hint says.

use super::super::danger::is_dead_end;
use super::super::room_spot;
use super::stage::{DEAD_END, EXAMPLE, LOSS, Stage, WIN, WINNING};
use crate::seating::{Player, Seating};
use crate::session::{Next, NoJournal};
use crate::shell::keys::{Action, Mode};
use crate::shell::menu::Offer;
use crate::shell::message::{Effect, Message, Target, Wanted};
use crate::shell::model::{Overlay, Question};
use crate::shell::stage::press;
use crate::shell::update::{PAGE, update};
use crate::sitting::Sitting;
use engine::{Phrase, PromptId, Rule, Seat};
use rest_in_peace::parts::Room;
use rest_in_peace::{Command, RestInPeace};
use words::Lang;

/// An effect, whichever prompt it answers.
fn of_any_prompt(effect: Effect<Command>) -> Effect<Command> {
    match effect {
        Effect::Change(Wanted::Decide(_, Offer::Answer(_, command))) => play(command),
        other => other,
    }
}

/// The effects of a message.
fn heard(stage: &mut Stage, message: Message<RestInPeace>) -> Vec<Effect<Command>> {
    let effects = update(&mut stage.model, message);
    effects.into_iter().map(of_any_prompt).collect()
}

/// The effects of one key.
fn effects(stage: &mut Stage, key: &str) -> Vec<Effect<Command>> {
    heard(stage, Message::Pressed(press(key)))
}

fn check(before: &str, key: &str, expected: &[Effect<Command>]) {
    let mut stage = Stage::after(&EXAMPLE, before);
    assert_eq!(effects(&mut stage, key), expected, "{before} then {key}");
}

fn door(card: &str) -> Effect<Command> {
    let card = card.parse().unwrap();
    play(Command::Door { card })
}

fn play(command: Command) -> Effect<Command> {
    Effect::Change(Wanted::Decide(
        Seat(0),
        Offer::Answer(PromptId::default(), command),
    ))
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
    // What is new in the story stays new until something is done.
    let [before, after] = ["1", "1 x esc"].map(|keys| Stage::after(&EXAMPLE, keys).model.new_from);
    assert_eq!(before, after);
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
        Some(Overlay::Question(Question::Warned(_)))
    ));
    assert_eq!(effects(&mut stage, "enter"), [door("A♥")]);
    // With the bones, or with a door left, home is home.
    let stage = Stage::after(&WIN, "2 1 1 2 1 1 f c");
    let dead_end = |choice: &Command| is_dead_end(stage.view(), *choice);
    assert!(!stage.choices().iter().any(dead_end));
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
    assert_eq!(practice.choices(), [Command::Flip, Command::Skip]);
    practice.press("f u");
    assert_eq!(
        practice.model.note.clone().unwrap().text,
        Phrase::new("tui-undo-nothing")
    );
}

#[test]
fn a_full_disk_loses_nothing() {
    let mut stage = Stage::after(&EXAMPLE, "1");
    stage.disk.is_full.set(true);
    let before = stage.view().clone();
    stage.press("1");
    assert_eq!((stage.model.mode(), stage.view()), (Mode::Unwritten, &before));
    stage.press("r");
    assert_eq!(stage.model.mode(), Mode::Unwritten);
    stage.press("esc");
    assert_eq!(stage.model.mode(), Mode::Play);
    stage.press("1 q");
    assert_eq!(stage.model.overlay, Some(Overlay::Question(Question::Leave)));
    stage.press("esc 1 g");
    assert!(*stage.view() != before && !stage.model.kept);
    assert_eq!(stage.disk.written.get(), 1);
    // As soon as there is space again, everything is written.
    stage.disk.is_full.set(false);
    stage.press("1");
    assert!(stage.model.kept);
    assert_eq!(stage.disk.written.get(), 3);
}

#[test]
fn a_full_disk_can_be_emptied_and_tried_again() {
    let mut stage = Stage::after(&EXAMPLE, "");
    stage.disk.is_full.set(true);
    stage.press("1");
    stage.disk.is_full.set(false);
    stage.press("r");
    assert_eq!(
        (stage.model.mode(), stage.disk.written.get(), stage.model.kept),
        (Mode::Play, 1, true)
    );
}

#[test]
fn rooms_and_choices_can_be_clicked() {
    let mut stage = Stage::after(&EXAMPLE, "");
    let room = |idx| Target::Spot(room_spot(Room::from_idx(idx)));
    assert_eq!(heard(&mut stage, Message::Clicked(room(2))), [door("3♦")]);
    assert_eq!(heard(&mut stage, Message::Clicked(Target::Row(1))), [door("K♦")]);
    heard(&mut stage, Message::PointedAt(room(2)));
    assert_eq!(stage.model.menu().unwrap().selected, 0);
    assert_eq!(heard(&mut stage, Message::Clicked(room(5))), []);
    assert_eq!(stage.model.note.as_ref().unwrap().text.key, "tui-no-way");
    heard(&mut stage, Message::Clicked(Target::Hint(Action::Help)));
    assert_eq!(stage.model.mode(), Mode::Reading);
    assert_eq!(heard(&mut stage, Message::Clicked(Target::Row(1))), []);
}

#[test]
fn a_forced_closing_is_played_at_once_if_wanted() {
    // RP-5.3, T-RP-1 step 3
    let mut stage = Stage::with(&EXAMPLE, Lang::En, false, true);
    stage.press("1 2 1");
    assert_eq!(stage.view().closings, 1);
    assert_eq!(stage.view().phase, Some(rest_in_peace::Kind::Fresh));
    assert_eq!(stage.model.note.as_ref().unwrap().rule, Some(Rule("RP-5.3")));
}

#[test]
fn the_story_is_the_same_when_it_is_read_again() {
    for (script, practice, keys) in [
        (&WIN, false, WINNING),
        (&LOSS, false, "1 1 1 f 1"),
        (&EXAMPLE, true, "1 2 1 c 1 s u s"),
    ] {
        let mut stage = Stage::new(script, Lang::En, practice);
        stage.press(keys);
        let story = stage.sitting.story(Seat(0)).to_vec();
        let taken_back = story.iter().filter(|line| line.sighting.is_none()).count();
        assert_eq!(taken_back, usize::from(practice));
        let step = stage.sitting.step();
        let table = stage.sitting.leave(Next::Leave, Lang::En).table;
        let seating = Seating::new(1, 0, |_| Player::Person(None));
        let again = Sitting::new(table, Box::new(NoJournal), &seating);
        assert_eq!((again.story(Seat(0)), again.step()), (&story[..], step));
    }
}
