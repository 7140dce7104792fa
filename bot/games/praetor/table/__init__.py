"""The pictures of Praetor: from a view to PNGs."""

from __future__ import annotations

from collections.abc import Sequence

from bot.pictures.showing import Showing

from ..state import View
from . import scene


def draw_table(view: View, showing: Showing) -> Sequence[bytes]:
    """What everybody sees."""
    return [scene.draw(view, showing).png()]
