use super::*;
use crate::session::{NoJournal, Session};
use crate::shell::model::Stage as Step;
use crate::shell::plain::play_plain;
use crate::shell::stage::{self, options, table};
use crate::shell::view::hand_over_text;
use crate::sitting::{Sitting, StoryLine};
use dawn_under::api::LidView;
use dawn_under::{Command, DawnUnder, Sighting};

type Stage = stage::Stage<DawnUnder>;

fn base(people: &[&str], pace: Pace) -> Stage {
    Stage::new(table(3, 3, options::<DawnUnder>("{}")), people, Lang::En, pace)
}

#[test]
fn bots_are_watched_one_after_the_other_until_a_person_is_asked() {
    let mut stage = base(&["Mina"], Pace::Keys);
    let mut steps = 0;
    while stage.model.stage == Step::Watching {
        steps += 1;
        stage.press("space");
    }
    assert!(steps > 0, "somebody else begins at this table");
    assert_eq!(stage.model.stage, Step::Asked);
    assert_eq!(stage.model.due, Due::Person(Seat(0)));
}

#[test]
fn a_face_a_bot_turns_up_stays_long_enough_to_be_remembered() {
    // DU-9.6
    let mut stage = base(&["Mina"], Pace::Timed);
    let mut faces = 0;
    for _ in 0..200 {
        if stage.model.stage == Step::Watching {
            let recent = &stage.model.shown.as_ref().unwrap().recent;
            let opened = recent.iter().any(|it| matches!(it, Sighting::Opened { .. }));
            let least = if opened { FACE_SHOWN } else { MOVE_SHOWN };
            assert!(patience(&stage.model).is_some_and(|patience| patience >= least));
            faces += u32::from(opened);
            stage.hear(Message::Elapsed);
        } else {
            assert_eq!(
                patience(&stage.model),
                None,
                "persons are given the time they want"
            );
            stage.go_on();
        }
    }
    assert!(faces > 10, "{faces}");
}

#[test]
fn a_table_that_is_fast_stops_at_decisions_only() {
    let stage = base(&["Mina"], Pace::Fast);
    assert_eq!(stage.model.stage, Step::Asked);
}

#[test]
fn skipping_lasts_until_the_next_decision() {
    let mut stage = base(&["Mina"], Pace::Keys);
    stage.press("f");
    assert_eq!((stage.model.stage, stage.model.skipping), (Step::Asked, false));
}

#[test]
fn arrows_walk_over_the_graves_and_down_to_the_next_row() {
    let table = table(3, 3, options::<DawnUnder>(r#"{"expansion":"on"}"#));
    let mut stage = Stage::new(table, &["Mina", "Ann", "Bob"], Lang::En, Pace::Fast);
    while stage.model.stage != Step::Asked {
        stage.press("enter");
    }
    let named = |stage: &Stage| stage.model.label(stage.model.offer().unwrap());
    stage.press("right right down");
    assert_eq!(named(&stage), "Open grave C2");
    stage.press("up up");
    // From the top row up goes to the list's last row, and the cursor stays at its grave.
    assert_eq!(named(&stage), "Put a bat on grave C1");
    stage.press("1 left left left down down down down down");
    assert_eq!(named(&stage), "Open grave A6");
    stage.press("down");
    assert_eq!(
        named(&stage),
        "Put a bat on grave A6",
        "the cursor stays at its grave"
    );
}

#[test]
fn a_choice_is_found_by_typing() {
    let mut stage = base(&["Mina", "Ann", "Bob"], Pace::Fast);
    stage.press("/ j 6");
    assert_eq!(stage.model.search("j6").len(), 1);
    stage.press("enter");
    let opened =
        |sighting: &Sighting| matches!(sighting, Sighting::Opened { grave, .. } if grave.number() == 59);
    let story = stage.sitting.story(stage.model.eyes);
    assert!(
        story
            .iter()
            .any(|line| line.sighting.as_ref().is_some_and(opened))
    );
}

#[test]
fn what_closes_again_is_shown_once_and_then_forgotten() {
    // DU-4.14, DU-9.4, DU-9.6: without garlic a grave that does not fit closes within the move.
    let table = table(3, 3, options::<DawnUnder>(r#"{"garlic":"off"}"#));
    let mut stage = Stage::new(table, &["Mina", "Ann", "Bob"], Lang::En, Pace::Timed);
    for _ in 0..30 {
        stage.go_on();
        if stage.model.has_passed() {
            assert_eq!(stage.model.stage, Step::Watching);
            assert_eq!(patience(&stage.model), Some(FACE_SHOWN));
            stage.hear(Message::Elapsed);
            assert!(!stage.model.has_passed());
            let shown = stage.model.shown.as_ref().unwrap();
            assert!(shown.view.graves.iter().all(|grave| grave.lid == LidView::Closed));
            return;
        }
    }
    panic!("a grave closed again in none of thirty moves");
}

#[test]
fn the_keyboard_is_handed_over_and_asked_for() {
    let mut stage = base(&["Mina", "Ann", "Bob"], Pace::Fast);
    let first = stage.model.eyes;
    for _ in 0..40 {
        if let Step::HandOver(seat) = stage.model.stage {
            assert_ne!(seat, first);
            assert!(hand_over_text(&stage.model).contains(&stage.model.name(seat)));
            stage.press("1 2 x");
            assert_eq!(stage.model.stage, Step::HandOver(seat), "only Enter takes it");
            stage.press("enter");
            assert_eq!((stage.model.stage, stage.model.eyes), (Step::Asked, seat));
            return;
        }
        stage.go_on();
    }
    panic!("nobody else was asked in forty moves");
}

#[test]
fn every_binding_is_reached_and_none_is_bound_twice() {
    for mode in Mode::ALL {
        for (press, action) in mode.bindings() {
            assert_eq!(mode.action(*press), Some(*action), "{mode:?} {press:?}");
        }
    }
}

#[test]
fn leaving_wants_a_second_key_while_the_game_is_on() {
    let mut stage = base(&["Mina"], Pace::Fast);
    stage.press("q");
    assert_eq!(stage.left, None);
    stage.press("esc q y");
    assert_eq!(stage.left, Some(Next::Leave));
}

#[test]
fn a_full_disk_stops_the_move_until_there_is_space() {
    let mut stage = base(&["Mina"], Pace::Fast);
    let before = stage.model.step;
    stage.disk.is_full.set(true);
    stage.press("enter");
    assert!(matches!(stage.model.overlay, Some(Overlay::Unwritten { .. })));
    assert_eq!(stage.sitting.step(), before);
    stage.disk.is_full.set(false);
    stage.press("r");
    assert!(stage.model.overlay.is_none());
    assert!(stage.sitting.step() > before);
    stage.disk.is_full.set(true);
    while stage.model.overlay.is_none() {
        stage.press("enter");
    }
    stage.press("g");
    assert!(!stage.model.kept, "the player accepted it");
}

#[test]
fn a_refusal_is_noted_with_its_rule() {
    let mut stage = base(&["Mina", "Ann", "Bob"], Pace::Fast);
    let prompt = stage.model.shown.as_ref().unwrap().prompts[0].id;
    let offer = Offer::Answer(prompt, Command::EndTurn);
    let wanted = vec![Effect::Change(Wanted::Decide(stage.model.eyes, offer))];
    crate::shell::run::perform(
        &mut stage.model,
        &mut stage.sitting,
        |_: &mut Model<DawnUnder>| wanted,
    );
    assert_eq!(
        stage
            .model
            .note
            .as_ref()
            .and_then(|note| note.rule)
            .map(|rule| rule.0),
        Some("DU-4.5")
    );
}

#[test]
fn bots_alone_play_to_the_end() {
    let mut stage = base(&[], Pace::Fast);
    assert_eq!(stage.model.stage, Step::Over);
    assert!(stage.model.shown.as_ref().unwrap().outcome.is_some());
    stage.press("n");
    assert_eq!(stage.left, Some(Next::NewGame));
}

#[test]
fn plain_lines_begin_with_what_happened_last_and_tell_nothing_twice() {
    let seating = stage::seating::<DawnUnder>(3, 7, &["Mina"], "visitor");
    let play = |table| {
        let mut output = Vec::new();
        let session = Session::new(table, Box::new(NoJournal));
        let ended = play_plain(session, &seating, "quit\n".as_bytes(), &mut output).unwrap();
        (ended.table, String::from_utf8(output).unwrap())
    };
    let (table, told) = play(table(3, 3, options::<DawnUnder>("{}")));
    let sitting = Sitting::new(table.clone(), Box::new(NoJournal), &seating);
    let words = words::Words::of(Lang::En);
    let say = |line: &StoryLine<_>| Some(seating.names().say(words, &line.tell::<DawnUnder>()?));
    let story: Vec<String> = sitting.story(Seat(0)).iter().filter_map(say).collect();
    assert!(!story.is_empty(), "bots have moved");
    let heard = |told: &str| -> Vec<String> {
        let lines = told.lines().map(str::to_owned);
        lines.filter(|line| story.contains(line)).collect()
    };
    assert_eq!(heard(&told), story);
    let (_, told) = play(table);
    assert_eq!(heard(&told).last(), story.last(), "the last move is told again");
}

#[test]
fn one_person_among_bots_may_ask_the_sexton_and_two_may_not() {
    // TB-8.1, TB-8.3
    let mut game = table(3, 3, options::<DawnUnder>("{}"));
    for seat in [Seat(1), Seat(2)] {
        let bot = engine::Holder::Bot("visitor".into());
        game.hand(engine::Stamp(0), seat, bot).unwrap();
    }
    let mut alone = Stage::new(game, &["Ann"], Lang::En, Pace::Fast);
    assert!(alone.model.advises);
    let before = alone.disk.written.get();
    alone.press("w");
    let Some(Overlay::Advice(0, advised)) = &alone.model.overlay else {
        panic!("{:?}", alone.model.overlay);
    };
    assert_eq!(advised.iter().filter(|one| one.is_best).count(), 1);
    assert!(
        alone.disk.written.get() > before,
        "it is in the journal before it is shown"
    );
    let (screen, _) = alone.render(80, 24);
    let screen = stage::text(&screen);
    assert!(
        screen.contains("What the sexton would do") && screen.contains("█"),
        "{screen}"
    );
    alone.press("esc");
    assert!(alone.model.overlay.is_none());

    let mut two = base(&["Ann", "Bob"], Pace::Fast);
    assert!(!two.model.advises);
    two.press("enter w");
    assert!(two.model.overlay.is_none());
    assert_eq!(two.model.note.clone().unwrap().rule, Some(engine::Rule("TB-8.3")));
}
