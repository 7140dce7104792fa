"""Words for what everybody has, the length of the game, and the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine import Part, Parts, Place, Text, text
from tools.example.components import BEDS, CONSTANTS
from tools.example.state import View


def status(view: View, seat: int) -> Sequence[Text]:
    """What a seat has; its seeds in its own view, their number in others'."""
    standings = [] if view.outcome is None else [view.outcome.standing_of(seat)]
    lines = [text("status-total", total=one.total, place=one.place) for one in standings]
    lines.append(text("status-stock", coins=view.coins[seat], points=view.points[seat]))
    if seat != view.viewer:
        lines.append(text("status-seeds", seeds=view.seeds[seat]))
    elif view.own_hand:
        lines.append(text("status-hand", seeds=[text("label-seed", seed=seed) for seed in view.own_hand]))
    else:
        lines.append(text("status-no-hand"))
    if seat in view.hidden_seeds:
        lines.append(text("status-hidden", seed=view.hidden_seeds[seat]))
    beds = list(view.planted.values()).count(seat)
    return [*lines, text("status-beds", colour=Text(f"seat-{seat + 1}"), beds=beds)]


def length(view: View) -> Text:
    """The length of the game."""
    return text("length-rounds", rounds=round_of(view))


def round_of(view: View) -> int:
    """The round, from 1, in which everybody has a turn."""
    return max(1, -(-view.turns // view.seats))


def _course(view: View) -> Iterator[Text]:
    """The progress of the game."""
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
"""The parts of the Garden's table."""
