//! Starting and ending: where it listens, and what it says when it cannot.

use crate::client::Client;
use crate::place::{Place, sexton};
use serde_json::json;
use std::io::{BufRead as _, BufReader};
use std::net::TcpListener;
use std::process::Stdio;
use std::time::{Duration, Instant};

fn said(args: &[&str]) -> (Option<i32>, String) {
    let output = sexton(args).output().unwrap();
    (output.status.code(), String::from_utf8(output.stderr).unwrap())
}

#[test]
fn a_house_says_where_it_is_and_answers() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::open(folder.path());
    assert!(
        place.said.starts_with("Sexton is open at http://127.0.0.1:"),
        "{}",
        place.said
    );
    assert!(place.said.contains("--host 0.0.0.0"));
    assert!(
        !place.said.contains('█'),
        "no picture for a house of this machine only"
    );
    let health = place.get("/health");
    assert!(
        health.starts_with("HTTP/1.1 200") && health.ends_with("{\"health\":\"well\"}"),
        "{health}"
    );
    assert!(place.get("/version").contains("\"wire\":2"));
    assert!(place.get("/").contains("<title>Sexton</title>"));
    let last = place.terminate();
    assert!(last.contains("The house is closed"), "{last}");
    assert!(folder.path().join("sexton.db").exists());
    assert!(
        !folder.path().join("sexton.db-wal").exists(),
        "everything is in the one file"
    );
}

#[test]
fn whichever_way_a_house_is_asked_to_end_it_says_goodbye() {
    for signal in ["-TERM", "-INT", "-HUP"] {
        let folder = tempfile::tempdir().unwrap();
        let last = Place::open(folder.path()).end_by(signal);
        assert!(last.contains("Everything is saved"), "{signal}: {last}");
    }
}

#[test]
fn a_house_open_to_the_network_shows_a_picture_for_phones() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::open_with(folder.path(), &["--host", "0.0.0.0", "--lang", "en"]);
    assert!(
        place.said.contains('█') && place.said.contains("phone"),
        "{}",
        place.said
    );
    drop(place);
    let plain = Place::open_with(folder.path(), &["--host", "0.0.0.0", "--no-qr"]);
    assert!(!plain.said.contains('█'));
}

#[test]
fn a_port_that_is_taken_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let (code, told) = said(&["serve", "--port", &port, "--data", data.to_str().unwrap()]);
    assert_eq!(code, Some(2), "{told}");
    assert!(
        told.contains(&format!("port {port} is taken")) && told.contains("--port 0"),
        "{told}"
    );
    assert!(!data.exists(), "nothing was made");
}

#[test]
fn a_folder_that_cannot_be_used_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a-file");
    std::fs::write(&file, "x").unwrap();
    let (code, told) = said(&["serve", "--port", "0", "--data", file.to_str().unwrap()]);
    assert_eq!(code, Some(2), "{told}");
    assert!(told.contains("a-file") && told.contains("--data"), "{told}");
}

#[test]
fn a_second_house_on_the_same_folder_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let _first = Place::open(folder.path());
    let (code, told) = said(&["serve", "--port", "0", "--data", folder.path().to_str().unwrap()]);
    assert_eq!(code, Some(2), "{told}");
    assert!(told.contains("in use by another process"), "{told}");
}

#[test]
fn a_file_cut_short_is_reported_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    Place::open(folder.path()).terminate();
    let file = folder.path().join("sexton.db");
    let bytes = std::fs::read(&file).unwrap();
    let half = &bytes[..bytes.len() / 2];
    std::fs::write(&file, half).unwrap();
    let (code, told) = said(&["serve", "--port", "0", "--data", folder.path().to_str().unwrap()]);
    assert_eq!(code, Some(2), "{told}");
    assert!(told.contains("sexton.db") && told.contains("truncated"), "{told}");
    assert_eq!(std::fs::read(&file).unwrap(), half);
}

#[test]
fn nonsense_is_explained() {
    for (args, message) in [
        (
            &["serve", "--public-url", "sexton.example.org"][..],
            "https://sexton.example.org",
        ),
        (&["serve", "--host", "everywhere"][..], "everywhere"),
        (&["serve", "--port", "70000"][..], "70000"),
    ] {
        let (code, told) = said(args);
        assert_eq!(code, Some(2), "{told}");
        assert!(told.contains(message), "{told}");
    }
    let help = sexton(&["serve", "--help"]).output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    for word in [
        "SEXTON_DATA",
        "--proxy-header",
        "127.0.0.1",
        "--sockets-per-address",
        "docs/hosting.md",
    ] {
        assert!(help.contains(word), "{word}");
    }
}

/// The seals of the first two tables of a rehearsal: what was dealt, as it is told before the deal.
async fn seals(seed: &str) -> [String; 2] {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::open_with(folder.path(), &["--rehearse", seed]);
    assert!(place.said.contains("knows every card"), "{}", place.said);
    let mut seals = [String::new(), String::new()];
    for seal in &mut seals {
        let mut host = Client::come(&place).await;
        host.open("dawn-under", 2, &json!({})).await;
        *seal = host.info["commitment"].as_str().unwrap().to_owned();
    }
    seals
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rehearsal_deals_the_same_again() {
    let [first, second] = seals("7").await;
    assert_ne!(first, second);
    assert_eq!(seals("7").await, [first.clone(), second]);
    assert_ne!(seals("8").await[0], first);
}

#[test]
fn a_rehearsal_lets_nobody_else_in() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let data = data.to_str().unwrap();
    for (args, message) in [
        (&["--data", data, "--host", "0.0.0.0"][..], "found 0.0.0.0"),
        (
            &["--data", data, "--public-url", "https://sexton.example.org"][..],
            "--public-url",
        ),
        (
            &["--data", data, "--proxy-header", "X-Forwarded-For"][..],
            "--proxy-header",
        ),
        // Nothing of a rehearsal gets among the tables of a house.
        (&[][..], "--data"),
    ] {
        let (code, told) = said(&[&["serve", "--port", "0", "--rehearse", "7"][..], args].concat());
        assert_eq!(code, Some(2), "{told}");
        assert!(told.contains(message), "{told}");
    }
    assert!(!folder.path().join("data").exists(), "nothing was made");
}

#[test]
fn without_a_command_a_house_opens() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = sexton(&[]);
    command.env("SEXTON_PORT", "0").env("SEXTON_DATA", folder.path());
    let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
    let mut said = String::new();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    out.read_line(&mut said).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(said.starts_with("Sexton is open at http://127.0.0.1:"), "{said}");
    let (code, told) = {
        let output = sexton(&[]).env("SEXTON_PORT", "many").output().unwrap();
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    assert_eq!(code, Some(2), "{told}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_is_told_by_health_and_once_by_the_log() {
    const PATIENCE: Duration = Duration::from_secs(30);
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let place = Place::open_in_a_small_room(&folder.path().join("data"), 512 << 10, &log);
    let mut client = Client::come(&place).await;
    let (mut kept, mut unkept) = (0, 0);
    while unkept < 20 {
        let answer = client
            .get(json!({"do": "name", "name": format!("Anna {kept}")}))
            .await;
        match answer["is"].as_str() {
            Some("done") => kept += 1,
            _ => {
                assert_eq!(answer["trouble"]["code"], "not_kept", "{answer}");
                unkept += 1;
            }
        }
        assert!(kept < 10_000, "the disk was never full");
    }
    let until = |expected: &str, what: &str| {
        let start = Instant::now();
        while !place.get("/health").contains(expected) {
            assert!(start.elapsed() < PATIENCE, "{what}");
        }
    };
    until("HTTP/1.1 503", "a full disk looks healthy");
    assert!(place.get("/health").contains("store_failing"));
    assert!(place.get("/ready").starts_with("HTTP/1.1 503"));
    place.give_room();
    until("HTTP/1.1 200", "a disk with room looks full");
    client.must(json!({"do": "name", "name": "Berta"})).await;
    assert!(place.get("/ready").starts_with("HTTP/1.1 200"));
    drop(client);
    assert!(place.terminate().contains("The house is closed"));
    let log = std::fs::read_to_string(log).unwrap();
    let told = log
        .lines()
        .filter(|line| line.contains("the store keeps nothing"))
        .count();
    // Once by whoever moves, once by whoever asks for its health.
    assert!((1..=2).contains(&told), "{log}");
}
