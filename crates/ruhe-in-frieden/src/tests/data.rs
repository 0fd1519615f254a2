//! Words and numbers a client relies on.

use crate::api::{Answer, Command, How, Kind, Play, Reason};
use crate::parts::{Action, Family, Grave, Health, Pill, Relative};
use crate::phase::WindowKind;
use crate::{Refusal, RuheInFrieden, text};
use engine::{Game as _, Refusing as _};

fn samples() -> Vec<(Command, &'static str)> {
    let grave = Grave::from_number(2).unwrap();
    let other = Grave::from_number(4).unwrap();
    let relative: Relative = "F2-4".parse().unwrap();
    let coffin = relative;
    let docs = [other].into_iter().collect();
    let bury = |how| Command::Bury { relative, how };
    let play = Play::MixUp {
        from: grave,
        coffin,
        to: other,
    };
    let double = Play::MixUpDouble {
        from: grave,
        coffin,
        to: other,
    };
    let kind = Pill::Black;
    vec![
        (
            Command::ChooseFamily {
                family: relative.family,
            },
            r#"{"choose_family":{"family":2}}"#,
        ),
        (
            Command::Visit { relative, kind },
            r#"{"visit":{"relative":"F2-4","kind":"black"}}"#,
        ),
        (Command::EndVisits, r#""end_visits""#),
        (
            Command::BuyPill { relative, kind },
            r#"{"buy_pill":{"relative":"F2-4","kind":"black"}}"#,
        ),
        (Command::BuyShare { grave }, r#"{"buy_share":{"grave":2}}"#),
        (bury(How::New), r#"{"bury":{"relative":"F2-4","how":"new"}}"#),
        (
            bury(How::Double { grave }),
            r#"{"bury":{"relative":"F2-4","how":{"double":{"grave":2}}}}"#,
        ),
        (
            bury(How::Regular { grave, docs }),
            r#"{"bury":{"relative":"F2-4","how":{"regular":{"grave":2,"docs":[4]}}}}"#,
        ),
        (Command::Respond(Answer::Pass), r#"{"respond":"pass"}"#),
        (
            Command::Respond(Answer::Play(Play::Illegible { grave })),
            r#"{"respond":{"play":{"illegible":{"grave":2}}}}"#,
        ),
        (
            Command::PlayCard(play),
            r#"{"play_card":{"mix_up":{"from":2,"coffin":"F2-4","to":4}}}"#,
        ),
        (
            Command::Interrupt(double),
            r#"{"interrupt":{"mix_up_double":{"from":2,"coffin":"F2-4","to":4}}}"#,
        ),
        (
            Command::PlayCard(Play::Shock { grave }),
            r#"{"play_card":{"shock":{"grave":2}}}"#,
        ),
        (
            Command::PlayCard(Play::Maintenance { grave }),
            r#"{"play_card":{"maintenance":{"grave":2}}}"#,
        ),
    ]
}

#[test]
fn commands_read_as_they_are_written() {
    // RF-4.2: the wire names of logs and clients.
    for (command, json) in samples() {
        assert_eq!(serde_json::to_string(&command).unwrap(), json);
        assert_eq!(serde_json::from_str::<Command>(json).unwrap(), command);
        assert!(RuheInFrieden::say_command(&command).key.starts_with("rf-"));
        assert!(text::help(&command).key.starts_with("rf-help-"));
        assert!(RuheInFrieden::rule_of(&command).0.starts_with("RF-"));
        // R-RF-52: nobody gives up the table.
        assert!(!RuheInFrieden::concedes(&command));
    }
}

#[test]
fn every_refusal_has_a_rule_a_code_and_a_phrase() {
    let mut codes = std::collections::BTreeSet::new();
    for refusal in Refusal::samples() {
        assert!(codes.insert(refusal.code()), "{refusal:?}");
        let key = format!("rf-refused-{}", refusal.code().replace('_', "-"));
        assert_eq!(refusal.phrase().key, key);
        assert!(
            ["RF-", "R-RF-", "TB-"]
                .iter()
                .any(|code| refusal.rule().0.starts_with(code))
        );
    }
    assert_eq!(codes.len(), 36);
}

#[test]
fn every_name_has_a_key() {
    // RF-1.5: the game's words, in the languages of the clients.
    let mut keys: Vec<String> = Vec::new();
    keys.extend(Family::all().map(|family| text::family(family).key));
    keys.extend(Action::ALL.map(|action| text::action(action).key));
    keys.extend(Pill::ALL.map(|pill| text::pill(pill).key));
    keys.extend(Health::ALL.map(|health| text::health(health).key));
    keys.extend(Kind::ALL.map(|kind| text::kind(kind).key));
    keys.extend(Reason::ALL.map(|reason| text::reason(reason).key));
    let grave = Grave::from_number(1).unwrap();
    let windows = [
        WindowKind::Bury { grave },
        WindowKind::After,
        WindowKind::Adjust,
        WindowKind::End { last: false },
        WindowKind::End { last: true },
    ];
    keys.extend(windows.map(|window| text::window(window).key));
    assert!(keys.iter().all(|key| key.starts_with("rf-")));
    let different: std::collections::BTreeSet<_> = keys.iter().collect();
    assert_eq!(different.len(), keys.len());
}

#[test]
fn measures_count_what_happened() {
    let mut scene = super::Position::new(3)
        .health("A1", "N")
        .chip("A1", "b", "B")
        .holds("A", "GM2")
        .build();
    scene
        .pills("A")
        .does("A", "buy w B1")
        .does("A", "end pills")
        .does("A", "share 3");
    scene.does("A", "end shares").does("A", "bury A1 in 2").pass_all();
    let mut found = std::collections::BTreeMap::new();
    RuheInFrieden::measures(&scene.state, &mut |name, count| {
        found.insert(name, count);
    });
    for (name, expected) in [
        ("turns", 2),
        ("rounds", 1),
        ("deaths", 1),
        ("regular_burials", 1),
        ("shares_bought", 1),
        ("foreign_pills", 1),
        ("cards_played", 0),
        ("earned_thousands", 9),
        ("money_left_thousands", 15 + 9 - 4),
    ] {
        assert_eq!(found.get(name), Some(&expected), "{name}");
    }
}
