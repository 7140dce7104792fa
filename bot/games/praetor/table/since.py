"""What has changed since a seat's last turn, numbered: in the city, and beside it who did what elsewhere."""

from __future__ import annotations

from bot.games.praetor.state import View
from bot.pictures import marks
from bot.pictures.artist import Since
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import NAME
from bot.pictures.mat import LEFT, RIGHT, TOP, slab
from bot.pictures.palette import INK
from bot.pictures.pieces import token
from bot.pictures.seats import SEATS
from bot.pictures.showing import Showing

from .choice import BARE_RING, lay_out
from .city import draw_city, draw_floor, draw_rails
from .heading import Heading

ROW = 60
DISC = 46


def draw(view: View, seat: int, since: Since, showing: Showing) -> Canvas:
    """The city with the numbers of what was done there, and below it those who did something else."""
    heading = Heading(view, showing)
    board, layout = lay_out(view, BARE_RING)
    elsewhere = since.seats()
    rows = -(-len(elsewhere) // 2)
    canvas = heading.sheet(seat, heading.words("picture-since"), board.bottom - 8 - TOP + rows * ROW)
    draw_floor(canvas, board)
    draw_rails(canvas, layout, board)
    draw_city(canvas, layout, view)
    numbered = {layout.box(space): told for space, told in since.places().items() if space in view.city}
    for box in numbered:
        marks.frame(canvas, *box.inset(6))
    for box, numbers in numbered.items():
        marks.disc(canvas, box.right - 20, box.y + 22, numbers, DISC)
    half = (RIGHT - LEFT) // 2
    for index, (other, numbers) in enumerate(elsewhere.items()):
        x, y = LEFT + index % 2 * half, board.bottom + 10 + index // 2 * ROW
        slab(canvas, x, y, half - 12, ROW - 10)
        canvas.centre(token(SEATS[other], 38), x + 30, y + 25)
        taken = canvas.text(x + 62, y + 25, heading.names[other], NAME.at(32), INK, room=260)
        marks.disc(canvas, x + 76 + taken + DISC / 2 + 8 * (len(numbers) - 1), y + 25, numbers, DISC - 4)
    return canvas
