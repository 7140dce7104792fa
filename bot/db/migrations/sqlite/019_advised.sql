-- oldest: 7
-- Which moves were advised: a JSON list; none of what was taken before they were kept.
ALTER TABLE advice ADD COLUMN moves TEXT CHECK (moves IS NULL OR json_valid(moves));
