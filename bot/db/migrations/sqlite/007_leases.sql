-- oldest: 7
-- What one process at a time does, and which processes there are: a lease that is not renewed runs out.
CREATE TABLE leases (
    name     TEXT PRIMARY KEY,
    holder   TEXT NOT NULL,                     -- a process, as it calls itself
    version  INTEGER NOT NULL,                  -- up to which it knows the schema
    until    REAL NOT NULL
) STRICT;

-- The process that has claimed an announcement. Nobody writes claimed_by any more.
ALTER TABLE outbox ADD COLUMN claimant TEXT;
