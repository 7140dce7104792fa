"""City tiles and towers as they stand in a city: their value, their spaces, the figures on them."""

from __future__ import annotations

from PIL import Image

from bot.games.discordia.components import BACKS, FRONTS, TOWERS, Face
from bot.i18n.fluent import Locale
from bot.pictures import fonts
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import COUNT
from bot.pictures.sprites import icon, kept
from bot.pictures.theme import INK

from . import figures
from .artworks import of
from .figures import Space
from .tiles import badge, face

TALL = 80
"""From this height on the sort of a tile is drawn above its figures."""
WIDE = 88
"""From this width on all figures are drawn beside the value; below it only those of the next space."""
SLIM = 66
"""Below this width there is no room for the sort of a tile, nor for "1/2"."""
LEAST_HEAD = 38
"""Height that value and sort need at least above the figures."""
SLIMMEST = 50
"""Below this width a low tile has room for its value alone, or for the check of a full one."""
LOW = 44
"""Below this height there is room for one line."""
HIGH = 60
"""From this height on a narrow tile has room for two lines."""


@kept
def standing(
    tile: str, turned: bool, filled: tuple[str, ...], width: int, height: int, locale: Locale
) -> Image.Image:
    """A tile or tower with the letters of the figures on its first spaces, in the form there is room for."""
    front = BACKS[tile] if turned else FRONTS[tile]
    canvas = Canvas(width, height, INK)
    face(canvas, width, height, front.sort, 5 if height >= TALL else 3, 6)
    found = figures.spaces(front.spaces, filled)
    if not front.spaces:
        _draw_tower(canvas, tile, front)
    elif height >= TALL and width >= SLIM:
        _draw_tall(canvas, front, found, locale)
    elif width >= WIDE:
        _draw_wide(canvas, front, found, locale)
    else:
        _draw_narrow(canvas, front, found, locale)
    return canvas.rounded(6)


def _draw_tall(canvas: Canvas, front: Face, found: tuple[Space, ...], locale: Locale) -> None:
    """Value and sort above, the spaces below."""
    width, height = canvas.width, canvas.height - 5
    rows, size = figures.arranged(found, width - 8, height - LEAST_HEAD)
    top = height - len(rows) * (size + figures.BETWEEN) - 1
    sign = min(40, top - 6)
    canvas.put(badge(front.sort, front.value or 0, sign), 5, 5)
    canvas.centre(
        icon(of(front.sort), min(68, top - 2, width - sign - 8)), (sign + 3 + width) / 2, top / 2 + 1
    )
    figures.draw_lines(canvas, width / 2, (top + height) / 2 - 1, rows, size, locale)


def _draw_wide(canvas: Canvas, front: Face, found: tuple[Space, ...], locale: Locale) -> None:
    """The value at the left, the spaces at the right, on two lines where there is room."""
    middle = (canvas.height - 3) / 2
    canvas.put(badge(front.sort, front.value or 0, 26), 3, middle - 13)
    left, right = 31, canvas.width - 2
    rows = [list(found)]
    if canvas.height >= LOW and figures.fitting(rows, right - left) < 26:
        rows = figures.lines(found)
    size = min(26 if len(rows) == 1 else 22, max(22, figures.fitting(rows, right - left)))
    pitch = size + 1
    for index, row in enumerate(rows):
        y = middle + pitch * (index - (len(rows) - 1) / 2)
        figures.draw_line(canvas, (left + right) / 2, y, row, size, locale)


def _draw_narrow(canvas: Canvas, front: Face, found: tuple[Space, ...], locale: Locale) -> None:
    """The value and the next space, or a check when all are filled; where it is high, how many are, too."""
    width, height = canvas.width, canvas.height - 3
    waiting = [space for space in found if not space.filled]
    if height < HIGH:
        alone = width < SLIMMEST
        if waiting or not alone:
            left = width / 2 - 13 if alone else 1
            canvas.put(badge(front.sort, front.value or 0, 26), left, height / 2 - 13)
        if not waiting or not alone:
            _draw_next(canvas, waiting, 0 if alone else 28, width, height / 2, locale)
        return
    if width >= SLIM:
        canvas.put(badge(front.sort, front.value or 0, 30), 3, 3)
        text = f"{len(found) - len(waiting)}/{len(found)}"
        canvas.text((33 + width) / 2, 19, text, COUNT.at(30), INK, "middle", room=width - 34)
    else:
        canvas.put(badge(front.sort, front.value or 0, 30), width / 2 - 15, 3)
    _draw_next(canvas, waiting, 0, width, (height + 34) / 2, locale)


def _draw_next(
    canvas: Canvas, waiting: list[Space], left: float, right: float, y: float, locale: Locale
) -> None:
    """The figures of the next space; where they have no room side by side, how many, and one of them."""
    middle = (left + right) / 2
    if not waiting:
        canvas.centre(icon("common/check", 26), middle, y)
        return
    letters = waiting[0].wanted
    size = min(30, int((right - left) // len(letters)))
    if size >= 22:
        for index, letter in enumerate(letters):
            shift = (index - (len(letters) - 1) / 2) * size
            canvas.centre(figures.chip(letter, False, size, locale), middle + shift, y)
    elif right - left < 42:
        canvas.centre(figures.chip(letters[0], False, 22, locale), middle, y)
    else:
        canvas.text(left + 2, y, str(len(letters)), COUNT.at(28), INK)
        canvas.put(figures.chip(letters[0], False, 26, locale), left + 19, y - 13)


def _draw_tower(canvas: Canvas, tile: str, front: Face) -> None:
    """A tower that holds no figures: what it is for."""
    tower = TOWERS[tile]
    width, height = canvas.width, canvas.height - 3
    artwork, amount = (of("swap"), str(tower.swap)) if tower.swap else (of("strength"), str(tower.strength))
    tall = height >= TALL and width >= SLIM
    small, size = (34, 40) if tall else (24 if width < WIDE else 26, 28)
    if tall:
        if tower.value:
            canvas.put(badge(front.sort, tower.value, small), 5, 5)
        canvas.centre(icon(of(tower.kind), min(height // 2, width - 50)), width - width * 0.3, height * 0.28)
        _draw_signs(canvas, [artwork], amount, size, width / 2, height * 0.74)
        return
    left = 0
    if tower.value:
        canvas.put(badge(front.sort, tower.value, small), 3, height / 2 - small / 2)
        left = small + 3
    pictures = [of(tower.kind), artwork] if width >= WIDE else [artwork] if width - left >= 52 else []
    _draw_signs(canvas, pictures, amount, size, (left + width) / 2, height / 2)


def _draw_signs(canvas: Canvas, artworks: list[str], amount: str, size: int, x: float, y: float) -> None:
    """Icons and a number around a point."""
    style = COUNT.at(max(24, size - 6))
    left = x - (len(artworks) * (size + 1) + fonts.width(amount, style)) / 2
    for artwork in artworks:
        canvas.centre(icon(artwork, size), left + size / 2, y)
        left += size + 1
    canvas.text(left, y, amount, style, INK)
