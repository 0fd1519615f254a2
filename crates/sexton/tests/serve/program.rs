//! A program in another language comes to a table and plays.

use crate::client::Client;
use crate::place::Place;
use serde_json::json;
use std::process::{Command, Stdio};

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/play.py");

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_short_script_sits_down_and_plays_to_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::open(folder.path());
    let mut host = Client::come(&place).await;
    host.open("dawn-under", 2, &json!({})).await;
    let code = host.info["code"].as_str().unwrap().to_owned();
    let script = Command::new("python3")
        .args([SCRIPT, &place.address.to_string(), &code])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    host.until(|client, _| !client.info["seats"][1]["holder"]["person"].is_null())
        .await;
    host.must(json!({"do": "start"})).await;
    let host = host.play_to_the_end().await;
    let output = script.wait_with_output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{said}");
    let last = said.lines().last().unwrap();
    let outcome: serde_json::Value = serde_json::from_str(last.strip_prefix("over ").unwrap()).unwrap();
    assert_eq!(outcome, host.outcome);
}

#[test]
fn a_short_script_plays_alone() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::open(folder.path());
    let output = Command::new("python3")
        .args([SCRIPT, &place.address.to_string()])
        .output()
        .unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.lines().last().unwrap().starts_with("over "), "{said}");
}
