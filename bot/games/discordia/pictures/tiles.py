"""Tiles, and what stands on them."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from bot.games.discordia.components import BACKS, CITY_TILES, FRONTS, TOWERS, Face
from bot.i18n.fluent import Locale
from bot.pictures import fonts
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import COUNT, Style
from bot.pictures.sprites import icon, kept
from bot.pictures.theme import INK, IVORY, RED, YELLOW, Colour, rgb

from . import figures
from .artworks import of
from .figures import Space, shade


@dataclass(frozen=True, slots=True)
class Look:
    """How a sort of tile looks: its face, and the badge with its value."""

    face: Colour
    badge: Colour
    figure: Colour


LOOKS = {
    "ship": Look(rgb("#CBDEEE"), figures.DEEP_BLUE, IVORY),
    "barracks": Look(rgb("#EFCABC"), RED, IVORY),
    "market": Look(rgb("#EFEAE0"), rgb("#6E6964"), IVORY),
    "farm": Look(rgb("#F8E6AE"), YELLOW, INK),
    "military": Look(rgb("#EFCABC"), RED, IVORY),
    "trade": Look(rgb("#EFEAE0"), rgb("#6E6964"), IVORY),
}
"""The look of each sort, and of towers. What is grey fits every die."""

SLAB, STRIP, ROOMY_STRIP = 5, 32, 42
"""Height of the darker edge at the foot of a tile, and of the back of a ship that is printed above it."""

ROOMY = 140
"""From this height on the back of a ship has large discs too."""

HEAD, LOW_HEAD = 52, 44
"""Height of the value, the sort and the label above the discs; on a low ship, whose back takes room."""

BONUS = 44
"""Size of what placing a tile brings."""

TOWER_WIDTH, TOWER_HEIGHT = 96, 67


@kept
def badge(sort: str, value: int, size: int) -> Image.Image:
    """The value of a tile, on the colour of the die that it wants."""
    look = LOOKS[sort]
    plate = Canvas(size, size, INK)
    plate.rectangle(2, 2, size - 4, size - 4, look.badge, max(3, size // 6))
    style = Style(fonts.Face.SANS_BOLD, max(22, round(size * 0.8)))
    plate.text(size / 2, size / 2, str(value), style, look.figure, "middle")
    return plate.rounded(max(4, size // 5))


def face(canvas: Canvas, width: int, height: int, sort: str, slab: int, radius: int = 7) -> None:
    """The ground of a tile that fills the canvas, with its darker slab below."""
    colour = LOOKS[sort].face
    canvas.rectangle(0, 0, width, height, shade(colour), radius)
    canvas.rectangle(0, 0, width, height - slab, colour, radius)


@kept
def printed(tile: str, width: int, height: int, locale: Locale) -> Image.Image:
    """A city tile as it lies on the board; the label of its place belongs into its upper right corner."""
    kind = CITY_TILES[tile]
    canvas = Canvas(width, height, INK)
    face(canvas, width, height, kind.front.sort, SLAB)
    strip = (ROOMY_STRIP if height >= ROOMY else STRIP) if kind.back else 0
    body = height - SLAB - strip
    spaces = figures.spaces(kind.front.spaces)
    beside = BONUS + 4 if kind.bonus else 0
    head = LOW_HEAD if kind.back and height < ROOMY else HEAD
    rows, size = figures.arranged(spaces, width - 8 - beside, body - head)
    foot = max(len(rows) * (size + figures.BETWEEN) + 2, (body - head) * 0.8)
    canvas.put(badge(kind.front.sort, kind.front.value or 0, head - 8), 6, 6)
    canvas.centre(icon(of(kind.front.sort), min(72, round(body - foot))), width * 0.49, 3 + (body - foot) / 2)
    if kind.bonus:
        canvas.centre(icon(of(kind.bonus.kind), BONUS), width - BONUS / 2 - 4, body - foot / 2)
    figures.draw_lines(canvas, (width - beside) / 2, body - foot / 2, rows, size, locale)
    if kind.back:
        _draw_back(canvas, kind.back, width, height, strip, locale)
    return canvas.rounded(7)


def _draw_back(canvas: Canvas, back: Face, width: int, height: int, strip: int, locale: Locale) -> None:
    """The market stall on the back of a ship, as a strip at its foot."""
    top, size = height - SLAB - strip, strip - 8
    middle = top + strip / 2 - 1.5
    canvas.rectangle(4, top, width - 8, strip - 3, LOOKS["market"].face, 5)
    canvas.centre(icon(of("market"), strip - 5), 6 + (strip - 5) / 2, middle)
    spaces = figures.spaces(back.spaces)
    size = min(size, figures.fitting([spaces], width - strip - 20))
    figures.draw_line(canvas, strip + 12 + figures.width(spaces, size) / 2, middle, spaces, size, locale)


@kept
def offered(tower: str, locale: Locale, width: int = TOWER_WIDTH, height: int = TOWER_HEIGHT) -> Image.Image:
    """A tower on offer: value, what it is for, what it gives when it is built."""
    kind = TOWERS[tower]
    canvas = Canvas(width, height, INK)
    face(canvas, width, height, kind.kind, 4, 6)
    size, sign = round(height * 0.42), round(height * 0.45)
    if kind.value:
        canvas.put(badge(kind.kind, kind.value, size), 4, 4)
    signs = [of(kind.bonus.kind)] if kind.bonus and kind.kind == "military" else []
    if not signs or not kind.value or width >= TOWER_WIDTH - 6:
        signs.append(of(kind.kind))
    for index, artwork in enumerate(signs):
        canvas.centre(icon(artwork, sign), width - 3 - sign * (index + 0.5), 4 + sign / 2)
    middle, foot = width / 2, height - 5 - size / 2
    if kind.spaces:
        spaces = figures.spaces(kind.spaces)
        size = min(size, figures.fitting([spaces], width - 6))
        figures.draw_line(canvas, middle, foot, spaces, size, locale)
    elif kind.swap:
        _sign(canvas, middle, foot, of("swap"), kind.swap, sign)
    else:
        _sign(canvas, middle, foot, of("strength"), kind.strength, sign)
    return canvas.rounded(6)


def _sign(canvas: Canvas, x: float, y: float, artwork: str, amount: int, size: int) -> None:
    """An icon and a number around a point."""
    style = COUNT.at(max(26, size))
    wide = size + 5 + fonts.width(str(amount), style)
    canvas.centre(icon(artwork, size + 2), x - wide / 2 + size / 2, y)
    canvas.text(x - wide / 2 + size + 5, y, str(amount), style, INK)


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
