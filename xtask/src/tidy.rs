//! What can be checked by reading the repository as text.
//!
//! - [`rules`]: every rule of a spec has a test, every citation has a rule;
//! - [`hygiene`]: machine paths, unowned work, bare `unwrap`, white space, long files, the changelog;
//! - [`purity`]: no clock, IO, threads, hash order or floats in an engine;
//! - [`arrows`]: crates depend only on what the table allows;
//! - [`named`]: what the docs name is there;
//! - [`surfaces`]: every game is on every surface;
//! - [`reach`]: no game keeps a function that only tests call;
//! - [`messages`]: all languages have the same messages;
//! - [`glossary`]: no text uses a word the glossary forbids, and each language has its own quotes and spaces.

mod arrows;
pub(crate) mod games;
mod glossary;
mod hygiene;
mod messages;
mod named;
mod purity;
mod reach;
mod rules;
mod source;
mod surfaces;

use crate::workspace::Tree;
use anyhow::{Result, bail};
use source::Sources;
use std::fmt;
use std::path::Path;

/// One thing that must be put right, and where.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Finding {
    path: String,
    /// Counted from one; zero when the whole file is meant.
    line: usize,
    message: String,
}

impl Finding {
    fn new(path: &str, line: usize, message: impl Into<String>) -> Finding {
        Finding {
            path: path.to_owned(),
            line,
            message: message.into(),
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(formatter, "{}: {}", self.path, self.message),
            line => write!(formatter, "{}:{line}: {}", self.path, self.message),
        }
    }
}

pub(crate) fn run(root: &Path) -> Result<()> {
    let tree = Tree::read(root)?;
    let sources = Sources::read(&tree);
    let coverage = rules::check(&tree, &sources);
    for line in &coverage.summary {
        println!("{line}");
    }
    let mut findings = coverage.findings;
    findings.extend(hygiene::check(&tree, &sources));
    findings.extend(purity::check(&sources));
    findings.extend(arrows::check(&tree));
    findings.extend(messages::check(&tree));
    findings.extend(glossary::check(&tree));
    findings.extend(named::check(&tree));
    findings.extend(reach::check(&sources));
    findings.extend(surfaces::check(&tree));
    findings.sort();
    for finding in &findings {
        println!("{finding}");
    }
    match findings.len() {
        0 => Ok(()),
        1 => bail!("tidy has 1 finding"),
        count => bail!("tidy has {count} findings"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finding_names_its_place() {
        assert_eq!(Finding::new("a.rs", 3, "odd").to_string(), "a.rs:3: odd");
        assert_eq!(Finding::new("a.rs", 0, "odd").to_string(), "a.rs: odd");
    }
}
