//! What went wrong with a program, counted.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

/// How a program failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It said nothing in time.
    Silence,
    /// It said what cannot be read, or what was not offered.
    Garbage,
    /// It ended.
    Crash,
}

/// What went wrong, while tables are played.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    tables: AtomicU64,
    marked: AtomicU64,
    silences: AtomicU64,
    garbage: AtomicU64,
    crashes: AtomicU64,
    defaults: AtomicU64,
}

impl Tally {
    pub(crate) fn sat_down(&self) {
        self.tables.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn marked(&self) {
        self.marked.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn played_default(&self) {
        self.defaults.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn failed(&self, fault: Fault) {
        let count = match fault {
            Fault::Silence => &self.silences,
            Fault::Garbage => &self.garbage,
            Fault::Crash => &self.crashes,
        };
        count.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn marks(&self, name: &str, is_dismissed: bool) -> Marks {
        let read = |count: &AtomicU64| count.load(Ordering::Relaxed);
        Marks {
            program: name.to_owned(),
            tables: read(&self.tables),
            marked: read(&self.marked),
            silences: read(&self.silences),
            garbage: read(&self.garbage),
            crashes: read(&self.crashes),
            defaults: read(&self.defaults),
            is_dismissed,
        }
    }
}

/// What went wrong with a program.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Marks {
    /// What it is called.
    pub program: String,
    /// At how many tables it sat.
    pub tables: u64,
    /// At how many of them something went wrong.
    pub marked: u64,
    /// How often it said nothing in time.
    pub silences: u64,
    /// How often it said what cannot be read, or what was not offered.
    pub garbage: u64,
    /// How often it ended.
    pub crashes: u64,
    /// How many answers were given for it.
    pub defaults: u64,
    /// Whether it was not asked any more from some time on.
    pub is_dismissed: bool,
}

impl Marks {
    /// Whether nothing went wrong.
    pub fn is_clean(&self) -> bool {
        self.marked == 0 && self.crashes == 0
    }
}

impl fmt::Display for Marks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Marks { program, tables, .. } = self;
        if self.is_clean() {
            return write!(f, "{program}: {tables} tables, nothing went wrong");
        }
        write!(
            f,
            "{program}: {} of {tables} tables are marked: {} answers too late, {} not understood or not offered, \
             ended {} times; {} answers were given for it",
            self.marked, self.silences, self.garbage, self.crashes, self.defaults
        )?;
        if self.is_dismissed {
            f.write_str("; it was not asked any more")?;
        }
        Ok(())
    }
}
