//! Small things that rot a repository: machine paths, unowned work, bare `unwrap`, stray spaces, long files.

use super::Finding;
use super::source::{Source, Sources};
use crate::workspace::{File, Tree};

/// First folders of absolute paths that exist on one machine only.
const MACHINE_FOLDERS: [&str; 5] = ["home", "tmp", "work", "root", "Users"];

/// Spelt in halves, so that this file does not find itself.
const UNFINISHED: [&str; 2] = [concat!("TO", "DO"), concat!("FIX", "ME")];

const LINES_MAX: usize = 600;

/// Long tables of data, which may exceed `LINES_MAX`.
const DATA_TABLES: [&str; 0] = [];

pub(crate) fn check(tree: &Tree, sources: &Sources<'_>) -> Vec<Finding> {
    let mut findings: Vec<Finding> = tree.files.iter().flat_map(check_file).collect();
    findings.extend(sources.all.iter().flat_map(check_source));
    findings.extend(sources.all.iter().flat_map(check_docs));
    findings.extend(check_changelog(tree));
    findings
}

fn check_file(file: &File) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut find = |line, message: &str| findings.push(Finding::new(&file.path, line, message));
    let is_written_by_hand = file.has_extension(&["rs", "toml", "md"]);
    for (number, line) in file.lines() {
        if has_machine_path(line) {
            find(number, "a path of one machine");
        }
        if has_unowned_work(line) {
            find(
                number,
                "unfinished work needs an owner and a reason, as in `(name): why`",
            );
        }
        if is_written_by_hand && line.contains('\t') {
            find(number, "a tab");
        }
        if is_written_by_hand && line.trim_end() != line {
            find(number, "spaces at the end of the line");
        }
    }
    let count = file.text.lines().count();
    if is_written_by_hand && !file.text.is_empty() && !file.text.ends_with('\n') {
        find(count, "no line break at the end of the file");
    }
    if file.has_extension(&["rs"]) && count > LINES_MAX && !DATA_TABLES.contains(&file.path.as_str()) {
        find(
            0,
            &format!("expected at most {LINES_MAX} lines, found {count}: look for the seam"),
        );
    }
    findings
}

fn check_source(source: &Source<'_>) -> Vec<Finding> {
    let is_bench = source.file.has_folder("benches") || source.file.is_below("bench");
    let mut findings = Vec::new();
    for (number, code) in source.code_lines() {
        let mut find = |message: &str| findings.push(Finding::new(&source.file.path, number, message));
        if code.contains(".unwrap()") && !source.is_test(number) && !is_bench {
            find("a bare `unwrap` outside tests; `expect` says why it cannot fail");
        }
        if code.contains("#[ignore") {
            find("an ignored test; assert today's behaviour and say why it is wrong");
        }
        for unfinished in ["todo!", "unimplemented!"] {
            if code.contains(unfinished) {
                find(&format!("`{unfinished}`: no code waits for a later user"));
            }
        }
    }
    findings
}

/// What a public item of a crate begins with. Fields and variants may speak for themselves.
const ITEMS: [&str; 8] = [
    "fn", "async fn", "const", "static", "struct", "enum", "trait", "type",
];

/// STYLE §5: public items say what they are.
fn check_docs(source: &Source<'_>) -> Vec<Finding> {
    if !source.file.is_below("crates") {
        return Vec::new();
    }
    let lines: Vec<&str> = source.file.text.lines().collect();
    let is_item = |code: &str| {
        let item = code.trim_start().strip_prefix("pub ");
        item.is_some_and(|item| {
            ITEMS
                .iter()
                .any(|word| item.strip_prefix(word).is_some_and(|rest| rest.starts_with(' ')))
        })
    };
    let is_told = |number: usize| {
        // Attributes stand between an item and what is said of it; a macro hands on what it was told.
        let above = lines[..number - 1].iter().rev().map(|line| line.trim_start());
        let mut above = above.take_while(|line| !line.is_empty() && !line.ends_with([';', '{', '}']));
        above.any(|line| {
            ["///", "#[doc", "$(#["]
                .iter()
                .any(|start| line.starts_with(start))
        })
    };
    let bare = source
        .code_lines()
        .filter(|(number, code)| is_item(code) && !source.is_test(*number) && !is_told(*number));
    bare.map(|(number, _)| {
        Finding::new(
            &source.file.path,
            number,
            "a public item that does not say what it is",
        )
    })
    .collect()
}

fn has_machine_path(line: &str) -> bool {
    line.match_indices('/').any(|(position, _)| {
        let before = line[..position].chars().next_back();
        // `src/home`, `../home`, `~/home` and `</home>` are no absolute paths.
        let is_inside =
            before.is_some_and(|before| before.is_alphanumeric() || "._~/<*)}]>-".contains(before));
        let rest = &line[position + 1..];
        let end = rest.find(|character: char| !character.is_alphanumeric() && !"_-.".contains(character));
        let first_folder = &rest[..end.unwrap_or(rest.len())];
        !is_inside && MACHINE_FOLDERS.contains(&first_folder.trim_end_matches('.'))
    })
}

/// Whether the line leaves work to nobody, or for no reason.
fn has_unowned_work(line: &str) -> bool {
    UNFINISHED.into_iter().any(|word| {
        line.match_indices(word).any(|(position, _)| {
            let before = line[..position].chars().next_back();
            let rest = &line[position + word.len()..];
            let is_word = |character: char| character.is_alphanumeric() || character == '_';
            let is_part = before.is_some_and(is_word) || rest.starts_with(is_word);
            !is_part && !is_owned(rest)
        })
    })
}

fn is_owned(rest: &str) -> bool {
    let owner_and_reason = rest.strip_prefix('(').and_then(|rest| rest.split_once("):"));
    owner_and_reason.is_some_and(|(owner, reason)| !owner.trim().is_empty() && !reason.trim().is_empty())
}

fn check_changelog(tree: &Tree) -> Option<Finding> {
    let Some(file) = tree.file("CHANGELOG.md") else {
        return Some(Finding::new(
            "CHANGELOG.md",
            0,
            "expected a changelog, found none",
        ));
    };
    let has_section = file.text.lines().any(|line| line == "## Unreleased");
    (!has_section).then(|| Finding::new(&file.path, 0, "expected a section `## Unreleased`, found none"))
}

#[cfg(test)]
mod tests;
