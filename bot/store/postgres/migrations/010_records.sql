-- oldest: 7
-- Of a game that was over long ago the record alone is kept, packed: its moves stand there no more.
CREATE TABLE records (
    table_id  BIGINT PRIMARY KEY REFERENCES tables (id),
    packed    BYTEA NOT NULL
);

-- Whether the game was taken up from a record: its beginning was played elsewhere.
ALTER TABLE tables ADD COLUMN loaded BOOLEAN NOT NULL DEFAULT FALSE;
