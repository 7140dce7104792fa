"""Pieces of the seats: marks, tokens, pawns, dice, and the tab that tells whose a tile is."""

from __future__ import annotations

from PIL import Image

from .artwork import LEAST_OUTLINE, OUTLINE, icon, paint, render
from .cache import kept
from .canvas import SMOOTHING, WEST, Canvas
from .palette import INK, Colour, code
from .seats import Seat

_DIE = 2
"""Dice are drawn this many times larger: their artwork has smooth edges of its own."""
_PIP_SIZE = 21
_LEFT, _MIDDLE, _RIGHT = 28, 50, 72
_DIAGONAL = ((_LEFT, _LEFT), (_RIGHT, _RIGHT))
_CENTRE = ((_MIDDLE, _MIDDLE),)
_SQUARE = (*_DIAGONAL, (_LEFT, _RIGHT), (_RIGHT, _LEFT))
_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: _CENTRE,
    2: _DIAGONAL,
    3: (*_DIAGONAL, *_CENTRE),
    4: _SQUARE,
    5: (*_SQUARE, *_CENTRE),
    6: (*_SQUARE, (_LEFT, _MIDDLE), (_RIGHT, _MIDDLE)),
}


def mark(seat: Seat, size: int) -> Image.Image:
    """The seat's bare shape, for a ground in the seat's colour."""
    return icon(f"common/mark_{seat.shape}", size, (("seat-ink", seat.mark),))


def token(seat: Seat, size: int) -> Image.Image:
    """The seat's shape in its colour, with rim and outline."""
    return icon(f"common/token_{seat.shape}", size, paint(seat))


def pawn(seat: Seat, size: int) -> Image.Image:
    """The seat's pawn, its shape on the chest."""
    return icon(f"common/pawn_{seat.shape}", size, paint(seat))


def die(seat: Seat, value: int, size: int) -> Image.Image:
    """A die of the seat showing 1 to 6, with pips in the seat's shape."""
    return coloured_die(seat.colour, seat.rim, seat.mark, seat.shape, value, size)


@kept
def coloured_die(colour: Colour, rim: Colour, pip: Colour, shape: str, value: int, size: int) -> Image.Image:
    """A die of any colour; 0 leaves it blank."""
    large, image = size * _DIE, _blank(colour, rim, size).copy()
    if value:
        dot = icon(f"common/mark_{shape}", round(large * _PIP_SIZE / 100), (("seat-ink", pip),))
        for x, y in _PIPS[value]:
            corner = round(large * x / 100 - dot.width / 2), round(large * y / 100 - dot.height / 2)
            image.alpha_composite(dot, corner)
    return reduced(image, _DIE)


@kept
def _blank(colour: Colour, rim: Colour, size: int) -> Image.Image:
    """A die without pips, as large as it is drawn before it is reduced."""
    large = size * _DIE
    outline = max(OUTLINE, 2 * LEAST_OUTLINE * 100 / size)
    sheet = (
        f".seat{{fill:{code(colour)}}}.seat-rim{{fill:{code(rim)}}}"
        f'[stroke-width="{OUTLINE}"]{{stroke-width:{outline:.2f}}}'
    )
    return render("common/die", large, large, sheet)


@kept
def tab(seat: Seat, width: int, height: int) -> Image.Image:
    """The owner's tab at the foot of a tile: seat's colour, shape, rim."""
    canvas = Canvas(width, height, INK)
    canvas.rectangle(1, 1, width - 2, height - 2, seat.rim, 8)
    canvas.rectangle(3, 3, width - 6, height - 6, seat.colour, 6)
    canvas.centre(mark(seat, height - 10), width / 2, height / 2)
    return canvas.rounded(9)


def block(
    canvas: Canvas, seat: Seat, x: float, y: float, width: float, height: float, radius: int = 10
) -> None:
    """A block of the seat's colour with its shape, rounded at the left: the head of a plaque or panel."""
    canvas.rectangle(x, y, width, height, seat.colour, 10, WEST)
    canvas.centre(mark(seat, round(min(width, height) * 0.68)), x + width / 2, y + height / 2)


def reduced(image: Image.Image, times: int = SMOOTHING) -> Image.Image:
    """A sprite drawn so many times larger at its size, its edges free of fringes."""
    return image.convert("RGBa").reduce(times).convert("RGBA")
