//! Every benchmark at toy size, with the answers it must give.

use crate::playouts::{SUBJECTS, measure};
use crate::rounds::{Way, on_all_cores, on_one_core, ratio, ratio_after_the_shuffle, rounds};
use crate::{ENDS, Sum, allocations, recorded, searches, typed};
use bots::{Bot, BotInfo, WithBots};
use dawn_under::DawnUnder;
use engine::{Audience, Fast, Game as _, Input, Stamp};
use rest_in_peace::{Options, RestInPeace};

fn games() -> u64 {
    if testbed::is_slow() { 500_000 } else { 40_000 }
}

/// Whether two samples may come from one distribution: every share within three standard errors.
fn check_same(one: &Sum, two: &Sum) {
    for (idx, end) in ENDS.iter().enumerate() {
        let share = |sum: &Sum| sum.ends[idx] as f64 / sum.games as f64;
        let both = (one.ends[idx] + two.ends[idx]) as f64 / (one.games + two.games) as f64;
        let error = (both * (1.0 - both) * (1.0 / one.games as f64 + 1.0 / two.games as f64)).sqrt();
        assert!(
            (share(one) - share(two)).abs() <= 3.0 * error,
            "{end:?}: {} and {}, standard error {error}",
            share(one),
            share(two)
        );
    }
    let inputs = |sum: &Sum| sum.inputs as f64 / sum.games as f64;
    // The number of answers of a game has a standard deviation below 10.
    let error = 10.0 * (2.0 / one.games as f64).sqrt();
    assert!((inputs(one) - inputs(two)).abs() < 3.0 * error);
}

#[test]
fn a_change_of_the_lobby_is_told_to_everybody_and_is_small() {
    let told = crate::lobby::tell(30, 25, 3);
    assert_eq!(told.messages, 30);
    // The page is full, so a new table takes the place of the last one.
    assert!((100..600).contains(&told.change_bytes), "{told:?}");
    assert!(told.whole_bytes > 8 * told.change_bytes, "{told:?}");
}

#[test]
fn a_packed_table_takes_a_fraction_of_the_room() {
    let room = crate::packing::room("dawn-under", 2, 12);
    assert!(
        room.lines > 20.0 && room.packed_bytes * 2.0 < room.loose_bytes,
        "{room:?}"
    );
}

#[test]
fn all_ways_play_the_same_game() {
    for doors in [2, 3] {
        let [bare, typed, recorded] = Way::ALL.map(|way| way.play(games(), doors, 1));
        check_same(&bare, &typed);
        check_same(&bare, &recorded);
    }
}

#[test]
fn a_playout_takes_nothing_from_the_heap_after_the_deal() {
    let options = Options::default();
    let mut rng = Fast::new(1);
    let mut choices = Vec::with_capacity(16);
    for _ in 0..2_000 {
        let deal = RestInPeace::shuffle(RestInPeace::NEWEST, &options, 1, &mut rng);
        let state = RestInPeace::deal(RestInPeace::NEWEST, &options, 1, &deal, &mut ());
        let (_, count) = allocations::count(|| typed::play_on(state, &mut choices, &mut rng));
        assert_eq!(count, 0);
    }
}

#[test]
fn a_table_takes_nothing_from_the_heap_after_the_deal() {
    let mut rng = Fast::new(2);
    let mut choices = Vec::with_capacity(16);
    let mut table = recorded::deal(Options::default(), 0);
    for seed in 0..2_000 {
        table.deal_again(Fast::new(seed), &mut ());
        let (_, count) = allocations::count(|| recorded::play(&mut table, &mut choices, &mut rng));
        assert_eq!(count, 0);
    }
}

/// Every bot of a game plays all seats of some tables; what it does is weighed, not what the rules do. Bots that search
/// make room for every question anew: there the search itself is weighed.
fn check_bots_take_nothing<G: WithBots>(seats: u8, options: &str, games: u32) {
    let options: G::Options = serde_json::from_str(options).unwrap();
    let searches = |info: &&BotInfo<G>| ["gravedigger", "sexton"].contains(&info.name);
    for info in G::BOTS.iter().filter(|info| !searches(info)) {
        let mut rng = Fast::new(3);
        let (mut choices, mut events) = (Vec::with_capacity(128), Vec::new());
        for _ in 0..games {
            let mut bots: Vec<_> = (0..seats).map(|_| (info.make)()).collect();
            let deal = G::shuffle(G::NEWEST, &options, seats, &mut rng);
            let mut state = G::deal(G::NEWEST, &options, seats, &deal, &mut ());
            while let Some(prompt) = G::prompts(&state).first().copied() {
                choices.clear();
                G::choices(&state, &prompt, &mut choices);
                let known = G::knowledge(&state, Audience::Seat(prompt.seat));
                let bot = &mut bots[prompt.seat.idx()];
                let (command, count) = allocations::count(|| bot.answer(&known, &prompt, &choices, &mut rng));
                assert_eq!(count, 0, "{}", info.name);
                let (seat, prompt) = (prompt.seat, prompt.id);
                let input = Input::Command {
                    seat,
                    prompt,
                    command,
                };
                G::apply(&mut state, Stamp(0), input, &mut rng, &mut events).unwrap();
                for event in events.drain(..) {
                    let sighting = G::sighting(&event, Audience::Public).unwrap();
                    let see = |bot: &mut Box<dyn Bot<G>>| bot.see(&sighting, &mut rng);
                    let ((), count) = allocations::count(|| bots.iter_mut().for_each(see));
                    assert_eq!(count, 0, "{}", info.name);
                }
            }
        }
    }
}

#[test]
fn bots_answer_without_taking_anything_from_the_heap() {
    check_bots_take_nothing::<RestInPeace>(1, "{}", 200);
    check_bots_take_nothing::<DawnUnder>(4, r#"{"expansion":"on"}"#, 5);
}

#[test]
fn a_search_takes_nothing_from_the_heap_once_it_has_its_room() {
    for subject in searches::SUBJECTS {
        let searched = (subject.search)(4, 5);
        assert_eq!(searched.allocations, 0, "{}", subject.title);
        assert!(
            searched.iterations > 0 && searched.inputs > searched.iterations,
            "{}",
            subject.title
        );
        let measured = searches::measure(subject, 1, 4);
        assert!(measured.ratio.median > 0.0, "{measured:?}");
    }
}

#[test]
fn both_searches_find_the_same() {
    let deals = games() / 1_000;
    let [bare, typed] = [
        searches::seek_bare(deals, 3, 1),
        searches::seek_typed(deals, 3, 1),
    ];
    // The best answers differ by less than 0.05 from deal to deal.
    let error = 0.05 * (2.0 / deals as f64).sqrt();
    assert!(
        (bare.mean() - typed.mean()).abs() < 4.0 * error,
        "{bare:?} {typed:?}"
    );
    assert!(
        bare.mean() > 0.02 && searches::compare(1, 4, 2)[2].median > 0.0,
        "{bare:?}"
    );
}

#[test]
fn the_counter_counts() {
    let (list, count) = allocations::count(|| vec![1, 2, 3]);
    assert_eq!((list.len(), count), (3, 1));
}

#[test]
fn rounds_measure_every_way() {
    let measured = rounds(2, 200, 2);
    assert!(measured.iter().flatten().all(|speed| speed.sum.games == 200));
    assert_eq!(ratio(&measured, Way::Bare).median, 1.0);
    assert!(ratio_after_the_shuffle(1, 200, 2).median > 0.0);
    let speed = on_all_cores(Way::Typed, 100, 2, 1);
    assert!(speed.sum.games >= 100 && speed.games_per_second() > 0.0);
    assert_eq!(
        on_one_core(Way::Bare, 50, 3, 1).sum,
        on_one_core(Way::Bare, 50, 3, 1).sum
    );
}

#[test]
fn random_games_of_every_title_end_without_taking_anything_from_the_heap_after_the_deal() {
    for subject in SUBJECTS {
        let played = (subject.play)(games() / 200, 1);
        assert_eq!(played.games, games() / 200, "{}", subject.title);
        assert!(played.inputs > played.games, "{}", subject.title);
        assert_eq!(played.allocations, 0, "{}", subject.title);
        assert_eq!(played, (subject.play)(games() / 200, 1), "{}", subject.title);
        assert!(measure(subject, 1, 10).inputs_per_cpu_second.median > 0.0);
    }
}
