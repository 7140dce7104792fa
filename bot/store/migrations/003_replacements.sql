-- A question to a newcomer and to the players: may the newcomer take a seat? One a table; void once
-- somebody else sits there than when it was asked.
CREATE TABLE replacements (
    table_id    INTEGER PRIMARY KEY REFERENCES tables (id),
    seat        INTEGER NOT NULL,
    seated      INTEGER NOT NULL,
    user        INTEGER NOT NULL,
    name        TEXT NOT NULL,
    asked_by    INTEGER NOT NULL,
    accepted    INTEGER NOT NULL CHECK (accepted IN (0, 1)),
    agreed      TEXT NOT NULL CHECK (json_valid(agreed)),
    created_at  REAL NOT NULL
) STRICT;
