"""City tiles and towers as they lie on the board, with all that is printed on them."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from bot.games.discordia.components import CITY_TILES, TOWERS, Face
from bot.pictures import fonts
from bot.pictures.artwork import icon
from bot.pictures.cache import kept
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import COUNT, PLACE_ON_TILE, Style
from bot.pictures.palette import INK, IVORY, RED, YELLOW, Colour, rgb

from . import figures
from .artworks import of
from .figures import shade


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

SLAB, STRIP = 5, 32
"""Height of the darker edge at the foot of a tile, and of the back of a ship that is printed above it."""

CHIP, ROOMY = 26, 140
"""Size of the discs on a tile; larger from this height on."""

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
def printed(tile: str, label: str, width: int, height: int) -> Image.Image:
    """A city tile as it lies on the board, with the label of its place."""
    kind = CITY_TILES[tile]
    canvas = Canvas(width, height, INK)
    face(canvas, width, height, kind.front.sort, SLAB)
    body = height - SLAB - (STRIP if kind.back else 0)
    spaces = figures.spaces(kind.front.spaces)
    beside = BONUS + 4 if kind.bonus and kind.back else 0
    size = min(CHIP if height < ROOMY else CHIP + 8, figures.fitting([spaces], width - 10 - beside))
    foot = size + 14
    picture = min(60 if kind.bonus else 72, body - foot)
    canvas.put(badge(kind.front.sort, kind.front.value or 0, 42), 8, 8)
    canvas.centre(icon(of(kind.front.sort), picture), width / 2, 3 + (body - foot) / 2)
    if label:
        canvas.text(width - 9, 22, label, PLACE_ON_TILE.at(25), INK, "right")
    if kind.bonus:
        y = body - BONUS / 2 - 3 if kind.back else max(58, body - foot - BONUS / 2)
        canvas.centre(icon(of(kind.bonus.kind), BONUS), width - BONUS / 2 - 6, y)
    figures.draw_line(canvas, (width - beside) / 2, body - foot / 2, spaces, size)
    if kind.back:
        _draw_back(canvas, kind.back, width, height)
    return canvas.rounded(7)


def _draw_back(canvas: Canvas, back: Face, width: int, height: int) -> None:
    """The market stall on the back of a ship, as a strip at its foot."""
    top = height - SLAB - STRIP
    canvas.rectangle(4, top, width - 8, STRIP - 3, LOOKS["market"].face, 5)
    canvas.centre(icon(of("market"), 27), 22, top + STRIP / 2 - 2)
    spaces = figures.spaces(back.spaces)
    figures.draw_line(canvas, 44 + figures.width(spaces, 22) / 2, top + STRIP / 2 - 1.5, spaces, 22)


@kept
def offered(tower: str, width: int = TOWER_WIDTH, height: int = TOWER_HEIGHT) -> Image.Image:
    """A tower on offer: value, what it is for, what it gives when it is built."""
    kind = TOWERS[tower]
    canvas = Canvas(width, height, INK)
    face(canvas, width, height, kind.kind, 4, 6)
    if kind.value:
        canvas.put(badge(kind.kind, kind.value, 28), 4, 4)
    signs = [of(kind.bonus.kind)] if kind.bonus and kind.kind == "military" else []
    if not signs or not kind.value or width >= TOWER_WIDTH - 6:
        signs.append(of(kind.kind))
    for index, sign in enumerate(signs):
        canvas.centre(icon(sign, 30), width - 18 - index * 29, 19)
    middle, foot = width / 2, height - 19
    if kind.spaces:
        figures.draw_line(canvas, middle, foot, figures.spaces(kind.spaces), 22)
    elif kind.swap:
        _sign(canvas, middle, foot, of("swap"), kind.swap)
    else:
        _sign(canvas, middle, foot, of("strength"), kind.strength)
    return canvas.rounded(6)


def _sign(canvas: Canvas, x: float, y: float, artwork: str, amount: int) -> None:
    """An icon and a number around a point."""
    style = COUNT.at(26)
    wide = 32 + 6 + fonts.width(str(amount), style)
    canvas.centre(icon(artwork, 32), x - wide / 2 + 16, y)
    canvas.text(x - wide / 2 + 38, y, str(amount), style, INK)
