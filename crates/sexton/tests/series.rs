//! `sexton simulate` as a laboratory: round robins, ladders, files, and runs that are taken up again.

#![expect(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod runner;

use runner::{Folder, Said, sexton};
use serde_json::Value;
use std::process::Command;

const BOTS: &str = "visitor,mourner";

/// A ladder of Dawn Under with more flags.
fn ladder(more: &[&str]) -> Said {
    let args = [
        "simulate",
        "dawn-under",
        "--ladder",
        "--bots",
        BOTS,
        "--seed",
        "3",
    ];
    sexton(&[&args, more].concat())
}

/// What a run wrote: JSON, CSV and the page.
fn written(folder: &Folder, name: &str, more: &[&str]) -> [String; 3] {
    let (csv, page) = (
        folder.path(&format!("{name}.csv")),
        folder.path(&format!("{name}.html")),
    );
    let said = ladder(&[&["--json", "--csv", &csv, "--report", &page], more].concat());
    said.succeeds();
    assert_eq!(said.err, "", "nobody watches, so nothing is said of the progress");
    [said.out, read(&csv), read(&page)]
}

fn read(path: &str) -> String {
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn a_round_robin_reports_in_text_json_csv_and_as_a_page() {
    let folder = Folder::new();
    let (csv, page) = (folder.path("found.csv"), folder.path("found.html"));
    let mut args = vec![
        "simulate",
        "rest-in-peace",
        "--round-robin",
        "--bots",
        "visitor,forward",
    ];
    args.extend(["--games", "30", "--csv", &csv, "--report", &page]);
    let said = sexton(&args);
    said.succeeds();
    let title = "rest-in-peace · round robin · 1 seat · 30 tables for each bot · seed 1\n";
    assert!(said.out.starts_with(title), "{}", said.out);
    assert!(read(&csv).starts_with("what,name,against,count,of,value,low,high\nrating,visitor,"));
    let page = read(&page);
    assert!(page.contains("<h1>Rest in Peace: round robin</h1>"));
    assert!(page.contains("Odds of one table"));
    args.push("--json");
    let json: Value = serde_json::from_str(&sexton(&args).out).unwrap();
    assert_eq!(
        (&json["tables"], &json["format"]),
        (&60.into(), &"round_robin".into())
    );
    assert_eq!(json["bots"].as_array().map(Vec::len), Some(2));
}

#[test]
fn levels_climb_their_ladder() {
    let args = [
        "simulate",
        "clearing-coffins",
        "--ladder",
        "--bots",
        "levels",
        "--games",
        "4",
    ];
    let said = sexton(&[args.as_slice(), &["--json"]].concat());
    let json: Value = serde_json::from_str(&said.out).unwrap();
    let meetings = serde_json::json!([
        ["mourner", "visitor"],
        ["gravedigger", "mourner"],
        ["sexton", "gravedigger"]
    ]);
    assert_eq!(json["meetings"], meetings);
}

#[test]
fn fixed_seats_can_be_written_to_files_too() {
    let folder = Folder::new();
    let csv = folder.path("found.csv");
    let args = [
        "simulate",
        "dawn-under",
        "--bots",
        "mourner",
        "--seats",
        "3",
        "--games",
        "5",
    ];
    sexton(&[args.as_slice(), &["--csv", &csv]].concat()).succeeds();
    let csv = read(&csv);
    assert_eq!(
        csv.lines().filter(|line| line.starts_with("seat,")).count(),
        3,
        "{csv}"
    );
    assert!(!csv.contains("rating"), "one bot alone has no rating: {csv}");
}

#[test]
fn the_odds_curve_is_in_every_form_that_has_one() {
    let folder = Folder::new();
    let (csv, page) = (folder.path("found.csv"), folder.path("found.html"));
    let find = |more: &[&str]| {
        let args = [
            "simulate",
            "rest-in-peace",
            "--ladder",
            "--bots",
            "visitor,forward",
            "--games",
            "3",
        ];
        let said = sexton(&[&args, more].concat());
        said.succeeds();
        said.out
    };
    find(&["--csv", &csv]);
    let alone = read(&csv);
    for bot in ["visitor", "forward"] {
        let deal = format!("odds,{bot},0,");
        assert!(alone.lines().any(|line| line.starts_with(&deal)), "{alone}");
    }
    find(&["--csv", &csv, "--report", &page]);
    assert_eq!(read(&csv), alone, "a report beside it changes nothing");
    let json: Value = serde_json::from_str(&find(&["--json"])).unwrap();
    let moments: usize = (json["curves"].as_array().unwrap().iter())
        .map(|curve| curve["moments"].as_array().unwrap().len())
        .sum();
    assert_eq!(
        moments,
        alone.lines().filter(|line| line.starts_with("odds,")).count()
    );
}

#[test]
fn the_number_of_cores_makes_no_difference() {
    let on = |threads: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_sexton"));
        command.args([
            "simulate",
            "dawn-under",
            "--round-robin",
            "--bots",
            BOTS,
            "--games",
            "40",
            "--json",
        ]);
        let output = command.env("RAYON_NUM_THREADS", threads).output().unwrap();
        assert!(output.status.success());
        output.stdout
    };
    assert_eq!(on("1"), on("3"));
}

#[test]
fn a_run_goes_on_from_its_progress_and_finds_the_same() {
    let folder = Folder::new();
    let progress = folder.path("run.progress");
    let at_once = written(&folder, "one", &["--games", "60"]);
    let first = written(&folder, "two", &["--games", "25", "--resume", &progress]);
    assert_ne!(first, at_once);
    let second = written(&folder, "two", &["--games", "60", "--resume", &progress]);
    assert!(
        second == at_once,
        "a run in two parts differs from one in one part"
    );
    // All is played: nothing changes any more.
    let kept = read(&progress);
    assert!(written(&folder, "two", &["--games", "60", "--resume", &progress]) == at_once);
    assert_eq!(read(&progress), kept);
}

#[test]
fn progress_that_does_not_belong_here_is_refused_and_left_alone() {
    let folder = Folder::new();
    let progress = folder.path("run.progress");
    ladder(&["--games", "10", "--resume", &progress]).succeeds();
    let kept = read(&progress);
    let resume = ["--resume", &progress];
    ladder(&[&["--games", "10", "--options", "expansion=on"], resume.as_slice()].concat())
        .refused("progress of another run: the list of options is");
    ladder(&[&["--games", "9"], resume.as_slice()].concat()).refused("10 tables of each meeting are played");
    let other = [
        "simulate",
        "dawn-under",
        "--ladder",
        "--bots",
        BOTS,
        "--seed",
        "4",
    ];
    sexton(&[&other, resume.as_slice()].concat()).refused("the seed is 3 there and 4 here");
    assert_eq!(read(&progress), kept);

    let letter = folder.write("letter.txt", "Dear Ann,\n");
    ladder(&["--resume", &letter]).refused("letter.txt: expected the progress of a simulation");
    assert_eq!(read(&letter), "Dear Ann,\n");
}

#[test]
fn files_that_cannot_be_written_are_told_before_the_first_table() {
    let folder = Folder::new();
    let nowhere = folder.path("no/such/found.csv");
    // So many tables would take days.
    let games = ["--games", "1000000000"];
    let refused = |more: &[&str], message: &str| ladder(&[games.as_slice(), more].concat()).refused(message);
    refused(&["--csv", &nowhere], "--csv: ");
    refused(&["--report", &folder.path("")], "expected a file, found a folder");
    refused(&["--resume", &nowhere], "--resume: ");
    let same = folder.path("same");
    refused(
        &["--csv", &same, "--report", &same],
        "--csv and --report: expected two files, found the same",
    );
    assert!(!std::path::Path::new(&same).exists());
}

#[test]
fn wrong_bots_seats_and_formats_are_refused() {
    let refused = |more: &[&str], message: &str| {
        sexton(&[&["simulate", "dawn-under"], more].concat()).refused(message);
    };
    refused(
        &["--ladder", "--bots", "mourner"],
        "bots: expected two or more, found 1",
    );
    refused(
        &["--round-robin", "--bots", "mourner,visitor,mourner"],
        "bots: expected each bot once, found mourner twice",
    );
    refused(&["--round-robin", "--bots", "mourner,hal"], "found \"hal\"");
    refused(
        &["--ladder", "--bots", BOTS, "--seats", "7"],
        "--seats: dawn-under is for 2 to 6, found 7",
    );
    refused(
        &["--ladder", "--round-robin", "--bots", BOTS],
        "cannot be used with",
    );
    refused(
        &["--pairs", "--csv", "found.csv", "--bots", BOTS],
        "cannot be used with",
    );
}

#[test]
fn the_strength_of_the_levels_is_a_page_of_its_own() {
    let folder = Folder::new();
    let progress = folder.path("strength");
    let args = [
        "simulate",
        "clearing-coffins",
        "--strength",
        "--games",
        "3",
        "--resume",
        &progress,
    ];
    let said = sexton(&args);
    said.succeeds();
    assert!(said.out.starts_with("# Strength\n"), "{}", said.out);
    assert!(said.out.contains("\n## Clearing Coffins\n"), "{}", said.out);
    // Two to six seats, and three levels with one below.
    let rows: Vec<&str> = said
        .out
        .lines()
        .filter(|line| line.contains("| gravedigger | mourner |"))
        .collect();
    assert_eq!(rows.len(), 5, "{}", said.out);
    assert!(rows[4].starts_with("| 6 | "), "{}", rows[4]);
    assert!(read(&folder.path("strength.clearing-coffins-6-sexton")).contains("progress of sexton simulate"));
    assert_eq!(sexton(&args).out, said.out);
    // Whoever searches plays fewer tables.
    let args = [
        "simulate",
        "rest-in-peace",
        "--strength",
        "--games",
        "3",
        "--dear",
        "1",
    ];
    let said = sexton(&args);
    for row in [
        "| 1 | mourner | visitor | 3 |",
        "| 1 | sexton | gravedigger | 1 |",
    ] {
        assert!(said.out.contains(row), "{}", said.out);
    }
    // A game can have a number of its own.
    let numbers = ["--dear", "7,rest-in-peace=2"];
    let said = sexton(&[&args[..5], &numbers].concat());
    assert!(
        said.out.contains("| 1 | sexton | gravedigger | 2 |"),
        "{}",
        said.out
    );
    assert!(said.out.contains(" --dear 7,rest-in-peace=2 "), "{}", said.out);
    let refused = |numbers: &str, message: &str| {
        sexton(&["simulate", "--strength", "--dear", numbers]).refused(message);
    };
    refused(
        "many",
        "expected a number of tables, or GAME=NUMBER, found \"many\"",
    );
    refused("nim=3", "nim");
    refused("1,2", "expected one number for all games, found two");
    sexton(&["simulate", "--strength", "--bots", "mourner"]).refused("cannot be used with");
    sexton(&["simulate", "rest-in-peace", "--bots", "mourner", "--dear", "3"]).refused("cannot be used with");
    sexton(&["simulate", "--bots", "mourner"]).refused("required");
    sexton(&["simulate", "nim", "--strength"]).refused("nim");
}
