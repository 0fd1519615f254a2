//! Ways to play, by name (TB-7.1).

use crate::game::{Game, Problem};
use serde_json::{Map, Value};

/// The preset every game has: the rule sheet as the spec reads it.
pub const AS_PRINTED: &str = "as-printed";

/// Options that belong together under a name. What it does not name is as usual.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PresetInfo {
    /// Its name in JSON, on the command line and in the keys of its messages.
    pub name: &'static str,
    /// Names and values of the options that are not as usual.
    pub options: &'static [(&'static str, &'static str)],
}

impl PresetInfo {
    /// The options it names, as JSON.
    pub fn values(&self) -> Map<String, Value> {
        let value = |(name, text): &(&str, &str)| ((*name).to_owned(), value_of(text));
        self.options.iter().map(value).collect()
    }
}

/// The value of an option as lists and command lines write it: a number if it reads as one, else a word.
pub fn value_of(text: &str) -> Value {
    text.parse::<i64>()
        .map_or_else(|_| Value::from(text), Value::from)
}

/// Reads options: what is not said is as usual, and a number may be written as a text, or a text as a number.
///
/// # Errors
/// What was expected and found, of the first option that cannot be read.
pub fn read<G: Game>(mut fields: Map<String, Value>) -> Result<G::Options, serde_json::Error> {
    let reads = |fields: &Map<String, Value>| serde_json::from_value(Value::Object(fields.clone()));
    let as_written = reads(&fields);
    if as_written.is_ok() {
        return as_written;
    }
    for (name, value) in &mut fields {
        let alone = |value: &Value| {
            let field = Map::from_iter([(name.clone(), value.clone())]);
            serde_json::from_value::<G::Options>(Value::Object(field)).is_ok()
        };
        let other = match &*value {
            Value::String(text) => value_of(text),
            Value::Number(number) => Value::String(number.to_string()),
            _ => continue,
        };
        if !alone(value) && alone(&other) {
            *value = other;
        }
    }
    // What is wrong with them is told as it was written.
    reads(&fields).or(as_written)
}

/// The preset of a name.
///
/// # Errors
/// If the game has none of that name; says which there are.
pub fn find<G: Game>(name: &str) -> Result<&'static PresetInfo, Problem> {
    let found = G::PRESETS.iter().find(|preset| preset.name == name);
    found.ok_or_else(|| {
        let names: Vec<&str> = G::PRESETS.iter().map(|preset| preset.name).collect();
        let message = format!(
            "{} has no preset \"{name}\"; it has {}",
            G::NAME,
            names.join(", ")
        );
        Problem::new("preset", message)
    })
}

/// The options a preset agrees on, in full.
///
/// # Errors
/// If the game cannot read its own preset, which its tests see to.
pub fn options<G: Game>(preset: &PresetInfo) -> Result<G::Options, Problem> {
    serde_json::from_value(Value::Object(preset.values()))
        .map_err(|error| Problem::new("preset", format!("{}: {error}", preset.name)))
}
