-- oldest: 7
-- After which revision the card of a table begins to tell: what it said is said again when it is edited.
ALTER TABLE tables ADD COLUMN card_tells_since BIGINT;
