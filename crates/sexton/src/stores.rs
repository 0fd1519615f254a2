//! Which store is meant, and how it is opened.

use crate::input::BadInput;
use std::path::Path;
use std::sync::Arc;
use store::sqlite::{FILE_NAME, SqliteStore};
use store::{Store, StoreError};

/// Where a house is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// A file in a folder.
    Folder(std::path::PathBuf),
    /// A PostgreSQL database, by its address.
    Database(String),
}

impl Place {
    /// A place as it is typed: an address, a folder, or the file in it.
    pub(crate) fn of(text: &str) -> Result<Place, BadInput> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(Place::Database(text.to_owned()));
        }
        let path = Path::new(text);
        match (path.file_name(), path.parent()) {
            (Some(name), Some(folder)) if name == FILE_NAME => Ok(Place::Folder(folder.to_owned())),
            _ if path.is_file() => Err(BadInput::new(format!(
                "{text}: expected a data folder with a {FILE_NAME}, or an address that begins with postgres://"
            ))),
            _ => Ok(Place::Folder(path.to_owned())),
        }
    }

    /// The place as it may be shown.
    pub(crate) fn shown(&self) -> String {
        match self {
            Place::Folder(folder) => folder.display().to_string(),
            Place::Database(url) => store::without_password(url),
        }
    }

    /// Opens it for one program alone.
    pub(crate) fn open(&self) -> Result<Arc<dyn Store>, BadInput> {
        match self {
            Place::Folder(folder) => {
                let store = SqliteStore::open(folder).map_err(|error| {
                    let hint = match &error {
                        StoreError::InUse { .. } => "; close it, or choose another folder with --data",
                        StoreError::Failed { .. } => "; choose another folder with --data",
                        _ => "",
                    };
                    BadInput::new(format!("{error}{hint}"))
                })?;
                Ok(Arc::new(store))
            }
            Place::Database(url) => open_database(url),
        }
    }

    /// Opens it for one of several nodes.
    pub(crate) fn open_shared(&self) -> Result<Arc<dyn Store>, BadInput> {
        match self {
            Place::Folder(_) => self.open(),
            Place::Database(url) => open_shared_database(url),
        }
    }
}

/// Whether the address of a database makes sense here, as far as that can be said without opening it.
#[cfg(feature = "cluster")]
pub(crate) fn check(url: &str) -> Result<(), BadInput> {
    store::postgres::check(url).map_err(|error| BadInput::new(error.to_string()))
}

#[cfg(not(feature = "cluster"))]
pub(crate) fn check(url: &str) -> Result<(), BadInput> {
    Err(left_out(url))
}

#[cfg(feature = "cluster")]
fn open_database(url: &str) -> Result<Arc<dyn Store>, BadInput> {
    let wrong = |error: StoreError| BadInput::new(error.to_string());
    let store = store::postgres::PostgresStore::open(url).map_err(wrong)?;
    if store.others().wait().map_err(wrong)? > 0 {
        let place = store.place();
        return Err(BadInput::new(format!(
            "{place}: the database is in use by another house; close it first"
        )));
    }
    Ok(Arc::new(store))
}

/// Other nodes may have it open. A house alone that has it open is fenced off by their claims.
#[cfg(feature = "cluster")]
fn open_shared_database(url: &str) -> Result<Arc<dyn Store>, BadInput> {
    let store = store::postgres::PostgresStore::open(url);
    let store = store.map_err(|error| BadInput::new(error.to_string()))?;
    Ok(Arc::new(store))
}

#[cfg(not(feature = "cluster"))]
fn open_shared_database(url: &str) -> Result<Arc<dyn Store>, BadInput> {
    Err(left_out(url))
}

#[cfg(not(feature = "cluster"))]
fn open_database(url: &str) -> Result<Arc<dyn Store>, BadInput> {
    Err(left_out(url))
}

#[cfg(not(feature = "cluster"))]
fn left_out(url: &str) -> BadInput {
    BadInput::new(format!(
        "{}: this program was built without PostgreSQL; the packages have it, and so has a build with --features cluster",
        store::without_password(url)
    ))
}
