//! Random walks over all seat counts and options: what must hold at every step (T-RF-114 to T-RF-118).
#![expect(clippy::unwrap_used, reason = "a walk that cannot go on has failed")]

mod walk;

use engine::{Audience, Digest, Fast, Game as _, Mode, Seat, SeatSet};
use ruhe_in_frieden::parts::Grave;
use ruhe_in_frieden::{Board, RuheInFrieden, State};
use walk::{Step, Walk, games};

#[test]
fn games_end_and_stay_sound() {
    // T-RF-114, T-RF-115, T-RF-117, RF-3.5, RF-8.8, R-RF-30: the table asserts RF-3.5 after every input.
    let mut reasons = std::collections::BTreeMap::<&str, u32>::new();
    for seed in 0..games(200) {
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
    for seed in 0..games(12) {
        let mut walk = Walk::random(seed);
        let conceivable = walk::conceivable();
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
}

#[test]
fn knowledge_folded_from_sightings_shows_the_view() {
    // RF-10.1 to RF-10.13: the fold of what was seen is what is seen.
    for seed in 0..games(30) {
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
fn prompts_are_never_named_twice() {
    // TB-2.1
    for seed in 0..games(60) {
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

/// RF-8.6 once more, from a view alone and in other words.
fn asked_by_view(view: &serde_json::Value) -> SeatSet {
    let window = &view["window"];
    if window.is_null() {
        return SeatSet::EMPTY;
    }
    let list = |value: &serde_json::Value| value.as_array().unwrap().clone();
    let seats = list(&view["seats"]);
    let graves = list(&view["graves"]);
    let occupied = |grave: usize| !list(&graves[grave]["coffins"]).is_empty();
    let unseen = |grave: usize, action: &str| list(&graves[grave]["unseen"]).iter().any(|it| it == action);
    let certificates = |seat: usize, grave: usize| {
        let shares = list(&seats[seat]["shares"]);
        shares.iter().filter(|share| share["grave"] == grave + 1).count()
    };
    let might = |seat: usize, grave: usize, action: &str| {
        certificates(seat, grave) > 0 && occupied(grave) && unseen(grave, action)
    };
    let total = |seat: usize, grave: usize| {
        let documents = view["burial"]["documents"]
            .as_array()
            .cloned()
            .unwrap_or_default();
        let documents = documents
            .iter()
            .filter(|document| document["seat"] == seat && document["counts_for"] == grave + 1);
        certificates(seat, grave) + documents.count()
    };
    let pays = |seat: usize, grave: usize| {
        list(&graves[grave]["coffins"]).iter().any(|coffin| {
            seats.iter().any(|owner| {
                owner["seat"] != seat
                    && owner["money"] != 0
                    && list(&owner["relatives"])
                        .iter()
                        .any(|relative| relative["relative"] == *coffin)
            })
        })
    };
    let mut asked = SeatSet::EMPTY;
    for seat in 0..seats.len() {
        let mut line = false;
        for grave in 0..5 {
            line |= might(seat, grave, "GM") && pays(seat, grave);
            let alive = !view["seats"][seat]["relatives"][grave]["health"].is_null();
            line |= might(seat, grave, "SH") && alive;
            let empty = (0..5).any(|other| !occupied(other));
            let double = (0..5).any(|other| other != grave && might(seat, other, "DO"));
            line |= might(seat, grave, "MX") && (empty || double);
        }
        if let Some(target) = window["bury"]["grave"].as_u64().map(|number| number as usize - 1)
            && !occupied(target)
        {
            let burier = view["burial"]["seat"].as_u64().unwrap() as usize;
            let others = |seat: usize| (0..seats.len()).filter(move |other| *other != seat);
            let ahead = others(burier).all(|other| total(burier, target) > total(other, target));
            let pot = (0..5)
                .filter(|grave| *grave != target && certificates(seat, *grave) > 0 && unseen(*grave, "IL"))
                .count();
            line |= if seat == burier {
                !ahead && others(seat).all(|other| total(seat, target) + pot > total(other, target))
            } else {
                ahead && pot >= 1 && total(seat, target) + pot >= total(burier, target)
            };
        }
        if line {
            asked.insert(Seat(seat as u8));
        }
    }
    asked
}

#[test]
fn who_is_asked_follows_from_any_view() {
    // T-RF-116, RF-8.6, RF-8.12, R-RF-40
    let mut windows = 0;
    for seed in 0..games(80) {
        let mut walk = Walk::random(seed);
        let options = walk.table.setup().options;
        let relaxed = options.window_privacy == ruhe_in_frieden::api::WindowPrivacy::Relaxed;
        let arrival = options.window_order == ruhe_in_frieden::api::WindowOrder::Arrival;
        while walk.table.outcome().is_none() {
            let state = walk.table.state();
            let prompts = RuheInFrieden::prompts(state);
            let window = state.board().agenda.window();
            let asked: SeatSet = prompts
                .iter()
                .filter(|_| window.is_some())
                .map(|prompt| prompt.seat)
                .collect();
            for audience in walk.audiences() {
                let view = serde_json::to_value(walk.table.view(audience)).unwrap();
                let mut expected = asked_by_view(&view);
                // RF-8.4: the round is not in the view, but everybody has seen how many cards were played.
                if let Some(window) = window
                    && window.kind == ruhe_in_frieden::phase::WindowKind::Adjust
                    && window.round == 1
                {
                    expected.remove(state.board().active);
                }
                if relaxed || arrival {
                    // R-RF-60: always a part of the strict set; and who has passed by arrival is not asked again.
                    assert!(asked.iter().all(|seat| expected.contains(seat)), "seed {seed}");
                } else {
                    assert_eq!(asked, expected, "seed {seed}: {audience}");
                    windows += u32::from(!asked.is_empty());
                }
            }
            walk.step();
        }
    }
    assert!(windows > 500, "{windows}");
}

fn certain_places(board: &Board) -> usize {
    Grave::all()
        .map(|grave| usize::from(board.piles[grave.idx()]))
        .sum()
}

#[test]
fn two_worlds_look_the_same_to_who_cannot_tell_them_apart() {
    // T-RF-118, T-RF-100, RF-8.12: views, prompts and choices are equal before a move, and after it as long as
    // the same was seen.
    let (mut pairs, mut different, mut same_after) = (0, 0, 0);
    for seed in 0..games(20) {
        let mut walk = Walk::random(seed);
        let options = walk.table.setup().options;
        let relaxed = options.window_privacy == ruhe_in_frieden::api::WindowPrivacy::Relaxed;
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
                compare(&here, &there, audience, !relaxed && !is_arrival(&options), seed);
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

fn is_arrival(options: &ruhe_in_frieden::Options) -> bool {
    options.window_order == ruhe_in_frieden::api::WindowOrder::Arrival
}

/// With `strict` sealed rounds all prompts are equal; else only one's own: others' passes and cards show in who
/// is still asked, which nobody is told (RF-8.9).
fn compare(here: &State, there: &State, audience: Audience, all_prompts: bool, seed: u64) {
    let view = |state| serde_json::to_string(&RuheInFrieden::view(state, audience)).unwrap();
    assert_eq!(view(here), view(there), "seed {seed}: {audience}");
    let own = |seat: Seat| audience == Audience::Seat(seat);
    let prompts = |state| {
        let mut prompts = RuheInFrieden::prompts(state);
        let window = prompts
            .iter()
            .any(|prompt| prompt.kind == ruhe_in_frieden::Kind::Respond);
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
    }
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

#[test]
fn a_log_replays_to_the_same_table_and_keeps_no_losing_play() {
    // T-RF-4, T-RF-94, RF-8.5, RF-8.12, TB-6.1: same deal and inputs, same digest; answers that lost are nowhere.
    let mut lost = 0;
    for seed in 0..games(100) {
        let mut walk = Walk::random(seed);
        while walk.table.outcome().is_none() {
            walk.step();
        }
        let text = engine::log::write(&walk.table);
        let log = engine::Log::<RuheInFrieden>::read(&text).unwrap();
        let again = log.replay(|_, _| {}).unwrap();
        assert_eq!(again.digest(), walk.table.digest(), "seed {seed}");
        assert_eq!(log.verify_shuffle(), Ok(true));
        // A round is one line with one play at most.
        for line in text.lines().filter(|line| line.contains("\"round\"")) {
            assert!(
                line.matches("respond").count() <= 1 && !line.contains("pass"),
                "{line}"
            );
        }
        lost += walk.lost;
    }
    assert!(lost > 3, "some rounds had plays that lost: {lost}");
}

#[test]
fn sealed_answers_wait_for_the_round_to_close() {
    // TB-3.1, RF-8.5: the state does not change when an answer is sealed, so no view can.
    for seed in 0..games(20) {
        let mut walk = Walk::random(seed);
        while walk.table.outcome().is_none() {
            let digest = walk.table.digest();
            let sealed = walk
                .table
                .prompts()
                .iter()
                .any(|prompt| prompt.mode == Mode::Sealed);
            let answered = walk.step();
            if sealed && answered.is_none() {
                assert_eq!(walk.table.digest(), digest);
            }
        }
    }
}
