//! Random walks over seeds, seat counts and all option combinations.
#![expect(clippy::unwrap_used, reason = "a failed walk shall stop at its first step")]

mod crypt;
mod walk;

use crypt::Crypt;
use dawn_under::api::{GraveView, LidView, Options, Rats};
use dawn_under::parts::{Content, Grave, GraveSet};
use dawn_under::{DawnUnder, Known, Phase, Reason, Refusal, Sighting, View};
use engine::{Audience, Fast, Game, Input, Seat, Seen, Stamp};
use std::collections::{BTreeSet, HashSet};
use std::ops::Range;
use testbed::{Subject as _, properties, times, two_worlds};
use walk::{Walk, agreeable};

/// How many combinations the agreeable options have.
const COMBINATIONS: u64 = 27_648;

/// The options of a game: so many games in a row have every combination of the values told to clients.
fn agreed(game: u64) -> Options {
    // Prime, so that neighbours differ in more than the first option.
    let mut left = game * 7_919;
    let pairs = agreeable().map(|option| {
        let count = option.values.len() as u64;
        let value = option.values[(left % count) as usize];
        left /= count;
        format!("{}={value} ", option.name)
    });
    testbed::options::read::<DawnUnder>(&pairs.collect::<String>())
}

#[test]
fn every_combination_of_options_is_among_the_games() {
    // DU-3.8
    let combinations: usize = agreeable().map(|option| option.values.len()).product();
    assert_eq!(combinations as u64, COMBINATIONS);
    let all: HashSet<Options> = (0..COMBINATIONS).map(agreed).collect();
    assert_eq!(all.len(), combinations);
}

/// The numbers of seats at the tables of these seeds.
fn seat_counts(seeds: Range<u64>) -> BTreeSet<u8> {
    seeds
        .map(|seed| testbed::walk::Walk::<Crypt>::random(seed).0.seats())
        .collect()
}

#[test]
fn every_position_keeps_every_promise() {
    // TB-1.5, DU-9.5 (what was turned up cannot be taken back), T-DU-76, TB-6.1 (the same seed and the same commands
    // give the same game; nothing is drawn after the deal).
    let seeds = 0..times(30);
    assert!(seat_counts(seeds.clone()).into_iter().eq(DawnUnder::SEATS));
    let summary = properties::assert_hold::<Crypt>(seeds);
    assert_eq!(summary.reasons.len(), Reason::ALL.len(), "{summary:?}");
    assert!(summary.taken_back > 100, "{summary:?}");
}

#[test]
fn tables_equal_in_all_an_ideal_memory_knows_look_alike() {
    // T-DU-71, DU-9.2, R-DU-43, R-DU-44: views, prompts, choices and refusals betray nothing. DU-9.3: nor do views
    // remember, which is for `Crypt` to see, because an ideal memory does.
    let seeds = 0..times(12);
    assert!(seat_counts(seeds.clone()).into_iter().eq(DawnUnder::SEATS));
    let summary = two_worlds::assert_equal::<Crypt>(seeds);
    assert!(summary.different * 10 > summary.pairs * 9, "{summary:?}");
    assert!(summary.same_after * 2 > summary.pairs, "{summary:?}");
}

/// With `SEXTON_SLOW=1` as many as the promise says: every combination of options four times.
fn games() -> u64 {
    if testbed::is_slow() {
        4 * COMBINATIONS
    } else {
        2_000
    }
}

#[test]
fn a_hundred_thousand_games_over_all_seats_and_options_are_sound_and_end() {
    // T-DU-77, DU-1.7, I-DU-1 to I-DU-7, R-DU-14: every invariant after every command.
    for game in 0..games() {
        assert_sound_to_the_end(agreed(game), 2 + (game % 5) as u8, game);
    }
}

fn assert_sound_to_the_end(options: Options, seats: u8, seed: u64) {
    let mut walk = Walk::new(options, seats, seed);
    while walk.step() {
        DawnUnder::assert_sound(&walk.state);
    }
    assert!(
        DawnUnder::outcome(&walk.state).is_some(),
        "somebody is asked until the end"
    );
    // R-DU-14: at most 72 layings-in are possible.
    assert!(walk.state.known().tally.placements <= 72);
}

#[test]
fn one_seat_is_asked_at_any_moment_and_ids_rise() {
    // DU-4: at any moment at most one player has to decide (D1 to D12).
    for seed in 0..200 {
        let mut walk = Walk::of_seed(seed);
        let mut last = 0;
        while let Some(prompt) = walk.prompt() {
            assert_eq!(DawnUnder::prompts(&walk.state).len(), 1);
            assert!(prompt.must && prompt.id.0 > last);
            last = prompt.id.0;
            walk.step();
        }
    }
}

#[test]
fn the_fold_of_sightings_is_all_that_is_known() {
    // DU-9.1, DU-9.7: to the last count, not only what views show of it.
    for seed in 0..300 {
        let mut walk = Walk::of_seed(seed);
        let mut known = DawnUnder::knowledge(&walk.state, Audience::Public);
        while walk.step() {
            for event in &walk.events {
                DawnUnder::learn(&mut known, &DawnUnder::sighting(event, Audience::Public).unwrap());
            }
            assert!(known == *walk.state.known());
        }
    }
}

/// What a grave held, followed from the sightings with the simplest rules there are.
fn follow(contents: &mut [Content; 60], sighting: &Sighting) {
    match *sighting {
        Sighting::LaidIn { grave, vampire, .. } => contents[grave.idx()] = Content::Vampire(vampire),
        Sighting::GarlicPut { grave, seat } => contents[grave.idx()] = Content::Garlic(seat),
        Sighting::GarlicReturned { grave, .. } | Sighting::FoundTaken { grave, .. } => {
            contents[grave.idx()] = Content::Empty;
        }
        Sighting::Opened { grave, content, .. } => {
            assert_eq!(
                contents[grave.idx()],
                content,
                "an ideal memory knows what lies in {grave}"
            );
        }
        _ => {}
    }
}

#[test]
fn an_ideal_memory_knows_the_content_of_every_grave() {
    // T-DU-75, DU-1.2, DU-3.2, DU-9.7
    for seed in 0..300 {
        let mut walk = Walk::of_seed(seed);
        let mut contents = [Content::Empty; 60];
        while walk.step() {
            for event in &walk.events {
                follow(
                    &mut contents,
                    &DawnUnder::sighting(event, Audience::Public).unwrap(),
                );
            }
            assert_eq!(contents, walk.state.known().contents);
        }
    }
}

#[test]
fn two_worlds_part_where_the_same_piece_is_turned_up() {
    // DU-9.2, R-DU-43: nothing is seen to differ before a face that is turned up in both.
    for seed in 0..150 {
        let mut walk = Walk::of_seed(seed);
        let mut chance = Fast::new(seed ^ 0x5eed);
        while let Some(command) = walk.pick() {
            let mut other = walk.clone_with(DawnUnder::determinize(walk.state.known(), &mut chance));
            walk.play(command);
            other.play(command);
            let seen = |walk: &Walk| -> Vec<Sighting> {
                let events = walk.events.iter();
                events
                    .map(|event| DawnUnder::sighting(event, Audience::Public).unwrap())
                    .collect()
            };
            let (here, there) = (seen(&walk), seen(&other));
            let mut pairs = here.iter().zip(&there);
            if here != there {
                let (here, there) = pairs.find(|(here, there)| here != there).unwrap();
                assert!(turns_up_alike(here, there), "{here:?} {there:?}");
            }
        }
    }
}

#[test]
fn a_guessed_world_can_be_played_to_its_end() {
    // DU-9.7: bots look ahead in worlds made from what is known.
    for seed in 0..200 {
        let mut walk = Walk::of_seed(seed);
        let mut chance = Fast::new(seed);
        for _ in 0..chance.below(120) {
            walk.step();
        }
        let known = DawnUnder::knowledge(&walk.state, Audience::Public);
        let mut guess = walk.clone_with(DawnUnder::determinize(&known, &mut chance));
        while guess.step() {
            DawnUnder::assert_sound(&guess.state);
        }
        assert!(DawnUnder::outcome(&guess.state).is_some());
    }
}

#[test]
fn inputs_of_other_games_are_refused() {
    // TB-1.1: there are no sealed rounds, no races and no clocks here.
    let mut walk = Walk::of_seed(1);
    for input in [Input::Wake, Input::Round { play: None }] {
        let refused = DawnUnder::apply(&mut walk.state, Stamp(1), input, &mut Fast::new(0), &mut ());
        assert_eq!(refused, Err(Refusal::UnknownInput));
    }
}

/// Whether two sightings turn up the same piece and differ in its face only.
fn turns_up_alike(one: &Sighting, two: &Sighting) -> bool {
    match (*one, *two) {
        (
            Sighting::Opened {
                seat, grave, content, ..
            },
            Sighting::Opened {
                seat: other_seat,
                grave: other_grave,
                content: other_content,
                ..
            },
        ) => (seat, grave, content) == (other_seat, other_grave, other_content),
        (
            Sighting::Turned { seat, end, .. },
            Sighting::Turned {
                seat: other_seat,
                end: other_end,
                ..
            },
        ) => (seat, end) == (other_seat, other_end),
        (Sighting::LidRevealed { grave, .. }, Sighting::LidRevealed { grave: other, .. }) => grave == other,
        (Sighting::VampireRevealed { .. }, Sighting::VampireRevealed { .. })
        | (Sighting::ReserveRevealed { .. }, Sighting::ReserveRevealed { .. })
        | (Sighting::SetAsideRevealed { .. }, Sighting::SetAsideRevealed { .. }) => true,
        _ => false,
    }
}

/// Nothing of a closed grave, of the reserve or of a face-down vampire is in a view (DU-9.2).
fn assert_view_is_blind(view: &View, known: &Known) {
    assert!(view.reserve_revealed.is_empty() && view.set_aside_revealed.is_empty());
    for (grave, shown) in Grave::all().zip(&view.graves) {
        let GraveView {
            lid,
            underside,
            content,
            ..
        } = *shown;
        assert_eq!(lid == LidView::Closed, !known.open.contains(grave));
        assert_eq!(underside == Seen::Back, lid != LidView::Turned);
        assert_eq!(content == Seen::Back, lid == LidView::Closed);
    }
    for (seat, shown) in view.seats.iter().enumerate() {
        let down = shown.row.iter().filter(|vampire| **vampire == Seen::Back).count();
        assert_eq!(down, known.row(Seat(seat as u8)).down().len());
    }
}

#[test]
fn no_view_shows_what_is_closed() {
    // T-DU-71, DU-9.2, DU-9.3, R-DU-44: 1,000 random games.
    for seed in 0..1_000 {
        let mut walk = Walk::of_seed(seed);
        while walk.step() {
            let view = DawnUnder::view(&walk.state, Audience::Public);
            if !matches!(view.phase, Phase::Over(_)) {
                assert_view_is_blind(&view, walk.state.known());
            }
        }
    }
}

#[test]
fn a_view_that_remembers_is_found() {
    // DU-9.2, DU-9.3: what `Crypt` looks for.
    let mut walk = Walk::of_seed(3);
    let remembers = |known: &Known| {
        let closed = Grave::all().filter(|grave| !known.open.contains(*grave));
        closed.into_iter().find(|grave| known.lids[grave.idx()].is_some())
    };
    let grave = loop {
        assert!(walk.step(), "some grave is opened and closed");
        if let Some(grave) = remembers(walk.state.known()) {
            break grave;
        }
    };
    let known = walk.state.known();
    let lid = serde_json::json!(known.lids[grave.idx()]);
    let content = serde_json::json!(known.contents[grave.idx()]);
    let honest = serde_json::to_value(DawnUnder::view(&walk.state, Audience::Public)).unwrap();
    let look = |view: &serde_json::Value| Crypt::check_redacted(&walk.state, Audience::Public, view);
    look(&honest).unwrap();
    for (name, memory) in [("underside", &lid), ("content", &content), ("was", &lid)] {
        let mut view = honest.clone();
        view["graves"][grave.idx()][name] = memory.clone();
        look(&view).unwrap_err();
    }
    for name in ["history", "reserve_revealed"] {
        let mut view = honest.clone();
        view[name] = serde_json::json!([lid]);
        look(&view).unwrap_err();
    }
}

#[test]
fn the_board_looks_the_same_after_closing_as_before_opening() {
    // T-DU-72, DU-9.4: in the base game one command opens, resolves and closes.
    let mut closed_at_once = 0;
    for seed in 0..300 {
        let options = Options {
            rats: Rats::Off,
            ..Options::default()
        };
        let mut walk = Walk::new(options, 2 + (seed % 5) as u8, seed);
        let blank = DawnUnder::view(&walk.state, Audience::Public).graves;
        while walk.step() {
            let view = DawnUnder::view(&walk.state, Audience::Public);
            if walk.state.known().open.is_empty() && !matches!(view.phase, Phase::Over(_)) {
                assert!(view.graves == blank);
                closed_at_once += 1;
            }
        }
    }
    assert!(closed_at_once > 1_000);
}

#[test]
fn every_ending_lies_open_and_is_won_by_the_fewest_vampires() {
    // DU-8.1, DU-8.5, DU-9.9, R-DU-14: endings are rare at tables that are looked at from all sides.
    for seed in 0..500 {
        let mut walk = Walk::of_seed(seed);
        while walk.step() {}
        let view = DawnUnder::view(&walk.state, Audience::Public);
        let view = serde_json::to_value(&view).unwrap();
        Crypt::check_redacted(&walk.state, Audience::Public, &view).unwrap();
        let outcome = DawnUnder::outcome(&walk.state).unwrap();
        Crypt::check_outcome(&walk.state, &outcome).unwrap();
    }
}

#[test]
fn every_reveal_is_told_before_its_grave_closes_so_that_it_can_be_held() {
    // DU-9.6: also if one command opens, resolves and closes; in a plague nothing closes before the end.
    assert_eq!(dawn_under::text::REVEAL_MS, 2_500);
    let mut held = 0;
    for seed in 0..200 {
        let mut walk = Walk::of_seed(seed);
        let mut revealed = GraveSet::EMPTY;
        let (mut rages, mut plague_ends) = (false, false);
        while walk.step() {
            let sightings = walk
                .events
                .iter()
                .map(|event| DawnUnder::sighting(event, Audience::Public));
            for sighting in sightings.flatten() {
                assert_eq!(
                    dawn_under::text::reveal(&sighting).is_some(),
                    matches!(sighting, Sighting::Opened { .. })
                );
                match sighting {
                    Sighting::Opened { grave, .. } => {
                        assert!(!revealed.contains(grave) && !plague_ends, "{grave}");
                        revealed.insert(grave);
                        held += 1;
                    }
                    Sighting::Closed { grave } | Sighting::LidReplaced { grave } => {
                        assert!(revealed.contains(grave), "{grave} was not shown");
                        revealed.remove(grave);
                        plague_ends = rages;
                    }
                    Sighting::RatTaken { .. } => rages = true,
                    Sighting::PlagueEnded => (rages, plague_ends) = (false, false),
                    _ => {}
                }
            }
        }
    }
    assert!(held > 10_000, "{held}");
}
