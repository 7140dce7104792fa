"""The public table put together: header, city, supply, panels; at the end the standings."""

from __future__ import annotations

from PIL import Image

from bot.app.fallbacks import spared
from bot.games.marble.state import View
from bot.i18n.fluent import Words
from bot.pictures.canvas import Box, Canvas
from bot.pictures.context import Showing
from bot.pictures.gathering import gathered
from bot.pictures.header import HEIGHT as HEADER
from bot.pictures.heading import HEIGHT
from bot.pictures.sprites import kept, render
from bot.pictures.theme import PANEL, WALL, code

from .city import draw_city
from .fresh import NOTHING, Fresh, last_move
from .heading import Heading
from .labels import named_now
from .panels import draw_panels
from .plan import Plan
from .supply import HEIGHT as SUPPLY
from .supply import draw_supply

BOARD = Box(0, HEADER, 992, HEIGHT - HEADER)
PLAN = Plan(44, 72, 18)
"""Where the board lies in its part of the table."""
LEDGER = Box(1000, HEADER + 10, 576, HEIGHT - HEADER - 26)
GAP = 12
PANELS = Box(LEDGER.x, LEDGER.y + SUPPLY + GAP, LEDGER.width, LEDGER.height - SUPPLY - GAP)
_ACROSS, _DOWN = Image.Transpose.FLIP_LEFT_RIGHT, Image.Transpose.FLIP_TOP_BOTTOM
BRANCHES: tuple[tuple[int, int, tuple[Image.Transpose, ...]], ...] = (
    (22, 24, (_DOWN,)),
    (22, 618, ()),
    (866, 24, (_DOWN, _ACROSS)),
    (866, 618, (_ACROSS,)),
)
"""Where branches lie on the board's part of the table, and how they are turned over."""


def draw(view: View, showing: Showing) -> Canvas:
    """The table as everybody sees it."""
    heading, fresh = Heading(view, showing), spared("the marks of a move", NOTHING, last_move, view)
    canvas, words = heading.table(), heading.words
    draw_board(canvas, view, words, NOTHING if view.outcome else fresh)
    if view.outcome:
        heading.draw_standings(canvas, LEDGER)
        return canvas
    draw_supply(canvas, view, words, Box(LEDGER.x, LEDGER.y, LEDGER.width, SUPPLY), fresh)
    draw_panels(canvas, view, words, PANELS, fresh)
    return canvas


def draw_gathering(view: View, showing: Showing, settled: bool) -> Canvas:
    """The table before its game."""
    panels = PANELS.spread(view.seats)
    return gathered(draw(view, showing), Heading(view, showing), panels, len(showing.names), settled=settled)


def draw_board(canvas: Canvas, view: View, words: Words, fresh: Fresh) -> None:
    """The city between river and outlets, olive branches in the corners that it leaves empty."""
    board = Canvas(BOARD.width, BOARD.height, WALL)
    draw_city(board, PLAN, view, words, fresh, named_now(view))
    for x, y, turns in BRANCHES:
        board.put(_branch(turns), x, y)
    canvas.put(board.image, BOARD.x, BOARD.y)


@kept
def _branch(turns: tuple[Image.Transpose, ...]) -> Image.Image:
    """An olive branch, tone on tone, as it was drawn or turned over."""
    sheet = f"[stroke-width]{{stroke:none}}path,circle{{fill:{code(PANEL)}}}"
    sprite = render("common/olive_branch", 112, 150, sheet)
    for turn in turns:
        sprite = sprite.transpose(turn)
    return sprite
