//! When a bot bangs, and what it does then (CC-11.8).

use super::scene::{BANG, PERFECT, Scene, at, pointed};
use crate::clearing_coffins::level::{Level, PerMille};
use clearing_coffins::api::{BatClose, ClaimMode, MoonCards};
use clearing_coffins::{Bat, Claim, Command, Moon, Options, Target};

const CLAIMS_0: Command = Command::Claim(Claim::Card(at_own(0)));

const fn at_own(slot: u8) -> clearing_coffins::Place {
    clearing_coffins::Place {
        seat: engine::Seat(0),
        slot,
    }
}

fn scene(rows: &[&str], throws: &[&str]) -> Scene {
    Scene::deal(PERFECT, Options::default(), rows, throws)
}

#[test]
fn an_own_down_card_comes_before_an_own_up_card() {
    // CC-11.8: slot 1 is closed; on the next Y+K it is cleared although slot 0 could be closed.
    let mut scene = scene(&["YK YK PM PB", "YM YB PK PM"], &["Y+K", "Y+K"]);
    scene.claim(0, at(0, 1)).throw();
    assert_eq!(scene.reaction(), BANG);
    scene.judge(Some(0));
    assert_eq!(scene.answer(), Command::Claim(Claim::Card(at(0, 1))));
}

#[test]
fn an_own_up_card_comes_before_anothers_down_card() {
    let mut scene = scene(&["YK YM PM PB", "YK YB PK PM"], &["Y+K", "Y+K"]);
    scene.claim(1, at(1, 0)).throw();
    assert_eq!(scene.reaction(), BANG);
    scene.judge(Some(0));
    assert_eq!(scene.answer(), CLAIMS_0);
}

#[test]
fn an_own_up_card_that_is_not_noticed_is_passed_by() {
    let level = Level {
        notices: PerMille(0),
        ..PERFECT
    };
    let mut scene = Scene::deal(
        level,
        Options::default(),
        &["YK YM PM PB", "YM YB PK PM"],
        &["Y+K"],
    );
    assert_eq!(scene.throw().reaction(), Command::Pass);
}

#[test]
fn the_victim_has_most_cleared_cards() {
    // Seat 2 has cleared one card, seat 1 none; both have a YK that lies down.
    let rows = ["YM YB PM PB", "YK YB PK PM", "YK YK PK PM"];
    let throws = ["Y+K", "Y+K", "Y+K", "Y+K", "Y+K"];
    let mut scene = scene(&rows, &throws);
    scene
        .claim(1, at(1, 0))
        .claim(2, at(2, 0))
        .claim(2, at(2, 0))
        .claim(2, at(2, 1));
    scene.throw();
    assert_eq!(scene.reaction(), BANG);
    scene.judge(Some(0));
    assert_eq!(scene.answer(), Command::Claim(Claim::Card(at(2, 1))));
}

#[test]
fn a_bot_that_does_not_like_to_expose_passes() {
    let level = Level {
        exposes: PerMille(0),
        ..PERFECT
    };
    let rows = ["YM YB PM PB", "YK YB PK PM"];
    let mut scene = Scene::deal(level, Options::default(), &rows, &["Y+K", "Y+K"]);
    assert_eq!(scene.claim(1, at(1, 0)).throw().reaction(), Command::Pass);
}

#[test]
fn a_false_alarm_bangs_and_concedes() {
    let level = Level {
        false_alarm: PerMille(1000),
        ..PERFECT
    };
    let rows = ["YM YB PM PB", "YM YB PK PM"];
    let mut scene = Scene::deal(level, Options::default(), &rows, &["Y+K"]);
    assert_eq!(scene.throw().reaction(), BANG);
    scene.judge(Some(0));
    assert_eq!(scene.answer(), Command::Claim(Claim::Concede));
}

#[test]
fn with_pointed_the_bang_names_its_target() {
    // CC-5.8
    let options = Options {
        claim_mode: ClaimMode::Pointed,
        ..Options::default()
    };
    let rows = ["YK YM PM PB", "YM YB PK PM"];
    let reaction = |throw| Scene::deal(PERFECT, options, &rows, &[throw]).throw().reaction();
    assert_eq!(reaction("Y+K"), pointed(Target::Card(at(0, 0))));
    assert_eq!(reaction("!+B"), pointed(Target::Garlic));
    assert_eq!(reaction("!+M"), pointed(Target::Garlic));
    assert_eq!(reaction("!+K"), Command::Pass);
    let alarmed = Level {
        false_alarm: PerMille(1000),
        ..PERFECT
    };
    let mut alarmed = Scene::deal(alarmed, options, &rows, &["Y+B"]);
    assert_eq!(alarmed.throw().reaction(), pointed(Target::Garlic));
}

#[test]
fn hands_stay_off_the_skull_unless_they_slip() {
    // CC-6.6, CC-11.6
    let rows = ["YK YM PM PB", "YM YB PK PM"];
    assert_eq!(scene(&rows, &["!+K"]).throw().reaction(), Command::Pass);
    let level = Level {
        slips: PerMille(1000),
        ..PERFECT
    };
    let mut slipping = Scene::deal(level, Options::default(), &rows, &["!+K"]);
    assert_eq!(slipping.throw().reaction(), BANG);
}

#[test]
fn the_bat_clears_a_forgotten_card_first() {
    // Slot 0 is known; slot 1 was never encoded, because the bot's memory failed then.
    let mut scene = scene(&["YK PM PB PB", "YM YB PK PM"], &["Y+K", "P+M", "!+B"]);
    scene.claim(0, at(0, 0));
    let mut blank = PERFECT;
    blank.encodes.own = PerMille(0);
    scene.racer.set_level(blank);
    scene.claim(0, at(0, 1)).throw();
    assert_eq!(scene.reaction(), BANG);
    scene.judge(Some(0));
    for seed in 0..20 {
        scene.rng = engine::Fast::new(seed);
        assert_eq!(scene.answer(), Command::BatChoose(Bat::Clear(at(0, 1))));
    }
}

#[test]
fn the_bat_closes_a_card_if_none_lies_down() {
    let mut scene = scene(&["YK PM PB PB", "YM YB PK PM"], &["!+B"]);
    scene.throw().judge(Some(0));
    assert!(matches!(scene.answer(), Command::BatChoose(Bat::Close(place)) if place.seat.0 == 0));
}

#[test]
fn the_moon_trades_an_own_up_card_for_a_down_card() {
    // Seat 1 has one Down card: any of its cards may be picked, and the Down card is.
    let mut scene = scene(&["YM PM PB PB", "YK YB PK PM"], &["Y+K", "!+M"]);
    scene.claim(1, at(1, 0)).throw();
    assert_eq!(scene.reaction(), BANG);
    scene.judge(Some(0));
    for seed in 0..20 {
        scene.rng = engine::Fast::new(seed);
        let Command::MoonPick(Moon::Cards { a, b }) = scene.answer() else {
            panic!("the moon is used")
        };
        assert_eq!((a.seat.0, b), (0, at(1, 0)));
    }
    let pick = scene.answer();
    scene.say(pick);
    assert_eq!(scene.answer(), Command::MoonDecide { swap: true });
}

#[test]
fn a_bot_gives_no_gifts_where_the_table_would_allow_them() {
    // R-CC-70, R-CC-71: it closes an own vampire, and exchanges an own card for another seat's.
    let options = Options {
        bat_close: engine::Later(BatClose::Any),
        moon_cards: engine::Later(MoonCards::AnyTwo),
        ..Options::default()
    };
    let rows = ["YK PM PB PB", "YM YB PK PM"];
    let mut bat = Scene::deal(PERFECT, options, &rows, &["!+B"]);
    bat.throw().judge(Some(0));
    let mut moon = Scene::deal(PERFECT, options, &rows, &["!+M"]);
    moon.throw().judge(Some(0));
    for seed in 0..20 {
        bat.rng = engine::Fast::new(seed);
        assert!(matches!(bat.answer(), Command::BatChoose(Bat::Close(place)) if place.seat.0 == 0));
        moon.rng = engine::Fast::new(seed);
        let Command::MoonPick(Moon::Cards { a, b }) = moon.answer() else {
            panic!("the moon is used")
        };
        assert_eq!((a.seat.0, b.seat.0), (0, 1));
    }
}

#[test]
fn the_penalty_is_paid_with_a_forgotten_card() {
    let mut scene = scene(&["YK PM PB PB", "YM YB PK PM"], &["Y+K", "P+M", "Y+B"]);
    let mut blank = PERFECT;
    blank.encodes.own = PerMille(0);
    scene.racer.set_level(blank);
    scene.claim(0, at(0, 0));
    scene.racer.set_level(PERFECT);
    scene.claim(0, at(0, 1)).throw().judge(Some(0));
    scene.say(Command::Claim(Claim::Concede));
    for seed in 0..20 {
        scene.rng = engine::Fast::new(seed);
        assert_eq!(scene.answer(), Command::PenaltyPick { slot: 0 });
    }
}

#[test]
fn a_bot_that_takes_up_a_table_again_remembers_what_its_seat_saw() {
    // CC-11.7: it sits down at the deal and sees again what it saw.
    let mut scene = scene(&["YK YK PM PB", "YM YB PK PM"], &["Y+K", "Y+K"]);
    scene.claim(0, at(0, 1)).throw();
    scene.take_up_again();
    assert_eq!(scene.reaction(), BANG);
    scene.judge(Some(0));
    assert_eq!(scene.answer(), Command::Claim(Claim::Card(at(0, 1))));
}
