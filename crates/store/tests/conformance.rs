//! What every store must do. A new store adds one line, and passes all of it.

#![expect(clippy::unwrap_used, reason = "a failed step is a failed test")]

mod lines;
mod suite;

use store::memory::MemoryStore;
use store::sqlite::SqliteStore;
use suite::Place;

/// In memory a store is opened again by a clone.
impl Place for MemoryStore {
    type Store = MemoryStore;

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

    fn open(&self) -> SqliteStore {
        SqliteStore::open(self.path()).unwrap()
    }
}

suite::tests!(memory = store::memory::MemoryStore::default());
suite::tests!(sqlite = tempfile::tempdir().unwrap());

#[cfg(all(unix, feature = "postgres"))]
mod postgres {
    use super::suite::{self, Place};
    use store::postgres::PostgresStore;
    use testbed::postgres::Postgres;

    /// A database of its own for each test.
    struct Database(String);

    impl Place for Database {
        type Store = PostgresStore;

        fn open(&self) -> PostgresStore {
            PostgresStore::open(&self.0).unwrap()
        }
    }

    /// All of them in one test, because they share one PostgreSQL.
    #[test]
    fn it_does_what_every_store_must_do() {
        let Some(postgres) = Postgres::start() else { return };
        let mut failed = Vec::new();
        let tests = suite::with_tests!(list; Database);
        for (name, test) in tests {
            let database = Database(postgres.new_database());
            let passed = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| test(&database)));
            if passed.is_err() {
                failed.push(name);
            }
        }
        assert_eq!(failed, Vec::<&str>::new());
    }
}
