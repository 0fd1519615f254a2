-- Version 1. Never changed once released: a later version is a later file.

-- Tables are numbered as they arrive, so that those played at the same time lie side by side.
CREATE TABLE tables (
    num INTEGER PRIMARY KEY,
    id INTEGER NOT NULL UNIQUE,
    game TEXT NOT NULL,
    code TEXT NOT NULL,
    phase TEXT NOT NULL,
    data TEXT NOT NULL,
    public TEXT NOT NULL,
    made_ms INTEGER NOT NULL,
    ended_ms INTEGER
);
CREATE UNIQUE INDEX tables_code ON tables (code) WHERE phase <> 'over';
CREATE INDEX tables_unfinished ON tables (phase) WHERE phase <> 'over';
CREATE INDEX tables_ended ON tables (ended_ms) WHERE phase = 'over';

-- What changes with every move, kept small: how many lines a table has and which came last.
-- A line is unique by (table, sequence) because appending is conditional on the count here.
CREATE TABLE heads (
    num INTEGER PRIMARY KEY,
    lines INTEGER NOT NULL,
    last INTEGER,
    deadline_ms INTEGER,
    updated_ms INTEGER NOT NULL
);

-- All lines of all tables in the order of their arrival; each points back to the one before it at its table.
CREATE TABLE log (
    id INTEGER PRIMARY KEY,
    num INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    prev INTEGER,
    seat INTEGER,
    key TEXT,
    line TEXT NOT NULL
);

CREATE TABLE members (
    num INTEGER NOT NULL,
    place INTEGER NOT NULL,
    guest INTEGER NOT NULL,
    PRIMARY KEY (num, place)
) WITHOUT ROWID;
CREATE INDEX members_guest ON members (guest, num);

CREATE TABLE asides (
    num INTEGER NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (num, name)
) WITHOUT ROWID;

CREATE TABLE guests (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    made_ms INTEGER NOT NULL,
    seen_ms INTEGER NOT NULL,
    data TEXT NOT NULL
);

CREATE TABLE tokens (
    hash BLOB PRIMARY KEY,
    guest INTEGER NOT NULL,
    at_ms INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
