-- Whether players may ask for advice.
ALTER TABLE tables ADD COLUMN advice INTEGER NOT NULL DEFAULT 1 CHECK (advice IN (0, 1));

-- Who took advice, and on which question.
CREATE TABLE advice (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    revision  INTEGER NOT NULL,
    seat      INTEGER NOT NULL,
    at        REAL NOT NULL,
    PRIMARY KEY (table_id, revision, seat)
) STRICT, WITHOUT ROWID;
