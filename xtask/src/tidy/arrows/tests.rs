//! Manifests in small, each with what is wrong about it.

use super::*;

fn check_crate(folder: &str, sections: &str, expected: &[&str]) {
    let path = format!("crates/{folder}/Cargo.toml");
    let text = format!("[package]\nname = \"{folder}\"\n{sections}");
    let found: Vec<String> = check(&Tree::of(&[(&path, &text)]))
        .iter()
        .map(|finding| finding.message.clone())
        .collect();
    assert_eq!(found, expected, "{folder}");
}

#[test]
fn arrows_point_up_the_table() {
    check_crate("rest-in-peace", "[dependencies]\nengine.workspace = true\n", &[]);
    check_crate(
        "sexton",
        "[dependencies]\ntui.workspace = true\nanyhow = \"1\"\n",
        &[],
    );
    check_crate(
        "tui",
        "[dependencies]\nwords = { workspace = true }\nserde = \"1\"\n",
        &[],
    );
    check_crate(
        "rest-in-peace",
        "[dependencies]\nbots.workspace = true\n",
        &["`rest-in-peace` may not depend on `bots`"],
    );
    check_crate(
        "engine",
        "[dev-dependencies]\ntestbed = { path = \"x\" }\n",
        &["`engine` may not depend on `testbed`"],
    );
}

#[test]
fn the_python_package_is_a_workspace_of_its_own_with_arrows_all_the_same() {
    let found = |dependency: &str| {
        let text = format!("[package]\nname = \"sexton-python\"\n[dependencies]\n{dependency} = \"0\"\n");
        check(&Tree::of(&[("python/Cargo.toml", &text)])).len()
    };
    assert_eq!(
        ["engine", "bots", "dawn-under", "catalog", "house", "testbed"].map(found),
        [0, 0, 0, 0, 1, 1]
    );
}

#[test]
fn the_testbed_is_for_tests() {
    check_crate(
        "dawn-under",
        "[dev-dependencies]\ntestbed.workspace = true\n",
        &[],
    );
    check_crate(
        "dawn-under",
        "[dependencies]\ntestbed.workspace = true\n",
        &["`dawn-under` may not depend on `testbed`"],
    );
}

#[test]
fn all_ways_to_write_a_dependency_are_read() {
    let long = "[dependencies.house]\npath = \"x\"\n";
    check_crate("store", long, &["`store` may not depend on `house`"]);
    let target = "[target.'cfg(unix)'.dependencies]\nhouse = \"0\"\n";
    check_crate("store", target, &["`store` may not depend on `house`"]);
    let build = "[build-dependencies]\nhouse = \"0\"\n";
    check_crate("store", build, &["`store` may not depend on `house`"]);
}

#[test]
fn catch_all_errors_stay_in_the_leaves() {
    let anyhow = "[dependencies]\nanyhow.workspace = true\n";
    check_crate(
        "store",
        anyhow,
        &["catch-all error types only in `sexton` and `xtask`"],
    );
}

#[test]
fn an_unknown_crate_and_a_wrong_name_are_found() {
    let unknown = check(&Tree::of(&[(
        "crates/misc/Cargo.toml",
        "[package]\nname = \"misc\"\n",
    )]));
    assert!(
        unknown[0].message.starts_with("`misc` is not in the table"),
        "{unknown:?}"
    );
    let wrong = check(&Tree::of(&[(
        "crates/store/Cargo.toml",
        "[package]\nname = \"coach\"\n",
    )]));
    assert_eq!(
        wrong[0].message,
        "expected the crate to be named `store` like its folder, found `coach`"
    );
}
