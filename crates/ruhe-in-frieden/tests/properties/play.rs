//! Games end, stay sound, and offer exactly what is legal.

use crate::walk::Walk;
use engine::{Game as _, Refusing};
use ruhe_in_frieden::parts::{Grave, Relative};
use ruhe_in_frieden::{Refusal, RuheInFrieden, Sighting};
use std::collections::BTreeSet;
use testbed::times;

#[test]
fn games_end_and_stay_sound() {
    // T-RF-114, T-RF-115, T-RF-117, RF-3.5, RF-8.8, R-RF-30: the table asserts RF-3.5 after every input.
    let mut reasons = std::collections::BTreeMap::<&str, u32>::new();
    for seed in 0..times(200) {
        let mut walk = Walk::random(seed);
        while walk.table.outcome().is_none() {
            assert!(
                RuheInFrieden::prompts(walk.table.state())
                    .iter()
                    .any(|prompt| prompt.must),
                "seed {seed}: somebody is asked until the game is over"
            );
            let board = walk.table.state().board();
            assert!(board.graves.iter().all(|grave| grave.len() <= 2), "seed {seed}");
            walk.step();
            assert!(walk.steps < 20_000, "seed {seed} does not end");
        }
        assert!(walk.table.prompts().is_empty());
        *reasons.entry(walk.table.outcome().unwrap().reason).or_default() += 1;
    }
    for reason in ["graves_full", "family_gone", "standstill", "round_limit"] {
        assert!(
            reasons.contains_key(reason),
            "{reason} never happened: {reasons:?}"
        );
    }
}

#[test]
fn what_is_offered_is_accepted_and_all_else_is_refused() {
    // RF-4.2, R-RF-13, R-RF-46, TB-1.5: and a refusal changes nothing.
    let mut refused = BTreeSet::new();
    for seed in 0..times(6) {
        let mut walk = Walk::random(seed);
        let conceivable = crate::cemetery::conceivable();
        while walk.table.outcome().is_none() {
            for prompt in walk.table.prompts() {
                let choices = walk.table.choices(&prompt);
                assert!(!prompt.must || !choices.is_empty());
                let digest = walk.table.digest();
                for command in &conceivable {
                    let checked = RuheInFrieden::check(walk.table.state(), &prompt, *command);
                    assert_eq!(
                        checked.is_ok(),
                        choices.contains(command),
                        "seed {seed}: {command:?} at {prompt:?}: {checked:?}"
                    );
                    refused.extend(checked.err().map(|refusal| refusal.code()));
                }
                for command in &choices {
                    assert!(conceivable.contains(command), "{command:?}");
                    let mut table = walk.table.clone();
                    table
                        .command(engine::Stamp(0), prompt.seat, prompt.id, *command, &mut ())
                        .unwrap();
                }
                assert_eq!(walk.table.digest(), digest);
            }
            walk.step();
        }
    }
    // Every reason to say no was met, but for some that need a rare death or burial (T-RF-69, T-RF-73, T-RF-81,
    // T-RF-119) and one
    // that commands cannot bring about.
    let rare = [
        "document_changes_nothing",
        "document_too_late",
        "nobody_to_shock",
        "other_burial_first",
        "unknown_input",
    ];
    for refusal in Refusal::samples() {
        let code = refusal.code();
        assert!(
            refused.contains(code) || rare.contains(&code),
            "{code} never happened"
        );
    }
}

#[test]
fn prompts_are_never_named_twice() {
    // TB-2.1
    for seed in 0..times(60) {
        let mut walk = Walk::random(seed);
        let mut open = Vec::new();
        let mut gone = std::collections::BTreeSet::new();
        while walk.table.outcome().is_none() {
            let now: Vec<_> = RuheInFrieden::prompts(walk.table.state())
                .iter()
                .map(|prompt| (prompt.id, prompt.seat, prompt.kind as u8))
                .collect();
            for prompt in &now {
                assert!(!gone.contains(&prompt.0), "seed {seed}: {prompt:?} came back");
            }
            gone.extend(
                open.iter()
                    .filter(|prompt| !now.contains(prompt))
                    .map(|prompt| prompt.0),
            );
            open = now;
            walk.step();
        }
    }
}

/// What a sighting does to everybody's money, in other words than the rules.
fn flow(sighting: &Sighting, owner: impl Fn(&str) -> usize, active: usize, money: &mut [i64]) {
    let json = serde_json::to_value(sighting).unwrap();
    let (name, what) = match json.as_object().and_then(|json| json.iter().next()) {
        Some((name, what)) => (name.as_str(), what.clone()),
        None => return,
    };
    let sum = |field: &str| what[field].as_i64().unwrap();
    let of = |field: &str| owner(what[field].as_str().unwrap());
    match name {
        "visited" => money[active] -= sum("paid"),
        "pill_bought" => money[active] -= 1000,
        "share_bought" => money[active] -= sum("paid"),
        "adjusted" => money[of("relative")] += sum("payout"),
        "died" => money[of("relative")] += 2000,
        "maintenance_paid" => {
            money[sum("from") as usize] -= sum("paid");
            money[sum("to") as usize] += sum("paid");
        }
        _ => {}
    }
}

#[test]
fn money_moves_only_by_the_rules() {
    // RF-3.5.4, RF-1.8, R-RF-46: and it is never negative.
    for seed in 0..times(40) {
        let mut walk = Walk::random(seed);
        let mut money = vec![5000; usize::from(walk.seats)];
        while walk.table.outcome().is_none() {
            let active = walk.table.state().board().active.idx();
            walk.step();
            let board = walk.table.state().board();
            let owner = |relative: &str| {
                let relative: Relative = relative.parse().unwrap();
                board.seat_of(relative.family).unwrap().idx()
            };
            for sighting in &walk.seen {
                flow(sighting, owner, active, &mut money);
            }
            for seat in board.all_seats() {
                assert_eq!(
                    i64::from(board.money[seat.idx()].in_full()),
                    money[seat.idx()],
                    "seed {seed}"
                );
                assert!(money[seat.idx()] >= 0);
            }
        }
    }
}

#[test]
fn points_agree_with_a_second_count() {
    // RF-9.5, RF-9.6, T-RF-109: counted from the coffins on the table instead of from the relatives.
    for seed in 0..times(60) {
        let mut walk = Walk::random(seed);
        while walk.table.outcome().is_none() {
            walk.step();
        }
        let board = walk.table.state().board();
        let mut points = vec![-10; usize::from(walk.seats)];
        let mut add = |relative: &Relative, value: i32| {
            points[board.seat_of(relative.family).unwrap().idx()] += value + 2;
        };
        for (grave, coffins) in Grave::all().zip(&board.graves) {
            for coffin in coffins {
                let away = i32::from(grave.number()) - i32::from(coffin.wish.number());
                add(coffin, 5 - away.abs().min(2));
            }
        }
        for coffin in &board.new_cemetery {
            add(coffin, i32::from(board.options.new_cemetery_points));
        }
        let outcome = walk.table.outcome().unwrap();
        let scores: Vec<i32> = outcome
            .scores
            .unwrap()
            .iter()
            .map(|(_, points)| *points)
            .collect();
        assert_eq!(scores, points, "seed {seed}");
        let best = points.iter().max().unwrap();
        assert!(!outcome.winners.is_empty());
        assert!(outcome.winners.iter().all(|seat| points[seat.idx()] == *best));
    }
}
