"""What every board game has: moves, forms, decisions, an agenda, chance, events, views. Pure."""
