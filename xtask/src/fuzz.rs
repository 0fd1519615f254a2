//! The fuzz targets fed by coverage: libFuzzer looks for bytes that reach new code.
//!
//! It runs on the stable toolchain: the compiler is asked for coverage counters by its own flags, without a sanitizer.
//! A C++ compiler builds libFuzzer.

use crate::check::cargo;
use crate::tidy::games::GAMES;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Counters for every edge, a table of where they are, and what is compared with what.
const COVERAGE: [&str; 5] = [
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
];

/// What is built and found, below the root.
const FOLDER: &str = "target/fuzz";

/// Feeds the targets whose names begin like this, each for so many seconds.
pub(crate) fn run(root: &Path, seconds: u32, names: &[&str]) -> Result<()> {
    let targets: Vec<String> = targets()
        .into_iter()
        .filter(|target| names.is_empty() || names.iter().any(|name| target.starts_with(name)))
        .collect();
    if targets.is_empty() {
        bail!(
            "expected a target or the beginning of its name, found {}; the targets are {}",
            names.join(" "),
            self::targets().join(", ")
        );
    }
    let host = host()?;
    println!("== fuzz: building with coverage");
    let status = cargo(root)
        .args(["build", "--release", "--package", "fuzz", "--features", "guided"])
        .args(["--bin", "guided", "--target", &host, "--target-dir", FOLDER])
        .env("RUSTFLAGS", COVERAGE.join(" "))
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
        .env("CARGO_PROFILE_RELEASE_DEBUG_ASSERTIONS", "true")
        .status()
        .context("cannot start cargo")?;
    if !status.success() {
        bail!("the targets could not be built");
    }
    let program = root.join(FOLDER).join(host).join("release/guided");
    for target in targets {
        println!("== fuzz: {target}, {seconds} seconds");
        feed(root, &program, &target, seconds)?;
    }
    println!("nothing found");
    Ok(())
}

/// The readers of `fuzz/`, for every game.
fn targets() -> Vec<String> {
    let games = GAMES.iter().filter(|game| game.is_played());
    let of = |name: &str| ["inputs", "log", "lines"].map(|reader| format!("{reader}-{name}"));
    games
        .flat_map(|game| of(&game.name))
        .chain(["wire".to_owned()])
        .collect()
}

fn feed(root: &Path, program: &Path, target: &str, seconds: u32) -> Result<()> {
    let folder = root.join(FOLDER);
    let corpus = folder.join("corpus").join(target);
    let seeds = folder.join("seeds").join(target);
    let found = folder.join("found");
    for folder in [&corpus, &seeds, &found] {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    let story = folder.join(format!("{target}.txt"));
    let output = fs::File::create(&story).with_context(|| format!("cannot write {}", story.display()))?;
    let mut command = Command::new(program);
    command
        .env("SEXTON_FUZZ", target)
        .env("SEXTON_FUZZ_SEEDS", &seeds)
        .stderr(output)
        .arg(format!("-max_total_time={seconds}"))
        .arg(format!("-artifact_prefix={}/{target}-", found.display()))
        .args([
            "-timeout=20",
            "-rss_limit_mb=2048",
            "-max_len=65536",
            "-len_control=0",
            "-print_funcs=0",
        ])
        .args([&corpus, &seeds]);
    // Logs that were kept are a good start.
    if let Some(game) = target.strip_prefix("log-") {
        command.arg(root.join("crates").join(game).join("tests/archive"));
    }
    let status = command
        .status()
        .with_context(|| format!("cannot start {}", program.display()))?;
    let told = fs::read_to_string(&story).with_context(|| format!("cannot read {}", story.display()))?;
    if !status.success() {
        bail!(
            "{target} failed: {} tells how, and the bytes are in {}",
            story.display(),
            found.display()
        );
    }
    // `#1234 DONE cov: …`: how often, and how many edges were reached.
    let done = told.lines().rev().find(|line| line.contains("DONE"));
    println!("{}", done.unwrap_or("it ended without a word").trim());
    Ok(())
}

/// The machine we are on, as the compiler calls it. Naming it keeps the counters out of build scripts.
fn host() -> Result<String> {
    let output = Command::new("rustc")
        .arg("-vV")
        .output()
        .context("cannot start rustc")?;
    let text = String::from_utf8_lossy(&output.stdout);
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned)
        .context("expected rustc to name its host, found nothing")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_every_reader() {
        let targets = targets();
        assert!(targets.contains(&"log-dawn-under".to_owned()) && targets.contains(&"wire".to_owned()));
        assert_eq!(
            targets.len(),
            3 * GAMES.iter().filter(|game| game.is_played()).count() + 1
        );
    }
}
