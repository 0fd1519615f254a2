//! The files a simulation writes: checked before the first table, written in whole or not at all.

use crate::input::BadInput;
use anyhow::Context as _;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// A file to be written.
#[derive(Debug)]
pub(super) struct Output {
    path: PathBuf,
    /// Whether it is written beside and put in its place; a pipe or a device is written to as it is.
    is_replaced: bool,
}

impl Output {
    /// Checks that a file can be written, so that nobody waits for hours to hear that it cannot.
    ///
    /// # Errors
    /// If it cannot; `flag` is what asked for it.
    pub(super) fn check(flag: &str, path: &Path) -> Result<Output, BadInput> {
        let bad = |error: io::Error| BadInput::new(format!("{flag}: {}: {error}", path.display()));
        let is_replaced = match fs::metadata(path) {
            Ok(found) if found.is_dir() => {
                let message = format!("{flag}: {}: expected a file, found a folder", path.display());
                return Err(BadInput::new(message));
            }
            Ok(found) => found.is_file(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => true,
            Err(error) => return Err(bad(error)),
        };
        let output = Output {
            path: path.to_owned(),
            is_replaced,
        };
        if is_replaced {
            let beside = output.beside();
            File::create(&beside).map_err(bad)?;
            fs::remove_file(&beside).map_err(bad)?;
        }
        Ok(output)
    }

    /// Whether it is a file that can be read again.
    pub(super) fn is_file(&self) -> bool {
        self.is_replaced
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Whoever is interrupted while writing leaves the old text in place.
    pub(super) fn write(&self, text: &str) -> anyhow::Result<()> {
        self.put(text)
            .with_context(|| format!("cannot write {}", self.path.display()))
    }

    fn put(&self, text: &str) -> io::Result<()> {
        if !self.is_replaced {
            return fs::write(&self.path, text);
        }
        let beside = self.beside();
        let mut file = File::create(&beside)?;
        file.write_all(text.as_bytes())?;
        // The text before the name: after a crash there is the old one or the new one.
        file.sync_all()?;
        fs::rename(&beside, &self.path)
    }

    fn beside(&self) -> PathBuf {
        let mut name = self.path.clone().into_os_string();
        name.push(".part");
        name.into()
    }
}
