//! The table protocol answers every line with one line of JSON, whatever the line is.

#![expect(clippy::unwrap_used, reason = "a test may fail where it stands")]

use engine::table::{NewTable, Table};
use engine::{Secret, Stamp};
use fuzz::{command, config};
use proptest::prelude::*;
use protocol::lines::Session;
use rest_in_peace::{Options, RestInPeace};
use serde_json::{Value, json};

fn session(seed: u64) -> Session<RestInPeace> {
    let new = NewTable::new(1, Options::default());
    Session::new(Table::shuffled(new, Secret::from_seed(seed), Vec::new(), &mut ()).unwrap())
}

fn answers(session: &mut Session<RestInPeace>, input: &[u8]) -> Vec<Value> {
    let mut output = Vec::new();
    session.serve(input, &mut output).unwrap();
    let text = String::from_utf8(output).unwrap();
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// Requests that are right, almost right, and nearly nothing.
fn request() -> impl Strategy<Value = Vec<u8>> {
    let well_formed = prop_oneof![
        Just(json!({"do": "prompts"})),
        Just(json!({"do": "state"})),
        Just(json!({"do": "deal"})),
        Just(json!({"do": "log"})),
        Just(json!({"do": "take_back"})),
        Just(json!({"do": "close_round"})),
        any::<u64>().prop_map(|at| json!({"do": "wake", "at_ms": at})),
        (0..3u8).prop_map(|seat| json!({"do": "view", "audience": format!("seat:{seat}")})),
        (0..3u8).prop_map(|seat| json!({"do": "hand", "seat": seat, "to": {"bot": "mourner"}})),
        (command(), 0..20u32, 0..2u8, any::<u64>()).prop_map(|(command, prompt, seat, at)| {
            json!({"do": "command", "seat": seat, "prompt": prompt, "command": command, "at_ms": at})
        }),
    ];
    let text = well_formed.prop_map(|json| json.to_string().into_bytes());
    let broken =
        (text.clone(), any::<prop::sample::Index>(), any::<u8>()).prop_map(|(mut text, place, byte)| {
            let place = place.index(text.len());
            text[place] = byte;
            text
        });
    let bytes = prop::collection::vec(any::<u8>(), 0..60);
    prop_oneof![5 => text, 2 => broken, 1 => bytes].prop_map(|mut line| {
        line.retain(|byte| *byte != b'\n');
        line.push(b'\n');
        line
    })
}

proptest! {
    #![proptest_config(config(500))]

    #[test]
    fn every_line_gets_one_answer(seed in 0..20u64, lines in prop::collection::vec(request(), 0..40)) {
        let answers = answers(&mut session(seed), &lines.concat());
        prop_assert_eq!(answers.len(), lines.len());
        for answer in answers {
            let known = ["prompts", "events", "refused", "error", "view", "state", "deal", "log", "sealed"];
            prop_assert!(known.iter().any(|key| answer.get(key).is_some()), "{}", answer);
        }
    }
}

#[test]
fn a_line_too_long_is_refused_and_the_session_goes_on() {
    let mut input = vec![b'x'; 3 << 20];
    input.extend(b"\n{\"do\":\"prompts\"}\n");
    let answers = answers(&mut session(1), &input);
    assert_eq!(answers.len(), 2);
    assert_eq!(answers[0]["error"]["code"], "line_too_long");
    assert!(answers[1].get("prompts").is_some());
}

#[test]
fn an_absurd_time_does_not_stop_the_clock() {
    // TB-1.3
    let mut session = session(1);
    let prompts = answers(&mut session, b"{\"do\":\"prompts\"}\n");
    let door = prompts[0]["prompts"][0]["choices"][0].to_string();
    let first = format!(
        "{{\"do\":\"command\",\"seat\":0,\"prompt\":1,\"command\":{door},\"at_ms\":{}}}\n",
        u64::MAX
    );
    let answered = answers(&mut session, first.as_bytes());
    let next = answered[0]["prompts"][0]["choices"][0].to_string();
    let id = answered[0]["prompts"][0]["id"].clone();
    let second =
        format!("{{\"do\":\"command\",\"seat\":0,\"prompt\":{id},\"command\":{next}}}\n{{\"do\":\"log\"}}\n");
    let answered = answers(&mut session, second.as_bytes());
    let text = answered[1]["log"].as_str().unwrap();
    let log = engine::log::Log::<RestInPeace>::read(text).unwrap();
    let stamps: Vec<Stamp> = log.entries().map(|entry| entry.at).collect();
    assert_eq!(stamps, [Stamp::MAX, Stamp(Stamp::MAX.0 + 1)]);
}
