"""The public table put together: header, city, offer, panels; and what each moment of the game says."""

from __future__ import annotations

from bot.pictures.canvas import Canvas
from bot.pictures.header import Narration, Plaque, Title, draw_header
from bot.pictures.ledger import number
from bot.pictures.liveries import PRAETOR
from bot.pictures.names import drawable
from bot.pictures.palette import WALL
from bot.pictures.runs import Run, parsed
from bot.pictures.seats import SEATS
from bot.pictures.showing import Showing
from bot.words import Words

from ..components import NEIGHBOURS
from ..state import View
from .city import Box, draw_city, draw_floor, draw_places, draw_rails, free_places, plan
from .offer import draw_offer
from .panels import draw_panels

WIDTH, HEIGHT, TALL = 1600, 1016, 1200
"""The table; the tall one is for five seats."""


def draw(view: View, showing: Showing) -> Canvas:
    """The table as everybody sees it."""
    words, names = named(showing)
    tall = view.seats == 5
    height = TALL if tall else HEIGHT
    canvas = Canvas(WIDTH, height, WALL)
    draw_header(canvas, PRAETOR, title(view, words), plaques(view, words, names), narration(view, words, names))
    board = Box(20, 222, 776, height - 240)
    layout = plan(view.city, board)
    draw_floor(canvas, board)
    draw_rails(canvas, layout, board)
    draw_places(canvas, layout, free_places(view.city, NEIGHBOURS), open=view.phase == "action")
    draw_city(canvas, layout, view)
    left, width = 808, 768
    offer = 308 if tall else 252 if len(view.display) <= 4 else 244
    draw_offer(canvas, view, words, Box(left, 222, width, offer))
    top = 222 + offer + 12
    draw_panels(canvas, view, words, Box(left, top, width, height - 18 - top))
    return canvas


def named(showing: Showing) -> tuple[Words, tuple[str, ...]]:
    """The words and the names as the fonts can show them."""
    names = tuple(
        drawable(name, showing.words(f"seat-{seat + 1}")) for seat, name in enumerate(showing.names)
    )
    return showing.words.naming(names), names


def title(view: View, words: Words) -> Title:
    """Game, stack, round."""
    second = words("picture-stack", epoch=view.stack_top or "II", left=view.stack_left)
    moment = words("picture-round", round=view.round)
    return Title(words("picture-game"), second, moment)


def plaques(view: View, words: Words, names: tuple[str, ...]) -> list[Plaque]:
    """The seats in turn order with their points."""
    order = view.initiative or list(range(view.seats))
    best = max(player.favor for player in view.players)
    asked = {asked.seat for asked in view.asked}
    result = []
    for seat in order:
        player = view.players[seat]
        tag = words("picture-passed") if player.passed else words("picture-workers", count=len(player.pool))
        call = words("picture-to-move") if seat in asked else ""
        leads = player.favor == best
        result.append(Plaque(SEATS[seat], names[seat], number(player.favor), tag, call, leads))
    return result


def narration(view: View, words: Words, names: tuple[str, ...]) -> Narration:
    """The last move as a sentence, and what is awaited."""
    return Narration(SEATS[1], tuple(parsed("**Θεόδωρος** built a **Sawmill** on **N11**: 1 + 3 plaza = ")) + (Run("+4", True, True),), "Livia: build, activate or pass")
