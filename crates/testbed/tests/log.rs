//! The log (TB-6): it plays again to the byte, and every way of spoiling it is found and named.

mod spoil;
#[expect(dead_code, reason = "the tests of the table use other parts of it")]
mod yard;

use engine::log::Place;
use engine::table::NewTable;
use engine::{Game as _, Holder, Log, LogError, Seat, Secret, Stamp, Table, log};
use spoil::{line_of, spoilt};
use testbed::vigil::{Command, Deal, Options, Verdict, Vigil};
use yard::{ANNA, BERT, come_to_stakes, plays, swear, table};

/// A table in which every kind of line occurs; two nights, to the end.
fn whole_table() -> Table<Vigil> {
    let mut table = table(2, true);
    plays(&mut table, ANNA, Command::Swear { stay: false });
    assert!(table.take_back(Stamp(0)).is_ok());
    assert!(table.hand(Stamp(0), BERT, Holder::Bot("mourner".into())).is_ok());
    swear(&mut table);
    plays(&mut table, ANNA, Command::Lift { grave: 1 });
    assert!(table.wake(Stamp(20_000), &mut ()).is_ok());
    plays(&mut table, BERT, Command::Stake { candles: 2 });
    plays(&mut table, ANNA, Command::Stake { candles: 1 });
    assert!(table.close_round(Stamp(0), &mut ()).is_ok());
    assert!(
        table
            .verdict(Stamp(0), Verdict { first: Some(ANNA) }, &mut ())
            .is_ok()
    );
    come_to_stakes(&mut table);
    assert!(table.close_round(Stamp(0), &mut ()).is_ok());
    assert!(table.verdict(Stamp(0), Verdict { first: None }, &mut ()).is_ok());
    assert!(table.outcome().is_some());
    table
}

fn text() -> String {
    log::write(&whole_table())
}

/// The error a text gives when it is read and played.
fn error_of(text: &str) -> Option<LogError> {
    let log = match Log::<Vigil>::read(text) {
        Ok(log) => log,
        Err(error) => return Some(error),
    };
    log.table().err().or_else(|| log.verify_shuffle().err())
}

#[test]
fn a_log_plays_again_to_the_byte() {
    // TB-6.1: every kind of line is read back, and the events come in the same order.
    let table = whole_table();
    let text = log::write(&table);
    for word in [
        "command",
        "round",
        "verdict",
        "wake",
        "hand",
        "take_back",
        "drew",
        "end",
    ] {
        assert!(text.contains(&format!("\"{word}\":")), "no {word} in {text}");
    }
    let log = Log::<Vigil>::read(&text).unwrap();
    assert!(log.is_closed());
    assert_eq!(log.entries().len(), table.entries().len());
    let mut inputs = Vec::new();
    let again = log.replay(|input, _| inputs.push(input)).unwrap();
    assert_eq!(again.digest(), table.digest());
    assert_eq!(log::write(&again), text);
    assert!(inputs.is_sorted() && inputs.first() == Some(&0));
}

#[test]
fn the_past_of_a_table_is_what_its_log_tells() {
    // TB-6.1
    let table = whole_table();
    let mut logged = vec![Vec::new(); table.entries().len() + 1];
    let log = Log::<Vigil>::read(&log::write(&table)).unwrap();
    log.replay(|number, event| logged[number as usize].push(event.to_string()))
        .unwrap();
    let mut past = table.past();
    assert_eq!(past.len(), logged.len());
    for (seq, events) in (0..).zip(&logged) {
        let step = past.next().unwrap();
        let told: Vec<String> = step.events.iter().map(ToString::to_string).collect();
        assert_eq!((step.seq, &told), (seq, events));
        let entry = seq.checked_sub(1).map(|entry| &table.entries()[entry as usize]);
        assert_eq!(step.entry, entry);
    }
    assert!(past.next().is_none());
    assert_eq!(engine::Digest::of(past.state()), table.digest());
}

#[test]
fn every_step_of_the_past_says_who_did_what() {
    let table = whole_table();
    let said: Vec<_> = table.past().map(|step| step.say_act()).collect();
    let keys: Vec<_> = said.iter().map(|(_, phrase)| phrase.key.as_ref()).collect();
    assert_eq!(
        keys[..4],
        [
            "replay-deal",
            Vigil::say_command(&Command::Swear { stay: false }).key.as_ref(),
            "replay-take-back",
            "replay-hand"
        ]
    );
    assert!(keys.contains(&"replay-wake") && keys.contains(&"replay-verdict"));
    assert_eq!((said[1].0, said[2].0, said[3].0), (Some(ANNA), None, Some(BERT)));
}

#[test]
fn the_chain_is_checked_without_knowing_the_game() {
    // TB-6.1
    let text = text();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let last = lines.len() as u32;
    assert_eq!(log::check_chain(lines.iter().copied()), Ok(()));
    assert_eq!(log::check_chain(lines[..3].iter().copied()), Ok(()));
    let missing = lines[..2].iter().chain(&lines[3..]).copied();
    let place = Place::Input(2);
    assert_eq!(log::check_chain(missing), Err(LogError::Changed { place }));
    let cut = text.trim_end().split_inclusive('\n');
    let place = Place::End(last);
    assert_eq!(log::check_chain(cut), Err(LogError::Truncated { place }));
}

#[test]
fn a_log_that_is_not_finished_can_be_gone_on_with() {
    // TB-6.1
    let mut table = table(2, false);
    plays(&mut table, ANNA, Command::Swear { stay: true });
    let half = log::write(&table);
    let log = Log::<Vigil>::read(&half).unwrap();
    assert!(!log.is_closed());
    let mut chain = log.chain().clone();
    plays(&mut table, BERT, Command::Swear { stay: true });
    let line = chain.entry(2, &table.entries()[1], Vec::new());
    assert_eq!(half + &line, log::write(&table));
}

#[test]
fn a_changed_byte_anywhere_is_found_and_its_line_named() {
    // TB-6.2
    let text = text();
    let bytes = text.as_bytes();
    for (place, byte) in bytes.iter().enumerate() {
        let line = 1 + bytes[..place].iter().filter(|byte| **byte == b'\n').count();
        for other in [byte ^ 1, byte ^ 0x20, b'\n', b' ', b'0', b'"'] {
            let mut changed = bytes.to_vec();
            changed[place] = other;
            let Ok(changed) = String::from_utf8(changed) else {
                continue;
            };
            if changed == text {
                continue;
            }
            let error = Log::<Vigil>::read(&changed).err().unwrap_or_else(|| {
                panic!("byte {place} of line {line} changed from {byte} to {other}, and nobody noticed")
            });
            assert_eq!(
                line_of(&error),
                line,
                "byte {place} changed from {byte} to {other}: {error}"
            );
        }
    }
}

#[test]
fn a_log_that_ends_inside_a_line_says_so() {
    // TB-6.2: at every place; a log that ends between two lines is one of a table that goes on.
    let text = text();
    assert_eq!(error_of(""), Some(LogError::Empty));
    assert_eq!(error_of("\n"), Some(LogError::Empty));
    for end in 1..text.len() {
        let (part, complete) = (&text[..end], text[..end].matches('\n').count());
        if part.ends_with('\n') {
            assert_eq!(error_of(part), None, "{complete} lines");
            continue;
        }
        let error = error_of(part).unwrap();
        assert_eq!(line_of(&error), complete + 1, "{error}");
        assert!(matches!(error, LogError::Truncated { .. }), "{error}");
    }
}

#[test]
fn missing_doubled_and_exchanged_lines_are_found() {
    // TB-6.2
    let text = text();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let without: String = lines
        .iter()
        .enumerate()
        .filter(|(idx, _)| *idx != 2)
        .map(|(_, line)| *line)
        .collect();
    assert_eq!(
        error_of(&without),
        Some(LogError::Changed {
            place: Place::Input(2)
        })
    );
    let mut exchanged = lines.clone();
    exchanged.swap(2, 3);
    assert_eq!(
        error_of(&exchanged.concat()),
        Some(LogError::Changed {
            place: Place::Input(2)
        })
    );
    let doubled = [&lines[..3], &lines[2..]].concat().concat();
    assert_eq!(
        error_of(&doubled),
        Some(LogError::Changed {
            place: Place::Input(3)
        })
    );
    // The same with hashes made anew: the numbers tell.
    let renumbered = spoilt(&text, |lines| {
        lines.remove(2);
    });
    let expected = LogError::OutOfOrder {
        place: Place::Input(2),
        expected: 2,
        found: 3,
    };
    assert_eq!(error_of(&renumbered), Some(expected));
}

#[test]
fn other_games_and_versions_are_told_apart() {
    let check = |from: &str, to: &str, expected: LogError| {
        let other = spoilt(&text(), |lines| lines[0] = lines[0].replace(from, to));
        assert_eq!(error_of(&other), Some(expected));
    };
    let found = "rest-in-peace".to_owned();
    check(
        r#""game":"vigil""#,
        r#""game":"rest-in-peace""#,
        LogError::OtherGame {
            expected: "vigil",
            found,
        },
    );
    check(
        r#""sexton_log":1"#,
        r#""sexton_log":2"#,
        LogError::Format { found: 2 },
    );
}

/// A text whose hashes were made anew after a change of one line.
fn with_line(line: usize, from: &str, to: &str) -> String {
    spoilt(&text(), |lines| {
        assert!(lines[line].contains(from), "{}", lines[line]);
        lines[line] = lines[line].replace(from, to);
    })
}

/// The line, counted from 0, in which a text occurs first.
fn line_with(word: &str) -> usize {
    text()
        .lines()
        .position(|line| line.contains(word))
        .unwrap_or_else(|| panic!("no line with {word}"))
}

fn input(line: usize) -> Place {
    Place::Input(line as u32)
}

#[test]
fn a_log_with_fitting_hashes_must_still_be_legal() {
    // TB-6.1: the rules are asked again.
    let check = |line: usize, from: &str, to: &str, rule: &str, code: &str| {
        let error = error_of(&with_line(line, from, to));
        let Some(LogError::Refused {
            place,
            rule: by,
            code: found,
        }) = error
        else {
            panic!("{from} became {to}: {error:?}");
        };
        assert_eq!((place, by, found), (input(line), rule, code));
    };
    let swear = line_with(r#""swear":{"stay":true}"#);
    check(
        swear,
        r#"{"swear":{"stay":true}}"#,
        r#"{"peek":{"grave":0}}"#,
        "VI-1",
        "not_now",
    );
    check(swear, r#""seat":0"#, r#""seat":1"#, "TB-2.3", "not_your_prompt");
    check(swear, r#""seat":0"#, r#""seat":7"#, "TB-1.2", "no_such_seat");
    check(
        swear,
        r#""prompt":8"#,
        r#""prompt":80"#,
        "TB-2.2",
        "no_such_prompt",
    );
    check(
        swear,
        r#""command":{"seat":0,"prompt":8,"do":{"swear":{"stay":true}}}"#,
        r#""wake":null"#,
        "TB-2.5",
        "nothing_due",
    );
    let stake = line_with(r#""stake":{"candles":2}"#);
    check(
        stake,
        r#""candles":2"#,
        r#""candles":4"#,
        "VI-4",
        "not_enough_candles",
    );
    check(
        stake,
        r#""round":{"seat":1"#,
        r#""round":{"seat":3"#,
        "TB-3.3",
        "no_round",
    );
    let race = line_with(r#""verdict":{"first":0}"#);
    check(race, r#""first":0"#, r#""first":2"#, "VI-5", "no_such_runner");
    let early = line_with(r#""wake""#);
    check(
        early,
        r#""at_ms":20000"#,
        r#""at_ms":4000"#,
        "TB-2.5",
        "nothing_due",
    );
    let counted = with_line(0, r#""practice":true"#, r#""practice":false"#);
    let back = input(line_with("take_back"));
    let expected = LogError::Refused {
        place: back,
        rule: "TB-5.2",
        code: "nothing_to_take_back",
    };
    assert_eq!(error_of(&counted), Some(expected));
}

#[test]
fn answers_to_sealed_rounds_and_races_cannot_pass_as_commands() {
    // TB-3.3, TB-4.1
    let stake = line_with(r#""round":{"seat":1"#);
    let as_command = with_line(
        stake,
        r#""round":{"seat":1,"do""#,
        r#""command":{"seat":1,"prompt":33,"do""#,
    );
    let refused = |rule, code| LogError::Refused {
        place: input(stake),
        rule,
        code,
    };
    assert_eq!(error_of(&as_command), Some(refused("TB-3.3", "no_round")));
    let race = line_with(r#""verdict":{"first":0}"#);
    let as_command = with_line(
        race,
        r#""verdict":{"first":0}"#,
        r#""command":{"seat":0,"prompt":40,"do":"bang"}"#,
    );
    let expected = LogError::Refused {
        place: input(race),
        rule: "TB-4.1",
        code: "for_the_referee",
    };
    assert_eq!(error_of(&as_command), Some(expected));
}

#[test]
fn a_line_says_one_thing_and_nothing_else() {
    let swear = line_with(r#""swear":{"stay":true}"#);
    let check = |from: &str, to: &str, expected: &str| {
        let error = error_of(&with_line(swear, from, to));
        let Some(LogError::Unreadable { place, message }) = error else {
            panic!("{from} became {to}: {error:?}");
        };
        assert_eq!(place, input(swear));
        assert!(message.contains(expected), "{message}");
    };
    check(r#""at_ms""#, r#""wake":null,"at_ms""#, "expected one thing");
    check(r#""at_ms""#, r#""mood":3,"at_ms""#, "unknown field `mood`");
    check(r#""prompt""#, r#""mood":3,"prompt""#, "unknown field `mood`");
    check(r#""stay""#, r#""mood":3,"stay""#, "unknown field `mood`");
    check(r#""command""#, r#""commend""#, "unknown field");
    check(r#""at_ms":"#, r#""at_ms":-"#, "");
    // TB-1.3
    check(r#""at_ms":3"#, r#""at_ms":2"#, "expected a later time");
}

#[test]
fn draws_that_are_not_those_of_the_rules_are_found() {
    // TB-6.3
    let owl = line_with("drew");
    let draws = LogError::Draws { place: input(owl) };
    let drew = text().lines().nth(owl).unwrap().to_owned();
    let start = drew.find(r#","drew":["#).unwrap();
    let end = drew.find(r#","hash""#).unwrap();
    let drew = &drew[start..end];
    let (all_but_value, _) = drew.rsplit_once(':').unwrap();
    assert_eq!(error_of(&with_line(owl, drew, "")), Some(draws.clone()));
    assert_eq!(
        error_of(&with_line(owl, r#""owl""#, r#""bat""#)),
        Some(draws.clone())
    );
    assert_eq!(
        error_of(&with_line(owl, r#""below":6"#, r#""below":7"#)),
        Some(draws.clone())
    );
    let too_high = format!("{all_but_value}:6}}]");
    assert_eq!(error_of(&with_line(owl, drew, &too_high)), Some(draws.clone()));
    let twice = drew.replace('[', &format!("[{},", &drew[r#","drew":["#.len()..drew.len() - 1]));
    assert_eq!(error_of(&with_line(owl, drew, &twice)), Some(draws));
    // A draw the rules allow leads elsewhere; without an end only the secret tells.
    let others = (0..6)
        .map(|value| format!("{all_but_value}:{value}}}]"))
        .filter(|other| other != drew);
    for other in others {
        let elsewhere = spoilt(&text(), |lines| {
            lines[owl] = lines[owl].replace(drew, &other);
            lines.truncate(owl + 1);
        });
        let message = "a draw is not the one the secret gives";
        assert_eq!(
            error_of(&elsewhere),
            Some(LogError::Shuffle {
                place: input(owl),
                message
            })
        );
    }
}

#[test]
fn an_end_that_does_not_follow_is_found() {
    // TB-6.1
    let last = text().lines().count() - 1;
    let end = LogError::End {
        place: Place::End(last as u32 + 1),
    };
    assert_eq!(
        error_of(&with_line(last, r#""reason":"dawn""#, r#""reason":"left""#)),
        Some(end.clone())
    );
    assert_eq!(
        error_of(&with_line(last, r#""scores":["#, r#""scores":[1"#)),
        Some(end.clone())
    );
    assert_eq!(
        error_of(&with_line(last, r#""digest":""#, r#""digest":"0"#)),
        Some(end.clone())
    );
    let too_early = spoilt(&text(), |lines| {
        lines.remove(last - 1);
    });
    assert_eq!(
        error_of(&too_early),
        Some(LogError::End {
            place: Place::End(last as u32)
        })
    );
}

#[test]
fn nothing_stands_behind_the_end() {
    // TB-1.4
    let count = text().lines().count() as u32;
    for line in [1, count as usize - 1] {
        let more = spoilt(&text(), |lines| lines.push(lines[line].clone()));
        let Some(LogError::Unreadable { place, message }) = error_of(&more) else {
            panic!("a line behind the end was read");
        };
        assert_eq!(place, Place::End(count + 1));
        assert_eq!(message, "the table was over before this line");
    }
    let behind = spoilt(&text(), |lines| {
        lines.pop();
        lines.push(format!(r#"{{"seq":{},"at_ms":99999999,"wake":null}}"#, count - 1));
    });
    let place = Place::Input(count - 1);
    assert_eq!(
        error_of(&behind),
        Some(LogError::Refused {
            place,
            rule: "TB-1.4",
            code: "table_over"
        })
    );
}

#[test]
fn another_secret_is_not_the_one_promised() {
    // TB-6.3
    let (mine, other) = (Secret::from_seed(1), Secret::from_seed(2));
    let broken = |message| LogError::Shuffle {
        place: Place::Deal,
        message,
    };
    let exchanged = spoilt(&text(), |lines| {
        lines
            .iter_mut()
            .for_each(|line| *line = line.replace(&mine.to_hex(), &other.to_hex()));
    });
    let promise = "the secret is not the one that was promised at the deal";
    assert_eq!(error_of(&exchanged), Some(broken(promise)));
    let with_promise = spoilt(&exchanged, |lines| {
        let (mine, other) = (mine.commitment().to_string(), other.commitment().to_string());
        lines[0] = lines[0].replace(&mine, &other);
    });
    let shuffle = "the deal is not the one the secret gives";
    assert_eq!(error_of(&with_promise), Some(broken(shuffle)));
    assert_eq!(
        error_of(&with_line(0, r#"["anna","bert"]"#, r#"["anna","carl"]"#)),
        Some(broken(shuffle))
    );
    let not_hex = with_line(0, &mine.to_hex(), "secret");
    assert!(matches!(
        error_of(&not_hex),
        Some(LogError::Unreadable {
            place: Place::Deal,
            ..
        })
    ));
}

#[test]
fn a_deal_must_be_one_and_the_one_shuffled() {
    // TB-6.3. Swapping two faces that lie closed changes nothing the inputs show, but the end opens them.
    let graves = |deal: &Deal| format!(r#""graves":{}"#, serde_json::to_string(&deal.graves).unwrap());
    let deal = whole_table().setup().deal.clone();
    let mut swapped = deal.clone();
    swapped.graves.swap(0, 5);
    let elsewhere = spoilt(&text(), |lines| {
        lines[0] = lines[0].replace(&graves(&deal), &graves(&swapped));
        lines.truncate(3);
    });
    let message = "the deal is not the one the secret gives";
    assert_eq!(
        error_of(&elsewhere),
        Some(LogError::Shuffle {
            place: Place::Deal,
            message
        })
    );
    let mut doubled = deal.clone();
    doubled.graves[0] = doubled.graves[1];
    let unsound = with_line(0, &graves(&deal), &graves(&doubled));
    let Some(LogError::Unreadable {
        place: Place::Deal,
        message,
    }) = error_of(&unsound)
    else {
        panic!("a deal with a face twice was read");
    };
    assert!(message.contains("deal.graves"), "{message}");
}

#[test]
fn an_explicit_deal_has_no_shuffle_to_check() {
    // TB-6.3
    let new = NewTable::<Vigil> {
        deal: Some(Deal {
            graves: [1, 2, 3, 4, 5, 6],
            omens: [6, 5, 4, 3, 2, 1],
            owl: vec![2],
            wind: Vec::new(),
        }),
        ..NewTable::new(2, Options::default())
    };
    let mut table = Table::deal(new, engine::Fast::new(1), &mut ()).unwrap();
    let prompt = table.prompts()[0].id;
    table
        .command(Stamp(0), Seat(0), prompt, Command::Leave, &mut ())
        .unwrap();
    let log = Log::<Vigil>::read(&log::write(&table)).unwrap();
    assert_eq!(log.verify_shuffle(), Ok(false));
    assert_eq!(log.table().unwrap().digest(), table.digest());
}
