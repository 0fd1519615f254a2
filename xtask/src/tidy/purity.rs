//! An engine is a pure function of a log: no clock, IO, threads, environment, hash order or floats.

use super::Finding;
use super::games::GAMES;
use super::source::{Source, Sources};

const MODULES: [&str; 5] = ["time", "fs", "net", "env", "thread"];

const WORDS: [&str; 5] = ["HashMap", "HashSet", "f32", "f64", "thread_rng"];

pub(crate) fn check(sources: &Sources<'_>) -> Vec<Finding> {
    let is_pure = |source: &&Source<'_>| {
        // The rules all tables share live in the engine.
        GAMES.iter().any(|game| source.file.is_below(&game.folder)) && !source.file.has_folder("benches")
    };
    sources
        .all
        .iter()
        .filter(is_pure)
        .flat_map(check_source)
        .collect()
}

fn check_source(source: &Source<'_>) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut find = |line: usize, what: String| {
        if !source.is_test(line) {
            findings.push(Finding::new(
                &source.file.path,
                line,
                format!("an engine may not use `{what}`"),
            ));
        }
    };
    for (line, code) in source.code_lines() {
        for word in WORDS.into_iter().filter(|word| has_word(code, word)) {
            find(line, word.to_owned());
        }
    }
    for (position, root) in source.code.match_indices("std::") {
        let line = source.code[..position].matches('\n').count() + 1;
        for module in first_segments(&source.code[position + root.len()..]) {
            if MODULES.contains(&module) {
                find(line, format!("std::{module}"));
            }
        }
    }
    findings
}

/// The first names of the paths that follow: one, or one for each path of a group in braces.
fn first_segments(path: &str) -> Vec<&str> {
    let Some(group) = path.strip_prefix('{') else {
        return vec![first_word(path)];
    };
    let mut depth = 0_usize;
    let mut segments = vec![first_word(group)];
    for (position, character) in group.char_indices() {
        match character {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => segments.push(first_word(&group[position + 1..])),
            _ => {}
        }
    }
    segments
}

fn first_word(text: &str) -> &str {
    let text = text.trim_start();
    &text[..text.find(|character| !is_word(character)).unwrap_or(text.len())]
}

fn has_word(code: &str, word: &str) -> bool {
    code.match_indices(word).any(|(position, _)| {
        let before = code[..position].chars().next_back();
        let after = code[position + word.len()..].chars().next();
        // A literal such as `1f32` is a float too.
        !before.is_some_and(|before| before.is_alphabetic() || before == '_') && !after.is_some_and(is_word)
    })
}

fn is_word(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::Tree;

    fn check_text(path: &str, text: &str, expected: &[&str]) {
        let tree = Tree::of(&[(path, text)]);
        let found: Vec<String> = check(&Sources::read(&tree))
            .iter()
            .map(ToString::to_string)
            .collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn an_engine_reads_no_clock_and_knows_no_hash_order() {
        check_text(
            "crates/engine/src/log.rs",
            "use std::time::Instant;\nlet a: HashMap<u8, f64>;\nlet b = 1f32;\n",
            &[
                "crates/engine/src/log.rs:2: an engine may not use `HashMap`",
                "crates/engine/src/log.rs:2: an engine may not use `f64`",
                "crates/engine/src/log.rs:3: an engine may not use `f32`",
                "crates/engine/src/log.rs:1: an engine may not use `std::time`",
            ],
        );
    }

    #[test]
    fn grouped_imports_are_read() {
        check_text(
            "crates/dawn-under/src/lib.rs",
            "use std::{\n    collections::{BTreeMap, time},\n    fs,\n    fmt,\n};\n",
            &["crates/dawn-under/src/lib.rs:1: an engine may not use `std::fs`"],
        );
    }

    #[test]
    fn words_and_tests_are_free() {
        let text = "/// No HashMap and no std::time here.\nlet my_f64_count = \"f64\";\nuse std::fmt;\n#[cfg(test)]\nmod tests {\n    use std::fs;\n}\n";
        check_text("crates/rest-in-peace/src/lib.rs", text, &[]);
        check_text("crates/rest-in-peace/tests/golden.rs", "use std::fs;\n", &[]);
        check_text("crates/tui/src/lib.rs", "use std::fs;\n", &[]);
    }
}
