//! Builds the browser client in `web/` with the machine's Node.js and lists its files for `src/lib.rs`.
//!
//! Without Node.js the list is empty and a warning says so: everything but the browser client works.
//! `SEXTON_NO_WEB=1` leaves the client out on purpose.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What the client is made of, from the root of the project.
const SOURCES: [&str; 10] = [
    "text",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/public",
    "web/src",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
    "web/vite",
];

fn main() {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where the crate is"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    let root = here
        .ancestors()
        .nth(2)
        .expect("the crate is in the folder crates of the project");
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", root.join(source).display());
    }
    println!("cargo::rerun-if-env-changed=SEXTON_NO_WEB");
    let built = out.join("client");
    let list = match build_client(root, &built) {
        Ok(()) => list_files(&built),
        Err(missing) => {
            let missing = missing.replace('\n', " · ");
            println!("cargo::warning=the browser client is left out: {missing}");
            String::from("&[]")
        }
    };
    fs::write(out.join("files.rs"), list).expect("the output folder can be written");
}

/// Fetches what the lock file names, if it is not there yet, and runs the build.
///
/// # Errors
/// Why there is no client. A client that does not compile is not forgiven: that ends the build.
fn build_client(root: &Path, built: &Path) -> Result<(), String> {
    if env::var_os("SEXTON_NO_WEB").is_some_and(|value| !value.is_empty()) {
        return Err("SEXTON_NO_WEB is set".into());
    }
    let web = root.join("web");
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    if !Command::new(npm)
        .arg("--version")
        .output()
        .is_ok_and(|output| output.status.success())
    {
        return Err("Node.js with npm (20.19 or newer) was not found; install it and build again".into());
    }
    let lock =
        fs::read(web.join("package-lock.json")).map_err(|error| format!("web/package-lock.json: {error}"))?;
    let stamp = web.join("node_modules/.sexton-lock");
    if fs::read(&stamp).ok().as_ref() != Some(&lock) {
        run(Command::new(npm)
            .args(["ci", "--no-audit", "--no-fund"])
            .current_dir(&web))
        .map_err(|output| format!("npm ci failed:\n{output}"))?;
        fs::write(&stamp, &lock).map_err(|error| format!("{}: {error}", stamp.display()))?;
    }
    if let Err(output) = run(Command::new(npm)
        .args(["run", "build"])
        .env("SEXTON_WEB_OUT", built)
        .current_dir(&web))
    {
        panic!("the browser client does not build:\n{output}");
    }
    Ok(())
}

/// Runs a command to its end; what it printed is the error.
fn run(command: &mut Command) -> Result<(), String> {
    let output = command.output().map_err(|error| error.to_string())?;
    let text = [&output.stdout[..], &output.stderr[..]].concat();
    let text = String::from_utf8_lossy(&text);
    if output.status.success() {
        for line in text.lines().filter(|line| line.contains("kB  of ")) {
            println!(
                "cargo::warning=browser client, first load compressed: {}",
                line.trim()
            );
        }
        Ok(())
    } else {
        Err(text.into_owned())
    }
}

/// The files as an expression of Rust: path, bytes, and the compressed bytes where they are fewer.
fn list_files(built: &Path) -> String {
    let mut paths = Vec::new();
    collect(built, &mut paths);
    paths.sort();
    let mut list = String::from("&[\n");
    for path in paths
        .iter()
        .filter(|path| path.extension().is_none_or(|end| end != "br"))
    {
        let name = path
            .strip_prefix(built)
            .expect("the file was found there")
            .to_string_lossy()
            .replace('\\', "/");
        let mut brotli = path.clone().into_os_string();
        brotli.push(".br");
        let brotli = PathBuf::from(brotli);
        let compressed = if brotli.exists() {
            format!("Some(include_bytes!({brotli:?}))")
        } else {
            String::from("None")
        };
        let _ = writeln!(
            list,
            "    File {{ path: {name:?}, bytes: include_bytes!({path:?}), brotli: {compressed} }},"
        );
    }
    list.push(']');
    list
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the build wrote its folder") {
        let path = entry.expect("a folder that was just written can be read").path();
        if path.is_dir() {
            collect(&path, paths);
        } else {
            paths.push(path);
        }
    }
}
