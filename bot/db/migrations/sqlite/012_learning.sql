-- oldest: 7
-- The lesson that somebody has open; attempt grows with each that they open.
CREATE TABLE lessons (
    user      INTEGER PRIMARY KEY,
    game      TEXT NOT NULL,
    lesson    TEXT NOT NULL,
    attempt   INTEGER NOT NULL,
    progress  TEXT NOT NULL CHECK (json_valid(progress))
) STRICT;

-- The lessons that somebody has done.
CREATE TABLE lessons_done (
    user    INTEGER NOT NULL,
    game    TEXT NOT NULL,
    lesson  TEXT NOT NULL,
    at      REAL NOT NULL,
    PRIMARY KEY (user, game, lesson)
) STRICT, WITHOUT ROWID;

-- The kinds of question that somebody has been asked.
CREATE TABLE questions_met (
    user      INTEGER NOT NULL,
    game      TEXT NOT NULL,
    question  TEXT NOT NULL,
    PRIMARY KEY (user, game, question)
) STRICT, WITHOUT ROWID;

-- Whether a coach says something of each move of a person's.
ALTER TABLE tables ADD COLUMN coached INTEGER NOT NULL DEFAULT 0 CHECK (coached IN (0, 1));
