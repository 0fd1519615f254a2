//! `sexton.toml`: what goes before what, and what is said of a file that is wrong.

use crate::place::{Place, sexton};
use std::path::Path;

fn run(command: &mut std::process::Command) -> (Option<i32>, String, String) {
    let output = command.output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

fn check(file: &Path) -> (Option<i32>, String, String) {
    run(&mut sexton(&["config", "check", file.to_str().unwrap()]))
}

/// The line of a setting, without the spaces between.
fn line(told: &str, name: &str) -> String {
    let line = told
        .lines()
        .find(|line| line.split_whitespace().next() == Some(name));
    let words: Vec<&str> = line
        .unwrap_or_else(|| panic!("{name}: {told}"))
        .split_whitespace()
        .collect();
    words.join(" ")
}

#[test]
fn a_flag_goes_before_the_environment_before_the_file_before_what_is_usual() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("sexton.toml");
    let text = "port = 7001\n\n[house]\nhouse-name = \"The Crypt\"\nlanguages = [\"de\", \"fr\"]\n\
                house-password = \"bat wing\"\n\n[limits]\nsockets = 50\n";
    std::fs::write(&file, text).unwrap();
    let data = folder.path().to_str().unwrap();
    let mut command = sexton(&["config", "check", "--data", data]);
    let (code, told, wrong) = run(command.env("SEXTON_SOCKETS", "60"));
    assert_eq!(code, Some(0), "{wrong}");
    let path = file.display();
    assert_eq!(line(&told, "port"), format!("port 7001 {path}:1"));
    assert_eq!(
        line(&told, "house-name"),
        format!("house-name The Crypt {path}:4")
    );
    assert_eq!(line(&told, "languages"), format!("languages de,fr {path}:5"));
    assert_eq!(
        line(&told, "house-password"),
        format!("house-password (set) {path}:6")
    );
    assert_eq!(line(&told, "sockets"), "sockets 60 environment SEXTON_SOCKETS");
    assert_eq!(line(&told, "queue"), "queue 256 default");
    assert_eq!(line(&told, "greeting"), "greeting - default");
    // The flags of the tests' own houses go before the file.
    let place = Place::open(folder.path());
    assert_ne!(place.address.port(), 7001);
    let page = place.get("/");
    assert!(page.contains("<title>The Crypt</title>"), "{page}");
    assert!(place.get("/house").starts_with("HTTP/1.1 401"));
}

#[test]
fn whatever_is_wrong_is_named_with_file_line_and_key() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("house.toml");
    for (text, place, what) in [
        (
            "port = \"x\"",
            ":1: port:",
            "expected a whole number, found a text",
        ),
        ("\nport = 70000", ":2: port:", "70000"),
        (
            "host = 7",
            ":1: host:",
            "expected a text in quotes, found a number",
        ),
        ("host = \"everywhere\"", ":1: host:", "everywhere"),
        ("[limits]\nsockets = 0", ":2: limits.sockets:", "0 is not in 1..="),
        (
            "[limits]\nsockets = 1.5",
            ":2: limits.sockets:",
            "a number with a point",
        ),
        (
            "[limits]\nsocket = 5",
            ":2: limits.socket:",
            "there is no such setting",
        ),
        ("sockets = 5", ":1: sockets:", "belongs in the section [limits]"),
        (
            "[limits]\nport = 5",
            ":2: limits.port:",
            "belongs before the first section",
        ),
        ("[rooms]\nx = 1", ":2: rooms.x:", "there is no such section"),
        ("[rooms]", ":1: rooms:", "there is no such section"),
        ("rehearse = 7", ":1: rehearse:", "only a flag"),
        ("[house]\ngames = [\"chess\"]", ":2: house.games:", "chess"),
        (
            "[house]\ngames = \"dawn-under\"",
            ":2: house.games:",
            "a list of texts",
        ),
        (
            "[house]\nlanguages = [\"es\"]",
            ":2: house.languages:",
            "expected en, de, fr or nl",
        ),
        (
            "[house]\nimprint = \"javascript:x\"",
            ":2: house.imprint:",
            "https://",
        ),
        (
            "[house]\nbase-path = \"/t\"",
            ":2: house.base-path:",
            "a page of the house itself",
        ),
        (
            "[house]\nadmin-token = \"short\"",
            ":2: house.admin-token:",
            "16 to 200",
        ),
        ("public-url = \"https://x.org/y\"", ":1: public-url:", "base-path"),
        ("no-qr = 1", ":1: no-qr:", "true or false"),
        ("port = ", ":1:", ""),
        ("port = 1\nport = 2", ":2:", "duplicate key"),
    ] {
        std::fs::write(&file, text).unwrap();
        let (code, _, told) = check(&file);
        assert_eq!(code, Some(2), "{text}: {told}");
        assert!(
            told.contains(&format!("house.toml{place}")) && told.contains(what),
            "{text}: {told}"
        );
        let (code, _, told) = run(&mut sexton(&[
            "serve",
            "--port",
            "0",
            "--config",
            file.to_str().unwrap(),
        ]));
        assert_eq!(code, Some(2), "no house opens by it: {told}");
    }
    let nowhere = folder.path().join("none.toml");
    let (code, _, told) = check(&nowhere);
    assert_eq!(code, Some(2));
    assert!(told.contains("none.toml"), "{told}");
    std::fs::write(folder.path().join("sexton.toml"), "data = \"/elsewhere\"").unwrap();
    let (code, _, told) = run(&mut sexton(&[
        "config",
        "check",
        "--data",
        folder.path().to_str().unwrap(),
    ]));
    assert_eq!(code, Some(2));
    assert!(told.contains("sexton.toml:1: data:"), "{told}");
}

#[test]
fn the_example_is_complete_and_holds() {
    let (code, example, _) = run(&mut sexton(&["config", "example"]));
    assert_eq!(code, Some(0));
    let help = run(&mut sexton(&["serve", "--help"])).1;
    let flags = help
        .lines()
        .filter_map(|line| line.trim_start().strip_prefix("--"));
    let flags: Vec<&str> = flags.filter_map(|line| line.split_whitespace().next()).collect();
    assert!(flags.len() > 30, "{flags:?}");
    for flag in flags
        .iter()
        .filter(|flag| !["config", "rehearse", "help"].contains(flag))
    {
        assert!(example.contains(&format!("\n#{flag} = ")), "{flag}");
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("all.toml");
    assert_eq!(
        example,
        include_str!("../../../../deploy/sexton.toml"),
        "to write it anew: sexton config example > deploy/sexton.toml"
    );
    std::fs::write(&file, &example).unwrap();
    assert_eq!(check(&file).0, Some(0));
}

#[test]
fn the_password_of_a_database_is_not_shown() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("sexton.toml");
    std::fs::write(&file, "store = \"postgres://anne:s3cret@db.example.org/house\"\n").unwrap();
    let (code, told, wrong) = check(&file);
    assert!(!told.contains("s3cret") && !wrong.contains("s3cret"));
    if cfg!(feature = "cluster") {
        assert_eq!(code, Some(0), "{wrong}");
        let expected = format!("store postgres://anne@db.example.org/house {}:1", file.display());
        assert_eq!(line(&told, "store"), expected);
    } else {
        assert_eq!(code, Some(2), "{told}");
        assert!(wrong.contains("--features cluster"), "{wrong}");
    }
    std::fs::write(&file, "store = \"mysql://db.example.org/house\"\n").unwrap();
    let (code, _, wrong) = check(&file);
    assert_eq!(code, Some(2));
    assert!(wrong.contains("postgres://"), "{wrong}");
}
