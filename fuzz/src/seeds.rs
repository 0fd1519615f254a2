//! Bytes to start from: what a reader of JSON understands is not found by chance.

use crate::{Target, lines};
use engine::{Fast, Truth};
use serde_json::{Value, json};

/// Every request to a house, one on each line.
pub const WIRE: &str = include_str!("../seeds/wire.jsonl");

/// Every request of the table protocol, as far as it is the same for all games.
pub const LINES: &str = include_str!("../seeds/lines.jsonl");

/// How many moves of a table are told.
const MOVES: usize = 40;

impl Target {
    /// Bytes that reach the inside of the target. The logs of the archives are added by whoever runs it.
    pub fn seeds(&self) -> Vec<Vec<u8>> {
        match (self.reader, self.game) {
            ("wire", _) => WIRE.lines().map(|line| line.as_bytes().to_vec()).collect(),
            ("lines", Some(game)) => {
                let played = catalog::with_game!(game, G => played::<G>()).expect("it is of the catalog");
                vec![LINES.as_bytes().to_vec(), played.into_bytes()]
            }
            ("inputs", _) => (0..8).map(|seed| noise(seed, 1_500)).collect(),
            _ => Vec::new(),
        }
    }
}

/// Requests that play a table, as they come to mind: first choices, closed rounds, and time that passes.
fn played<G: Truth>() -> String {
    let mut session = lines::session::<G>(1);
    let mut told = String::new();
    let mut rng = Fast::new(1);
    for idx in 0..MOVES {
        let answer = lines::answers(&mut session, b"{\"do\":\"prompts\"}\n").remove(0);
        let at_ms = (idx as u64 + 1) * 60_000;
        let Some(prompts) = answer["prompts"].as_array().filter(|prompts| !prompts.is_empty()) else {
            break;
        };
        let prompt = &prompts[rng.below(prompts.len() as u32) as usize];
        let choices = prompt["choices"].as_array().map_or(&[][..], Vec::as_slice);
        let request = match choices.len() {
            0 => json!({"do": "wake", "at_ms": at_ms}),
            count => {
                let command: &Value = &choices[rng.below(count as u32) as usize];
                json!({"do": "command", "seat": prompt["seat"], "prompt": prompt["id"], "command": command, "at_ms": at_ms})
            }
        };
        for request in [request, json!({"do": "close_round", "at_ms": at_ms})] {
            let line = format!("{request}\n");
            lines::answers(&mut session, line.as_bytes());
            told.push_str(&line);
        }
    }
    told
}

/// Bytes of chance.
fn noise(seed: u64, length: usize) -> Vec<u8> {
    let mut rng = Fast::new(seed);
    (0..length).map(|_| rng.below(256) as u8).collect()
}
