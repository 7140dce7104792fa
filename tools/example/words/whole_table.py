"""The garden in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Place, Text, text
from tools.example.components import BEDS, CONSTANTS
from tools.example.state import View

from .positions import round_of


def course(view: View) -> Sequence[Text]:
    """How far the game has come, and what is planted."""
    key = "in-words-over" if view.outcome else "in-words-round"
    rows = [
        text("in-words-row", row=row, beds=[_bed(view, bed) for bed in BEDS if bed[0] == row])
        for row in CONSTANTS.rows
    ]
    return [text(key, round=round_of(view), beds=len(view.planted)), *rows]


def _bed(view: View, bed: str) -> Text:
    if bed not in view.planted:
        return text("in-words-bed-free", bed=Place(bed))
    crop, owner = Text(f"crop-{view.crops[bed]}"), Text(f"seat-{view.planted[bed] + 1}")
    return text("in-words-bed", bed=Place(bed), crop=crop, owner=owner)
