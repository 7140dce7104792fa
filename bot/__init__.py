"""Ludi Romani: five Roman city-building board games, played in a Discord channel."""
