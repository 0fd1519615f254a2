//! Nobody can tell worlds apart that differ only in what he cannot know (T-RF-118).

use crate::walk::{self, Step, Walk};
use engine::{Audience, Digest, Fast, Game as _, Seat};
use ruhe_in_frieden::api::{WindowOrder, WindowPrivacy};
use ruhe_in_frieden::parts::Grave;
use ruhe_in_frieden::{Board, Command, Kind, Options, RuheInFrieden, State};
use testbed::times;

#[test]
fn knowledge_folded_from_sightings_shows_the_view() {
    // RF-10.1 to RF-10.13: the fold of what was seen is what is seen.
    for seed in 0..times(30) {
        let mut walk = Walk::random(seed);
        while walk.table.outcome().is_none() {
            walk.step();
            for (audience, known) in walk.audiences().zip(&walk.knowledge) {
                assert_eq!(
                    RuheInFrieden::view_known(known),
                    walk.table.view(audience),
                    "seed {seed}: {audience}"
                );
                let fresh = RuheInFrieden::knowledge(walk.table.state(), audience);
                assert_eq!(
                    known, &fresh,
                    "seed {seed}: {audience} who sits down now knows the same"
                );
            }
        }
    }
}

#[test]
fn two_worlds_look_the_same_to_who_cannot_tell_them_apart() {
    // T-RF-118, T-RF-100, RF-8.12: views, prompts and choices are equal before a move, and after it as long as
    // the same was seen.
    let (mut pairs, mut different, mut same_after) = (0, 0, 0);
    let some_commands: Vec<Command> = crate::cemetery::conceivable().into_iter().step_by(31).collect();
    for seed in 0..times(10) {
        let mut walk = Walk::random(seed);
        let options = walk.table.setup().options;
        let relaxed = options.window_privacy == WindowPrivacy::Relaxed;
        let mut rng = Fast::new(seed ^ 0xdead);
        while walk.table.outcome().is_none() {
            let here = walk.table.state().clone();
            let knowledge = walk.knowledge.clone();
            let input = walk.step();
            for (audience, known) in walk.audiences().zip(&knowledge) {
                let there = RuheInFrieden::determinize(known, &mut rng);
                RuheInFrieden::assert_sound(&there);
                assert_eq!(
                    RuheInFrieden::view(&there, audience),
                    RuheInFrieden::view_known(known)
                );
                pairs += 1;
                different += u32::from(Digest::of(&here) != Digest::of(&there));
                compare(
                    &here,
                    &there,
                    audience,
                    !relaxed && !is_arrival(&options),
                    &some_commands,
                    seed,
                );
                let Some(Step(at, input)) = &input else { continue };
                // R-RF-60: there a window that closes at once tells something. And whether a pass by arrival
                // closes the round depends on others' passes, of which nobody knows.
                if relaxed || is_arrival(&options) && walk::is_pass(input) {
                    continue;
                }
                let seen = |state: &State| {
                    let (mut state, mut events) = (state.clone(), Vec::new());
                    RuheInFrieden::apply(&mut state, *at, input.clone(), &mut Fast::new(0), &mut events)
                        .ok()
                        .map(|()| {
                            let seen: Vec<_> = events
                                .iter()
                                .filter_map(|event| RuheInFrieden::sighting(event, audience))
                                .collect();
                            let turned_up = events.iter().any(RuheInFrieden::turns_up);
                            (state, seen, turned_up)
                        })
                };
                let (Some(after_here), Some(after_there)) = (seen(&here), seen(&there)) else {
                    assert!(!walk::is_own(input, audience), "seed {seed}: {input:?}");
                    continue;
                };
                if after_here.1 == after_there.1 {
                    same_after += 1;
                    compare(
                        &after_here.0,
                        &after_there.0,
                        audience,
                        !is_arrival(&options),
                        &some_commands,
                        seed,
                    );
                } else {
                    assert!(
                        after_here.2 || after_there.2,
                        "seed {seed}: {input:?} for {audience}"
                    );
                }
            }
        }
    }
    assert!(
        different * 2 > pairs && same_after * 4 > pairs,
        "{pairs} {different} {same_after}"
    );
}

fn is_arrival(options: &Options) -> bool {
    options.window_order == WindowOrder::Arrival
}

/// With `strict` sealed rounds all prompts are equal; else only one's own: others' passes and cards show in who
/// is still asked, which nobody is told (RF-8.9).
fn compare(
    here: &State,
    there: &State,
    audience: Audience,
    all_prompts: bool,
    some_commands: &[Command],
    seed: u64,
) {
    let view = |state| serde_json::to_string(&RuheInFrieden::view(state, audience)).unwrap();
    assert_eq!(view(here), view(there), "seed {seed}: {audience}");
    let own = |seat: Seat| audience == Audience::Seat(seat);
    let prompts = |state| {
        let mut prompts = RuheInFrieden::prompts(state);
        let window = prompts.iter().any(|prompt| prompt.kind == Kind::Respond);
        prompts.retain(|prompt| all_prompts || !window || own(prompt.seat));
        prompts
    };
    assert_eq!(prompts(here), prompts(there), "seed {seed}: {audience}");
    for prompt in prompts(here).iter().filter(|prompt| own(prompt.seat)) {
        let choices = |state| {
            let mut choices = Vec::new();
            RuheInFrieden::choices(state, prompt, &mut choices);
            choices
        };
        assert_eq!(choices(here), choices(there), "seed {seed}: {audience}");
        for command in some_commands {
            let refusal = |state| RuheInFrieden::check(state, prompt, *command);
            assert_eq!(refusal(here), refusal(there), "seed {seed}: {command:?}");
        }
    }
}

fn certain_places(board: &Board) -> usize {
    Grave::all()
        .map(|grave| usize::from(board.piles[grave.idx()]))
        .sum()
}

#[test]
fn guesses_are_uniform() {
    // RF-2.2, RF-10.3: each order of an untouched pile is as likely as any other.
    let walk = Walk::new(3, Default::default(), 5);
    let mut rng = Fast::new(5);
    let known = &walk.knowledge[0];
    assert_eq!(certain_places(&known.board), 25);
    let mut counts = std::collections::BTreeMap::<String, u32>::new();
    for _ in 0..12_000 {
        let mut state = RuheInFrieden::determinize(known, &mut rng);
        *counts.entry(walk::bought_first_two(&mut state)).or_default() += 1;
    }
    // 20 ordered pairs, 600 each; five standard errors are 120.
    assert_eq!(counts.len(), 20);
    assert!(
        counts.values().all(|count| count.abs_diff(600) < 120),
        "{counts:?}"
    );
}
