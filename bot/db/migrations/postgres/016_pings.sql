-- oldest: 7
-- Whom an announcement has pinged in its channel: a JSON list of users.
ALTER TABLE outbox ADD COLUMN pinged TEXT CHECK (pinged IS NULL OR pinged::json IS NOT NULL);

-- Who was asked to take a seat at a table where they don't sit, by whom and when last, and when they said no.
CREATE TABLE invitations (
    table_id     BIGINT NOT NULL REFERENCES tables (id),
    "user"       BIGINT NOT NULL,
    asked_by     BIGINT NOT NULL,
    asked_at     DOUBLE PRECISION NOT NULL,
    declined_at  DOUBLE PRECISION,
    PRIMARY KEY (table_id, "user", asked_by)
);
CREATE INDEX invitations_by_user ON invitations ("user", asked_by);
CREATE INDEX invitations_by_asker ON invitations (asked_by);

CREATE INDEX tables_sought ON tables (guild, sought_at) WHERE sought_at IS NOT NULL;
