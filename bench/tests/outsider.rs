//! `bench outsider` at toy size: every attack is answered as `docs/hosting.md` says.

#![cfg(target_os = "linux")]

use serde_json::Value;
use std::process::Command;

/// What depends on how busy the machine is, which a test must not.
const TIMED: [&str; 2] = [
    "honest tables play on, none of their moves waits for a second",
    "others are served within a second",
];

#[test]
fn what_an_outsider_tries_is_answered() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bench"));
    command.args(["outsider", "--seconds", "2", "--listeners", "120", "--json"]);
    let output = command.output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    let findings: Vec<Value> = serde_json::from_slice(&output.stdout).expect(&said);
    assert_eq!(findings.len(), 11, "{said}");
    for finding in &findings {
        let answers = finding["answers"].as_object().unwrap();
        for (what, holds) in answers.iter().filter(|(what, _)| !TIMED.contains(&what.as_str())) {
            assert_eq!(*holds, Value::Bool(true), "{what}: {finding:#}");
        }
    }
    let figure = |attack: &str, name: &str| {
        let finding = findings.iter().find(|finding| finding["attack"] == attack);
        finding.unwrap()["figures"][name].as_f64().unwrap()
    };
    assert!(figure("nobody attacks", "honest moves") > 5.0);
    assert!(figure("tables are opened", "tables opened from one address") > 20.0);
    assert!(figure("codes are tried", "guesses looked at") >= 20.0);
    assert!(figure("guests are made up", "guests made") >= 240.0);
    assert!(figure("connections are held", "places held at once") > 90.0);
    assert!(figure("sockets are not read", "sockets let in") > 90.0);
    assert_eq!(figure("a crowd listens to the lobby", "listeners"), 120.0);
    assert!(figure("a crowd listens to the lobby", "bytes of a change, each") < 1_000.0);
}

#[test]
fn what_cannot_be_attacked_is_said() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bench"));
    let output = command
        .args(["outsider", "--program", "nowhere"])
        .output()
        .unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("no program at nowhere"), "{said}");
    assert_eq!(output.status.code(), Some(1));
}
