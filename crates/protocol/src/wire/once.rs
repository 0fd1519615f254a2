//! What is told once: choices by their ids, and of a view what has changed.
//!
//! A [`Teller`] is what a house knows of what one line has been told of a table, a [`Listener`] what the other end
//! keeps of it. Ids are counted line by line in the order of telling, so they follow from what the line was told
//! already and betray nothing more.

use super::change::changes;
use super::{Choice, JsonOf, Offer, Outline, Prompt};
use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;
use serde_json::Value;
use std::collections::HashMap;
use std::hash::BuildHasher as _;
use std::sync::Arc;

/// A line that has been told so many choices is told them anew, so that what is kept of them has an end.
const CHOICES_MAX: usize = 512;

/// What one line has been told of a table.
#[derive(Debug, Default)]
pub struct Teller {
    view: Option<Arc<String>>,
    told: KnownChoices,
}

/// The choices a line has been told. Every line of every table has some hundred, so they are kept small: each once, and
/// ids by two keys that are not kept.
#[derive(Debug, Default)]
struct KnownChoices {
    /// The choices by their ids.
    choices: Vec<JsonOf<Choice>>,
    /// Ids by where the texts lie: a house writes most choices once, and need not read them to know them again. The texts
    /// are kept in `choices`, so nothing else comes to lie there.
    by_place: HashTable<u16>,
    /// Ids by what the texts say.
    by_text: HashTable<u16>,
}

impl KnownChoices {
    fn place_hash(choice: &JsonOf<Choice>) -> u64 {
        FxBuildHasher.hash_one(choice.place())
    }

    fn text_hash(choice: &JsonOf<Choice>) -> u64 {
        FxBuildHasher.hash_one(choice.text())
    }

    /// The id of a choice that was told.
    fn find(&self, choice: &JsonOf<Choice>) -> Option<u16> {
        let told = |id: &u16| &self.choices[usize::from(*id)];
        let is_there = |id: &u16| told(id).place() == choice.place();
        let by_place = self.by_place.find(Self::place_hash(choice), is_there);
        let by_text = || {
            self.by_text
                .find(Self::text_hash(choice), |id| told(id) == choice)
        };
        by_place.or_else(by_text).copied()
    }

    /// Gives a choice the next id; nothing if there are no more.
    fn add(&mut self, choice: &JsonOf<Choice>) -> Option<u16> {
        let id = u16::try_from(self.choices.len()).ok()?;
        self.choices.push(choice.clone());
        let told = |id: &u16| &self.choices[usize::from(*id)];
        self.by_place
            .insert_unique(Self::place_hash(choice), id, |id| Self::place_hash(told(id)));
        self.by_text
            .insert_unique(Self::text_hash(choice), id, |id| Self::text_hash(told(id)));
        Some(id)
    }

    fn clear(&mut self) {
        self.choices.clear();
        self.by_place.clear();
        self.by_text.clear();
    }
}

impl Teller {
    /// The line is told what is seen, from nothing.
    pub fn begin(&mut self, view: &Outline) {
        self.has(view);
        self.told.clear();
    }

    /// The text of the view the line has, if it has one.
    pub fn view(&self) -> Option<&Arc<String>> {
        self.view.as_ref()
    }

    /// What the line is told of what is seen now: a list of [`Change`](super::Change)s, as it is written.
    pub fn changes(&mut self, now: &Outline) -> String {
        let before = self.view.as_ref().map(|view| view.as_str());
        let changes = changes(before, now);
        self.has(now);
        changes
    }

    /// The line has a view, told as the changes another line was told that had the same before.
    pub fn has(&mut self, now: &Outline) {
        self.view = Some(now.text().clone());
    }

    /// Prompts as the line is told them: each choice whole for the first time, afterwards by its id.
    pub fn prompts(&mut self, prompts: &[Prompt<JsonOf<Choice>>]) -> Vec<Prompt> {
        self.make_room();
        let told = |prompt: &Prompt<JsonOf<Choice>>| {
            let choices = prompt.choices.iter().map(|choice| self.offer(choice)).collect();
            prompt.with(choices)
        };
        prompts.iter().map(told).collect()
    }

    /// What is kept of choices has an end.
    pub(super) fn make_room(&mut self) {
        if self.told.choices.len() > CHOICES_MAX {
            self.told.clear();
        }
    }

    pub(super) fn offer(&mut self, choice: &JsonOf<Choice>) -> Offer {
        if let Some(id) = self.told.find(choice) {
            return Offer::Known(id.into());
        }
        let id = match self.told.add(choice) {
            Some(id) => id.into(),
            // More than anybody is ever asked at once: told whole each time.
            None => u32::MAX,
        };
        let choice = choice.clone();
        Offer::New { id, choice }
    }
}

/// What the other end keeps of a table to read what it is told.
#[derive(Clone, Debug, Default)]
pub struct Listener {
    view: Value,
    choices: HashMap<u64, Value>,
}

impl Listener {
    /// Makes a message about the table whole: all choices in its prompts, and a `view` in place of `changes`.
    pub fn unfold(&mut self, message: &mut Value) {
        if message["is"] == "view" {
            self.view = message["view"].clone();
        } else if let Some(message) = message.as_object_mut()
            && let Some(changes) = message.remove("changes")
        {
            for change in changes.as_array().into_iter().flatten() {
                self.change(change);
            }
            message.insert("view".to_owned(), self.view.clone());
        }
        let prompts = message.get_mut("prompts").and_then(Value::as_array_mut);
        for prompt in prompts.into_iter().flatten() {
            let choices = prompt.get_mut("choices").and_then(Value::as_array_mut);
            choices.into_iter().flatten().for_each(|offer| self.take(offer));
        }
    }

    fn change(&mut self, change: &Value) {
        let way = change["at"].as_array().into_iter().flatten();
        let part = way.into_iter().try_fold(&mut self.view, |part, step| match step {
            Value::Number(place) => part.get_mut(place.as_u64()? as usize),
            step => part.get_mut(step.as_str()?),
        });
        if let Some(part) = part {
            *part = change["now"].clone();
        }
    }

    fn take(&mut self, offer: &mut Value) {
        let choice = match (offer.as_u64(), offer["id"].as_u64()) {
            (Some(id), _) => self.choices.get(&id).cloned(),
            (None, Some(id)) => {
                self.choices.insert(id, offer["choice"].clone());
                self.choices.get(&id).cloned()
            }
            (None, None) => None,
        };
        *offer = choice.unwrap_or_default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::{Json, PromptMode};
    use engine::{Fast, PromptId};
    use serde_json::json;

    /// Any value of a few kinds, with texts that are awkward to read.
    fn any(rng: &mut Fast, depth: u32) -> Value {
        let texts = ["", "a", "a\"b\\", "[1,{", "}]\\\\", "ä♥,:", "null"];
        let text = |rng: &mut Fast| texts[rng.below(texts.len() as u32) as usize];
        match rng.below(if depth == 0 { 4 } else { 7 }) {
            0 => json!(rng.below(3)),
            1 => json!(text(rng)),
            2 => json!(rng.below(2) == 0),
            3 => Value::Null,
            4 => (0..rng.below(4)).map(|_| any(rng, depth - 1)).collect(),
            _ => {
                let field = |rng: &mut Fast| (text(rng).to_owned(), any(rng, depth - 1));
                (0..rng.below(5)).map(|_| field(rng)).collect()
            }
        }
    }

    /// The value with some of its parts replaced.
    fn altered(value: &Value, rng: &mut Fast) -> Value {
        if rng.below(5) == 0 {
            return any(rng, 2);
        }
        match value {
            Value::Array(parts) => parts.iter().map(|part| altered(part, rng)).collect(),
            Value::Object(parts) => {
                let altered = |(name, part): (&String, &Value)| (name.clone(), altered(part, rng));
                parts.iter().map(altered).collect()
            }
            other => other.clone(),
        }
    }

    #[test]
    fn a_view_is_whole_again_after_its_changes() {
        let mut rng = Fast::new(1);
        for _ in 0..300 {
            let (mut teller, mut listener) = (Teller::default(), Listener::default());
            let mut view = any(&mut rng, 4);
            for step in 0..20 {
                let now = Outline::of(&view);
                let mut message = if step == 3 {
                    teller.begin(&now);
                    json!({"is": "view", "view": view})
                } else {
                    let changes = teller.changes(&now);
                    assert!(changes.len() < now.text().len() + 30, "{changes}");
                    json!({"is": "moved", "changes": serde_json::from_str::<Value>(&changes).unwrap()})
                };
                listener.unfold(&mut message);
                assert_eq!(message["view"], view);
                view = altered(&view, &mut rng);
            }
        }
    }

    #[test]
    fn changes_are_the_smallest_parts_that_differ() {
        let long = "x".repeat(40);
        let before = json!({"a": [{"b": 1, "c": long}, {"b": 2, "c": long}], "d": [1, 2], "e": {"f": long}});
        let check = |now: Value, expected: Value| {
            let mut teller = Teller::default();
            teller.begin(&Outline::of(&before));
            let told = teller.changes(&Outline::of(&now));
            assert_eq!(serde_json::from_str::<Value>(&told).unwrap(), expected);
        };
        check(before.clone(), json!([]));
        let mut now = before.clone();
        now["a"][1]["b"] = json!(3);
        check(now.clone(), json!([{"at": ["a", 1, "b"], "now": 3}]));
        now["d"] = json!([1]);
        check(
            now.clone(),
            json!([{"at": ["a", 1, "b"], "now": 3}, {"at": ["d"], "now": [1]}]),
        );
        // A field that is gone cannot be told by itself.
        let mut now = before.clone();
        now["e"] = json!({});
        check(now, json!([{"at": ["e"], "now": {}}]));
        // An empty list is no empty object.
        let mut now = before.clone();
        now["d"] = json!([4, 5]);
        check(now, json!([{"at": ["d"], "now": [4, 5]}]));
        check(json!([]), json!([{"at": [], "now": []}]));
        // A list that was empty has no first place.
        let mut teller = Teller::default();
        teller.begin(&Outline::of(&json!({"a": [], "b": 1, "c": long})));
        let told = teller.changes(&Outline::of(&json!({"a": [7], "b": 12, "c": long})));
        assert_eq!(told, r#"[{"at":["a"],"now":[7]},{"at":["b"],"now":12}]"#);
    }

    fn prompt(commands: &[u32]) -> Prompt<JsonOf<Choice>> {
        let choice =
            |command: &u32| JsonOf::of(&json!({"command": command, "say": {"key": "k"}, "rule": "R"}));
        Prompt {
            id: PromptId(1),
            kind: Json::of("act"),
            mode: PromptMode::Open,
            must: true,
            choices: commands.iter().map(choice).collect(),
            in_background: false,
        }
    }

    /// The choices as they are told: ids, new ones with their command.
    fn told(teller: &mut Teller, commands: &[u32]) -> Vec<(u32, Option<u32>)> {
        let prompts = teller.prompts(&[prompt(commands)]);
        let offer = |offer: &Offer| match offer {
            Offer::Known(id) => (*id, None),
            Offer::New { id, choice } => {
                let choice: Value = serde_json::from_str(choice.text()).unwrap();
                (*id, Some(choice["command"].as_u64().unwrap() as u32))
            }
        };
        prompts[0].choices.iter().map(offer).collect()
    }

    #[test]
    fn a_choice_is_told_once() {
        let mut teller = Teller::default();
        assert_eq!(told(&mut teller, &[70, 80]), [(0, Some(70)), (1, Some(80))]);
        assert_eq!(
            told(&mut teller, &[80, 90, 70]),
            [(1, None), (2, Some(90)), (0, None)]
        );
        // Whoever is told the view from nothing has no choices either.
        teller.begin(&Outline::of("view"));
        assert_eq!(told(&mut teller, &[90]), [(0, Some(90))]);
    }

    #[test]
    fn what_is_kept_of_choices_has_an_end() {
        let mut teller = Teller::default();
        let mut listener = Listener::default();
        for turn in 0..100 {
            let commands: Vec<u32> = (turn * 20..turn * 20 + 60).collect();
            let prompts = teller.prompts(&[prompt(&commands)]);
            assert!(teller.told.choices.len() <= CHOICES_MAX + 60);
            let mut message = json!({"is": "prompts", "prompts": prompts});
            listener.unfold(&mut message);
            let choices = message["prompts"][0]["choices"].as_array().unwrap();
            let found: Vec<u64> = choices
                .iter()
                .map(|choice| choice["command"].as_u64().unwrap())
                .collect();
            assert_eq!(found, commands.iter().map(|c| u64::from(*c)).collect::<Vec<_>>());
        }
        assert!(listener.choices.len() <= CHOICES_MAX + 60);
    }

    #[test]
    fn garbage_is_not_understood_and_does_no_harm() {
        let mut listener = Listener::default();
        let garbage =
            json!({"is": "moved", "changes": [{"at": "here"}, 7], "prompts": [{"choices": [7, {}, "x"]}, 1]});
        listener.unfold(&mut garbage.clone());
        listener.unfold(&mut json!({"is": "view"}));
        listener.unfold(&mut json!([1]));
    }
}
