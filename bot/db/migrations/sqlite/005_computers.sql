-- A seat is a person's, a computer's, or both: then the computer of that level plays for the person now.
ALTER TABLE seats RENAME TO older_seats;

CREATE TABLE seats (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    user      INTEGER,
    name      TEXT NOT NULL,                    -- the person's, where there is one
    taken_at  REAL NOT NULL,
    gone      INTEGER NOT NULL DEFAULT 0 CHECK (gone IN (0, 1)),
    computer  TEXT,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, user),
    CHECK (user IS NOT NULL OR computer IS NOT NULL)
) STRICT;

INSERT INTO seats SELECT table_id, seat, user, name, taken_at, gone, NULL FROM older_seats;

DROP TABLE older_seats;

-- Who played a seat before somebody else did, a computer for the same person for one.
ALTER TABLE former_seats RENAME TO older_former_seats;

CREATE TABLE former_seats (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    user      INTEGER,
    name      TEXT NOT NULL,
    until     INTEGER NOT NULL,                 -- the revision with which another plays there
    computer  TEXT,
    PRIMARY KEY (table_id, seat, until)
) STRICT;

INSERT INTO former_seats SELECT table_id, seat, user, name, until, NULL FROM older_former_seats;

DROP TABLE older_former_seats;

-- The moves that computers chose, with their level. Beside the moves, whose rows are long and many.
CREATE TABLE computer_moves (
    table_id  INTEGER NOT NULL,
    revision  INTEGER NOT NULL,
    level     TEXT NOT NULL,
    PRIMARY KEY (table_id, revision),
    FOREIGN KEY (table_id, revision) REFERENCES moves (table_id, revision)
) STRICT, WITHOUT ROWID;

-- Whether a computer is to answer something now: these tables are looked for at the start.
ALTER TABLE tables ADD COLUMN computer_asked INTEGER NOT NULL DEFAULT 0 CHECK (computer_asked IN (0, 1));
CREATE INDEX tables_to_think_for ON tables (id) WHERE status = 'playing' AND computer_asked;
