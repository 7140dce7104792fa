"""What has changed since a seat's last turn, numbered: on the display, and in each city."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.discordia.components import COLUMNS
from bot.games.discordia.state import View
from bot.pictures import highlights
from bot.pictures.artist import Since
from bot.pictures.canvas import Box, Canvas
from bot.pictures.context import Showing
from bot.pictures.private_board import LEFT, RIGHT, TOP
from bot.pictures.theme import SEATS, WALL

from . import board
from .beside import draw_beside
from .heading import Heading

WIDE = (RIGHT - LEFT + board.GAP) // COLUMNS - board.GAP
"""Width of a column of the display."""
CITY, CITY_GAP, MARGIN = 256, 10, 12
DISC = 38


def draw(view: View, seat: int, since: Since, showing: Showing) -> Canvas:
    """The display, and the cities of all who have done something, each with the numbers of the moves."""
    heading = Heading(view, showing)
    cities = {
        other: numbered
        for other in range(view.seats)
        if (numbered := in_city(since, other)) or other in since.seats()
    }
    pitch = board.row_pitch(len(view.display) // COLUMNS)
    shown = pitch * len(view.display) // COLUMNS
    height = shown + len(cities) * (CITY + CITY_GAP)
    canvas = heading.sheet(seat, heading.words("picture-since"), height + 2 * MARGIN)
    top = TOP + MARGIN + 6
    canvas.rectangle(
        LEFT - MARGIN, top - MARGIN, RIGHT - LEFT + 2 * MARGIN, height + 2 * MARGIN - 10, WALL, 10
    )
    board.draw_display(canvas, view, heading.words, LEFT, top, pitch, WIDE)
    for cell, said in since.places("cell").items():
        _number(canvas, board.cell_box(cell, LEFT, top, pitch, WIDE), said)
    for index, (other, found) in enumerate(cities.items()):
        panel = Box(LEFT, top + shown + index * (CITY + CITY_GAP), RIGHT - LEFT, CITY)
        places = draw_beside(canvas, view.players[other], SEATS[other], panel, heading.words)
        for place, numbers in _by_box(found, places).items():
            _number(canvas, place, " ".join(map(str, numbers)))
        if other in since.seats():
            towers = [box for label, box in places.items() if label[0] == "T"]
            end = max(box.right for box in towers)
            highlights.badge(canvas, end, towers[0].middle[1], since.seats()[other], DISC - 10, limit=end)
    return canvas


def in_city(since: Since, seat: int) -> dict[str, list[int]]:
    """The numbers of the moves by the places of a seat's city that they name."""
    found: dict[str, list[int]] = {}
    for number, events in enumerate(since.moves, 1):
        own = [event for event in events if event.seat == seat]
        cells = {cell for event in own for cell in event.places_of("cell")}
        for place in dict.fromkeys(place for event in own for place in event.places):
            if place not in cells:
                found.setdefault(place, []).append(number)
    return found


def _by_box(found: dict[str, list[int]], places: dict[str, Box]) -> dict[Box, Sequence[int]]:
    """The numbers where they are drawn: the spaces of a track are one number there."""
    boxes: dict[Box, list[int]] = {}
    for place, numbers in found.items():
        if place in places:
            boxes.setdefault(places[place], []).extend(numbers)
    return {box: sorted(set(numbers)) for box, numbers in boxes.items()}


def _number(canvas: Canvas, box: Box, numbers: str) -> None:
    """Gold round what has changed, and by which moves."""
    highlights.frame(canvas, *box.inset(5), 5)
    highlights.disc(canvas, box.right - 3, box.y + 4, numbers, DISC)
