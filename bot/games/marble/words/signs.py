"""What a picture writes on a place of the board, and what its signs mean."""

from __future__ import annotations

from bot.engine import Text

POINTS = "+"
FINISHED, BRIDGE, WATER = "!", "?", "≈"
"""A site is finished without points for the player; a bridge; an outlet."""

_MEANING = {FINISHED: "sign-finished", BRIDGE: "sign-bridge", WATER: "sign-water"}


def legend(badge: str, points: str) -> tuple[Text, ...]:
    """What the signs of a badge mean; `points` is the message of what its points are."""
    earned = [Text(points)] if badge.startswith(POINTS) else []
    return (*earned, *(Text(meaning) for sign, meaning in _MEANING.items() if sign in badge))
