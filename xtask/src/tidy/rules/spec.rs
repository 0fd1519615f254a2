//! The specs and the numbers they define.
//!
//! Each spec has its own hand: most set a number in bold where they define it, Dawn Under writes it bare at the
//! start of a line, rulings and scenarios are often the first cell of a table row.

use super::number::{Kind, Number, number_at_start, parts_at_start};
use crate::tidy::games::Game;
use crate::workspace::File;

/// What one spec defines, in the order of the page.
#[derive(Debug, Default)]
pub(super) struct Spec {
    /// Numbers with their lines.
    pub(super) numbers: Vec<(Number, usize)>,
    /// Numbers of the chapters; they can be cited as a whole and need no test of their own.
    pub(super) sections: Vec<u16>,
}

impl Spec {
    pub(super) fn read(game: &'static Game, file: &File) -> Spec {
        let mut spec = Spec::default();
        // The rule whose sub-numbers the rows of the present table define, as in `| RF-10.n |`.
        let mut stem = None;
        for (line, text) in file.lines() {
            let mut define = |number: Number| spec.numbers.push((number, line));
            if let Some(cell) = first_cell(text) {
                stem = table_stem(cell).or(stem);
                row_number(cell, stem.as_ref()).into_iter().for_each(&mut define);
            } else {
                stem = None;
            }
            bold_numbers(text).into_iter().for_each(&mut define);
            if game.is_bare {
                bare_number(game, text).into_iter().for_each(&mut define);
            }
            spec.sections.extend(section(text));
        }
        spec.numbers.retain(|(number, _)| number.code == game.code);
        spec
    }
}

fn first_cell(text: &str) -> Option<&str> {
    Some(text.strip_prefix('|')?.split('|').next()?.trim())
}

/// `RF-10` for the head `RF-10.n`.
fn table_stem(cell: &str) -> Option<Number> {
    let (number, length) = number_at_start(cell)?;
    (number.is_section() && &cell[length..] == ".n").then_some(number)
}

/// `R-RP-1` for the row `| R-RP-1 | … |`, `RF-10.3` for the row `| .3 | … |` below the head `RF-10.n`.
fn row_number(cell: &str, stem: Option<&Number>) -> Option<Number> {
    if let (Some(stem), Some(part)) = (stem, cell.strip_prefix('.')) {
        let mut number = stem.clone();
        number.parts.push(part.parse().ok()?);
        return Some(number);
    }
    let (number, length) = number_at_start(cell)?;
    // A rule in a cell is a citation: rules are sentences, not rows.
    (length == cell.len() && number.kind != Kind::Rule).then_some(number)
}

/// Every number that opens bold text: `**RP-4.8** … **RP-4.9**`, `**RF-1.1 Aim [S].**`.
fn bold_numbers(text: &str) -> Vec<Number> {
    let after_bold = text
        .match_indices("**")
        .map(|(position, bold)| &text[position + bold.len()..]);
    let defined = |(number, _): (Number, usize)| (!number.is_section()).then_some(number);
    after_bold
        .filter_map(|rest| number_at_start(rest).and_then(defined))
        .collect()
}

/// `DU-1.1 …`, `- T-1 …` and `- I-1 …` at the line start.
fn bare_number(game: &'static Game, text: &str) -> Option<Number> {
    if let Some((number, length)) = number_at_start(text) {
        return (number.parts.len() == 2 && text[length..].starts_with(' ')).then_some(number);
    }
    let item = text.strip_prefix("- ")?;
    [Kind::Scenario, Kind::Invariant].into_iter().find_map(|kind| {
        let rest = item.strip_prefix(kind.prefix())?;
        let (parts, letter, length) = parts_at_start(rest)?;
        rest[length..].starts_with(' ').then_some(Number {
            code: &game.code,
            kind,
            parts,
            letter,
        })
    })
}

/// The number of a chapter: `## 4 Entering a room`.
fn section(text: &str) -> Option<u16> {
    text.strip_prefix("## ")?.split(' ').next()?.parse().ok()
}

#[cfg(test)]
mod tests;
