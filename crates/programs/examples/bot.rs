//! A bot for all four games, in Rust: it prefers what it has not tried yet. `docs/bot-protocol.md` describes what is said.
//!
//! ```sh
//! cargo build --release -p programs --example bot
//! sexton simulate dawn-under --bots cmd:target/release/examples/bot,mourner --games 100
//! ```

use protocol::bot::{Answer, FromBot, Hello, ToBot};
use serde_json::Value;
use std::collections::HashMap;
use std::io::{BufRead as _, Write as _};

/// What the bot knows of a table: how often it has made each choice.
#[derive(Default)]
struct Table {
    made: HashMap<String, u32>,
}

impl Table {
    /// The choice made least often, the first of several; nothing while the dice roll.
    fn choose(&mut self, kind: &Value, choices: &[Value], concedes: &[usize]) -> Option<u16> {
        if kind == "rolling" {
            return None;
        }
        let stays = (0..choices.len()).filter(|place| !concedes.contains(place));
        let count = |place: &usize| *self.made.get(&choices[*place].to_string()).unwrap_or(&0);
        let place = stays.min_by_key(count).unwrap_or(0);
        *self.made.entry(choices.get(place)?.to_string()).or_default() += 1;
        u16::try_from(place).ok()
    }
}

fn main() -> std::io::Result<()> {
    let mut tables: HashMap<u64, Table> = HashMap::new();
    let mut output = std::io::stdout().lock();
    for line in std::io::stdin().lock().lines() {
        let said = match serde_json::from_str::<ToBot>(&line?)? {
            ToBot::Hello { version } => FromBot::Hello(Hello {
                version,
                name: "curious".to_owned(),
                author: "Sexton".to_owned(),
                ..Hello::default()
            }),
            ToBot::Asked { table, prompt, .. } => FromBot::Answer(Answer {
                table,
                prompt: prompt.id,
                choice: tables.entry(table).or_default().choose(
                    &prompt.kind,
                    &prompt.choices,
                    &prompt.concedes,
                ),
                command: None,
                after_ms: None,
            }),
            ToBot::Over { table, .. } => {
                tables.remove(&table);
                continue;
            }
            ToBot::Sit { .. } | ToBot::See { .. } => continue,
        };
        writeln!(output, "{}", serde_json::to_string(&said)?)?;
        output.flush()?;
    }
    Ok(())
}
