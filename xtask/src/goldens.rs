//! Rewriting the golden playthroughs: every test target named `golden`, asked to bless what it finds.

use crate::check::cargo;
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Command;

/// Where goldens and kept logs live, as git understands it.
const GOLDENS: [&str; 2] = [":(glob)**/tests/golden/**", ":(glob)**/tests/archive/**"];

pub(crate) fn run(root: &Path) -> Result<()> {
    println!("== goldens: cargo test --workspace --test golden, with SEXTON_BLESS=1");
    let status = cargo(root)
        .args(["test", "--workspace", "--no-fail-fast", "--test", "golden"])
        .env("SEXTON_BLESS", "1")
        // A golden that only the slow tests look at must not stay behind.
        .env("SEXTON_SLOW", "1")
        .status()
        .context("cannot start cargo")?;
    show_changes(root)?;
    if !status.success() {
        bail!("expected the golden tests to bless their files, found {status}");
    }
    Ok(())
}

fn show_changes(root: &Path) -> Result<()> {
    let [golden, archive] = GOLDENS;
    let changed = git(root, &["diff", "--stat", "--", golden, archive])?;
    let new = git(
        root,
        &[
            "ls-files",
            "--others",
            "--exclude-standard",
            "--",
            golden,
            archive,
        ],
    )?;
    print!("{changed}");
    for path in new.lines() {
        println!(" {path} | new");
    }
    if changed.is_empty() && new.is_empty() {
        println!("no golden changed");
    } else {
        println!(
            "say in the commit why each golden changed; an old one that differs raises the rules version"
        );
    }
    Ok(())
}

fn git(root: &Path, arguments: &[&str]) -> Result<String> {
    let output = Command::new("git")
        .args(arguments)
        .current_dir(root)
        .output()
        .context("cannot start git")?;
    if !output.status.success() {
        bail!(
            "git {} failed: {}",
            arguments.join(" "),
            String::from_utf8_lossy(&output.stderr).trim()
        );
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}
