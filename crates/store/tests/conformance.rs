//! What every store must do. A new store adds one line to `stores!` and passes all of it.

#![expect(clippy::unwrap_used, reason = "a failed step is a failed test")]

mod lines;
mod suite;

use store::memory::MemoryStore;
use store::sqlite::SqliteStore;
use suite::Place;

/// In memory a store is opened again by a clone.
impl Place for MemoryStore {
    type Store = MemoryStore;

    fn new_place() -> MemoryStore {
        MemoryStore::default()
    }

    fn open(&self) -> MemoryStore {
        self.clone()
    }

    fn let_pass(&self, store: &MemoryStore, ms: u64) {
        store.let_pass(ms);
    }
}

/// A folder of its own for each test.
impl Place for tempfile::TempDir {
    type Store = SqliteStore;

    fn new_place() -> tempfile::TempDir {
        tempfile::tempdir().unwrap()
    }

    fn open(&self) -> SqliteStore {
        SqliteStore::open(self.path()).unwrap()
    }
}

suite::stores! {
    memory: store::memory::MemoryStore,
    sqlite: tempfile::TempDir,
}
