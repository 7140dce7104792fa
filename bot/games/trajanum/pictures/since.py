"""What has changed since a seat's last turn, numbered: on the forum and the tracks, and in its own colonia."""

from __future__ import annotations

from bot.games.trajanum.state import View
from bot.pictures import highlights
from bot.pictures.artist import Since
from bot.pictures.canvas import Box, Canvas
from bot.pictures.context import Showing
from bot.pictures.private_board import LEFT, RIGHT, TOP, draw_elsewhere, height

from . import forum
from .heading import Heading
from .places import rome
from .tracks import draw_tracks

TALLEST = 640
"""The room of the forum's rows, in px."""
TRACKS = 240
DISC = 42


def draw(view: View, seat: int, since: Since, showing: Showing) -> Canvas:
    """The forum with the numbers of what was done there, the tracks, and who did what elsewhere."""
    heading = Heading(view, showing)
    section = rome(view, {}, TALLEST, showing.words.locale)
    cells = since.places("cell")
    elsewhere = since.seats("cell")
    room = section.height + TRACKS + height(elsewhere) + 40
    canvas = heading.sheet(seat, heading.words("picture-since"), room)
    section.draw(canvas, TOP)
    found = forum.plan(view.forum.colours(), Box(0, 0, RIGHT - LEFT - 80, TALLEST))
    plan = forum.Plan(
        found.cell, LEFT + (RIGHT - LEFT - found.width) // 2, TOP + 62, found.columns, found.rows
    )
    for cell, numbers in cells.items():
        box = plan.box(cell)
        highlights.frame(canvas, *box.inset(4))
        highlights.disc(canvas, box.right - 14, box.y + 14, numbers, DISC)
    top = TOP + section.height + 8
    draw_tracks(canvas, view, Box(LEFT, top, RIGHT - LEFT, TRACKS), showing.words.locale)
    draw_elsewhere(canvas, heading.names, elsewhere, top + TRACKS + 10)
    return canvas
