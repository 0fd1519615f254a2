-- Version 4: logs of tables that are over are made small, lists find what everybody may know of, and what nobody needs any
-- more is found by its time.

-- The log of a table that is over: its lines are not in `log` any more, and `heads.last` points to none.
CREATE TABLE packed (
    num INTEGER PRIMARY KEY,
    bytes INTEGER NOT NULL,
    last TEXT NOT NULL,
    blob BLOB NOT NULL
);
ALTER TABLE tables ADD COLUMN is_packed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_loose ON tables (ended_ms) WHERE phase = 'over' AND is_packed = 0;

ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET listed = 1 WHERE json_valid(public) AND json_extract(public, '$.listed') = 1;
CREATE INDEX tables_listed_ended ON tables (ended_ms) WHERE phase = 'over' AND listed = 1;

CREATE INDEX guests_seen ON guests (seen_ms, id);
CREATE INDEX tokens_guest ON tokens (guest);
