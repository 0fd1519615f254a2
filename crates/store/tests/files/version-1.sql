-- A file as version 1 wrote it. Kept as it is: stores of that time must always be readable.


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

CREATE TABLE heads (
    num INTEGER PRIMARY KEY,
    lines INTEGER NOT NULL,
    last INTEGER,
    deadline_ms INTEGER,
    updated_ms INTEGER NOT NULL
);

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

PRAGMA application_id = 1397053524;
PRAGMA user_version = 1;
PRAGMA journal_mode = WAL;

INSERT INTO tables VALUES (1, 81985529216486895, 'vigil', 'ABCD', 'playing', '{"host":11}', '{}', 1800000000000, NULL);
INSERT INTO tables VALUES (2, -16, 'vigil', 'EFGH', 'over', '{}', '{"names":["Anna"]}', 1700000000000, 1700000005000);
INSERT INTO heads VALUES (1, 3, 4, 1800000060000, 1800000001000);
INSERT INTO heads VALUES (2, 1, 1, NULL, 1700000005000);
INSERT INTO members VALUES (1, 0, 11);
INSERT INTO members VALUES (1, 1, 12);
INSERT INTO members VALUES (2, 0, 11);
INSERT INTO asides VALUES (1, 'seat:0', '{"pass":{}}');
INSERT INTO guests VALUES (11, 'Anna', 1700000000000, 1800000000000, '{}');
INSERT INTO guests VALUES (12, 'Bert', 1700000000000, 1800000000000, '{}');
INSERT INTO tokens VALUES (x'abababababababababababababababababababababababababababababababab', 11, 1700000000000);
INSERT INTO settings VALUES ('cookie-key', '00ff');
INSERT INTO log VALUES (1, 2, 0, NULL, NULL, NULL,
    '{"sexton_log":1,"game":"vigil","seats":2,"hash":"497c3c527eab3c3b040b436da769a5e78e1550fe20962bd571bc693d47a5d9b5"}' || char(10));
INSERT INTO log VALUES (2, 1, 0, NULL, NULL, NULL,
    '{"sexton_log":1,"game":"vigil","seats":2,"hash":"497c3c527eab3c3b040b436da769a5e78e1550fe20962bd571bc693d47a5d9b5"}' || char(10));
INSERT INTO log VALUES (3, 1, 1, 2, NULL, NULL,
    '{"seq":1,"at_ms":1,"hash":"e015662d6cbbcd9edda710aa1a971159d5f67110b3763e4af88eda43ba37262f"}' || char(10));
INSERT INTO log VALUES (4, 1, 2, 3, 0, 'k-1',
    '{"seq":2,"at_ms":2,"hash":"f60d5962f9a992e98d42fd799c8d2078ca1cb4ee896f0c7b49b486dd582be59a"}' || char(10));
