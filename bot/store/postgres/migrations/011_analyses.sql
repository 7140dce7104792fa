-- oldest: 7
-- What a commander found in a game that is over; its content is the service's.
CREATE TABLE analyses (
    table_id  BIGINT PRIMARY KEY REFERENCES tables (id),
    content   TEXT NOT NULL CHECK (content::json IS NOT NULL),
    at        DOUBLE PRECISION NOT NULL
);
