//! What the docs name is there: files, folders and crates.

use super::Finding;
use super::arrows;
use super::games::is_game;
use crate::workspace::{File, Tree};
use std::collections::BTreeSet;

/// The ends of names that are files of ours.
const ENDS: [&str; 11] = [
    "rs", "md", "toml", "ts", "svelte", "css", "py", "ftl", "scn", "txt", "yml",
];

/// Folders at the root; a path that begins with one of them is ours.
const ROOTS: [&str; 8] = [
    "bench", "crates", "docs", "fuzz", "python", "text", "web", "xtask",
];

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = check_pages(tree);
    findings.extend(check_crates(tree));
    findings
}

fn check_pages(tree: &Tree) -> Vec<Finding> {
    let paths = Paths::of(tree);
    let mut findings = Vec::new();
    for file in tree.files.iter().filter(|file| is_doc(file)) {
        for (line, name) in names(file) {
            if !paths.has(&file.path, &name) {
                findings.push(Finding::new(&file.path, line, format!("there is no `{name}`")));
            }
        }
    }
    findings
}

/// Pages that say what is where. The specs and the changelog speak of other things.
fn is_doc(file: &File) -> bool {
    let is_page = file.has_extension(&["md"]);
    let is_at_root = !file.path.contains('/') && file.path != "CHANGELOG.md";
    let is_ours = file.is_below("python") || (file.is_below("docs") && !file.is_below("docs/rules"));
    is_page && (is_at_root || is_ours)
}

/// Every crate is in the table of STYLE §3 and in the code map; the table speaks of the games together.
fn check_crates(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    let crates: BTreeSet<&str> = tree
        .files
        .iter()
        .filter_map(|file| file.path.strip_prefix("crates/")?.strip_suffix("/Cargo.toml"))
        .collect();
    for name in arrows::crates().filter(|name| !crates.contains(name)) {
        let message = format!("there is no crate `{name}`");
        findings.push(Finding::new("xtask/src/tidy/arrows.rs", 0, message));
    }
    for (path, before) in [("STYLE.md", "| `"), ("ARCHITECTURE.md", "**`crates/")] {
        let Some(page) = tree.file(path) else { continue };
        let told_together = |name: &&&str| path == "STYLE.md" && is_game(name);
        for name in crates.iter().filter(|name| !told_together(name)) {
            let is_told = page.lines().any(|(_, text)| {
                let told = text
                    .strip_prefix(before)
                    .and_then(|text| text.split(['|', '*']).next());
                told.is_some_and(|told| {
                    spans(&format!("`{}", told.trim_start_matches('`'))).any(|span| span == *name)
                })
            });
            if !is_told {
                findings.push(Finding::new(
                    path,
                    0,
                    format!("it does not tell of the crate `{name}`"),
                ));
            }
        }
    }
    findings
}

/// All paths of the tree, folders among them.
struct Paths<'t>(BTreeSet<&'t str>);

impl<'t> Paths<'t> {
    fn of(tree: &'t Tree) -> Paths<'t> {
        let mut paths = BTreeSet::new();
        for file in &tree.files {
            let ends = file.path.match_indices('/').map(|(position, _)| position);
            paths.extend(ends.map(|end| &file.path[..end]));
            paths.insert(file.path.as_str());
        }
        Paths(paths)
    }

    /// Whether a page names something that is there: from the root, from where the page lies, or the end of a path.
    fn has(&self, page: &str, name: &str) -> bool {
        let folder = page.rsplit_once('/').map_or("", |(folder, _)| folder);
        let beside = resolve(folder, name);
        let fits = |path: &&str| {
            let whole: Vec<&str> = path.split('/').collect();
            let asked: Vec<&str> = name.trim_end_matches('/').split('/').collect();
            whole.len() >= asked.len()
                && whole[whole.len() - asked.len()..]
                    .iter()
                    .zip(asked)
                    .all(|(is, asked)| is_one(is, asked))
        };
        self.0.contains(beside.as_str()) || self.0.iter().any(fits)
    }
}

/// Whether a part of a path is the one asked for; `<game>`, `NAME`, `NAME_` and `*` stand for any.
fn is_one(part: &str, asked: &str) -> bool {
    if let Some((start, end)) = asked.split_once("NAME") {
        return part.starts_with(start) && part.ends_with(end.trim_start_matches('_'));
    }
    let Some((start, rest)) = asked.split_once(['<', '*']) else {
        let (stem, end) = asked.rsplit_once('.').unwrap_or((asked, ""));
        let is_any = stem.len() > 1 && stem.chars().all(|letter| letter.is_ascii_uppercase());
        return part == asked || (is_any && part.ends_with(end));
    };
    let end = rest.rsplit(['>', '*']).next().unwrap_or_default();
    part.starts_with(start) && part.ends_with(end)
}

/// A path as it is seen from a folder, without `..`.
fn resolve(folder: &str, name: &str) -> String {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in name.trim_end_matches('/').split('/') {
        match part {
            "." => {}
            ".." => {
                parts.pop();
            }
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// The paths a page names, with their lines: in links, in code spans, and in blocks without a language.
fn names(file: &File) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut fence: Option<&str> = None;
    for (line, text) in file.lines() {
        if let Some(language) = text.trim_start().strip_prefix("```") {
            fence = if fence.is_some() { None } else { Some(language) };
            continue;
        }
        let spans: Vec<&str> = match fence {
            None => spans(text).collect(),
            Some("") => text.split_whitespace().filter(|word| has_end(word)).collect(),
            Some(_) => Vec::new(),
        };
        found.extend(
            spans
                .into_iter()
                .filter(|span| is_path(span))
                .map(|span| (line, span.to_owned())),
        );
        if fence.is_none() {
            found.extend(links(text).map(|link| (line, link.to_owned())));
        }
    }
    found
}

/// The code spans of a line.
fn spans(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// The targets of links to files.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let targets = text
        .split("](")
        .skip(1)
        .filter_map(|rest| rest.split([')', '#', ' ']).next());
    targets.filter(|target| !target.is_empty() && !target.contains(':'))
}

/// Whether a code span is a path of the repository, and not a command, a type, an address or a file of the reader's.
fn is_path(span: &str) -> bool {
    let is_plain = span
        .chars()
        .all(|letter| letter.is_ascii_alphanumeric() || "-_./<>*".contains(letter));
    let begins = span
        .split('/')
        .next()
        .is_some_and(|first| span.contains('/') && ROOTS.contains(&first));
    is_plain && !span.starts_with(['/', '.', '*']) && (begins || has_end(span))
}

fn has_end(span: &str) -> bool {
    let end = span.rsplit_once('.');
    end.is_some_and(|(stem, end)| !stem.is_empty() && ENDS.contains(&end))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_page(text: &str, expected: &[&str]) {
        let tree = Tree::of(&[
            ("README.md", ""),
            ("docs/page.md", text),
            ("docs/rules/dawn-under.md", ""),
            ("crates/house/src/table/race.rs", ""),
            ("text/de/house.ftl", ""),
            ("text/de/web-house.ftl", ""),
        ]);
        let found: Vec<String> = check_pages(&tree)
            .iter()
            .map(|finding| finding.message.clone())
            .collect();
        let expected: Vec<String> = expected
            .iter()
            .map(|name| format!("there is no `{name}`"))
            .collect();
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn what_is_there_may_be_named_in_every_way() {
        check_page(
            "`crates/house` `table/race.rs` `race.rs` [a](../README.md) [b](rules/dawn-under.md#x)",
            &[],
        );
        check_page(
            "`docs/rules/NAME.md` `text/<language>/house.ftl` `text/*/` `crates/<game>` `text/LANGUAGE/web-NAME.ftl`",
            &[],
        );
        check_page("```\ndocs/ page.md\n```\n```sh\ncat gone.md\n```", &[]);
        check_page(
            "`cargo run` `/house` `a.b` `Table<G>` `sexton.db` [c](https://x.y/z.md)",
            &[],
        );
    }

    #[test]
    fn what_is_gone_is_found() {
        check_page("`crates/bus` and `logging.md`", &["crates/bus", "logging.md"]);
        check_page(
            "[a](rules/chess.md) `table/bus.rs`",
            &["table/bus.rs", "rules/chess.md"],
        );
        check_page("```\ndocs/ operating.md\n```", &["operating.md"]);
    }
}
