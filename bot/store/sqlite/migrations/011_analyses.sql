-- oldest: 7
-- What a commander found in a game that is over; its content is the service's.
CREATE TABLE analyses (
    table_id  INTEGER PRIMARY KEY REFERENCES tables (id),
    content   TEXT NOT NULL CHECK (json_valid(content)),
    at        REAL NOT NULL
) STRICT;
