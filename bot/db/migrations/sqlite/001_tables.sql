-- A table is a game at a channel. Moments are Unix seconds, ids of Discord are integers, JSON is text
-- whose meaning belongs to the service that wrote it.

PRAGMA application_id = 1280656457; -- "LUDI"

CREATE TABLE tables (
    id              INTEGER PRIMARY KEY,
    channel         INTEGER NOT NULL,
    guild           INTEGER,
    game            TEXT NOT NULL,
    rules_version   TEXT NOT NULL,              -- of the current position
    options         TEXT NOT NULL CHECK (json_valid(options)),
    language        TEXT NOT NULL,
    host            INTEGER NOT NULL,
    status          TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'ended', 'stopped', 'broken')),
    seed            BLOB,
    fingerprint     TEXT,
    revision        INTEGER NOT NULL DEFAULT 0, -- of the newest move; grows by one with each
    lobby_message   INTEGER,
    card_message    INTEGER,
    card_revision   INTEGER,
    card_posted_at  REAL,
    card_seats      TEXT CHECK (card_seats IS NULL OR json_valid(card_seats)),
    fault           TEXT,
    created_at      REAL NOT NULL,
    started_at      REAL,
    ended_at        REAL
) STRICT;

CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel)
    WHERE status IN ('lobby', 'playing', 'broken');
CREATE INDEX tables_of_a_channel ON tables (channel, id);

CREATE TABLE seats (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    user      INTEGER NOT NULL,
    name      TEXT NOT NULL,
    taken_at  REAL NOT NULL,
    gone      INTEGER NOT NULL DEFAULT 0 CHECK (gone IN (0, 1)),
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, user)
) STRICT;

-- Rows are only ever added: an undo is a move whose parent is the move gone back to.
CREATE TABLE moves (
    table_id       INTEGER NOT NULL REFERENCES tables (id),
    revision       INTEGER NOT NULL,
    parent         INTEGER,
    kind           TEXT NOT NULL,
    seat           INTEGER,
    user           INTEGER,
    move           TEXT CHECK (move IS NULL OR json_valid(move)),
    chance         TEXT CHECK (chance IS NULL OR json_valid(chance)),
    barrier        INTEGER NOT NULL CHECK (barrier IN (0, 1)), -- something was revealed: undo stops here
    rules_version  TEXT NOT NULL,
    at             REAL NOT NULL,
    position       BLOB NOT NULL,              -- after the move, zlib; last, so that the rest reads fast
    PRIMARY KEY (table_id, revision),
    FOREIGN KEY (table_id, parent) REFERENCES moves (table_id, revision)
) STRICT;

-- Each interaction of Discord that changed something, so that one delivered twice acts once.
CREATE TABLE interactions (
    id        INTEGER PRIMARY KEY,
    table_id  INTEGER NOT NULL,
    revision  INTEGER,
    at        REAL NOT NULL
) STRICT;
CREATE INDEX interactions_by_age ON interactions (at);

-- What is still to be told: written with the move, sent after it.
CREATE TABLE outbox (
    id           INTEGER PRIMARY KEY AUTOINCREMENT, -- the order of sending; never used twice
    table_id     INTEGER NOT NULL REFERENCES tables (id),
    channel      INTEGER NOT NULL,
    revision     INTEGER NOT NULL,
    kind         TEXT NOT NULL,
    payload      TEXT NOT NULL CHECK (json_valid(payload)),
    nonce        TEXT NOT NULL UNIQUE CHECK (length(nonce) <= 25),
    created_at   REAL NOT NULL,
    claimed_at   REAL,
    sent_at      REAL,
    message      INTEGER,
    attempts     INTEGER NOT NULL DEFAULT 0,
    next_try_at  REAL NOT NULL,
    failure      TEXT,
    given_up_at  REAL,
    superseded_by INTEGER REFERENCES outbox (id) -- the later announcement that says this one's part
) STRICT;
CREATE INDEX outbox_waiting ON outbox (channel, id) WHERE sent_at IS NULL AND given_up_at IS NULL;
CREATE INDEX outbox_by_age ON outbox (created_at);

CREATE TABLE reminders (
    table_id       INTEGER PRIMARY KEY REFERENCES tables (id),
    every_seconds  REAL NOT NULL CHECK (every_seconds > 0),
    next_at        REAL NOT NULL,
    count          INTEGER NOT NULL DEFAULT 0   -- reminders since the last move
) STRICT;
CREATE INDEX reminders_due ON reminders (next_at);

-- A question to the other players about one revision of their game; gone with the next move.
CREATE TABLE proposals (
    table_id         INTEGER PRIMARY KEY REFERENCES tables (id),
    kind             TEXT NOT NULL CHECK (kind IN ('undo')),
    target_revision  INTEGER NOT NULL,
    by_seat          INTEGER NOT NULL,
    revision         INTEGER NOT NULL,
    agreed           TEXT NOT NULL CHECK (json_valid(agreed)),
    created_at       REAL NOT NULL
) STRICT;

CREATE TABLE settings (
    key    TEXT PRIMARY KEY,
    value  TEXT NOT NULL
) STRICT;
