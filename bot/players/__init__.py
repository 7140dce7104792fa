"""Computer players: from a view to a move."""
