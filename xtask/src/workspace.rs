//! The files of the repository, read once as text.

use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};

/// Folders that hold no source of ours.
const SKIPPED_FOLDERS: [&str; 4] = [".git", "target", "node_modules", "dist"];

/// One file; `path` is relative to the root and written with `/`.
#[derive(Debug)]
pub(crate) struct File {
    pub(crate) path: String,
    pub(crate) text: String,
}

impl File {
    pub(crate) fn has_extension(&self, extensions: &[&str]) -> bool {
        let name = self.path.rsplit('/').next().unwrap_or_default();
        name.rsplit_once('.')
            .is_some_and(|(_, extension)| extensions.contains(&extension))
    }

    pub(crate) fn is_below(&self, folder: &str) -> bool {
        self.path
            .strip_prefix(folder)
            .is_some_and(|rest| rest.starts_with('/'))
    }

    /// Whether some folder on the way to the file has this name.
    pub(crate) fn has_folder(&self, name: &str) -> bool {
        self.path
            .rsplit_once('/')
            .is_some_and(|(folders, _)| folders.split('/').any(|folder| folder == name))
    }

    /// The lines with their numbers, counted from one.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text
            .split('\n')
            .enumerate()
            .map(|(index, line)| (index + 1, line))
    }
}

/// All files of the repository, in the order of their paths.
#[derive(Debug, Default)]
pub(crate) struct Tree {
    pub(crate) files: Vec<File>,
}

impl Tree {
    pub(crate) fn read(root: &Path) -> Result<Tree> {
        let mut files = Vec::new();
        read_folder(root, "", &mut files)?;
        files.sort_by(|left, right| left.path.cmp(&right.path));
        Ok(Tree { files })
    }

    pub(crate) fn file(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
    }

    #[cfg(test)]
    pub(crate) fn of(files: &[(&str, &str)]) -> Tree {
        let file = |(path, text): &(&str, &str)| File {
            path: (*path).to_owned(),
            text: (*text).to_owned(),
        };
        Tree {
            files: files.iter().map(file).collect(),
        }
    }
}

/// The root of the workspace, wherever inside it the command was started.
pub(crate) fn root() -> Result<PathBuf> {
    let start = match std::env::var_os("CARGO_MANIFEST_DIR") {
        Some(folder) => PathBuf::from(folder),
        None => std::env::current_dir().context("cannot tell the current folder")?,
    };
    for folder in start.ancestors() {
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap_or_default();
        if manifest.lines().any(|line| line.trim() == "[workspace]") {
            return Ok(folder.to_owned());
        }
    }
    bail!(
        "expected to be inside the workspace, found no manifest with [workspace] above {}",
        start.display()
    )
}

fn read_folder(folder: &Path, prefix: &str, files: &mut Vec<File>) -> Result<()> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot list {}", folder.display()))?;
    for entry in entries {
        let entry = entry.with_context(|| format!("cannot list {}", folder.display()))?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{prefix}{name}");
        let kind = entry.file_type().with_context(|| format!("cannot read {path}"))?;
        if SKIPPED_FOLDERS.contains(&name.as_str()) {
            continue;
        }
        // A build folder may have any name; cargo marks each with this file.
        if kind.is_dir() && !entry.path().join("CACHEDIR.TAG").exists() {
            read_folder(&entry.path(), &format!("{path}/"), files)?;
        } else if kind.is_file() {
            let bytes = fs::read(entry.path()).with_context(|| format!("cannot read {path}"))?;
            // What is not UTF-8 is a picture or an archive: it is there, with nothing to read.
            let text = String::from_utf8(bytes).unwrap_or_default();
            files.push(File { path, text });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_knows_its_place() {
        let tree = Tree::of(&[("crates/engine/tests/seats.rs", "a\nb\n")]);
        let file = &tree.files[0];
        assert!(file.has_extension(&["rs"]) && !file.has_extension(&["s", "md"]));
        assert!(file.is_below("crates/engine") && !file.is_below("crates/eng"));
        assert!(file.has_folder("tests") && !file.has_folder("seats.rs"));
        assert_eq!(file.lines().nth(1), Some((2, "b")));
    }

    /// Reads the docs only: other tests may write elsewhere in the repository at the same time.
    #[test]
    fn the_root_holds_the_specs() {
        let docs = Tree::read(&root().unwrap().join("docs")).unwrap();
        assert!(docs.file("rules/rest-in-peace.md").is_some());
        assert!(docs.files.is_sorted_by(|left, right| left.path < right.path));
    }
}
