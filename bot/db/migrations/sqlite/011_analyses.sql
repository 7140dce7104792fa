-- oldest: 7
-- What a commander found in a game that is over; its content is the service's, and there is none as long as it is sought.
CREATE TABLE analyses (
    table_id  INTEGER PRIMARY KEY REFERENCES tables (id),
    asked_at  REAL NOT NULL,
    content   TEXT CHECK (content IS NULL OR json_valid(content)),
    at        REAL
) STRICT;
