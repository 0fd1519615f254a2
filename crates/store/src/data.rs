//! What is kept, in plain data.

use crate::{Epoch, GuestId, TableId};

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// People take seats and agree on options.
    Open,
    /// Dealt, and not over.
    Playing,
    /// Over: the log is closed.
    Over,
}

engine::codes!(Phase {
    Open = "open",
    Playing = "playing",
    Over = "over",
});

impl Phase {
    /// The phase of a code.
    pub fn from_code(code: &str) -> Option<Phase> {
        Phase::ALL.into_iter().find(|phase| phase.code() == code)
    }
}

/// What must be known of a table to find it and to go on with it, beside its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The name of the game.
    pub game: String,
    /// The short code people type; unique among tables that are not over.
    pub code: String,
    /// How far it is.
    pub phase: Phase,
    /// The guests that belong to it, for [`tables_of`](crate::Store::tables_of) and searches.
    pub members: Vec<GuestId>,
    /// Whatever else the house must remember, as text of its own form (JSON). May hold secrets; never sent as it is.
    pub data: String,
    /// What everybody may read of it once it is over, as text (JSON): names, outcome.
    pub public: String,
    /// Whether everybody finds it once it is over.
    pub listed: bool,
    /// When it was made.
    pub made_ms: u64,
    /// When it ended.
    pub ended_ms: Option<u64>,
}

impl Record {
    /// The record of a new table.
    pub fn new(game: impl Into<String>, code: impl Into<String>, made_ms: u64) -> Record {
        Record {
            game: game.into(),
            code: code.into(),
            phase: Phase::Open,
            members: Vec::new(),
            data: "{}".to_owned(),
            public: "{}".to_owned(),
            listed: false,
            made_ms,
            ended_ms: None,
        }
    }
}

/// The key a client gave an input, so that a repetition is recognised: unique per seat and table.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct InputKey {
    /// The seat that sent it.
    pub seat: u8,
    pub key: String,
}

/// One line of a log, as the engine wrote it: with its hash and its line break.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// Its number: 0 is the deal, then the inputs, last the end.
    pub seq: u32,
    /// The key of the input it records.
    pub key: Option<InputKey>,
    pub text: String,
}

impl LogLine {
    /// A line without a key.
    pub fn new(seq: u32, text: impl Into<String>) -> LogLine {
        LogLine {
            seq,
            key: None,
            text: text.into(),
        }
    }
}

/// Something kept beside the log for a while: a sealed answer, which is never in a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Aside {
    /// Its name; unique per table.
    pub name: String,
    /// What is kept; nothing takes it away.
    pub value: Option<String>,
}

/// A change to one table, written as a whole or not at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    pub table: TableId,
    /// The claim under which it is made; nothing where nobody has claimed the table, as in a house alone.
    pub epoch: Option<Epoch>,
    /// When this happens.
    pub at_ms: u64,
    /// Lines to append. They must follow the last line there is, without a gap.
    pub lines: Vec<LogLine>,
    /// The record, if it is new or has changed. Costs more than a line; most moves need none.
    pub record: Option<Record>,
    /// The next time the table must be woken, if that has changed; `Some(None)` takes it away. Cheap.
    pub deadline_ms: Option<Option<u64>>,
    /// What is to be kept aside or taken away.
    pub asides: Vec<Aside>,
    /// Whether the table goes with everything that is kept of it; then nothing else of the change matters.
    pub remove: bool,
}

impl Change {
    /// A change of nothing yet.
    pub fn of(table: TableId, at_ms: u64) -> Change {
        Change {
            table,
            epoch: None,
            at_ms,
            lines: Vec::new(),
            record: None,
            deadline_ms: None,
            asides: Vec::new(),
            remove: false,
        }
    }
}

/// A table without its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    pub table: TableId,
    pub record: Record,
    /// The next time it must be woken.
    pub deadline_ms: Option<u64>,
    /// How many lines its log has.
    pub lines: u32,
    /// When it last changed.
    pub updated_ms: u64,
}

/// All that is kept of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// The record and the times.
    pub summary: Summary,
    /// The log, in order; its chain holds.
    pub lines: Vec<LogLine>,
    /// What is kept aside, by name.
    pub asides: Vec<(String, String)>,
}

impl Kept {
    /// The log as one text, as it is downloaded and verified.
    pub fn log(&self) -> String {
        self.lines.iter().map(|line| line.text.as_str()).collect()
    }
}

/// A guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    pub id: GuestId,
    /// The name shown to others.
    pub name: String,
    /// When first seen.
    pub made_ms: u64,
    /// When last seen.
    pub seen_ms: u64,
    /// Whatever the house remembers of the guest, as text of its own form (JSON).
    pub data: String,
}

/// The hash of a token or ticket; the thing itself is never kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TokenHash(pub [u8; 32]);

impl TokenHash {
    /// The hash of a token. Tokens are long and drawn by chance, so a plain hash is enough.
    pub fn of(token: &str) -> TokenHash {
        TokenHash(engine::Digest::of_bytes(&[b"sexton token", token.as_bytes()]).0)
    }
}

impl std::fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("TokenHash")
    }
}

/// Which finished tables are wanted. Nothing set means all.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Search {
    /// Only of this game.
    pub game: Option<String>,
    /// Only with this guest.
    pub guest: Option<GuestId>,
    /// Only those everybody may find.
    pub listed: bool,
    /// Only ended at this time or later.
    pub from_ms: Option<u64>,
    /// Only ended before this time.
    pub until_ms: Option<u64>,
    /// How many at most; 0 and more than [`SEARCH_MAX`](crate::SEARCH_MAX) mean [`SEARCH_MAX`](crate::SEARCH_MAX).
    pub limit: usize,
}

impl Search {
    /// The limit that counts.
    pub fn limit(&self) -> usize {
        match self.limit {
            0 => crate::SEARCH_MAX,
            limit => limit.min(crate::SEARCH_MAX),
        }
    }
}

/// A finished table as a search shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    pub table: TableId,
    pub game: String,
    /// What everybody may read of it.
    pub public: String,
    /// When it ended.
    pub ended_ms: u64,
    /// How many lines its log has.
    pub lines: u32,
}

/// Something whoever looks after the house wants written down: who is kept out, what was reported, what was done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// Its number, which the store gives it.
    pub id: u64,
    /// What kind of note it is.
    pub kind: String,
    /// When it was written.
    pub at_ms: u64,
    /// When it goes; nothing keeps it for ever.
    pub until_ms: Option<u64>,
    /// What it says, as text of the house's own form (JSON).
    pub value: String,
}

/// What nobody needs any more, and how much of each kind is looked after at once, so that nobody's move waits long.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sweep {
    /// Tickets and notes that have lapsed by now go.
    pub now_ms: u64,
    /// Logs of tables that ended before this time are made small.
    pub pack_before_ms: Option<u64>,
    /// Tables that ended before this time, and were not changed since, go with everything that is kept of them.
    pub finished_before_ms: Option<u64>,
    /// Guests who were last seen before this time and belong to no table go, with their tokens.
    pub guests_before_ms: Option<u64>,
    /// Settings whose names are the first or come after it, and before the second, go.
    pub settings: Option<(String, String)>,
    /// How much of each kind at most.
    pub limit: usize,
}

/// What was swept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Swept {
    /// Logs that were made small.
    pub packed: usize,
    pub tables: usize,
    pub guests: usize,
    pub tickets: usize,
    pub notes: usize,
    pub settings: usize,
}

/// How a store is doing, since it was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Health {
    /// Commits made.
    pub commits: u64,
    /// Writes in them; more than one per commit is what group commit is for.
    pub writes: u64,
    /// Lines appended.
    pub lines: u64,
    /// Bytes of the file, where there is one.
    pub bytes: u64,
}
