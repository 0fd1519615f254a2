//! Names on the wire and keys of messages.

use super::scene::{at, bat, claim, moon, pick};
use crate::ClearingCoffins;
use crate::api::{Bat, Claim, Command, Moon, Options, Refusal, Sighting, Target, Verdict};
use crate::parts::{Card, ColourDie, Throw};
use engine::{Arg, Game, Phrase, Refusing as _, Seat};
use std::collections::BTreeSet;

fn check(command: Command, json: &str) {
    assert_eq!(serde_json::to_string(&command).unwrap(), json);
    assert_eq!(serde_json::from_str::<Command>(json).unwrap(), command);
}

#[test]
fn commands_have_their_names() {
    // CC-3.4, CC-10.19
    check(Command::Throw, r#""throw""#);
    check(Command::Pass, r#""pass""#);
    check(Command::Bang { target: None }, r#"{"bang":{}}"#);
    let pointed = Command::Bang {
        target: Some(Target::Card(at(1, 2))),
    };
    check(pointed, r#"{"bang":{"target":{"card":{"seat":1,"slot":2}}}}"#);
    check(claim(1, 0), r#"{"claim":{"card":{"seat":1,"slot":0}}}"#);
    check(Command::Claim(Claim::Concede), r#"{"claim":"concede"}"#);
    check(
        bat(Bat::Expose, 2, 1),
        r#"{"bat_choose":{"expose":{"seat":2,"slot":1}}}"#,
    );
    check(
        moon((0, 1), (2, 3)),
        r#"{"moon_pick":{"cards":{"a":{"seat":0,"slot":1},"b":{"seat":2,"slot":3}}}}"#,
    );
    check(Command::MoonPick(Moon::Decline), r#"{"moon_pick":"decline"}"#);
    check(
        Command::MoonDecide { swap: true },
        r#"{"moon_decide":{"swap":true}}"#,
    );
    check(pick(3), r#"{"penalty_pick":{"slot":3}}"#);
}

#[test]
fn verdicts_have_their_names() {
    // CC-10.1
    let json = r#"{"adjudicate":{"bangs":[{"seat":1,"reaction_ms":512}],"false_starts":[{"seat":2,"reaction_ms":-300}]}}"#;
    let verdict = super::scene::adjudicate("S1:512 false S2:-300");
    assert_eq!(serde_json::to_string(&verdict).unwrap(), json);
    assert_eq!(serde_json::from_str::<Verdict>(json).unwrap(), verdict);
    assert_eq!(serde_json::to_string(&Verdict::Reveal).unwrap(), r#""reveal""#);
    let seven = (0..7)
        .map(|_| r#"{"seat":0,"reaction_ms":1}"#)
        .collect::<Vec<_>>();
    let too_many = format!(r#"{{"adjudicate":{{"bangs":[{}]}}}}"#, seven.join(","));
    assert!(serde_json::from_str::<Verdict>(&too_many).is_err());
}

#[test]
fn pieces_read_as_they_are_written() {
    // CC-1.2, CC-1.6
    for card in Card::ALL {
        assert_eq!(card.to_string().parse(), Ok(card));
    }
    for text in ["Y+K", "P+M", "T+B", "!+K"] {
        assert_eq!(text.parse::<Throw>().unwrap().to_string(), text);
    }
    for text in ["222", "2211", "YPT!!!"] {
        assert_eq!(text.parse::<ColourDie>().unwrap().to_string(), text);
    }
    for text in ["YP", "YPT!!X", ""] {
        assert!(text.parse::<ColourDie>().is_err());
    }
    for text in ["", "Y", "KY", "YKK", "ÿK"] {
        assert!(text.parse::<Card>().is_err());
    }
}

#[test]
fn options_are_checked() {
    let check = |json: &str, expected: &str| {
        let options: Options = serde_json::from_str(json).unwrap();
        assert_eq!(options.check(3).unwrap_err().to_string(), expected);
    };
    check(r#"{"target":5}"#, "options.target: expected 1 to 4, found 5");
    check(
        r#"{"first_thrower":3}"#,
        "options.first_thrower: expected 0 to 2, found 3",
    );
    check(
        r#"{"tie_band_ms":16}"#,
        "options.tie_band_ms: expected 0 to 15, found 16",
    );
    check(r#"{"sit_out":4}"#, "options.sit_out: expected 0 to 3, found 4");
    check(
        r#"{"max_throws":0}"#,
        "options.max_throws: expected 1 to 4294967295, found 0",
    );
    check(
        r#"{"roll_min_ms":2000}"#,
        "options.roll_max_ms: expected 2000 to 1000000000, found 1800",
    );
    check(
        r#"{"floor_ms":6000}"#,
        "options.floor_ms: expected 0 to 5000, found 6000",
    );
    check(
        r#"{"arb_min_ms":301}"#,
        "options.arb_min_ms: expected 0 to 300, found 301",
    );
    assert!(serde_json::from_str::<Options>(r#"{"colour_die":"223"}"#).is_err());
    let strict: Options = serde_json::from_str(r#"{"fairness":"strict","floor_ms":120}"#).unwrap();
    let constants = strict.constants();
    assert_eq!((constants.floor_ms, constants.owd_cap_ms), (120, 50));
}

#[test]
fn everything_that_is_said_has_a_key_of_its_own() {
    let refusals = Refusal::samples();
    let codes: BTreeSet<&str> = refusals.iter().map(Refusal::code).collect();
    assert_eq!(codes.len(), refusals.len());
    for refusal in refusals {
        assert!(refusal.phrase().key.starts_with("cc-refused-"));
        assert!(!refusal.rule().0.is_empty());
    }
    for command in [Command::Throw, claim(0, 0), pick(1), moon((0, 0), (1, 1))] {
        assert!(ClearingCoffins::say_command(&command).key.starts_with("cc-do-"));
        assert!(crate::text::help(&command).key.starts_with("cc-help-"));
        assert!(ClearingCoffins::rule_of(&command).0.starts_with("CC-"));
        assert!(!ClearingCoffins::concedes(&command));
    }
}

/// Whether a face or a die is named anywhere in a phrase.
fn names_a_face(phrase: &Phrase) -> bool {
    let is_face = ["cc-card-", "cc-face-", "cc-symbol-"]
        .iter()
        .any(|start| phrase.key.starts_with(start));
    is_face
        || phrase
            .args
            .iter()
            .any(|(_, arg)| matches!(arg, Arg::Phrase(inner) if names_a_face(inner)))
}

#[test]
fn a_history_names_no_face_and_no_dice() {
    // R-CC-62, CC-9.5: what lies up now may be turned down later.
    let (seat, place, card) = (Seat(1), at(1, 2), Card::PurpleBat);
    for sighting in [
        Sighting::Dealt {
            seat,
            cards: [card; 4],
        },
        Sighting::Revealed {
            throw: "P+B".parse().unwrap(),
        },
        Sighting::Shown {
            by: seat,
            place,
            card,
        },
        Sighting::Exposed {
            by: seat,
            place,
            card,
        },
        Sighting::Refilled { place, card },
        Sighting::Looked { place, card },
        Sighting::PenaltyTurned { place, card },
        Sighting::PenaltyDrawn { place, card },
    ] {
        assert!(
            !names_a_face(&ClearingCoffins::say_sighting(&sighting)),
            "{sighting:?}"
        );
        let told = ClearingCoffins::say_reveal(&sighting);
        assert!(told.as_ref().is_some_and(names_a_face), "{sighting:?}");
    }
    // What never lies down again may be named for good.
    for sighting in [
        Sighting::Cleared { place, card },
        Sighting::Opened { place, card },
    ] {
        assert!(
            names_a_face(&ClearingCoffins::say_sighting(&sighting)),
            "{sighting:?}"
        );
        assert_eq!(ClearingCoffins::say_reveal(&sighting), None);
    }
}
