//! Rule coverage: rules without a test and citations without a rule.
//!
//! A rule has a test when a test cites its number or one of its sub-items.
//! The list `docs/rules/open.txt` names rules that still lack one, each with a reason; it only shrinks.

mod number;
mod open;
mod spec;

use super::Finding;
use super::source::Sources;
use crate::tidy::games::{GAMES, Game};
use crate::workspace::{File, Tree};
use number::{Kind, Number, citations};
use open::OpenList;
use spec::Spec;
use std::collections::BTreeSet;

/// What the check of the rules has to say.
#[derive(Debug, Default)]
pub(crate) struct Coverage {
    /// One line per game.
    pub(crate) summary: Vec<String>,
    pub(crate) findings: Vec<Finding>,
}

pub(crate) fn check(tree: &Tree, sources: &Sources<'_>) -> Coverage {
    let mut coverage = Coverage::default();
    let rules = Rules::read(tree, &mut coverage.findings);
    let tested = read_citations(tree, sources, &rules, &mut coverage.findings);
    let open = OpenList::read(tree, &rules, &mut coverage.findings);
    for (game, spec) in &rules.specs {
        let is_there = tree.files.iter().any(|file| file.is_below(&game.folder));
        if is_there {
            coverage.judge(game, spec, &tested, &open);
        } else {
            let count = count(spec, Kind::Rule);
            coverage.summary.push(format!(
                "open: {} ({count} rules), not implemented yet",
                game.name
            ));
        }
    }
    coverage.findings.extend(open.finished(&tested));
    coverage
}

impl Coverage {
    fn judge(&mut self, game: &Game, spec: &Spec, tested: &BTreeSet<Number>, open: &OpenList) {
        let path = game.spec_path();
        let untested: Vec<_> = spec
            .numbers
            .iter()
            .filter(|(number, _)| !tested.contains(number))
            .collect();
        let (listed, missing): (Vec<_>, Vec<_>) = untested
            .into_iter()
            .partition(|(number, _)| open.contains(number));
        let mut line = format!(
            "{}: {} rules, {} rulings, {} scenarios",
            game.code,
            count(spec, Kind::Rule),
            count(spec, Kind::Ruling),
            count(spec, Kind::Scenario)
        );
        if let invariants @ 1.. = count(spec, Kind::Invariant) {
            line += &format!(", {invariants} invariants");
        }
        line += &format!("; {} without a test", missing.len());
        if !listed.is_empty() {
            line += &format!(", {} listed as open", listed.len());
        }
        self.summary.push(line);
        let finding =
            |(number, line): &(Number, usize)| Finding::new(&path, *line, format!("{number} has no test"));
        self.findings.extend(missing.into_iter().map(finding));
    }
}

/// Everything the specs define.
struct Rules {
    specs: Vec<(&'static Game, Spec)>,
    numbers: BTreeSet<Number>,
}

impl Rules {
    fn read(tree: &Tree, findings: &mut Vec<Finding>) -> Rules {
        let mut rules = Rules {
            specs: Vec::new(),
            numbers: BTreeSet::new(),
        };
        for game in GAMES.iter() {
            let Some(file) = tree.file(&game.spec_path()) else {
                continue;
            };
            let mut spec = Spec::read(game, file);
            spec.numbers.retain(|(number, line)| {
                let is_new = rules.numbers.insert(number.clone());
                if !is_new {
                    findings.push(Finding::new(
                        &file.path,
                        *line,
                        format!("{number} is defined twice"),
                    ));
                }
                is_new
            });
            rules.specs.push((game, spec));
        }
        rules
    }

    /// The defined number a citation means: itself, or the nearest one above it.
    fn resolve(&self, cited: &Number) -> Option<Number> {
        std::iter::successors(Some(cited.clone()), Number::parent)
            .find(|number| self.numbers.contains(number))
    }

    /// A whole chapter can be named, which tests none of its rules.
    fn has_section(&self, cited: &Number) -> bool {
        let is_named =
            |(game, spec): &(&Game, Spec)| game.code == cited.code && spec.sections.contains(&cited.parts[0]);
        cited.is_section() && self.specs.iter().any(is_named)
    }
}

/// Checks every citation of the tree and returns the numbers that tests cite.
fn read_citations(
    tree: &Tree,
    sources: &Sources<'_>,
    rules: &Rules,
    findings: &mut Vec<Finding>,
) -> BTreeSet<Number> {
    let mut tested = BTreeSet::new();
    for file in tree.files.iter().filter(|file| may_cite(file)) {
        let source = sources.of(file);
        // A golden only records: that it quotes a rule tests nothing.
        let is_test_file =
            (file.has_folder("tests") || file.is_below("crates/testbed")) && !file.has_extension(&["play"]);
        for (line, text) in file.lines() {
            for cited in citations(text) {
                let is_test = is_test_file || source.is_some_and(|source| source.is_test(line));
                match rules.resolve(&cited) {
                    Some(number) if is_test => {
                        tested.insert(number);
                    }
                    None if !rules.has_section(&cited) => {
                        findings.push(Finding::new(
                            &file.path,
                            line,
                            format!("no rule has the number {cited}"),
                        ));
                    }
                    _ => {}
                }
            }
        }
    }
    tested
}

/// The specs define; the numbers of the style guide and of our own tests are examples.
fn may_cite(file: &File) -> bool {
    file.has_extension(&["rs", "scn", "play", "ftl", "md"])
        && !file.is_below("docs/rules")
        && !file.is_below("xtask")
        && file.path != "STYLE.md"
}

fn count(spec: &Spec, kind: Kind) -> usize {
    spec.numbers
        .iter()
        .filter(|(number, _)| number.kind == kind)
        .count()
}

#[cfg(test)]
mod tests;
