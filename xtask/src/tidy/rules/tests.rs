//! A small world: one spec, one crate, a few citations.

use super::*;

const SPEC: &str =
    "## 4 Entering\n**RP-4.1** a\n**RP-4.4** b\n b) c\n**RP-4.10** d\n| R-RP-1 | e |\n| T-RP-1 | f |\n";

fn check_files(files: &[(&str, &str)], summary: &[&str], expected: &[&str]) {
    let mut all = vec![("docs/rules/rest-in-peace.md", SPEC)];
    all.extend_from_slice(files);
    let tree = Tree::of(&all);
    let coverage = check(&tree, &Sources::read(&tree));
    let found: Vec<String> = coverage.findings.iter().map(ToString::to_string).collect();
    assert_eq!(coverage.summary, summary);
    assert_eq!(found, expected);
}

#[test]
fn a_game_without_a_crate_is_open() {
    check_files(&[], &["open: rest-in-peace (3 rules), not implemented yet"], &[]);
}

#[test]
fn every_rule_ruling_and_scenario_needs_a_test() {
    check_files(
        &[
            (
                "crates/rest-in-peace/src/lib.rs",
                "// RP-4.10\n#[cfg(test)]\nmod tests {\n    // RP-4.1\n}\n",
            ),
            (
                "crates/rest-in-peace/tests/scenarios/a.scn",
                "# RP-4.4b  A story.\n",
            ),
            ("crates/rest-in-peace/tests/golden/a.play", "R-RP-1\n"),
        ],
        &["RP: 3 rules, 1 rulings, 1 scenarios; 3 without a test"],
        &[
            "docs/rules/rest-in-peace.md:5: RP-4.10 has no test",
            "docs/rules/rest-in-peace.md:6: R-RP-1 has no test",
            "docs/rules/rest-in-peace.md:7: T-RP-1 has no test",
        ],
    );
}

#[test]
fn the_testbed_is_a_test_all_through() {
    check_files(
        &[
            ("crates/rest-in-peace/src/lib.rs", ""),
            (
                "crates/testbed/src/lib.rs",
                "//! RP-4.1 RP-4.4 RP-4.10 R-RP-1 T-RP-1\n",
            ),
        ],
        &["RP: 3 rules, 1 rulings, 1 scenarios; 0 without a test"],
        &[],
    );
}

#[test]
fn a_citation_without_a_rule_is_an_error_wherever_it_stands() {
    check_files(
        &[
            ("README.md", "See RP-4, not RP-9.\nRP-4.2 and R-RP-1\n"),
            ("text/en/a.ftl", "ghost = Ghost (TB-1.1)\n"),
            ("STYLE.md", "RP-9.9\n"),
            ("xtask/src/main.rs", "// RP-9.9\n"),
            ("docs/picture.svg", "RP-9.9\n"),
        ],
        &["open: rest-in-peace (3 rules), not implemented yet"],
        &[
            "README.md:1: no rule has the number RP-9",
            "README.md:2: no rule has the number RP-4.2",
            "text/en/a.ftl:1: no rule has the number TB-1.1",
        ],
    );
}

#[test]
fn a_listed_rule_is_excused_until_it_has_a_test() {
    check_files(
        &[
            ("crates/rest-in-peace/tests/a.rs", "// RP-4.1 RP-4.4 R-RP-1\n"),
            (
                "docs/rules/open.txt",
                "# still open\nRP-4.10 is prose\nT-RP-1: needs the house\nRP-4.1 was hard\n",
            ),
        ],
        &["RP: 3 rules, 1 rulings, 1 scenarios; 0 without a test, 2 listed as open"],
        &["docs/rules/open.txt:4: RP-4.1 has a test now; the list only shrinks"],
    );
}

#[test]
fn the_open_list_has_a_form() {
    check_files(
        &[(
            "docs/rules/open.txt",
            "RP-4.1\nRP-8.8 gone\nwhy not\nRP-4.4 prose\nRP-4.4 prose\n",
        )],
        &["open: rest-in-peace (3 rules), not implemented yet"],
        &[
            "docs/rules/open.txt:1: RP-4.1 is listed without a reason",
            "docs/rules/open.txt:2: no rule has the number RP-8.8",
            "docs/rules/open.txt:3: expected a rule number and a reason, found `why not`",
            "docs/rules/open.txt:5: RP-4.4 is already listed in line 4",
        ],
    );
}

#[test]
fn a_number_is_defined_once() {
    check_files(
        &[("docs/rules/table.md", "**TB-1.1** a\n**TB-1.1** b\n")],
        &[
            "open: rest-in-peace (3 rules), not implemented yet",
            "open: table (1 rules), not implemented yet",
        ],
        &["docs/rules/table.md:2: TB-1.1 is defined twice"],
    );
}
