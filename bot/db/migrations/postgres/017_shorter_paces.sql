-- oldest: 7
-- One more that can be asked of the others at a table: whether everybody has less time.
ALTER TABLE proposals DROP CONSTRAINT proposals_kind_check;
ALTER TABLE proposals ADD CONSTRAINT proposals_kind_check
    CHECK (kind IN ('undo', 'replace', 'end', 'pause', 'pace'));
