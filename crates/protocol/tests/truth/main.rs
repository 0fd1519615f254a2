//! An outsider with nothing but `{"do":"state"}` can check every hidden fact at every step.
//!
//! All of this is JSON: no type of a game, no rule of it, nothing but what `docs/protocol.md` says. At each step every
//! piece must lie somewhere exactly once, and whatever is turned up next must be what was said to lie there.

#![expect(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod clearing_coffins;
mod dawn_under;
mod keeping;
mod rest_in_peace;
mod ruhe_in_frieden;

use engine::table::{NewTable, Table};
use engine::{Fast, Secret, Truth};
use protocol::lines::Session;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// One step of a table: what was true before, what the answer told, what is true after.
struct Step {
    before: Value,
    events: Vec<Value>,
    after: Value,
}

/// One table and the dice that play it.
struct Outsider<G: Truth> {
    session: Session<G>,
    rng: Fast,
    /// Commands that are preferred where they are offered.
    prefers: fn(&Value) -> bool,
}

impl<G: Truth> Outsider<G> {
    fn sit_down(seats: u8, options: &Value, seed: u64) -> Outsider<G> {
        let new = NewTable::new(seats, serde_json::from_value(options.clone()).unwrap());
        let table = Table::shuffled(new, Secret::from_seed(seed), Vec::new(), &mut ()).unwrap();
        Outsider {
            session: Session::new(table, |_, _, _| Vec::new()),
            rng: Fast::new(seed),
            prefers: |_| true,
        }
    }

    fn ask(&mut self, request: &Value) -> Value {
        let mut output = Vec::new();
        self.session
            .serve(format!("{request}\n").as_bytes(), &mut output)
            .unwrap();
        serde_json::from_slice(&output).unwrap()
    }

    fn state(&mut self) -> Value {
        self.ask(&json!({ "do": "state" }))["state"].take()
    }

    fn any<'a>(&mut self, values: &'a [Value]) -> Option<&'a Value> {
        values.get(self.rng.below(values.len().max(1) as u32) as usize)
    }

    /// Makes any move that is offered, but none that gives up. Nothing when the table is over.
    fn request(&mut self) -> Option<Value> {
        let prompts = self.ask(&json!({ "do": "prompts" }))["prompts"].take();
        let prompts: Vec<Value> = list(&prompts)
            .iter()
            .filter(|prompt| prompt["mode"] == "race" || !list(&prompt["choices"]).is_empty())
            .cloned()
            .collect();
        // A standing right is used now and then.
        let musts: Vec<Value> = prompts
            .iter()
            .filter(|prompt| prompt["must"] == true)
            .cloned()
            .collect();
        let among = if musts.is_empty() || self.rng.below(8) == 0 {
            prompts
        } else {
            musts
        };
        let prompt = self.any(&among)?.clone();
        let mut choices = list(&prompt["choices"]).clone();
        if choices.len() > 1 {
            choices.retain(|choice| *choice != "concede");
        }
        let preferred: Vec<Value> = choices
            .iter()
            .filter(|choice| (self.prefers)(choice))
            .cloned()
            .collect();
        let among = if preferred.is_empty() || self.rng.below(4) == 0 {
            choices
        } else {
            preferred
        };
        let choice = self.any(&among).cloned();
        Some(match prompt["mode"].as_str().unwrap() {
            "race" => json!({ "do": "verdict", "verdict": self.verdict(&prompt, choice.as_ref()) }),
            _ => json!({
                "do": "command", "seat": prompt["seat"], "prompt": prompt["id"], "command": choice.unwrap(),
            }),
        })
    }

    /// A referee who hears one hand, or none.
    fn verdict(&mut self, prompt: &Value, choice: Option<&Value>) -> Value {
        if prompt["kind"] == "rolling" {
            return json!("reveal");
        }
        let mut bangs = Vec::new();
        if let Some(bang) = choice.and_then(|choice| choice.get("bang")) {
            let mut bang = bang.clone();
            bang["seat"] = prompt["seat"].clone();
            bang["reaction_ms"] = json!(500);
            bangs.push(bang);
        }
        json!({ "adjudicate": { "bangs": bangs, "false_starts": [] } })
    }

    /// Plays so many steps and shows each of them.
    fn play(mut self, steps: usize, mut watch: impl FnMut(&Step)) {
        let mut before = self.state();
        for _ in 0..steps {
            let Some(request) = self.request() else { return };
            let answer = self.ask(&request);
            assert!(answer.get("refused").is_none(), "{request}: {answer}");
            let after = self.state();
            let events = answer["events"].as_array().cloned().unwrap_or_default();
            watch(&Step {
                before,
                events,
                after: after.clone(),
            });
            before = after;
        }
    }
}

impl Step {
    /// What each event showed to whoever saw most of it, by name.
    fn sightings(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.events.iter().flat_map(|event| {
            let seen = event["sightings"].as_object().unwrap();
            // A face that one seat alone saw is longer than the back that the others did.
            let fullest = seen
                .values()
                .max_by_key(|sighting| sighting.to_string().replace("null", "").len());
            fullest.into_iter().filter_map(|sighting| match sighting {
                Value::String(name) => Some((name.as_str(), sighting)),
                _ => sighting
                    .as_object()?
                    .iter()
                    .next()
                    .map(|(name, fields)| (name.as_str(), fields)),
            })
        })
    }
}

fn list(value: &Value) -> &Vec<Value> {
    value
        .as_array()
        .unwrap_or_else(|| panic!("expected a list, found {value}"))
}

fn text(value: &Value) -> &str {
    value
        .as_str()
        .unwrap_or_else(|| panic!("expected a word, found {value}"))
}

fn number(value: &Value) -> usize {
    value
        .as_u64()
        .unwrap_or_else(|| panic!("expected a number, found {value}")) as usize
}

/// How often each word occurs.
fn count<'a>(words: impl IntoIterator<Item = &'a str>) -> BTreeMap<&'a str, usize> {
    let mut counts = BTreeMap::new();
    for word in words {
        *counts.entry(word).or_default() += 1;
    }
    counts
}
