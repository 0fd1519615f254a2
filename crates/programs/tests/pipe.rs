//! Programs at the other end of a pipe: what they are told, and what becomes of those who fail.

#![expect(clippy::unwrap_used, reason = "a test may fail where it stands")]

use bots::{BotInfo, Seated, WithBots, seat_rng};
use engine::{Audience, Fast, Input, Mode, Prompt, Reaction, Seat, SeatMap, Stamp};
use programs::{Limits, Program, Spec};
use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader, PipeReader, PipeWriter, Write as _};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// Everything a program was told, line by line.
type Told = Arc<Mutex<Vec<String>>>;

/// What a program does with a line: what it says, if anything, or that it ends.
enum Deed {
    Say(String),
    Nothing,
    End,
}

/// A program in a thread, at the other end of two pipes.
fn program(limits: Limits, mut act: impl FnMut(&Value) -> Deed + Send + 'static) -> (Arc<Program>, Told) {
    let (their_input, our_output): (PipeReader, PipeWriter) = std::io::pipe().unwrap();
    let (our_input, mut their_output) = std::io::pipe().unwrap();
    let told = Told::default();
    let kept = Arc::clone(&told);
    thread::spawn(move || {
        for line in BufReader::new(their_input).lines() {
            let line = line.unwrap();
            let value: Value = serde_json::from_str(&line).unwrap();
            kept.lock().unwrap().push(line);
            match act(&value) {
                Deed::Say(text) => {
                    if writeln!(their_output, "{text}").is_err() {
                        return;
                    }
                }
                Deed::Nothing => {}
                Deed::End => return,
            }
        }
    });
    (Program::over(our_output, our_input, limits).unwrap(), told)
}

fn hello() -> Deed {
    Deed::Say(json!({ "do": "hello", "version": 1, "name": "owl", "views": true }).to_string())
}

/// Answers every question with the first choice, or with one that moves on.
fn answers(told: &Value) -> Deed {
    match told["is"].as_str().unwrap() {
        "hello" => hello(),
        "asked" => {
            let prompt = &told["prompt"];
            let choices = prompt["choices"].as_array().unwrap().len() as u64;
            let concedes: Vec<u64> = prompt["concedes"]
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(Value::as_u64)
                .collect();
            let id = prompt["id"].as_u64().unwrap();
            let stays: Vec<u64> = (0..choices).filter(|place| !concedes.contains(place)).collect();
            let choice = stays.get(id as usize % stays.len().max(1)).copied().unwrap_or(0);
            let answer = json!({ "do": "answer", "table": told["table"], "prompt": id, "choice": choice, "after_ms": 400 });
            Deed::Say(answer.to_string())
        }
        _ => Deed::Nothing,
    }
}

/// Plays a table with these bots, and gives the inputs it took.
fn play<G: WithBots>(bots: &[&'static BotInfo<G>], seed: u64) -> usize {
    let seats = bots.len() as u8;
    let mut options = G::Options::default();
    G::guard(&mut options);
    let mut rng = Fast::new(seed);
    let deal = G::shuffle(G::NEWEST, &options, seats, &mut rng);
    let mut state = G::deal(G::NEWEST, &options, seats, &deal, &mut ());
    let mut players = SeatMap::new(seats, |seat| {
        let knowledge = G::knowledge(&state, Audience::Seat(seat));
        Seated::sit((bots[seat.idx()].make)(), seat, knowledge, seat_rng(seed, seat))
    });
    for number in 0..5_000 {
        let prompts = G::prompts(&state);
        let Some(first) = prompts.iter().find(|prompt| prompt.must).or(prompts.first()) else {
            let outcome = G::outcome(&state).unwrap();
            players.iter_mut().for_each(|(_, player)| player.over(&outcome));
            return number;
        };
        let choices = |prompt: &Prompt<G::Kind>| {
            let mut choices = Vec::new();
            G::choices(&state, prompt, &mut choices);
            choices
        };
        let input = match first.mode {
            Mode::Open => Input::Command {
                seat: first.seat,
                prompt: first.id,
                command: players[first.seat].answer(first, &choices(first)),
            },
            Mode::Sealed => {
                let sealed = prompts.iter().filter(|it| it.mode == Mode::Sealed);
                let answers: Vec<_> = sealed
                    .map(|it| (it.seat, players[it.seat].answer(it, &choices(it))))
                    .collect();
                Input::Round {
                    play: G::first_sealed(&state, &answers),
                }
            }
            Mode::Race => {
                let hands: Vec<_> = prompts
                    .iter()
                    .filter_map(|it| {
                        let (after_ms, command) = players[it.seat].react(it, &choices(it))?;
                        Some(Reaction {
                            seat: it.seat,
                            after_ms,
                            command,
                        })
                    })
                    .collect();
                Input::Verdict(G::judge(&state, &hands, &mut rng).unwrap().0)
            }
        };
        let mut events = Vec::new();
        let at = Stamp(number as u64 * 1_000 + 1);
        G::apply(&mut state, at, input, &mut rng, &mut events).unwrap();
        for (_, player) in players.iter_mut() {
            events.iter().for_each(|event| player.watch(event));
        }
    }
    5_000
}

/// A table of a program and *visitors*.
fn play_beside<G: WithBots>(program: &Arc<Program>, seed: u64) -> usize {
    let own = program.info::<G>(&[]).unwrap();
    let mut bots = vec![own];
    bots.resize(usize::from(*G::SEATS.start()), G::find_bot("visitor").unwrap());
    play(&bots, seed)
}

/// What is really said to a program is as its schema says, and so are the game's own parts.
fn validate(lines: &[String], game: &str) {
    let schema =
        |name: &str| -> Value { serde_json::from_str(protocol::schema::find(name).unwrap().text).unwrap() };
    let told = jsonschema::validator_for(&schema("bot-told")).unwrap();
    let parts = jsonschema::validator_for(&schema(game)).unwrap();
    for line in lines {
        let value: Value = serde_json::from_str(line).unwrap();
        if let Err(error) = told.validate(&value) {
            panic!("{error}\n{line}");
        }
        let mut of_game = serde_json::Map::new();
        for name in ["options", "view", "sighting"] {
            if let Some(part) = value.get(name) {
                of_game.insert(name.to_owned(), part.clone());
            }
        }
        for choice in value["prompt"]["choices"].as_array().into_iter().flatten() {
            let part = json!({ "command": choice });
            assert!(parts.is_valid(&part), "{game}: {part}");
        }
        let of_game = Value::Object(of_game);
        if let Err(error) = parts.validate(&of_game) {
            panic!("{game}: {error} at {}\n{of_game}", error.instance_path());
        }
    }
}

fn tells_a_whole_table<G: WithBots>() {
    let (program, told) = program(Limits::default(), answers);
    let inputs = play_beside::<G>(&program, 6);
    assert!(inputs > 5 && inputs < 5_000, "{}: {inputs}", G::NAME);
    let marks = program.marks();
    assert!(marks.is_clean(), "{marks}");
    assert_eq!(marks.tables, 1);
    drop(program);
    let lines = wait_for_over(&told);
    assert!(lines[1].contains(r#""is":"sit""#), "{}", lines[1]);
    validate(&lines, G::NAME);
}

/// The last line comes by another thread.
fn wait_for_over(told: &Told) -> Vec<String> {
    for _ in 0..500 {
        let lines = told.lock().unwrap().clone();
        if lines.last().is_some_and(|line| line.contains(r#""is":"over""#)) {
            return lines;
        }
        thread::sleep(Duration::from_millis(10));
    }
    panic!("nobody said that the table is over");
}

#[test]
fn a_program_plays_a_table_of_every_game_to_its_end() {
    for game in catalog::games() {
        catalog::with_game!(game.name, G => tells_a_whole_table::<G>()).unwrap();
    }
}

/// The example in Rust, which is built with the tests of this crate.
fn example() -> Spec {
    let tests = std::env::current_exe().unwrap();
    let built = tests.parent().and_then(Path::parent).unwrap();
    let path = built
        .join("examples/bot")
        .with_extension(std::env::consts::EXE_EXTENSION);
    assert!(
        path.exists(),
        "{} is missing: cargo build -p programs --example bot",
        path.display()
    );
    Spec {
        name: None,
        command: vec![path.to_str().unwrap().to_owned()],
        folder: None,
        settings: serde_json::Map::new(),
    }
}

#[test]
fn the_example_in_rust_plays_every_game_to_its_end() {
    let program = Program::start(example(), Limits::default()).unwrap();
    assert_eq!(program.name(), "curious");
    for (game, number) in catalog::games().iter().zip(1..) {
        let inputs = catalog::with_game!(game.name, G => play_beside::<G>(&program, 6)).unwrap();
        assert!(inputs > 5 && inputs < 5_000, "{}: {inputs}", game.name);
        let marks = program.marks();
        assert!(marks.is_clean(), "{}: {marks}", game.name);
        assert_eq!(marks.tables, number, "{}", game.name);
    }
}

#[test]
fn silence_gets_a_default_and_a_mark() {
    let limits = Limits {
        answer: Duration::from_millis(20),
        patience: 4,
        ..Limits::default()
    };
    let (program, _) = program(limits, |told| match told["is"] == "hello" {
        true => hello(),
        false => Deed::Nothing,
    });
    let inputs = play_beside::<dawn_under::DawnUnder>(&program, 3);
    assert!(inputs < 5_000);
    let marks = program.marks();
    assert_eq!(
        (marks.marked, marks.silences, marks.is_dismissed),
        (1, 4, true),
        "{marks}"
    );
    assert!(marks.defaults > 4, "{marks}");
    assert!(marks.to_string().contains("it was not asked any more"));
}

#[test]
fn garbage_and_what_was_not_offered_get_a_default_at_once() {
    let limits = Limits {
        answer: Duration::from_secs(60),
        patience: 1_000,
        ..Limits::default()
    };
    let mut count = 0;
    let (program, _) = program(limits, move |told| {
        count += 1;
        match (told["is"].as_str().unwrap(), count % 3) {
            ("asked", 0) => Deed::Say("no JSON".to_owned()),
            ("asked", 1) => {
                let (table, prompt) = (&told["table"], &told["prompt"]["id"]);
                Deed::Say(
                    json!({ "do": "answer", "table": table, "prompt": prompt, "choice": 999 }).to_string(),
                )
            }
            _ => answers(told),
        }
    });
    let inputs = play_beside::<rest_in_peace::RestInPeace>(&program, 3);
    assert!(inputs < 5_000);
    let marks = program.marks();
    assert!(
        marks.garbage > 0 && marks.silences == 0 && marks.marked == 1,
        "{marks}"
    );
    assert_eq!(marks.garbage, marks.defaults);
}

#[test]
fn a_crash_leaves_the_table_to_defaults() {
    let mut asked = 0;
    let (program, _) = program(Limits::default(), move |told| {
        asked += u32::from(told["is"] == "asked");
        match asked {
            0..3 => answers(told),
            _ => Deed::End,
        }
    });
    let inputs = play_beside::<ruhe_in_frieden::RuheInFrieden>(&program, 3);
    assert!(inputs < 5_000);
    let marks = program.marks();
    assert_eq!((marks.crashes, marks.marked), (1, 1), "{marks}");
    assert!(marks.defaults > 10, "{marks}");
}

#[test]
fn one_process_plays_several_tables_at_once() {
    let (program, told) = program(Limits::default(), answers);
    thread::scope(|scope| {
        for seed in 0..4 {
            let program = &program;
            scope.spawn(move || play_beside::<dawn_under::DawnUnder>(program, seed));
        }
    });
    assert!(program.marks().is_clean(), "{}", program.marks());
    assert_eq!(program.marks().tables, 4);
    let lines = told.lock().unwrap().clone();
    let tables: std::collections::BTreeSet<u64> = lines
        .iter()
        .filter_map(|line| serde_json::from_str::<Value>(line).unwrap()["table"].as_u64())
        .collect();
    assert_eq!(tables.len(), 4);
}

/// What a program is told that sits down at a state and is asked a prompt, byte by byte.
fn told_at<G: WithBots>(
    program: &Arc<Program>,
    told: &Told,
    state: &G::State,
    prompt: &Prompt<G::Kind>,
) -> Vec<String> {
    let before = told.lock().unwrap().len();
    let bot = (program.info::<G>(&[]).unwrap().make)();
    let knowledge = G::knowledge(state, Audience::Seat(prompt.seat));
    let mut choices = Vec::new();
    G::choices(state, prompt, &mut choices);
    let mut seated = Seated::sit(bot, prompt.seat, knowledge, seat_rng(7, prompt.seat));
    match prompt.must {
        true => drop(seated.answer(prompt, &choices)),
        false => drop(seated.react(prompt, &choices)),
    }
    let mut lines = told.lock().unwrap()[before..].to_vec();
    // Tables have numbers of their own; nothing else may differ.
    for line in &mut lines {
        let mut value: Value = serde_json::from_str(line).unwrap();
        value["table"] = json!(0);
        *line = value.to_string();
    }
    lines.retain(|line| !line.contains(r#""is":"over""#));
    lines
}

/// At every few decisions a second world is made of what the seat knows: the program must be told the same in both.
fn two_worlds<G: WithBots>(seats: u8) {
    let (program, told) = program(Limits::default(), answers);
    let mut rng = Fast::new(11);
    let mut options = G::Options::default();
    G::guard(&mut options);
    let deal = G::shuffle(G::NEWEST, &options, seats, &mut rng);
    let mut state = G::deal(G::NEWEST, &options, seats, &deal, &mut ());
    let mut compared = 0;
    for number in 0..120_u64 {
        let prompts = G::prompts(&state);
        let Some(first) = prompts.iter().find(|prompt| prompt.must).or(prompts.first()) else {
            break;
        };
        if number % 4 == 0 {
            for prompt in &prompts {
                let knowledge = G::knowledge(&state, Audience::Seat(prompt.seat));
                let there = G::determinize(&knowledge, &mut Fast::new(number + 1));
                let here = told_at::<G>(&program, &told, &state, prompt);
                let there = told_at::<G>(&program, &told, &there, prompt);
                assert_eq!(here, there, "{} at {prompt:?}", G::NAME);
                compared += here.len();
            }
        }
        let mut pick = |prompt: &Prompt<G::Kind>| {
            let mut choices = Vec::new();
            G::choices(&state, prompt, &mut choices);
            choices.retain(|choice| !G::concedes(choice));
            choices[rng.below(choices.len() as u32) as usize]
        };
        let input = match first.mode {
            Mode::Open => Input::Command {
                seat: first.seat,
                prompt: first.id,
                command: pick(first),
            },
            Mode::Sealed => {
                let sealed = prompts.iter().filter(|it| it.mode == Mode::Sealed);
                let answers: Vec<(Seat, G::Command)> = sealed.map(|it| (it.seat, pick(it))).collect();
                Input::Round {
                    play: G::first_sealed(&state, &answers),
                }
            }
            Mode::Race => Input::Verdict(G::judge(&state, &[], &mut rng).unwrap().0),
        };
        G::apply(&mut state, Stamp(number * 1_000 + 1), input, &mut rng, &mut ()).unwrap();
    }
    assert!(compared >= 5, "{}: {compared}", G::NAME);
}

#[test]
fn two_worlds_tell_a_program_the_same() {
    // RP-8, DU-9, RF-10, CC-9: over the pipe as at the table.
    two_worlds::<rest_in_peace::RestInPeace>(1);
    two_worlds::<dawn_under::DawnUnder>(2);
    two_worlds::<clearing_coffins::ClearingCoffins>(3);
    two_worlds::<ruhe_in_frieden::RuheInFrieden>(3);
}

#[test]
fn a_program_that_does_not_play_the_game_is_refused() {
    let (program, _) = program(Limits::default(), |_| {
        Deed::Say(
            json!({ "do": "hello", "version": 1, "name": "mourner", "games": ["dawn-under"] }).to_string(),
        )
    });
    let refused = program
        .info::<rest_in_peace::RestInPeace>(&[])
        .unwrap_err()
        .to_string();
    assert!(
        refused.ends_with("plays dawn-under, not rest-in-peace"),
        "{refused}"
    );
    // Nobody passes for one of ours.
    let info = program.info::<dawn_under::DawnUnder>(&["mourner 2"]).unwrap();
    assert_eq!(info.name, "mourner 3");
}
