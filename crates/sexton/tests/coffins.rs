//! Clearing Coffins over the table protocol: races are judged by the program that asks.

#![expect(clippy::unwrap_used, reason = "a test may fail where it stands")]

#[expect(dead_code, reason = "these tests need only some of it")]
mod runner;

use runner::{Folder, sexton, sexton_with};
use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};

/// What was asked of a table, and what it answered.
struct Talk {
    requests: String,
    answers: String,
}

impl Talk {
    fn last(&self) -> Value {
        serde_json::from_str(self.answers.lines().last().unwrap()).unwrap()
    }
}

/// Plays a table to its end, line by line, and then asks for its deal and its log.
fn play(args: &[&str]) -> Talk {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sexton"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let (mut requests, mut answers) = (String::new(), String::new());
    let mut ask = |request: &Value| -> Value {
        let line = format!("{request}\n");
        input.write_all(line.as_bytes()).unwrap();
        requests.push_str(&line);
        let start = answers.len();
        output.read_line(&mut answers).unwrap();
        serde_json::from_str(&answers[start..]).unwrap()
    };
    let mut answer = ask(&json!({ "do": "prompts" }));
    for step in 0_usize.. {
        let prompts = answer["prompts"].as_array().unwrap().clone();
        let Some(prompt) = prompts.first() else { break };
        let choices = prompt["choices"].as_array().unwrap();
        answer = ask(&match prompt["kind"].as_str().unwrap() {
            "rolling" => json!({ "do": "verdict", "verdict": "reveal" }),
            "bang" => json!({ "do": "verdict", "verdict": judged(&prompts[step % prompts.len()]) }),
            // Now and then somebody sleeps.
            _ if step % 11 == 0 => json!({ "do": "wake", "at_ms": prompt["until_ms"] }),
            _ => json!({
                "do": "command",
                "seat": prompt["seat"],
                "prompt": prompt["id"],
                "command": choices[step % choices.len()],
            }),
        });
        assert!(answer.get("events").is_some(), "{answer}");
    }
    assert!(!answer["outcome"].is_null());
    ask(&json!({ "do": "deal" }));
    ask(&json!({ "do": "log" }));
    drop(input);
    assert!(child.wait().unwrap().success());
    Talk { requests, answers }
}

/// One hand, if the seat of this prompt may bang: its first choice is one then.
fn judged(prompt: &Value) -> Value {
    let Some(bang) = prompt["choices"][0].get("bang") else {
        return json!({ "adjudicate": { "bangs": [] } });
    };
    let mut hand = bang.clone();
    hand["seat"] = prompt["seat"].clone();
    hand["reaction_ms"] = json!(640);
    json!({ "adjudicate": { "bangs": [hand], "false_starts": [] } })
}

#[test]
fn a_settled_deal_fed_back_reproduces_the_table() {
    // CC-2.3: the order of the deck, the dice, the first thrower, the picks of chance.
    let folder = Folder::new();
    let options = "max_throws=12,penalty_pick=random,claim_mode=pointed,sit_out=1";
    for (seed, seats) in [("1", "2"), ("2", "4"), ("3", "6")] {
        let table = [
            "table",
            "clearing-coffins",
            "--seats",
            seats,
            "--options",
            options,
        ];
        let first = play(&[&table[..], &["--seed", seed]].concat());
        let deal = first.answers.lines().rev().nth(1).unwrap();
        let dice = serde_json::from_str::<Value>(deal).unwrap()["deal"]["dice"].clone();
        assert_eq!(dice.as_array().unwrap().len(), 12, "every throw is in the deal");
        let path = folder.write("deal.json", deal);
        let again = sexton_with(
            &[&table[..], &["--deal", &path, "--seed", "99"]].concat(),
            &first.requests,
        );
        // The last line is the log, which says that this deal was made up.
        let but_the_log = |text: &str| {
            let lines: Vec<String> = text.lines().map(str::to_owned).collect();
            lines[..lines.len() - 1].to_vec()
        };
        assert_eq!(but_the_log(&again.out), but_the_log(&first.answers));
    }
}

#[test]
fn a_log_is_verified_and_told_in_words() {
    // CC-10.18, T-CC-61
    let folder = Folder::new();
    let talk = play(&[
        "table",
        "clearing-coffins",
        "--seats",
        "3",
        "--seed",
        "5",
        "--options",
        "max_throws=6",
    ]);
    let path = folder.write("table.log", talk.last()["log"].as_str().unwrap());
    let verified = sexton(&["verify", &path]);
    verified.succeeds();
    assert!(verified.out.contains("over: max_throws"), "{}", verified.out);
    let told = sexton(&["replay", "--all", &path]);
    told.succeeds();
    assert!(told.out.contains("The dice show "), "{}", told.out);
    assert!(told.out.contains(" bangs after 640 ms."), "{}", told.out);
    assert!(!told.out.contains(['⟨', '{']), "{}", told.out);
}

#[test]
fn races_are_for_the_referee_and_verdicts_are_checked() {
    // TB-4.1, R-CC-41
    let requests = [
        json!({ "do": "command", "seat": 0, "prompt": 8, "command": "throw" }),
        json!({ "do": "command", "seat": 1, "prompt": 17, "command": { "bang": {} } }),
        json!({ "do": "wake", "at_ms": 99_000 }),
        json!({ "do": "verdict", "verdict": "reveal" }),
        json!({ "do": "verdict", "verdict": { "adjudicate": { "bangs": [{ "seat": 7, "reaction_ms": 500 }] } } }),
        json!({ "do": "verdict", "verdict": { "adjudicate": { "bangs": [], "extra": 1 } } }),
        json!({ "do": "verdict", "verdict": { "adjudicate": { "bangs": [] } } }),
    ];
    let lines: String = requests.iter().map(|request| format!("{request}\n")).collect();
    let table = [
        "table",
        "clearing-coffins",
        "--seats",
        "2",
        "--seed",
        "1",
        "--options",
        "first_thrower=0",
    ];
    let said = sexton_with(&table, &lines);
    let answers: Vec<Value> = said
        .out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let code = |idx: usize| answers[idx]["refused"]["code"].as_str();
    assert!(answers[0].get("events").is_some());
    assert_eq!(code(1), Some("for_the_referee"));
    assert_eq!(code(2), Some("nothing_due"));
    assert!(answers[3].get("events").is_some());
    assert_eq!(code(4), Some("no_such_seat"));
    assert_eq!(answers[5]["error"]["code"], "bad_request");
    assert_eq!(answers[6]["prompts"][0]["kind"], "throw", "{}", answers[6]);
}
