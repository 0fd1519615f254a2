//! The rat plague (T-DU-22 to T-DU-33, T-DU-80, T-DU-82).

use crate::scene::{Scene, Stated, table_for};
use dawn_under::api::{LidView, PlagueEnds, Rats};
use dawn_under::parts::{Colour, Content, End};
use dawn_under::{Event, Options, Sighting};
use engine::{Later, Seat};

const AROUND_24: [u8; 8] = [13, 14, 15, 23, 25, 33, 34, 35];

/// A rat in the middle of the cemetery.
fn rat_at_24(lids: &str) -> Stated {
    table_for(3).lids("24=rat").lids(lids)
}

fn eligible(table: &Scene) -> Vec<u8> {
    assert!(table.prompt().is_some(), "the plague goes on");
    table
        .known()
        .eligible()
        .iter()
        .map(|grave| grave.number())
        .collect()
}

#[test]
fn a_rat_opens_the_graves_around_it() {
    // T-DU-22, DU-5.1, DU-5.2, R-DU-15, R-DU-47
    let mut table = rat_at_24("").deal();
    table.play("0 open 24");
    assert_eq!(table.stock(0)[3], 1);
    assert_eq!(eligible(&table), AROUND_24);
    assert_eq!(
        (table.asked().as_str(), table.graves_offered()),
        ("0 plague_step", AROUND_24.to_vec())
    );
    assert_eq!(table.refused("0 open 24"), "grave_open");
    assert_eq!(table.refused("0 open 0"), "outside_plague");
    assert_eq!(table.refused("0 end"), "other_question");
}

#[test]
fn everybody_may_stop_at_once_and_then_it_is_over() {
    // T-DU-23, DU-5.3, DU-5.4, DU-5.8, DU-5.9, DU-5.10, R-DU-16, I-DU-2, I-DU-3
    let mut table = rat_at_24("").deal();
    table.play("0 open 24; 0 stop");
    assert_eq!(table.asked(), "1 plague_step");
    assert_eq!(eligible(&table), AROUND_24);
    assert_eq!(table.known().reserve, 6);
    table.play("1 stop; 2 stop");
    assert_eq!((table.asked().as_str(), table.known().reserve), ("1 act", 5));
    assert!(table.open().is_empty() && table.offers("open 24"));
    assert_eq!(table.view().graves[24].lid, LidView::Closed);
}

#[test]
fn a_stint_goes_on_after_a_match_and_after_nothing() {
    // T-DU-24, T-DU-32, DU-5.4, DU-5.6, DU-5.10, R-DU-21
    let mut table = rat_at_24("13=R 14=W 15=Y").row(0, "RYG..KB").deal();
    table.play("0 open 24; 0 open 13");
    assert_eq!((table.asked().as_str(), table.len(0)), ("0 plague_step", 19));
    table.play("0 open 14; 0 leave");
    assert_eq!(table.asked(), "0 plague_step");
    table.play("0 open 15");
    assert_eq!((table.asked().as_str(), table.len(0)), ("0 plague_step", 18));
    table.play("0 stop; 1 stop; 2 stop");
    // Whatever he placed, the turn is over.
    assert_eq!(table.asked(), "1 act");
}

#[test]
fn a_stake_ends_the_stint() {
    // T-DU-25, DU-5.6
    let mut table = rat_at_24("13=R").row(0, "RY..KB").deal();
    table
        .play("0 open 13; 0 end")
        .turn_of(0)
        .play("0 open 24; 0 open 13");
    assert_eq!((table.stock(0)[0], table.asked().as_str()), (1, "1 plague_step"));
}

#[test]
fn whoever_opens_compares_takes_and_receives() {
    // T-DU-26, DU-5.6
    let stated = rat_at_24("13=R 14=W 15=G").row(0, "RY..KB");
    let mut table = stated.row(1, "WR..WR").deal();
    table
        .play("0 open 13; 0 end")
        .turn_of(0)
        .play("0 open 15; 0 garlic")
        .turn_of(0);
    table.play("0 open 24; 0 stop; 1 open 14");
    assert_eq!(
        (table.content(14), table.len(1)),
        (Content::Vampire(Colour::White), 19)
    );
    table.play("1 open 13");
    assert_eq!((table.stock(1)[0], table.asked().as_str()), (1, "2 plague_step"));
    // The garlic of the active player, found by another in his stint.
    table.play("2 open 15");
    assert_eq!(table.asked(), "0 give");
    table.play("0 give left; 2 receive left");
    assert_eq!((table.len(2), table.stock(0)[1]), (21, 3));
    // Nobody has stopped since: it goes round again (R-DU-56).
    assert_eq!(table.asked(), "0 plague_step");
    table.play("0 stop; 1 stop; 2 stop");
    assert_eq!(table.asked(), "1 act");
}

#[test]
fn the_search_goes_round_until_all_have_stopped() {
    // T-DU-88, DU-5.3, DU-5.8, R-DU-56, R-DU-16
    let lids = "13=R 14=W";
    let mut table = rat_at_24(lids).row(0, "RY..KB").row(1, "WR..WR").deal();
    table.play("0 open 13; 0 end").turn_of(0);
    table.play("0 open 24; 0 open 14; 0 leave; 0 stop; 1 open 13");
    // A stake ends a stint, but it is no stop.
    assert_eq!((table.stock(1)[0], table.asked().as_str()), (1, "2 plague_step"));
    table.play("2 stop");
    assert_eq!(table.asked(), "0 plague_step");
    table.play("0 stop");
    assert_eq!(table.asked(), "1 plague_step");
    table.play("1 stop");
    assert_eq!((table.asked().as_str(), table.open()), ("1 act", vec![]));
}

#[test]
fn one_round_is_enough_if_that_is_agreed() {
    // T-DU-88, R-DU-56: `round`, as in the first version of the rules.
    let round = |options: &mut Options| options.plague_ends = Later(PlagueEnds::Round);
    let mut table = rat_at_24("13=W").with(round).row(0, "RY..KB").deal();
    table.play("0 open 24; 0 open 13; 0 leave; 0 stop; 1 stop; 2 stop");
    assert_eq!(table.asked(), "1 act");
    // Also if somebody opened after others had stopped.
    let mut table = rat_at_24("13=W").with(round).row(2, "RY..KB").deal();
    table.play("0 open 24; 0 stop; 1 stop; 2 open 13; 2 garlic");
    assert_eq!(table.asked(), "1 act");
}

#[test]
fn all_graves_are_opened_if_that_is_agreed() {
    // T-DU-89, R-DU-53, R-DU-56: `open`; who comes after a round of stops opens one.
    let open = |options: &mut Options| options.plague_ends = Later(PlagueEnds::Open);
    let mut table = table_for(3)
        .with(open)
        .lids("0=rat 1=W 10=W 11=W")
        .row(0, "RY..KB")
        .deal();
    table.play("0 open 0; 0 stop; 1 stop; 2 stop");
    assert_eq!(table.asked(), "0 plague_step");
    assert!(!table.offers("stop"));
    assert_eq!(table.refused("0 stop"), "must_search_on");
    table.play("0 open 1; 0 leave");
    assert!(table.offers("stop"), "having opened one, he may stop again");
    table.play("0 stop; 1 stop; 2 stop; 0 open 10; 0 leave; 0 open 11; 0 leave");
    assert_eq!(table.asked(), "1 act");
    // DU-5.12: with `active_only` there is nobody else to search.
    let finder = |options: &mut Options| options.rats = Rats::ActiveOnly;
    let mut table = rat_at_24("").with(open).with(finder).deal();
    table.play("0 open 24; 0 stop");
    assert_eq!(table.asked(), "1 act");
}

#[test]
fn the_third_stake_in_a_plague_brings_gifts_as_usual() {
    // DU-5.6, DU-4.10: the stint ends after them.
    let mut table = rat_at_24("13=R").row(0, "RY..KB").deal();
    table.play("0 open 13").lay(1, End::Left).play("0 end");
    table.stakes(1, 2).turn_of(0).play("0 open 24; 0 stop; 1 open 13");
    table.play("2 give left; 1 receive left; 0 give left; 1 receive right");
    assert_eq!((table.stock(1)[0], table.asked().as_str()), (0, "2 plague_step"));
}

#[test]
fn own_garlic_in_a_plague_brings_gifts_and_ends_the_stint() {
    // DU-5.6
    let mut table = rat_at_24("15=G").row(0, "RY..KB").deal();
    table
        .play("0 open 15; 0 garlic")
        .turn_of(0)
        .play("0 open 24; 0 open 15");
    table.play("1 give left; 0 receive left; 2 give left; 0 receive left");
    assert_eq!((table.len(0), table.asked().as_str()), (22, "1 plague_step"));
}

#[test]
fn garlic_put_in_ends_the_stint() {
    // T-DU-27, DU-5.6
    let mut table = rat_at_24("13=W").row(0, "RY..KB").deal();
    table.play("0 open 24; 0 open 13; 0 garlic");
    assert_eq!(table.content(13), Content::Garlic(Seat(0)));
    assert_eq!(table.asked(), "1 plague_step");
}

#[test]
fn a_second_rat_lets_the_same_plague_grow() {
    // T-DU-28, T-DU-82, DU-5.7, DU-5.9, R-DU-19, R-DU-51
    let mut table = rat_at_24("25=rat 14=W").reserve("RY").row(0, "RY..KB").deal();
    table.play("0 open 24; 0 open 14; 0 leave; 0 stop; 1 open 25");
    assert_eq!((table.stock(0)[3], table.stock(1)[3]), (1, 1));
    assert_eq!(table.asked(), "1 plague_step");
    assert_eq!(eligible(&table), [13, 15, 16, 23, 26, 33, 34, 35, 36]);
    table.play("1 stop; 2 stop; 0 stop");
    assert_eq!((table.asked().as_str(), table.known().reserve), ("1 act", 4));
    let lids: Vec<String> = table
        .events
        .iter()
        .filter(|event| matches!(event, Event::LidReplaced { .. }))
        .map(|event| event.to_string())
        .collect();
    let expected = [
        "E3 gets red from the reserve, unseen",
        "F3 gets yellow from the reserve, unseen",
    ];
    assert_eq!(lids, expected);
    // What the others see of it names no colour.
    assert!(table.sightings().contains(&Sighting::LidReplaced {
        grave: dawn_under::parts::Grave::new(24).unwrap()
    }));
    assert_eq!(table.known().lids[24], None);
}

#[test]
fn a_plague_without_an_eligible_grave_is_over() {
    // T-DU-29, DU-5.8
    let mut table = table_for(3).lids("0=rat 1=W 10=R 11=W").row(0, "RY..KB").deal();
    table.play("0 open 0");
    assert_eq!(eligible(&table), [1, 10, 11]);
    table.play("0 open 1; 0 leave; 0 open 10; 0 open 11; 0 leave");
    assert_eq!(table.asked(), "1 act");
    assert!(table.known().plague.is_none());
}

#[test]
fn opened_plague_graves_stay_open_to_the_end_and_are_used_no_more() {
    // T-DU-30, DU-5.5, R-DU-20
    let mut table = rat_at_24("13=Y").row(0, "RY..KB").row(1, "YR..RY").deal();
    table.play("0 open 24; 0 open 13; 0 leave; 0 stop");
    assert_eq!(table.open(), [13, 24]);
    // It would fit the next player, but only the opener could have used it.
    assert_eq!(table.refused("1 open 13"), "grave_open");
    table.play("1 stop");
    assert_eq!(table.open(), [13, 24]);
    table.play("2 stop");
    assert!(table.open().is_empty());
}

#[test]
fn the_last_vampire_in_a_plague_wins_and_the_table_stays_as_it_is() {
    // T-DU-31, T-DU-80, DU-5.11, DU-8.1, DU-8.2, R-DU-50, I-DU-2
    let mut table = rat_at_24("14=W 15=G").row(0, "RY..KB").row(2, "..W").deal();
    table
        .shrink(2, 1)
        .turn_of(0)
        .play("0 open 24; 0 open 15; 0 leave; 0 stop; 1 stop; 2 open 14");
    assert_eq!(table.ended(), (vec![2], "last_vampire"));
    assert_eq!(
        (table.asked().as_str(), table.open(), table.known().reserve),
        ("over", vec![14, 15, 24], 6)
    );
    let view = table.view();
    assert_eq!(view.graves[24].lid, LidView::Missing);
    assert_eq!(view.graves[14].lid, LidView::Turned);
}

#[test]
fn only_the_finder_has_a_stint_if_the_table_agreed_so() {
    // T-DU-33, DU-5.12, R-DU-16
    let mut table = rat_at_24("")
        .with(|options| options.rats = Rats::ActiveOnly)
        .deal();
    table.play("0 open 24; 0 stop");
    assert_eq!((table.asked().as_str(), table.known().reserve), ("1 act", 5));
}

#[test]
fn without_rats_there_is_no_reserve_and_no_plague() {
    // T-DU-5, R-DU-17, DU-3.8, I-DU-3
    let mut table = table_for(3).with(|options| options.rats = Rats::Off).deal();
    assert_eq!((table.known().reserve, table.known().unseen_rats()), (0, 0));
    table.pass_turns(6);
    assert_eq!(table.asked(), "0 act");
}
