"""What the player in turn can build, with what it costs, on the private mat."""

from __future__ import annotations

from bot.games.trajanum.components import PLANS, Plan
from bot.games.trajanum.rules import changes, colonia
from bot.games.trajanum.state import View
from bot.i18n.fluent import Locale, Words
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import COUNT
from bot.pictures.panels import Price, Section, cost
from bot.pictures.private_board import LEFT, RIGHT

from . import tiles
from .artworks import of_gain

SIZE, ROW = 58, 112
COST, GAP = COUNT.at(26), 8


def plans(view: View, seat: int, words: Words) -> Section:
    """Single tiles, then double ones; pale where figures, room or supply are lacking."""
    can = set(colonia.buildable(view, seat))
    rows = [[plan for plan in PLANS.values() if len(plan.parts) == parts] for parts in (1, 2)]

    def draw(canvas: Canvas, top: int) -> None:
        for line, row in enumerate(rows):
            pitch = (RIGHT - LEFT) / len(row)
            for index, plan in enumerate(row):
                x, y = LEFT + (index + 0.5) * pitch, top + line * ROW
                _draw_plan(canvas, view, seat, plan, x, y, pitch - GAP, words.locale, can=plan.id in can)

    return Section(len(rows) * ROW + 8, draw, words("picture-plans"))


def _draw_plan(
    canvas: Canvas,
    view: View,
    seat: int,
    plan: Plan,
    x: float,
    y: float,
    room: float,
    locale: Locale,
    *,
    can: bool,
) -> None:
    """The tile, and below it the figures that build it."""
    sprite = tiles.building(plan.parts, SIZE, upright=False)
    canvas.put(sprite if can else tiles.faded(sprite, 0.35), x - sprite.width / 2, y)
    short = changes.lacking(view.players[seat], plan.cost)
    prices = [Price(of_gain(figure, locale), amount, figure in short) for figure, amount in plan.cost.items()]
    cost(canvas, x, y + SIZE + 24, prices, room, style=COST, anchor="middle")
