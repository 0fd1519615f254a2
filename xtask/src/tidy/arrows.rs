//! Arrows between crates: each depends only on what the table of STYLE §3 allows.

use super::Finding;
use super::games::is_game;
use crate::workspace::{File, Tree};

/// What a crate may depend on, besides `engine`, which is the contract for everybody; `games` stands for all of them.
///
/// A new arrow is a design change: its own commit, with the reason.
const ARROWS: [(&str, &str); 15] = [
    ("engine", ""),
    ("testbed", ""),
    ("words", ""),
    ("bots", "games"),
    ("catalog", "games bots words"),
    ("lab", "catalog bots games"),
    // The table protocol seats bots.
    ("protocol", "catalog words bots"),
    // Programs that play: child processes that are bots to everybody else.
    ("programs", "bots protocol"),
    ("store", ""),
    // What nodes say to each other; knows nothing of what it means.
    ("bus", ""),
    // Speaks the wire itself, so that bytes are written once for each audience; the races and windows of two games have a
    // clock of their own.
    ("house", "catalog games bots words protocol store bus"),
    // The browser client as files; knows nothing of the rest.
    ("site", ""),
    // The edge keeps guests in the store, names the games on its page, and says so in four languages.
    ("server", "house protocol store words catalog site"),
    // The terminal draws each game from its typed view.
    ("tui", "protocol catalog bots words games"),
    // The one place that picks implementations.
    ("sexton", "all"),
];

/// The Python package, a workspace of its own: it plays tables and reads what seats know, in numbers.
const PYTHON: (&str, &str) = ("sexton-python", "catalog bots words games");

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in &tree.files {
        let folders: Vec<&str> = file.path.split('/').collect();
        match folders[..] {
            ["crates", folder, "Cargo.toml"] => findings.extend(check_manifest(file, folder)),
            ["python", "Cargo.toml"] => findings.extend(check_manifest(file, PYTHON.0)),
            _ => {}
        }
    }
    findings
}

fn check_manifest(file: &File, folder: &str) -> Vec<Finding> {
    let manifest = read(&file.text);
    let mut findings = Vec::new();
    let mut find = |line, message| findings.push(Finding::new(&file.path, line, message));
    if manifest.name != folder {
        find(
            0,
            format!(
                "expected the crate to be named `{folder}` like its folder, found `{}`",
                manifest.name
            ),
        );
    }
    if !is_ours(folder) && folder != PYTHON.0 {
        find(
            0,
            format!("`{folder}` is not in the table of crates (xtask/src/tidy/arrows.rs, STYLE §3)"),
        );
        return findings;
    }
    for dependency in &manifest.dependencies {
        let name = dependency.name.as_str();
        if is_ours(name) && !may_depend(folder, dependency) {
            find(dependency.line, format!("`{folder}` may not depend on `{name}`"));
        }
        // STYLE §7: a library names its errors.
        if name == "anyhow" && folder != "sexton" {
            find(
                dependency.line,
                "catch-all error types only in `sexton` and `xtask`".to_owned(),
            );
        }
    }
    findings
}

/// All crates of the table that are no games.
pub(super) fn crates() -> impl Iterator<Item = &'static str> {
    ARROWS.iter().map(|(name, _)| *name)
}

fn is_ours(name: &str) -> bool {
    is_game(name) || crates().any(|known| known == name)
}

fn may_depend(folder: &str, dependency: &Dependency) -> bool {
    let name = dependency.name.as_str();
    let allowed = ARROWS
        .iter()
        .chain([&PYTHON])
        .find(|(known, _)| *known == folder)
        .map_or("", |(_, allowed)| *allowed);
    let is_allowed = |word: &str| word == name || word == "all" || (word == "games" && is_game(name));
    match (folder, name) {
        ("engine", _) => false,
        (_, "engine") => true,
        // What only tests use does not ship, so it is no arrow of the product.
        (_, "testbed") if dependency.is_for_tests => true,
        // The message files must know every phrase of every game.
        ("words", _) if dependency.is_for_tests && is_game(name) => true,
        // A program plays a table of every game.
        ("programs", _) if dependency.is_for_tests && (is_game(name) || name == "catalog") => true,
        _ => allowed.split(' ').any(is_allowed),
    }
}

struct Manifest {
    name: String,
    dependencies: Vec<Dependency>,
}

struct Dependency {
    name: String,
    line: usize,
    is_for_tests: bool,
}

/// Reads the few things we need: section heads and the keys below them.
fn read(text: &str) -> Manifest {
    let mut manifest = Manifest {
        name: String::new(),
        dependencies: Vec::new(),
    };
    let mut section = "";
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        let number = index + 1;
        if let Some(head) = line.strip_prefix('[').and_then(|head| head.strip_suffix(']')) {
            section = head;
            if let Some((table, name)) = head.rsplit_once('.')
                && is_dependency_table(table)
            {
                manifest.dependencies.push(dependency(table, name, number));
            }
        } else if let Some((key, value)) = line.split_once('=') {
            let key = key.trim();
            if section == "package" && key == "name" {
                manifest.name = value.trim().trim_matches('"').to_owned();
            }
            if is_dependency_table(section) {
                let name = key.split('.').next().unwrap_or(key);
                manifest.dependencies.push(dependency(section, name, number));
            }
        }
    }
    manifest
}

fn is_dependency_table(section: &str) -> bool {
    let table = section.rsplit('.').next().unwrap_or(section);
    matches!(table, "dependencies" | "dev-dependencies" | "build-dependencies")
}

fn dependency(section: &str, name: &str, line: usize) -> Dependency {
    let name = name.trim_matches('"').to_owned();
    Dependency {
        name,
        line,
        is_for_tests: section.ends_with("dev-dependencies"),
    }
}

#[cfg(test)]
mod tests;
