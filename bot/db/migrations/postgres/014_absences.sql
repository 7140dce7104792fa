-- oldest: 7
-- Who is no member of a table's server any more: a JSON list of users; and when Discord was asked last.
ALTER TABLE tables ADD COLUMN absent TEXT;
ALTER TABLE tables ADD COLUMN looked_at DOUBLE PRECISION;

-- Why a table can't be reached (its channel is gone or out of sight, or the bot has left the server), and since when.
ALTER TABLE tables ADD COLUMN lost TEXT CHECK (lost IN ('channel', 'access', 'server'));
ALTER TABLE tables ADD COLUMN lost_at DOUBLE PRECISION;
