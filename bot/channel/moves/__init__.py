"""How a move is chosen, typed and played."""
