//! Races by the clock (CC-10, CC-11.2), without one.

use super::stage::{Stage, table};
use crate::shell::model::Stage as At;
use clearing_coffins::{Phase, Sighting};
use engine::Seat;
use words::Lang;

/// Yellow and skull.
const YELLOW_SKULL: (u8, u8) = (0, 0);
/// Yellow and moon.
const YELLOW_MOON: (u8, u8) = (0, 2);
/// Exclamation mark and skull.
const HANDS_OFF: (u8, u8) = (4, 0);
/// Exclamation mark and moon.
const MOONLIGHT: (u8, u8) = (4, 2);

fn two(dice: &[(u8, u8)]) -> Stage {
    Stage::new(table(2, "{}", dice), &["Mina", "Ann"], Lang::En)
}

fn alone(options: &str, dice: &[(u8, u8)]) -> Stage {
    Stage::new(table(3, options, dice), &["Mina"], Lang::En)
}

#[test]
fn hands_at_one_keyboard_are_ordered_by_the_moment_after_the_dice_were_seen() {
    // CC-11.2
    let mut stage = two(&[YELLOW_SKULL]);
    stage.press("enter");
    stage.wait_for_dice();
    stage.wait(400).press("l").wait(30).press("a").wait(1_000);
    assert_eq!(stage.photo(), [(1, 400, true), (0, 430, true)]);
    assert!(matches!(stage.phase(), Phase::Claim { seat: Seat(1), .. }));
    assert_eq!(
        (stage.model.stage, stage.model.eyes),
        (At::Asked, Seat(1)),
        "nobody hands a keyboard over that all sit at"
    );
}

#[test]
fn a_hand_long_after_the_first_is_in_the_photo_and_counts_for_nothing() {
    let mut stage = two(&[YELLOW_SKULL]);
    stage.press("enter");
    stage.wait_for_dice();
    stage.wait(400).press("l").wait(200).press("a").wait(1_000);
    assert_eq!(stage.photo(), [(1, 400, true), (0, 600, false)]);
}

#[test]
fn a_hand_on_rolling_dice_is_a_false_start_and_locks_out() {
    // CC-10.14, CC-4.7
    let mut stage = two(&[YELLOW_SKULL]);
    stage.press("enter").wait(300).press("a");
    let seen = stage.wait_for_dice();
    stage.wait(300).press("a").wait(200).press("l").wait(1_000);
    let photo = stage.photo();
    assert_eq!(photo[0], (1, 500, true));
    assert_eq!((photo[1].0, photo[1].2), (0, false));
    assert_eq!(photo[1].1, 300 - seen, "{seen}");
    assert!(matches!(stage.phase(), Phase::Claim { seat: Seat(1), .. }));
}

#[test]
fn a_touch_on_hands_off_pays_even_if_it_came_early() {
    // CC-6.6, T-CC-44
    let mut stage = two(&[HANDS_OFF]);
    stage.press("enter").wait(300).press("a");
    stage.wait_for_dice();
    stage.wait(2_000);
    assert_eq!(stage.photo().len(), 1);
    let view = &stage.model.shown.as_ref().unwrap().view;
    assert_eq!(view.seats[0].row.size(), 5, "a penalty card");
}

#[test]
fn when_all_have_passed_the_dice_go_on_at_once() {
    // CC-4.6a, T-CC-75
    let mut stage = two(&[YELLOW_SKULL, YELLOW_SKULL]);
    stage.press("enter");
    stage.wait_for_dice();
    stage.wait(200).press("s").wait(300);
    assert_eq!(stage.phase(), Phase::Open, "one is not all");
    stage.press("k").wait(50);
    assert_eq!(stage.phase(), Phase::AwaitThrow);
    // Without a pass the window is open for five seconds.
    stage.wait(3_000).press("enter");
    stage.wait_for_dice();
    stage.wait(4_900);
    assert_eq!(stage.phase(), Phase::Open);
    stage.wait(200);
    assert_eq!(stage.phase(), Phase::AwaitThrow);
}

#[test]
fn a_key_that_comes_too_late_hits_nothing_else() {
    let mut stage = two(&[YELLOW_SKULL, YELLOW_SKULL]);
    stage.press("enter");
    stage.wait_for_dice();
    stage.wait(400).press("l").wait(500);
    assert!(matches!(stage.phase(), Phase::Claim { .. }));
    stage.press("a");
    assert!(
        matches!(stage.phase(), Phase::Claim { .. }),
        "a is also the letter of a card"
    );
    stage.wait(800).press("a");
    assert!(!matches!(stage.phase(), Phase::Claim { .. }));
}

#[test]
fn a_seat_alone_has_the_space_bar_and_bots_say_beforehand_when_they_bang() {
    let mut stage = alone("{}", &[MOONLIGHT]);
    stage.press("enter");
    stage.wait_for_dice();
    stage.wait(150).press("space").wait(1_000);
    assert_eq!(stage.photo()[0], (0, 150, true));
    // Nobody's hand: a bot is first on a throw that is for everybody.
    let mut stage = alone("{}", &[MOONLIGHT]);
    stage.press("enter");
    stage.wait_for_dice();
    stage.wait(4_000);
    let first = stage.photo()[0];
    assert!(first.0 != 0 && first.1 >= 180, "{first:?}");
}

#[test]
fn who_must_point_bangs_with_the_letter_of_a_card() {
    // CC-5.8: with these cards nothing is right but the bang is taken and judged.
    let mut stage = alone(r#"{"claim_mode":"pointed","sit_out":1}"#, &[YELLOW_SKULL]);
    stage.press("enter");
    stage.wait_for_dice();
    let letters: String = stage.model.letters().iter().map(|(_, letter)| *letter).collect();
    assert_eq!(letters, "abcd");
    stage.wait(300).press("b");
    while stage.photo().is_empty() {
        stage.wait(50);
    }
    assert!(stage.photo().contains(&(0, 300, true)), "{:?}", stage.photo());
}

#[test]
fn several_who_must_point_are_asked_in_turn_and_lots_are_drawn() {
    let stage = Stage::new(
        table(2, r#"{"claim_mode":"pointed"}"#, &[YELLOW_SKULL]),
        &["Mina", "Ann"],
        Lang::En,
    );
    assert!(!stage.model.live);
    assert!(stage.sitting.racing().is_none());
}

#[test]
fn the_look_in_the_moonlight_is_for_one_pair_of_eyes() {
    // CC-9.3: with several persons at the screen the others look away first.
    let mut stage = two(&[YELLOW_MOON, MOONLIGHT]);
    stage.play_to_moonlight();
    assert!(matches!(stage.phase(), Phase::MoonPick { seat: Seat(0), .. }));
    stage.press("a g");
    assert_eq!(stage.model.stage, At::HandOver(Seat(0)));
    assert!(stage.model.shown.is_none(), "behind the curtain there is nothing");
    stage.press("enter");
    let shown = stage.model.shown.as_ref().unwrap();
    assert_eq!(shown.view.look.len(), 1, "one of the two cards lies down");
    stage.press("enter");
    let shown = stage.model.shown.as_ref().unwrap();
    assert!(
        shown.view.look.is_empty()
            && shown
                .recent
                .iter()
                .all(|it| !matches!(it, Sighting::Looked { .. }))
    );
}

#[test]
fn the_time_to_point_runs_out() {
    // CC-4.1, T-CC-16
    let mut stage = two(&[YELLOW_SKULL]);
    stage.press("enter");
    stage.wait_for_dice();
    stage.wait(300).press("a").wait(1_000);
    assert!(stage.model.deadline.is_some());
    stage.wait(6_000);
    assert!(!matches!(stage.phase(), Phase::Claim { .. }));
    let view = &stage.model.shown.as_ref().unwrap().view;
    assert_eq!(view.seats[0].row.size(), 5, "as conceded: a penalty card");
}

#[test]
fn after_twenty_throws_without_a_hand_the_dice_wait_for_somebody() {
    // CC-8.4
    let mut stage = two(&[]);
    stage.wait(1_000_000);
    let view = &stage.model.shown.as_ref().unwrap().view;
    assert_eq!((view.round, view.phase), (21, Phase::AwaitThrow));
    assert_eq!(stage.model.deadline, None);
    stage.press("enter");
    stage.wait_for_dice();
}

#[test]
fn a_whole_game_against_bots_tells_no_face_that_lies_down() {
    // CC-9.5, R-CC-62: the story names faces of cleared cards alone.
    let mut stage = alone("{}", &[]);
    for _ in 0..200 {
        if stage.model.stage == At::Over {
            break;
        }
        stage.wait(2_000).press("enter");
        let Some(shown) = &stage.model.shown else { continue };
        for line in &shown.story {
            let phrase = line.tell::<clearing_coffins::ClearingCoffins>();
            let line = stage.model.say(&phrase.unwrap());
            let names_a_face = ["skull", "moon", "bat"].iter().any(|it| line.contains(it));
            let is_cleared = line.starts_with("Cleared:") || line.starts_with("Still in its coffin");
            assert!(!names_a_face || is_cleared, "{line}");
        }
    }
    assert_eq!(stage.model.stage, At::Over, "bots finish the game");
}
