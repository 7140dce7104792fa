"""The levels of computer players."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine import Depth, Judgement


@dataclass(frozen=True)
class Level:
    """How well a computer plays: how much it thinks about, and how much it may overlook.

    `depth` is what it thinks about where a game says nothing of its own. What is overlooked is measured by what sets
    the best of the moves apart from the middling one, so that nobody needs to say what is much in a game. A move of the
    worse half is never chosen, and what wins or loses is never overlooked.
    """

    name: str
    depth: Depth
    oversight: float = 0.0

    def depth_in(self, judgement: Judgement) -> Depth:
        """How far ahead the level thinks in a game."""
        return judgement.depths.get(self.name, self.depth)


TIRO = Level("tiro", Depth(width=24), oversight=3.0)
"""A recruit, who plays what looks sensible at first sight."""

VETERANUS = Level("veteranus", Depth(width=100, steps=600, further=12), oversight=1.0)
"""A veteran, who thinks a turn to its end."""

LEGATUS = Level("legatus", Depth(width=200, steps=1500, further=16, kept=6, worlds=8, lines=2))
"""A commander, who thinks of more, and in more positions."""

LEVELS = {level.name: level for level in (TIRO, VETERANUS, LEGATUS)}
"""By their names."""
