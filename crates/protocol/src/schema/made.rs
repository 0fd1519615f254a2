//! The schemas are made here, and the files in `schema/` are kept fresh: `SEXTON_UPDATE=1 cargo test -p protocol schema`.
//!
//! Types that only describe what is written elsewhere by hand are here, too; that they are true is seen by comparing them
//! with what is really sent (`tests/schema.rs`, and the tests of `house` and `programs`).

use crate::bot::{FromBot, ToBot};
use crate::lines::TableRequest;
use crate::wire::{
    DeskRequest, DoorRequest, GuestRequest, HostRequest, Json, JsonOf, LineRequest, PlayRequest, ToClient,
};
use engine::{PromptId, Seat, Stamp};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::borrow::Cow;
use std::collections::BTreeMap;

impl JsonSchema for Json {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "Json".into()
    }
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        true.into()
    }
}

impl<T: JsonSchema> JsonSchema for JsonOf<T> {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        T::schema_name()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        generator.subschema_for::<T>()
    }
}

/// A prompt of the table protocol.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct TablePrompt {
    id: PromptId,
    seat: Seat,
    kind: Value,
    mode: crate::wire::PromptMode,
    must: bool,
    until_ms: Option<Stamp>,
    choices: Vec<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    concedes: Option<Vec<usize>>,
}

/// What happened.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct TableEvent {
    event: String,
    sightings: BTreeMap<String, Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fleeting: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    private: Option<Vec<String>>,
}

/// What one seat saw.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct TableSeen {
    sighting: Value,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    fleeting: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    private: bool,
}

/// How a table ended.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct OutcomeTold {
    winners: Vec<u8>,
    reason: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    scores: Option<Vec<i32>>,
}

/// Why the rules said no.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct RefusedTold {
    code: String,
    rule: String,
    message: String,
}

/// Why a line cannot be answered.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct ErrorTold {
    code: String,
    message: String,
}

/// The whole truth.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct StateTold {
    digest: String,
    options: Value,
    deal: Value,
    views: BTreeMap<String, Value>,
    hidden: Value,
}

/// A line of `sexton table`.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(untagged, deny_unknown_fields)]
enum TableAnswer {
    Prompts {
        prompts: Vec<TablePrompt>,
        outcome: Option<OutcomeTold>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        events: Option<Vec<TableEvent>>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seen: Option<Vec<TableSeen>>,
    },
    Sealed {
        sealed: bool,
        prompts: Vec<TablePrompt>,
    },
    View {
        view: Value,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sealed: Option<Value>,
    },
    Advice {
        prompt: PromptId,
        advice: Vec<crate::lines::AdviceLine<Value>>,
    },
    State {
        state: StateTold,
    },
    Deal {
        deal: Value,
    },
    Log {
        log: String,
    },
    Refused {
        refused: RefusedTold,
    },
    Error {
        error: ErrorTold,
    },
}

/// A draw that an input made.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct LogDraw {
    purpose: String,
    index: u32,
    below: u32,
    value: u32,
}

/// A command in a log.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct LogCommand {
    seat: Seat,
    prompt: PromptId,
    r#do: Value,
}

/// The play that counted in a sealed round.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct LogPlay {
    seat: Seat,
    r#do: Value,
}

/// A seat that changed hands.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct LogHand {
    seat: Seat,
    to: crate::lines::HolderTold,
}

/// A line of a log: the first, an input, or the last.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(untagged, deny_unknown_fields)]
#[expect(
    clippy::large_enum_variant,
    reason = "one form of it is written, and then forgotten"
)]
enum LogLine {
    First {
        sexton_log: u32,
        game: String,
        rules_version: u32,
        seats: u8,
        options: Value,
        practice: bool,
        origin: LogOrigin,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        commitment: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        secret: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        salts: Option<Vec<String>>,
        deal: Value,
        hash: String,
    },
    Input {
        seq: u32,
        at_ms: Stamp,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        command: Option<LogCommand>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<Option<LogPlay>>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        verdict: Option<Value>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        wake: Option<Value>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hand: Option<LogHand>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        take_back: Option<Value>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        advised: Option<Value>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        break_off: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        drew: Option<Vec<LogDraw>>,
        hash: String,
    },
    Last {
        end: OutcomeTold,
        digest: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        secret: Option<String>,
        hash: String,
    },
}

/// Where a deal came from.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum LogOrigin {
    Shuffled,
    Explicit,
}

/// Compares a schema with its file; with `SEXTON_UPDATE` set it writes the file.
fn check(name: &str, mut schema: Value) {
    schema["$id"] = json!(format!("/schema/{name}.json"));
    let text = serde_json::to_string_pretty(&schema).unwrap() + "\n";
    let path = format!("{}/schema/{name}.json", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("SEXTON_UPDATE").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == text,
        "{path} is stale: run SEXTON_UPDATE=1 cargo test -p protocol schema"
    );
}

fn told<T: JsonSchema>() -> Value {
    json!(
        SchemaSettings::draft2020_12()
            .for_serialize()
            .into_generator()
            .into_root_schema_for::<T>()
    )
}

fn asked<T: JsonSchema>() -> Value {
    json!(
        SchemaSettings::draft2020_12()
            .into_generator()
            .into_root_schema_for::<T>()
    )
}

/// Requests of one kind, with what every request may have, and the table if it is about one.
fn requests<T: JsonSchema>(generator: &mut SchemaGenerator, at_table: bool) -> Vec<Value> {
    let schema = json!(T::json_schema(generator));
    let variants = schema["oneOf"].as_array().or(schema["anyOf"].as_array()).cloned();
    let mut variants = variants.unwrap_or_else(|| vec![schema]);
    for variant in &mut variants {
        let Some(properties) = variant.get_mut("properties").and_then(Value::as_object_mut) else {
            panic!("a request is an object: {variant}");
        };
        properties.insert(
            "key".to_owned(),
            json!({ "type": ["string", "null"], "minLength": 1, "maxLength": 40 }),
        );
        if at_table {
            properties.insert("table".to_owned(), json!({ "type": "string" }));
            let required = variant["required"].as_array_mut().unwrap();
            required.push(json!("table"));
        }
    }
    variants
}

#[test]
fn schemas_of_the_wire_are_fresh() {
    let mut generator = SchemaSettings::draft2020_12().into_generator();
    let all: Vec<Value> = [
        requests::<LineRequest>(&mut generator, false),
        requests::<DeskRequest>(&mut generator, false),
        requests::<DoorRequest>(&mut generator, true),
        requests::<GuestRequest>(&mut generator, true),
        requests::<HostRequest>(&mut generator, true),
        requests::<PlayRequest>(&mut generator, true),
    ]
    .concat();
    let defs: Map<String, Value> = generator.take_definitions(true).into_iter().collect();
    let schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Request",
        "oneOf": all,
        "$defs": defs,
    });
    check("wire-request", schema);
    check("wire-message", told::<ToClient>());
}

#[test]
fn schemas_of_the_table_protocol_are_fresh() {
    check("table-request", asked::<TableRequest>());
    check("table-answer", told::<TableAnswer>());
    check("log", told::<LogLine>());
}

#[test]
fn schemas_of_the_bot_protocol_are_fresh() {
    check("bot-told", told::<ToBot>());
    check("bot-said", asked::<FromBot>());
}
