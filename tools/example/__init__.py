"""The Garden: a small game with everything that a game can have, as a model for new ones; players aren't offered it."""
