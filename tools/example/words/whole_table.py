"""The garden in words."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Part, Parts, Place, Text, text
from tools.example.components import BEDS, CONSTANTS
from tools.example.state import View

from .positions import round_of


def _course(view: View) -> Iterator[Text]:
    """How far the game has come."""
    key = "in-words-over" if view.outcome else "in-words-round"
    yield text(key, round=round_of(view), beds=len(view.planted))


def _garden(view: View) -> Iterator[Text]:
    for row in CONSTANTS.rows:
        yield text("in-words-row", row=row, beds=[_bed(view, bed) for bed in BEDS if bed[0] == row])


def _bed(view: View, bed: str) -> Text:
    if bed not in view.planted:
        return text("in-words-bed-free", bed=Place(bed))
    crop, owner = Text(f"crop-{view.crops[bed]}"), Text(f"seat-{view.planted[bed] + 1}")
    return text("in-words-bed", bed=Place(bed), crop=crop, owner=owner)


PARTS = Parts(
    View,
    (
        Part("course", ("turns", "planted"), _course, _course),
        Part("garden", ("planted", "crops"), _garden, _garden),
    ),
    elsewhere=dict.fromkeys(
        ("coins", "points", "seeds", "gone_seeds", "own_hand", "hidden_seeds"), "it is told of the seats"
    ),
)
"""What lies on the table of the Garden."""
