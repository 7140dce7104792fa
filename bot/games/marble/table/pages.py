"""The pictures of the rules pages."""

from __future__ import annotations

from bot.pictures.canvas import Canvas
from bot.pictures.showing import Showing


def draw(picture: str, showing: Showing) -> Canvas:
    """A picture by the name that its page gives. Raises KeyError for a name that no page gives."""
    raise KeyError(picture)
