"""Who has done something since somebody's last turn that lies on no place of the board, with its numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil

from . import marks
from .canvas import Canvas
from .fonts import NAME
from .mat import LEFT, RIGHT, slab
from .palette import INK
from .pieces import token
from .seats import SEATS

COLUMNS = 2
ROW = 60
DISC = 42


def height(elsewhere: Mapping[int, str]) -> int:
    """How much room they take, in px."""
    return ceil(len(elsewhere) / COLUMNS) * ROW


def draw_elsewhere(canvas: Canvas, names: Sequence[str], elsewhere: Mapping[int, str], top: int) -> None:
    """A slab for each seat, with the numbers of its moves."""
    wide = (RIGHT - LEFT) // COLUMNS
    for index, (seat, numbers) in enumerate(elsewhere.items()):
        x, y = LEFT + index % COLUMNS * wide, top + index // COLUMNS * ROW
        slab(canvas, x, y, wide - 12, ROW - 10)
        canvas.centre(token(SEATS[seat], 38), x + 30, y + 25)
        taken = canvas.text(x + 62, y + 25, names[seat], NAME.at(32), INK, room=260)
        marks.disc(canvas, x + 74 + taken + DISC / 2 + 8 * (len(numbers) - 1), y + 25, numbers, DISC)
