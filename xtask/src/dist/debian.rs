//! The Debian package: the program, its service, its completions and manual pages.

use super::{Product, install, run_quietly, write};
use anyhow::{Context as _, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Files of the project and where they go, beside the program.
const FILES: [(&str, &str, u32); 10] = [
    (
        "deploy/sexton.service",
        "usr/lib/systemd/system/sexton.service",
        0o644,
    ),
    // Passwords may be written there; systemd reads it before it becomes anybody else.
    ("deploy/sexton.default", "etc/default/sexton", 0o640),
    ("deploy/grafana.json", "usr/share/doc/sexton/grafana.json", 0o644),
    ("deploy/alerts.yml", "usr/share/doc/sexton/alerts.yml", 0o644),
    (
        "deploy/prometheus.yml",
        "usr/share/doc/sexton/prometheus.yml",
        0o644,
    ),
    ("deploy/debian/copyright", "usr/share/doc/sexton/copyright", 0o644),
    ("docs/hosting.md", "usr/share/doc/sexton/hosting.md", 0o644),
    ("LICENSE-MIT", "usr/share/doc/sexton/LICENSE-MIT", 0o644),
    ("LICENSE-APACHE", "usr/share/doc/sexton/LICENSE-APACHE", 0o644),
    ("CHANGELOG.md", "usr/share/doc/sexton/changelog", 0o644),
];

/// What Debian runs before and after.
const SCRIPTS: [&str; 3] = ["postinst", "prerm", "postrm"];

/// What was made and where it goes.
const MADE: [(&str, &str); 3] = [
    (
        "completions/sexton",
        "usr/share/bash-completion/completions/sexton",
    ),
    ("completions/_sexton", "usr/share/zsh/vendor-completions/_sexton"),
    (
        "completions/sexton.fish",
        "usr/share/fish/vendor_completions.d/sexton.fish",
    ),
];

/// Makes the package.
pub(super) fn pack(root: &Path, product: &Product) -> Result<PathBuf> {
    let stage = product.out.join("stage");
    let _ = fs::remove_dir_all(&stage);
    install(&product.made.join("sexton"), &stage.join("usr/bin/sexton"), 0o755)?;
    for (from, to, mode) in FILES {
        install(&root.join(from), &stage.join(to), mode)?;
    }
    for (from, to) in MADE {
        install(&product.made.join(from), &stage.join(to), 0o644)?;
    }
    for entry in fs::read_dir(product.made.join("man"))? {
        let page = entry?;
        install(
            &page.path(),
            &stage.join("usr/share/man/man1").join(page.file_name()),
            0o644,
        )?;
    }
    // Debian wants long texts packed, without a time in them.
    let pages = stage.join("usr/share/man/man1");
    let changelog = stage.join("usr/share/doc/sexton/changelog");
    run_quietly(
        Command::new("gzip")
            .args(["-9", "-n", "-r"])
            .arg(pages)
            .arg(changelog),
    )?;
    write_control(root, product, &stage)?;
    let package = product
        .out
        .join(format!("sexton_{}_{}.deb", product.version, product.architecture));
    run_quietly(
        Command::new("dpkg-deb")
            .args(["--root-owner-group", "--build"])
            .arg(&stage)
            .arg(&package)
            .env("SOURCE_DATE_EPOCH", &product.epoch),
    )
    .context("the package was not built; it needs dpkg-deb (Debian: dpkg)")?;
    fs::remove_dir_all(stage)?;
    Ok(package)
}

fn write_control(root: &Path, product: &Product, stage: &Path) -> Result<()> {
    let folder = stage.join("DEBIAN");
    let control = fs::read_to_string(root.join("deploy/debian/control"))?;
    let kilobytes = bytes_of(stage)?.div_ceil(1024).to_string();
    let control = fill(&control, product, &kilobytes);
    write(&folder.join("control"), control)?;
    write(&folder.join("conffiles"), "/etc/default/sexton\n")?;
    for script in SCRIPTS {
        install(
            &root.join("deploy/debian").join(script),
            &folder.join(script),
            0o755,
        )?;
    }
    Ok(())
}

pub(super) fn fill(control: &str, product: &Product, kilobytes: &str) -> String {
    let depends = match &product.glibc {
        Some(glibc) => format!("Depends: libc6 (>= {glibc})\n"),
        None => String::new(),
    };
    control
        .replace("@version@", &product.version)
        .replace("@architecture@", product.architecture)
        .replace("@size@", kilobytes)
        .replace("@depends@\n", &depends)
}

fn bytes_of(folder: &Path) -> Result<u64> {
    let mut bytes = 0;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        bytes += if entry.file_type()?.is_dir() {
            bytes_of(&entry.path())?
        } else {
            entry.metadata()?.len()
        };
    }
    Ok(bytes)
}

/// What the package takes from the project, for the tests.
#[cfg(test)]
pub(super) fn sources() -> Vec<String> {
    let scripts = SCRIPTS.map(|script| format!("deploy/debian/{script}"));
    let files = FILES.map(|(from, _, _)| from.to_owned());
    scripts.into_iter().chain(files).collect()
}
