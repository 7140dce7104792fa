-- oldest: 7
-- What a person has settled for themselves, everywhere. Minutes are counted from midnight in their zone.
CREATE TABLE people (
    user         INTEGER PRIMARY KEY,
    language     TEXT,                          -- NULL: as their Discord says
    pings        TEXT NOT NULL DEFAULT 'channel' CHECK (pings IN ('channel', 'direct', 'both', 'none')),
    zone         TEXT,                          -- as in the tz database
    quiet_from   INTEGER CHECK (quiet_from BETWEEN 0 AND 1439),
    quiet_until  INTEGER CHECK (quiet_until BETWEEN 0 AND 1439),
    away_from    REAL,
    away_until   REAL,
    pictures     TEXT NOT NULL DEFAULT 'normal' CHECK (pictures IN ('normal', 'contrast', 'words')),
    closed_at    REAL                           -- when a direct message could not be delivered last
) STRICT;

-- What a server has settled for its tables.
CREATE TABLE servers (
    guild      INTEGER PRIMARY KEY,
    language   TEXT,
    pace       TEXT,                            -- of new tables; its meaning is the service's
    channels   TEXT CHECK (channels IS NULL OR json_valid(channels)), -- where tables may be opened; NULL: anywhere
    role       INTEGER,                         -- to which open lobbies are told
    computers  INTEGER NOT NULL DEFAULT 1 CHECK (computers IN (0, 1)),
    rated      INTEGER NOT NULL DEFAULT 1 CHECK (rated IN (0, 1))
) STRICT;

-- How many seconds players of a table have for a decision (NULL: as long as they like), what happens then, and since when
-- nothing runs and nobody is pinged. Takes the place of reminders.
ALTER TABLE tables ADD COLUMN pace REAL CHECK (pace > 0);
ALTER TABLE tables ADD COLUMN overdue TEXT NOT NULL DEFAULT 'wait' CHECK (overdue IN ('wait', 'decide', 'seat'));
ALTER TABLE tables ADD COLUMN paused_at REAL;

UPDATE tables SET pace = (SELECT 2 * every_seconds FROM reminders WHERE table_id = id)
    WHERE id IN (SELECT table_id FROM reminders);
DELETE FROM reminders;

-- The clock of each person who is asked: what is left of their time, as it was counted last.
CREATE TABLE clocks (
    table_id    INTEGER NOT NULL REFERENCES tables (id),
    seat        INTEGER NOT NULL,
    asked_at    REAL NOT NULL,
    allowed     REAL NOT NULL,                  -- seconds in all
    seconds     REAL NOT NULL,                  -- that were left at counted_at
    counted_at  REAL NOT NULL,
    next_at     REAL,                           -- when there is something to do; NULL while nothing runs
    ends_at     REAL,                           -- when the time is over
    reminded    INTEGER NOT NULL DEFAULT 0,
    overdue_at  REAL,
    deciding    INTEGER NOT NULL DEFAULT 0 CHECK (deciding IN (0, 1)), -- a computer answers this once
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX clocks_due ON clocks (next_at) WHERE next_at IS NOT NULL;

-- How often in a row a seat has let its time run out.
CREATE TABLE missed (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    times     INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- Pings that were put off: it is night where they are.
CREATE TABLE owed_pings (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    user      INTEGER NOT NULL,
    due_at    REAL NOT NULL,
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX owed_pings_due ON owed_pings (due_at);

-- Who wants to hear of a table without sitting there.
CREATE TABLE followers (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    user      INTEGER NOT NULL,
    hears     TEXT NOT NULL CHECK (hears IN ('rounds', 'end')),
    language  TEXT NOT NULL,                   -- that of their Discord
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX followers_by_user ON followers (user);

-- Whom an announcement is for alone; NULL: the channel.
ALTER TABLE outbox ADD COLUMN recipient INTEGER;
-- How often Discord did not take it; attempts counts those too that the end of a process cut off.
ALTER TABLE outbox ADD COLUMN failures INTEGER NOT NULL DEFAULT 0;

-- The channel whose thread a table has for itself, and the message there that leads to it.
ALTER TABLE tables ADD COLUMN home INTEGER;
ALTER TABLE tables ADD COLUMN home_message INTEGER;
-- When it was told to a role that players are looked for.
ALTER TABLE tables ADD COLUMN sought_at REAL;
-- The seats that are asked at the revision; NULL where nobody has noted it since.
ALTER TABLE tables ADD COLUMN asked TEXT CHECK (asked IS NULL OR json_valid(asked));
-- How many of its people were made nameless: the first is the user -1, the next -2.
ALTER TABLE tables ADD COLUMN forgotten INTEGER NOT NULL DEFAULT 0;

CREATE INDEX tables_at_home ON tables (home) WHERE home IS NOT NULL;

CREATE INDEX seats_by_user ON seats (user) WHERE user IS NOT NULL;
CREATE INDEX former_seats_by_user ON former_seats (user) WHERE user IS NOT NULL;
CREATE INDEX tables_by_host ON tables (host);

-- More that can be asked of the others at a table.
ALTER TABLE proposals RENAME TO older_proposals;
CREATE TABLE proposals (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    kind      TEXT NOT NULL CHECK (kind IN ('undo', 'replace', 'end', 'pause')),
    content   TEXT NOT NULL CHECK (json_valid(content)),
    PRIMARY KEY (table_id, kind)
) STRICT;
INSERT INTO proposals SELECT table_id, kind, content FROM older_proposals;
DROP TABLE older_proposals;
