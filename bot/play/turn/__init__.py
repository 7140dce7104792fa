"""A running game: moves, drafts of turns, undo, resigning, computers."""
