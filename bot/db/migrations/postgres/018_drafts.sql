-- oldest: 7
-- What somebody has laid out of a turn and not yet played: a JSON list of moves; the edition rises with each change.
CREATE TABLE drafts (
    table_id  BIGINT NOT NULL REFERENCES tables (id),
    seat      BIGINT NOT NULL,
    "user"    BIGINT NOT NULL,
    edition   BIGINT NOT NULL,
    moves     TEXT NOT NULL CHECK (moves::json IS NOT NULL),
    PRIMARY KEY (table_id, seat)
);
