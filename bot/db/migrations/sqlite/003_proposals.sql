-- What people at a table are asked, at most one question of a kind; its content is the service's.
ALTER TABLE proposals RENAME TO older_proposals;

CREATE TABLE proposals (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    kind      TEXT NOT NULL CHECK (kind IN ('undo', 'replace')),
    content   TEXT NOT NULL CHECK (json_valid(content)),
    PRIMARY KEY (table_id, kind)
) STRICT;

INSERT INTO proposals SELECT table_id, kind, json_object(
    'target', target_revision, 'by', by_seat, 'revision', revision, 'agreed', json(agreed)
) FROM older_proposals;

DROP TABLE older_proposals;
