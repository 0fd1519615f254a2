//! The nodes of the docs' script, what they write into their logs, and what a node needs.

use crate::place::sexton;
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// What a script says, line by line, as it comes.
fn wait_for_line(lines: &mut impl Iterator<Item = std::io::Result<String>>, part: &str) -> String {
    let found = lines.map(Result::unwrap).find(|line| line.contains(part));
    found.unwrap_or_else(|| panic!("the script ended without {part}"))
}

/// Every line of a log says whose it is, and who else is there.
fn check_log(file: &Path, node: &str) {
    let log = std::fs::read_to_string(file).unwrap();
    // The house also says where it is, in plain words.
    let lines = log.lines().filter(|line| line.starts_with('{'));
    let lines: Vec<Value> = lines.map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(lines.iter().all(|line| line["fields"]["node"] == node), "{log}");
    let is_news = |line: &&Value| line["fields"]["message"] == "a node is there";
    let peers = lines
        .iter()
        .filter(is_news)
        .map(|line| line["fields"]["peer"].as_str());
    let others = ["first", "second", "third"]
        .into_iter()
        .filter(|other| *other != node);
    assert_eq!(
        peers.collect::<BTreeSet<_>>(),
        others.map(Some).collect(),
        "{log}"
    );
}

#[test]
fn the_script_of_the_docs_opens_three_nodes_and_ends_them() {
    use std::io::BufRead as _;
    let needed = [
        testbed::postgres::programs(),
        testbed::nats::program(),
        Some("/usr/sbin/haproxy".into()).filter(|path: &PathBuf| path.exists()),
    ];
    if needed.iter().any(Option::is_none) {
        let missing = "PostgreSQL, NATS or HAProxy is missing, so three nodes were not started";
        assert!(std::env::var_os("CI").is_none(), "{missing}");
        return eprintln!("LEFT OUT: {missing}");
    }
    // The script takes five ports in a row, away from those the system gives to others.
    let port = 20_000 + std::process::id() % 1_000 * 5;
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/nodes/try");
    let mut running = Command::new(script)
        .env("SEXTON", env!("CARGO_BIN_EXE_sexton"))
        .env("PORT", port.to_string())
        .env("SEXTON_LOG", "json")
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = std::io::BufReader::new(running.stdout.take().unwrap()).lines();
    let folder = wait_for_line(&mut lines, "Logs and processes");
    let folder = PathBuf::from(folder.rsplit(' ').next().unwrap());
    wait_for_line(&mut lines, "Ctrl-C");
    let ready = |port: u32| {
        std::thread::sleep(Duration::from_millis(100));
        let asked = Command::new("curl")
            .args(["-s", "--retry", "20", "--retry-all-errors", "--retry-delay", "1"])
            .arg(format!("http://localhost:{port}/ready"))
            .output();
        String::from_utf8(asked.unwrap().stdout).unwrap()
    };
    // They hear of each other within a second or two.
    let know_all = |port: u32| (0..100).any(|_| ready(port).contains("\"nodes\":3"));
    for port in port..=port + 3 {
        assert!(know_all(port), "{}", ready(port));
    }
    for node in ["first", "second", "third"] {
        check_log(&folder.join(format!("{node}.log")), node);
    }
    let second = std::fs::read_to_string(folder.join("second.pid")).unwrap();
    let killed = Command::new("kill").args(["-9", second.trim()]).status();
    assert!(killed.unwrap().success());
    assert!(ready(port).contains("\"ready\":true"), "by another node");
    wait_for_line(&mut lines, "second is started again");
    assert!(ready(port + 2).contains("\"ready\":true"));
    let ended = Command::new("kill")
        .args(["-INT", &running.id().to_string()])
        .status();
    assert!(ended.unwrap().success());
    running.wait().unwrap();
    assert!(!folder.exists(), "it leaves nothing behind");
}

#[test]
fn a_bus_needs_a_shared_store_and_a_name() {
    let scratch = tempfile::tempdir().unwrap();
    let data = scratch.path().to_str().unwrap();
    let bus = "nats://sexton:lantern@127.0.0.1:9";
    for (more, expected) in [
        (&["--bus", bus, "--node", "first"][..], "--store postgres://"),
        (&["--bus", bus, "--store", "postgres://127.0.0.1:9/x"], "--node"),
        (
            &["--bus", "http://127.0.0.1", "--node", "first"],
            "nats://host:4222",
        ),
        (&["--node", "the first"], "letters, digits"),
    ] {
        let mut args = vec!["serve", "--port", "0", "--data", data];
        args.extend(more);
        let output = sexton(&args).output().unwrap();
        let wrong = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{wrong}");
        assert!(wrong.contains(expected) && !wrong.contains("lantern"), "{wrong}");
    }
}
