-- oldest: 7
-- Of a game that was over long ago the record alone is kept, packed: its moves stand there no more.
CREATE TABLE records (
    table_id  INTEGER PRIMARY KEY REFERENCES tables (id),
    packed    BLOB NOT NULL
) STRICT;

-- Whether the game was taken up from a record: its beginning was played elsewhere.
ALTER TABLE tables ADD COLUMN loaded INTEGER NOT NULL DEFAULT 0 CHECK (loaded IN (0, 1));
