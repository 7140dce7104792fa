"""Reviewing a game from its record: curve, replay, film, analysis, verification."""
