//! The binary as people and programs use it.

#![expect(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod runner;

use runner::{Folder, Said, sexton, sexton_with};
use serde_json::Value;
use std::fs;
use std::io::{Read, Write as _};
use std::process::{Command, Stdio};

/// What `{"do":"deal"}` answers for a seed.
fn deal_of(seed: &str) -> Value {
    let said = sexton_with(&["table", "rest-in-peace", "--seed", seed], "{\"do\":\"deal\"}\n");
    serde_json::from_str(&said.out).unwrap()
}

/// Plays a table over the protocol with the first choice that is not the passage, and gives all answers.
fn play_through(args: &[&str]) -> Vec<String> {
    let mut requests = String::from("{\"do\":\"prompts\"}\n");
    loop {
        let said = sexton_with(args, &requests);
        let answers: Vec<String> = said.out.lines().map(str::to_owned).collect();
        let last: Value = serde_json::from_str(answers.last().unwrap()).unwrap();
        let Some(prompt) = last["prompts"].get(0) else {
            return answers;
        };
        let choices = prompt["choices"].as_array().unwrap();
        let choice = choices.iter().find(|choice| **choice != "passage").unwrap();
        requests.push_str(&format!(
            "{{\"do\":\"command\",\"seat\":0,\"prompt\":{},\"command\":{choice}}}\n",
            prompt["id"]
        ));
    }
}

/// The log of a table played through.
fn log_of(seed: &str) -> String {
    let args = ["table", "rest-in-peace", "--seed", seed];
    let mut requests = String::new();
    for answer in play_through(&args) {
        let answer: Value = serde_json::from_str(&answer).unwrap();
        if let Some(prompt) = answer["prompts"].get(0) {
            let choices = prompt["choices"].as_array().unwrap();
            let choice = choices.iter().find(|choice| **choice != "passage").unwrap();
            let id = &prompt["id"];
            requests.push_str(&format!(
                "{{\"do\":\"command\",\"seat\":0,\"prompt\":{id},\"command\":{choice}}}\n"
            ));
        }
    }
    requests.push_str("{\"do\":\"log\"}\n");
    let said = sexton_with(&args, &requests);
    let last: Value = serde_json::from_str(said.out.lines().last().unwrap()).unwrap();
    last["log"].as_str().unwrap().to_owned()
}

#[test]
fn the_protocol_answers_as_described() {
    let said = sexton_with(
        &["table", "rest-in-peace", "--seed", "1"],
        "{\"do\":\"prompts\"}\nnonsense\n{\"do\":\"prompts\"}\n",
    );
    let lines: Vec<Value> = said
        .out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(lines.len(), 3, "every line gets exactly one answer");
    let prompt = &lines[0]["prompts"][0];
    assert_eq!(
        (
            &prompt["id"],
            &prompt["seat"],
            &prompt["must"],
            &prompt["until_ms"]
        ),
        (&1.into(), &0.into(), &true.into(), &Value::Null)
    );
    assert_eq!(prompt["choices"].as_array().unwrap().last().unwrap(), "concede");
    assert_eq!(lines[1]["error"]["code"], "not_json");
    assert_eq!(lines[2], lines[0], "a line that is not understood loses nothing");
    said.succeeds();
}

#[test]
fn a_deal_fed_back_reproduces_the_table() {
    let folder = Folder::new();
    for seed in ["1", "2", "3"] {
        let deal = deal_of(seed);
        // Both the answer as it is and the deal inside it are accepted.
        for (name, text) in [
            ("answer.json", deal.to_string()),
            ("deal.json", deal["deal"].to_string()),
        ] {
            let path = folder.write(name, &text);
            let fed = play_through(&["table", "rest-in-peace", "--deal", &path, "--seed", "99"]);
            assert_eq!(fed, play_through(&["table", "rest-in-peace", "--seed", seed]));
        }
    }
}

#[test]
fn a_rule_of_a_table_with_short_numbers_is_found() {
    let said = sexton(&["rules", "ruhe-in-frieden", "RF-10.3"]);
    assert!(
        said.out.starts_with("| .3 | piles: order of actions |"),
        "{}",
        said.out
    );
    let unknown = ["RF", "10.99"].join("-");
    sexton(&["rules", "ruhe-in-frieden", &unknown]).refused(&format!("has no rule {unknown}"));
}

#[test]
fn a_deal_of_ruhe_in_frieden_fed_back_reproduces_the_table() {
    // RF-2.2, RF-2.4, RF-2.6: pile orders, families and start seat.
    let folder = Folder::new();
    let asks = "{\"do\":\"deal\"}\n{\"do\":\"state\"}\n{\"do\":\"view\",\"audience\":\"seat:1\"}\n{\"do\":\"prompts\"}\n";
    for options in ["interrupts=off", "families=choice", "start=1,finish_round=on"] {
        let args = ["table", "ruhe-in-frieden", "--seats", "4", "--options", options];
        let with = |more: [&str; 2], lines: &str| {
            let args: Vec<&str> = args.iter().copied().chain(more).collect();
            sexton_with(&args, lines).out
        };
        let dealt = with(["--seed", "5"], asks);
        let path = folder.write("deal.json", dealt.lines().next().unwrap());
        assert_eq!(with(["--deal", &path], asks), dealt, "{options}");
        // The first answer is played on both, and what follows is the same to the byte.
        let prompts: Value = serde_json::from_str(dealt.lines().last().unwrap()).unwrap();
        let prompt = &prompts["prompts"][0];
        let command = format!(
            "{{\"do\":\"command\",\"seat\":{},\"prompt\":{},\"command\":{}}}\n{asks}",
            prompt["seat"], prompt["id"], prompt["choices"][0]
        );
        assert_eq!(
            with(["--deal", &path], &command),
            with(["--seed", "5"], &command),
            "{options}"
        );
    }
    let twice = folder.write(
        "twice.json",
        r#"{"piles":[["DO","DO","SH","GM","IL"]],"families":[],"start":0}"#,
    );
    sexton(&["table", "ruhe-in-frieden", "--deal", &twice])
        .refused("deal.piles: expected 5 piles, one for each grave, found 1");
}

#[test]
fn wrong_input_is_named_and_exits_with_2() {
    let folder = Folder::new();
    let deal = deal_of("1")["deal"].clone();
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut deal = deal.clone();
        change(&mut deal);
        folder.write("changed.json", &deal.to_string())
    };
    let short = changed(&|deal| {
        deal["deck"].as_array_mut().unwrap().pop();
    });
    let table = |more: &[&str]| {
        let args: Vec<&str> = ["table", "rest-in-peace"].iter().chain(more).copied().collect();
        sexton(&args)
    };
    table(&["--deal", &short]).refused("deal.deck: expected 52 cards, found 51");
    let twice = changed(&|deal| deal["deck"][1] = deal["deck"][0].clone());
    table(&["--deal", &twice]).refused("is in the deck twice");
    let broken = folder.write("broken.json", "{\"deck\":[");
    table(&["--deal", &broken]).refused("broken.json: EOF while parsing");
    table(&["--deal", "nowhere.json"]).refused("nowhere.json: No such file");
    table(&["--seats", "3"]).refused("seats: rest-in-peace is for 1, found 3");
    table(&["--options", "doors=6"]).refused("options.doors: expected 1 to 5, found 6");
    table(&["--options", "doors=two"]).refused("options.doors: expected one of 2, 1, 3, 4, 5, found \"two\"");
    table(&["--options", "windows=2"]).refused("options.windows: rest-in-peace has no such option");
    table(&["--options", "doors"]).refused("--options: expected name=value, found \"doors\"");
    table(&["--options", "doors=2,doors=3"]).refused("options.doors: given twice");
    table(&["--preset", "free"])
        .refused("preset: rest-in-peace has no preset \"free\"; it has as-printed, family, club");
    let haunted = changed(&|deal| {
        let secrets = deal["secrets"].as_array_mut().unwrap();
        let ghost = secrets.iter().position(|secret| secret == "Gh").unwrap();
        secrets.swap(0, ghost);
    });
    table(&["--deal", &haunted]).refused("deal.secrets: the ghost lies at the Main Entrance");
    table(&["--deal", &haunted, "--options", "entrance_ghost=lose"]).succeeds();
    table(&["--seed", "minus"]).refused("invalid value 'minus' for '--seed <N>'");
    sexton(&["table", "chess"])
        .refused("there is no game \"chess\"; the games are rest-in-peace, dawn-under, ");
    sexton(&["rules", "chess"]).refused("there is no game \"chess\"");
    let unknown = ["RP", "99"].join("-");
    sexton(&["rules", "rest-in-peace", &unknown]).refused(&format!("rest-in-peace has no rule {unknown}"));
    sexton(&["rules", "rest-in-peace", "--lang", "klingon"]).refused("--lang: expected en, de, fr or nl");
    sexton(&["simulate", "rest-in-peace", "--bots", "hal"]).refused("found \"hal\"");
    sexton(&["simulate", "rest-in-peace", "--bots", "random", "--seats", "2"])
        .refused("seats: rest-in-peace");
    sexton(&["verify", "nowhere.log"]).refused("nowhere.log: No such file");
}

#[test]
fn a_changed_log_is_found_and_the_input_is_named() {
    let folder = Folder::new();
    let log = log_of("1");
    let verify = |text: &str| sexton(&["verify", &folder.write("table.log", text)]);
    let said = verify(&log);
    assert!(
        said.out.contains("deal and draws follow from the opened secret"),
        "{}",
        said.out
    );
    assert!(said.out.contains("all within the rules"), "{}", said.out);
    said.succeeds();

    let lines: Vec<&str> = log.split_inclusive('\n').collect();
    for (line, expected) in [
        (0, "line 1 (the deal)"),
        (1, "input 1 (line 2)"),
        (4, "input 4 (line 5)"),
    ] {
        let mut changed: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
        changed[line] = changed[line].replacen("\"seat", "\"seaT", 1);
        verify(&changed.concat()).refused(expected);
    }
    verify(&log[..log.len() - 9]).refused("is truncated");
    let without: String = lines
        .iter()
        .enumerate()
        .filter(|(at, _)| *at != 2)
        .map(|(_, line)| *line)
        .collect();
    verify(&without).refused("input 2 (line 3) has been changed");
    verify("").refused("the log is empty");
    verify("hello\n").refused("line 1 (the deal) cannot be read");
    fs::write(folder.path("bytes.log"), [b'a', b'\n', 0xff]).unwrap();
    sexton(&["verify", &folder.path("bytes.log")]).refused("line 2 is not UTF-8 text");
}

#[test]
fn a_log_can_be_watched_again() {
    let folder = Folder::new();
    let path = folder.write("table.log", &log_of("1"));
    let said = sexton(&["replay", &path, "--json"]);
    let steps: Vec<Value> = said
        .out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(steps[0]["act"], "deal");
    assert!(steps[1]["sightings"].as_array().unwrap().len() > 1);
    for lang in ["en", "de", "fr", "nl"] {
        let said = sexton(&["replay", &path, "--lang", lang, "--verify"]);
        assert!(
            !said.out.contains('⟨'),
            "a message is missing in {lang}: {}",
            said.out
        );
        assert!(said.err.contains("all within the rules"));
        said.succeeds();
    }
    sexton(&["replay", &path, "--as", "seat:2"]).refused("--as: expected seat:1 to seat:1");
    sexton(&["replay", &path, "--as", "me"]).refused("--as: expected \"public\" or \"seat:N\"");
}

#[test]
fn a_preset_is_played_by_its_name_and_options_go_before_it() {
    // TB-7.1, T-CC-95
    let options = |game: &str, more: &[&str]| {
        let args: Vec<&str> = ["table", game].iter().chain(more).copied().collect();
        let said = sexton_with(&args, "{\"do\":\"state\"}\n");
        let answer: Value = serde_json::from_str(&said.out).unwrap();
        answer["state"]["options"].clone()
    };
    let coffins = |more: &[&str]| options("clearing-coffins", more);
    assert_eq!(coffins(&["--preset", "as-printed"]), coffins(&[]));
    let club = coffins(&["--preset", "club"]);
    assert_eq!(
        (&club["claim_mode"], &club["sit_out"]),
        (&"pointed".into(), &1.into())
    );
    let mixed = coffins(&["--preset", "club", "--options", "sit_out=2"]);
    assert_eq!(
        (&mixed["claim_mode"], &mixed["sit_out"]),
        (&"pointed".into(), &2.into())
    );
    let easy = options("rest-in-peace", &["--preset", "family"]);
    assert_eq!((&easy["doors"], &easy["early_loss"]), (&3.into(), &"hint".into()));
    for lang in ["en", "de", "fr", "nl"] {
        for game in [
            "rest-in-peace",
            "dawn-under",
            "clearing-coffins",
            "ruhe-in-frieden",
        ] {
            let told = sexton(&["rules", game, "--options", "--lang", lang]).out;
            assert!(told.starts_with("--preset as-printed  (TB-7.1)\n    "), "{told}");
            assert!(told.contains("--preset family ") && !told.contains('⟨'), "{told}");
        }
    }
}

#[test]
fn rules_can_be_read_in_four_languages() {
    for lang in ["en", "de", "fr", "nl"] {
        let said = sexton(&["rules", "rest-in-peace", "--lang", lang]);
        assert!(said.out.contains("RP-4.5"), "{lang}");
        assert!(
            !sexton(&["rules", "rest-in-peace", "--options", "--lang", lang])
                .out
                .contains('⟨')
        );
    }
    assert!(
        sexton(&["rules", "rest-in-peace", "RP-4.5"])
            .out
            .starts_with("**RP-4.5** [S] Clue:")
    );
    assert!(
        sexton(&["rules", "rest-in-peace", "r-rp-7"])
            .out
            .starts_with("| R-RP-7 |")
    );
    assert!(
        sexton(&["rules", "dawn-under", "TB-5.2"])
            .out
            .starts_with("**TB-5.2** Nothing can be taken back")
    );
    assert!(sexton(&["rules"]).out.contains("Rest in Peace"));
}

#[test]
fn simulations_are_the_same_for_the_same_seed() {
    let run = |seed: &str| -> Value {
        let args = [
            "simulate",
            "rest-in-peace",
            "--bots",
            "random",
            "--games",
            "2000",
            "--json",
            "--seed",
            seed,
        ];
        let said: Said = sexton(&args);
        let json: Value = serde_json::from_str(&said.out).unwrap();
        json["report"].clone()
    };
    assert_eq!(run("5"), run("5"));
    assert_ne!(run("5"), run("6"));
}

#[test]
fn bots_play_each_other_in_pairs() {
    let pairs = |game: &str, bots: &str, more: &[&str]| {
        let args = [
            &["simulate", game, "--pairs", "--games", "6", "--bots", bots],
            more,
        ]
        .concat();
        sexton(&args)
    };
    let said = pairs("clearing-coffins", "all", &["--json"]);
    let json: Value = serde_json::from_str(&said.out).unwrap();
    let bots = 5;
    assert_eq!(
        json["pairs"].as_array().map(Vec::len),
        Some(bots * (bots - 1) / 2)
    );
    let text = pairs("dawn-under", "mourner,visitor", &[]).out;
    assert!(
        text.starts_with("dawn-under · 6 tables of two for each pair"),
        "{text}"
    );
    pairs("dawn-under", "mourner", &[]).refused("--pairs needs two or more");
    pairs("dawn-under", "mourner,hal", &[]).refused("found \"hal\"");
    sexton(&["simulate", "rest-in-peace", "--pairs", "--bots", "all"])
        .refused("rest-in-peace is for 1, found 2");
}

#[test]
fn the_referee_lab_prints_tables_and_json() {
    let said = sexton(&["referee-lab", "--races", "300", "--seed", "4"]);
    said.succeeds();
    for expected in ["300 races, seed 4", "balanced", "all together"] {
        assert!(said.out.contains(expected), "{}", said.out);
    }
    let said = sexton(&["referee-lab", "--races", "300", "--seed", "4", "--json"]);
    let json: Value = serde_json::from_str(&said.out).unwrap();
    assert_eq!((&json["races"], &json["seed"]), (&300.into(), &4.into()));
    assert_eq!(json["modes"].as_array().unwrap().len(), 5);
    sexton(&["referee-lab", "--races", "many"]).refused("invalid value 'many' for '--races <N>'");
}

#[test]
fn ten_lines_of_python_play_a_table() {
    let Ok(python) = Command::new("python3").arg("--version").output() else {
        eprintln!("python3 is not installed: the script of docs/protocol.md was not run");
        return;
    };
    assert!(python.status.success());
    let page = include_str!("../../../docs/protocol.md");
    let script = page
        .split("```python\n")
        .nth(1)
        .unwrap()
        .split("```")
        .next()
        .unwrap();
    let script = script.replace("\"sexton\"", &format!("{:?}", env!("CARGO_BIN_EXE_sexton")));
    for game in catalog::games() {
        let done = Command::new("python3")
            .arg("-c")
            .arg(&script)
            .arg(game.name)
            .output()
            .unwrap();
        let out = String::from_utf8(done.stdout).unwrap();
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        assert!(out.contains("'reason'"), "{}: {out}", game.name);
    }
}

#[test]
fn shells_get_completions_and_help_explains() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(
            sexton(&["completions", shell]).out.contains("simulate"),
            "{shell}"
        );
    }
    // They know games, bots and languages.
    for shell in ["bash", "zsh", "fish"] {
        let script = sexton(&["completions", shell]).out;
        for word in ["clearing-coffins", "mourner", "nl"] {
            assert!(script.contains(word), "{shell}: {word}");
        }
    }
    let fish = sexton(&["completions", "fish"]).out;
    for command in ["play", "table", "simulate", "rules"] {
        let games = format!("using_subcommand {command}\" -f -a \"rest-in-peace ");
        assert!(fish.contains(&games), "{command}\n{fish}");
    }
    let help = sexton(&["--help"]);
    for word in [
        "play",
        "table",
        "simulate",
        "replay",
        "verify",
        "rules",
        "Exit codes",
    ] {
        assert!(help.out.contains(word), "{word}");
    }
    help.succeeds();
}

#[test]
fn a_game_is_saved_as_it_is_played_and_can_be_resumed() {
    let folder = Folder::new();
    let data = folder.path("data");
    let first = sexton_with(
        &[
            "play",
            "rest-in-peace",
            "--plain",
            "--seed",
            "1",
            "--data",
            &data,
            "--lang",
            "en",
        ],
        "1\nquit\n",
    );
    first.succeeds();
    assert!(!first.out.contains('\u{1b}'), "plain lines have no escape codes");
    let tables: Vec<_> = fs::read_dir(folder.path("data/tables")).unwrap().collect();
    assert_eq!(tables.len(), 1);
    let path = tables[0].as_ref().unwrap().path();
    let path = path.to_str().unwrap();
    let before = fs::read_to_string(path).unwrap();
    assert_eq!(before.lines().count(), 2, "the deal and one move");

    // A line cut off by a crash was never acknowledged: it is dropped, and the table goes on.
    fs::write(path, format!("{before}{{\"seq\":2,\"at_m")).unwrap();
    let second = sexton_with(
        &["play", "--resume", "--plain", "--data", &data],
        "concede\nyes\n",
    );
    second.succeeds();
    assert!(
        second.err.contains("the last line is truncated"),
        "{}",
        second.err
    );
    let after = fs::read_to_string(path).unwrap();
    assert!(after.starts_with(&before), "a log only grows");
    assert!(after.contains("\"reason\":\"conceded\""), "{}", second.out);
    sexton(&["verify", path]).succeeds();

    sexton(&["play", "--resume", "--plain", "--data", &data]).refused("no unfinished table found");
    sexton(&["play", "dawn-under", "--resume", "--plain", "--data", &data])
        .refused("no unfinished table of dawn-under found");
    sexton(&["play", "--plain", "--log", path]).refused("File exists");
    assert_eq!(fs::read_to_string(path).unwrap(), after, "nothing is overwritten");
    sexton(&["play", "--resume", path, "--seed", "2"]).refused("cannot be used with");
    sexton(&["play", "rest-in-peace", "--doors", "9", "--data", &data])
        .refused("options.doors: expected 1 to 5");
    sexton(&["play", "solitaire"]).refused("there is no game \"solitaire\"");
}

#[test]
fn an_acknowledged_move_survives_being_killed() {
    let folder = Folder::new();
    for moves in 1..6 {
        let log = folder.path(&format!("{moves}.log"));
        let mut child = Command::new(env!("CARGO_BIN_EXE_sexton"))
            .args([
                "play",
                "rest-in-peace",
                "--plain",
                "--lang",
                "en",
                "--seed",
                "1",
                "--log",
                &log,
            ])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut input = child.stdin.take().unwrap();
        let mut output = child.stdout.take().unwrap();
        // Each prompt that appears acknowledges the move before it.
        wait_for_prompt(&mut output);
        for _ in 0..moves {
            input.write_all(b"1\n").unwrap();
            wait_for_prompt(&mut output);
        }
        child.kill().unwrap();
        child.wait().unwrap();
        let text = fs::read_to_string(&log).unwrap();
        assert_eq!(text.lines().count(), 1 + moves, "the deal and every move");
        sexton(&["verify", &log]).succeeds();
    }
}

/// Reads until the program waits for an answer.
fn wait_for_prompt(output: &mut impl Read) {
    let mut last = [0; 2];
    while last != *b"> " {
        last[0] = last[1];
        output.read_exact(&mut last[1..]).unwrap();
    }
}

#[test]
fn the_last_table_goes_on_whatever_its_game() {
    let folder = Folder::new();
    let data = folder.path("data");
    for game in ["rest-in-peace", "dawn-under"] {
        let table = [
            "play", game, "--plain", "--seed", "1", "--data", &data, "--lang", "en",
        ];
        sexton_with(&table, "quit\n").succeeds();
    }
    let resume = ["play", "--resume", "--plain", "--data", &data, "--lang", "en"];
    let last = sexton_with(&resume, "quit\n");
    last.succeeds();
    assert!(last.out.contains("Which grave"), "{}", last.out);
    let named = [&["play", "rest-in-peace"], &resume[1..]].concat();
    let named = sexton_with(&named, "quit\n");
    named.succeeds();
    assert!(named.out.contains("Which way now"), "{}", named.out);
}

#[test]
fn there_is_a_page_for_man_for_every_command() {
    let folder = tempfile::tempdir().unwrap();
    let pages = folder.path().join("man");
    sexton(&["manual", pages.to_str().unwrap()]).succeeds();
    for command in ["", "-serve", "-play", "-simulate", "-verify", "-rules"] {
        let page = std::fs::read_to_string(pages.join(format!("sexton{command}.1"))).unwrap();
        assert!(page.contains(".TH") && page.contains("sexton"), "{command}");
    }
    let serve = std::fs::read_to_string(pages.join("sexton-serve.1")).unwrap();
    assert!(
        serve.contains("SEXTON_ACME") && serve.contains("tls\\-cert"),
        "{serve}"
    );
    let bad = sexton(&["manual", "/dev/null/man"]);
    assert!(bad.err.contains("/dev/null/man"), "{}", bad.err);
}
