//! A file of settings: TOML, checked line by line against the flags it stands for.

use super::{known, name, section};
use crate::input::{BadInput, read_file};
use clap::{Arg, ArgAction};
use std::any::TypeId;
use std::error::Error as _;
use std::path::{Path, PathBuf};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// One setting of a file.
pub(super) struct Entry {
    /// What clap calls it.
    pub(super) id: String,
    name: String,
    line: usize,
    /// Its values as they would be typed.
    pub(super) values: Vec<String>,
}

/// A file of settings that holds.
pub(super) struct SettingsFile {
    path: PathBuf,
    entries: Vec<Entry>,
}

/// What a value of the file must be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Number,
    Text,
    Texts,
    YesNo,
}

impl Kind {
    fn of(arg: &Arg) -> Kind {
        let value = arg.get_value_parser().type_id();
        let numbers = [
            TypeId::of::<u16>(),
            TypeId::of::<u32>(),
            TypeId::of::<u64>(),
            TypeId::of::<usize>(),
        ];
        match arg.get_action() {
            ArgAction::SetTrue => Kind::YesNo,
            ArgAction::Append => Kind::Texts,
            _ if numbers.iter().any(|number| value == *number) => Kind::Number,
            _ => Kind::Text,
        }
    }

    fn expected(self) -> &'static str {
        match self {
            Kind::Number => "a whole number",
            Kind::Text => "a text in quotes",
            Kind::Texts => "a list of texts in quotes",
            Kind::YesNo => "true or false",
        }
    }

    /// The values as they would be typed, if the kind is right.
    fn read(self, value: &DeValue<'_>) -> Option<Vec<String>> {
        match (self, value) {
            (Kind::Number, DeValue::Integer(number)) => {
                let digits = number.as_str().replace('_', "");
                let number = i64::from_str_radix(&digits, number.radix());
                number.ok().map(|number| vec![number.to_string()])
            }
            (Kind::Text, DeValue::String(text)) => Some(vec![text.to_string()]),
            (Kind::YesNo, DeValue::Boolean(is)) => Some(vec![is.to_string()]),
            (Kind::Texts, DeValue::Array(texts)) => {
                let text = |text: &Spanned<DeValue<'_>>| text.get_ref().as_str().map(str::to_owned);
                texts.iter().map(text).collect()
            }
            _ => None,
        }
    }
}

/// What a value is, for whoever wrote it.
fn found(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "a text",
        DeValue::Integer(_) => "a number",
        DeValue::Float(_) => "a number with a point",
        DeValue::Boolean(_) => "true or false",
        DeValue::Datetime(_) => "a date",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a section",
    }
}

/// The flag alone, so that a value can be tried on it.
fn try_on(arg: &Arg, values: &[String]) -> Result<(), String> {
    let alone = arg
        .clone()
        .env(None::<&'static str>)
        .default_values(None::<&'static str>);
    let command = clap::Command::new("setting").no_binary_name(true).arg(alone);
    let flag = format!("--{}", name(arg));
    let words: Vec<String> = match arg.get_action() {
        ArgAction::SetTrue => Vec::new(),
        _ => values.iter().map(|value| format!("{flag}={value}")).collect(),
    };
    command.try_get_matches_from(words).map(|_| ()).map_err(|error| {
        let given = values.join(", ");
        match error.source() {
            Some(why) => format!("{given}: {why}"),
            None => one_line(&error.to_string()),
        }
    })
}

/// The first paragraph of what clap says, on one line.
fn one_line(told: &str) -> String {
    let first = told
        .trim_start_matches("error: ")
        .split("\n\n")
        .next()
        .unwrap_or(told);
    let words: Vec<&str> = first.split_whitespace().collect();
    words.join(" ")
}

impl SettingsFile {
    /// Reads a file; the first thing that is wrong with it is named with its line and key.
    pub(super) fn read(path: &Path) -> Result<SettingsFile, BadInput> {
        let text = read_file(path)?;
        let mut file = SettingsFile {
            path: path.to_owned(),
            entries: Vec::new(),
        };
        let line_at = |at: usize| text[..at.min(text.len())].matches('\n').count() + 1;
        let table = DeTable::parse(&text).map_err(|error| {
            let line = error.span().map_or(1, |span| line_at(span.start));
            BadInput::new(format!("{}:{line}: {}", path.display(), error.message()))
        })?;
        let args = known();
        for (key, value) in in_order(table.get_ref()) {
            let line = line_at(key.span().start);
            match value.get_ref() {
                DeValue::Table(section) => {
                    for (inner, value) in in_order(section) {
                        let line = line_at(inner.span().start);
                        file.add(&args, Some(key.get_ref()), inner.get_ref(), value.get_ref(), line)?;
                    }
                    if section.is_empty() && !args.iter().any(|arg| is_in(arg, Some(key.get_ref()))) {
                        return Err(file.wrong(line, key.get_ref(), "there is no such section"));
                    }
                }
                value => file.add(&args, None, key.get_ref(), value, line)?,
            }
        }
        Ok(file)
    }

    fn add(
        &mut self,
        args: &[Arg],
        of: Option<&str>,
        key: &str,
        value: &DeValue<'_>,
        line: usize,
    ) -> Result<(), BadInput> {
        let full = of.map_or_else(|| key.to_owned(), |of| format!("{of}.{key}"));
        let Some(arg) = args.iter().find(|arg| name(arg) == key && is_in(arg, of)) else {
            return Err(self.wrong(line, &full, &unknown(args, of, key)));
        };
        let kind = Kind::of(arg);
        let Some(values) = kind.read(value) else {
            let what = format!("expected {}, found {}", kind.expected(), found(value));
            return Err(self.wrong(line, &full, &what));
        };
        try_on(arg, &values).map_err(|what| self.wrong(line, &full, &what))?;
        self.entries.push(Entry {
            id: arg.get_id().to_string(),
            name: key.to_owned(),
            line,
            values,
        });
        Ok(())
    }

    pub(super) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The line a setting is on, if the file has it.
    pub(super) fn line_of(&self, name: &str) -> Option<usize> {
        let entry = self.entries.iter().find(|entry| entry.name == name);
        entry.map(|entry| entry.line)
    }

    pub(super) fn name(&self) -> String {
        self.path.display().to_string()
    }

    pub(super) fn wrong(&self, line: usize, key: &str, what: &str) -> BadInput {
        BadInput::new(format!("{}:{line}: {key}: {what}", self.path.display()))
    }
}

/// The keys of a table as they stand in the file.
fn in_order<'a, 'i>(table: &'a DeTable<'i>) -> Vec<Pair<'a, 'i>> {
    let mut pairs: Vec<Pair<'a, 'i>> = table.iter().collect();
    pairs.sort_by_key(|(key, _)| key.span().start);
    pairs
}

type Pair<'a, 'i> = (&'a Spanned<std::borrow::Cow<'i, str>>, &'a Spanned<DeValue<'i>>);

fn is_in(arg: &Arg, of: Option<&str>) -> bool {
    section(arg).as_deref() == of
}

/// Says where a key belongs, or that there is none.
fn unknown(args: &[Arg], of: Option<&str>, key: &str) -> String {
    if super::NOT_IN_A_FILE.contains(&key) {
        return format!("only a flag, --{key}, can say this");
    }
    let place = |section: Option<String>| match section {
        Some(section) => format!("in the section [{section}]"),
        None => "before the first section".to_owned(),
    };
    if let Some(elsewhere) = args.iter().find(|arg| name(arg) == key) {
        return format!("belongs {}", place(section(elsewhere)));
    }
    if of.is_some_and(|of| !args.iter().any(|arg| is_in(arg, Some(of)))) {
        return "there is no such section".to_owned();
    }
    "there is no such setting; `sexton config example` lists all".to_owned()
}
