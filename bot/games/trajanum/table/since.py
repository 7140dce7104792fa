"""What has changed since a seat's last turn, numbered: on the forum and the tracks, and in its own colonia."""

from __future__ import annotations

from bot.games.trajanum.state import View
from bot.pictures import marks
from bot.pictures.artist import Since
from bot.pictures.box import Box
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import NAME
from bot.pictures.mat import LEFT, RIGHT, TOP, slab
from bot.pictures.palette import INK
from bot.pictures.pieces import token
from bot.pictures.seats import SEATS
from bot.pictures.showing import Showing

from . import forum
from .heading import Heading
from .places import rome
from .tracks import draw_tracks

TALLEST = 640
"""The room of the forum's rows, in px."""
TRACKS = 240
ROW = 60
DISC = 42


def draw(view: View, seat: int, since: Since, showing: Showing) -> Canvas:
    """The forum with the numbers of what was done there, the tracks, and who did what elsewhere."""
    heading = Heading(view, showing)
    section = rome(view, {}, TALLEST)
    cells = since.places("cell")
    elsewhere = since.seats("cell")
    rows = -(-len(elsewhere) // 2) * ROW
    canvas = heading.sheet(seat, heading.words("picture-since"), section.height + TRACKS + rows + 40)
    section.draw(canvas, TOP)
    found = forum.plan(view.forum.colours(), Box(0, 0, RIGHT - LEFT - 80, TALLEST))
    plan = forum.Plan(
        found.cell, LEFT + (RIGHT - LEFT - found.width) // 2, TOP + 62, found.columns, found.rows
    )
    for cell, numbers in cells.items():
        box = plan.box(cell)
        marks.frame(canvas, *box.inset(4))
        marks.disc(canvas, box.right - 14, box.y + 14, numbers, DISC)
    top = TOP + section.height + 8
    draw_tracks(canvas, view, Box(LEFT, top, RIGHT - LEFT, TRACKS))
    for index, (other, numbers) in enumerate(elsewhere.items()):
        half = (RIGHT - LEFT) // 2
        x, y = LEFT + index % 2 * half, top + TRACKS + 10 + index // 2 * ROW
        slab(canvas, x, y, half - 12, ROW - 10)
        canvas.centre(token(SEATS[other], 38), x + 30, y + 25)
        taken = canvas.text(x + 62, y + 25, heading.names[other], NAME.at(32), INK, room=260)
        marks.disc(canvas, x + 70 + taken + DISC / 2 + 8 * (len(numbers) - 1), y + 25, numbers, DISC)
    return canvas
