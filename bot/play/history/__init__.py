"""The history of a game: log, records, rebuilt positions, results, ratings."""
