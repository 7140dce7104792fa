"""The private mat: what a seat has, including the seeds that only it knows."""

from __future__ import annotations

from bot.pictures.canvas import Canvas
from bot.pictures.fonts import COUNT, DETAIL
from bot.pictures.names import Showing
from bot.pictures.private_board import LEFT, ON_PAPYRUS, RIGHT, TOP, slab
from bot.pictures.row import counted
from bot.pictures.sprites import icon
from bot.pictures.theme import INK, SEPIA
from tools.example.state import View

from .heading import Heading

STOCK, SEED, SEEDS = 90, 150, 190


def draw(view: View, seat: int, showing: Showing) -> Canvas:
    """Coins, the hand, the hidden seed; of another seat, only the number of its seeds."""
    heading = Heading(view, showing)
    words = heading.words
    remark = words("picture-private" if view.viewer == seat else "picture-open")
    canvas = heading.sheet(seat, remark, STOCK + SEEDS)
    taken = counted("common/coin", view.coins[seat], 60, COUNT.at(44), ON_PAPYRUS).lay(canvas, LEFT, TOP + 46)
    counted("example/seed", view.seeds[seat], 60, COUNT.at(44), ON_PAPYRUS).lay(
        canvas, LEFT + taken + 40, TOP + 46
    )
    shown = [(seed, words("picture-hand")) for seed in (view.own_hand if view.viewer == seat else [])]
    if seat in view.hidden_seeds:
        shown.append((view.hidden_seeds[seat], words("picture-hidden")))
    for index, (seed, where) in enumerate(shown):
        x, y = LEFT + index * (SEED + 12), TOP + STOCK
        slab(canvas, x, y, SEED, SEEDS - 20)
        canvas.centre(icon("example/seed", 84), x + SEED / 2, y + 54)
        canvas.text(x + SEED / 2, y + 112, str(seed), COUNT.at(38), INK, "middle")
        canvas.text(x + SEED / 2, y + 148, where, DETAIL.at(24), SEPIA, "middle", room=SEED - 10)
    if not shown:
        canvas.text(
            LEFT, TOP + STOCK + 40, words("picture-no-seeds"), DETAIL.at(28), SEPIA, room=RIGHT - LEFT
        )
    return canvas
