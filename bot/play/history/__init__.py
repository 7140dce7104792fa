"""What was: the log, records, rebuilt positions, results, ratings."""
