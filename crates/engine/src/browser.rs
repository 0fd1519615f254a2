//! The types of a game as the browser knows them, made from the Rust types by the tests of each game; `testbed` writes them.
//!
//! Only with the feature `browser`, which is for tests.

pub use schemars;
pub use ts_rs;

use crate::{Later, PromptId, Seat, SeatMap, SeatSet, Seen, Stamp, Switch};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Value, json};
use std::borrow::Cow;
use ts_rs::{Config, TS};

/// Says how a type that writes itself in its own way looks to the browser.
#[macro_export]
macro_rules! written_as {
    ($type:ty, $text:expr) => {
        impl $crate::browser::ts_rs::TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;
            fn name(_: &$crate::browser::ts_rs::Config) -> String {
                String::from($text)
            }
            fn inline(config: &$crate::browser::ts_rs::Config) -> String {
                <Self as $crate::browser::ts_rs::TS>::name(config)
            }
        }

        impl $crate::browser::schemars::JsonSchema for $type {
            fn inline_schema() -> bool {
                true
            }
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($type).into()
            }
            fn json_schema(
                _: &mut $crate::browser::schemars::SchemaGenerator,
            ) -> $crate::browser::schemars::Schema {
                $crate::browser::schema($text)
            }
        }
    };
}

/// The schema of a type of the browser that is a number, a text, one of some values, or a list of these.
pub fn schema(text: &str) -> Schema {
    let one = |text: &str| -> Value {
        match (text.trim(), text.trim().strip_suffix("[]")) {
            (_, Some("number")) => json!({ "type": "array", "items": { "type": "integer" } }),
            (_, Some("string")) => json!({ "type": "array", "items": { "type": "string" } }),
            (_, Some(_)) => json!({ "type": "array" }),
            ("number", _) => json!({ "type": "integer" }),
            ("string", _) => json!({ "type": "string" }),
            (literal, _) => match serde_json::from_str::<Value>(literal) {
                Ok(value) => json!({ "const": value }),
                Err(_) => json!({}),
            },
        }
    };
    let mut all: Vec<Value> = text.split('|').map(one).collect();
    let schema = match all.len() {
        1 => all.remove(0),
        _ => json!({ "anyOf": all }),
    };
    Schema::try_from(schema).unwrap_or_default()
}

written_as!(Seat, "number");
written_as!(SeatSet, "number[]");
written_as!(PromptId, "number");
written_as!(Stamp, "number");
written_as!(Switch, "\"on\" | \"off\"");

macro_rules! wraps {
    ($type:ident, $write:expr, $schema:expr) => {
        impl<T: TS + 'static> TS for $type<T> {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;
            fn name(config: &Config) -> String {
                $write(T::name(config))
            }
            fn inline(config: &Config) -> String {
                $write(T::inline(config))
            }
        }

        impl<T: JsonSchema> JsonSchema for $type<T> {
            fn inline_schema() -> bool {
                true
            }
            fn schema_name() -> Cow<'static, str> {
                T::schema_name()
            }
            fn json_schema(generator: &mut SchemaGenerator) -> Schema {
                let inner = generator.subschema_for::<T>();
                Schema::try_from($schema(inner)).unwrap_or_default()
            }
        }
    };
}

wraps!(Later, |inner: String| inner, |inner: Schema| json!(inner));
wraps!(
    SeatMap,
    |inner: String| format!("Array<{inner}>"),
    |inner: Schema| json!({ "type": "array", "items": inner })
);
wraps!(
    Seen,
    |inner: String| format!("{inner} | null"),
    |inner: Schema| json!({ "anyOf": [inner, { "type": "null" }] })
);
