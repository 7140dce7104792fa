"""The Garden: a small game with all that a game can have, from which new ones are made; nobody is offered it."""
