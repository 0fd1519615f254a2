//! Message files: every message exists in every language, once.

use super::Finding;
use crate::workspace::{File, Tree};
use std::collections::BTreeMap;

pub(crate) const LANGUAGES: [&str; 4] = ["en", "de", "fr", "nl"];

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    // Each `text` folder is one set of messages; a client could bring a second one.
    let mut sets: BTreeMap<&str, Messages> = BTreeMap::new();
    for file in tree.files.iter().filter(|file| file.has_extension(&["ftl"])) {
        match place(&file.path) {
            Some((set, language)) => sets.entry(set).or_default().read(file, language, &mut findings),
            None => findings.push(Finding::new(
                &file.path,
                0,
                format!(
                    "expected message files at text/<{}>/, found one elsewhere",
                    LANGUAGES.join("|")
                ),
            )),
        }
    }
    findings.extend(sets.values().flat_map(Messages::missing));
    findings
}

/// The set and the language a message file belongs to.
fn place(path: &str) -> Option<(&str, &'static str)> {
    let (folder, _) = path.rsplit_once('/')?;
    let (set, language) = folder.rsplit_once('/')?;
    let language = LANGUAGES.into_iter().find(|known| *known == language)?;
    (set == "text" || set.ends_with("/text")).then_some((set, language))
}

/// Where each message of one set is written, by key and language.
#[derive(Default)]
struct Messages {
    places: BTreeMap<String, BTreeMap<&'static str, (String, usize)>>,
}

impl Messages {
    fn read(&mut self, file: &File, language: &'static str, findings: &mut Vec<Finding>) {
        for (line, key) in keys(&file.text) {
            let here = (file.path.clone(), line);
            let places = self.places.entry(key.clone()).or_default();
            if let Some((path, first)) = places.get(language) {
                findings.push(Finding::new(
                    &file.path,
                    line,
                    format!("`{key}` is already at {path}:{first}"),
                ));
            } else {
                places.insert(language, here);
            }
        }
    }

    fn missing(&self) -> Vec<Finding> {
        let mut findings = Vec::new();
        for (key, places) in &self.places {
            let absent: Vec<&str> = LANGUAGES
                .into_iter()
                .filter(|language| !places.contains_key(language))
                .collect();
            let first = LANGUAGES.iter().find_map(|language| places.get(language));
            if let (false, Some((path, line))) = (absent.is_empty(), first) {
                findings.push(Finding::new(
                    path,
                    *line,
                    format!("`{key}` is missing in {}", absent.join(", ")),
                ));
            }
        }
        findings
    }
}

/// The keys of a message file with their lines; an attribute is written `message.attribute`.
fn keys(text: &str) -> Vec<(usize, String)> {
    let mut keys = Vec::new();
    let mut message = "";
    for (index, line) in text.lines().enumerate() {
        let Some((name, _)) = line.split_once('=') else {
            continue;
        };
        let name = name.trim_end();
        if is_key(name.strip_prefix('-').unwrap_or(name)) {
            message = name;
            keys.push((index + 1, name.to_owned()));
        } else if let Some(attribute) = name.trim_start().strip_prefix('.')
            && name.starts_with(' ')
            && is_key(attribute)
        {
            keys.push((index + 1, format!("{message}.{attribute}")));
        }
    }
    keys
}

fn is_key(name: &str) -> bool {
    let is_part = |character: char| character.is_ascii_alphanumeric() || matches!(character, '-' | '_');
    name.starts_with(|first: char| first.is_ascii_alphabetic()) && name.chars().all(is_part)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_files(files: &[(&str, &str)], expected: &[&str]) {
        let found: Vec<String> = check(&Tree::of(files)).iter().map(ToString::to_string).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn keys_stand_at_the_line_start() {
        let text = "# note = no\nghost = Ghost\n-term= T\n  .short = G\n    a = b\nlong-one =\n    { $n ->\n        [one] x = 1\n";
        let found: Vec<(usize, String)> = keys(text);
        let names: Vec<&str> = found.iter().map(|(_, key)| key.as_str()).collect();
        assert_eq!(names, ["ghost", "-term", "-term.short", "long-one"]);
        assert_eq!(found[3].0, 6);
    }

    #[test]
    fn equal_sets_of_messages_are_fine() {
        check_files(
            &[
                ("text/de/a.ftl", "ghost = Geist\n"),
                ("text/en/a.ftl", "ghost = Ghost\n"),
                ("text/fr/b.ftl", "ghost = Fantôme\n"),
                ("text/nl/a.ftl", "ghost = Spook\n"),
            ],
            &[],
        );
    }

    #[test]
    fn a_missing_message_and_a_second_one_are_found() {
        check_files(
            &[
                ("text/de/a.ftl", "ghost = Geist\n"),
                ("text/en/a.ftl", "ghost = Ghost\nbones = Bones\n"),
                ("text/en/b.ftl", "\nghost = Spirit\n"),
                ("text/fr/a.ftl", "ghost = Fantôme\nbones = Os\n"),
            ],
            &[
                "text/en/b.ftl:2: `ghost` is already at text/en/a.ftl:1",
                "text/en/a.ftl:2: `bones` is missing in de, nl",
                "text/en/a.ftl:1: `ghost` is missing in nl",
            ],
        );
    }

    #[test]
    fn an_unknown_language_is_found() {
        check_files(
            &[("text/es/a.ftl", "ghost = Fantasma\n")],
            &["text/es/a.ftl: expected message files at text/<en|de|fr|nl>/, found one elsewhere"],
        );
    }
}
