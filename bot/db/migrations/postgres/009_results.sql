-- oldest: 7
-- What came of a game that was played to its end, for whoever began it on each seat.
CREATE TABLE results (
    table_id  BIGINT NOT NULL REFERENCES tables (id),
    seat      BIGINT NOT NULL,
    "user"    BIGINT,
    name      TEXT NOT NULL,
    computer  TEXT,                             -- its level, where a computer began the game there
    place     BIGINT NOT NULL,
    points    BIGINT NOT NULL,
    sources   TEXT NOT NULL,                    -- where the points came from
    stayed    BOOLEAN NOT NULL DEFAULT TRUE,    -- played the seat to the end
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

-- Of the ratings the last of each player, be it a person or a computer of a level; and how often they have played and won.
CREATE TABLE strengths (
    game      TEXT NOT NULL,
    "user"    BIGINT NOT NULL,                  -- 0 for a computer
    computer  TEXT NOT NULL,                    -- its level, '' for a person
    name      TEXT NOT NULL,                    -- in their latest game
    mean      DOUBLE PRECISION NOT NULL,
    spread    DOUBLE PRECISION NOT NULL,
    games     BIGINT NOT NULL,
    wins      BIGINT NOT NULL,
    PRIMARY KEY (game, "user", computer)
);
CREATE INDEX strengths_by_user ON strengths ("user");

-- Whether the results of a game that is over are written, and whether they count for ratings.
ALTER TABLE tables ADD COLUMN counted BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE tables ADD COLUMN rated BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX tables_to_count ON tables (ended_at, id) WHERE status = 'ended' AND NOT counted;
CREATE INDEX tables_rated ON tables (game, ended_at, id) WHERE rated;
CREATE INDEX tables_ended_in_a_server ON tables (guild, ended_at, id) WHERE status = 'ended';

-- Whether a person is shown in rankings.
ALTER TABLE people ADD COLUMN ranked BOOLEAN NOT NULL DEFAULT TRUE;
