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

const DICE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/bot.py");
const NODE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/house.mjs");

/// A token for a program, from the house on this machine.
fn token(data: &std::path::Path, name: &str) -> String {
    let made = crate::place::sexton(&["bot-token", name, "--data"])
        .arg(data)
        .output()
        .unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    String::from_utf8(made.stdout).unwrap().trim().to_owned()
}

/// `sexton bot` on its way to a table.
fn send_bot(place: &Place, code: &str, token: &str) -> Command {
    let mut bot = crate::place::sexton(&["bot", DICE, code, "--house", &format!("http://{}", place.address)]);
    bot.env("SEXTON_BOT_TOKEN", token)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    bot
}

/// Opens a table for three, lets somebody sit down besides, and programs if they may.
async fn gather(place: &Place, game: &str, seats: u8) -> (Client, Vec<Client>, String) {
    let mut host = Client::come(place).await;
    host.open(game, seats, &json!({})).await;
    let code = host.info["code"].as_str().unwrap().to_owned();
    let mut others = Vec::new();
    for _ in 2..seats {
        let mut other = Client::come(place).await;
        other.sit(&host.table).await;
        others.push(other);
    }
    (host, others, code)
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_sits_beside_two_people_where_the_host_allows_it() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::open(folder.path());
    let token = token(folder.path(), "dice");
    for game in ["dawn-under", "ruhe-in-frieden"] {
        let (mut host, others, code) = gather(&place, game, 3).await;
        if game == "dawn-under" {
            let refused = send_bot(&place, &code, &token).output().unwrap();
            let said = String::from_utf8(refused.stderr).unwrap();
            assert!(said.contains("The host can let programs in"), "{said}");
            let unknown = send_bot(&place, &code, "0123.45.67").output().unwrap();
            let said = String::from_utf8(unknown.stderr).unwrap();
            assert!(said.contains("knows no such token"), "{said}");
        }
        host.must(json!({"do": "programs", "allowed": true})).await;
        let bot = send_bot(&place, &code, &token).spawn().unwrap();
        host.until(|client, _| !client.info["seats"][2]["holder"]["person"].is_null())
            .await;
        let person = &host.info["seats"][2]["holder"]["person"];
        assert_eq!(
            (&person["name"], &person["program"]),
            (&json!("dice"), &json!(true))
        );
        host.must(json!({"do": "start"})).await;
        let playing: Vec<_> = others
            .into_iter()
            .map(|other| tokio::spawn(other.play_to_the_end()))
            .collect();
        let host = host.play_to_the_end().await;
        for other in playing {
            other.await.unwrap();
        }
        let output = tokio::task::spawn_blocking(move || bot.wait_with_output().unwrap())
            .await
            .unwrap();
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(
            output.status.success(),
            "{said}{}",
            String::from_utf8_lossy(&output.stderr)
        );
        let last = said.lines().last().unwrap();
        let outcome: serde_json::Value = serde_json::from_str(last.strip_prefix("over ").unwrap()).unwrap();
        assert_eq!(outcome, host.outcome, "{game}");
        assert!(said.contains("nothing went wrong"), "{said}");
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_script_of_node_comes_with_its_token_and_plays() {
    let version = Command::new("node").arg("--version").output();
    let major = version.ok().and_then(|told| {
        let told = String::from_utf8(told.stdout).ok()?;
        told.trim_start_matches('v')
            .split('.')
            .next()?
            .parse::<u32>()
            .ok()
    });
    let Some(major) = major.filter(|major| *major >= 20) else {
        eprintln!("node 20 or newer is not installed: docs/examples/house.mjs was not run");
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let place = Place::open(folder.path());
    let token = token(folder.path(), "raven");
    let (mut host, _, code) = gather(&place, "dawn-under", 2).await;
    host.must(json!({"do": "programs", "allowed": true})).await;
    let mut script = Command::new("node");
    if major < 22 {
        script.arg("--experimental-websocket");
    }
    let script = script
        .args([NODE, &format!("http://{}", place.address), &code, &token])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    host.until(|client, _| client.info["seats"][1]["holder"]["person"]["name"] == "raven")
        .await;
    host.must(json!({"do": "start"})).await;
    let host = host.play_to_the_end().await;
    let output = tokio::task::spawn_blocking(move || script.wait_with_output().unwrap())
        .await
        .unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    let last = said.lines().last().unwrap_or_default();
    let outcome: serde_json::Value = serde_json::from_str(last.strip_prefix("over ").unwrap()).unwrap();
    assert_eq!(outcome, host.outcome);
}
