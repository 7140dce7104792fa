-- A row that goes is looked for among those that refer to it.
CREATE INDEX outbox_superseding ON outbox (superseded_by) WHERE superseded_by IS NOT NULL;

-- The first shard of the process that has claimed an announcement.
ALTER TABLE outbox ADD COLUMN claimed_by INTEGER;

-- Of a game that is long over the positions but the last are dropped: the moves make them again.
ALTER TABLE tables ADD COLUMN thinned INTEGER NOT NULL DEFAULT 0 CHECK (thinned IN (0, 1));
CREATE INDEX tables_to_thin ON tables (ended_at) WHERE ended_at IS NOT NULL AND NOT thinned;
