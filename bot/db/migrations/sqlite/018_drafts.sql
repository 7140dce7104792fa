-- oldest: 7
-- What somebody has laid out of a turn and not yet played: a JSON list of moves; the edition rises with each change.
CREATE TABLE drafts (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    user      INTEGER NOT NULL,
    edition   INTEGER NOT NULL,
    moves     TEXT NOT NULL CHECK (json_valid(moves)),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
