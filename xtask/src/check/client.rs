//! The browser client: its types, what it computes, and every game played in a real browser against the real server.

use super::{cargo, packages};
use anyhow::{Context as _, Result, bail};
use std::fs;
use std::path::Path;
use std::process::Command;

const NODE: &str =
    "Node.js with npm (20.19 or newer) is missing; install it, for instance from https://nodejs.org";
const CHROMIUM: &str =
    "Chromium is missing; install it (Debian: `apt-get install chromium`) or name it in CHROMIUM";

/// Where Chromium may be.
const PLACES: [&str; 3] = [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
];

/// Runs one script of `web/package.json`, with everything in place that it needs.
pub(super) fn run(root: &Path, script: &str) -> Result<()> {
    let web = root.join("web");
    fetch(&web)?;
    if script == "e2e" {
        have_chromium()?;
        // The binary that the tests of the command line drive: after the tests it is there already, with the same features.
        let built = cargo(root)
            .args([
                "test",
                "--workspace",
                "--features",
                "sexton/cluster",
                "--test",
                "cli",
                "--no-run",
            ])
            .env_remove("SEXTON_NO_WEB")
            .status();
        if !built.context("cannot start cargo")?.success() {
            bail!("the server does not build");
        }
    }
    // What is tested is the client within the binary, not one that was built beside it.
    let run = npm(&web).args(["run", script]).env_remove("SEXTON_DIST").status();
    let status = run.context(NODE)?;
    if !status.success() {
        bail!("npm run {script} ended with {status}");
    }
    Ok(())
}

fn npm(web: &Path) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.current_dir(web);
    command
}

/// Fetches what the lock file names, if it is not there yet.
fn fetch(web: &Path) -> Result<()> {
    let lock = fs::read(web.join("package-lock.json")).context("web/package-lock.json")?;
    let stamp = web.join("node_modules/.sexton-lock");
    if fs::read(&stamp).is_ok_and(|fetched| fetched == lock) {
        return Ok(());
    }
    let status = npm(web)
        .args(["ci", "--no-audit", "--no-fund"])
        .status()
        .context(NODE)?;
    if !status.success() {
        bail!("npm ci ended with {status}");
    }
    fs::write(&stamp, &lock).context("node_modules cannot be written")
}

/// Finds Chromium, or installs it where that is allowed.
fn have_chromium() -> Result<()> {
    let is_there = || {
        let named = std::env::var_os("CHROMIUM").is_some_and(|place| Path::new(&place).exists());
        named || PLACES.iter().any(|place| Path::new(place).exists())
    };
    // With what Debian recommends: without its fonts, pages are wider than people see them.
    if packages::have(is_there, "Chromium", "chromium") {
        Ok(())
    } else {
        bail!(CHROMIUM)
    }
}
