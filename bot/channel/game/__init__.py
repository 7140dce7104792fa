"""Everything about a game except moves: lobby, undo, leaving, ending."""
