-- oldest: 7
-- Until when a seat is kept, at a table at which no game has begun, for a user who has not sat down.
ALTER TABLE seats ADD COLUMN kept_until DOUBLE PRECISION;
CREATE INDEX seats_kept ON seats (kept_until) WHERE kept_until IS NOT NULL;

-- Whether somebody gave up their seat to another while they were away, without having been asked.
ALTER TABLE former_seats ADD COLUMN excused BOOLEAN NOT NULL DEFAULT FALSE;

-- Whether a result counts for its player, and the revision at which they left, where that was noted.
ALTER TABLE results ADD COLUMN counts BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE results ADD COLUMN until BIGINT;
