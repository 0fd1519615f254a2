//! Programs in other languages among the bots: in simulations, in the arena, in the terminal and at tables for programs.

#![expect(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod runner;

use runner::{Folder, Said, sexton, sexton_with};
use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, Command, Stdio};

const DICE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/bot.py");
const THINKER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/thinker.py");

/// Whether Python is here; says so if it is not.
fn has_python() -> bool {
    let found = Command::new("python3").arg("--version").output().is_ok();
    if !found {
        eprintln!("python3 is not installed: the examples were not run");
    }
    found
}

fn simulate(game: &str, more: &[&str]) -> Said {
    sexton(&[&["simulate", game, "--seed", "3"], more].concat())
}

#[test]
fn the_examples_in_python_play_every_game_to_its_end() {
    if !has_python() {
        return;
    }
    for (game, beside) in [
        ("rest-in-peace", ""),
        ("dawn-under", ",mourner"),
        ("clearing-coffins", ",visitor"),
        ("ruhe-in-frieden", ",visitor"),
    ] {
        for (path, name) in [(DICE, "dice"), (THINKER, "thinker")] {
            let said = simulate(
                game,
                &["--bots", &format!("cmd:{path}{beside}"), "--games", "4", "--json"],
            );
            said.succeeds();
            let found: Value = serde_json::from_str(&said.out).unwrap();
            let report = &found["report"];
            assert_eq!(report["bots"][0], name, "{game}");
            assert_eq!(report["unfinished"], 0, "{game}: {name}");
            let marks = &found["programs"][0];
            assert_eq!(
                (&marks["tables"], &marks["marked"]),
                (&json!(4), &json!(0)),
                "{game}: {marks}"
            );
        }
    }
}

#[test]
fn the_same_run_of_a_program_finds_the_same() {
    if !has_python() {
        return;
    }
    let bots = format!("cmd:{DICE},visitor");
    let run = || {
        let said = simulate("dawn-under", &["--bots", &bots, "--games", "20", "--json"]);
        serde_json::from_str::<Value>(&said.out).unwrap()["report"].take()
    };
    assert_eq!(run(), run());
}

#[test]
fn the_arena_rates_programs_and_bots() {
    if !has_python() {
        return;
    }
    let folder = Folder::new();
    let page = folder.path("arena.html");
    let args = [
        "arena",
        DICE,
        "mourner",
        "--game",
        "dawn-under",
        "--games",
        "6",
        "--report",
        &page,
    ];
    let said = sexton(&args);
    said.succeeds();
    assert!(
        said.out.contains("round robin") && said.out.contains("dice"),
        "{}",
        said.out
    );
    assert!(
        said.out.contains("dice: 12 tables, nothing went wrong") || said.out.contains("nothing went wrong"),
        "{}",
        said.out
    );
    let page = std::fs::read_to_string(page).unwrap();
    assert!(
        page.contains("dice") && page.contains("<svg"),
        "a page with plots"
    );
    // All games, a file for each.
    let all = folder.path("all.html");
    sexton(&["arena", DICE, "visitor", "--games", "2", "--report", &all]).succeeds();
    for game in [
        "rest-in-peace",
        "dawn-under",
        "clearing-coffins",
        "ruhe-in-frieden",
    ] {
        assert!(
            std::fs::exists(folder.path(&format!("all-{game}.html"))).unwrap(),
            "{game}"
        );
    }
    sexton(&["arena", "mourner"]).refused("2 values required");
}

#[test]
fn a_short_name_stands_for_a_program() {
    if !has_python() {
        return;
    }
    let folder = Folder::new();
    let file = folder.write(
        "bots.toml",
        &format!("[owl]\ncommand = [\"python3\", {DICE:?}]\n"),
    );
    let said = simulate(
        "rest-in-peace",
        &["--bots", "owl", "--bots-file", &file, "--games", "2"],
    );
    said.succeeds();
    assert!(
        said.out.contains("owl: 2 tables, nothing went wrong"),
        "{}",
        said.out
    );
    let unknown = ["--bots", "crow", "--bots-file", &file, "--games", "2"];
    simulate("rest-in-peace", &unknown).refused("found \"crow\"; or a program: owl");
    let file = folder.write(
        "bots.toml",
        &format!("[owl]\ncommand = [\"python3\", {DICE:?}]\nsettings = {{ depth = 3 }}\n"),
    );
    simulate("rest-in-peace", &["--bots", "owl", "--bots-file", &file])
        .refused("has no setting depth; it has none");
    let file = folder.write("bots.toml", "[owl]\n");
    simulate("rest-in-peace", &["--bots", "owl", "--bots-file", &file]).refused("missing field `command`");
}

#[test]
fn a_program_that_cannot_play_is_told_of_before_the_first_table() {
    simulate("rest-in-peace", &["--bots", "cmd:./nowhere"]).refused("cmd:./nowhere: cannot be started");
    simulate("rest-in-peace", &["--bots", "cmd:"]).refused("found nothing");
    simulate("rest-in-peace", &["--bots", "cmd:true"]).refused("cmd:true: ended before it said hello");
    simulate("rest-in-peace", &["--bots", "cmd:echo hello"]).refused("found something else");
    let folder = Folder::new();
    let script = folder.write("bot.py", "print()");
    simulate("rest-in-peace", &["--bots", &format!("cmd:{script}")]).refused("make it executable");
}

#[test]
fn a_program_that_fails_is_told_of_and_the_run_goes_on() {
    if !has_python() {
        return;
    }
    let folder = Folder::new();
    // Says hello, answers once, then ends: a new table starts it again.
    let script = "import sys, json\n\
        def say(**message): print(json.dumps(message), flush=True)\n\
        for line in sys.stdin:\n\
        \x20   told = json.loads(line)\n\
        \x20   if told['is'] == 'hello': say(do='hello', version=1, name='moth')\n\
        \x20   if told['is'] == 'asked':\n\
        \x20       say(do='answer', table=told['table'], prompt=told['prompt']['id'], choice=0)\n\
        \x20       sys.exit(1)\n";
    let path = folder.write("moth.py", script);
    let said = simulate(
        "rest-in-peace",
        &["--bots", &format!("cmd:python3 {path}"), "--games", "3"],
    );
    said.succeeds();
    let told = said.out.lines().last().unwrap();
    assert!(told.starts_with("moth: "), "{}", said.out);
    assert!(
        told.contains("tables are marked") && told.contains("answers were given for it"),
        "{told}"
    );
}

/// A table that is driven line by line.
struct Desk {
    child: Child,
    output: BufReader<std::process::ChildStdout>,
}

impl Desk {
    fn open(args: &[&str]) -> Desk {
        let mut child = Command::new(env!("CARGO_BIN_EXE_sexton"))
            .arg("table")
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        Desk { child, output }
    }

    fn ask(&mut self, request: &Value) -> Value {
        let input = self.child.stdin.as_mut().unwrap();
        writeln!(input, "{request}").unwrap();
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        serde_json::from_str(&line).unwrap()
    }

    /// Answers whatever is asked until the table is over; gives every answer there was.
    fn play(&mut self, first: Value) -> Vec<Value> {
        let mut answers = vec![first];
        // As chance would have it, but the same in every run.
        let mut rng = engine::Fast::new(3);
        for step in 0..20_000_u64 {
            let answer = answers.last().unwrap();
            assert!(
                answer.get("error").is_none() && answer.get("refused").is_none(),
                "{answer}"
            );
            if !answer["outcome"].is_null() {
                return answers;
            }
            let prompt = &answer["prompts"][0];
            let choices = prompt["choices"].as_array().unwrap().len() as u64;
            let gives_up = |place: &u64| {
                prompt["concedes"]
                    .as_array()
                    .is_some_and(|all| all.contains(&json!(place)))
            };
            let stays: Vec<u64> = (0..choices).filter(|place| !gives_up(place)).collect();
            let choice = match prompt["kind"] == "rolling" || prompt["must"] == false && step % 3 > 0 {
                true => Value::Null,
                false => json!(
                    stays
                        .get(rng.below(stays.len().max(1) as u32) as usize)
                        .unwrap_or(&0)
                ),
            };
            let request = json!({ "do": "answer", "prompt": prompt["id"], "choice": choice });
            let answer = self.ask(&request);
            answers.push(answer);
        }
        panic!("the table does not end: {}", answers.last().unwrap());
    }

    fn close(mut self) {
        drop(self.child.stdin.take());
        assert!(self.child.wait().unwrap().success());
    }
}

#[test]
fn a_driver_answers_by_choice_in_every_mode() {
    // The races of Clearing Coffins included: whoever drives need not be the referee.
    for game in [
        "rest-in-peace",
        "dawn-under",
        "clearing-coffins",
        "ruhe-in-frieden",
    ] {
        let options: &[&str] = match game {
            "clearing-coffins" => &["--options", "max_throws=60"],
            _ => &[],
        };
        let mut desk = Desk::open(&[&[game, "--seed", "4"], options].concat());
        let first = desk.ask(&json!({ "do": "prompts" }));
        let answers = desk.play(first);
        let log = desk.ask(&json!({ "do": "log" }))["log"]
            .as_str()
            .unwrap()
            .to_owned();
        let folder = Folder::new();
        sexton(&["verify", &folder.write("table.log", &log)]).succeeds();
        // Another table in the same process.
        let new = desk.ask(&json!({ "do": "new", "seed": 5 }));
        assert!(new["outcome"].is_null() && new["events"].is_array(), "{new}");
        desk.play(new);
        desk.close();
        assert!(answers.len() > 5, "{game}");
    }
}

#[test]
fn a_driver_of_one_seat_sees_nothing_of_the_others() {
    for game in ["dawn-under", "clearing-coffins", "ruhe-in-frieden"] {
        let mut desk = Desk::open(&[
            game,
            "--seed",
            "4",
            "--seats",
            "3",
            "--seat",
            "1",
            "--bots",
            "visitor,mourner",
        ]);
        let first = desk.ask(&json!({ "do": "prompts" }));
        for what in ["state", "deal", "log", "close_round"] {
            let told = desk.ask(&json!({ "do": what }));
            assert_eq!(told["error"]["code"], "not_from_this_seat", "{told}");
        }
        for audience in ["public", "seat:0", "seat:2"] {
            let told = desk.ask(&json!({ "do": "view", "audience": audience }));
            assert_eq!(told["error"]["code"], "not_from_this_seat", "{told}");
        }
        assert!(desk.ask(&json!({ "do": "view", "audience": "seat:1" }))["view"].is_object());
        let answers = desk.play(first);
        for answer in &answers {
            assert!(answer.get("events").is_none(), "{answer}");
            for prompt in answer["prompts"].as_array().unwrap() {
                assert_eq!(prompt["seat"], 1, "{answer}");
            }
        }
        let seen: usize = answers
            .iter()
            .filter_map(|answer| Some(answer["seen"].as_array()?.len()))
            .sum();
        assert!(seen > 10, "{game}: {seen}");
        assert!(
            desk.ask(&json!({ "do": "log" }))["log"].is_string(),
            "it is over: everything is open"
        );
        desk.close();
    }
}

#[test]
fn a_driver_plays_against_bots_and_deals_again() {
    let mut desk = Desk::open(&["dawn-under", "--bots", "mourner", "--seed", "7"]);
    let first = desk.ask(&json!({ "do": "prompts" }));
    let one = desk.play(first);
    let again = desk.ask(&json!({ "do": "new", "seed": 7 }));
    let two = desk.play(again);
    assert_eq!(
        one.last().unwrap()["outcome"],
        two.last().unwrap()["outcome"],
        "the same seed, the same table"
    );
    // A number may be written as a text.
    let new = desk.ask(&json!({ "do": "new", "seed": "x" }));
    assert_eq!(new["error"]["code"], "bad_request", "{new}");
    let new = desk.ask(&json!({ "do": "new", "seats": 9 }));
    assert_eq!(new["error"]["code"], "bad_request", "{new}");
    let told = desk.ask(&json!({ "do": "command", "seat": 1, "prompt": 1, "command": "end_turn" }));
    assert_eq!(told["error"]["code"], "not_from_this_seat", "{told}");
    desk.close();
    sexton(&["table", "dawn-under", "--seats", "2", "--bots", "mourner,mourner"])
        .refused("leave the driver no seat");
    sexton(&["table", "dawn-under", "--seat", "7"]).refused("there is no seat 7");
}

#[test]
fn an_option_is_a_number_or_its_text() {
    let mut desk = Desk::open(&["rest-in-peace"]);
    for doors in [json!(3), json!("3")] {
        let told = desk.ask(&json!({ "do": "new", "options": { "doors": doors } }));
        assert!(told["prompts"].is_array(), "{told}");
        assert_eq!(
            desk.ask(&json!({ "do": "state" }))["state"]["options"]["doors"],
            3
        );
    }
    let told = desk.ask(&json!({ "do": "new", "options": { "doors": "many" } }));
    assert_eq!(told["error"]["code"], "bad_request", "{told}");
    desk.close();
}

#[test]
fn a_program_sits_in_the_terminal() {
    if !has_python() {
        return;
    }
    let folder = Folder::new();
    let log = folder.path("game.log");
    let args = [
        "play",
        "dawn-under",
        "--plain",
        "--lang",
        "en",
        "--seed",
        "5",
        "--log",
        &log,
        "--bots",
        &format!("cmd:{DICE}"),
        "--seats",
        "2",
    ];
    let said = sexton_with(&args, "quit\n");
    said.succeeds();
    let log = std::fs::read_to_string(&log).unwrap();
    assert!(
        log.contains(r#"{"bot":"dice"}"#),
        "the log says who sat there: {log}"
    );
}

#[test]
fn schemas_are_printed() {
    let list = sexton(&["schema"]);
    list.succeeds();
    for name in ["wire-message", "table-answer", "bot-told", "log", "dawn-under"] {
        assert!(list.out.contains(name), "{}", list.out);
        let schema: Value = serde_json::from_str(&sexton(&["schema", name]).out).unwrap();
        assert_eq!(schema["$id"], format!("/schema/{name}.json"));
    }
    sexton(&["schema", "cards"]).refused("there is no schema \"cards\"; there are wire-request");
}
