//! What belongs to one game, and what is written once for many readers: passed on as it is.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::sync::Arc;

/// A piece of JSON whose form is fixed in the `api` of a game. Clones share the text.
// In a box of its own: a long text is not copied once more to be shared.
#[derive(Clone, Debug)]
pub struct Json(Arc<Box<RawValue>>);

impl Json {
    /// Writes plain data down.
    ///
    /// # Panics
    /// If the data is not plain: a map with keys that are no text, or a type that refuses to be written.
    pub fn of(data: &(impl Serialize + ?Sized)) -> Json {
        Json(Arc::new(
            to_raw_value(data).expect("the types of a game's api are plain data"),
        ))
    }

    /// Takes what was written down already.
    ///
    /// # Panics
    /// If it is no JSON.
    pub(super) fn from_text(text: String) -> Json {
        Json(Arc::new(
            RawValue::from_string(text).expect("what is written is JSON"),
        ))
    }

    /// The text.
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// Where it lies: two that lie in the same place share one text.
    pub(super) fn place(&self) -> usize {
        Arc::as_ptr(&self.0).addr()
    }

    /// Whether both share one text; if not, they may still be equal.
    fn is_same(&self, other: &Json) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// The text as a value.
    pub fn value(&self) -> Value {
        serde_json::from_str(self.text()).expect("a piece of JSON can be read")
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Json) -> bool {
        self.is_same(other) || self.text() == other.text()
    }
}

impl Eq for Json {}

impl Hash for Json {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text().hash(state);
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

/// A `T` that is written down already, because several readers are sent the same. Clones share the text.
#[derive(Clone, Debug)]
pub struct JsonOf<T>(Json, PhantomData<fn() -> T>);

impl<T> JsonOf<T> {
    /// Writes down data of the form of a `T`.
    ///
    /// # Panics
    /// As [`Json::of`].
    pub fn of(data: &(impl Serialize + ?Sized)) -> JsonOf<T> {
        JsonOf(Json::of(data), PhantomData)
    }

    /// Takes what was written down from data of the form of a `T`.
    pub fn from_json(json: Json) -> JsonOf<T> {
        JsonOf(json, PhantomData)
    }

    /// The text.
    pub fn text(&self) -> &str {
        self.0.text()
    }

    /// As [`Json::place`].
    pub(super) fn place(&self) -> usize {
        self.0.place()
    }
}

impl<T> PartialEq for JsonOf<T> {
    fn eq(&self, other: &JsonOf<T>) -> bool {
        self.0 == other.0
    }
}

impl<T> Eq for JsonOf<T> {}

impl<T> Hash for JsonOf<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T> Serialize for JsonOf<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de, T: Serialize + DeserializeOwned> Deserialize<'de> for JsonOf<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<JsonOf<T>, D::Error> {
        Ok(JsonOf::of(&T::deserialize(deserializer)?))
    }
}
