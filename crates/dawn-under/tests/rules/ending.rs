//! How games end (T-DU-34 to T-DU-39, T-DU-78, T-DU-79).

use crate::scene::{Scene, table_for};
use dawn_under::api::{Finish, GiftSize, Rats};
use dawn_under::parts::{Content, End};
use dawn_under::{Options, Sighting};
use engine::{Later, Seat, Switch};

#[test]
fn the_last_vampire_laid_in_wins() {
    // T-DU-34, DU-1.1, DU-4.16, DU-8.1, DU-8.2
    let mut table = table_for(3).deal();
    table.shrink(0, 1).turn_of(0).lay(1, End::Left);
    assert_eq!(table.ended(), (vec![0], "last_vampire"));
    assert_eq!(table.asked(), "over");
    assert_eq!(table.refused("1 open 0"), "table_over");
}

#[test]
fn tables_of_the_first_version_ask_where_the_last_gift_goes_and_share_the_win() {
    // R-DU-12, R-DU-48, R-DU-57, DU-3.8
    let mut table = table_for(3).rules(1).deal();
    table.shrink(1, 1).shrink(2, 1).stakes(0, 2).turn_of(0);
    let grave = table.occupied();
    table.play(&format!("0 open {grave}"));
    assert_eq!((table.asked().as_str(), table.len(1)), ("0 receive", 0));
    table.play("0 receive right; 0 receive left");
    assert_eq!(table.ended(), (vec![1, 2], "last_vampire"));
}

#[test]
fn the_last_vampire_given_away_wins_in_anybodys_turn() {
    // T-DU-35, DU-8.1, DU-8.4, DU-8.5
    let mut table = table_for(3).lids("7=W").row(1, "RY..KB").deal();
    table
        .turn_of(1)
        .play("1 open 7; 1 garlic")
        .shrink(1, 1)
        .turn_of(0)
        .play("0 open 7");
    // R-DU-57: at once. Where it lies plays no part any more.
    assert_eq!(table.ended(), (vec![1], "last_vampire"));
    assert_eq!(table.len(0), 21);
    assert!(matches!(
        table.sightings()[..],
        [
            Sighting::Opened { .. },
            Sighting::Given { .. },
            Sighting::Received {
                seat: Seat(0),
                end: End::Left,
                ..
            },
            Sighting::Ended { .. },
            ..
        ]
    ));
}

/// Two givers with one vampire each, and a third stake.
fn two_last_vampires(finish: Finish) -> Scene {
    let mut table = table_for(3).with(|options| options.finish = finish).deal();
    table.shrink(1, 1).shrink(2, 1).stakes(0, 2).turn_of(0);
    let grave = table.occupied();
    table.play(&format!("0 open {grave}"));
    table
}

#[test]
fn several_may_win_by_one_event() {
    // T-DU-36, DU-8.3, R-DU-12, R-DU-48, R-DU-57
    let table = two_last_vampires(Finish::Shared);
    // The event goes on, though a row is empty already.
    assert_eq!(table.ended(), (vec![1, 2], "last_vampire"));
    assert_eq!((table.len(1), table.len(2)), (0, 0));

    let table = two_last_vampires(Options::default().finish);
    assert_eq!(table.ended(), (vec![1], "last_vampire"));
    assert_eq!(table.len(2), 1);
}

#[test]
fn thirty_six_idle_turns_end_the_game() {
    // T-DU-37, DU-8.7, R-DU-14: ties share.
    let mut table = table_for(3).deal();
    table.pass_turns(35);
    assert_eq!((table.known().idle, table.asked().as_str()), (35, "2 act"));
    table.pass();
    assert_eq!(table.ended(), (vec![0, 1, 2], "idle_limit"));
    assert_eq!(table.known().idle, 36);
}

#[test]
fn a_placement_sets_the_idle_counter_back_at_once() {
    // T-DU-37, R-DU-14
    let mut table = table_for(3).deal();
    table.pass_turns(34).lay(1, End::Left);
    assert_eq!(table.known().idle, 0);
    table.play("1 end");
    // The turn with the placement is not counted.
    assert_eq!(table.known().idle, 0);
    table.pass_turns(35);
    assert_eq!((table.known().idle, table.asked().as_str()), (35, "1 act"));
    table.pass();
    // DU-8.6: the fewest vampires win.
    assert_eq!(table.ended(), (vec![1], "idle_limit"));
}

#[test]
fn a_gift_does_not_set_the_idle_counter_back() {
    // T-DU-37, R-DU-14
    let mut table = table_for(3).lids("7=W").row(0, "RY..KB").deal();
    table
        .play("0 open 7; 0 garlic")
        .pass_turns(33)
        .play("1 open 7; 0 give left; 1 receive left");
    assert_eq!((table.known().idle, table.asked().as_str()), (35, "2 act"));
    table.pass();
    assert_eq!(table.ended(), (vec![0], "idle_limit"));
}

#[test]
fn without_the_idle_limit_the_counter_runs_without_effect() {
    // R-DU-14, DU-3.8
    let mut table = table_for(3)
        .with(|options| options.idle_limit = Switch::Off)
        .deal();
    table.pass_turns(40);
    assert_eq!((table.known().idle, table.asked().as_str()), (40, "1 act"));
}

/// Whoever is asked opens an occupied grave, gives from the left and receives at the left.
fn open_vampires(table: &mut Scene) {
    while let Some(prompt) = table.prompt() {
        let seat = prompt.seat.0;
        match prompt.kind.code() {
            "act" => {
                let grave = table.occupied();
                table.play(&format!("{seat} open {grave}"));
            }
            "give" => drop(table.play(&format!("{seat} give left"))),
            "receive" => drop(table.play(&format!("{seat} receive left"))),
            other => panic!("{other} was not expected"),
        }
    }
}

#[test]
fn a_full_cemetery_ends_by_the_idle_limit() {
    // T-DU-78, R-DU-14
    let without_rats = table_for(3).with(|options| options.rats = Rats::Off);
    let stated = without_rats
        .row(0, "RRRRRRRRRRYYYYYYYYYY..")
        .row(1, "WWWWWWWWWWBBBBBBBBBB..");
    let mut table = stated.row(2, "GGGGGGGGGGKKKKKKKKKK..").deal();
    table.shrink(0, 3).shrink(1, 3).shrink(2, 3);
    assert_eq!((table.known().idle, table.asked().as_str()), (0, "0 act"));
    for _ in 0..3 {
        for (seat, colour) in [(0, "B"), (1, "K"), (2, "Y")] {
            let grave = table.lid_of(colour);
            table.play(&format!("{seat} open {grave}; {seat} garlic"));
        }
    }
    assert!(!table.known().contents.contains(&Content::Empty));
    open_vampires(&mut table);
    assert_eq!(table.ended(), (vec![0, 1, 2], "idle_limit"));
    assert_eq!(table.known().tally.gifts, 18);
    assert_eq!([0, 1, 2].map(|seat| table.len(seat)), [3, 3, 3]);
}

#[test]
fn garlic_goes_back_after_the_gifts() {
    // T-DU-79, R-DU-49
    let mut table = table_for(3).lids("7=W").row(2, "RY..KB").deal();
    table.turn_of(2).play("2 open 7; 2 garlic; 0 open 7");
    let garlic = Content::Garlic(Seat(2));
    assert_eq!(
        (table.asked().as_str(), table.content(7), table.stock(2)[1]),
        ("2 give", garlic, 2)
    );
    table.play("2 give left");
    assert_eq!(
        (table.asked().as_str(), table.content(7), table.stock(2)[1]),
        ("0 receive", garlic, 2)
    );
    assert_eq!(table.open(), [7]);
    table.play("0 receive left");
    assert_eq!((table.content(7), table.stock(2)[1]), (Content::Empty, 3));
}

#[test]
fn garlic_stays_in_the_grave_if_its_gift_ends_the_game() {
    // T-DU-79, R-DU-48, R-DU-49, R-DU-50
    let mut table = table_for(3).lids("7=W").row(2, "RY..KB").deal();
    table
        .turn_of(2)
        .play("2 open 7; 2 garlic")
        .shrink(2, 1)
        .turn_of(0)
        .play("0 open 7");
    assert_eq!(table.ended(), (vec![2], "last_vampire"));
    assert_eq!(
        (table.content(7), table.stock(2)[1], table.open()),
        (Content::Garlic(Seat(2)), 2, vec![7])
    );
}

/// Two players; the first finds his own garlic.
fn two_players(gift: u8, opponent: usize) -> Scene {
    let stated = table_for(2).with(|options| options.two_player_gift = gift);
    let mut table = stated.lids("7=W").row(0, "RY..KB").deal();
    table
        .play("0 open 7; 0 garlic")
        .shrink(1, opponent)
        .turn_of(0)
        .play("0 open 7");
    table
}

#[test]
fn a_gift_of_two_players_is_one_vampire_or_two() {
    // T-DU-38, DU-8.4, R-DU-3
    let mut table = two_players(1, 20);
    table.play("1 give left; 0 receive left");
    assert_eq!(
        (table.asked().as_str(), table.len(0), table.len(1)),
        ("1 act", 21, 19)
    );
    let mut table = two_players(2, 20);
    table.play("1 give left; 0 receive left");
    assert_eq!(table.asked(), "1 give");
    table.play("1 give right; 0 receive left");
    assert_eq!(
        (table.asked().as_str(), table.len(0), table.len(1)),
        ("1 act", 22, 18)
    );
    assert_eq!(table.content(7), Content::Empty);
}

#[test]
fn a_giver_with_one_vampire_gives_one_of_two_and_wins() {
    // T-DU-39, R-DU-3
    let table = two_players(2, 1);
    assert_eq!(table.ended(), (vec![1], "last_vampire"));
    // With two vampires he gives both, one after the other.
    let mut table = two_players(2, 2);
    table.play("1 give left; 0 receive left");
    assert_eq!(table.ended(), (vec![1], "last_vampire"));
}

/// A third stake of the first of three, where a gift is two vampires.
fn two_from_everybody(row_of_the_first_giver: usize) -> Scene {
    let mut table = table_for(3)
        .with(|options| options.gift_size = Later(GiftSize(2)))
        .deal();
    table.lay(1, End::Left).play("0 end");
    table.shrink(1, row_of_the_first_giver).stakes(0, 2).turn_of(0);
    let grave = table.occupied();
    table.play(&format!("0 open {grave}"));
    table
}

#[test]
fn everybody_may_give_two() {
    // T-DU-90, DU-8.4, R-DU-63
    let mut table = two_from_everybody(20);
    let before = table.len(0);
    table.play("1 give left; 0 receive left; 1 give left; 0 receive left");
    assert_eq!(table.asked(), "2 give");
    table.play("2 give left; 0 receive left; 2 give right; 0 receive left");
    assert_eq!((table.len(0), table.asked().as_str()), (before + 4, "1 act"));
    // Who has one gives one, and wins.
    let table = two_from_everybody(1);
    assert_eq!(table.ended(), (vec![1], "last_vampire"));
}

#[test]
fn the_larger_gift_counts_when_two_play() {
    // R-DU-3, R-DU-63
    let agreed = |two_player_gift, size| Options {
        two_player_gift,
        gift_size: Later(GiftSize(size)),
        ..Options::default()
    };
    let sizes = [(1, 1), (1, 2), (2, 1), (2, 2)].map(|(two, all)| agreed(two, all));
    assert_eq!(sizes.map(|options| options.vampires_of_gift(2)), [1, 2, 2, 2]);
    assert_eq!(sizes.map(|options| options.vampires_of_gift(3)), [1, 2, 1, 2]);
}
