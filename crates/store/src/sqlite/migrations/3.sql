-- Version 3: tickets nobody takes are found by their time, not by a look at all of them.

CREATE INDEX tickets_until ON tickets (until_ms);
