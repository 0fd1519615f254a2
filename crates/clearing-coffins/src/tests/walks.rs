//! Random tables under random options, judged at random: what must hold at every step (CC-3.3, CC-14).

mod play;

use crate::ClearingCoffins;
use crate::api::{Phase, Verdict};
use engine::table::Act;
use engine::{Audience, Digest, Fast, Game, Input, Log, Refused, Stamp};
use play::Walk;
use std::collections::BTreeMap;

#[test]
fn walks_keep_every_promise() {
    // CC-3.3, CC-4.1, CC-8.1, CC-8.3, R-CC-33: tables end, views fit, refusals change nothing.
    let mut reasons = BTreeMap::new();
    for seed in 0..300 {
        let mut walk = Walk::new(seed);
        let seats = walk.table.setup().seats;
        let mut known: Vec<_> = Audience::all(seats)
            .map(|audience| walk.table.state().knowledge(audience))
            .collect();
        while walk.table.outcome().is_none() {
            let prompts = walk.table.prompts();
            assert!(!prompts.is_empty(), "seed {seed}: somebody can always move");
            walk.check_refusals();
            let events = walk.step();
            for (audience, known) in Audience::all(seats).zip(&mut known) {
                for event in &events {
                    if let Some(sighting) = ClearingCoffins::sighting(event, audience) {
                        ClearingCoffins::learn(known, &sighting);
                    }
                }
                let seen = ClearingCoffins::view(walk.table.state(), audience);
                assert_eq!(
                    ClearingCoffins::view_known(known),
                    seen,
                    "seed {seed}, {audience}"
                );
            }
        }
        let outcome = walk.table.outcome().unwrap();
        *reasons.entry(outcome.reason).or_insert(0) += 1;
        assert!(!outcome.winners.is_empty());
        assert!(walk.table.prompts().is_empty());
        assert_eq!(
            walk.table.verdict(Stamp(0), Verdict::Reveal, &mut ()),
            Err(Refused::TableOver)
        );
    }
    assert!(
        reasons["cleared"] > 50 && reasons["max_throws"] > 50,
        "{reasons:?}"
    );
}

#[test]
fn a_hundred_thousand_games_over_all_seats_and_options_are_sound_and_end() {
    // CC-3.3, CC-8.1, R-CC-33: all seat counts, all options; the invariants are asserted after every input. A few of
    // them by default, and all with `SEXTON_SLOW=1`.
    let tables = if testbed::is_slow() { 100_000 } else { 2_000 };
    let mut ends = BTreeMap::new();
    for seed in 1_000_000..1_000_000 + tables {
        let mut walk = Walk::new(seed);
        let seats = walk.table.setup().seats;
        while walk.table.outcome().is_none() {
            walk.step();
        }
        let outcome = walk.table.outcome().unwrap();
        assert!(!outcome.winners.is_empty(), "seed {seed}");
        *ends.entry((seats, outcome.reason)).or_insert(0_u32) += 1;
    }
    let of = |seats: u8, reason| ends.get(&(seats, reason)).copied().unwrap_or(0);
    for seats in ClearingCoffins::SEATS {
        assert!(
            of(seats, "cleared") > 60 && of(seats, "max_throws") > 60,
            "{ends:?}"
        );
    }
}

#[test]
fn logs_replay_to_the_same_table() {
    // T-CC-61, T-CC-3, CC-10.18
    for seed in 400..460 {
        let mut walk = Walk::new(seed);
        while walk.table.outcome().is_none() {
            walk.step();
        }
        let text = engine::log::write(&walk.table);
        let log = Log::<ClearingCoffins>::read(&text).unwrap();
        let replayed = log.table().unwrap();
        assert_eq!(replayed.digest(), walk.table.digest(), "seed {seed}");
        assert_eq!(engine::log::write(&replayed), text, "seed {seed}");
    }
}

#[test]
fn two_worlds_look_alike_to_who_cannot_tell_them_apart() {
    // T-CC-46, CC-9.1, CC-9.2, CC-9.5: for who has just sat down; the test bed does it for who saw everything.
    let (mut pairs, mut different, mut same_after) = (0, 0, 0);
    for seed in 500..560 {
        let mut walk = Walk::new(seed);
        let seats = walk.table.setup().seats;
        while walk.table.outcome().is_none() {
            let here = walk.table.state().clone();
            walk.step();
            let entry = walk.table.entries().last().unwrap();
            let Act::Input(input) = entry.act.clone() else {
                continue;
            };
            for audience in Audience::all(seats) {
                let late = here.knowledge(audience);
                let there = ClearingCoffins::determinize(&late, &mut walk.rng);
                ClearingCoffins::assert_sound(&there);
                pairs += 1;
                different += usize::from(Digest::of(&here) != Digest::of(&there));
                same_after += usize::from(compare(&here, there, audience, entry.at, &input));
            }
        }
    }
    assert!(
        different > pairs / 2 && same_after > pairs / 3,
        "{pairs} pairs, {different} different, {same_after} alike afterwards"
    );
}

/// Compares two worlds before an input and, if it looked the same, after it. True if it did.
fn compare(
    here: &crate::State,
    mut there: crate::State,
    audience: Audience,
    at: Stamp,
    input: &Input<ClearingCoffins>,
) -> bool {
    let mut here = here.clone();
    assert_eq!(face(&here, audience), face(&there, audience));
    let play = |state: &mut crate::State| {
        let mut events = Vec::new();
        ClearingCoffins::apply(state, at, input.clone(), &mut Fast::new(1), &mut events).unwrap();
        let seen: Vec<_> = events
            .iter()
            .filter_map(|event| ClearingCoffins::sighting(event, audience))
            .collect();
        (seen, events.iter().any(ClearingCoffins::turns_up))
    };
    let ((here_seen, here_turned), (there_seen, there_turned)) = (play(&mut here), play(&mut there));
    if here_seen != there_seen {
        assert!(here_turned || there_turned, "nothing was turned up, but it shows");
        return false;
    }
    assert_eq!(face(&here, audience), face(&there, audience));
    true
}

/// Everything an audience is sent, as bytes.
fn face(state: &crate::State, audience: Audience) -> String {
    let view = serde_json::to_string(&ClearingCoffins::view(state, audience)).unwrap();
    let prompts = ClearingCoffins::prompts(state);
    let mut choices = Vec::new();
    for prompt in &prompts {
        ClearingCoffins::choices(state, prompt, &mut choices);
    }
    format!("{view} {prompts:?} {}", serde_json::to_string(&choices).unwrap())
}

#[test]
fn prompts_are_never_named_twice() {
    // TB-2.1 of this game: an answer to an earlier phase is never taken for one to a later.
    let mut walk = Walk::new(7);
    let mut last = None;
    while walk.table.outcome().is_none() {
        let prompts = walk.table.prompts();
        assert!(last < prompts.first().map(|prompt| prompt.id));
        last = prompts.last().map(|prompt| prompt.id);
        walk.step();
    }
    assert!(matches!(walk.table.state().public().phase, Phase::Over { .. }));
}
