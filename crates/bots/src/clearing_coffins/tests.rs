//! Bots at play (CC-11.5 to CC-11.8).

mod deciding;
mod driver;
mod fairness;
mod remembering;
mod scene;

use super::level::{self, Level};
use crate::WithBots as _;
use clearing_coffins::ClearingCoffins;
use engine::Fast;

#[test]
fn levels_are_as_the_spec_has_them() {
    // CC-11.6: mean μ + τ of a hundred thousand reactions, and none below 180 ms.
    for (level, mean_ms, deviation_ms) in [
        (level::SLEEPY, 1_120.0, 367.2),
        (level::STEADY, 980.0, 322.5),
        (level::QUICK, 840.0, 277.8),
        (level::UNDEAD, 660.0, 211.0),
    ] {
        let mut rng = Fast::new(11);
        let drawn: Vec<u32> = (0..100_000).map(|_| level.react(0, &mut rng)).collect();
        let mean = drawn.iter().map(|ms| f64::from(*ms)).sum::<f64>() / drawn.len() as f64;
        // Five standard errors, and half a millisecond for the floor of 180 ms.
        let allowed = 5.0 * deviation_ms / (drawn.len() as f64).sqrt() + 0.5;
        assert!((mean - mean_ms).abs() < allowed, "{mean} {mean_ms}");
        assert!(drawn.iter().all(|ms| *ms >= 180));
    }
}

#[test]
fn thinking_takes_as_long_as_the_spec_says() {
    // CC-11.6: the same draw, and so much more.
    let react = |level: Level, thought_ms| level.react(thought_ms, &mut Fast::new(3));
    assert_eq!(react(level::STEADY, 200), react(level::STEADY, 0) + 200);
    let thoughts = [level::SLEEPY, level::STEADY, level::QUICK, level::UNDEAD].map(|level| level.thought);
    let table = thoughts.map(|it| [it.own_down_ms, it.others_down_ms, it.special_ms]);
    assert_eq!(
        table,
        [[120, 240, 60], [100, 200, 40], [80, 150, 20], [50, 100, 0]]
    );
}

#[test]
fn the_bots_are_listed_weakest_first() {
    let names: Vec<&str> = ClearingCoffins::BOTS.iter().map(|bot| bot.name).collect();
    assert_eq!(names, ["visitor", "sleepy", "mourner", "gravedigger", "sexton"]);
    let name = |alias| ClearingCoffins::find_bot(alias).unwrap().name;
    assert_eq!(
        ["steady", "quick", "undead"].map(name),
        ["mourner", "gravedigger", "sexton"]
    );
}
