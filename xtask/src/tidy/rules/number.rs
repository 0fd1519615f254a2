//! Rule numbers and finding them in text.
//!
//! `RP-4.5` is a rule, `R-RP-3` a ruling, `T-RP-12` a test scenario, `I-DU-2` an invariant.
//! A citation may go deeper than the spec defines numbers: `RP-4.4b`, `CC-3.3.2`.

use crate::tidy::games::GAMES;
use std::fmt;

/// What a number counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    Rule,
    Ruling,
    Scenario,
    Invariant,
}

impl Kind {
    const ALL: [Kind; 4] = [Kind::Rule, Kind::Ruling, Kind::Scenario, Kind::Invariant];

    /// What stands before the code of the game.
    pub(super) fn prefix(self) -> &'static str {
        match self {
            Kind::Rule => "",
            Kind::Ruling => "R-",
            Kind::Scenario => "T-",
            Kind::Invariant => "I-",
        }
    }
}

/// The number of a rule, ruling, scenario or invariant.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Number {
    pub(super) code: &'static str,
    pub(super) kind: Kind,
    pub(super) parts: Vec<u16>,
    pub(super) letter: Option<char>,
}

impl Number {
    /// The number that holds this one as a sub-item: `RP-4.4` for `RP-4.4b`.
    pub(super) fn parent(&self) -> Option<Number> {
        let mut parent = self.clone();
        if parent.letter.take().is_none() {
            parent.parts.pop();
        }
        (!parent.parts.is_empty()).then_some(parent)
    }

    /// Whether this names a whole section of the rules, such as `RP-4`.
    pub(super) fn is_section(&self) -> bool {
        self.kind == Kind::Rule && self.parts.len() == 1 && self.letter.is_none()
    }
}

impl fmt::Display for Number {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts: Vec<String> = self.parts.iter().map(ToString::to_string).collect();
        write!(
            formatter,
            "{}{}-{}",
            self.kind.prefix(),
            self.code,
            parts.join(".")
        )?;
        self.letter.map_or(Ok(()), |letter| write!(formatter, "{letter}"))
    }
}

/// The number at the very start of the text, and how long it is.
pub(super) fn number_at_start(text: &str) -> Option<(Number, usize)> {
    // The longest prefix first: a bare prefix is empty and fits everywhere.
    Kind::ALL.into_iter().rev().find_map(|kind| {
        let rest = text.strip_prefix(kind.prefix())?;
        let game = GAMES.iter().find(|game| rest.starts_with(&game.code))?;
        let rest = rest[game.code.len()..].strip_prefix('-')?;
        let (parts, letter, length) = parts_at_start(rest)?;
        let start = text.len() - rest.len();
        Some((
            Number {
                code: &game.code,
                kind,
                parts,
                letter,
            },
            start + length,
        ))
    })
}

/// Figures with dots between them and at most one letter behind: `4.4b`.
pub(super) fn parts_at_start(text: &str) -> Option<(Vec<u16>, Option<char>, usize)> {
    let mut parts = Vec::new();
    let mut length = 0;
    loop {
        let from = if parts.is_empty() { 0 } else { length + 1 };
        if !parts.is_empty() && !text[length..].starts_with('.') {
            break;
        }
        let figures = text[from..].bytes().take_while(u8::is_ascii_digit).count();
        let Ok(part) = text[from..from + figures].parse() else {
            break;
        };
        parts.push(part);
        length = from + figures;
    }
    if parts.is_empty() {
        return None;
    }
    let mut behind = text[length..].chars();
    let letter = behind.next().filter(char::is_ascii_lowercase);
    let is_alone = !behind
        .next()
        .is_some_and(|next| next.is_alphanumeric() || next == '_');
    let letter = letter.filter(|_| is_alone);
    Some((parts, letter, length + usize::from(letter.is_some())))
}

/// All numbers cited in the text.
pub(super) fn citations(text: &str) -> Vec<Number> {
    let mut found = Vec::new();
    let mut position = 0;
    let mut before = ' ';
    while let Some(character) = text[position..].chars().next() {
        let may_begin = !before.is_alphanumeric() && !matches!(before, '_' | '-');
        let number = if may_begin {
            number_at_start(&text[position..])
        } else {
            None
        };
        let step = number
            .as_ref()
            .map_or(character.len_utf8(), |(_, length)| *length);
        found.extend(number.map(|(number, _)| number));
        position += step;
        before = text[..position].chars().next_back().unwrap_or(' ');
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &[&str]) {
        let found: Vec<String> = citations(text).iter().map(ToString::to_string).collect();
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn citations_are_found_in_prose_and_code() {
        check(
            "// RP-4.5: the clue may wait (R-RP-2), see T-RP-16.",
            &["RP-4.5", "R-RP-2", "T-RP-16"],
        );
        check("Rule::new(\"CC-4.6a\")", &["CC-4.6a"]);
        check(
            "I-DU-7,DU-4.10/T-DU-3;TB-1.1",
            &["I-DU-7", "DU-4.10", "T-DU-3", "TB-1.1"],
        );
    }

    #[test]
    fn sub_items_are_part_of_the_number() {
        check("RF-4.2.7 RP-4.4b CC-3.3.2.", &["RF-4.2.7", "RP-4.4b", "CC-3.3.2"]);
    }

    #[test]
    fn the_end_of_a_sentence_or_word_is_not() {
        check("as in RP-4.5. Then RP-7", &["RP-4.5", "RP-7"]);
        check("RP-4.1–4.3, RP-4.5and RP-4.4b_x", &["RP-4.1", "RP-4.5", "RP-4.4"]);
    }

    #[test]
    fn what_only_looks_like_a_number_is_none() {
        check(
            "CARP-4.1 x-RP-4.1 RP-x.y RF-10.n XX-1.1 rp-1.1 RP- R-RP-n CC_1",
            &["RF-10"],
        );
        check("RP-99999999.1", &[]);
    }

    #[test]
    fn the_parent_of_a_sub_item_is_one_step_up() {
        let parents = |text: &str| {
            let first = citations(text).remove(0).parent();
            let chain = std::iter::successors(first, Number::parent);
            chain.map(|number| number.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(parents("RP-4.4b"), ["RP-4.4", "RP-4"]);
        assert_eq!(parents("CC-3.3.2"), ["CC-3.3", "CC-3"]);
        assert_eq!(parents("R-RP-2"), [""; 0]);
    }
}
