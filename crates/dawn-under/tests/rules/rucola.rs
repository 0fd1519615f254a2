//! Count Rucola (T-DU-40 to T-DU-52, T-DU-83 to T-DU-85).

use crate::scene::{Scene, Stated, table_for};
use dawn_under::api::{CountGrave, LidView, Rucola};
use dawn_under::parts::{Colour, Content, End, Grave, Layout, Underside};
use dawn_under::{DawnUnder, Options, Sighting};
use engine::{Later, Seat, Seen, Switch};

fn grave(number: u8) -> Grave {
    Grave::new(number).unwrap()
}

fn on_grave(owner: u8, number: u8) -> Rucola {
    Rucola::Grave {
        owner: Seat(owner),
        grave: grave(number),
    }
}

fn on_column(owner: u8) -> Rucola {
    Rucola::Column { owner: Seat(owner) }
}

/// Seat 0 lays in three and places Rucola; then the others pass until seat 0's next turn has begun.
fn owner_returns(stated: Stated, place: u8) -> Scene {
    let mut table = stated.deal();
    let others = u32::from(table.known().seats()) - 1;
    table
        .lay(3, End::Left)
        .play(&format!("0 end; 0 rucola {place}"))
        .pass_turns(others);
    table
}

#[test]
fn the_owner_may_open_the_counts_grave_if_that_is_agreed() {
    // T-DU-93, DU-6.7, DU-6.9, R-DU-29, R-DU-30, R-DU-59
    let owner = |options: &mut Options| options.count_grave = Later(CountGrave::Owner);
    let stated = || table_for(3).expansion().with(owner).lids("5=W 6=rat");
    let helped = || {
        let mut table = owner_returns(stated().row(0, "RYGKB..WW"), 12);
        assert_eq!(table.asked(), "0 rucola_end");
        table.play("0 lay left; 0 rucola 5");
        table
    };
    let mut table = helped();
    assert!(table.offers("open 5") && table.offers("bat 5"));
    // Not in a plague, though the column stands before him.
    table.play("0 open 6");
    assert_eq!(table.asked(), "0 plague_step");
    assert!(!table.offers("open 5"));
    assert_eq!(table.refused("0 open 5"), "under_rucola");
    // Nobody else, in a turn of theirs.
    table.play("0 stop; 1 stop; 2 stop");
    assert_eq!((table.asked().as_str(), table.offers("open 5")), ("1 act", false));
    assert_eq!(table.refused("1 bat 5"), "under_rucola");
    // What he lays in himself costs him the Count at his next turn.
    let mut table = helped();
    table.play("0 open 5");
    assert_eq!(table.content(5), Content::Vampire(Colour::White));
    assert!(table.view().graves[5].rucola, "the Count stays where he is");
    table.play("0 end").pass_turns(2);
    assert_eq!(table.known().rucola, Rucola::Column { owner: Seat(1) });
}

#[test]
fn three_placements_bring_rucola_from_the_centre() {
    // T-DU-40, DU-1.6, DU-3.7, DU-6.2, DU-6.3, DU-6.5, DU-6.6, DU-6.10, R-DU-31, R-DU-33
    let mut table = table_for(3).expansion().deal();
    assert_eq!(
        (table.known().rucola, table.stock(0)),
        (Rucola::Centre, [0, 3, 2, 0])
    );
    table.lay(2, End::Left);
    assert_eq!(table.known().rucola, Rucola::Centre);
    table.lay(1, End::Left);
    assert_eq!(
        (table.known().rucola, table.asked().as_str()),
        (on_column(0), "0 act")
    );
    let open = table.open();
    assert_eq!(open.len(), 3);
    table.play("0 end");
    // Lids are closed first; then any grave will do, also one opened in this turn.
    assert!(table.open().is_empty());
    assert_eq!(
        (table.asked().as_str(), table.graves_offered().len()),
        ("0 place_rucola", 60)
    );
    table.play(&format!("0 rucola {}", open[0]));
    assert_eq!(
        (table.known().rucola, table.asked().as_str()),
        (on_grave(0, open[0]), "1 act")
    );
    assert!(table.view().graves[usize::from(open[0])].rucola);
}

#[test]
fn rucola_is_not_there_without_the_expansion() {
    // DU-3.7, DU-3.8
    let mut table = table_for(3).deal();
    table.lay(3, End::Left);
    assert_eq!((table.known().rucola, table.stock(0)[2]), (Rucola::Away, 0));
    table.play("0 end");
    assert_eq!(table.asked(), "1 act");
    assert_eq!(table.refused("1 bat 7"), "no_bats");
}

#[test]
fn three_placements_bring_rucola_from_another_player() {
    // T-DU-41, DU-6.3, DU-6.5, R-DU-22
    let mut table = table_for(3).expansion().lids("40=W").deal();
    table.turn_of(2).lay(3, End::Left).play("2 end; 2 rucola 40");
    table.lay(2, End::Left);
    assert!(!table.offers("open 40"));
    table.lay(1, End::Left);
    assert_eq!(table.known().rucola, on_column(0));
    assert!(table.offers("open 40"));
    table.play("0 end; 0 rucola 41").pass();
    // No help for the former owner.
    assert_eq!(table.asked(), "2 act");
}

#[test]
fn rucola_helps_into_an_empty_grave() {
    // T-DU-42, DU-6.7, DU-6.11, R-DU-41, R-DU-43, R-DU-52
    let mut table = owner_returns(table_for(3).expansion().lids("12=W"), 12);
    let opened = Sighting::Opened {
        seat: Seat(0),
        grave: grave(12),
        lid: Seen::Back,
        content: Content::Empty,
    };
    assert!(table.sightings().contains(&opened));
    assert_eq!(
        (table.asked().as_str(), table.known().rucola),
        ("0 rucola_end", on_grave(0, 12))
    );
    let shown = table.view().graves[12];
    assert_eq!(
        (shown.lid, shown.underside, shown.content),
        (LidView::TakenOff, Seen::Back, Seen::Face(Content::Empty))
    );
    table.play("0 lay right");
    assert_eq!(
        (table.open(), table.len(0), table.known().rucola),
        (vec![], 16, on_grave(0, 12))
    );
    assert_eq!(table.known().lids[12], None);
    assert_eq!(table.asked(), "0 move_rucola");
    let north_east: Vec<u8> = (0..30).filter(|number| number % 10 >= 5).collect();
    assert_eq!(table.graves_offered(), north_east);
    assert_eq!(table.refused("0 rucola 12"), "other_quarter");
    table.play("0 rucola 5");
    assert_eq!(
        (table.asked().as_str(), table.known().rucola),
        ("0 act", on_grave(0, 5))
    );
    assert_eq!(table.refused("0 end"), "must_open");
}

#[test]
fn the_next_quarter_is_that_of_the_layout() {
    // DU-2.4, DU-2.6: C2 is in the north-west; with L2 the north-east has 13 graves.
    let stated = table_for(3)
        .expansion()
        .with(|options| options.layout = Layout::L2);
    let mut table = owner_returns(stated.lids("12=W"), 12);
    table.play("0 lay left");
    assert_eq!(table.graves_offered().len(), 13);
}

#[test]
fn rucola_is_lost_on_an_occupied_grave() {
    // T-DU-43, DU-6.3, DU-6.7, DU-6.8, DU-6.9
    let mut table = table_for(3).expansion().lids("12=R").row(0, "RY..KB").deal();
    table
        .play("0 open 12")
        .lay(2, End::Left)
        .play("0 end; 0 rucola 12")
        .pass_turns(2);
    // The turn of seat 0 is over already.
    assert_eq!(
        (table.asked().as_str(), table.known().rucola),
        ("1 act", on_column(1))
    );
    let lost = Sighting::RucolaLost {
        from: Seat(0),
        to: Seat(1),
    };
    assert!(table.sightings().contains(&lost));
    assert_eq!((table.stock(0)[0], table.len(0)), (0, 17));
    assert_eq!(table.known().tally.count_changes, 2, "to seat 0, then to seat 1");
    assert_eq!(
        (table.content(12), table.open()),
        (Content::Vampire(Colour::Red), vec![])
    );
    // No help for the new owner at this start; at the end of this turn he places him.
    table.pass();
    assert_eq!(table.asked(), "1 place_rucola");
}

#[test]
fn garlic_under_rucola_stays_there() {
    // T-DU-44, DU-6.7, R-DU-24
    let mut table = table_for(3).expansion().lids("12=W").row(2, "RY..KB").deal();
    table.turn_of(2).play("2 open 12; 2 garlic").lay(3, End::Left);
    table.play("0 end; 0 rucola 12").pass_turns(2);
    assert_eq!(
        (table.asked().as_str(), table.known().rucola),
        ("1 act", on_column(1))
    );
    assert_eq!(
        (table.content(12), table.stock(2)[1]),
        (Content::Garlic(Seat(2)), 2)
    );
    assert_eq!((table.len(0), table.len(2)), (17, 20));
}

#[test]
fn rucola_helps_with_the_last_vampire() {
    // T-DU-45, DU-8.1, DU-8.2
    let mut table = table_for(3).expansion().lids("12=W").deal();
    table
        .shrink(0, 4)
        .turn_of(0)
        .lay(3, End::Left)
        .play("0 end; 0 rucola 12")
        .pass_turns(2);
    assert_eq!(table.ended(), (vec![0], "last_vampire"));
    // R-DU-50: open as it was at that moment, and Rucola where he stood.
    assert_eq!((table.open(), table.known().rucola), (vec![12], on_grave(0, 12)));
}

#[test]
fn nobody_opens_a_reserved_grave_in_a_plague() {
    // T-DU-46, DU-5.2, DU-6.7, R-DU-30
    let mut table = table_for(3).expansion().lids("13=W 24=rat").deal();
    table.lay(3, End::Left).play("0 end; 0 rucola 13; 1 open 24");
    for seat in [1, 2, 0] {
        assert_eq!(table.asked(), format!("{seat} plague_step"));
        assert_eq!(table.graves_offered(), [14, 15, 23, 25, 33, 34, 35]);
        assert_eq!(table.refused(&format!("{seat} open 13")), "under_rucola");
        table.play(&format!("{seat} stop"));
    }
    assert_eq!(table.asked(), "2 act");
}

#[test]
fn nobody_opens_or_claims_a_reserved_grave_in_a_turn() {
    // T-DU-47, DU-4.6, DU-6.7, DU-7.1, R-DU-29, R-DU-30
    let mut table = table_for(3).expansion().lids("12=W 5=W").deal();
    table.lay(3, End::Left).play("0 end; 0 rucola 12");
    assert_eq!(table.refused("1 open 12"), "under_rucola");
    assert_eq!(table.refused("1 bat 12"), "under_rucola");
    assert!(!table.offers("open 12") && !table.offers("bat 12"));
    table.pass_turns(2).play("0 lay left; 0 rucola 5");
    assert_eq!(table.refused("0 open 5"), "under_rucola");
    assert_eq!(table.refused("0 bat 5"), "under_rucola");
}

#[test]
fn help_does_not_count_for_the_three() {
    // T-DU-48, DU-6.4, R-DU-39
    let mut table = owner_returns(table_for(3).expansion().lids("12=W 5=W"), 12);
    table.play("0 lay left; 0 rucola 5").lay(2, End::Left);
    assert_eq!((table.view().placed, table.known().tally.placements), (2, 6));
}

#[test]
fn the_owner_gains_nothing_by_three_more() {
    // T-DU-49, DU-6.5, R-DU-23
    let mut table = owner_returns(table_for(3).expansion().lids("12=W 5=W"), 12);
    table.play("0 lay left; 0 rucola 5").lay(3, End::Left);
    assert_eq!(table.known().rucola, on_grave(0, 5));
    table.play("0 end");
    assert_eq!(table.asked(), "1 act");
}

#[test]
fn a_third_placement_in_a_plague_frees_a_grave_of_it() {
    // T-DU-50, DU-6.4, R-DU-32, R-DU-40
    let stated = table_for(3).expansion().lids("13=W 14=W 24=rat");
    let mut table = stated.row(0, "RYWG..KB").deal();
    table.turn_of(2).lay(3, End::Left).play("2 end; 2 rucola 13");
    table.lay(2, End::Left).play("0 open 24");
    assert!(!table.offers("open 13"));
    table.play("0 open 14");
    assert_eq!(table.known().rucola, on_column(0));
    assert!(table.offers("open 13"));
    table.play("0 stop; 1 stop; 2 stop");
    assert_eq!(table.asked(), "0 place_rucola");
}

#[test]
fn placements_of_others_do_not_count() {
    // DU-6.4, R-DU-40: three in a stint of another player's turn.
    let stated = table_for(3).expansion().lids("13=R 14=Y 15=W 24=rat");
    let mut table = stated.row(1, "RYW..KB").deal();
    table.play("0 open 24; 0 stop; 1 open 13; 1 open 14; 1 open 15");
    assert_eq!(
        (table.len(1), table.known().rucola, table.view().placed),
        (17, Rucola::Centre, 0)
    );
}

#[test]
fn a_rat_under_rucola_does_not_matter() {
    // T-DU-51, DU-6.7, R-DU-18, R-DU-43
    let mut table = owner_returns(table_for(3).expansion().lids("12=rat 5=W"), 12);
    table.play("0 lay left");
    assert_eq!(
        (table.asked().as_str(), table.known().lids[12]),
        ("0 move_rucola", None)
    );
    table.play("0 rucola 5").pass();
    // Content first: a stake, no plague, and the rat lid goes back on the grave.
    for seat in [1, 2] {
        table.play(&format!("{seat} open 12"));
        assert_eq!(table.stock(seat), [1, 3, 2, 0]);
    }
    assert_eq!(table.known().lids[12], Some(Underside::Rat));
    assert_eq!((table.known().reserve, table.known().plague.is_none()), (6, true));
}

#[test]
fn a_rat_over_a_vampire_ends_the_stint_in_a_plague() {
    // R-DU-18, DU-5.6: found in somebody else's plague.
    let mut table = owner_returns(table_for(3).expansion().lids("12=rat 5=W 11=rat"), 12);
    table.play("0 lay left; 0 rucola 5").pass();
    table.play("1 open 11; 1 open 12");
    assert_eq!(
        (table.stock(1), table.asked().as_str()),
        ([1, 3, 2, 1], "2 plague_step")
    );
}

#[test]
fn rucola_goes_to_the_opponent_if_two_play() {
    // T-DU-52, R-DU-28
    let mut table = table_for(2).expansion().lids("12=R").row(0, "RY..KB").deal();
    table
        .play("0 open 12")
        .lay(2, End::Left)
        .play("0 end; 0 rucola 12")
        .pass();
    assert_eq!(
        (table.asked().as_str(), table.known().rucola),
        ("1 act", on_column(1))
    );
}

#[test]
fn the_last_vampire_comes_before_rucola() {
    // T-DU-83, DU-6.11, R-DU-50
    let mut table = table_for(3).expansion().deal();
    table.shrink(0, 3).turn_of(0).lay(3, End::Left);
    assert_eq!(table.ended(), (vec![0], "last_vampire"));
    assert_eq!(table.known().rucola, Rucola::Centre);
}

#[test]
fn the_grave_filled_with_help_can_be_opened_in_the_same_turn() {
    // T-DU-84, R-DU-54
    let mut table = table_for(3).expansion().lids("12=W 5=W").deal();
    table
        .shrink(0, 5)
        .turn_of(0)
        .lay(3, End::Left)
        .play("0 end; 0 rucola 12")
        .pass_turns(2);
    assert_eq!((table.asked().as_str(), table.len(0)), ("0 rucola_end", 2));
    table.play("0 lay left; 0 rucola 5");
    assert!(table.offers("open 12") && table.offers("bat 12"));
    table.play("0 open 12");
    assert_eq!((table.stock(0)[0], table.asked().as_str()), (1, "1 act"));
}

#[test]
fn a_turn_lost_by_help_is_idle_and_rucola_is_placed_before_the_limit() {
    // T-DU-85, DU-6.10, R-DU-14: Rucola is put on the same occupied grave again and again.
    let mut table = table_for(3).expansion().lids("12=R").row(0, "RY..KB").deal();
    table
        .play("0 open 12")
        .lay(2, End::Left)
        .play("0 end; 0 rucola 12");
    assert_eq!(table.known().idle, 0);
    while table.known().idle < 35 {
        match table.prompt().unwrap().kind.code() {
            "act" => drop(table.pass()),
            "place_rucola" => {
                let seat = table.prompt().unwrap().seat.0;
                table.play(&format!("{seat} rucola 12"));
            }
            other => panic!("{other} was not expected"),
        }
    }
    let lost = |sighting: &Sighting| matches!(sighting, Sighting::RucolaLost { .. });
    assert!(table.sightings().iter().any(lost), "turn 35 was lost by help");
    let owner = table.known().rucola.owner().unwrap();
    assert_eq!(table.asked(), format!("{} act", owner.0));
    table.pass();
    assert_eq!(
        (table.asked(), table.known().idle),
        (format!("{} place_rucola", owner.0), 35)
    );
    table.play(&format!("{} rucola 30", owner.0));
    assert_eq!(table.ended(), (vec![0], "idle_limit"));
}

#[test]
fn a_turn_lost_by_help_can_be_the_last_of_an_idle_game() {
    // R-DU-55, R-DU-14, DU-6.2: with four, every fifth turn is lost by help; the first is idle turn 1, the last 36.
    let mut table = table_for(4).expansion().lids("12=R").row(0, "RY..KB").deal();
    table
        .play("0 open 12")
        .lay(2, End::Left)
        .play("0 end; 0 rucola 12")
        .turn_of(3)
        .lay(1, End::Left)
        .play("3 end");
    assert_eq!((table.known().idle, table.known().rucola), (1, on_column(1)));
    while let Some(prompt) = table.prompt() {
        match prompt.kind.code() {
            "act" => drop(table.pass()),
            "place_rucola" => drop(table.play(&format!("{} rucola 12", prompt.seat.0))),
            other => panic!("{other} was not expected"),
        }
    }
    assert_eq!((table.known().idle, table.ended()), (36, (vec![0], "idle_limit")));
    let owner = table.known().rucola.owner().unwrap();
    assert_eq!(table.known().rucola, on_column(owner.0));
    assert_eq!(
        owner,
        table.known().turn.active.next_clockwise(4),
        "whose turn does not come"
    );
}

#[test]
fn lids_stay_open_until_the_end_of_the_turn() {
    // DU-6.1, DU-6.10, T-DU-74
    let mut table = table_for(3)
        .expansion()
        .lids("7=R 8=Y 9=G")
        .row(0, "RYW..KB")
        .deal();
    table.play("0 open 7; 0 open 8");
    assert_eq!(table.open(), [7, 8]);
    assert_eq!(
        table.view().graves[7].underside,
        Seen::Face(Underside::Colour(Colour::Red))
    );
    assert_eq!(table.refused("0 bat 7"), "grave_open");
    table.play("0 open 9");
    assert_eq!(table.open(), [7, 8, 9]);
    table.play("0 leave");
    assert!(table.open().is_empty());
}

#[test]
fn two_players_are_told_whom_the_count_is_for() {
    // T-DU-95, R-DU-28, R-DU-62
    let told = |expansion: Switch, seats: u8| {
        let options = Options {
            expansion,
            ..Options::default()
        };
        let advice = engine::advice::<DawnUnder>(&options, seats);
        advice.map(|advice| advice.say).collect::<Vec<_>>()
    };
    assert_eq!(told(Switch::On, 2), ["du-advice-two"]);
    assert!(told(Switch::On, 3).is_empty() && told(Switch::Off, 2).is_empty());
}
