//! The list of rules that still lack a test: one number and a reason per line.

use super::number::{Number, number_at_start};
use super::{Finding, Rules};
use crate::workspace::Tree;
use std::collections::{BTreeMap, BTreeSet};

const PATH: &str = "docs/rules/open.txt";

/// The listed numbers with their lines.
#[derive(Debug, Default)]
pub(super) struct OpenList {
    lines: BTreeMap<Number, usize>,
}

impl OpenList {
    pub(super) fn read(tree: &Tree, rules: &Rules, findings: &mut Vec<Finding>) -> OpenList {
        let mut open = OpenList::default();
        let Some(file) = tree.file(PATH) else { return open };
        for (line, text) in file.lines() {
            let text = text.trim();
            if text.is_empty() || text.starts_with('#') {
                continue;
            }
            let mut find = |message: String| findings.push(Finding::new(PATH, line, message));
            let Some((number, length)) = number_at_start(text) else {
                find(format!("expected a rule number and a reason, found `{text}`"));
                continue;
            };
            if text[length..].trim_matches([' ', ':']).is_empty() {
                find(format!("{number} is listed without a reason"));
            }
            if !rules.numbers.contains(&number) {
                find(format!("no rule has the number {number}"));
            } else if let Some(first) = open.lines.insert(number.clone(), line) {
                find(format!("{number} is already listed in line {first}"));
            }
        }
        open
    }

    pub(super) fn contains(&self, number: &Number) -> bool {
        self.lines.contains_key(number)
    }

    /// The list only shrinks: what has a test leaves it.
    pub(super) fn finished(&self, tested: &BTreeSet<Number>) -> Vec<Finding> {
        let done = self.lines.iter().filter(|(number, _)| tested.contains(number));
        done.map(|(number, line)| {
            Finding::new(
                PATH,
                *line,
                format!("{number} has a test now; the list only shrinks"),
            )
        })
        .collect()
    }
}
