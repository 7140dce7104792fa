-- oldest: 7
-- Until when a seat is kept, at a table at which no game has begun, for a user who has not sat down.
ALTER TABLE seats ADD COLUMN kept_until REAL;
CREATE INDEX seats_kept ON seats (kept_until) WHERE kept_until IS NOT NULL;

-- Whether somebody gave up their seat to another while they were away, without having been asked.
ALTER TABLE former_seats ADD COLUMN excused INTEGER NOT NULL DEFAULT 0 CHECK (excused IN (0, 1));

-- Whether a result counts for its player, and the revision at which they left, where that was noted.
ALTER TABLE results ADD COLUMN counts INTEGER NOT NULL DEFAULT 1 CHECK (counts IN (0, 1));
ALTER TABLE results ADD COLUMN until INTEGER;
