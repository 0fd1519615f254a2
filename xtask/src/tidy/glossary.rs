//! The words of `text/`: what the glossary forbids, and the typography of each language.
//!
//! `text/GLOSSARY.md` is the one list of forbidden words: the last column of its tables.

use super::Finding;
use crate::workspace::{File, Tree};

const GLOSSARY: &str = "text/GLOSSARY.md";

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut forbidden = Vec::new();
    if let Some(glossary) = tree.file(GLOSSARY) {
        for (line, text) in glossary.lines() {
            match read_row(text) {
                Ok(words) => forbidden.extend(words),
                Err(entry) => findings.push(Finding::new(
                    GLOSSARY,
                    line,
                    format!("expected `language: words` in the last column, found `{entry}`"),
                )),
            }
        }
    }
    for file in &tree.files {
        let Some((language, name)) = place(&file.path) else {
            continue;
        };
        for (line, said) in said(file) {
            for word in forbidden.iter().filter(|word| word.is_for(language, name)) {
                if word.is_in(&said) {
                    findings.push(Finding::new(
                        &file.path,
                        line,
                        format!("the glossary forbids “{}”", word.text),
                    ));
                }
            }
            if let Some(problem) = typography(language, &said) {
                findings.push(Finding::new(&file.path, line, problem));
            }
        }
    }
    findings
}

/// The language and the name of a file of texts.
fn place(path: &str) -> Option<(&str, &str)> {
    let (language, name) = path.strip_prefix("text/")?.split_once('/')?;
    (name.ends_with(".ftl") || name.ends_with(".md")).then_some((language, name))
}

/// A word or a few that must not be said.
#[derive(Debug, PartialEq, Eq)]
struct Forbidden {
    language: String,
    /// Only in this file.
    file: Option<String>,
    /// In lower case, without the star.
    text: String,
    /// Whether any ending may follow.
    any_ending: bool,
}

impl Forbidden {
    fn is_for(&self, language: &str, file: &str) -> bool {
        self.language == language && self.file.as_deref().is_none_or(|name| name == file)
    }

    /// Whether a text in lower case says it, as a word of its own.
    fn is_in(&self, said: &str) -> bool {
        let said = said.to_lowercase();
        said.match_indices(&self.text).any(|(at, found)| {
            let before = said[..at].chars().next_back();
            let after = said[at + found.len()..].chars().next();
            let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
            !is_letter(before) && (self.any_ending || !is_letter(after))
        })
    }
}

/// The forbidden words of one row of the glossary: `de: Anteil*, Säule; nl/web.ftl: opties`.
fn read_row(line: &str) -> Result<Vec<Forbidden>, String> {
    let cells: Vec<&str> = line.split('|').map(str::trim).collect();
    // A row begins and ends with a bar and has six cells; heads and rules forbid nothing.
    let &["", .., last, ""] = cells.as_slice() else {
        return Ok(Vec::new());
    };
    if cells.len() != 8 || last == "not" || last.starts_with("---") {
        return Ok(Vec::new());
    }
    let mut words = Vec::new();
    for entry in last.split(';').map(str::trim).filter(|entry| !entry.is_empty()) {
        let (place, list) = entry.split_once(':').ok_or_else(|| entry.to_owned())?;
        let (language, file) = match place.split_once('/') {
            Some((language, file)) => (language, Some(file.to_owned())),
            None => (place, None),
        };
        words.extend(list.split(',').map(|word| Forbidden {
            language: language.to_owned(),
            file: file.clone(),
            text: word.trim().trim_end_matches('*').to_lowercase(),
            any_ending: word.trim().ends_with('*'),
        }));
    }
    Ok(words)
}

/// What people read in a file, line by line: without keys, comments, variables, code and addresses.
fn said(file: &File) -> Vec<(usize, String)> {
    let is_messages = file.has_extension(&["ftl"]);
    let mut in_code = false;
    let mut lines = Vec::new();
    for (line, text) in file.lines() {
        if !is_messages && text.trim_start().starts_with("```") {
            in_code = !in_code;
            continue;
        }
        if in_code || (is_messages && text.starts_with('#')) {
            continue;
        }
        let text = match text.split_once('=') {
            Some((_, value))
                if is_messages && text.starts_with(|first: char| first.is_ascii_alphabetic()) =>
            {
                value
            }
            _ => text,
        };
        lines.push((
            line,
            if is_messages {
                without_syntax(text)
            } else {
                without_code(text)
            },
        ));
    }
    lines
}

/// A line of Fluent without placeables, selectors and the names of variants. A placeable becomes a middle dot, so
/// that what stands beside it keeps its neighbour.
fn without_syntax(text: &str) -> String {
    let mut said = String::new();
    let mut rest = text.trim_start_matches(' ');
    if let Some(variant) = rest.strip_prefix("*[").or_else(|| rest.strip_prefix('[')) {
        rest = variant.split_once(']').map_or("", |(_, value)| value);
    }
    while let Some((before, inside)) = rest.split_once('{') {
        said.push_str(before);
        match inside.split_once('}') {
            Some((_, after)) => {
                said.push('·');
                rest = after;
            }
            // The selector goes on in the lines below.
            None => rest = "",
        }
    }
    said.push_str(rest.trim_start_matches('}'));
    said
}

/// A line of Markdown without code and the targets of links.
fn without_code(text: &str) -> String {
    let outside: Vec<&str> = text.split('`').step_by(2).collect();
    let mut said = String::new();
    let joined = outside.join("·");
    let mut rest = joined.as_str();
    while let Some((before, target)) = rest.split_once("](") {
        said.push_str(before);
        rest = target.split_once(')').map_or("", |(_, after)| after);
    }
    said.push_str(rest);
    said
}

/// What is wrong with the quotes, apostrophes and spaces of a line.
fn typography(language: &str, said: &str) -> Option<String> {
    // A sign at the beginning of a line is explained there, as the terminal's help does.
    let said = said.trim_start().trim_start_matches('»');
    let alien: &[char] = match language {
        "de" => &['\'', '"', '”', '«', '»', '‘'],
        "fr" => &['\'', '"', '“', '”', '„', '‘'],
        _ => &['\'', '"', '„', '«', '»', '‘'],
    };
    if let Some(sign) = said.chars().find(|sign| alien.contains(sign)) {
        return Some(format!("`{sign}` is not how this language is set"));
    }
    let (open, close) = match language {
        "de" => ('„', '“'),
        "fr" => ('«', '»'),
        _ => ('“', '”'),
    };
    if said.matches(open).count() != said.matches(close).count() {
        return Some(format!("expected as many `{open}` as `{close}`"));
    }
    (language == "fr").then(|| french_spaces(said)).flatten()
}

/// French puts a no-break space before a tall sign and inside its quotes.
fn french_spaces(said: &str) -> Option<String> {
    let signs: Vec<char> = said.chars().collect();
    signs.iter().enumerate().find_map(|(at, sign)| {
        let before = at.checked_sub(1).and_then(|before| signs.get(before));
        let after = signs.get(at + 1);
        // A sign inside a word or a table is no punctuation: 2:+5, :--.
        let ends_a_word = after.is_none_or(|after| after.is_whitespace() || ")»*_".contains(*after));
        let is_tall = matches!(sign, '!' | '?' | ';' | ':' | '»') && ends_a_word;
        let needs = match sign {
            '«' => after != Some(&'\u{a0}'),
            _ => is_tall && before.is_some_and(|before| *before != '\u{a0}' && !"!?|(▒░·".contains(*before)),
        };
        needs.then(|| format!("expected a no-break space beside `{sign}`"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str =
        "| notion | English | Deutsch | français | Nederlands | not |\n|---|---|---|---|---|---|\n";

    fn check_texts(row: &str, files: &[(&str, &str)], expected: &[&str]) {
        let glossary = format!("{HEAD}{row}\n");
        let all: Vec<(&str, &str)> = std::iter::once((GLOSSARY, glossary.as_str()))
            .chain(files.iter().copied())
            .collect();
        let found: Vec<String> = check(&Tree::of(&all)).iter().map(ToString::to_string).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn a_forbidden_word_is_found_in_its_own_language_and_as_a_word() {
        let row = "| share | share | Grabrecht | part | optie | de: Anteil*, Säule; fr: os |";
        check_texts(
            row,
            &[
                (
                    "text/de/a.ftl",
                    "# Anteil\na = Kauf Anteile.\nsaeule = { $anteil ->\n    [one] Säulen\n   *[other] eine Säule\n}\n",
                ),
                ("text/en/a.ftl", "a = Anteil\n"),
                ("text/fr/a.md", "Les gros `os` fossoyeurs.\n\nDes os.\n"),
            ],
            &[
                "text/de/a.ftl:2: the glossary forbids “anteil”",
                "text/de/a.ftl:5: the glossary forbids “säule”",
                "text/fr/a.md:3: the glossary forbids “os”",
            ],
        );
    }

    #[test]
    fn a_word_can_be_forbidden_in_one_file() {
        check_texts(
            "| options | options | | | | nl/web.ftl: opties |",
            &[
                ("text/nl/web.ftl", "a = Opties\n"),
                ("text/nl/b.ftl", "b = Opties\n"),
            ],
            &["text/nl/web.ftl:1: the glossary forbids “opties”"],
        );
    }

    #[test]
    fn a_row_without_a_language_is_found() {
        check_texts(
            "| share | | | | | Anteil |",
            &[],
            &["text/GLOSSARY.md:3: expected `language: words` in the last column, found `Anteil`"],
        );
    }

    #[test]
    fn every_language_has_its_own_quotes_and_apostrophes() {
        let wrong = [
            ("en", "It's."),
            ("en", "Say \"no\"."),
            ("de", "Sag „ja”."),
            ("de", "Sag „ja."),
            ("fr", "“Oui.”"),
            ("nl", "Zeg ‘ja’."),
        ];
        for (language, text) in wrong {
            assert!(typography(language, text).is_some(), "{language}: {text}");
        }
        let right = [
            ("en", "It’s “no”."),
            ("de", "Sag „ja“."),
            ("fr", "Dis «\u{a0}oui\u{a0}»\u{a0}!"),
            ("nl", "Zeg “ja”, Eva’s geest."),
        ];
        for (language, text) in right {
            assert_eq!(typography(language, text), None, "{language}: {text}");
        }
    }

    #[test]
    fn french_has_no_break_spaces() {
        for text in ["Quoi ?", "Quoi?", "« Oui »", "Un\u{a0}: deux ; trois"] {
            assert!(typography("fr", text).is_some(), "{text}");
        }
        for text in ["Quoi\u{a0}?", "2:+5", "| :-- |", "·\u{a0}: ·", "Quoi\u{a0}?!"] {
            assert_eq!(typography("fr", text), None, "{text}");
        }
    }
}
