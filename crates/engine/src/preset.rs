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
