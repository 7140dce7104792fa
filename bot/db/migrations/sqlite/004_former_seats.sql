-- Who sat on a seat before somebody else took it: what they did goes on under their name.
CREATE TABLE former_seats (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    user      INTEGER NOT NULL,
    name      TEXT NOT NULL,
    until     INTEGER NOT NULL,                 -- the revision with which another sits there
    PRIMARY KEY (table_id, seat, until)
) STRICT;

-- What was told of one table is looked for: its first card, its reminders.
CREATE INDEX outbox_of_a_table ON outbox (table_id, kind);
