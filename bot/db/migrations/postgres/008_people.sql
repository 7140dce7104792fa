-- oldest: 7
CREATE TABLE people (
    "user"       BIGINT PRIMARY KEY,
    language     TEXT,
    pings        TEXT NOT NULL DEFAULT 'channel' CHECK (pings IN ('channel', 'direct', 'both', 'none')),
    zone         TEXT,
    quiet_from   BIGINT CHECK (quiet_from BETWEEN 0 AND 1439),
    quiet_until  BIGINT CHECK (quiet_until BETWEEN 0 AND 1439),
    away_from    DOUBLE PRECISION,
    away_until   DOUBLE PRECISION,
    pictures     TEXT NOT NULL DEFAULT 'normal' CHECK (pictures IN ('normal', 'contrast', 'words')),
    closed_at    DOUBLE PRECISION
);

CREATE TABLE servers (
    guild      BIGINT PRIMARY KEY,
    language   TEXT,
    pace       TEXT,
    channels   TEXT CHECK (channels IS NULL OR channels::json IS NOT NULL),
    role       BIGINT,
    computers  BOOLEAN NOT NULL DEFAULT TRUE,
    rated      BOOLEAN NOT NULL DEFAULT TRUE
);

ALTER TABLE tables ADD COLUMN pace DOUBLE PRECISION CHECK (pace > 0);
ALTER TABLE tables ADD COLUMN overdue TEXT NOT NULL DEFAULT 'wait' CHECK (overdue IN ('wait', 'decide', 'seat'));
ALTER TABLE tables ADD COLUMN paused_at DOUBLE PRECISION;

UPDATE tables SET pace = (SELECT 2 * every_seconds FROM reminders WHERE table_id = id)
    WHERE id IN (SELECT table_id FROM reminders);
DELETE FROM reminders;

CREATE TABLE clocks (
    table_id    BIGINT NOT NULL REFERENCES tables (id),
    seat        BIGINT NOT NULL,
    asked_at    DOUBLE PRECISION NOT NULL,
    allowed     DOUBLE PRECISION NOT NULL,
    seconds     DOUBLE PRECISION NOT NULL,
    counted_at  DOUBLE PRECISION NOT NULL,
    next_at     DOUBLE PRECISION,
    ends_at     DOUBLE PRECISION,
    reminded    BIGINT NOT NULL DEFAULT 0,
    overdue_at  DOUBLE PRECISION,
    deciding    BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX clocks_due ON clocks (next_at) WHERE next_at IS NOT NULL;

CREATE TABLE missed (
    table_id  BIGINT NOT NULL REFERENCES tables (id),
    seat      BIGINT NOT NULL,
    times     BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE owed_pings (
    table_id  BIGINT NOT NULL REFERENCES tables (id),
    "user"    BIGINT NOT NULL,
    due_at    DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, "user")
);
CREATE INDEX owed_pings_due ON owed_pings (due_at);

CREATE TABLE followers (
    table_id  BIGINT NOT NULL REFERENCES tables (id),
    "user"    BIGINT NOT NULL,
    hears     TEXT NOT NULL CHECK (hears IN ('rounds', 'end')),
    language  TEXT NOT NULL,
    PRIMARY KEY (table_id, "user")
);
CREATE INDEX followers_by_user ON followers ("user");

ALTER TABLE outbox ADD COLUMN recipient BIGINT;
ALTER TABLE outbox ADD COLUMN failures BIGINT NOT NULL DEFAULT 0;

ALTER TABLE tables ADD COLUMN home BIGINT;
ALTER TABLE tables ADD COLUMN home_message BIGINT;
ALTER TABLE tables ADD COLUMN sought_at DOUBLE PRECISION;
ALTER TABLE tables ADD COLUMN asked TEXT CHECK (asked IS NULL OR asked::json IS NOT NULL);
ALTER TABLE tables ADD COLUMN forgotten BIGINT NOT NULL DEFAULT 0;

CREATE INDEX tables_at_home ON tables (home) WHERE home IS NOT NULL;

CREATE INDEX seats_by_user ON seats ("user") WHERE "user" IS NOT NULL;
CREATE INDEX former_seats_by_user ON former_seats ("user") WHERE "user" IS NOT NULL;
CREATE INDEX tables_by_host ON tables (host);

ALTER TABLE proposals DROP CONSTRAINT proposals_kind_check;
ALTER TABLE proposals ADD CHECK (kind IN ('undo', 'replace', 'end', 'pause'));
