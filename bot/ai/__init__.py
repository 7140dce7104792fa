"""Computer players: each chooses a move from a view, so that none can know more than a person would."""
