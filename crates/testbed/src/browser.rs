//! The types of a game as the browser knows them: written from the Rust types, and kept fresh.

use engine::browser::schemars::generate::SchemaSettings;
use engine::browser::schemars::{JsonSchema, SchemaGenerator};
use engine::browser::ts_rs::{Config, TS};
use serde_json::{Map, Value, json};
use std::path::Path;

/// The declaration of one type, with its comment.
pub fn declare<T: TS>() -> String {
    let config = Config::new().with_large_int("number");
    format!("{}export {}\n\n", T::docs().unwrap_or_default(), T::decl(&config))
}

/// Compares the declarations of a game with `web/src/wire/NAME.ts`; with `SEXTON_UPDATE` set it writes them.
///
/// # Panics
/// If the file is stale.
pub fn check(name: &str, declarations: &[String]) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wire");
    let path = Path::new(folder).join(format!("{name}.ts"));
    let text = declarations.concat();
    let lines: String = text
        .lines()
        .map(|line| line.trim_end().to_owned() + "\n")
        .collect();
    let fresh = format!(
        "// What goes in and out of the rules of {name} (docs/protocol.md). Made from its crate: do not edit.\n\
         // SEXTON_UPDATE=1 cargo test -p {name} writes it anew.\n\n{}\n",
        lines.trim_end()
    );
    if std::env::var_os("SEXTON_UPDATE").is_some() {
        std::fs::write(&path, &fresh).expect("the folder of the browser's types can be written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == fresh,
        "{} is stale: run SEXTON_UPDATE=1 cargo test -p {name}",
        path.display()
    );
}

/// The parts of a game as JSON Schema: one property for each, in one document.
pub struct Schemas {
    generator: SchemaGenerator,
    parts: Map<String, Value>,
}

impl Default for Schemas {
    fn default() -> Schemas {
        Schemas {
            generator: SchemaSettings::draft2020_12().for_serialize().into_generator(),
            parts: Map::new(),
        }
    }
}

impl Schemas {
    /// Adds a part under a name.
    #[must_use]
    pub fn with<T: JsonSchema>(mut self, name: &str) -> Schemas {
        let mut schema = json!(self.generator.root_schema_for::<T>());
        // What is left out of options is as usual.
        if name == "options"
            && let Some(schema) = schema.as_object_mut()
        {
            schema.remove("required");
        }
        if let Some(schema) = schema.as_object_mut() {
            schema.remove("$schema");
            schema.remove("$defs");
        }
        self.parts.insert(name.to_owned(), schema);
        self
    }

    /// Compares them with `crates/protocol/schema/NAME.json`; with `SEXTON_UPDATE` set it writes them.
    ///
    /// # Panics
    /// If the file is stale.
    pub fn check(mut self, game: &str) {
        let defs: Map<String, Value> = self.generator.take_definitions(true).into_iter().collect();
        let schema = json!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "$id": format!("/schema/{game}.json"),
            "title": game,
            "description": "What goes in and out of the rules, each under its name.",
            "type": "object",
            "properties": self.parts,
            "additionalProperties": false,
            "$defs": defs,
        });
        let text = serde_json::to_string_pretty(&schema).unwrap_or_default() + "\n";
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../protocol/schema");
        let path = Path::new(folder).join(format!("{game}.json"));
        if std::env::var_os("SEXTON_UPDATE").is_some() {
            std::fs::write(&path, &text).expect("the folder of the schemas can be written");
        }
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(
            kept == text,
            "{} is stale: run SEXTON_UPDATE=1 cargo test -p {game}",
            path.display()
        );
    }
}
