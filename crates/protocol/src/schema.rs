//! What goes in and out, as JSON Schema: written from the Rust types by the tests, which keep the files fresh, and handed
//! out as they are. A program that only runs carries texts and no machinery.

#[cfg(test)]
mod made;

/// One schema.
#[derive(Clone, Copy, Debug)]
pub struct Schema {
    /// Its name.
    pub name: &'static str,
    /// What it describes.
    pub about: &'static str,
    /// The schema (draft 2020-12).
    pub text: &'static str,
}

macro_rules! schemas {
    ($($name:literal: $about:literal;)*) => {
        /// All of them.
        pub const ALL: &[Schema] = &[$(
            Schema {
                name: $name,
                about: $about,
                text: include_str!(concat!("../schema/", $name, ".json")),
            },
        )*];
    };
}

schemas! {
    "wire-request": "what a client says to a house";
    "wire-message": "what a house says to a client";
    "table-request": "a line to sexton table";
    "table-answer": "a line of sexton table";
    "bot-told": "a line to a program that plays";
    "bot-said": "a line of a program that plays";
    "log": "a line of a table's log";
    "rest-in-peace": "options, deals, commands, sightings and views of Rest in Peace";
    "dawn-under": "options, deals, commands, sightings and views of Dawn Under";
    "clearing-coffins": "options, deals, commands, sightings, views and verdicts of Clearing Coffins";
    "ruhe-in-frieden": "options, deals, commands, sightings and views of Ruhe in Frieden";
}

/// The schema of a name.
pub fn find(name: &str) -> Option<&'static Schema> {
    ALL.iter().find(|schema| schema.name == name)
}
