//! What people install who have neither Rust nor Node.js: an archive and a Debian package.
//!
//! The program is static where musl is at hand; elsewhere it needs the C library of this machine or a newer one.
//! Everything comes from `deploy/` and from the program itself, which writes its own completions and manual pages.

mod debian;

use crate::check::cargo;
use anyhow::{Context as _, Result, bail, ensure};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// For which machines there are packages: as Rust calls them, and as Debian does.
const TARGETS: [(&str, &str); 4] = [
    ("x86_64-unknown-linux-musl", "amd64"),
    ("aarch64-unknown-linux-musl", "arm64"),
    ("x86_64-unknown-linux-gnu", "amd64"),
    ("aarch64-unknown-linux-gnu", "arm64"),
];

/// What is in the archive beside the program, from the root of the project.
const BESIDE: [&str; 9] = [
    "README.md",
    "CHANGELOG.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "docs/hosting.md",
    "deploy/sexton.service",
    "deploy/sexton.default",
    "deploy/grafana.json",
    "deploy/alerts.yml",
];

/// Completions: the shell, and the name of the file it looks for.
const COMPLETIONS: [(&str, &str); 3] = [("bash", "sexton"), ("zsh", "_sexton"), ("fish", "sexton.fish")];

/// What is packed.
struct Product {
    version: String,
    architecture: &'static str,
    /// The folder with everything that was made: program, completions, manual pages.
    made: PathBuf,
    /// Where the packages go.
    out: PathBuf,
    /// The oldest glibc it runs with; a static program needs none.
    glibc: Option<String>,
    /// When it was made, as far as anybody can tell from it: when the last change was committed.
    epoch: String,
}

/// Builds for a target, this machine's unless told otherwise, and packs it into `target/dist-packages`.
pub(crate) fn run(root: &Path, target: Option<&str>) -> Result<()> {
    let usual = usual_target()?;
    let target = target.unwrap_or(&usual);
    let Some((target, architecture)) = TARGETS.into_iter().find(|(name, _)| *name == target) else {
        let names = TARGETS.map(|(name, _)| name).join(", ");
        bail!("expected one of the targets {names}, found {target}");
    };
    let program = build(root, target)?;
    let out = program.ancestors().nth(3).unwrap_or(root).join("dist-packages");
    let made = out.join(format!("made-{architecture}"));
    let _ = fs::remove_dir_all(&made);
    fs::create_dir_all(&made)?;
    install(&program, &made.join("sexton"), 0o755)?;
    let glibc = if target.ends_with("-gnu") {
        let symbols = said_by(Command::new("objdump").arg("-T").arg(&program))?;
        Some(oldest_glibc(&symbols).context("expected a program that names the glibc it needs")?)
    } else {
        None
    };
    let product = Product {
        version: version(&program)?,
        architecture,
        glibc,
        epoch: epoch(root)?,
        made,
        out,
    };
    product.write_papers()?;
    let packages = [product.archive(root)?, debian::pack(root, &product)?];
    product.write_sums(&packages)?;
    fs::remove_dir_all(&product.made)?;
    for package in &packages {
        println!("{}", package.display());
    }
    match &product.glibc {
        Some(glibc) => println!("the program needs glibc {glibc} or newer"),
        None => println!("the program is static"),
    }
    Ok(())
}

/// A static program if Rust has what it takes, otherwise one for the C library of this machine.
fn usual_target() -> Result<String> {
    let sysroot = said_by(Command::new("rustc").args(["--print", "sysroot"]))?;
    let musl = format!("{}-unknown-linux-musl", std::env::consts::ARCH);
    let has_musl = Path::new(sysroot.trim()).join("lib/rustlib").join(&musl).is_dir();
    Ok(if has_musl {
        musl
    } else {
        musl.replace("-musl", "-gnu")
    })
}

/// The newest version of glibc among the symbols a program takes from it, as `objdump -T` lists them.
fn oldest_glibc(symbols: &str) -> Option<String> {
    let named = symbols.split("GLIBC_").skip(1);
    let versions = named.filter_map(|rest| {
        let end = rest.find(|letter: char| !(letter.is_ascii_digit() || letter == '.'));
        let numbers = rest[..end.unwrap_or(rest.len())].split('.');
        numbers
            .map(|number| number.parse().ok())
            .collect::<Option<Vec<u32>>>()
    });
    let numbers: Vec<String> = versions.max()?.iter().map(u32::to_string).collect();
    Some(numbers.join("."))
}

/// The program for a target.
fn build(root: &Path, target: &str) -> Result<PathBuf> {
    let arguments = [
        "build",
        "--profile",
        "dist",
        "--package",
        "sexton",
        "--features",
        "acme,cluster",
        "--target",
    ];
    let status = cargo(root)
        .args(arguments)
        .arg(target)
        .status()
        .context("cannot start cargo")?;
    ensure!(
        status.success(),
        "the program was not built; it needs `rustup target add {target}` and, for musl, musl-gcc (Debian: musl-tools)"
    );
    let folder = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let program = folder.join(target).join("dist").join("sexton");
    ensure!(program.is_file(), "expected a program at {}", program.display());
    Ok(program)
}

/// The version the program says it is.
fn version(program: &Path) -> Result<String> {
    let said = said_by(Command::new(program).arg("--version"))?;
    let version = said.trim().strip_prefix("sexton ");
    Ok(version
        .context("expected the program to tell its version")?
        .to_owned())
}

fn epoch(root: &Path) -> Result<String> {
    if let Ok(epoch) = std::env::var("SOURCE_DATE_EPOCH") {
        return Ok(epoch);
    }
    let said = said_by(
        Command::new("git")
            .args(["log", "-1", "--format=%ct"])
            .current_dir(root),
    )?;
    Ok(said.trim().to_owned())
}

impl Product {
    /// The program writes its own completions and manual pages.
    fn write_papers(&self) -> Result<()> {
        let program = self.made.join("sexton");
        for (shell, file) in COMPLETIONS {
            let text = said_by(Command::new(&program).args(["completions", shell]))?;
            write(&self.made.join("completions").join(file), text)?;
        }
        run_quietly(Command::new(&program).arg("manual").arg(self.made.join("man")))
    }

    /// The archive: everything in one folder, to be put anywhere.
    fn archive(&self, root: &Path) -> Result<PathBuf> {
        let name = format!("sexton-{}-linux-{}", self.version, self.architecture);
        let folder = self.out.join(&name);
        let _ = fs::remove_dir_all(&folder);
        copy_folder(&self.made, &folder)?;
        for file in BESIDE {
            install(&root.join(file), &folder.join(file), 0o644)?;
        }
        let archive = self.out.join(format!("{name}.tar.gz"));
        run_quietly(
            Command::new("tar")
                .args([
                    "--create",
                    "--gzip",
                    "--sort=name",
                    "--owner=0",
                    "--group=0",
                    "--numeric-owner",
                ])
                .arg(format!("--mtime=@{}", self.epoch))
                .arg(format!("--file={}", archive.display()))
                .arg(format!("--directory={}", self.out.display()))
                .arg(&name)
                // Its head has no time of its own.
                .env("GZIP", "-n"),
        )?;
        fs::remove_dir_all(folder)?;
        Ok(archive)
    }

    /// Checksums, as `sha256sum --check` reads them.
    fn write_sums(&self, packages: &[PathBuf]) -> Result<()> {
        let names = packages.iter().filter_map(|package| package.file_name());
        let sums = said_by(Command::new("sha256sum").args(names).current_dir(&self.out))?;
        let file = format!("SHA256SUMS-{}", self.architecture);
        write(&self.out.join(file), sums)
    }
}

/// Copies a file to a place that may need folders, with the rights it has there.
fn install(from: &Path, to: &Path, mode: u32) -> Result<()> {
    let context = || format!("cannot copy {} to {}", from.display(), to.display());
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).with_context(context)?;
    }
    fs::copy(from, to).with_context(context)?;
    permit(to, mode)
}

#[cfg(unix)]
fn permit(file: &Path, mode: u32) -> Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    Ok(fs::set_permissions(file, fs::Permissions::from_mode(mode))?)
}

#[cfg(not(unix))]
fn permit(_: &Path, _: u32) -> Result<()> {
    bail!("packages are made on Linux")
}

fn write(file: &Path, text: impl AsRef<[u8]>) -> Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(file, text).with_context(|| format!("cannot write {}", file.display()))?;
    permit(file, 0o644)
}

fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let target = to.join(path.file_name().unwrap_or_default());
        if path.is_dir() {
            copy_folder(&path, &target)?;
        } else {
            let mode = if path.ends_with("sexton") && !from.ends_with("completions") {
                0o755
            } else {
                0o644
            };
            install(&path, &target, mode)?;
        }
    }
    Ok(())
}

/// What a command says; an error if it fails.
fn said_by(command: &mut Command) -> Result<String> {
    let done = command
        .output()
        .with_context(|| format!("cannot start {command:?}"))?;
    let error = String::from_utf8_lossy(&done.stderr);
    ensure!(
        done.status.success(),
        "{command:?} ended with {}: {error}",
        done.status
    );
    String::from_utf8(done.stdout).with_context(|| format!("{command:?} said something that is no text"))
}

fn run_quietly(command: &mut Command) -> Result<()> {
    said_by(command).map(|_| ())
}

#[cfg(test)]
mod tests;
