//! What a house on several machines needs beside itself: PostgreSQL, and NATS.

use crate::process::processor_time_with_children;
use anyhow::{Context as _, ensure};
use std::process::Command;
use std::time::Duration;
use testbed::nats::Nats;
#[cfg(unix)]
use testbed::postgres::Postgres;

/// The word for a server of our own instead of an address.
const NEW: &str = "new";

/// Where the house is kept if not in a file of its own.
pub(crate) enum OtherStore {
    /// A PostgreSQL of our own.
    #[cfg(unix)]
    New(Postgres),
    /// A database of somebody.
    Url(String),
}

/// What nodes talk over.
pub(crate) enum Bus {
    /// A NATS of our own.
    New(Nats),
    Url(String),
}

/// Both, as far as they are asked for.
pub(crate) struct Services {
    pub(crate) store: OtherStore,
    pub(crate) bus: Option<Bus>,
}

impl Services {
    pub(crate) fn of(store: &str, bus: Option<&str>) -> anyhow::Result<Services> {
        let store = match store {
            #[cfg(unix)]
            NEW => OtherStore::New(Postgres::start().context("there is no PostgreSQL here")?),
            url => OtherStore::Url(url.to_owned()),
        };
        let bus = match bus {
            Some(NEW) => Some(Bus::New(Nats::start(&[]).context("there is no NATS here")?)),
            Some(url) => Some(Bus::Url(url.to_owned())),
            None => None,
        };
        Ok(Services { store, bus })
    }

    /// The processor time database and bus have used so far, as far as they are ours.
    pub(crate) fn processor_times(&self) -> [Duration; 2] {
        let store = match &self.store {
            #[cfg(unix)]
            OtherStore::New(postgres) => postgres.id(),
            OtherStore::Url(_) => None,
        };
        let bus = match &self.bus {
            Some(Bus::New(nats)) => nats.id(),
            _ => None,
        };
        [store, bus].map(|process| process.map_or(Duration::ZERO, processor_time_with_children))
    }
}

impl Bus {
    pub(crate) fn address(&self) -> String {
        match self {
            Bus::New(nats) => format!("nats://{}", nats.address()),
            Bus::Url(url) => url.clone(),
        }
    }
}

impl OtherStore {
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
