//! A rule is in force only if the program reaches its code: no game keeps a public function that only tests call.
//!
//! A test of such a function cites its rule, and the rule counts as covered although nobody plays by it. Names are
//! compared, not paths, so a function that shares its name with one in use is not found.

use super::Finding;
use super::games::is_game;
use super::source::{Source, Sources};
use std::collections::BTreeMap;

/// Folders whose code is no part of the program.
const TOOLS: [&str; 4] = ["bench", "fuzz", "xtask", "crates/testbed"];

pub(crate) fn check(sources: &Sources<'_>) -> Vec<Finding> {
    let program = || sources.all.iter().filter(|source| is_program(source));
    let mut named: BTreeMap<&str, usize> = BTreeMap::new();
    for (_, _, line) in program().flat_map(lines) {
        for word in words(line) {
            *named.entry(word).or_default() += 1;
        }
    }
    let mut defined: BTreeMap<&str, Vec<(&Source<'_>, usize)>> = BTreeMap::new();
    for (source, number, line) in program().flat_map(lines) {
        if let Some(name) = defines(line) {
            defined.entry(name).or_default().push((source, number));
        }
    }
    let mut findings = Vec::new();
    for (name, places) in defined {
        // Named as often as it is defined: by nobody else.
        if named.get(name) > Some(&places.len()) {
            continue;
        }
        for (source, line) in places {
            let folder = source.file.path.split('/').nth(1).unwrap_or_default();
            let text = source.code.lines().nth(line - 1).unwrap_or_default();
            if is_game(folder) && text.trim_start().starts_with("pub fn") {
                findings.push(Finding::new(
                    &source.file.path,
                    line,
                    format!("`{name}` is called by tests only: no rule is in force by it"),
                ));
            }
        }
    }
    findings
}

fn is_program(source: &Source<'_>) -> bool {
    !TOOLS.iter().any(|folder| source.file.is_below(folder)) && !source.file.has_folder("examples")
}

/// The lines of a source that are no tests, with their numbers.
fn lines<'s>(source: &'s Source<'s>) -> impl Iterator<Item = (&'s Source<'s>, usize, &'s str)> {
    let lines = source.code_lines().filter(|(line, _)| !source.is_test(*line));
    lines.map(move |(number, line)| (source, number, line))
}

/// The function a line begins to define.
fn defines(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let line = line.strip_prefix("pub").map_or(line, |rest| {
        rest.strip_prefix("(crate)")
            .or(rest.strip_prefix("(super)"))
            .unwrap_or(rest)
            .trim_start()
    });
    let line = line.strip_prefix("const ").unwrap_or(line);
    words(line.strip_prefix("fn ")?).next()
}

fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|letter: char| !letter.is_alphanumeric() && letter != '_')
        .filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::Tree;

    #[test]
    fn a_function_of_a_game_that_only_tests_call_is_found() {
        let tree = Tree::of(&[
            (
                "crates/dawn-under/src/bats.rs",
                "pub fn fly() {}\npub fn land() {}\nfn rest() {}\n#[cfg(test)]\nmod tests {\n    fn t() { land(); }\n}\n",
            ),
            ("crates/bots/src/lib.rs", "fn bot() { fly(); }\n"),
            ("crates/dawn-under/tests/rules.rs", "fn t() { land(); }\n"),
            ("bench/src/main.rs", "fn m() { land(); }\n"),
            ("crates/house/src/lib.rs", "pub fn unused_elsewhere() {}\n"),
        ]);
        let found: Vec<String> = check(&Sources::read(&tree))
            .iter()
            .map(ToString::to_string)
            .collect();
        assert_eq!(
            found,
            ["crates/dawn-under/src/bats.rs:2: `land` is called by tests only: no rule is in force by it"]
        );
    }
}
