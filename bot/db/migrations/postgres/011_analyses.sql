-- oldest: 7
-- What a commander found in a game that is over; its content is the service's, and there is none as long as it is sought.
CREATE TABLE analyses (
    table_id  BIGINT PRIMARY KEY REFERENCES tables (id),
    asked_at  DOUBLE PRECISION NOT NULL,
    content   TEXT CHECK (content IS NULL OR content::json IS NOT NULL),
    at        DOUBLE PRECISION
);
