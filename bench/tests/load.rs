//! `bench load` at toy size: it measures both servers, and says what it cannot measure.

#![expect(clippy::unwrap_used, reason = "a test may fail where it stands")]

use serde_json::Value;
use std::process::{Command, Output};

fn load(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bench"));
    command.arg("load").args(args).output().unwrap()
}

#[track_caller]
fn refused(args: &[&str], code: i32, message: &str) {
    let output = load(args);
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains(message), "expected \"{message}\", found \"{said}\"");
    assert_eq!(output.status.code(), Some(code), "{said}");
}

/// The house is the program itself, which `cargo test --workspace` has built beside this test.

#[test]
fn a_small_load_is_measured_on_both_servers() {
    let size = [
        "--saturated",
        "2",
        "--paced",
        "0",
        "--seconds",
        "1",
        "--rounds",
        "1",
    ];
    let output = load(&[&["--json"], &size[..]].concat());
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{said}");
    let found: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(found.as_array().unwrap().len(), 1);
    let round = &found[0]["rounds"][0];
    for server in ["house", "yardstick"] {
        let measured = &round[server];
        assert!(measured["moves_per_second"].as_f64().unwrap() > 1.0, "{measured}");
        assert!(measured["p50_ms"].as_f64().unwrap() > 0.0, "{measured}");
        assert_eq!(measured["refused"], 0, "{measured}");
    }
}

#[test]
fn what_cannot_be_measured_is_said() {
    refused(&["--saturated", "0", "--paced", "0"], 2, "expected tables");
    refused(&["--seconds", "0"], 2, "0 is not in 1..=3600");
    refused(&["--rounds", "0"], 2, "0 is not in 1..=99");
    refused(&["--game", "rest-in-peace"], 2, "is not for two players");
    refused(&["--game", "chess"], 2, "chess");
    if cfg!(unix) {
        refused(&["--paced", "1000000000000"], 2, "ulimit -n");
    }
    refused(&["--program", "nowhere"], 1, "no program at nowhere");
}
