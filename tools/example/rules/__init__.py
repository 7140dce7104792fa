"""The rules of the Garden, in the order of a game: set-up, turns, the seeds left at the end."""
