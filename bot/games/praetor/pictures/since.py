"""What has changed since a seat's last turn, numbered: in the city, and beside it who did what elsewhere."""

from __future__ import annotations

from bot.games.praetor.state import View
from bot.pictures import highlights
from bot.pictures.artist import Since
from bot.pictures.canvas import Canvas
from bot.pictures.context import Showing
from bot.pictures.private_board import TOP, draw_elsewhere, height

from .choice import BARE_RING, lay_out
from .city import draw_city, draw_floor, draw_rails
from .heading import Heading

DISC = 46


def draw(view: View, seat: int, since: Since, showing: Showing) -> Canvas:
    """The city with the numbers of what was done there, and below it those who did something else."""
    heading = Heading(view, showing)
    board, layout = lay_out(view, BARE_RING)
    elsewhere = since.seats()
    canvas = heading.sheet(seat, heading.words("picture-since"), board.bottom - 8 - TOP + height(elsewhere))
    draw_floor(canvas, board)
    draw_rails(canvas, layout, board)
    draw_city(canvas, layout, view)
    numbered = {layout.box(space): told for space, told in since.places().items() if space in view.city}
    for box in numbered:
        highlights.frame(canvas, *box.inset(6))
    for box, numbers in numbered.items():
        highlights.disc(canvas, box.right - 20, box.y + 22, numbers, DISC)
    draw_elsewhere(canvas, heading.names, elsewhere, board.bottom + 10)
    return canvas
