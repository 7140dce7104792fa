"""The rules of the Garden, in the order in which a game goes: set-up, turns, what is left at the end."""
