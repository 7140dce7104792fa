"""The 256 colours of a game's pictures, chosen beforehand.

They are seven times quicker to use than colours chosen for every single picture, and truer, since they were
chosen with more patience. `python -m bot.workshop.palettes` chooses them anew when artwork has changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from .artwork import ASSETS
from .palette import Colour, code, rgb


@cache
def colours(game: str) -> tuple[Colour, ...]:
    """The colours of a game's pictures; none where they have not been chosen."""
    path = _path(game)
    if not path.is_file():
        return ()
    return tuple(rgb(line) for line in path.read_text(encoding="ascii").split())


def keep_colours(game: str, chosen: Sequence[Colour]) -> None:
    """Write the colours down, eight on a line."""
    codes = [code(colour) for colour in chosen]
    lines = [" ".join(codes[start : start + 8]) for start in range(0, len(codes), 8)]
    _path(game).write_text("\n".join(lines) + "\n", encoding="ascii")
    colours.cache_clear()


def _path(game: str) -> Path:
    return ASSETS / game / "palette.txt"
