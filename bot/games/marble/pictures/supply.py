"""What is left for all: tiles, Imperium tiles with the magistrates who fetch them, coins, fountains, water."""

from __future__ import annotations

from bot.games.marble.components import COLOURS, TREASURY, TYPES, Field, TileType
from bot.games.marble.state import View
from bot.i18n.fluent import Words
from bot.pictures import highlights
from bot.pictures.canvas import Box, Canvas
from bot.pictures.context import separately
from bot.pictures.fonts import COUNT, DETAIL, DETAIL_BOLD
from bot.pictures.panels import count, figure, panel
from bot.pictures.pieces import pawn
from bot.pictures.sprites import icon
from bot.pictures.theme import CELL, IVORY, LINE, PANEL, SEATS, SOFT

from .fresh import Fresh
from .kinds import KINDS
from .water import draw_outlet

HEIGHT = 250
COLUMN, GAP = 117, 5
"""Of one type of building."""
FIGURES = COUNT.at(32)
PAWN = 36
AWAY = (("seat", PANEL), ("seat-ink", PANEL), ("seat-rim", LINE))
"""Colours of the magistrate that shows where one could stand."""


@separately
def draw_supply(canvas: Canvas, view: View, words: Words, box: Box, fresh: Fresh) -> None:
    """A column a type, and one for what is of no type."""
    panel(canvas, *box)
    for kind, column in columns_of(box).items():
        _draw_type(canvas, view, words, kind, column, fresh)
    _draw_rest(canvas, view, words, rest_of(box), fresh)


def columns_of(box: Box) -> dict[TileType, Box]:
    """Where the column of each type lies."""
    return {
        kind: Box(box.x + GAP + index * (COLUMN + GAP), box.y + GAP, COLUMN, box.height - 2 * GAP)
        for index, kind in enumerate(TYPES)
    }


def rest_of(box: Box) -> Box:
    """Where the column lies of what is of no type."""
    left = box.x + GAP + len(TYPES) * (COLUMN + GAP)
    return Box(left, box.y + GAP, box.right - GAP - left, box.height - 2 * GAP)


def stack_of(column: Box) -> Box:
    """Where a type's stack of tiles lies in its column."""
    return Box(column.x, column.y + 112, column.width, 48)


def field_of(column: Box, field: Field) -> Box:
    """Where the magistrates on a field stand in their column."""
    if field == TREASURY:
        return Box(column.x, column.y + 42, column.width, 40)
    return Box(column.x + 4, column.y + 192, column.width - 8, 40)


def _draw_type(canvas: Canvas, view: View, words: Words, kind: TileType, box: Box, fresh: Fresh) -> None:
    """What a building of the type takes and brings, and what is left of its tiles."""
    middle = box.x + box.width / 2
    canvas.rectangle(*box, CELL, 8)
    canvas.rectangle(box.x, box.y, box.width, 8, KINDS[kind].colour, 4)
    canvas.centre(icon(f"marble/{kind}", 50), box.x + 29, box.y + 40)
    highlights.wreathed(
        canvas, box.right - 32, box.y + 40, str(TYPES[kind].points), 60, IVORY, "points_wreath"
    )
    canvas.text(middle, box.y + 81, words(f"type-{kind}"), DETAIL_BOLD.at(28), IVORY, "middle", room=COLUMN)
    takes = words("picture-tiles", count=TYPES[kind].site_tiles)
    canvas.text(middle, box.y + 106, takes, DETAIL.at(22), SOFT, "middle", room=COLUMN)
    left = view.stacks[kind]
    canvas.centre(icon(f"marble/tile_{kind}", 52), box.x + 32, box.y + 136)
    figure(canvas, box.x + 63, box.y + 136, left, FIGURES, warning=not left)
    count(canvas, box.x + 12, box.y + 173, f"marble/imperium_{kind}", view.imperium[kind], 40, FIGURES)
    _draw_field(canvas, view, kind, field_of(box, kind), fresh)


def _draw_rest(canvas: Canvas, view: View, words: Words, box: Box, fresh: Fresh) -> None:
    """Coins with the Treasury, fountains, pieces of aqueducts."""
    left = box.x + 2
    count(canvas, left, box.y + 20, "marble/treasury", view.coins, 40, FIGURES)
    _draw_field(canvas, view, TREASURY, field_of(box, TREASURY), fresh)
    count(canvas, left, box.y + 105, "marble/fountain", view.fountains, 40, FIGURES)
    for index, colour in enumerate(COLOURS):
        y = box.y + 147 + index * 38
        draw_outlet(canvas, left + 18, y, colour, words(f"picture-outlet-{colour}"), 36)
        figure(canvas, left + 42, y, view.pieces[colour], FIGURES)


def _draw_field(canvas: Canvas, view: View, field: Field, box: Box, fresh: Fresh) -> None:
    """The magistrates on a field, closer together where they are many; the one just come on gold."""
    seats = [seat for seat in view.turn_order() for _ in range(view.players[seat].fields[field])]
    x, y = box.middle
    if not seats:
        canvas.centre(icon("common/pawn", PAWN, AWAY), x, y)
        return
    pitch = min(30.0, (box.width - PAWN) / max(1, len(seats) - 1))
    start = x - pitch * (len(seats) - 1) / 2
    just_come = None
    if fresh.went_to == field and fresh.seat in seats:
        just_come = len(seats) - 1 - seats[::-1].index(fresh.seat)
    for index, seat in enumerate(seats):
        if index == just_come:
            highlights.frame(canvas, start + index * pitch - 13, y - 17, 26, 34, 13)
        canvas.centre(pawn(SEATS[seat], PAWN), start + index * pitch, y)
