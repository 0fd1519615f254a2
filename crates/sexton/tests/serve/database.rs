//! A house on PostgreSQL: what it survives, and how it moves there and back.

use crate::client::{play_all, table};
use crate::place::{Place, sexton};
use serde_json::json;
use std::path::Path;
use testbed::postgres::{Postgres, Stop};

fn run(args: &[&str]) -> (Option<i32>, String, String) {
    let output = sexton(args).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

/// Copies a house; what is said.
fn copy(from: &str, to: &str) -> String {
    let (code, said, wrong) = run(&["copy", "--from", from, "--to", to]);
    assert_eq!(code, Some(0), "{wrong}");
    said
}

fn body(answer: &str) -> &str {
    answer.split_once("\r\n\r\n").unwrap().1
}

/// The logs of tables that are over, each of which must hold.
fn logs(place: &Place, tables: &[String], scratch: &Path) -> Vec<String> {
    let log = |table: &String| {
        let answer = place.get(&format!("/api/tables/{table}/log"));
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        let file = scratch.join("table.log");
        std::fs::write(&file, body(&answer)).unwrap();
        let (code, said, wrong) = run(&["verify", file.to_str().unwrap()]);
        assert_eq!(code, Some(0), "{wrong}");
        assert!(said.contains("follow from the opened secret"), "{said}");
        body(&answer).to_owned()
    };
    tables.iter().map(log).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_go_on_while_postgresql_is_restarted_and_move_to_a_file_and_back() {
    let Some(mut postgres) = Postgres::start() else {
        return;
    };
    let scratch = tempfile::tempdir().unwrap();
    let folder = |name: &str| scratch.path().join(name);
    let url = postgres.new_database();
    let place = Place::open_with(&folder("node"), &["--rehearse", "1", "--store", &url]);
    assert!(place.said.contains(&url), "{}", place.said);
    let mut playing = Vec::new();
    let mut tables = Vec::new();
    for game in ["dawn-under", "ruhe-in-frieden"] {
        let clients = table(&place, game, 2, &json!({})).await;
        tables.push(clients[0].table.clone());
        playing.push(tokio::spawn(play_all(clients)));
    }
    for how in [Stop::Fast, Stop::Kill] {
        postgres.stop(how);
        postgres.go_on();
    }
    for ended in playing {
        let ended = ended.await.unwrap();
        assert_eq!(ended[0].outcome, ended[1].outcome);
    }
    assert!(place.get("/ready").contains("{\"ready\":true}"));
    // One stays open, and nobody sits down.
    let waiting = table(&place, "dawn-under", 2, &json!({})).await[0].table.clone();
    let first = logs(&place, &tables, scratch.path());

    // Who has it open keeps others out; a place that is not empty, too.
    let there = folder("file").display().to_string();
    let (code, _, wrong) = run(&["copy", "--from", &url, "--to", &there]);
    assert_eq!(code, Some(2));
    assert!(wrong.contains("in use by another house"), "{wrong}");
    place.terminate();
    std::fs::remove_dir_all(&there).unwrap_or_default();
    let said = copy(&url, &there);
    assert!(said.contains("3 tables"), "{said}");
    let (code, _, wrong) = run(&["copy", "--from", &url, "--to", &there]);
    assert_eq!(code, Some(2));
    assert!(wrong.contains("expected an empty store"), "{wrong}");

    let place = Place::open(&folder("file"));
    assert_eq!(logs(&place, &tables, scratch.path()), first);
    assert!(
        place
            .get(&format!("/api/tables/{waiting}/log"))
            .starts_with("HTTP/1.1 4")
    );
    let (code, _, wrong) = run(&["copy", "--from", &there, "--to", &postgres.new_database()]);
    assert_eq!(code, Some(2));
    assert!(wrong.contains("in use by another process"), "{wrong}");
    place.terminate();

    let back = postgres.new_database();
    let file = folder("file").join("sexton.db").display().to_string();
    assert_eq!(copy(&file, &back), said);
    let place = Place::open_with(&folder("node"), &["--rehearse", "1", "--store", &back]);
    assert_eq!(logs(&place, &tables, scratch.path()), first);
    let (code, _, wrong) = run(&[
        "serve",
        "--port",
        "0",
        "--data",
        folder("other").to_str().unwrap(),
        "--store",
        &back,
    ]);
    assert_eq!(code, Some(2));
    assert!(wrong.contains("in use by another house"), "{wrong}");
}

#[test]
fn what_cannot_be_copied_is_said() {
    let scratch = tempfile::tempdir().unwrap();
    let nothing = scratch.path().join("nothing").display().to_string();
    for (from, to, expected) in [
        (
            nothing.as_str(),
            "postgres://localhost:9/house",
            "there is no such file",
        ),
        (&nothing, &nothing, "another store"),
        (
            "postgres://anne:s3cret@localhost:9/house",
            &nothing,
            "postgres://anne@localhost:9/house",
        ),
    ] {
        let (code, _, wrong) = run(&["copy", "--from", from, "--to", to]);
        assert_eq!(code, Some(2), "{wrong}");
        assert!(wrong.contains(expected) && !wrong.contains("s3cret"), "{wrong}");
    }
    assert!(!Path::new(&nothing).exists(), "nothing was made");
}
