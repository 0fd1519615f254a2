//! The message files and rulebooks, read strictly.

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use std::collections::BTreeSet;
use words::Lang;

/// One message of one language.
pub(crate) struct Message {
    pub(crate) key: String,
    /// The file it is written in.
    pub(crate) file: String,
    /// Its text without what is put into it.
    pub(crate) text: String,
    /// The variables it uses; `seat-is` is a side of `seat`.
    pub(crate) variables: BTreeSet<String>,
    /// The seats of which it tells the reader apart.
    pub(crate) readers: BTreeSet<String>,
    /// Whether it has variants.
    pub(crate) chooses: bool,
}

/// All messages of a language, file by file. Panics if a file is not strict Fluent.
pub(crate) fn messages(lang: Lang) -> Vec<Message> {
    let folder = format!("{}/../../text/{lang}", env!("CARGO_MANIFEST_DIR"));
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect("every language has a folder")
        .map(|file| file.expect("the folder can be listed").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ftl"))
        .collect();
    files.sort();
    files
        .iter()
        .flat_map(|path| {
            let file = path
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            read(
                &format!("{lang}/{file}"),
                &file,
                &std::fs::read_to_string(path).expect("it is text"),
            )
        })
        .collect()
}

fn read(place: &str, file: &str, text: &str) -> Vec<Message> {
    let resource = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{place}: {errors:?}"));
    let mut messages = Vec::new();
    for entry in &resource.body {
        let message = match entry {
            Entry::Message(message) => message,
            Entry::Junk { content } => panic!("{place}: junk: {content}"),
            Entry::Term(term) => panic!("{place}: expected no terms, found -{}", term.id.name),
            _ => continue,
        };
        assert!(
            message.attributes.is_empty(),
            "{place}: no client reads attributes"
        );
        let mut found = Message {
            key: message.id.name.to_owned(),
            file: file.to_owned(),
            text: String::new(),
            variables: BTreeSet::new(),
            readers: BTreeSet::new(),
            chooses: false,
        };
        found.walk(message.value.as_ref().expect("a message has a text"));
        messages.push(found);
    }
    messages
}

impl Message {
    fn walk(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                PatternElement::Placeable { expression } => self.walk_expression(expression),
            }
        }
    }

    fn walk_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.walk_inline(inline),
            Expression::Select { selector, variants } => {
                self.chooses = true;
                self.walk_inline(selector);
                variants.iter().for_each(|variant| self.walk(&variant.value));
            }
        }
    }

    fn walk_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                let name = id.name.strip_suffix("-is");
                self.readers.extend(name.map(str::to_owned));
                self.variables.insert(name.unwrap_or(id.name).to_owned());
                self.text.push('·');
            }
            InlineExpression::FunctionReference {
                arguments: CallArguments { positional, .. },
                ..
            } => positional.iter().for_each(|argument| self.walk_inline(argument)),
            InlineExpression::Placeable { expression } => self.walk_expression(expression),
            _ => self.text.push('·'),
        }
    }
}

/// The rule numbers in a text, in their order: `RP-4.5`, `R-RP-2`, `TB-5.1`.
pub(crate) fn rule_numbers(text: &str) -> Vec<String> {
    text.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-' || letter == '.'))
        .map(|word| word.trim_end_matches(['.', '-']))
        .filter(|word| {
            // A rule or a ruling of any game: `RP-4.5`, `R-RP-2`.
            let number = word.strip_prefix("R-").unwrap_or(word);
            number.split_once('-').is_some_and(|(letters, rest)| {
                letters.len() == 2
                    && letters.chars().all(|letter| letter.is_ascii_uppercase())
                    && rest.starts_with(|digit: char| digit.is_ascii_digit())
            })
        })
        .map(str::to_owned)
        .collect()
}

/// The rule numbers of tables that write them short: under the head `RF-10.n` the row `.3` is `RF-10.3`.
pub(crate) fn short_numbers(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut head = None;
    for line in text.lines() {
        let first = line
            .strip_prefix('|')
            .and_then(|rest| rest.split('|').next())
            .map(str::trim);
        match (first, head) {
            (None, _) => head = None,
            (Some(cell), _) if cell.ends_with(".n") => head = cell.strip_suffix(".n"),
            (Some(cell), Some(head)) if cell.starts_with('.') => found.push(format!("{head}{cell}")),
            _ => {}
        }
    }
    found
}
