-- oldest: 7
-- A game as a record, in one piece: of one that was over long ago, whose moves are packed there, and of one that is
-- taken up again, until it goes on.
CREATE TABLE records (
    table_id  INTEGER PRIMARY KEY REFERENCES tables (id),
    content   BLOB NOT NULL
) STRICT;

-- Whether the moves of a game that is over are packed.
ALTER TABLE tables ADD COLUMN packed INTEGER NOT NULL DEFAULT 0 CHECK (packed IN (0, 1));
CREATE INDEX tables_to_pack ON tables (ended_at, id) WHERE ended_at IS NOT NULL AND revision > 0 AND NOT packed;

-- Whether the game was taken up from a record: its beginning was played elsewhere.
ALTER TABLE tables ADD COLUMN loaded INTEGER NOT NULL DEFAULT 0 CHECK (loaded IN (0, 1));
