//! PostgreSQL beside the house's own file.

use anyhow::{Context as _, ensure};
use std::process::Command;
#[cfg(unix)]
use testbed::postgres::Postgres;

/// Where the house is kept in the second measurement of each round.
pub(crate) enum OtherStore {
    /// A PostgreSQL of our own.
    #[cfg(unix)]
    New(Postgres),
    /// A database of somebody.
    Url(String),
}

impl OtherStore {
    pub(crate) fn of(text: &str) -> anyhow::Result<OtherStore> {
        match text {
            #[cfg(unix)]
            "new" => Ok(OtherStore::New(
                Postgres::start().context("there is no PostgreSQL here")?,
            )),
            url => Ok(OtherStore::Url(url.to_owned())),
        }
    }

    /// The address of a database without a house in it.
    pub(crate) fn empty(&self) -> anyhow::Result<String> {
        match self {
            #[cfg(unix)]
            OtherStore::New(postgres) => Ok(postgres.new_database()),
            OtherStore::Url(url) => {
                let emptied = Command::new("psql")
                    .args(["-X", "-q", url, "-c", "DROP SCHEMA IF EXISTS sexton CASCADE"])
                    .status()
                    .context("psql empties the database, but is missing")?;
                ensure!(emptied.success(), "the database cannot be emptied");
                Ok(url.clone())
            }
        }
    }
}
