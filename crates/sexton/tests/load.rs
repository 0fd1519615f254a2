//! `sexton load` at toy size: it measures both servers, and says what it cannot measure.

#![expect(clippy::unwrap_used, reason = "a test may fail where it stands")]

#[expect(dead_code, reason = "these tests need only some of it")]
mod runner;

use runner::sexton;
use serde_json::Value;

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
    let said = sexton(&[&["load", "--json"], &size[..]].concat());
    said.succeeds();
    let found: Value = serde_json::from_str(&said.out).unwrap();
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
    let refused = |args: &[&str], message: &str| sexton(&[&["load"], args].concat()).refused(message);
    refused(&["--saturated", "0", "--paced", "0"], "expected tables");
    refused(&["--seconds", "0"], "0 is not in 1..=3600");
    refused(&["--rounds", "0"], "0 is not in 1..=99");
    refused(&["--game", "rest-in-peace"], "is not for two players");
    refused(&["--game", "chess"], "chess");
    if cfg!(unix) {
        refused(&["--paced", "1000000000000"], "ulimit -n");
    }
}
