//! Advice for programs, and what is told of the levels of bots.

#![expect(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod runner;

use runner::{Folder, sexton, sexton_with};
use serde_json::Value;

#[test]
fn a_program_may_ask_for_advice_where_it_plays_alone_and_a_log_with_it_is_verified() {
    // TB-8.1 to TB-8.3
    let args = ["table", "rest-in-peace", "--seed", "1"];
    let requests = "{\"do\":\"prompts\"}\n{\"do\":\"advise\",\"seat\":0,\"prompt\":1}\n\
                    {\"do\":\"advise\",\"seat\":0,\"prompt\":1}\n{\"do\":\"advise\",\"seat\":0,\"prompt\":7}\n\
                    {\"do\":\"command\",\"seat\":0,\"prompt\":1,\"command\":\"concede\"}\n{\"do\":\"log\"}\n";
    let said = sexton_with(&args, requests);
    let lines: Vec<Value> = said
        .out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let (choices, advice) = (
        &lines[0]["prompts"][0]["choices"],
        lines[1]["advice"].as_array().unwrap(),
    );
    let told: Vec<&Value> = advice.iter().map(|one| &one["choice"]).collect();
    assert_eq!(told, choices.as_array().unwrap().iter().collect::<Vec<_>>());
    assert_eq!(advice.iter().filter(|one| one["best"] == true).count(), 1);
    assert!(
        advice
            .iter()
            .all(|one| one["value"].is_u64() && !one["reasons"][0].is_null())
    );
    assert_eq!(lines[2], lines[1], "the same again, on any machine");
    assert_eq!(lines[3]["refused"]["code"], "no_such_prompt");
    let log = lines[5]["log"].as_str().unwrap();
    assert_eq!(log.matches("\"advised\":{\"seat\":0,\"prompt\":1}").count(), 1);
    let folder = Folder::new();
    let path = folder.write("advised.log", log);
    sexton(&["verify", &path]).succeeds();
    assert!(
        sexton(&["replay", &path, "--all"])
            .out
            .contains("Advice is given.")
    );

    let two = "{\"do\":\"prompts\"}\n{\"do\":\"advise\",\"seat\":0,\"prompt\":1}\n{\"do\":\"advise\",\"seat\":1,\"prompt\":1}\n";
    let said = sexton_with(&["table", "dawn-under", "--seats", "2", "--seed", "1"], two);
    assert!(
        said.out.contains("\"code\":\"no_advice_here\"") && said.out.contains("TB-8.3"),
        "{}",
        said.out
    );
}

#[test]
fn the_levels_of_bots_are_told_with_how_they_play() {
    let said = sexton(&["rules", "dawn-under", "--bots", "--lang", "de"]);
    for word in [
        "visitor",
        "mourner",
        "gravedigger",
        "sexton",
        "Küster",
        "Bring Knoblauch mit.",
    ] {
        assert!(said.out.contains(word), "{word}: {}", said.out);
    }
    said.succeeds();
    sexton(&["rules", "nonsense", "--bots"]).refused("there is no game");
}
