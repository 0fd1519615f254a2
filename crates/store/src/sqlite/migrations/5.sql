-- Version 5: notes of whoever looks after the house: who is kept out and how long, what was reported, what was done.

-- A number is never given twice: people name notes by it.
CREATE TABLE notes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    until_ms INTEGER,
    value TEXT NOT NULL
);
CREATE INDEX notes_kind ON notes (kind, id);
CREATE INDEX notes_until ON notes (until_ms) WHERE until_ms IS NOT NULL;
