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
    sources   TEXT NOT NULL CHECK (json_valid(sources)), -- where the points came from
    stayed    INTEGER NOT NULL DEFAULT 1 CHECK (stayed IN (0, 1)), -- played the seat to the end
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

-- Of the ratings the last of each player, be it a person or a computer of a level; and how often they have played and won.
CREATE TABLE strengths (
    game      TEXT NOT NULL,
    user      INTEGER NOT NULL,                 -- 0 for a computer
    computer  TEXT NOT NULL,                    -- its level, '' for a person
    name      TEXT NOT NULL,                    -- in their latest game
    mean      REAL NOT NULL,
    spread    REAL NOT NULL,
    games     INTEGER NOT NULL,
    wins      INTEGER NOT NULL,
    PRIMARY KEY (game, user, computer)
) STRICT, WITHOUT ROWID;
CREATE INDEX strengths_by_user ON strengths (user);

-- Whether the results of a game that is over are written, and whether they count for ratings.
ALTER TABLE tables ADD COLUMN counted INTEGER NOT NULL DEFAULT 0 CHECK (counted IN (0, 1));
ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
CREATE INDEX tables_to_count ON tables (ended_at, id) WHERE status = 'ended' AND NOT counted;
CREATE INDEX tables_rated ON tables (game, ended_at, id) WHERE rated;
CREATE INDEX tables_ended_in_a_server ON tables (guild, ended_at, id) WHERE status = 'ended';

-- Whether a person is shown in rankings.
ALTER TABLE people ADD COLUMN ranked INTEGER NOT NULL DEFAULT 1 CHECK (ranked IN (0, 1));
