//! `sexton odds` as people and programs use it.

#![expect(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod runner;

use runner::{Folder, sexton, sexton_with};
use serde_json::Value;

/// What `{"do":"deal"}` answers for a seed.
fn deal_of(seed: &str) -> Value {
    let said = sexton_with(&["table", "rest-in-peace", "--seed", seed], "{\"do\":\"deal\"}\n");
    serde_json::from_str(&said.out).unwrap()
}

#[test]
fn odds_are_told_for_a_number_a_deal_and_a_log() {
    // RP-8: the odds are made of what the player knows; the clairvoyant's line wins the house.
    let few = ["--houses", "40", "--json"];
    let tell = |args: &[&str]| -> Value {
        let said = sexton(&[&["odds"], args, &few].concat());
        said.succeeds();
        serde_json::from_str(&said.out).unwrap()
    };
    let folder = Folder::new();
    let by_seed = tell(&["--seed", "7"]);
    let choices = by_seed["choices"].as_array().unwrap();
    assert!(choices.len() > 1 && choices.iter().all(|choice| choice["odds"]["of"] == 40));
    assert_eq!(by_seed, tell(&["--seed", "7"]), "the same again");
    // Of the bots that need no search habit wins most, which is nearest to the chance to win.
    assert_eq!(by_seed["by"], "habit");
    assert_eq!(tell(&["--seed", "7", "--by", "mourner"])["by"], "mourner");

    let deal = folder.write("deal.json", &deal_of("7").to_string());
    assert_eq!(by_seed, tell(&[&deal]), "the same house");

    let line = by_seed["clairvoyant"]["line"].as_array().unwrap();
    let mut requests = String::new();
    for (idx, command) in line.iter().enumerate() {
        let id = idx + 1;
        requests.push_str(&format!(
            "{{\"do\":\"command\",\"seat\":0,\"prompt\":{id},\"command\":{command}}}\n"
        ));
    }
    requests.push_str("{\"do\":\"log\"}\n");
    let said = sexton_with(&["table", "rest-in-peace", "--seed", "7"], &requests);
    let last: Value = serde_json::from_str(said.out.lines().last().unwrap()).unwrap();
    let text = last["log"].as_str().unwrap();
    assert!(text.contains(r#""reason":"won""#), "{text}");
    let log = folder.write("table.log", text);
    let at_the_end = tell(&[&log]);
    assert_eq!(
        at_the_end["clairvoyant"]["line"].as_array().unwrap().len(),
        1,
        "the last move wins"
    );
    assert_eq!(by_seed["choices"], tell(&[&log, "--at", "0"])["choices"]);
    let honest = tell(&[&log, "--at", "0", "--honest"]);
    assert_eq!(
        honest["clairvoyant"],
        Value::Null,
        "nothing that the player cannot know"
    );
    assert!(honest["choices"][0].get("clairvoyant").is_none());
}

#[test]
fn odds_speak_four_languages_and_name_what_is_wrong() {
    for (lang, word) in [
        ("en", "clairvoyant"),
        ("de", "Hellsicht"),
        ("fr", "clairvoyance"),
        ("nl", "helderziende"),
    ] {
        let said = sexton(&["odds", "--seed", "7", "--houses", "20", "--lang", lang]);
        assert!(
            said.code == Some(0) && said.out.contains(word),
            "{lang}: {}{}",
            said.out,
            said.err
        );
    }
    let folder = Folder::new();
    let nonsense = folder.write("nonsense", "nonsense");
    for (args, expected) in [
        (vec!["odds"], "expected a log or a deal, or --seed N"),
        (
            vec!["odds", "--seed", "7", "--by", "ghost"],
            "--by: expected a bot of rest-in-peace",
        ),
        (
            vec!["odds", "--seed", "7", "--at", "9"],
            "--at: expected at most 0, found 9",
        ),
        (vec!["odds", "--seed", "7", "--houses", "0"], "--houses"),
        (vec!["odds", &nonsense], "nonsense: "),
    ] {
        sexton(&args).refused(expected);
    }
}
