"""Names on the board: the row of a triangle small, its number large; beside each row its letter."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from bot.engine import Move, open_decisions
from bot.games.marble.board import PLACES, TRIANGLES, row_of
from bot.games.marble.components import LAYOUT
from bot.games.marble.rules.moves import Claim, Play, Recall
from bot.games.marble.state import View
from bot.pictures import fonts
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import PLACE_ON_TILE, Face, Style
from bot.pictures.theme import IVORY, NIGHT, SOFT, Colour

from .plan import Plan

LETTER = 22
"""Of a row, before each number; who can't read it there looks beside the row."""
NUMBER = 32
"""A phone shows it 11 px high."""
PLAIN = Style(Face.SANS, LETTER)
RAIL = Style(Face.SANS_BOLD, 34)
NAMING: dict[type[Move], str] = {Play: "place", Recall: "magistrate", Claim: "magistrate"}
"""The moves that name a place, and in which field."""
WEST, EAST = 76, 26
"""How far beside the rim the letter of a row stands: beyond the river, and right of the board."""


def named_now(view: View) -> Collection[str]:
    """The triangles of the places that some answer to what is asked now names, of whoever is asked."""
    found: dict[str, None] = {}
    for decision in open_decisions(view):
        for form in decision.forms(view):
            if form.move in NAMING:
                places = (PLACES.get(str(value)) for value in form.options(NAMING[form.move]))
                found |= dict.fromkeys(name for place in places if place for name in place.triangles)
    return found


def draw_name(
    canvas: Canvas, plan: Plan, x: float, y: float, name: str, colour: Colour, style: Style = PLACE_ON_TILE
) -> None:
    """The name of a triangle around a point."""
    row, number = _parts(plan, name, style)
    left = x - _width(row, number) / 2
    # Letter and number stand on one line, not around one.
    lower = (_height(number) - _height(row)) / 2
    taken = canvas.text(left, y + lower, *row, colour)
    canvas.text(left + taken, y, *number, colour)


def draw_plate(canvas: Canvas, plan: Plan, x: float, y: float, name: str) -> None:
    """The name of a triangle on a dark pill."""
    row, number = _parts(plan, name, PLACE_ON_TILE)
    wide, high = _width(row, number) + 12, number.style.size - 2
    canvas.rectangle(x - wide / 2, y - high / 2, wide, high, NIGHT, 8)
    draw_name(canvas, plan, x, y, name, IVORY)


def draw_rows(canvas: Canvas, plan: Plan) -> None:
    """The letter of each row at both of its ends."""
    style = RAIL.at(round(RAIL.size * plan.scale))
    for line, row in enumerate(LAYOUT.rows):
        columns = [triangle.column for triangle in TRIANGLES.values() if row_of(triangle.name) == row]
        for column, away in ((min(columns) - 0.5, -WEST), (max(columns) + 0.5, EAST)):
            x, y = plan.at(line + 0.5, column)
            canvas.text(x + away * plan.scale, y, row, style, SOFT, "middle")


class _Part(NamedTuple):
    text: str
    style: Style


def _parts(plan: Plan, name: str, style: Style) -> tuple[_Part, _Part]:
    """The letter of the row, and the number."""
    row = row_of(name)
    return (
        _Part(row, style.at(round(LETTER * plan.scale))),
        _Part(name.removeprefix(row), style.at(round(NUMBER * plan.scale))),
    )


def _width(*parts: _Part) -> float:
    return sum(fonts.width(*part) for part in parts)


def _height(part: _Part) -> float:
    return fonts.capital_height(part.style.face, part.style.size)
