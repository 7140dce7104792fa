"""What has happened since a seat's last turn, as cards with the numbers of the moves."""

from __future__ import annotations

from bot.engine import Event
from bot.games.provincia.state import View
from bot.pictures import highlights
from bot.pictures.artist import Since
from bot.pictures.canvas import Box, Canvas
from bot.pictures.context import Showing
from bot.pictures.private_board import LEFT, RIGHT, TOP

from . import mat
from .heading import Heading
from .strip import DEED_WIDTH, draw_deed, has_card, shown

COLUMNS = 6
HEIGHT, GAP = 218, 12
PITCH = (RIGHT - LEFT - DEED_WIDTH) // (COLUMNS - 1)
DISC = 42


def draw(view: View, seat: int, since: Since, showing: Showing) -> Canvas:
    """Each deed with the number of its move, the oldest first; the mat where nobody has done anything."""
    heading = Heading(view, showing)
    deeds = [(number, deed) for number, event in numbered(since) for deed in shown([event], heading.words)]
    if not deeds:
        return mat.draw(view, seat, showing)
    rows = -(-len(deeds) // COLUMNS)
    canvas = heading.sheet(seat, heading.words("picture-since"), GAP + rows * (HEIGHT + GAP))
    for index, (number, deed) in enumerate(deeds):
        row, column = divmod(index, COLUMNS)
        box = Box(LEFT + column * PITCH, TOP + GAP + row * (HEIGHT + GAP), DEED_WIDTH, HEIGHT)
        draw_deed(canvas, deed, view, heading.names, box)
        highlights.disc(canvas, box.right - 28, box.y + 68, str(number), DISC)
    return canvas


def numbered(since: Since) -> list[tuple[int, Event]]:
    """The deeds of the moves that can be shown, each with the number of its move."""
    return [
        (number, event)
        for number, events in enumerate(since.moves, 1)
        for event in events
        if event.deed and event.seat is not None and has_card(event)
    ]
