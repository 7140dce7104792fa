-- oldest: 7
-- One more that can be asked of the others at a table: whether everybody has less time.
ALTER TABLE proposals RENAME TO older_proposals;
CREATE TABLE proposals (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    kind      TEXT NOT NULL CHECK (kind IN ('undo', 'replace', 'end', 'pause', 'pace')),
    content   TEXT NOT NULL CHECK (json_valid(content)),
    PRIMARY KEY (table_id, kind)
) STRICT;
INSERT INTO proposals (table_id, kind, content) SELECT table_id, kind, content FROM older_proposals;
DROP TABLE older_proposals;
