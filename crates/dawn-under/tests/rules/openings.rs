//! Set-up and single openings (T-DU-1 to T-DU-21).

use crate::scene::table_for;
use dawn_under::api::ContinueAfterMatch;
use dawn_under::parts::{Colour, Content, End, Grave};
use dawn_under::{Command, DawnUnder, Options, Sighting};
use engine::table::{NewTable, Table};
use engine::{Fast, Refusing as _, Seat, Stamp, Switch};

#[test]
fn a_fresh_table_shows_four_vampires_of_each_row_and_no_grave() {
    // T-DU-1, T-DU-2, T-DU-3, DU-3.2, DU-3.3, DU-3.5, DU-3.6, R-DU-1, I-DU-7
    for (seats, len) in [(2, 20), (3, 20), (4, 15), (5, 12), (6, 10)] {
        let table = table_for(seats).deal();
        for seat in 0..seats {
            let dealt = table.dealt(usize::from(seat));
            let down = "-".repeat(len - 4);
            assert_eq!(
                table.row(seat),
                format!("{}{down}{}", &dealt[..2], &dealt[len - 2..])
            );
            assert_eq!(table.stock(seat), [0, 3, 0, 0]);
        }
        assert_eq!(table.known().contents, [Content::Empty; 60]);
        assert_eq!((table.known().supply(), table.known().reserve), (13, 6));
        assert!(table.open().is_empty());
        assert_eq!(table.asked(), "0 act");
        assert_eq!(table.graves_offered().len(), 60);
    }
}

#[test]
fn a_matching_vampire_is_laid_in_and_the_row_refilled() {
    // T-DU-6, DU-1.1, DU-4.2, DU-4.7, DU-4.8, DU-4.13, DU-4.14, R-DU-5, R-DU-46
    let mut table = table_for(3).lids("7=B").row(0, "RY..WGKB").deal();
    table.play("0 open 7");
    assert_eq!(table.content(7), Content::Vampire(Colour::Blue));
    assert_eq!(table.row(0), format!("RY{}GK", "-".repeat(15)));
    let turned = Sighting::Turned {
        seat: Seat(0),
        end: End::Right,
        vampire: Colour::Green,
    };
    // R-DU-46: turned up before he decides whether to go on.
    assert!(table.sightings().contains(&turned));
    assert_eq!(table.asked(), "0 act");
    assert!(table.offers("end"));
    // DU-4.14: closed at once.
    assert!(table.open().is_empty());
}

#[test]
fn both_ends_match() {
    // T-DU-7, DU-4.1, DU-4.8
    let mut table = table_for(3).lids("7=R").row(0, "RY..GR").deal();
    table.play("0 open 7");
    assert_eq!(table.asked(), "0 place_match");
    assert!(table.offers("lay left") && table.offers("lay right"));
    table.play("0 lay left");
    assert!(table.row(0).starts_with('Y') && table.row(0).ends_with("GR"));
    assert_eq!((table.len(0), table.asked().as_str()), (19, "0 act"));
}

#[test]
fn only_the_outermost_vampires_can_be_used() {
    // T-DU-8, DU-3.5, R-DU-1, R-DU-7
    let mut table = table_for(3).lids("7=G").row(0, "RG..KB").deal();
    table.play("0 open 7");
    assert_eq!(table.asked(), "0 garlic");
    assert_eq!(table.len(0), 20);
}

#[test]
fn garlic_stays_in_the_grave() {
    // T-DU-9, DU-4.12, I-DU-4, I-DU-6
    let mut table = table_for(3).lids("7=G 8=G").row(0, "RY..KB").deal();
    table.play("0 open 7; 0 garlic");
    assert_eq!(table.stock(0), [0, 2, 0, 0]);
    table.turn_of(0).play("0 open 8; 0 garlic");
    assert_eq!(table.stock(0), [0, 1, 0, 0]);
    assert_eq!(table.content(8), Content::Garlic(Seat(0)));
    assert_eq!(table.asked(), "1 act");
}

#[test]
fn without_garlic_nobody_is_asked() {
    // T-DU-10, DU-4.12
    let mut table = table_for(3).lids("7=G 8=G 9=G 10=G").row(0, "RY..KB").deal();
    for grave in [7, 8, 9] {
        table.turn_of(0).play(&format!("0 open {grave}; 0 garlic"));
    }
    table.turn_of(0).play("0 open 10");
    assert_eq!(table.asked(), "1 act");
    assert_eq!(table.content(10), Content::Empty);
    // R-DU-17, DU-3.3: `garlic = off`.
    let no_garlic = table_for(3).with(|options| options.garlic = Switch::Off);
    let mut table = no_garlic.lids("7=G").row(0, "RY..KB").deal();
    table.play("0 open 7");
    assert_eq!((table.stock(0), table.asked().as_str()), ([0; 4], "1 act"));
}

#[test]
fn a_turn_ends_by_choice_only_after_a_placement() {
    // T-DU-11, DU-4.5, DU-4.13, DU-4.15, R-DU-6
    let mut table = table_for(3).lids("7=R").row(0, "RY..KB").deal();
    assert_eq!(table.refused("0 end"), "must_open");
    assert!(!table.offers("end"));
    table.play("0 open 7; 0 end");
    assert_eq!(table.asked(), "1 act");
    assert_eq!(table.refused("1 end"), "must_open");
}

#[test]
fn an_occupied_grave_costs_a_stake() {
    // T-DU-12, DU-4.6, DU-4.10, DU-4.16, I-DU-5
    let mut table = table_for(3).lids("7=R").row(0, "RY..KB").deal();
    table.play("0 open 7; 0 end; 1 open 7");
    assert_eq!(table.stock(1)[0], 1);
    assert_eq!(table.known().supply(), 12);
    assert_eq!(table.content(7), Content::Vampire(Colour::Red));
    assert_eq!(table.asked(), "2 act");
}

#[test]
fn the_third_stake_brings_a_vampire_from_everybody() {
    // T-DU-13, DU-4.10, DU-4.11, R-DU-8, R-DU-9, I-DU-1, I-DU-5
    let mut table = table_for(3)
        .row(0, "RY..KB")
        .row(1, "WG..RB")
        .row(2, "YK..GW")
        .deal();
    table.lay(1, End::Left).play("0 end").stakes(0, 2).turn_of(0);
    let grave = table.occupied();
    let len = table.len(0);
    table.play(&format!("0 open {grave}"));
    // I-5: the stakes are back before the first gift is decided.
    assert_eq!((table.stock(0)[0], table.known().supply()), (0, 13));
    assert_eq!(table.asked(), "1 give");
    table.play("1 give left");
    // DU-4.11: refilled before the receiver decides.
    assert!(table.row(1).starts_with('G') && !table.row(1)[..2].contains('-'));
    assert_eq!((table.len(0), table.asked().as_str()), (len, "0 receive"));
    assert_eq!(table.known().phase.in_hand(), Some(Colour::White));
    table.play("0 receive right");
    assert!(table.row(0).ends_with('W'));
    assert_eq!(table.asked(), "2 give");
    assert_eq!(table.refused("2 receive left"), "other_question");
    table.play("2 give right; 0 receive left");
    assert!(table.row(0).starts_with('W'));
    assert_eq!((table.len(0), table.asked().as_str()), (len + 2, "1 act"));
    assert_eq!((table.stock(0)[0], table.known().supply()), (0, 13));
}

#[test]
fn a_matching_lid_does_not_help_over_an_occupied_grave() {
    // T-DU-14, DU-4.8
    let mut table = table_for(3).lids("7=R").row(0, "RY..KB").row(1, "RG..RW").deal();
    table.play("0 open 7; 0 end; 1 open 7");
    assert_eq!((table.stock(1)[0], table.len(1)), (1, 20));
}

#[test]
fn the_garlic_of_another_costs_him_a_vampire() {
    // T-DU-15, T-DU-17, DU-4.9, DU-4.12, R-DU-8, R-DU-11
    let stated = table_for(3).lids("7=R").row(0, "RY..KR").row(1, "RG..WW");
    let mut table = stated.row(2, "KB..GY").deal();
    table.turn_of(2).play("2 open 7; 2 garlic");
    assert_eq!(table.stock(2)[1], 2);
    table.play("0 open 7");
    assert_eq!(table.asked(), "2 give");
    table.play("2 give right; 0 receive left");
    assert!(table.row(0).starts_with("YRY"));
    assert_eq!((table.len(0), table.len(2)), (21, 19));
    // The lid matches his row, but the emptied grave is not used any more.
    assert_eq!((table.stock(2)[1], table.content(7)), (3, Content::Empty));
    assert_eq!(table.asked(), "1 act");
    // T-DU-17: empty in the next turn.
    table.play("1 open 7");
    assert_eq!(
        (table.content(7), table.len(1)),
        (Content::Vampire(Colour::Red), 19)
    );
}

#[test]
fn the_own_garlic_brings_a_vampire_from_everybody() {
    // T-DU-16, DU-4.8, DU-4.11
    let mut table = table_for(3).lids("7=G").row(0, "RY..KB").deal();
    table.play("0 open 7; 0 garlic").turn_of(0).play("0 open 7");
    table.play("1 give left; 0 receive left; 2 give left; 0 receive left");
    assert_eq!((table.len(0), table.len(1), table.len(2)), (22, 19, 19));
    assert_eq!((table.stock(0)[1], table.content(7)), (3, Content::Empty));
    assert_eq!(table.asked(), "1 act");
}

#[test]
fn a_gift_is_laid_face_up_before_the_old_end() {
    // T-DU-18, DU-4.3, R-DU-10
    let mut table = table_for(3).lids("7=G").row(0, "RY..KB").row(1, "WG..RB").deal();
    table
        .play("0 open 7; 0 garlic")
        .turn_of(0)
        .play("0 open 7; 1 give left; 0 receive left");
    assert_eq!(table.row(0), format!("WRY{}KB", "-".repeat(16)));
    assert!(table.known().row(Seat(0)).outer(End::Left) == Some(Colour::White));
}

#[test]
fn a_giver_with_one_vampire_has_no_choice() {
    // T-DU-19, DU-4.4
    let mut table = table_for(3).lids("7=G").row(0, "RY..KB").deal();
    table
        .play("0 open 7; 0 garlic")
        .shrink(1, 1)
        .turn_of(0)
        .play("0 open 7");
    assert_eq!((table.ended().0, table.len(1)), (vec![1], 0));
}

#[test]
fn what_is_not_allowed_is_refused_and_changes_nothing() {
    // T-DU-20, DU-4.6, DU-6.1, TB-1.5, TB-2.3
    let mut table = table_for(3).expansion().lids("7=R").row(0, "RY..KB").deal();
    assert_eq!(table.refused("1 open 7"), "not_your_prompt");
    assert_eq!(table.refused("0 stop"), "other_question");
    table.play("0 open 7");
    assert_eq!(table.refused("0 open 7"), "grave_open");
    assert!(!table.offers("open 7"));
    // A grave that is not there cannot even be written.
    let command = serde_json::from_str::<dawn_under::Command>(r#"{"open":{"grave":60}}"#);
    assert!(
        command
            .unwrap_err()
            .to_string()
            .contains("expected a grave from 0 to 59, found 60")
    );
}

#[test]
fn the_supply_of_stakes_never_runs_out() {
    // T-DU-21, R-DU-13, I-DU-5: six players with two stakes each.
    let mut table = table_for(6).deal();
    table.lay(1, End::Left).play("0 end");
    for stakes in [1, 2] {
        for seat in [1, 2, 3, 4, 5, 0] {
            table.stakes(seat, stakes);
        }
    }
    assert_eq!(table.known().supply(), 1);
    table.turn_of(3);
    let grave = table.occupied();
    table.play(&format!("3 open {grave}"));
    assert!(
        table
            .sightings()
            .contains(&Sighting::StakeTaken { seat: Seat(3) })
    );
    assert_eq!((table.known().supply(), table.asked().as_str()), (3, "4 give"));
    // DU-4.11: clockwise from the receiver's left neighbour.
    for giver in [4, 5, 0, 1, 2] {
        table.play(&format!("{giver} give left; 3 receive left"));
    }
    assert_eq!(table.known().supply(), 3);
}

#[test]
fn a_compulsory_turn_goes_on_until_an_opening_fails() {
    // T-DU-81, R-DU-6, R-DU-53
    let compulsory = |options: &mut Options| {
        options.continue_after_match = ContinueAfterMatch::Compulsory;
    };
    let mut table = table_for(3)
        .with(compulsory)
        .lids("7=R 24=rat")
        .row(0, "RY..KB")
        .deal();
    table.play("0 open 7");
    assert_eq!(table.refused("0 end"), "must_go_on");
    assert!(!table.offers("end"));
    table.play("0 open 24");
    assert_eq!(table.asked(), "0 plague_step");
    assert!(table.offers("stop"));
}

#[test]
fn owners_are_seats_not_colours() {
    // DU-1.5: the garlic of seat 0 is foreign to seat 1, whatever colours their vampires have.
    let mut table = table_for(3).lids("7=G").row(0, "RY..KB").row(1, "RR..RR").deal();
    table.play("0 open 7; 0 garlic; 1 open 7");
    assert_eq!(table.asked(), "0 give");
}

/// A practice table of three, with the expansion.
fn practice() -> Table<DawnUnder, Fast> {
    let options = Options {
        expansion: Switch::On,
        ..Options::default()
    };
    let new = NewTable {
        practice: true,
        ..NewTable::new(3, options)
    };
    Table::deal(new, Fast::new(5), &mut ()).unwrap()
}

fn answer(table: &mut Table<DawnUnder, Fast>, command: Command) {
    let prompt = table.prompts()[0];
    table
        .command(Stamp(0), prompt.seat, prompt.id, command, &mut ())
        .unwrap();
}

#[test]
fn openings_and_answers_cannot_be_taken_back() {
    // DU-9.5, TB-5.2: also not at a practice table.
    let grave = Grave::new(0).unwrap();
    let mut table = practice();
    answer(&mut table, Command::Open { grave });
    assert!(!table.can_take_back());

    let mut table = practice();
    answer(&mut table, Command::Bat { grave });
    assert!(table.can_take_back(), "a claim that nobody has answered");
    answer(&mut table, Command::Believe);
    assert!(!table.can_take_back());
    assert_eq!(
        table.take_back(Stamp(0)).unwrap_err().code(),
        "nothing_to_take_back"
    );
}
