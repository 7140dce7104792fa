"""How far a figure that was counted in so many games may be off."""

from __future__ import annotations

from math import sqrt
from typing import Final

CONFIDENCE: Final = 1.96
"""Standard deviations to either side, for intervals of 95 %."""


def interval(share: float, count: int) -> tuple[float, float]:
    """In which share of wins a player's strength lies with 95 % confidence (Wilson's interval)."""
    square = CONFIDENCE**2 / count
    middle = share + square / 2
    wide = CONFIDENCE * sqrt(share * (1 - share) / count + square / count / 4)
    return max(0.0, (middle - wide) / (1 + square)), min(1.0, (middle + wide) / (1 + square))
