//! The Python package: a workspace of its own, built into a virtual environment and tested from Python.

use super::cargo;
use anyhow::{Context as _, Result, bail};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What Python is called.
const NAMES: [&str; 2] = ["python3", "python"];

/// The oldest Python the package is for.
const IS_NEW_ENOUGH: &str = "import sys, venv; sys.exit(sys.version_info < (3, 10))";

/// Checks format and lints of `python/`, builds it into a virtual environment below `target` and runs its tests. Where
/// Python is missing, nothing is done, and it is said.
pub(super) fn run(root: &Path) -> Result<()> {
    let Some(python) = find() else {
        println!(
            "Python 3.10 or newer with venv is missing, so the Python package is neither built nor tested"
        );
        return Ok(());
    };
    let package = root.join("python");
    let target = target(root);
    for arguments in [
        &["fmt", "--check"][..],
        &["clippy", "--locked", "--", "-D", "warnings"][..],
    ] {
        let mut command = cargo(&package);
        succeed(command.args(arguments).env("CARGO_TARGET_DIR", &target))?;
    }
    let bin = environment(&package, &target, python)?;
    succeed(
        Command::new(bin.join("maturin"))
            .args(["develop", "--release", "--quiet"])
            .current_dir(&package)
            .env("VIRTUAL_ENV", target.join("venv"))
            .env("CARGO_TARGET_DIR", &target),
    )?;
    succeed(
        Command::new(bin.join("python"))
            .args(["-m", "pytest", "--quiet", "-p", "no:cacheprovider"])
            .current_dir(&package),
    )
}

fn find() -> Option<&'static str> {
    NAMES.into_iter().find(|name| {
        let status = Command::new(name)
            .args(["-c", IS_NEW_ENOUGH])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        status.is_ok_and(|status| status.success())
    })
}

/// Beside what the workspace builds, so that neither waits for the other's lock.
fn target(root: &Path) -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    target.join("python")
}

/// A virtual environment with what the tests need, made anew when that has changed. Gives where its programs are.
fn environment(package: &Path, target: &Path, python: &str) -> Result<PathBuf> {
    let needed = fs::read(package.join("requirements-test.txt")).context("python/requirements-test.txt")?;
    let venv = target.join("venv");
    let bin = venv.join(if cfg!(windows) { "Scripts" } else { "bin" });
    let stamp = venv.join(".sexton-requirements");
    if fs::read(&stamp).is_ok_and(|installed| installed == needed) {
        return Ok(bin);
    }
    succeed(Command::new(python).args(["-m", "venv", "--clear"]).arg(&venv))?;
    succeed(
        Command::new(bin.join("python"))
            .args([
                "-m",
                "pip",
                "install",
                "--quiet",
                "--disable-pip-version-check",
                "--requirement",
            ])
            .arg("requirements-test.txt")
            .current_dir(package),
    )?;
    fs::write(&stamp, &needed).context("the virtual environment cannot be written")?;
    Ok(bin)
}

/// Runs a command, its output going straight through.
fn succeed(command: &mut Command) -> Result<()> {
    let program = command.get_program().to_string_lossy().into_owned();
    let arguments: Vec<_> = command.get_args().map(OsStr::to_string_lossy).collect();
    let told = format!("{program} {}", arguments.join(" "));
    let status = command.status().with_context(|| format!("cannot start {told}"))?;
    if !status.success() {
        bail!("{told} ended with {status}");
    }
    Ok(())
}
