-- oldest: 7
-- What came of a game that was played to its end, for whoever began it on each seat.
CREATE TABLE results (
    table_id  BIGINT NOT NULL REFERENCES tables (id),
    seat      BIGINT NOT NULL,
    "user"      BIGINT,
    name      TEXT NOT NULL,
    computer  TEXT,                             -- its level, where a computer began the game there
    place     BIGINT NOT NULL,
    points    BIGINT NOT NULL,
    stayed    BOOLEAN NOT NULL DEFAULT TRUE, -- played the seat to the end
    rank      BIGINT,                          -- the place that counts for ratings; NULL: the game does not count
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_by_user ON results ("user") WHERE "user" IS NOT NULL;

-- Reckoned from the results alone: how strong each player of a game that counts was thought to be before and after it.
CREATE TABLE ratings (
    table_id       BIGINT NOT NULL REFERENCES tables (id),
    seat           BIGINT NOT NULL,
    mean_before    DOUBLE PRECISION NOT NULL,
    spread_before  DOUBLE PRECISION NOT NULL,
    mean           DOUBLE PRECISION NOT NULL,
    spread         DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, seat)
);

-- Whether the results of a game that is over are written.
ALTER TABLE tables ADD COLUMN counted BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX tables_to_count ON tables (ended_at, id) WHERE status = 'ended' AND NOT counted;

-- Whether a person is shown in rankings.
ALTER TABLE people ADD COLUMN ranked BOOLEAN NOT NULL DEFAULT TRUE;
