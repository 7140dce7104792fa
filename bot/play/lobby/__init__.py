"""Before a game: opening tables, lobbies, invitations, channels and threads."""
