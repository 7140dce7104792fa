"""A part of a sheet that knows how high it is before it is drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .canvas import Canvas

HEADING = 60
"""Height of a heading with its rule, in px."""


@dataclass(frozen=True, slots=True)
class Section:
    """Its height, and how it is drawn with its upper edge at a y; both without the heading that it may have."""

    height: int
    draw: Callable[[Canvas, int], None]
    title: str = ""
    remark: str = ""
