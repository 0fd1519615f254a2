//! A program in another language comes to a table and plays.

use crate::client::Client;
use crate::place::Place;
use crate::tls::Papers;
use serde_json::json;
use std::net::SocketAddr;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::ClientConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;

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

/// Opens a table, and lets so many sit down that one seat is free.
async fn gather(place: &Place, game: &str, seats: u8) -> (Client, Vec<Client>, String) {
    // Races and rounds take their time at a house, and chance can go on for ever: a short game has an end too.
    let options = match game {
        "clearing-coffins" => json!({"max_throws": 10}),
        "ruhe-in-frieden" => json!({"max_rounds": 3}),
        _ => json!({}),
    };
    let mut host = Client::come(place).await;
    host.open(game, seats, &options).await;
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
            assert!(
                refused.stdout.is_empty(),
                "it played nothing, and there is nothing to tell of it"
            );
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
    let run = |code: &str, token: &str| {
        let mut script = Command::new("node");
        if major < 22 {
            script.arg("--experimental-websocket");
        }
        script.args([NODE, &format!("http://{}", place.address), code, token]);
        script
    };
    let unknown = run("ABCD", "0123.45.67").output().unwrap();
    let said = String::from_utf8(unknown.stderr).unwrap();
    assert!(
        !unknown.status.success() && said.contains("is the token right"),
        "{said}"
    );
    for (game, seats) in [
        ("rest-in-peace", 1),
        ("dawn-under", 2),
        ("clearing-coffins", 2),
        ("ruhe-in-frieden", 2),
    ] {
        let (mut host, _, code) = gather(&place, game, seats).await;
        host.must(json!({"do": "programs", "allowed": true})).await;
        if seats == 1 {
            // A table for one: whoever opened it makes room and watches.
            host.must(json!({"do": "stand"})).await;
        }
        let script = run(&code, &token).stdout(Stdio::piped()).spawn().unwrap();
        let seat = usize::from(seats) - 1;
        host.until(|client, _| client.info["seats"][seat]["holder"]["person"]["name"] == "raven")
            .await;
        host.must(json!({"do": "start"})).await;
        // R-CC-75: the host need not wait until everybody is ready to race.
        host.must(json!({"do": "pause", "paused": false})).await;
        let host = host.play_to_the_end().await;
        let output = tokio::task::spawn_blocking(move || script.wait_with_output().unwrap())
            .await
            .unwrap();
        let said = String::from_utf8(output.stdout).unwrap();
        let last = said.lines().last().unwrap_or_default();
        let outcome: serde_json::Value = serde_json::from_str(last.strip_prefix("over ").unwrap()).unwrap();
        assert_eq!(outcome, host.outcome, "{game}");
    }
}

/// Lets a plain line in and carries it to a house by TLS, so that a device without TLS can come.
async fn bridge(papers: &Papers, house: SocketAddr) -> SocketAddr {
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(papers.roots())
        .with_no_client_auth();
    let tls = TlsConnector::from(Arc::new(config));
    let door = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = door.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((mut near, _)) = door.accept().await {
            let tls = tls.clone();
            tokio::spawn(async move {
                let name = ServerName::try_from("localhost").unwrap();
                let far = TcpStream::connect(house).await.unwrap();
                let mut far = tls.connect(name, far).await.unwrap();
                let _ = tokio::io::copy_bidirectional(&mut near, &mut far).await;
            });
        }
    });
    address
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_comes_by_https_to_a_house_it_trusts() {
    let folder = tempfile::tempdir().unwrap();
    let papers = Papers::new();
    let (cert, key) = (papers.path("cert.pem"), papers.path("key.pem"));
    let rehearsed = ["--rehearse", "1", "--tls-cert", &cert, "--tls-key", &key];
    let mut place = Place::open_with(folder.path(), &rehearsed);
    let token = token(folder.path(), "dice");
    let url = format!("https://localhost:{}", place.address.port());
    place.address = bridge(&papers, place.address).await;
    let (mut host, _, code) = gather(&place, "dawn-under", 2).await;
    host.must(json!({"do": "programs", "allowed": true})).await;
    let come = |more: &[&str]| {
        let mut bot = crate::place::sexton(&["bot", DICE, &code, "--house", &url]);
        bot.args(more).env("SEXTON_BOT_TOKEN", &token);
        bot.stdout(Stdio::piped()).stderr(Stdio::piped());
        bot
    };
    for (more, expected) in [
        (vec![], "--ca FILE names one to trust"),
        (vec!["--ca", &key], "expected certificates in PEM form"),
    ] {
        let refused = come(&more).output().unwrap();
        let said = String::from_utf8(refused.stderr).unwrap();
        assert_eq!(refused.status.code(), Some(2), "{said}");
        assert!(said.contains(expected), "{said}");
    }
    let bot = come(&["--ca", &cert]).spawn().unwrap();
    host.until(|client, _| client.info["seats"][1]["holder"]["person"]["name"] == "dice")
        .await;
    host.must(json!({"do": "start"})).await;
    let host = host.play_to_the_end().await;
    let output = tokio::task::spawn_blocking(move || bot.wait_with_output().unwrap())
        .await
        .unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(
        said.contains(&format!("over {}", host.outcome)),
        "{said}{}",
        String::from_utf8_lossy(&output.stderr)
    );
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_that_was_killed_comes_back_to_its_seat_and_plays_on() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::open(folder.path());
    let token = token(folder.path(), "dice");
    let (mut host, _, code) = gather(&place, "dawn-under", 2).await;
    host.must(json!({"do": "programs", "allowed": true})).await;
    let mut bot = send_bot(&place, &code, &token).spawn().unwrap();
    host.until(|client, _| client.info["seats"][1]["holder"]["person"]["name"] == "dice")
        .await;
    host.must(json!({"do": "start"})).await;
    let mut host = host.play_until(20).await;
    bot.kill().unwrap();
    bot.wait().unwrap();
    host.until(|client, _| client.info["seats"][1]["holder"]["person"]["here"] == false)
        .await;
    let bot = send_bot(&place, &code, &token).spawn().unwrap();
    let over = tokio::time::timeout(Duration::from_secs(120), host.play_to_the_end());
    let host = over.await.expect("it answers again");
    let output = tokio::task::spawn_blocking(move || bot.wait_with_output().unwrap())
        .await
        .unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains(&format!("over {}", host.outcome)), "{said}");
}
