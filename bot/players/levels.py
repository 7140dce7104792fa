"""The levels of computer players."""

from __future__ import annotations

from dataclasses import dataclass

from .search import Depth


@dataclass(frozen=True)
class Level:
    """How well a computer plays: how much it thinks about, and how many points it may overlook."""

    name: str
    depth: Depth
    oversight: float = 0.0


TIRO = Level("tiro", Depth(width=24, further=1), oversight=4.0)
"""A recruit, who plays what looks sensible at first sight."""

VETERANUS = Level("veteranus", Depth(width=120, further=12, kept=4, worlds=3))
"""A veteran, who thinks a turn to its end."""

LEGATUS = Level("legatus", Depth(width=200, further=16, kept=8, worlds=6, lines=3))
"""A commander, who thinks of more, and in more positions."""

LEVELS = {level.name: level for level in (TIRO, VETERANUS, LEGATUS)}
"""By their names."""
