//! Rust sources with comments and strings blanked, and which of their lines are tests.

mod mask;

use crate::workspace::{File, Tree};
use std::collections::BTreeSet;

/// One Rust file.
pub(crate) struct Source<'t> {
    pub(crate) file: &'t File,
    /// The text with comments, strings and character literals blanked; same lines as the file.
    pub(crate) code: String,
    /// For each line whether it belongs to a test.
    test_lines: Vec<bool>,
}

impl Source<'_> {
    /// Whether this line, counted from one, belongs to a test.
    pub(crate) fn is_test(&self, line: usize) -> bool {
        self.test_lines.get(line - 1).copied().unwrap_or(false)
    }

    /// The code lines with their numbers, counted from one.
    pub(crate) fn code_lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.code
            .split('\n')
            .enumerate()
            .map(|(index, line)| (index + 1, line))
    }
}

/// All Rust files of the tree.
pub(crate) struct Sources<'t> {
    pub(crate) all: Vec<Source<'t>>,
}

impl<'t> Sources<'t> {
    pub(crate) fn read(tree: &'t Tree) -> Sources<'t> {
        let mut test_modules = BTreeSet::new();
        let mut all = Vec::new();
        for file in tree.files.iter().filter(|file| file.has_extension(&["rs"])) {
            let code = mask::mask(&file.text);
            let zones = test_zones(&code);
            test_modules.extend(zones.modules.iter().map(|name| module_path(&file.path, name)));
            all.push(Source {
                file,
                code,
                test_lines: zones.lines,
            });
        }
        for source in &mut all {
            if source.file.has_folder("tests") || is_test_module(&source.file.path, &test_modules) {
                source.test_lines.fill(true);
            }
        }
        Sources { all }
    }

    pub(crate) fn of(&self, file: &File) -> Option<&Source<'t>> {
        self.all.iter().find(|source| source.file.path == file.path)
    }
}

/// What `#[cfg(test)]` guards in one file.
struct TestZones {
    lines: Vec<bool>,
    /// Names of test modules that live in a file of their own.
    modules: Vec<String>,
}

fn test_zones(code: &str) -> TestZones {
    let mut zones = TestZones {
        lines: vec![false; code.split('\n').count()],
        modules: Vec::new(),
    };
    if code.contains("#![cfg(test)]") {
        zones.lines.fill(true);
    }
    for (start, _) in code
        .match_indices("#[cfg(")
        .filter(|(start, _)| is_for_tests(&code[*start..]))
    {
        let item = start + code[start..].find(']').map_or(0, |end| end + 1);
        let end = item_end(code, item);
        let line_of = |position: usize| code[..position].matches('\n').count();
        zones.lines[line_of(start)..=line_of(end)].fill(true);
        let words: Vec<&str> = code[item..end].trim_end_matches(';').split_whitespace().collect();
        if let [.., "mod", name] = words[..] {
            zones.modules.push(name.to_owned());
        }
    }
    zones
}

/// Whether this guard lets something through in tests alone: `#[cfg(test)]`, `#[cfg(all(test, …))]`.
fn is_for_tests(code: &str) -> bool {
    ["#[cfg(test)]", "#[cfg(all(test,"]
        .iter()
        .any(|guard| code.starts_with(guard))
}

/// The position just after the item that begins here: after its `;`, or after the brace that closes it.
fn item_end(code: &str, item: usize) -> usize {
    let mut depth = 0_usize;
    for (offset, character) in code[item..].char_indices() {
        match character {
            '{' | '(' | '[' => depth += 1,
            '}' | ')' | ']' => {
                depth = depth.saturating_sub(1);
                if depth == 0 && character == '}' {
                    return item + offset + 1;
                }
            }
            ';' if depth == 0 => return item + offset + 1,
            _ => {}
        }
    }
    code.len()
}

/// Where the module `name`, declared in the file `path`, lives; without `.rs` or `/mod.rs`.
fn module_path(path: &str, name: &str) -> String {
    let stem = path.trim_end_matches(".rs");
    let folder = match stem.rsplit_once('/') {
        Some((folder, "lib" | "main" | "mod")) => folder,
        _ => stem,
    };
    format!("{folder}/{name}")
}

fn is_test_module(path: &str, test_modules: &BTreeSet<String>) -> bool {
    let inside = |module: &String| {
        path.strip_prefix(module.as_str())
            .is_some_and(|rest| rest == ".rs" || rest.starts_with('/'))
    };
    test_modules.iter().any(inside)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn test_lines(text: &str) -> Vec<usize> {
        let tree = Tree::of(&[("crates/engine/src/seat.rs", text)]);
        let sources = Sources::read(&tree);
        (1..=text.lines().count())
            .filter(|line| sources.all[0].is_test(*line))
            .collect()
    }

    #[test]
    fn a_test_module_ends_at_its_brace() {
        let text = "fn a() {}\n#[cfg(test)]\nmod tests {\n  const B: &str = \"}\";\n}\nfn c() {}\n";
        assert_eq!(test_lines(text), [2, 3, 4, 5]);
    }

    #[test]
    fn tests_of_one_system_are_tests() {
        let text = "fn a() {}\n#[cfg(all(test, unix))]\nmod tests {\n}\n#[cfg(unix)]\nfn c() {}\n";
        assert_eq!(test_lines(text), [2, 3, 4]);
    }

    #[test]
    fn a_guarded_import_guards_one_statement() {
        assert_eq!(
            test_lines("#[cfg(test)]\nuse a::{\n  b,\n};\nfn c() {}\n"),
            [1, 2, 3, 4]
        );
        assert_eq!(test_lines("#[cfg(test)]\nuse a::b;\nfn c() {}\n"), [1, 2]);
    }

    #[test]
    fn a_guard_in_a_comment_guards_nothing() {
        assert_eq!(test_lines("// #[cfg(test)]\nfn c() {}\n"), [0_usize; 0]);
    }

    #[test]
    fn a_test_module_may_have_its_own_file() {
        let tree = Tree::of(&[
            ("crates/engine/src/lib.rs", "mod seat;\n#[cfg(test)]\nmod walk;\n"),
            ("crates/engine/src/seat.rs", "#[cfg(test)]\nmod tests;\n"),
            ("crates/engine/src/seat/tests.rs", "fn a() {}\n"),
            ("crates/engine/src/walk/steps.rs", "fn a() {}\n"),
            ("crates/engine/src/walks.rs", "fn a() {}\n"),
            ("crates/engine/tests/whole.rs", "fn a() {}\n"),
        ]);
        let tests: Vec<bool> = Sources::read(&tree)
            .all
            .iter()
            .map(|source| source.is_test(1))
            .collect();
        assert_eq!(tests, [false, true, true, true, false, true]);
    }
}
