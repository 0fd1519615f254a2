//! Tables of several seats played through the command line: persons by pipe, bots in the other seats.

#![expect(clippy::unwrap_used, reason = "a test may stop where it cannot go on")]

mod runner;

use runner::{Folder, sexton, sexton_with};
use std::fs;
use std::io::{Read, Write as _};
use std::process::{Child, Command, Stdio};

/// A game in progress, spoken to line by line.
struct Player {
    child: Child,
    said: String,
}

impl Player {
    fn sit_down(args: &[&str]) -> Player {
        let child = Command::new(env!("CARGO_BIN_EXE_sexton"))
            .args(["play", "--plain", "--lang", "en"])
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut player = Player {
            child,
            said: String::new(),
        };
        player.listen();
        player
    }

    /// Hears everything up to the next prompt, which acknowledges what was done before.
    fn listen(&mut self) {
        let output = self.child.stdout.as_mut().unwrap();
        let mut heard = Vec::new();
        let mut byte = [0];
        while !heard.ends_with(b"\n> ") && output.read(&mut byte).unwrap() == 1 {
            heard.push(byte[0]);
        }
        self.said = String::from_utf8(heard).unwrap();
    }

    fn type_line(&mut self, line: &str) {
        let input = self.child.stdin.as_mut().unwrap();
        writeln!(input, "{line}").unwrap();
        self.listen();
    }

    fn is_over(&self) -> bool {
        self.said.contains("another game with the same people")
    }

    /// Takes the first choice; of many places the one that is named as an example.
    fn choose_first(&mut self) {
        let first = self.said.lines().find(|line| line.starts_with("1. ")).unwrap();
        let place = first.split('“').nth(1).and_then(|rest| rest.split('”').next());
        let line = place.unwrap_or("1").to_owned();
        self.type_line(&line);
    }

    fn play_to_the_end(&mut self) {
        for _ in 0..2_000 {
            if self.is_over() {
                return;
            }
            self.choose_first();
        }
        panic!(
            "two thousand decisions did not end the game; at last: {}",
            self.said
        );
    }

    /// Killed without warning.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    fn quit(mut self) {
        let input = self.child.stdin.as_mut().unwrap();
        writeln!(input, "quit").unwrap();
        assert!(self.child.wait().unwrap().success());
    }
}

#[test]
fn a_whole_game_against_three_bots_is_played_in_lines() {
    let folder = Folder::new();
    let log = folder.path("game.log");
    let mut player = Player::sit_down(&[
        "dawn-under",
        "--seats",
        "4",
        "--people",
        "Mina",
        "--options",
        "expansion=on",
        "--seed",
        "5",
        "--log",
        &log,
    ]);
    player.play_to_the_end();
    assert!(
        player.said.contains("wins!") || player.said.contains("win together!"),
        "{}",
        player.said
    );
    player.quit();
    sexton(&["verify", &log]).succeeds();
    let text = fs::read_to_string(&log).unwrap();
    assert!(text.contains("\"mourner\""), "the log says who sat there");
}

#[test]
fn an_evening_of_ruhe_in_frieden_against_three_mourners_comes_to_its_end() {
    let folder = Folder::new();
    let log = folder.path("game.log");
    let mut player = Player::sit_down(&["ruhe-in-frieden", "--seats", "4", "--seed", "81", "--log", &log]);
    player.play_to_the_end();
    assert!(player.said.contains("wins!"), "{}", player.said);
    player.quit();
    sexton(&["verify", &log]).succeeds();
}

#[test]
fn a_game_killed_in_the_middle_goes_on_with_the_same_people() {
    let folder = Folder::new();
    let log = folder.path("game.log");
    let mut player = Player::sit_down(&[
        "dawn-under",
        "--people",
        "Mina,Ann",
        "--bots",
        "visitor",
        "--seats",
        "3",
        "--seed",
        "8",
        "--log",
        &log,
    ]);
    for _ in 0..12 {
        player.choose_first();
    }
    let asked = player
        .said
        .lines()
        .rev()
        .find(|line| line.contains(" to move."))
        .unwrap()
        .to_owned();
    player.kill();
    let before = fs::read_to_string(&log).unwrap();
    sexton(&["verify", &log]).succeeds();

    let mut player = Player::sit_down(&["--resume", &log, "--people", "Mina,Ann"]);
    assert!(
        player.said.contains(&asked),
        "{asked} is not asked again in {}",
        player.said
    );
    player.play_to_the_end();
    player.quit();
    let after = fs::read_to_string(&log).unwrap();
    assert!(after.starts_with(&before), "a log only grows");
    sexton(&["verify", &log]).succeeds();
}

#[test]
fn nothing_seen_in_a_closed_grave_is_told_again() {
    // DU-9.3, DU-9.4: after resuming, neither the story nor a look names what was seen.
    let folder = Folder::new();
    let log = folder.path("game.log");
    let table = [
        "dawn-under",
        "--seats",
        "2",
        "--people",
        "2",
        "--seed",
        "1",
        "--options",
        "garlic=off",
    ];
    let mut player = Player::sit_down(&[&table[..], &["--log", &log]].concat());
    player.type_line("c2");
    assert!(
        player.said.contains("Grave C2: "),
        "it is said once: {}",
        player.said
    );
    player.kill();
    let again = sexton_with(
        &["play", "--plain", "--resume", &log, "--lang", "en"],
        "look\nlog\nquit\n",
    );
    assert!(!again.out.contains("Grave C2"), "{}", again.out);
    again.succeeds();
}

#[test]
fn bad_companies_are_refused_with_what_to_do() {
    let folder = Folder::new();
    let data = folder.path("data");
    let refused = |args: &[&str], why: &str| {
        let all = [&["play", "dawn-under", "--plain", "--data", &data], args].concat();
        sexton(&all).refused(why);
    };
    refused(&["--seats", "9"], "--seats: dawn-under is for 2 to 6, found 9");
    refused(
        &["--seats", "2", "--people", "3"],
        "--people: 3 people, but only 2 seats",
    );
    refused(&["--people", "Ann,Ann"], "--people: \"Ann\" is named twice");
    refused(
        &["--people", "Ann,"],
        "--people: expected names of 1 to 16 letters",
    );
    refused(&["--bots", "ghost"], "--bots: expected a bot of dawn-under");
    refused(
        &["--seats", "4", "--bots", "visitor,mourner"],
        "--bots: expected one bot, or one for each of 3 seats",
    );
    refused(&["--practice"], "--practice is for rest-in-peace");
    refused(
        &["--doors", "3"],
        "--doors and --auto-close are for rest-in-peace",
    );
    let deal = folder.write("deal.json", "{}");
    refused(&["--deal", &deal], "deal.json: missing field");
    sexton(&["play", "rest-in-peace", "--seats", "2"]).refused("rest-in-peace is for one person");
    let tables = fs::read_dir(folder.path("data")).map_or(0, |entries| entries.count());
    assert_eq!(tables, 0, "nothing was dealt");
}
