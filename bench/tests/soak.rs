//! `bench soak` at toy size: days in seconds, with restarts, and a page about it.

#![cfg(target_os = "linux")]

use std::process::Command;

#[test]
fn days_pass_and_nothing_is_lost_or_stuck() {
    let folder = tempfile::tempdir().unwrap();
    let page = folder.path().join("page.html");
    let mut command = Command::new(env!("CARGO_BIN_EXE_bench"));
    command
        .args([
            "soak",
            "--seconds",
            "40",
            "--days",
            "4",
            "--parties",
            "4",
            "--page",
        ])
        .arg(&page);
    let output = command.output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap();
    // In so short a time memory tells nothing yet.
    for holds in [
        "the store shrinks by what is not kept",
        "no table is stuck",
        "every acknowledged move is in its log, once",
        "nothing else went wrong",
        "the house logged no error",
    ] {
        assert!(said.contains(&format!("holds  {holds}")), "{said}");
    }
    assert!(said.contains("1 times killed, 1 times closed"), "{said}");
    let page = std::fs::read_to_string(page).unwrap();
    assert_eq!(page.matches("<svg").count(), 5);
    assert!(page.contains("Memory of the house, MB"), "{page}");
}

#[test]
fn what_cannot_be_soaked_is_said() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bench"));
    let output = command.args(["soak", "--minutes", "0"]).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("0 is not in 1..=10080"), "{said}");
    assert_eq!(output.status.code(), Some(2));
}
