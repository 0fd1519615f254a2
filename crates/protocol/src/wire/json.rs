//! What belongs to one game: passed on as it is.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// A piece of JSON whose form is fixed in the `api` of a game.
#[derive(Clone, Debug)]
pub struct Json(Box<RawValue>);

impl Json {
    /// Writes plain data down.
    ///
    /// # Panics
    /// If the data is not plain: a map with keys that are no text, or a type that refuses to be written.
    pub fn of(data: &impl Serialize) -> Json {
        Json(to_raw_value(data).expect("the types of a game's api are plain data"))
    }

    /// The text.
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// The text as a value.
    pub fn value(&self) -> Value {
        serde_json::from_str(self.text()).expect("a piece of JSON can be read")
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Json) -> bool {
        self.text() == other.text()
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Json {
    // By way of a value: messages are told apart by a field, and what is read twice cannot be read raw.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Json, D::Error> {
        Ok(Json::of(&Value::deserialize(deserializer)?))
    }
}
