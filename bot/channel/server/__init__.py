"""`/server …`: what those settle who may manage a server."""
