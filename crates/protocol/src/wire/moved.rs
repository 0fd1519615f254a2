//! `moved`, written straight into the line: a house says nothing more often.

use super::{Choice, Clock, Glimpse, Json, JsonOf, Offer, Prompt, Teller, Waiting};
use serde::Serialize;

/// Something that happened, as a house has it before it knows what a line has been told. The fields are those of
/// [`ToClient::Moved`](super::ToClient::Moved).
#[derive(Clone, Copy, Debug)]
pub struct Moved<'a> {
    pub table: &'a str,
    /// The sequence after it.
    pub seq: u32,
    /// What was seen, in order.
    pub seen: &'a [JsonOf<Glimpse>],
    /// What has changed in what is seen, as [`Teller::changes`] writes it.
    pub changes: &'a str,
    /// What is asked.
    pub prompts: &'a [Prompt<JsonOf<Choice>>],
    /// Whom the table waits for.
    pub waiting: &'a [Waiting],
    /// What runs out.
    pub clock: Clock,
    /// Whether the last move can be taken back.
    pub can_take_back: bool,
    /// How it ended, if it has.
    pub outcome: Option<&'a Json>,
    /// When to show it.
    pub show_at: Option<i64>,
}

/// Room for what every message has.
const FRAME_BYTES: usize = 384;

/// Room for a choice that is known.
const KNOWN_BYTES: usize = 4;

impl Teller {
    /// The message as the line is told it.
    pub fn write_moved(&mut self, moved: &Moved<'_>) -> Vec<u8> {
        let choices: usize = moved.prompts.iter().map(|prompt| prompt.choices.len()).sum();
        let seen: usize = moved.seen.iter().map(|seen| seen.text().len() + 1).sum();
        let room = FRAME_BYTES + seen + moved.changes.len() + KNOWN_BYTES * choices;
        let mut line = Draft(Vec::with_capacity(room));
        line.raw(r#"{"is":"moved","table":"#).put(moved.table);
        line.raw(r#","seq":"#).put(&moved.seq);
        line.raw(r#","seen":["#);
        for (place, seen) in moved.seen.iter().enumerate() {
            line.raw(if place > 0 { "," } else { "" }).raw(seen.text());
        }
        line.raw(r#"],"changes":"#).raw(moved.changes);
        line.raw(r#","prompts":["#);
        self.write_prompts(&mut line, moved.prompts);
        line.raw(r#"],"waiting":"#).put(moved.waiting);
        line.raw(r#","clock":"#).put(&moved.clock);
        if moved.can_take_back {
            line.raw(r#","can_take_back":true"#);
        }
        if let Some(outcome) = moved.outcome {
            line.raw(r#","outcome":"#).raw(outcome.text());
        }
        if let Some(show_at) = moved.show_at {
            line.raw(r#","show_at":"#).put(&show_at);
        }
        line.raw("}");
        line.0
    }

    fn write_prompts(&mut self, line: &mut Draft, prompts: &[Prompt<JsonOf<Choice>>]) {
        self.make_room();
        for (number, prompt) in prompts.iter().enumerate() {
            line.raw(if number > 0 { r#",{"id":"# } else { r#"{"id":"# })
                .put(&prompt.id);
            line.raw(r#","kind":"#).raw(prompt.kind.text());
            line.raw(r#","mode":"#).put(&prompt.mode);
            line.raw(r#","must":"#).put(&prompt.must);
            line.raw(r#","choices":["#);
            for (place, choice) in prompt.choices.iter().enumerate() {
                if place > 0 {
                    line.raw(",");
                }
                match self.offer(choice) {
                    Offer::Known(id) => line.number(id),
                    Offer::New { id, choice } => {
                        line.raw(r#"{"id":"#).number(id);
                        line.raw(r#","choice":"#).raw(choice.text()).raw("}");
                    }
                }
            }
            line.raw("]");
            if prompt.in_background {
                line.raw(r#","in_background":true"#);
            }
            line.raw("}");
        }
    }
}

/// A message that is being written.
struct Draft(Vec<u8>);

impl Draft {
    /// What is written already.
    fn raw(&mut self, text: &str) -> &mut Draft {
        self.0.extend_from_slice(text.as_bytes());
        self
    }

    fn number(&mut self, number: u32) {
        self.raw(itoa::Buffer::new().format(number));
    }

    fn put(&mut self, value: &(impl Serialize + ?Sized)) {
        serde_json::to_writer(&mut self.0, value).expect("messages are plain data");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::{PromptMode, ToClient};
    use engine::{PromptId, Seat};
    use serde_json::json;

    fn prompt(id: u32, choices: &[u32], in_background: bool) -> Prompt<JsonOf<Choice>> {
        let choice =
            |command: &u32| JsonOf::of(&json!({"command": command, "say": {"key": "k"}, "rule": "R"}));
        Prompt {
            id: PromptId(id),
            kind: Json::of(&json!({"act": id})),
            mode: PromptMode::Open,
            must: !in_background,
            choices: choices.iter().map(choice).collect(),
            in_background,
        }
    }

    /// The bytes are those of the message's own type, whatever it holds, line after line.
    #[test]
    fn it_is_written_as_its_type_is() {
        let glimpse = |sighting: &str| JsonOf::of(&json!({"sighting": sighting, "say": {"key": "k"}}));
        let seen = [glimpse("x"), glimpse("y")];
        let outcome = Json::of(&json!({"winners": [1]}));
        let waiting = [Waiting {
            seat: Seat(1),
            kind: Json::of("act"),
        }];
        let ticking = Clock {
            left_ms: Some(20),
            of_ms: Some(30),
            window: true,
            held: true,
        };
        let rounds: [&[Prompt<JsonOf<Choice>>]; 4] = [
            &[],
            &[prompt(1, &[7, 8], false)],
            &[prompt(2, &[8, 9, 7], false), prompt(3, &[], true)],
            &[prompt(4, &[9], true), prompt(5, &[1, 2], false)],
        ];
        let (mut straight, mut by_type) = (Teller::default(), Teller::default());
        for (seq, prompts) in (0..).zip(rounds) {
            for bare in [true, false] {
                let moved = Moved {
                    table: "a\"b",
                    seq,
                    seen: if bare { &[] } else { &seen },
                    changes: r#"[{"at":["a",1],"now":2}]"#,
                    prompts,
                    waiting: if bare { &[] } else { &waiting },
                    clock: if bare { Clock::default() } else { ticking },
                    can_take_back: !bare,
                    outcome: Some(&outcome).filter(|_| !bare),
                    show_at: Some(-5).filter(|_| !bare),
                };
                let expected = ToClient::Moved {
                    table: moved.table.to_owned(),
                    seq,
                    seen: JsonOf::of(moved.seen),
                    changes: JsonOf::of(&json!([{"at": ["a", 1], "now": 2}])),
                    prompts: by_type.prompts(prompts),
                    waiting: moved.waiting.to_vec(),
                    clock: moved.clock,
                    can_take_back: moved.can_take_back,
                    outcome: moved.outcome.cloned(),
                    show_at: moved.show_at,
                };
                let written = String::from_utf8(straight.write_moved(&moved)).unwrap();
                assert_eq!(written, expected.write());
            }
        }
    }
}
