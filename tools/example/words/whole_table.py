"""The whole table in words, and its picture in few."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Described, Passage, Place, Text, text
from bot.games.sayings import own_passage
from tools.example.components import BEDS, CONSTANTS
from tools.example.state import View

from .positions import round_of, status


def in_words(view: View) -> Sequence[Passage]:
    """The whole table as the viewer knows it, with all that its pictures show and the mats of the seats."""
    garden = [_course(view), *(_row(view, row) for row in CONSTANTS.rows)]
    seats = [own_passage(view, seat, _seat(view, seat)) for seat in range(view.seats)]
    return [Passage(Text("passage-garden"), garden), *seats]


def pictured(view: View) -> Sequence[Described]:
    """The picture of the table in few words."""
    rows = [_row(view, row) for row in CONSTANTS.rows]
    return [Described([_course(view), *rows], {seat: _seat(view, seat) for seat in range(view.seats)})]


def _course(view: View) -> Text:
    key = "in-words-over" if view.outcome else "in-words-round"
    return text(key, round=round_of(view), beds=len(view.planted))


def _row(view: View, row: str) -> Text:
    return text("in-words-row", row=row, beds=[_bed(view, bed) for bed in BEDS if bed[0] == row])


def _bed(view: View, bed: str) -> Text:
    if bed not in view.planted:
        return text("in-words-bed-free", bed=Place(bed))
    crop, owner = Text(f"crop-{view.crops[bed]}"), Text(f"seat-{view.planted[bed] + 1}")
    return text("in-words-bed", bed=Place(bed), crop=crop, owner=owner)


def _seat(view: View, seat: int) -> list[Text]:
    own = text("in-words-beds", colour=Text(f"seat-{seat + 1}"), beds=list(view.planted.values()).count(seat))
    in_hand = [] if seat == view.viewer else [text("in-words-seeds", seeds=view.seeds[seat])]
    standing = [one for one in view.outcome.standings if one.seat == seat] if view.outcome else []
    total = [text("in-words-total", total=one.total, place=one.place) for one in standing]
    return [*total, *status(view, seat), *in_hand, own]
