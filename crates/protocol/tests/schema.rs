//! What is really said by tables is as the schemas say: every answer, every log, for every game.

#![expect(clippy::unwrap_used, reason = "a test may fail where it stands")]

use engine::table::{NewTable, Table};
use engine::{Fast, Secret, Truth};
use jsonschema::Validator;
use protocol::lines::Session;
use serde_json::{Value, json};

fn validator(name: &str) -> Validator {
    let schema = serde_json::from_str(protocol::schema::find(name).unwrap().text).unwrap();
    jsonschema::validator_for(&schema).unwrap()
}

fn check(validator: &Validator, value: &Value) {
    if let Err(error) = validator.validate(value) {
        panic!("{error} at {}\n{value}", error.instance_path());
    }
}

/// Plays tables with everything that can be asked, and compares it all.
fn plays_as_told<G: Truth>() {
    let (requests, answers, lines, parts) = (
        validator("table-request"),
        validator("table-answer"),
        validator("log"),
        validator(G::NAME),
    );
    for seed in 0..3 {
        let mut options = G::Options::default();
        G::guard(&mut options);
        let new = NewTable::<G>::new(*G::SEATS.start(), options);
        let table = Table::shuffled(new, Secret::from_seed(seed), Vec::new(), &mut ()).unwrap();
        let mut session = Session::new(table, |_, _, _| Vec::new());
        let mut rng = Fast::new(seed);
        let mut ask = |request: Value| -> Value {
            check(&requests, &request);
            let mut output = Vec::new();
            session
                .serve(format!("{request}\n").as_bytes(), &mut output)
                .unwrap();
            let answer: Value = serde_json::from_slice(&output).unwrap();
            check(&answers, &answer);
            answer
        };
        let mut answer = ask(json!({ "do": "prompts" }));
        for step in 0..6_000 {
            let Some(prompt) = answer["prompts"].as_array().unwrap().first() else {
                break;
            };
            check(&parts, &json!({ "kind": prompt["kind"] }));
            let choices = prompt["choices"].as_array().unwrap();
            choices
                .iter()
                .for_each(|choice| check(&parts, &json!({ "command": choice })));
            for event in answer["events"].as_array().into_iter().flatten() {
                for sighting in event["sightings"].as_object().unwrap().values() {
                    check(&parts, &json!({ "sighting": sighting }));
                }
            }
            let choice = match choices.is_empty() || prompt["kind"] == "rolling" {
                true => Value::Null,
                false => json!(rng.below(choices.len() as u32)),
            };
            let request =
                json!({ "do": "answer", "prompt": prompt["id"], "choice": choice, "after_ms": 400 });
            if step % 20 == 0 {
                let state = ask(json!({ "do": "state" }))["state"].take();
                check(
                    &parts,
                    &json!({ "options": state["options"], "deal": state["deal"] }),
                );
                for view in state["views"].as_object().unwrap().values() {
                    check(&parts, &json!({ "view": view }));
                }
                ask(json!({ "do": "command", "seat": 9, "prompt": 1, "command": choices.first() }));
            }
            answer = ask(request);
        }
        ask(json!({ "do": "view", "audience": "seat:0" }));
        ask(json!({ "do": "deal" }));
        let log = ask(json!({ "do": "log" }))["log"].as_str().unwrap().to_owned();
        for line in log.lines() {
            check(&lines, &serde_json::from_str(line).unwrap());
        }
    }
}

#[test]
fn what_is_said_of_every_game_is_as_its_schema_says() {
    for game in catalog::games() {
        catalog::with_game!(game.name, G => plays_as_told::<G>()).unwrap();
    }
}

#[test]
fn a_schema_refuses_what_is_wrong() {
    let requests = validator("wire-request");
    assert!(requests.is_valid(&json!({ "do": "hello", "version": 2 })));
    assert!(requests.is_valid(&json!({ "do": "sit", "table": "abc", "key": "k" })));
    assert!(!requests.is_valid(&json!({ "do": "sit" })), "no table");
    assert!(!requests.is_valid(&json!({ "do": "dance" })));
    assert!(!requests.is_valid(&json!({ "do": "hello", "version": "two" })));
    let options = validator("rest-in-peace");
    assert!(options.is_valid(&json!({ "options": { "doors": 3 } })));
    assert!(!options.is_valid(&json!({ "options": { "windows": 3 } })));
}
