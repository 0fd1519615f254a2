//! Samples are spelt in halves where the repository itself must not contain them.

use super::*;

const CHANGELOG: (&str, &str) = ("CHANGELOG.md", "# Changelog\n\n## Unreleased\n");

fn check_text(path: &str, text: &str, expected: &[&str]) {
    let tree = Tree::of(&[CHANGELOG, (path, text)]);
    let findings = check(&tree, &Sources::read(&tree));
    let found: Vec<String> = findings
        .iter()
        .map(|finding| format!("{}: {}", finding.line, finding.message))
        .collect();
    assert_eq!(found, expected, "{text}");
}

#[test]
fn absolute_paths_of_a_machine_are_found() {
    for folder in MACHINE_FOLDERS {
        for line in [
            format!("cd /{folder}/x"),
            format!("(\"/{folder}\")"),
            format!("PATH=/{folder}/bin:x."),
        ] {
            assert!(has_machine_path(&line), "{line}");
        }
        for line in [
            format!("a/{folder}/b"),
            format!("../{folder}"),
            format!("~/{folder}"),
            format!("/{folder}s/a"),
        ] {
            assert!(!has_machine_path(&line), "{line}");
        }
    }
    assert!(!has_machine_path("#!/usr/bin/env bash"));
}

#[test]
fn unfinished_work_needs_an_owner_and_a_reason() {
    for word in UNFINISHED {
        assert!(has_unowned_work(&format!("// {word}: later")));
        assert!(has_unowned_work(&format!("// {word}(anna)")));
        assert!(has_unowned_work(word));
        assert!(!has_unowned_work(&format!(
            "// {word}(anna): when the ghost has a name"
        )));
        assert!(!has_unowned_work(&format!("unowned {word}s")));
    }
}

#[test]
fn unwrap_is_for_tests() {
    let bare = "a bare `unwrap` outside tests; `expect` says why it cannot fail";
    let text =
        "fn a() { b.unwrap(); } // c.unwrap()\n#[cfg(test)]\nmod tests {\n    fn a() { b.unwrap(); }\n}\n";
    check_text("crates/tui/src/lib.rs", text, &[&format!("1: {bare}")]);
    check_text("crates/tui/tests/a.rs", text, &[]);
    check_text("crates/tui/benches/a.rs", text, &[]);
    check_text("crates/tui/src/lib.rs", "fn a() { b.unwrap_or(c); }\n", &[]);
}

#[test]
fn unfinished_code_and_ignored_tests_are_found_in_tests_too() {
    check_text(
        "crates/tui/tests/a.rs",
        "#[ignore]\nfn a() { todo!() }\nfn b() { unimplemented!() }\n",
        &[
            "1: an ignored test; assert today's behaviour and say why it is wrong",
            "2: `todo!`: no code waits for a later user",
            "3: `unimplemented!`: no code waits for a later user",
        ],
    );
}

#[test]
fn white_space_is_checked_where_people_write() {
    let text = "a \n\tb\nc";
    let expected = [
        "1: spaces at the end of the line",
        "2: a tab",
        "3: no line break at the end of the file",
    ];
    check_text("docs/a.md", text, &expected);
    check_text("crates/a.toml", text, &expected);
    check_text("docs/a.svg", text, &[]);
}

#[test]
fn a_long_file_has_a_seam() {
    check_text("crates/tui/src/a.rs", &"// a\n".repeat(600), &[]);
    check_text(
        "crates/tui/src/a.rs",
        &"// a\n".repeat(601),
        &["0: expected at most 600 lines, found 601: look for the seam"],
    );
}

#[test]
fn the_changelog_has_an_open_section() {
    assert_eq!(check_changelog(&Tree::of(&[CHANGELOG])), None);
    let closed = Tree::of(&[("CHANGELOG.md", "## 1.0\n")]);
    assert!(check_changelog(&closed).is_some() && check_changelog(&Tree::of(&[])).is_some());
}

#[test]
fn a_public_item_says_what_it_is() {
    let text = "/// A lid.\n#[derive(\n    Clone,\n)]\npub struct Lid {\n    pub grave: u8,\n}\n\npub fn lift() {}\nfn own() {}\n#[cfg(test)]\nmod tests {\n    pub fn help() {}\n}\n";
    check_text(
        "crates/tui/src/lib.rs",
        text,
        &["9: a public item that does not say what it is"],
    );
    check_text("bench/src/lib.rs", text, &[]);
}
