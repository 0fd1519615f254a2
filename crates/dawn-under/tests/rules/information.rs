//! Who may see what, and when (T-DU-71 to T-DU-77; random walks are in `properties`).

use crate::scene::table_for;
use dawn_under::api::{LidView, Rucola};
use dawn_under::parts::{Colour, Content, Grave, Underside};
use dawn_under::{Command, DawnUnder, Sighting, text};
use engine::{Arg, Game, Phrase, Seat, Seen};

#[test]
fn whoever_comes_back_in_a_plague_sees_its_open_graves() {
    // T-DU-73, DU-9.1, DU-9.3
    let mut table = table_for(3).lids("24=rat 13=W 14=R 7=G").row(0, "RY..KB").deal();
    table
        .play("0 open 7; 0 garlic")
        .turn_of(0)
        .play("0 open 24; 0 open 13; 0 leave; 0 open 14; 0 stop");
    let view = table.view();
    let open: Vec<usize> = (0..60)
        .filter(|grave| view.graves[*grave].lid != LidView::Closed)
        .collect();
    assert_eq!(open, [13, 14, 24]);
    let shown = [13, 14, 24].map(|grave: usize| (view.graves[grave].underside, view.graves[grave].content));
    let expected = [
        (
            Seen::Face(Underside::Colour(Colour::White)),
            Seen::Face(Content::Empty),
        ),
        (
            Seen::Face(Underside::Colour(Colour::Red)),
            Seen::Face(Content::Vampire(Colour::Red)),
        ),
        (Seen::Back, Seen::Face(Content::Empty)),
    ];
    assert_eq!(shown, expected);
    // What was seen before is not in it, though it is remembered.
    assert_eq!(
        (view.graves[7].underside, view.graves[7].content),
        (Seen::Back, Seen::Back)
    );
    assert_eq!(table.content(7), Content::Garlic(Seat(0)));
    let plague = view.plague.unwrap();
    assert_eq!((plague.stint, plague.eligible.len()), (Seat(1), 6));
}

#[test]
fn an_underside_is_shown_until_the_opening_is_resolved() {
    // T-DU-74, DU-4.7, DU-4.14, DU-9.1: base game; the expansion is in `rucola`.
    let mut table = table_for(3).lids("7=G").row(0, "RY..KB").deal();
    let before = table.view().graves;
    table.play("0 open 7");
    assert_eq!(
        table.view().graves[7].underside,
        Seen::Face(Underside::Colour(Colour::Green))
    );
    table.play("0 garlic");
    // T-DU-72: as if nothing had been there.
    assert!(table.view().graves == before);
}

#[test]
fn a_claim_and_its_answers_are_shown_until_the_grave_is_opened() {
    // DU-9.1, DU-9.2, DU-7.2
    let mut table = table_for(3).expansion().lids("12=G").deal();
    table.play("0 bat 12; 1 believe");
    let view = table.view();
    assert!(view.graves[12].bat && view.graves[12].lid == LidView::Closed);
    assert_eq!(
        (view.graves[12].content, view.rucola),
        (Seen::Back, Rucola::Centre)
    );
    let json = serde_json::to_value(&view).unwrap();
    assert_eq!(
        json["phase"],
        serde_json::json!({ "doubt": { "seat": 2, "grave": 12 } })
    );
    table.play("2 believe");
    assert!(!table.view().graves[12].bat);
}

fn arg_names(phrase: &Phrase) -> Vec<&'static str> {
    phrase.args.iter().map(|(name, _)| *name).collect()
}

#[test]
fn what_is_told_never_names_a_grave_with_what_is_in_it() {
    // DU-9.4: the log names persons and kinds of events.
    let grave = Grave::new(12).unwrap();
    let contents = [
        Content::Empty,
        Content::Vampire(Colour::Red),
        Content::Garlic(Seat(1)),
    ];
    let lids = [
        Seen::Back,
        Seen::Face(Underside::Rat),
        Seen::Face(Underside::Colour(Colour::Blue)),
    ];
    for content in contents {
        for lid in lids {
            let opened = Sighting::Opened {
                seat: Seat(0),
                grave,
                lid,
                content,
            };
            let told = DawnUnder::say_sighting(&opened);
            assert!(!arg_names(&told).contains(&"grave"), "{told:?}");
            // For a voice that forgets: with the grave.
            let revealed = text::reveal(&opened).unwrap();
            assert!(revealed.args.contains(&("grave", Arg::Text("C2".to_owned()))));
        }
    }
    let seat = Seat(0);
    let in_graves = [
        Sighting::LaidIn {
            seat,
            end: dawn_under::parts::End::Left,
            vampire: Colour::Red,
            grave,
            way: dawn_under::api::Way::Match,
        },
        Sighting::GarlicPut { seat, grave },
        Sighting::GarlicReturned { seat, grave },
        Sighting::FoundTaken {
            seat,
            grave,
            vampire: Colour::Red,
        },
        Sighting::RatTaken { seat, grave },
        Sighting::BatPut { seat, grave },
    ];
    for sighting in &in_graves {
        let told = DawnUnder::say_sighting(sighting);
        assert!(!arg_names(&told).contains(&"grave"), "{told:?}");
        assert_eq!(text::reveal(sighting), None);
    }
}

#[test]
fn nobody_can_give_up_the_table() {
    // R-DU-45
    let commands = [
        Command::EndTurn,
        Command::Stop,
        Command::LeaveEmpty,
        Command::Doubt,
    ];
    assert!(commands.iter().all(|command| !DawnUnder::concedes(command)));
}

#[test]
fn commands_read_as_they_are_written() {
    let grave = Grave::new(7).unwrap();
    let check = |command: Command, json: &str| {
        assert_eq!(serde_json::to_string(&command).unwrap(), json);
        assert_eq!(serde_json::from_str::<Command>(json).unwrap(), command);
    };
    check(Command::Open { grave }, r#"{"open":{"grave":7}}"#);
    check(
        Command::Lay {
            end: dawn_under::parts::End::Left,
        },
        r#"{"lay":{"end":"left"}}"#,
    );
    check(Command::GiveFound { to: Seat(2) }, r#"{"give_found":{"to":2}}"#);
    check(Command::EndTurn, r#""end_turn""#);
    assert!(serde_json::from_str::<Command>(r#"{"open":{"grave":7,"lid":"red"}}"#).is_err());
}
