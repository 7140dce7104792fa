"""A game goes on: moves, drafts of turns, taking back, resigning, computers at the tables."""
