//! Bats (T-DU-53 to T-DU-70, T-DU-86, T-DU-87).

use crate::scene::{Stated, table_for};
use dawn_under::api::{BatEndsTurn, ContinueAfterMatch, LayAfterBat, LidView, LiftedLid, Rucola};
use dawn_under::parts::{Colour, Content, End, Grave, Underside};
use dawn_under::{Options, Sighting};
use engine::{Later, Seat, Seen};

/// Three players with the expansion; the claimed grave is 12.
fn claim(lid: &str) -> Stated {
    table_for(3).expansion().lids(&format!("12={lid}"))
}

fn garlic_of(seat: u8) -> Content {
    Content::Garlic(Seat(seat))
}

#[test]
fn b1_believed_and_empty() {
    // T-DU-53, DU-7.1, DU-7.3, DU-7.4, DU-7.5, DU-7.6, DU-7.8, R-DU-25, R-DU-43
    let mut table = claim("K").row(0, "RY..WB").deal();
    table.play("0 bat 12");
    assert_eq!((table.asked().as_str(), table.stock(0)[2]), ("1 doubt", 1));
    assert!(table.view().graves[12].bat);
    table.play("1 believe; 2 believe");
    let opened = Sighting::Opened {
        seat: Seat(0),
        grave: Grave::new(12).unwrap(),
        lid: Seen::Back,
        content: Content::Empty,
    };
    assert!(table.sightings().contains(&opened));
    assert_eq!(table.asked(), "0 bat_end");
    assert!(table.offers("lay left") && table.offers("lay right"));
    table.play("0 lay right");
    assert_eq!(table.content(12), Content::Vampire(Colour::Blue));
    let shown = table.view().graves[12];
    assert_eq!(
        (shown.lid, shown.underside, shown.bat),
        (LidView::TakenOff, Seen::Back, false)
    );
    assert_eq!((table.open(), table.asked().as_str()), (vec![12], "0 act"));
    assert!(table.offers("end"));
    table.play("0 end");
    assert!(table.open().is_empty());
}

#[test]
fn a1_doubted_and_empty() {
    // T-DU-54, DU-7.2, DU-7.4, R-DU-27, R-DU-42
    let mut table = claim("K").row(0, "RY..WB").deal();
    table.play("0 bat 12");
    assert_eq!(table.asked(), "1 doubt");
    // One after the other: the next is not asked yet.
    assert_eq!(table.refused("2 doubt"), "not_your_prompt");
    table.play("1 believe");
    assert_eq!(table.asked(), "2 doubt");
    table.play("2 doubt");
    assert_eq!(
        (table.stock(1)[0], table.stock(2)[0], table.asked().as_str()),
        (0, 1, "0 bat_end")
    );
    table.play("0 lay left");
    assert_eq!(
        (table.len(0), table.asked().as_str(), table.open()),
        (19, "0 act", vec![12])
    );
}

#[test]
fn the_first_doubt_ends_the_asking() {
    // T-DU-55, DU-7.2
    let mut table = claim("K").row(0, "RY..WB").deal();
    table.play("0 bat 12; 1 doubt");
    assert_eq!(
        (table.stock(1)[0], table.stock(2)[0], table.asked().as_str()),
        (1, 0, "0 bat_end")
    );
}

#[test]
fn a1_with_the_doubters_third_stake() {
    // T-DU-56, R-DU-34, R-DU-36
    let mut table = claim("K").row(0, "..RB").deal();
    table
        .shrink(0, 2)
        .stakes(1, 2)
        .turn_of(0)
        .play("0 bat 12; 1 doubt");
    table.play("2 give left; 1 receive left");
    assert_eq!(table.asked(), "0 give");
    table.play("0 give left; 1 receive left");
    // R-DU-58: one vampire is left, so it is not asked whether it goes in.
    assert_eq!(table.ended(), (vec![0], "last_vampire"));
    assert_eq!(table.content(12), Content::Vampire(Colour::Blue));

    let mut table = claim("K").row(0, "..RB").deal();
    table
        .shrink(0, 1)
        .stakes(1, 2)
        .turn_of(0)
        .play("0 bat 12; 1 doubt");
    table.play("2 give left; 1 receive left");
    assert_eq!(table.ended(), (vec![0], "last_vampire"));
    assert_eq!(table.content(12), Content::Empty);
}

#[test]
fn a2_doubted_and_a_vampire_inside() {
    // T-DU-57, DU-7.4, DU-7.6, DU-8.4
    let mut table = claim("Y")
        .row(0, "RY..WB")
        .row(1, "GK..KG")
        .row(2, "YB..BW")
        .deal();
    table.turn_of(2).play("2 open 12; 2 end; 0 bat 12; 1 doubt");
    assert_eq!(
        (table.asked().as_str(), table.known().phase.in_hand()),
        ("0 receive", Some(Colour::Yellow))
    );
    // I-DU-1: in hand, neither in the grave nor in a row.
    assert_eq!((table.content(12), table.len(0)), (Content::Empty, 20));
    table.play("0 receive right");
    assert!(table.row(0).ends_with("WBY"));
    assert_eq!(table.asked(), "1 bat_end");
    table.play("1 lay left");
    assert_eq!(
        (table.content(12), table.len(1)),
        (Content::Vampire(Colour::Green), 19)
    );
    // The claimant's turn is over; what the doubter laid in is not counted for him.
    assert_eq!(
        (table.asked().as_str(), table.view().placed, table.view().idle),
        ("1 act", 0, 0)
    );
}

#[test]
fn a2_can_win_for_the_doubter() {
    // T-DU-58, DU-8.1, R-DU-36
    let mut table = claim("Y").row(1, "..W").row(2, "YB..BW").deal();
    table
        .turn_of(2)
        .play("2 open 12; 2 end")
        .shrink(1, 1)
        .turn_of(0)
        .play("0 bat 12; 1 doubt; 0 receive left");
    assert_eq!(table.ended(), (vec![1], "last_vampire"));
    assert_eq!(table.content(12), Content::Vampire(Colour::White));
}

#[test]
fn a3_doubted_and_garlic_inside() {
    // T-DU-59, DU-7.4, R-DU-49
    let mut table = claim("Y").row(1, "GK..KG").row(2, "RB..BW").deal();
    table.turn_of(2).play("2 open 12; 2 garlic; 0 bat 12; 1 doubt");
    assert_eq!(
        (table.asked().as_str(), table.content(12)),
        ("2 give", garlic_of(2))
    );
    table.play("2 give left; 0 receive left");
    assert!(table.row(0).starts_with('R'));
    assert_eq!((table.stock(2)[1], table.asked().as_str()), (3, "1 bat_end"));
    table.play("1 lay left");
    assert_eq!(
        (table.content(12), table.asked().as_str()),
        (Content::Vampire(Colour::Green), "1 act")
    );
}

#[test]
fn a3_with_the_claimants_own_garlic() {
    // T-DU-60, DU-7.4
    let mut table = table_for(4).expansion().lids("12=Y").row(0, "RK..WB").deal();
    table
        .play("0 open 12; 0 garlic")
        .turn_of(0)
        .play("0 bat 12; 1 believe; 2 doubt");
    table.play("1 give left; 0 receive left; 2 give left; 0 receive left; 3 give left; 0 receive left");
    assert_eq!(
        (table.len(0), table.stock(0)[1], table.asked().as_str()),
        (18, 3, "2 bat_end")
    );
    table.play("2 lay right");
    assert_eq!((table.len(2), table.asked().as_str()), (13, "1 act"));
}

#[test]
fn a3_with_the_doubters_own_garlic() {
    // T-DU-61, R-DU-35, R-DU-49
    let mut table = claim("Y").row(1, "RK..WB").deal();
    table
        .turn_of(1)
        .play("1 open 12; 1 garlic")
        .shrink(1, 1)
        .turn_of(0)
        .play("0 bat 12; 1 doubt");
    assert_eq!(table.ended(), (vec![1], "last_vampire"));
    assert_eq!(table.content(12), garlic_of(1));
    // With two he gives one and lays the other in.
    let mut table = claim("Y").row(1, "RK..WB").deal();
    table
        .turn_of(1)
        .play("1 open 12; 1 garlic")
        .shrink(1, 2)
        .turn_of(0)
        .play("0 bat 12; 1 doubt");
    table.play("1 give left; 0 receive left");
    assert_eq!(table.ended(), (vec![1], "last_vampire"));
    assert_eq!(
        (table.content(12), table.stock(1)[1]),
        (Content::Vampire(Colour::Blue), 3)
    );
}

#[test]
fn b2_believed_and_a_vampire_inside() {
    // T-DU-62, DU-7.4, DU-7.6, R-DU-37
    let mut table = claim("Y").row(0, "RK..WB").row(2, "YB..BW").deal();
    table
        .turn_of(2)
        .play("2 open 12; 2 end; 0 bat 12; 1 believe; 2 believe");
    assert_eq!(table.asked(), "0 give_found");
    assert_eq!(table.refused("0 found 0"), "not_to_seat");
    assert_eq!(table.refused("0 found 3"), "not_to_seat");
    table.play("0 found 2; 2 receive left");
    assert!(table.row(2).starts_with("YB"));
    assert_eq!(table.asked(), "0 bat_end");
    table.play("0 lay left");
    assert_eq!(
        (table.content(12), table.view().placed),
        (Content::Vampire(Colour::Red), 1)
    );
    assert_eq!(table.asked(), "0 act");
    assert!(table.offers("end"));
}

#[test]
fn b2_can_win() {
    // T-DU-63, DU-8.4
    let mut table = claim("Y").row(0, "..G").row(2, "YB..BW").deal();
    table.turn_of(2).play("2 open 12; 2 end").shrink(0, 1).turn_of(0);
    table.play("0 bat 12; 1 believe; 2 believe; 0 found 1; 1 receive right");
    assert_eq!(table.ended(), (vec![0], "last_vampire"));
    assert_eq!(table.content(12), Content::Vampire(Colour::Green));
}

#[test]
fn b3_believed_and_garlic_inside() {
    // T-DU-64, DU-7.4, DU-4.12: no gifts, also if it is the claimant's own.
    let mut table = claim("Y").row(0, "RK..WB").deal();
    table
        .play("0 open 12; 0 garlic")
        .turn_of(0)
        .play("0 bat 12; 1 believe; 2 believe");
    assert_eq!((table.stock(0)[1], table.asked().as_str()), (3, "0 bat_end"));
    table.play("0 lay left");
    assert_eq!(
        (table.len(0), table.content(12)),
        (19, Content::Vampire(Colour::Red))
    );
    assert_eq!([1, 2].map(|seat| table.len(seat)), [20, 20]);
    assert_eq!(table.asked(), "0 act");
}

#[test]
fn a_bat_can_be_the_third_placement() {
    // T-DU-65, DU-6.4, DU-7.7, R-DU-38
    let mut table = claim("Y").row(2, "YB..BW").deal();
    table.turn_of(2).play("2 open 12; 2 end").lay(2, End::Left);
    table.play("0 bat 12; 1 believe; 2 believe; 0 found 1; 1 receive left; 0 lay left");
    assert_eq!(table.known().rucola, Rucola::Column { owner: Seat(0) });
    assert_eq!(table.asked(), "0 act");
}

#[test]
fn each_bat_is_used_once() {
    // T-DU-66, DU-1.6, DU-7.3, R-DU-38: two in one turn, one after the other.
    let mut table = claim("Y").lids("13=Y 14=Y").deal();
    for grave in [12, 13] {
        table.play(&format!("0 bat {grave}; 1 believe; 2 believe; 0 lay left"));
    }
    assert_eq!(table.stock(0)[2], 0);
    assert_eq!(table.refused("0 bat 14"), "no_bat_left");
    assert!(!table.offers("bat 14"));
    table.play("0 end").turn_of(0);
    assert_eq!(table.refused("0 bat 14"), "no_bat_left");
}

#[test]
fn a_bat_on_a_rat_starts_no_plague() {
    // T-DU-67, DU-7.3, DU-7.5, R-DU-43
    let mut table = claim("rat").deal();
    table.play("0 bat 12; 1 believe; 2 believe; 0 lay left");
    assert_eq!(
        (table.asked().as_str(), table.known().reserve, table.stock(0)[3]),
        ("0 act", 6, 0)
    );
    assert_eq!(table.known().lids[12], None);
}

#[test]
fn an_open_grave_takes_no_bat() {
    // T-DU-68, DU-6.1, DU-7.1
    let mut table = claim("R").row(0, "RY..WB").deal();
    table.play("0 open 12");
    assert_eq!(table.refused("0 bat 12"), "grave_open");
    assert!(!table.offers("bat 12") && table.offers("bat 13"));
}

#[test]
fn a_bat_may_end_the_turn() {
    // T-DU-69, T-DU-87, R-DU-26, R-DU-53
    let ends = |options: &mut Options| options.bat_ends_turn = BatEndsTurn::Yes;
    let must = |options: &mut Options| {
        options.continue_after_match = ContinueAfterMatch::Compulsory;
    };
    let b1 = "0 bat 12; 1 believe; 2 believe; 0 lay left";
    let mut table = claim("R").with(ends).deal();
    assert_eq!(table.play(b1).asked(), "1 act");
    let mut table = claim("R").with(must).deal();
    assert_eq!(table.play(b1).asked(), "0 act");
    assert_eq!(table.refused("0 end"), "must_go_on");
    let mut table = claim("R").with(must).with(ends).deal();
    assert_eq!(table.play(b1).asked(), "1 act");
}

#[test]
fn the_grave_may_be_left_empty_unless_a_bluff_was_believed() {
    // T-DU-91, DU-7.5, DU-7.6, R-DU-25, R-DU-58
    let stated = |lay: LayAfterBat| {
        let agree = move |options: &mut Options| options.lay_after_bat = Later(lay);
        let stated = claim("Y").with(agree).row(0, "RK..WB");
        stated.row(1, "GK..KG").row(2, "YB..BW")
    };
    let vampire = "2 open 12; 2 end; 0 bat 12";
    let garlic = "2 open 13; 2 garlic; 0 bat 13";
    // What is played, who lays in, and whether he may leave the grave empty.
    let outcomes = [
        ("2 bat 12; 0 believe; 1 doubt".to_owned(), 2, true),
        (format!("{vampire}; 1 doubt; 0 receive left"), 1, true),
        (format!("{garlic}; 1 doubt; 2 give left; 0 receive left"), 1, true),
        ("2 bat 12; 0 believe; 1 believe".to_owned(), 2, true),
        (
            format!("{vampire}; 1 believe; 2 believe; 0 found 1; 1 receive left"),
            0,
            false,
        ),
        (format!("{garlic}; 1 believe; 2 believe"), 0, false),
    ];
    for (commands, seat, may) in outcomes {
        for lay in [LayAfterBat::May, LayAfterBat::Must] {
            let mut table = stated(lay).lids("13=R").deal();
            table.turn_of(2).play(&commands);
            assert_eq!(table.asked(), format!("{seat} bat_end"), "{commands}");
            let leaves = format!("{seat} leave");
            if may && lay == LayAfterBat::May {
                let (active, before) = (table.view().active.0, table.len(seat));
                assert!(table.offers("leave"), "{commands}");
                table.play(&leaves);
                // Nothing is laid in, nothing counts, and the turn is over.
                let next = (active + 1) % 3;
                assert_eq!(table.asked(), format!("{next} act"), "{commands}");
                assert_eq!(table.len(seat), before);
            } else {
                assert!(!table.offers("leave"), "{commands}");
                assert_eq!(table.refused(&leaves), "must_lay", "{commands}");
            }
        }
    }
}

#[test]
fn a_bat_may_leave_the_turn_to_its_player_whatever_came_of_it() {
    // T-DU-92, R-DU-26, R-DU-60
    let never = |options: &mut Options| options.bat_ends_turn = BatEndsTurn::Never;
    let mut table = claim("Y").with(never).row(2, "YB..BW").deal();
    table
        .turn_of(2)
        .play("2 open 12; 2 end; 0 bat 12; 1 doubt; 0 receive left; 1 lay left");
    assert_eq!((table.asked().as_str(), table.view().placed), ("0 act", 0));
    assert!(table.offers("end"), "a bat is enough for a turn");
    table.play("0 end");
    assert_eq!(table.asked(), "1 act");
    assert!(!table.offers("end"), "and for that turn only");
    // R-DU-58: also where the grave is left empty.
    table.play("1 bat 13; 2 believe; 0 believe; 1 leave");
    assert_eq!(table.asked(), "1 act");
    // R-DU-53: whoever must go on must go on after a bat, too.
    let must = |options: &mut Options| options.continue_after_match = ContinueAfterMatch::Compulsory;
    let mut table = claim("Y").with(never).with(must).deal();
    table.play("0 bat 12; 1 believe; 2 believe; 0 leave");
    assert_eq!(table.refused("0 end"), "must_go_on");
}

#[test]
fn the_underside_may_be_seen_without_effect() {
    // T-DU-94, DU-7.3, DU-9.2, R-DU-43, R-DU-61
    let shown = |options: &mut Options| options.lifted_lid = Later(LiftedLid::Shown);
    let mut table = claim("rat").with(shown).deal();
    table.play("0 bat 12; 1 believe; 2 believe");
    assert_eq!(table.view().graves[12].underside, Seen::Face(Underside::Rat));
    table.play("0 lay left");
    assert_eq!(
        (table.asked().as_str(), table.known().reserve, table.stock(0)[3]),
        ("0 act", 6, 0)
    );
    table.play("0 end");
    assert_eq!(table.view().graves[12].underside, Seen::Back);
    // An ideal memory has it: a rat over a vampire starts no plague (R-DU-18).
    assert_eq!(table.known().lids[12], Some(Underside::Rat));
    table.play("1 open 12");
    assert_eq!((table.stock(1)[0], table.asked().as_str()), (1, "2 act"));
}

#[test]
fn no_bat_flies_in_a_plague() {
    // T-DU-70, DU-7.1
    let mut table = claim("rat").deal();
    table.play("0 open 12");
    assert_eq!(table.asked(), "0 plague_step");
    assert!(!table.offers("bat 11"));
    assert_eq!(table.refused("0 bat 11"), "no_bat_in_plague");
}

#[test]
fn two_players_leave_nothing_to_choose() {
    // T-DU-86, R-DU-3, R-DU-28: `two_player_gift` does not apply to what is found.
    let stated = table_for(2)
        .expansion()
        .with(|options| options.two_player_gift = 2);
    let mut table = stated.lids("12=Y").row(0, "..G").row(1, "YB..BW").deal();
    table
        .turn_of(1)
        .play("1 open 12; 1 end")
        .shrink(0, 1)
        .turn_of(0)
        .play("0 bat 12; 1 believe");
    assert_eq!(table.asked(), "1 receive");
    table.play("1 receive left");
    assert_eq!(table.ended(), (vec![0], "last_vampire"));
}

#[test]
fn bluffs_and_doubts_are_counted_by_what_lies_in_the_grave() {
    // DU-7.4: for statistics; the grave is taken in A2 and B2, empty in A1 and B1.
    let check = |commands: &str, expected: (u32, u32, u32, u32)| {
        let mut table = claim("Y").row(0, "RK..WB").row(2, "YB..BW").deal();
        table.turn_of(2).play(commands);
        let tally = table.known().tally;
        let counts = (tally.bats, tally.bluffs, tally.doubts, tally.bluffs_doubted);
        assert_eq!(counts, expected, "{commands}");
    };
    let taken = "2 open 12; 2 end; 0 bat 12";
    check(&format!("{taken}; 1 believe; 2 doubt"), (1, 1, 1, 1));
    check(&format!("{taken}; 1 believe; 2 believe"), (1, 1, 0, 0));
    check("2 bat 12; 0 doubt", (1, 0, 1, 0));
    check("2 bat 12; 0 believe; 1 believe", (1, 0, 0, 0));
}
