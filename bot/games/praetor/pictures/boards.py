"""A side of a player board on papyrus: its morale track, its market, its wages."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.praetor.components import PlayerBoard, Resource
from bot.i18n.fluent import Words
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import COUNT, DETAIL, FIGURE
from bot.pictures.private_board import slab, track
from bot.pictures.sprites import icon
from bot.pictures.theme import INK, SEPIA

from .tiles import goods_artwork

HEIGHT = 176


def draw_board(
    canvas: Canvas, board: PlayerBoard, words: Words, x: float, y: float, width: float, index: int | None
) -> None:
    """The board in a slab, `HEIGHT` high; the present space of morale in gold, where there is one."""
    slab(canvas, x, y, width, HEIGHT)
    left, right = x + 20, x + width - 20
    canvas.text(left, y + 30, words(f"board-{board.id}"), FIGURE.at(28), INK, room=width * 0.45)
    _draw_wages(canvas, board, words, right, y + 30)
    _draw_morale(canvas, board, left, y + 86, right - left, index)
    half = (right - left) / 2
    _draw_rates(canvas, words("picture-sell"), board.sell, left, y + 142, half - 20)
    _draw_rates(canvas, words("picture-buy"), board.buy, left + half + 10, y + 142, half - 10)


def _draw_wages(canvas: Canvas, board: PlayerBoard, words: Words, right: float, y: float) -> None:
    """What each worker, and each retired one, wants a round; from the right."""
    for artwork, wage in (("common/retired", board.wage_retired), ("praetor/worker", board.wage_active)):
        canvas.centre(icon("common/gold", 32), right - 16, y)
        right -= 38
        right -= canvas.text(right, y, str(wage.gold), COUNT.at(28), INK, "right") + 8
        canvas.centre(icon(artwork, 34), right - 17, y)
        right -= 40
        if wage.per > 1:
            right -= canvas.text(right, y, f"{wage.per}×", COUNT.at(28), INK, "right") + 6
        right -= 24
    canvas.text(right, y, words("picture-wages"), DETAIL.at(26), SEPIA, "right")


def _draw_morale(
    canvas: Canvas, board: PlayerBoard, x: float, y: float, width: float, index: int | None
) -> None:
    canvas.centre(icon("common/morale", 46), x + 23, y)
    track(canvas, x + 58, y, width - 58, board.morale, index)


def _draw_rates(
    canvas: Canvas, word: str, rates: Mapping[Resource, int], x: float, y: float, width: float
) -> None:
    """What each good sells, or buys, for."""
    x += canvas.text(x, y, word, DETAIL.at(26), SEPIA, room=130) + 16
    pitch = min(96.0, (width - 100) / len(rates))
    for good, rate in rates.items():
        canvas.centre(icon(goods_artwork(good), 38), x + 19, y)
        canvas.text(x + 43, y, str(rate), COUNT.at(30), INK)
        x += pitch
