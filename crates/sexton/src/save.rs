//! Tables on disk: each is its log, written line by line as it is played.
//!
//! A line is on the disk before the move is shown, so an acknowledged move survives `kill -9`. Nothing is ever
//! overwritten: new tables get new files, and a file that goes on only grows.

use crate::input::{BadInput, read_file};
use engine::log::{Chain, Log, read_title};
use engine::table::Table;
use engine::{Chance, Game, Keyed, Secret};
use std::fs::{File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// The log of a table, open for the next line.
#[derive(Debug)]
pub(crate) struct LogFile {
    file: File,
    path: PathBuf,
    chain: Chain,
    /// How much of the table is in the file.
    entries: usize,
    draws: usize,
    bytes: u64,
    closed: bool,
}

impl LogFile {
    /// Starts a new file with what the table has so far.
    ///
    /// # Errors
    /// If the file is there already or cannot be written.
    pub(crate) fn create<G: Game, C: Chance>(path: &Path, table: &Table<G, C>) -> anyhow::Result<LogFile> {
        let file = OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(path)
            .map_err(|error| {
                let hint = match error.kind() {
                    io::ErrorKind::AlreadyExists => "; `--resume FILE` goes on with it",
                    _ => "",
                };
                BadInput::new(format!("{}: {error}{hint}", path.display()))
            })?;
        let mut chain = Chain::default();
        let header = chain.header(table.setup());
        let path = path.to_owned();
        let mut log = LogFile {
            file,
            path,
            chain,
            entries: 0,
            draws: 0,
            bytes: 0,
            closed: false,
        };
        log.write(&header)?;
        log.append(table)?;
        // The name of the file must survive too.
        if let Some(folder) = log.path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            File::open(folder).and_then(|folder| folder.sync_all())?;
        }
        Ok(log)
    }

    /// Goes on with a file. A last line that was cut off was never acknowledged and is dropped; that is told.
    ///
    /// # Errors
    /// If the file is not a log of this game, or something in it is wrong.
    pub(crate) fn resume<G: Game>(path: &Path) -> anyhow::Result<(LogFile, Table<G>)> {
        let text = read_file(path)?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let bad = |error| BadInput::new(format!("{}: {error}", path.display()));
        let log = Log::<G>::read(&text[..whole]).map_err(bad)?;
        let table = log.table().map_err(bad)?;
        let file = OpenOptions::new()
            .append(true)
            .open(path)
            .map_err(|error| BadInput::new(format!("{}: {error}", path.display())))?;
        if whole < text.len() {
            eprintln!(
                "sexton: {}: the last line is truncated and has been dropped",
                path.display()
            );
            file.set_len(whole as u64)?;
        }
        let secret = match log.setup().secret {
            Some(secret) => secret,
            None => {
                let mut bytes = [0; 32];
                getrandom::fill(&mut bytes)?;
                Secret::from_bytes(bytes)
            }
        };
        let table = table.with_chance(Keyed::new(secret, &log.setup().salts));
        let log = LogFile {
            file,
            path: path.to_owned(),
            chain: log.chain().clone(),
            entries: table.entries().len(),
            draws: table.draws().len(),
            bytes: whole as u64,
            closed: log.is_closed(),
        };
        Ok((log, table))
    }

    /// Where the table is kept.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Writes what the table has and the file has not, and waits until it is on the disk.
    ///
    /// # Errors
    /// If it cannot be written; the file then ends where it ended before, and the next try writes all of it.
    pub(crate) fn append<G: Game, C: Chance>(&mut self, table: &Table<G, C>) -> io::Result<()> {
        let before = self.chain.clone();
        let mut lines = String::new();
        let mut draws = table.draws()[self.draws..].iter().copied();
        for (idx, entry) in table.entries().iter().enumerate().skip(self.entries) {
            let drew = draws
                .by_ref()
                .take(usize::from(entry.draws))
                .map(Into::into)
                .collect();
            lines.push_str(&self.chain.entry(idx as u32 + 1, entry, drew));
        }
        if !self.closed {
            lines.push_str(&self.chain.end(table).unwrap_or_default());
        }
        if let Err(error) = self.write(&lines) {
            self.chain = before;
            return Err(error);
        }
        self.entries = table.entries().len();
        self.draws = table.draws().len();
        self.closed = table.outcome().is_some();
        Ok(())
    }

    fn write(&mut self, lines: &str) -> io::Result<()> {
        let written = self
            .file
            .write_all(lines.as_bytes())
            .and_then(|()| self.file.sync_data());
        if written.is_err() {
            // What is half written would make the next line unreadable.
            self.file.set_len(self.bytes)?;
            return written;
        }
        self.bytes += lines.len() as u64;
        Ok(())
    }
}

/// The folder for saved tables: as told, or where this system keeps the data of programs.
///
/// # Errors
/// If there is no such place or it cannot be made.
pub(crate) fn tables_folder(data: Option<&Path>) -> anyhow::Result<PathBuf> {
    let data = match data {
        Some(data) => data.to_owned(),
        None => match dirs::data_dir() {
            Some(folder) => folder.join("sexton"),
            None => {
                let message =
                    "there is no home folder; say where to save tables with --data DIR or --log FILE";
                return Err(BadInput::new(message).into());
            }
        },
    };
    let folder = data.join("tables");
    std::fs::create_dir_all(&folder)
        .map_err(|error| BadInput::new(format!("{}: {error}", folder.display())))?;
    Ok(folder)
}

/// Starts a file of a fresh name in a folder: the game, and a few digits of the promise of its shuffle.
///
/// # Errors
/// If it cannot be written.
pub(crate) fn create_in<G: Game, C: Chance>(folder: &Path, table: &Table<G, C>) -> anyhow::Result<LogFile> {
    let promise = table
        .setup()
        .commitment
        .map_or_else(String::new, |hash| format!("-{hash}"));
    let stem = format!("{}{}", G::NAME, promise.get(..9).unwrap_or_default());
    let paths = (1..).map(|count| match count {
        1 => folder.join(format!("{stem}.log")),
        _ => folder.join(format!("{stem}-{count}.log")),
    });
    for path in paths {
        if !path.exists() {
            return LogFile::create(&path, table);
        }
    }
    unreachable!("there is always another number")
}

/// The table played last that is not over, of one game or of any.
///
/// # Errors
/// If there is none.
pub(crate) fn last_unfinished(folder: &Path, game: Option<&str>) -> anyhow::Result<PathBuf> {
    let mut logs = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        if let Ok(changed) = entry.metadata().and_then(|data| data.modified()) {
            logs.push((changed, entry.path()));
        }
    }
    logs.sort();
    let unfinished = |path: &PathBuf| {
        let text = read_file(path).unwrap_or_default();
        let of_game = read_title(&text).is_ok_and(|title| game.is_none_or(|game| title.game == game));
        let whole = &text[..text.rfind('\n').map_or(0, |end| end + 1)];
        of_game
            && !whole
                .lines()
                .last()
                .is_some_and(|line| line.starts_with("{\"end\":"))
    };
    let found = logs.into_iter().rev().map(|(_, path)| path).find(unfinished);
    let none = || {
        let of = game.map_or_else(String::new, |game| format!(" of {game}"));
        BadInput::new(format!("{}: no unfinished table{of} found", folder.display()))
    };
    Ok(found.ok_or_else(none)?)
}
