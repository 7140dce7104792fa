-- oldest: 7
-- The lesson that somebody has open; attempt grows with each that they open.
CREATE TABLE lessons (
    "user"    BIGINT PRIMARY KEY,
    game      TEXT NOT NULL,
    lesson    TEXT NOT NULL,
    attempt   BIGINT NOT NULL,
    progress  TEXT NOT NULL CHECK (progress::json IS NOT NULL)
);

-- The lessons that somebody has done.
CREATE TABLE lessons_done (
    "user"  BIGINT NOT NULL,
    game    TEXT NOT NULL,
    lesson  TEXT NOT NULL,
    at      DOUBLE PRECISION NOT NULL,
    PRIMARY KEY ("user", game, lesson)
);

-- The kinds of question that somebody has been asked.
CREATE TABLE questions_met (
    "user"    BIGINT NOT NULL,
    game      TEXT NOT NULL,
    question  TEXT NOT NULL,
    PRIMARY KEY ("user", game, question)
);

-- Whether a coach says something of each move of a person's.
ALTER TABLE tables ADD COLUMN coached BOOLEAN NOT NULL DEFAULT FALSE;
