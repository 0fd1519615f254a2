//! Bots that take their time.

use super::world::{World, conn_of};
use engine::{Fast, Game as _, Seat};
use rest_in_peace::RestInPeace;
use ruhe_in_frieden::RuheInFrieden;
use serde_json::json;

/// Whether a window is open in which the bot in the second seat thinks, and nobody else is asked.
fn is_thinking_in_window(world: &World) -> bool {
    let Some(dealt) = world.machine.dealt() else {
        return false;
    };
    let asked = dealt.play.asked();
    let mut in_window = asked.iter().filter(|asked| asked.in_window).peekable();
    in_window.peek().is_some()
        && in_window.all(|asked| asked.seat == Seat(1))
        && dealt.play.thinking_since().is_some()
}

/// The person in the first seat answers anything that must be answered.
fn answer(world: &mut World, rng: &mut Fast) {
    let asked = world.asked(conn_of(Seat(0)));
    let prompts = asked["prompts"].as_array().cloned().unwrap_or_default();
    let Some(prompt) = prompts.iter().find(|prompt| prompt["must"] == true) else {
        return;
    };
    let choice = rng.below(prompt["choices"].as_array().unwrap().len() as u32);
    let choose = json!({"do": "choose", "prompt": prompt["id"], "choice": choice});
    world.ask(conn_of(Seat(0)), choose);
}

#[test]
fn a_window_without_a_length_waits_while_a_bot_thinks() {
    // RF-8.10a: a person alone among bots does not wait for the clock, and the bots are not passed over either.
    let seq = |world: &World| world.machine.dealt().unwrap().play.seq();
    let mut found = 0;
    for seed in 0..20 {
        let options = <RuheInFrieden as engine::Game>::Options::default();
        let deal = RuheInFrieden::shuffle(RuheInFrieden::NEWEST, &options, 2, &mut Fast::new(seed));
        let mut world = World::deal::<RuheInFrieden>(2, &json!(options), &json!(deal));
        world.seat_bot(Seat(1), "mourner");
        let mut rng = Fast::new(seed);
        for _ in 0..300 {
            if world.is_over() {
                break;
            }
            if !is_thinking_in_window(&world) {
                world.think();
                answer(&mut world, &mut rng);
                world.pass(700);
                continue;
            }
            found += 1;
            let before = seq(&world);
            world.pass(60_000);
            assert!(
                is_thinking_in_window(&world) && seq(&world) == before,
                "it was passed over"
            );
            world.think();
            world.pass(10);
            assert!(
                world.is_over() || seq(&world) > before,
                "it has answered, and the window ends"
            );
        }
    }
    assert!(found > 5, "{found}");
}

#[test]
fn advice_is_thought_about_elsewhere_and_comes_too_late_for_whoever_has_answered() {
    // TB-8.2
    let options = rest_in_peace::Options::default();
    let deal = RestInPeace::shuffle(RestInPeace::NEWEST, &options, 1, &mut Fast::new(3));
    let mut world = World::deal::<RestInPeace>(1, &json!(options), &json!(deal));
    let seq = |world: &World| world.machine.dealt().unwrap().play.seq();
    let me = conn_of(Seat(0));
    let prompt = world.asked(me)["prompts"][0]["id"].clone();
    let advise = json!({"do": "advise", "prompt": prompt});
    world.ask(me, advise.clone());
    assert_eq!(world.questions.len(), 1, "nobody thinks at the table");
    world.ask(me, advise.clone());
    assert_eq!(world.last(me)["trouble"]["code"], "still_thinking");
    world.think();
    assert_eq!((world.last(me)["is"].as_str(), seq(&world)), (Some("advice"), 1));
    world.ask(me, advise);
    world.ask(me, json!({"do": "choose", "prompt": prompt, "choice": 0}));
    assert_eq!(seq(&world), 2, "nobody waits for it");
    world.think();
    assert_eq!(world.last(me)["trouble"]["code"], "no_such_prompt");
    assert_eq!(seq(&world), 2, "what was not told is not in the log");
}
