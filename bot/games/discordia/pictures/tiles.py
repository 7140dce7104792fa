"""City tiles and towers as they lie on the board, with all that is printed on them."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from bot.games.discordia.components import CITY_TILES, TOWERS, Face
from bot.i18n.fluent import Locale
from bot.pictures import fonts
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import COUNT, Style
from bot.pictures.sprites import icon, kept
from bot.pictures.theme import INK, IVORY, RED, YELLOW, rgb
from bot.pictures.theme import Colour as Paint

from . import figures
from .artworks import of
from .figures import shade


@dataclass(frozen=True, slots=True)
class Look:
    """How a sort of tile looks: its face, and the badge with its value."""

    face: Paint
    badge: Paint
    figure: Paint


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
