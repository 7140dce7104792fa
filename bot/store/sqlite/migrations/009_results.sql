-- oldest: 7
-- What came of a game that was played to its end, for whoever began it on each seat.
CREATE TABLE results (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    user      INTEGER,
    name      TEXT NOT NULL,
    computer  TEXT,                             -- its level, where a computer began the game there
    place     INTEGER NOT NULL,
    points    INTEGER NOT NULL,
    stayed    INTEGER NOT NULL DEFAULT 1 CHECK (stayed IN (0, 1)), -- played the seat to the end
    rank      INTEGER,                          -- the place that counts for ratings; NULL: the game does not count
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_user ON results (user) WHERE user IS NOT NULL;

-- Reckoned from the results alone: how strong each player of a game that counts was thought to be before and after it.
CREATE TABLE ratings (
    table_id       INTEGER NOT NULL REFERENCES tables (id),
    seat           INTEGER NOT NULL,
    mean_before    REAL NOT NULL,
    spread_before  REAL NOT NULL,
    mean           REAL NOT NULL,
    spread         REAL NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- Whether the results of a game that is over are written.
ALTER TABLE tables ADD COLUMN counted INTEGER NOT NULL DEFAULT 0 CHECK (counted IN (0, 1));
CREATE INDEX tables_to_count ON tables (ended_at, id) WHERE status = 'ended' AND NOT counted;

-- Whether a person is shown in rankings.
ALTER TABLE people ADD COLUMN ranked INTEGER NOT NULL DEFAULT 1 CHECK (ranked IN (0, 1));
