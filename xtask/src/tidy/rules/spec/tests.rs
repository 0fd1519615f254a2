//! Each way a spec defines a number, in small, and the real specs in numbers.

use super::*;
use crate::tidy::games::GAMES;
use crate::workspace::root;
use std::collections::BTreeSet;

fn game(code: &str) -> &'static Game {
    GAMES.iter().find(|game| game.code == code).unwrap()
}

fn check(code: &str, text: &str, expected: &[&str]) {
    let file = File {
        path: String::new(),
        text: text.to_owned(),
    };
    let spec = Spec::read(game(code), &file);
    let found: Vec<String> = spec
        .numbers
        .iter()
        .map(|(number, _)| number.to_string())
        .collect();
    assert_eq!(found, expected, "{text}");
}

#[test]
fn bold_numbers_define_rules() {
    check(
        "RP",
        "**RP-1.1** [S] The bones (RP-1.3) lie\nRP-2.1 is only cited here.",
        &["RP-1.1"],
    );
    check(
        "RP",
        "**RP-4.8** Dead ends: RP-7.2. **RP-4.9** Phase `Room`.",
        &["RP-4.8", "RP-4.9"],
    );
    check(
        "RP",
        "**RP-6.1 Main Entrance** [S] Never closed.\n**T-RP-1**",
        &["RP-6.1", "T-RP-1"],
    );
    check(
        "RF",
        "**RF-1.1 Aim [S].** Five\n**RF-8.10a One person.**\n**T-RF-64.** Two",
        &["RF-1.1", "RF-8.10a", "T-RF-64"],
    );
    check(
        "CC",
        "**CC-4.6** [D] The\n**CC-4.6a** [D] Passing (R-CC-5).",
        &["CC-4.6", "CC-4.6a"],
    );
}

#[test]
fn rows_define_rulings_and_scenarios_but_not_rules() {
    check(
        "RP",
        "| R-RP-1 | Which | 6 (RP-1.3) |\n| T-RP-6 | any | deal |",
        &["R-RP-1", "T-RP-6"],
    );
    check(
        "CC",
        "| CC-1.3 | cited |\n| see R-CC-1 | cited |\n| R-CC-1, R-CC-2 | cited |",
        &[],
    );
}

#[test]
fn a_table_may_count_on_from_its_head() {
    let table = "| RF-10.n | Thing |\n|---|---|\n| .1 | health |\n| .12 | seed |\n\n| .13 | other table |";
    check("RF", table, &["RF-10.1", "RF-10.12"]);
}

#[test]
fn dawn_under_writes_its_numbers_bare() {
    let text =
        "DU-1.1 [S] Each\n(DU-2.1) cited\n- T-1 For n\n- I-2 lids\n| R-DU-4 | Who |\nDU-5, cited\n- T-x no";
    check("DU", text, &["DU-1.1", "T-DU-1", "I-DU-2", "R-DU-4"]);
    check("RP", "- T-1 a list in another spec\nRP-1.1 cited", &[]);
}

#[test]
fn chapters_are_sections() {
    let file = File {
        path: String::new(),
        text: "# Title\n## 4 Entering\n### 12 a\n## Notes\n".to_owned(),
    };
    assert_eq!(Spec::read(game("RP"), &file).sections, [4]);
}

/// Counted by hand in the specs; a change of a spec changes its line here.
#[test]
fn the_real_specs_define_what_they_should() {
    let root = root().unwrap();
    let count = |code: &str| {
        let path = game(code).spec_path();
        let text = std::fs::read_to_string(root.join(&path)).unwrap();
        let spec = Spec::read(game(code), &File { path, text });
        let unique: BTreeSet<_> = spec.numbers.iter().map(|(number, _)| number.clone()).collect();
        assert_eq!(unique.len(), spec.numbers.len(), "{code} defines a number twice");
        let of = |kind| unique.iter().filter(|number| number.kind == kind).count();
        let sections = spec.sections.len();
        [
            of(Kind::Rule),
            of(Kind::Ruling),
            of(Kind::Scenario),
            of(Kind::Invariant),
            sections,
        ]
    };
    assert_eq!(count("RP"), [45, 26, 66, 0, 15]);
    assert_eq!(count("RF"), [105, 66, 140, 0, 14]);
    assert_eq!(count("CC"), [79, 75, 96, 0, 17]);
    assert_eq!(count("DU"), [84, 63, 95, 7, 13]);
}
