-- Version 2: things that can be taken once, and searches by game that need not look at all tables.

CREATE TABLE tickets (
    hash BLOB PRIMARY KEY,
    value TEXT NOT NULL,
    until_ms INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX tables_game_ended ON tables (game, ended_ms) WHERE phase = 'over';
